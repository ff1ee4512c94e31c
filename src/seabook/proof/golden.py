"""Golden games: a whole game replayed to the same scores, told with hand-written remarks.

``playbook/<game>/golden.toml`` holds decisions and remarks; the words of events are the engine's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import attrs
from markupsafe import Markup

from seabook.engine import Action, Complaint, Event, Game, Position, Refused, Table
from seabook.games import game_with
from seabook.markup import listing, tag
from seabook.playbook import PlaybookError, read
from seabook.words import Text, both, bracketed


@attrs.frozen
class Remark:
    """What to notice after ``after`` decisions (0: before the first), and the rules concerned."""

    after: int
    rules: tuple[str, ...]
    zh_Hant: str
    en: str

    @property
    def text(self) -> Text:
        """The remark in both languages, with its rules."""
        return Text(self.zh_Hant, self.en) + bracketed(self.rules)


@attrs.frozen
class Step:
    """One decision; ``rules`` are those that allowed it and those at work in its events."""

    number: int
    round: int
    action: Action
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    remarks: tuple[Remark, ...]

    @property
    def title(self) -> Text:
        """The number of the decision and the choice in words."""
        return Text(f"{self.number}. ", f"{self.number}. ") + self.action.text

    @property
    def text(self) -> Text:
        """The step in both languages, each event and remark on a line of its own."""
        return _lines(self.title, self.events, self.remarks)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> Markup:
        events = listing(event.text for event in self.events)
        remarks = (remark.text.html("aside") for remark in self.remarks)
        head = self.title.html("h4")
        return tag("section", head, events, *remarks, class_="sb-step", data_step=self.number)


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
        """The remarks to show after so many decisions."""
        return tuple(remark for remark in self.remark if remark.after == after)

    @property
    def rules(self) -> Game[Any]:
        """The game with the values that it is played with."""
        return game_with(Position(game=self.game, components=self.component_set))

    def table(self) -> Table[Any]:
        """The game replayed to its end; :class:`PlaybookError` if it does not go as written."""
        file, where, rules = f"{self.game}/golden.toml", "the set-up", self.rules
        if (used := rules.component_set) not in ("", self.component_set):
            raise PlaybookError(f"{file}: it is of the values “{self.component_set}”, not “{used}”")
        try:
            table = rules.table(self.players, self.seed, **self.options)
            for n, line in enumerate(self.decisions, 1):
                where = f"decision {n}, “{line}”"
                table.play(line)
        except (Refused, Complaint) as error:
            why = error.verdict.text if isinstance(error, Refused) else error.text
            raise PlaybookError(f"{file}: {where}: {' '.join(why.en.splitlines())}") from None
        if not table.over:
            raise PlaybookError(f"{file}: the game is not over after {where}")
        if (got := table.scores()) != self.scores:
            raise PlaybookError(f"{file}: the scores are {got}, the file says {self.scores}")
        return table

    def set_up(self) -> tuple[Event, ...]:
        """What is in the box, and what lies where before the first decision."""
        return tuple(self.rules.set_up_report(self.table().at(0).state))

    def told(self) -> Iterator[Step]:
        """The game decision by decision, each with its events and remarks."""
        table = self.table()
        for n, step in enumerate(table.history, 1):
            rules = [*step.action.granted(step.before), *(e.rule for e in step.events)]
            unique, now = tuple(dict.fromkeys(rules)), table.game.value(step.before, "round")
            yield Step(n, now, step.action, step.events, unique, self.remarks(n))

    def sheets(self) -> tuple[tuple[Any, ...], ...]:
        """The lines of each seat's final score; each line has rule, glory and text."""
        rules, state = self.rules, self.table().state
        return tuple(tuple(rules.score_sheet(state, seat)) for seat in range(self.players))

    @property
    def head(self) -> Text:
        """The title, and what to say of values that are not the publisher's."""
        notice = self.rules.notice
        return self.title + Text("\n", "\n") + notice if notice else self.title

    @property
    def text(self) -> Text:
        """The whole telling in both languages; what is not the publisher's is said at its head."""
        return _lines(self.head, (), self.remarks(0), self.told())

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> Markup:
        notice = self.rules.notice
        parts = [self.title.html("h3"), *([notice.html("p")] if notice else [])]
        parts += (remark.text.html("aside") for remark in self.remarks(0))
        parts += (step._repr_html_() for step in self.told())
        return tag("article", *parts, class_="sb-golden")


def _lines(
    title: Text, events: Iterable[Event], remarks: Iterable[Remark], steps: Iterable[Step] = ()
) -> Text:
    marked = [("", title), *(("  · ", event.text) for event in events)]
    marked += [*(("  » ", each.text) for each in remarks), *(("", step.text) for step in steps)]
    return both(lambda lang: "\n".join(mark + text.pick(lang) for mark, text in marked))


@cache
def golden(code: str) -> Golden:
    """The golden game of a game by its code, not yet replayed.

    >>> golden("endeavor").table().over
    True
    """
    return read(f"{code}/golden.toml", Golden)


@cache
def replayed(code: str) -> Table[Any]:
    """The golden game of a game, replayed once for all who look at it: take a table ``at`` a moment, or
    a branch, and play on that.

    >>> replayed("endeavor").at(3).over
    False
    """
    return golden(code).table()
