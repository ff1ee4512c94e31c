"""The why-panel: choose a thing on the board and learn whether you may, and why or why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from seabook.engine import Action, Complaint, Event, SeatTable, Verdict
from seabook.engine.table import Table
from seabook.markup import fragment, listing, tag
from seabook.reference.rulecard import rule
from seabook.widgets.board import TableBoard
from seabook.widgets.pad import Pad, button, row
from seabook.widgets.panel import Answer, Panel
from seabook.widgets.scores import compared
from seabook.widgets.style import page
from seabook.words import Text, listed, say

_ON_BOARD = ("ship", "occupy", "attack", "draw")


class WhyPanel(Panel):
    """A board with its answers: choose a city, a shipping track or a deck.

    The verdict stands above, with the rules that it cites; what is legal can be played, undone
    and redone. "Try ahead" goes on on a branch, for all seats, until "return" drops it: the table
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
        self.board = TableBoard(table, self.seat.i)
        self.result = Pad()
        self.controls = Pad(self._pressed)
        self.card = Pad()
        super().__init__(self.result, self.controls, self.card, self.board, kind="sb-why")
        self.board.on_activate(self._chosen)
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
        self.board.marks = {chosen: "yes" if self.verdict.legal else "no"}
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
        self.card.html = compared(self._tried(), self.table, i)

    def come_back(self) -> None:
        """Drop the branch."""
        table = self._tried()
        self.kept, self._begun = None, 0
        self._turn_to(table)
        self._moved(say("ahead.over"))

    def show_rule(self, rule_id: str) -> None:
        """Open the card of a rule."""
        self.card.html = rule(rule_id)._repr_html_()

    # --- inside

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
        self.board.marks = {}
        self.board.selected = ""
        self._refresh()

    def _tell(self, html: Markup) -> None:
        self.result.status = html
        self.card.html = ""

    def _refresh(self) -> None:
        self.board.redraw()
        rows = [self._play_row(), self._rule_row(), self._other_row(), self._step_row()]
        self.controls.html = fragment(*rows)

    def _play_row(self) -> Markup:
        ways = self._ways()
        if len(ways) < 2:
            return row(button("play:0", say("panel.play"), enabled=bool(ways)))
        return row(
            say("panel.play-by"),
            *(
                button(f"play:{i}", listed([step.phrase for step in way]))
                for i, way in enumerate(ways)
            ),
        )

    def _rule_row(self) -> Markup:
        if not self._rules:
            return fragment()
        names = (button(f"rule:{each}", Text(each, each), kind="sb-rule") for each in self._rules)
        return row(say("panel.rules"), *names)

    def _other_row(self) -> Markup:
        """What may be done now and does not stand on the board."""
        chosen = self.verdict.action.notation if self.verdict else ""
        others = [
            button(f"ask:{a.notation}", a.text, pressed=a.notation == chosen, kind="sb-choice")
            for a in self._place.actions()
            if a.kind.code not in _ON_BOARD or a.seat != self.seat
        ]
        return row(say("panel.now"), *others) if others else fragment()

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
            "play": lambda way: self.play(int(way)),
            "rule": self.show_rule,
            "ask": self.ask,
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "ahead": lambda _: self.try_ahead(),
            "compare": lambda _: self.compare(),
            "back": lambda _: self.come_back(),
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


class WhatIf(WhyPanel):
    """A why-panel that only ever plays on a branch; "return" begins a new one.

    >>> import seabook
    >>> table = seabook.game("endeavor").table(players=3, seed=7)
    >>> panel = WhatIf(table, "blue")
    >>> _ = panel.ask(table.actions()[0].notation), panel.play()
    >>> len(panel.table.history), len(table.history)
    (1, 0)
    >>> panel.close()
    """

    def __init__(self, table: Table[Any], seat: str = "red") -> None:
        super().__init__(table, seat)
        self.try_ahead()

    def come_back(self) -> None:
        """Drop the branch, and begin another."""
        super().come_back()
        self.try_ahead()
