"""What one player has: money, points, captains, crew, projects and ships."""

from __future__ import annotations

from seabook.engine import Plain, state
from seabook.games.vasco_da_gama.pieces import Merchant, Project


@state
class Player(Plain):
    """One player's own pieces. ``crew`` is counted by kind, missionaries last."""

    money: int = 0
    points: int = 0
    captains: int = 0  # own supply
    pool: int = 0  # still in the captain area
    discs: int = 0  # action discs not yet placed
    extra: bool = False  # whether the extra action disc is here, not yet placed
    crew: list[int]
    projects: tuple[Project, ...] = ()  # not fitted out
    ships: tuple[Project, ...] = ()  # fitted out, not at sea
    merchant: Merchant | None = None  # taken, not yet sent

    def kinds_held(self) -> int:
        """How many different kinds of crew the player has (V3.9, V3.10)."""
        return sum(n > 0 for n in self.crew)
