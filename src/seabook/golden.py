"""Golden games: a whole game kept as notation, replayed to the same scores, told with remarks.

``playbook/<game>/golden.toml`` holds the decisions and hand-written remarks; the words of each
event come from the engine, so that the telling cannot drift away from the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import attrs

from seabook.engine import Action, Complaint, Event, Refused, Table
from seabook.games import game
from seabook.playbook import PlaybookError, read
from seabook.words import Text, both, bracketed, say


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
        """The step in both languages, each event and remark on a line of its own."""
        events = (_marked("·", event.text) for event in self.events)
        return _lines([self.title, *events, *_told(self.remarks)])

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        events = "".join(f"<li>{event.text.html()}</li>" for event in self.events)
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
        """The remarks to show after so many decisions."""
        return tuple(remark for remark in self.remark if remark.after == after)

    def set_up(self) -> tuple[Event, ...]:
        """What is in the box, and what lies where before the first decision."""
        table = game(self.game).table(self.players, self.seed, **self.options)
        return tuple(table.game.opening(table.state))

    def table(self) -> Table[Any]:
        """The game replayed to its end; :class:`PlaybookError` if it does not go as written."""
        n, line, last = 0, "–", len(self.decisions)
        try:
            table = game(self.game).table(self.players, self.seed, **self.options)
            for n, line in enumerate(self.decisions, 1):
                table.play(line)
        except Refused as why:
            raise self._broken(f"decision {n}, “{line}”: {why.verdict.text.en}") from None
        except Complaint as why:
            raise self._broken(f"decision {n}, “{line}”: {why.text.en}") from None
        if not table.over:
            raise self._broken(f"after {last} decisions the game is not over")
        if table.scores() != self.scores:
            raise self._broken(f"the scores are {table.scores()}, the file says {self.scores}")
        if lost := [remark.after for remark in self.remark if not 0 <= remark.after <= last]:
            raise self._broken(f"remarks stand after {lost}, there are {last} decisions")
        return table

    def told(self) -> Iterator[Step]:
        """The game decision by decision, each with its events and remarks."""
        table = self.table()
        for n, step in enumerate(table.history, 1):
            granted = table.game.grants(step.before, step.action)
            rules = dict.fromkeys((*granted, *(event.rule for event in step.events)))
            now = table.game.value(step.before, "round")
            yield Step(n, now, step.action, step.events, tuple(rules), self.remarks(n))

    def sheets(self) -> tuple[tuple[Any, ...], ...]:
        """The lines of each seat's final score; each line has rule, glory and text."""
        table = self.table()
        seats = range(self.players)
        return tuple(tuple(table.game.score_sheet(table.state, seat)) for seat in seats)

    @property
    def text(self) -> Text:
        """The whole telling in both languages, the scores at the end."""
        parts, now = [self.title, *_told(self.remarks(0))], 0
        for step in self.told():
            parts += [say("round.begins", round=step.round)] * (step.round != now)
            parts.append(step.text)
            now = step.round
        return _lines([*parts, *(self._score(seat) for seat in range(self.players))])

    def _score(self, seat: int) -> Text:
        name = game(self.game).seats[seat].name
        return both(lambda lang: f"{name.pick(lang)} {self.scores[seat]}")

    def _broken(self, why: str) -> PlaybookError:
        return PlaybookError(f"{self.game}/golden.toml: {why}")

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        steps = "".join(step._repr_html_() for step in self.told())
        scores = "".join(f"<li>{self._score(seat).html()}</li>" for seat in range(self.players))
        return (
            f'<article class="sb-golden">{self.title.html("h3")}{_asides(self.remarks(0))}'
            f"{steps}<ul>{scores}</ul></article>"
        )


def _marked(mark: str, text: Text) -> Text:
    return both(lambda lang: f"  {mark} {text.pick(lang)}")


def _told(remarks: Iterable[Remark]) -> Iterator[Text]:
    return (_marked("»", remark.text) for remark in remarks)


def _lines(texts: Iterable[Text]) -> Text:
    texts = tuple(texts)
    return both(lambda lang: "\n".join(text.pick(lang) for text in texts))


def _asides(remarks: Iterable[Remark]) -> str:
    return "".join(f'<aside class="sb-remark">{each.text.html("p")}</aside>' for each in remarks)


@cache
def golden(code: str) -> Golden:
    """The golden game of a game by its code, not yet replayed.

    >>> golden("endeavor").table().over
    True
    """
    return read(f"{code}/golden.toml", Golden)
