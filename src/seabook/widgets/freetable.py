"""A free table: you play one seat, bots play the others and say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from seabook import bots
from seabook.bots import Choice
from seabook.drawing import drawing
from seabook.engine import Complaint, Event, Seat, SeatTable
from seabook.engine.table import Table
from seabook.games import game, load, names
from seabook.markup import listing, tag
from seabook.reference import topics
from seabook.widgets import screen
from seabook.widgets.dealing import cover, ended, keeping
from seabook.widgets.pad import Pad
from seabook.widgets.panel import Answer
from seabook.widgets.scores import ScoreSheet
from seabook.widgets.why import WhyPanel
from seabook.words import say


class FreeTable(WhyPanel):
    """A whole game against bots or between people, with everything that a why-panel has.

    ``me`` are the seats of people, with commas; where there are several, the panel is that of whoever
    has to decide, and where the game hides anything a cover lies between them. Bots answer as soon as
    a decision is theirs, and ``told`` tells why; ``undo`` goes back to your own last decision.
    ``sheet`` is the score as it stands, ``keeping`` saves, loads and deals anew. ``options`` are the
    game's; ``code`` names it.

    >>> free = FreeTable(players=3, seed=7, me="blue")
    >>> free.table.game.decisions(free.table.state)[0].seat
    1
    >>> free.close()
    """

    def __init__(
        self,
        players: int = 3,
        seed: int = 0,
        me: str = "red",
        bot: str = "greedy",
        code: str | None = None,
        **options: str,
    ) -> None:
        self.code, self.options = code or names()[0], options
        table = self._dealt(players, seed)
        self.people = _people(table, me)
        bots.bot(bot, table.game)  # an unknown one is told now
        self.bot = bot
        self.seed = seed
        self.wanted = {"players": str(players), "me": me, "bot": bot}
        self.covered = False
        self.told = Pad()
        self.sheet = ScoreSheet(table)
        self.keeping = Pad(self._pressed)
        super().__init__(table, self.people[0].code)
        self._answer()

    # --- what can be done, from the browser or from Python

    def play(self, way: int = 0) -> tuple[Event, ...]:
        """Play what was asked; then the bots answer."""
        events = super().play(way)
        if events:
            self._answer()
        return events

    def undo(self) -> None:
        """Back to your own last decision, with all that the bots did since."""
        if self.kept is not None:
            super().undo()
            return
        if not self._undoable():
            raise Complaint("complaint.nothing-to-undo")
        if isinstance(place := self._place, SeatTable):
            others = {seat.i for seat in self.table.game.seated(self.table.state)} - {self.seat.i}
            action = place.undo(through=others)
        else:
            while (action := self.table.undo()).seat not in self.people:
                pass
        self.told.status = ""
        self._moved(say("panel.undone", what=action.text))

    def redo(self) -> None:
        """Play your undone decision again; the bots answer as before."""
        super().redo()
        self._answer()

    def come_back(self) -> None:
        """Drop the branch."""
        super().come_back()
        self._answer()

    def deal(self) -> None:
        """Begin another game, as it is set."""
        players, seed = int(self.wanted["players"]), self.seed + 1
        table = self._dealt(players, seed)
        self.people = _people(table, self.wanted["me"])
        self.bot, self.seed, self.kept = self.wanted["bot"], seed, None
        self.seat, self.covered, self.view = self.people[0], False, drawing(self.code).whole
        self._turn_to(table)
        self.told.status = Markup()
        self._moved(say("free.dealt"))
        self._answer()

    def choose(self, what: str, value: str) -> None:
        """Set how many play the next game, whose seats are yours, or who plays the others."""
        self.wanted[what] = value
        seats = [seat.code for seat in self.table.game.seats[: int(self.wanted["players"])]]
        mine = [code for code in self.wanted["me"].split(",") if code in seats]
        self.wanted["me"] = ",".join(mine or seats[:1])
        self._keep("")

    def uncover(self) -> None:
        """Whoever has to decide sits here now: show what they may see."""
        self.covered = False
        self._refresh()

    def save(self) -> str:
        """The game as JSON, shown to be copied."""
        text = (self.kept or self.table).save()
        self._keep(text)
        return text

    def load(self, text: str) -> None:
        """Go on with a saved game; a broken one is told and changes nothing."""
        table = load(text)
        table.seat(self.seat.code)
        self.kept = None
        self._turn_to(table)
        self.told.status = ""
        self._moved(say("free.loaded", n=len(table.history)))
        self._answer()

    # --- inside

    def _areas(self) -> screen.Areas:
        side = [self.result, self.controls, self.told, self.sheet, self.keeping]
        return {**super()._areas(), "side": side}

    def _dealt(self, players: int, seed: int) -> Table[Any]:
        # Where a teacher leaves the topic out, a free table is dealt without its pieces.
        chosen = {**topics.options(self.code), **self.options}
        return game(self.code).table(players=players, seed=seed, **chosen)

    def _keep(self, text: str) -> None:
        self.keeping.html = keeping(self.table, self.wanted, text)

    def _undoable(self) -> bool:
        if self.kept is not None:
            return super()._undoable()
        return any(step.action.seat in self.people for step in self.table.history)

    def _turn_to(self, table: Table[Any]) -> None:
        super()._turn_to(table)
        self.sheet.table = table

    def _refresh(self) -> None:
        super()._refresh()
        self.sheet.refresh()
        self._keep("")
        if self.covered:
            self.aside.html = Markup()
            self.board.seat = None
            self.board.redraw()
            self.card.html = cover(self.seat)

    def _answer(self) -> None:
        """Let the bots play until a decision is yours, or the game is over."""
        if self.kept is not None:
            return
        told = []
        while (seat := self._theirs()) is not None:
            # A bot of its own for each decision: after an undo it answers alike.
            player = bots.bot(self.bot, self.table.game, 1000 * self.seed + len(self.table.history))
            place = self.table.seat(self.table.game.seats[seat].code)
            choice = player.choose(self.table.game, place.imagined, seat)
            again = self.table.undone and self.table.undone[-1] is choice.action
            events = self.table.redo() if again else self.table.play(choice.action)
            told.append(self._line(choice, [event.seen_by(self.seat.i) for event in events]))
        if told:
            self.told.status = tag("section", say("free.log").html("h4"), *told, class_="sb-log")
        if self.table.over:
            self._tell(ended(self.table, self.people))
        else:
            self._sit()
        self._refresh()

    def _sit(self) -> None:
        """The panel is that of whoever has to decide; between two people a cover hides secrets."""
        open_ = {each.seat for each in self.table.game.waits_for(self.table.state)}
        mine = (each.action.seat for each in reversed(self.table.history))
        if self.seat.i in open_ and next((s for s in mine if s in self.people), None) != self.seat:
            return  # the last to act was another
        at = self.people.index(self.seat)
        # Where all act at once, people at one computer take turns.
        turn = [
            seat for seat in (*self.people[at + 1 :], *self.people[: at + 1]) if seat.i in open_
        ]
        if not turn or turn[0] is self.seat:
            return
        self.seat = turn[0]
        self.covered = self.table.game.seats_hide
        if self.covered:
            self._tell(Markup())

    def _line(self, choice: Choice, events: list[Event]) -> Markup:
        """What a bot did and why; what followed by the rules folds away.

        What was decided under seal is not told; nor, where a decision can hide anything, the reason.
        """
        kind, who = choice.action.kind, choice.action.seat
        said = say("seen.sealed", who=who) if kind.sealed else choice.action.text
        told = said.html("p")
        if not self.table.game.seats_hide:
            told += tag("div", choice.why.html("p"), class_="sb-aside")
        head = tag("summary", say("free.events", n=len(events)))
        return told + tag("details", head, listing(event.text for event in events))

    def _theirs(self) -> int | None:
        """The seat of a bot that has to decide now: before anything is yours, or in its turn where all
        act at once and you have just acted."""
        seats = [decision.seat for decision in self.table.game.waits_for(self.table.state)]
        yours = [seat.i for seat in self.people if seat.i in seats]
        if not yours:
            return seats[0] if seats else None
        since = set[int]()
        for step in reversed(self.table.history):
            if step.action.seat.i == yours[-1]:
                paced = not (step.action.kind.free or step.action.kind.sealed)
                return next((i for i in seats if paced and i not in {*yours, *since}), None)
            since.add(step.action.seat.i)
        return None

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "save": lambda _: self.save(),
            "load": self.load,
            "deal": lambda _: self.deal(),
            "set": lambda given: self.choose(*given.split("=", 1)),
            "uncover": lambda _: self.uncover(),
        }

    def __repr__(self) -> str:
        return f"<free table of {self.table!r} for {self.seat.code}>"


def _people(table: Table[Any], me: str) -> tuple[Seat, ...]:
    """The seats of people; a wrong one is told."""
    return tuple(table.seat(code.strip()).seat for code in me.split(","))
