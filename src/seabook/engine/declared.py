"""What a game's rules speak of: decisions, states and options."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

import attrs


class Decision(Protocol):
    """One choice that a seat has to make now."""

    @property
    def seat(self) -> int: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...


class State(Protocol):
    """Everything that is true now: plain data, with the open decisions, cheap to copy."""

    def copy(self) -> Self: ...
    def share(self, other: Self) -> bool: ...
    def plain(self) -> tuple[object, ...]: ...


S = TypeVar("S", bound=State)


@attrs.frozen
class Option:
    """A switch between readings of a rule; ``values[0]`` is the default.

    ``ruling`` is the id of the ruling behind it, or ``ours`` for what no rule knows of.
    """

    name: str
    values: tuple[str, ...]
    ruling: str
