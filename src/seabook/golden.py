"""Golden games: a whole game kept as notation, replayed to the same scores, told with remarks.

``playbook/<game>/golden.toml`` holds the decisions and the hand-written remarks; the words of
each event come from the engine, so that the telling and the rules cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Any

import attrs

from seabook.engine import Action, Complaint, Event, Refused, Table
from seabook.games import game
from seabook.playbook import PlaybookError, read
from seabook.words import Text, both, bracketed, say


@attrs.frozen
class Remark:
    """What is worth noticing after ``after`` decisions, and the rules that it is about."""

    after: int
    rules: tuple[str, ...]
    zh_Hant: str
    en: str

    @property
    def text(self) -> Text:
        """The remark in both languages, with its rules."""
        return Text(self.zh_Hant, self.en) + bracketed(self.rules)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


@attrs.frozen
class Step:
    """One decision of a told game: what was chosen, what the rules did, what to notice.

    ``rules`` are those that allowed it and those at work in its events.
    """

    number: int
    round: int
    action: Action
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    remarks: tuple[Remark, ...]

    @property
    def title(self) -> Text:
        """The number of the decision and the choice in words."""
        return both(lambda lang: f"{self.number}. {self.action.text.pick(lang)}")

    @property
    def text(self) -> Text:
        """The step as plain text, an event or remark a line."""
        lines = [self.title]
        lines += (_marked("·", each.text) for each in self.events)
        lines += (_marked("»", each.text) for each in self.remarks)
        return _joined(lines)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        events = "".join(f"<li>{each.text.html()}</li>" for each in self.events)
        return (
            f'<section class="sb-step" data-step="{self.number}">{self.title.html("h4")}'
            f"<ul>{events}</ul>{_asides(self.remarks)}</section>"
        )


@attrs.frozen
class Golden:
    """A whole game as its file has it; ``component_set`` names the values it is played with."""

    game: str
    title: Text
    players: int
    seed: int
    component_set: str
    scores: tuple[int, ...]
    decisions: tuple[str, ...]
    remark: tuple[Remark, ...]
    options: dict[str, str] = attrs.field(factory=dict)

    def remarks(self, after: int) -> tuple[Remark, ...]:
        """The remarks to show after so many decisions; those after 0 come before the first."""
        return tuple(each for each in self.remark if each.after == after)

    def set_up(self) -> tuple[Event, ...]:
        """What is in the box and what lies where before the first decision."""
        table = self._opened()
        return tuple(table.game.opening(table.state))

    def table(self) -> Table[Any]:
        """The game replayed to its end; :class:`PlaybookError` if it does not go as written."""
        table = self._opened()
        for n, line in enumerate(self.decisions, 1):
            try:
                table.play(line)
            except Refused as why:
                raise self._broken(f"decision {n}, “{line}”: {why.verdict.text.en}") from None
            except Complaint as why:
                raise self._broken(f"decision {n}, “{line}”: {why.text.en}") from None
        if not table.over:
            raise self._broken(f"after {len(self.decisions)} decisions the game is not over")
        if table.scores() != self.scores:
            raise self._broken(f"the scores are {table.scores()}, the file says {self.scores}")
        if late := [each.after for each in self.remark if not 0 <= each.after <= len(table.history)]:
            raise self._broken(f"remarks after {late}, but there are {len(table.history)} decisions")
        return table

    def told(self) -> Iterator[Step]:
        """The game decision by decision, each with its events and remarks."""
        table = self.table()
        rules = table.game
        for n, (before, action, events) in enumerate(map(_parts, table.history), 1):
            at_work = (*rules.grants(before, action), *(each.rule for each in events))
            number = rules.value(before, "round")
            unique = tuple(dict.fromkeys(at_work))
            yield Step(n, number, action, events, unique, self.remarks(n))

    def sheets(self) -> tuple[tuple[Any, ...], ...]:
        """The lines of each seat's final score: each has rule, glory and text."""
        table = self.table()
        seats = range(self.players)
        return tuple(tuple(table.game.score_sheet(table.state, seat)) for seat in seats)
