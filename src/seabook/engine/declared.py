"""What a game's rules speak of: decisions, states, options, and ways to a wish."""

from __future__ import annotations

from typing import Protocol, Self, TypeVar

import attrs

from seabook.engine.action import Action
from seabook.words import Text, listed


class Decision(Protocol):
    """One choice that a seat has to make now; ``framed`` where it narrows its kinds of action."""

    @property
    def seat(self) -> int: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...
    @property
    def framed(self) -> bool: ...


class State(Protocol):
    """Everything that is true now: plain data, with the open decisions, cheap to copy."""

    def copy(self) -> Self: ...
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


@attrs.frozen
class Way:
    """Actions that lead to the stage in which a wish can be asked for."""

    steps: tuple[Action, ...]

    @property
    def text(self) -> Text:
        """The steps in words."""
        return listed([step.phrase for step in self.steps])
