"""What one player has: money, points, captains, crew, projects and ships."""

from __future__ import annotations

from seabook.games.vasco_da_gama.pieces import Box, Merchant, Project


class Player:
    """One player's own pieces. ``crew`` is counted by kind, missionaries last."""

    __slots__ = (
        "captains",
        "crew",
        "discs",
        "extra",
        "merchant",
        "money",
        "points",
        "pool",
        "projects",
        "ships",
    )

    def __init__(self, box: Box) -> None:
        self.money = 0
        self.points = 0
        self.captains = 0  # own supply
        self.pool = 0  # still in the captain area
        self.discs = 0  # action discs not yet placed
        self.extra = False  # whether the extra action disc is here, not yet placed
        self.crew = [0] * len(box.crew)
        self.projects: tuple[Project, ...] = ()  # not fitted out
        self.ships: tuple[Project, ...] = ()  # fitted out, not at sea
        self.merchant: Merchant | None = None  # taken, not yet sent

    def copy(self) -> Player:
        """The same pieces, independent of these."""
        other = Player.__new__(Player)
        other.money = self.money
        other.points = self.points
        other.captains = self.captains
        other.pool = self.pool
        other.discs = self.discs
        other.extra = self.extra
        other.crew = self.crew[:]
        other.projects = self.projects
        other.ships = self.ships
        other.merchant = self.merchant
        return other

    def kinds_held(self) -> int:
        """How many different kinds of crew the player has (V3.9, V3.10)."""
        return sum(n > 0 for n in self.crew)

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data."""
        return (
            (self.money, self.points, self.captains, self.pool, self.discs, self.extra),
            tuple(self.crew),
            tuple(sorted(project.i for project in self.projects)),
            tuple(sorted(ship.i for ship in self.ships)),
            self.merchant.code if self.merchant else "",
        )
