"""What a player is: given a position that its seat imagines, it chooses an action and says why.

No player is handed the real position: whoever asks it makes one from what its seat knows, by
``SeatTable.imagined`` or ``Rules.reshuffle_hidden``. So it cannot look at what is hidden.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import attrs

from seabook.engine import Action, Rules
from seabook.words import Text


@attrs.frozen
class Choice:
    """An action chosen, and the reason in both languages."""

    action: Action
    why: Text


class Bot(Protocol):
    """A player. It may keep what it likes between choices, but draws only from its own stream."""

    name: str

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        """The action to take at the seat's open decision; the position is left as it is."""
        ...


@runtime_checkable
class Racer(Bot, Protocol):
    """A player that may be too slow where several act at once."""

    def wants(self, game: Rules[Any], imagined: Any, seat: int) -> Action | None:
        """The action for this tick, or None to wait."""
        ...
