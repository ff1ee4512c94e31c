"""Positions compare by their plain data."""

from __future__ import annotations


class Plain:
    """Base of a game's state: equal where ``plain()`` is equal, and never a key."""

    __slots__ = ()

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data: equal positions, equal data."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]
