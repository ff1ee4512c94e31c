"""Randomness that is the same in every process, Python version and browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """One named source of draws; each draw is computed from name, seed and count alone.

    >>> Stream("dice", 7).below(6) == Stream("dice", 7).below(6)
    True
    >>> Stream("dice", 7).shuffled("ABCDE") != Stream("tokens", 7).shuffled("ABCDE")
    True
    """

    __slots__ = ("count", "name", "seed")

    def __init__(self, name: str, seed: int, count: int = 0) -> None:
        self.name = name
        self.seed = seed
        self.count = count

    def _word(self) -> int:
        text = f"{self.name}\x1f{self.seed}\x1f{self.count}"
        self.count += 1
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n`` - 1, each equally likely."""
        if n < 1:
            raise ValueError("below() needs a bound of at least 1")
        # Words above the last full multiple of n would favour small numbers: draw again.
        bound = (1 << 64) - (1 << 64) % n
        while True:
            word = self._word()
            if word < bound:
                return word % n

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in random order, as a new list (Fisher and Yates)."""
        cards = list(things)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def plain(self) -> tuple[str, int, int]:
        """The three things from which each draw is computed."""
        return (self.name, self.seed, self.count)

    def copy(self) -> Stream:
        """The same stream at the same count."""
        return Stream(self.name, self.seed, self.count)
