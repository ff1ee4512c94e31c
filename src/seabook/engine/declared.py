"""What a game's rules speak of: decisions, states and options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self, TypeVar

import attrs

from seabook.words import Text


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
class Beside:
    """Values of an option that are too many to list: whether one is, and in words which are."""

    accepts: Callable[[Any], bool]
    told: Text


@attrs.frozen
class Option:
    """A switch between readings of a rule; ``values[0]`` is the default.

    ``ruling`` is the id of the ruling behind it, or ``ours`` for what no rule knows of. It may have
    values ``beside`` those that it lists.
    """

    name: str
    values: tuple[str, ...]
    ruling: str
    beside: Beside | None = None

    def takes(self, value: Any) -> bool:
        """Whether it has this value."""
        return value in self.values or (self.beside is not None and self.beside.accepts(value))

    @property
    def known(self) -> tuple[str | Text, ...]:
        """The values that it takes, for people."""
        return (*self.values, *((self.beside.told,) if self.beside else ()))
