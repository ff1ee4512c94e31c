"""A free table: you play one seat, bots play the others and say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from seabook import bots
from seabook.bots import Choice
from seabook.engine import Complaint, Event, SeatTable
from seabook.engine.table import Table
from seabook.games import game, load, names
from seabook.markup import fragment, listing, tag
from seabook.reference import topics
from seabook.widgets import screen
from seabook.widgets.pad import Pad, button, row
from seabook.widgets.panel import Answer
from seabook.widgets.scores import ScoreSheet
from seabook.widgets.why import WhyPanel
from seabook.words import say


class FreeTable(WhyPanel):
    """A whole game against bots, with everything that a why-panel has.

    Bots answer as soon as a decision is theirs, and ``told`` tells why; ``undo`` goes back to
    your own last decision. ``sheet`` is the score as it stands, ``keeping`` saves and loads.
    ``options`` are the game's; ``code`` names it.

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
        # Where a teacher leaves the topic out, a free table is dealt without its pieces.
        chosen = {**topics.options(code or names()[0]), **options}
        table = game(code or names()[0]).table(players=players, seed=seed, **chosen)
        table.seat(me)  # a wrong one is told now
        bots.bot(bot, table.game)  # an unknown one is told now
        self.bot = bot
        self.seed = seed
        self.told = Pad()
        self.sheet = ScoreSheet(table)
        self.keeping = Pad(self._pressed)
        super().__init__(table, me)
        self.keeping.html = _keeping("")
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
            while (action := self.table.undo()).seat is not self.seat:
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

    def save(self) -> str:
        """The game as JSON, shown to be copied."""
        text = (self.kept or self.table).save()
        self.keeping.html = _keeping(text, self.table.game.code, self.table.game.hides)
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

    def _undoable(self) -> bool:
        if self.kept is not None:
            return super()._undoable()
        return any(step.action.seat is self.seat for step in self.table.history)

    def _turn_to(self, table: Table[Any]) -> None:
        super()._turn_to(table)
        self.sheet.table = table

    def _refresh(self) -> None:
        super()._refresh()
        self.sheet.refresh()

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
            if self.table.over:
                told.append(events[-1].text.html("p"))
        if told:
            self.told.status = tag("section", say("free.log").html("h4"), *told, class_="sb-log")
        self._refresh()

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
        """The seat of a bot that has to decide now, before anything is yours."""
        seats = [decision.seat for decision in self.table.game.waits_for(self.table.state)]
        return seats[0] if seats and self.seat.i not in seats else None

    def _answers(self) -> Mapping[str, Answer]:
        return {**super()._answers(), "save": lambda _: self.save(), "load": self.load}

    def __repr__(self) -> str:
        return f"<free table of {self.table!r} for {self.seat.code}>"


def _keeping(text: str, code: str = "", secrets: bool = False) -> Markup:
    """Save and load: a field for the text, and a link that keeps it as a file; a save with secrets
    says so."""
    link = fragment()
    if text:
        address = f"data:application/json;charset=utf-8,{quote(text)}"
        link = tag("a", say("free.download"), download=f"seabook-{code}.json", href=address)
    field = tag("textarea", text, name="save", rows=6, spellcheck="false", lang="zxx")
    return tag(
        "details",
        tag("summary", say("free.keeping")),
        row(button("save", say("free.save")), button("load", say("free.load"), take="save"), link),
        say("play.saved-secrets").html("p") if secrets else "",
        tag("label", say("free.field"), field),
        open=bool(text),
    )
