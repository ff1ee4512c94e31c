"""A golden game replayed once for its tests, and what is at work near each place of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import attrs

from seabook.engine import Table
from seabook.proof.golden import Golden, Step, golden

# What a remark says of another choice: the number of decisions played, what is asked then, and the
# rule that must be among the reasons; None where it would be legal.
Asked = tuple[int, str, str | None]


@attrs.frozen
class Told:
    """One golden game: its file, its table at the end, its steps, the rules of its score sheets."""

    game: Golden
    table: Table[Any]
    steps: tuple[Step, ...]
    sheet_rules: frozenset[str]

    def at(self, place: int) -> Table[Any]:
        """A table of its own after so many decisions."""
        return self.table.at(place)

    def value(self, place: int, path: str) -> Any:
        """One value of the position after so many decisions."""
        return self.table.game.value(_position(self.game.game, place), path)

    def happens(self, slug: str) -> bool:
        """Whether an event comes up anywhere in the game."""
        return any(event.slug == slug for step in self.steps for event in step.events)

    def laid_out(self) -> set[str]:
        """The rules of the box and the set-up."""
        return {event.rule for event in self.game.set_up()}

    def nearby(
        self,
        after: int,
        asked: Iterable[Asked],
        allowed: Callable[[int, str], set[str]] = lambda place, wanted: set(),
        within: int = 3,
    ) -> set[str]:
        """The rules at work within so many decisions of a place, and in what is asked there.

        ``allowed(place, wanted)`` are the rules of a choice that would be legal.
        """
        found = {
            rule for step in self.steps if abs(step.number - after) <= within for rule in step.rules
        }
        for place, wanted, rule in asked:
            if abs(place - after) <= within:
                found |= {rule} if rule else allowed(place, wanted)
        if after == 0:
            found |= self.laid_out()
        if after == len(self.steps):
            found |= self.sheet_rules
        return found

    def instead(self, place: int, *lines: str) -> Table[Any]:
        """The game with other decisions from a place on, to its end."""
        other = self.at(place)
        for line in lines:
            other.play(line)
        assert other.over
        return other


@cache
def told(code: str) -> Told:
    """The golden game of a game, replayed."""
    game = golden(code)
    sheets = frozenset(line.rule for sheet in game.sheets() for line in sheet)
    return Told(game, game.table(), tuple(game.told()), sheets)


@cache
def _position(code: str, place: int) -> Any:
    return told(code).at(place).state
