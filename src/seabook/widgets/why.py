"""The why-panel: choose a thing on the board and learn whether you may, and why or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from seabook import words
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Event, SeatTable, Verdict
from seabook.engine.table import Table
from seabook.markup import fragment, listing, tag
from seabook.widgets import screen
from seabook.widgets.askhere import ask_card
from seabook.widgets.board import TableBoard, in_sight
from seabook.widgets.pad import Pad, button, row
from seabook.widgets.panel import Answer
from seabook.widgets.scores import compared
from seabook.widgets.style import page
from seabook.words import Text, listed, say


class WhyPanel(screen.Screen):
    """A board with its answers: choose a city, a shipping track or a deck.

    The verdict stands beside it, with the rules that it cites; what may be done now is lit, and can be
    played, undone and redone. "Try ahead" goes on on a branch, for all seats, until "return" drops it: the table
    itself stays as it was. Where a game hides anything, the panel asks, plays and reads as its own
    seat, and the branch begins in a position that this seat imagines. ``result``, ``controls``,
    ``card`` and ``board`` are its parts.

    >>> import seabook
    >>> panel = WhyPanel(seabook.game("endeavor").table(players=3, seed=7))
    >>> panel.ask("occupy NA1").legal
    False
    >>> panel.close()
    """

    def __init__(self, table: Table[Any], seat: str = "red") -> None:
        self.table = table
        self.kept: Table[Any] | None = None  # the table itself, while a branch is tried
        self._begun = 0  # decisions that the branch began with
        self.seat = table.seat(seat).seat
        self.verdict: Verdict | None = None
        self._rules: tuple[str, ...] = ()
        self.view: Sequence[str] = drawing(table.game.code).whole
        self.board = TableBoard(table, self.seat.i)
        self.head, self.aside = Pad(self._pressed), Pad()
        self.result = Pad(self._pressed)
        self.controls = Pad(self._pressed)
        super().__init__(self._areas())
        self.add_class("sb-why")
        self.board.on_activate(self._chosen)
        self.follow(words.on_switch, lambda _: self._refresh())
        self._tell(say("panel.hint", who=self.seat).html("p"))
        self._refresh()

    # --- what can be done, from the browser or from Python

    def ask(self, wanted: str) -> Verdict:
        """Show the verdict on an action: with its seat, or without one for the panel's seat."""
        text = wanted if ":" in wanted else f"{self.seat.code}: {wanted}"
        self.verdict = self._place.check(text)
        self._rules = self.verdict.rules
        self._tell(self.verdict._repr_html_())
        chosen = text.partition(": ")[2]
        self.board.selected = chosen
        self._refresh()
        return self.verdict

    def play(self, way: int = 0) -> tuple[Event, ...]:
        """Play what was asked, by one of its ways; refused, it leaves the table as it was."""
        if self.verdict is None:
            return ()
        steps = self._ways()[way] if self.verdict.legal else (self.verdict.action,)
        trial = self._branch()
        for step in steps:
            trial.play(step)
        events = tuple(event for step in steps for event in self._place.play(step))
        self._moved(say("panel.played", what=listed([s.text for s in steps[-1:]])), events)
        return events

    def undo(self) -> None:
        """Take the last decision back."""
        self._moved(say("panel.undone", what=self._place.undo().text))

    def redo(self) -> None:
        """Play again what was taken back last."""
        events = self.table.redo()
        self._moved(say("panel.redone", what=self.table.history[-1].action.text), events)

    def try_ahead(self) -> None:
        """Go on on a branch; the table itself stays as it is."""
        if self.kept is None:
            branch = self._branch()
            self.kept, self._begun = self.table, len(branch.history)
            self._turn_to(branch)
            self._moved(say("ahead.begun"))

    def compare(self) -> None:
        """Show the score line by line, on the table itself and on the branch."""
        before, after = self._tried().scores(), self.table.scores()
        i = self.seat.i
        self._tell(say("ahead.now", who=self.seat, before=before[i], after=after[i]).html("p"))
        self.card.html = screen.card(compared(self._tried(), self.table, i))

    def come_back(self) -> None:
        """Drop the branch."""
        table = self._tried()
        self.kept, self._begun = None, 0
        self._turn_to(table)
        self._moved(say("ahead.over"))

    def question(self, text: str = "") -> None:
        """Ask in words about this position, over the page."""
        self.card.html = ask_card(self.table.seat(self.seat.code), text)

    def look(self, part: str) -> None:
        """Look at a part of the board."""
        self.view = [part]
        self._refresh()

    # --- inside

    def _areas(self) -> screen.Areas:
        """Which part stands where."""
        return {
            "head": [self.head],
            "board": [self.board],
            "aside": [self.aside],
            "side": [self.result, self.controls],
        }

    @property
    def _place(self) -> Table[Any] | SeatTable[Any]:
        """Where the panel asks and plays: the seat's place, if the real table hides anything."""
        hidden = self.table.game.hides and self.kept is None
        return self.table.seat(self.seat.code) if hidden else self.table

    def _branch(self) -> Table[Any]:
        """A table of its own that begins here, as far as the panel may know it."""
        place = self._place
        return place.ahead() if isinstance(place, SeatTable) else place.branch()

    def _tried(self) -> Table[Any]:
        """The table itself, while a branch is tried."""
        if self.kept is None:
            raise Complaint("complaint.not-ahead")
        return self.kept

    def _turn_to(self, table: Table[Any]) -> None:
        self.table = self.board.table = table

    def _ways(self) -> list[tuple[Action, ...]]:
        """The decisions of each way to what was asked."""
        if self.verdict is None or not self.verdict.legal:
            return []
        if not self.verdict.wish:
            return [(self.verdict.action,)]
        return [(*each.way.steps, self.verdict.action) for each in self.verdict.ways if each.legal]

    def _moved(self, what: Text, events: tuple[Event, ...] = ()) -> None:
        self.verdict = None
        self._rules = tuple(dict.fromkeys(event.rule for event in events))
        seen = listing(event.seen_by(self.seat.i).text for event in events)
        self._tell(tag("div", what.html("p"), seen, class_="sb-verdict sb-done"))
        self.board.selected = ""
        self._refresh()

    def _tell(self, html: Markup) -> None:
        self.result.status = html
        self.card.html = Markup()

    def _refresh(self) -> None:
        state, draw = self.table.state, drawing(self.table.game.code)
        board, seen = self.board, in_sight(self.table, self.seat.i)[0]
        board.seat, board.show = self.seat.i, draw.focus(state, self.seat.i, self.view)
        board.marks = self._marks()
        board.redraw()
        title = tag("span", draw.title(seen).html(), class_="sb-lesson")
        self.head.html = screen.head(title, screen.views(draw, board.show), asks=True)
        self.aside.html = draw.aside(seen, self.seat.i)
        rules = screen.rules_row(self._rules)
        rows = [self._play_row(), rules, self._other_row(), self._to_come(), self._step_row()]
        self.controls.html = fragment(*rows)

    def _marks(self) -> Mapping[str, str]:
        """What may be done now, and what was asked."""
        within, place = drawing(self.table.game.code).within, self._place
        own = {
            each.choice for each in place.actions() if each.seat == self.seat and not each.kind.free
        }
        seen = (each for each in self.board.controls if within(self.board.show, each))
        decides = any(
            each.seat == self.seat.i for each in self.table.game.waits_for(self.table.state)
        )
        # The whole turn to a place counts as well, for the seat that is to decide.
        lit = screen.lit(
            [each for each in seen if each in own or (decides and self._leads_to(each))]
        )
        if self.verdict is None:
            return lit
        asked = self.verdict.action.choice
        return lit | {asked: "yes" if self.verdict.legal else "no"}

    def _leads_to(self, place: str) -> bool:
        """Whether the whole turn of the panel's seat may lead to a place."""
        action = self.table.action(f"{self.seat.code}: {place}")
        return action.kind.led_to and self._place.check(action).legal

    def _play_row(self) -> Markup:
        ways = self._ways()
        if len(ways) < 2:
            kind = screen.NEXT if ways else ""
            return row(button("play:0", say("panel.play"), enabled=bool(ways), kind=kind))
        return row(
            say("panel.play-by"),
            *(
                button(f"play:{i}", listed([step.phrase for step in way]))
                for i, way in enumerate(ways)
            ),
        )

    def _other_row(self) -> Markup:
        """What may be done now and does not stand on the board."""
        chosen = self.verdict.action.notation if self.verdict else ""
        drawn = {*self.board.controls}
        others = [
            button(f"ask:{a.notation}", a.text, pressed=a.notation == chosen, kind="sb-choice")
            for a in self._place.actions()
            if a.choice not in drawn or a.seat != self.seat
        ]
        return row(say("panel.now"), *others) if others else fragment()

    def _to_come(self) -> Markup:
        """What follows for the seat from what it knows, folded away."""
        told = self.table.seat(self.seat.code).forecast()
        if not told:
            return Markup()
        head = tag("summary", say("ahead.forecast"))
        return tag("details", head, listing(each.text for each in told))

    def _undoable(self) -> bool:
        """Whether something is left to take back; on a branch, only what was tried."""
        return len(self.table.history) > self._begun

    def _step_row(self) -> Markup:
        steps = [
            button("undo", say("panel.undo"), enabled=self._undoable()),
            button("redo", say("panel.redo"), enabled=bool(self.table.undone)),
        ]
        if self.kept is None:
            steps.append(button("ahead", say("ahead.try"), enabled=not self.table.over))
            return row(*steps)
        steps += [button("compare", say("ahead.compare")), button("back", say("ahead.return"))]
        return tag("div", say("ahead.note").html("p"), row(*steps), class_="sb-ahead")

    def _chosen(self, data_id: str) -> None:
        self._guarded(lambda: self.ask(data_id))

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "play": lambda way: self.play(int(way)),
            "question": self.question,
            "words": self.question,
            "ask": self.ask,
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "ahead": lambda _: self.try_ahead(),
            "compare": lambda _: self.compare(),
            "back": lambda _: self.come_back(),
            "show": self.look,
        }

    def _wrong(self, told: Markup) -> None:
        self._tell(told)

    def __repr__(self) -> str:
        return f"<why-panel of {self.table!r} for {self.seat.code}>"

    def saved(self) -> Mapping[str, str]:
        """The board, and the answer that is shown."""
        said = self.verdict.text if self.verdict else say("panel.hint", who=self.seat)
        return {
            "text/plain": f"{self.board.told()}\n{said.show('both')}",
            "text/html": page(self.result.status),
            "image/svg+xml": self.board.still(),
        }
