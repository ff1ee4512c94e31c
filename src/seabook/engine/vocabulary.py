"""The words that mean the actions of a game: its codes, its names, and what else people say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from seabook.engine.action import Action, ActionSpace, Kind, Seat
from seabook.engine.naming import Loose, called
from seabook.words import glossary, plain

# How a seat is called beside its name: 紅方 is also 紅色, Red the red player.
_SEATS = ("{}", "{}色", "{}家", "{}色玩家", "{}方玩家", "{} player", "player {}")


class Vocabulary:
    """All that one seat of a game can be heard to say; every word is plain (see :func:`plain`)."""

    def __init__(self, space: ActionSpace, seat: int) -> None:
        self.space = space
        self.rows = space.by_kind[seat]

    @cached_property
    def phrases(self) -> dict[str, Action]:
        """The actions by the words in which a list of choices shows them."""
        return {
            plain(word): action
            for row in self.rows.values()
            for action in row
            for word in (action.phrase.zh_Hant, action.phrase.en)
        }

    @cached_property
    def spoken(self) -> dict[str, Action]:
        """The actions by their notation without the seat."""
        return {plain(action.choice): action for row in self.rows.values() for action in row}

    @cached_property
    def heads(self) -> list[tuple[str, Kind]]:
        """The words of the kinds, the longest first; of equally long ones the game's own."""
        found = [
            (plain(word), kind)
            for own in (True, False)
            for kind in self.space.kinds.values()
            for word in (_own(kind) if own else _said(self.space.code, kind))
        ]
        return sorted((pair for pair in found if pair[0]), key=lambda pair: -len(pair[0]))

    def beginning(self, wanted: str) -> Iterator[tuple[Kind, str]]:
        """Each kind whose word begins the text, with what follows it."""
        for head, kind in self.heads:
            if wanted.startswith(head):
                yield kind, wanted[len(head) :]

    def aimed(self, kind: Kind, tail: str) -> Action | None:
        """The action of a kind with the target that a word names, or the only number in it."""
        aims = self._aims(kind.code)
        if tail in aims:
            return aims[tail]
        return self._numbered(kind.code).get(tail)

    @cache  # noqa: B019 - a vocabulary lives as long as its game
    def _aims(self, kind: str) -> dict[str, Action]:
        found = dict[str, Action]()
        for action in self.rows[kind]:
            for word in called(action.target):
                found.setdefault(plain(word), action)
        return found

    @cache  # noqa: B019
    def _numbered(self, kind: str) -> dict[str, Action]:
        """Actions by the number in the code of their target, where only one has it."""
        found = dict[str, list[Action]]()
        for action in self.rows[kind]:
            for number in re.findall(r"\d+", action.target.code if action.target else ""):
                found.setdefault(number, []).append(action)
        return {number: row[0] for number, row in found.items() if len(row) == 1}

    def loosely(self, wanted: str) -> tuple[Loose, Action | None] | None:
        """What a rule answers though no action has it for a target, and the action that is meant."""
        for kind, tail in self.beginning(wanted):
            if (loose := self._loose(kind.code).get(tail)) is not None:
                return loose, self.aimed(kind, plain(loose.target.code))
        found = self._no_actions.get(wanted)
        return found and (found, None)

    @cache  # noqa: B019
    def _loose(self, kind: str) -> dict[str, Loose]:
        space = self.space
        named = space.kinds[kind].loosely
        every = named(space.box) if named is not None else ()
        return {plain(word): loose for loose in every for word in loose.words}

    @cached_property
    def _no_actions(self) -> dict[str, Loose]:
        return {plain(word): loose for loose in self.space.no_actions for word in loose.words}


@cache
def vocabulary(space: ActionSpace, seat: int) -> Vocabulary:
    """The vocabulary of a seat, made once."""
    return Vocabulary(space, seat)


@cache
def seat_words(space: ActionSpace) -> dict[str, Seat]:
    """The seats by all that they are called."""
    return {
        plain(form): seat
        for seat in space.seats
        for word in called(seat)
        for form in (word, *(each.format(word.removesuffix("方")) for each in _SEATS))
    }


def _own(kind: Kind) -> Iterable[str]:
    return kind.code, kind.name.zh_Hant, kind.name.en


def _said(game: str, kind: Kind) -> Iterator[str]:
    for term in glossary().values():
        if term.action == kind.code and term.game in (game, "all"):
            yield from term.words
