"""The pieces of Vasco da Gama as types: what each is, and what it knows of the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import attrs

from seabook.engine import Piece, Seat
from seabook.playbook import Provenance

# The four areas of the board; the actions of part 3 of the rules.
NAVIGATION, RECRUITING, PROJECTS, CHARACTERS = range(4)
DIAS, ALVARES, SERNIGI, MANUEL = range(4)
# Crew is counted by kind: a place for each colour of sailor, and the last for missionaries.
MISSIONARY = 4
NOBODY = -1

Gain = Literal["money", "captain", "sailor", "project", "points"]


@attrs.frozen(eq=False, repr=False)
class Area(Piece):
    """One of the four areas; ``heads``: for each action space, the least number of players."""

    heads: tuple[int, ...]

    def open_spaces(self, players: int) -> int:
        """How many of its action spaces may be used with so many players (V2.5)."""
        return sum(least <= players for least in self.heads)


@attrs.frozen(eq=False, repr=False)
class Character(Piece):
    """A character; dealt at set-up with ``least`` players or more."""

    least: int


@attrs.frozen(eq=False, repr=False)
class Crew(Piece):
    """A kind of crew: a colour of sailor, or the missionary."""


@attrs.frozen(eq=False, repr=False)
class Section(Piece):
    """One of the crew sections; as many are in use as there are players."""


@attrs.frozen(eq=False, repr=False)
class Sailor(Piece):
    """A sailor of one colour in one section: what recruiting and rewards aim at."""

    section: Section
    colour: Crew


@attrs.frozen(eq=False, repr=False)
class Number(Piece):
    """A number disc, 1 to 22."""

    n: int


@attrs.frozen(eq=False, repr=False)
class Stack(Piece):
    """One of the two places of the money area."""


@attrs.frozen(eq=False, repr=False)
class Region(Piece):
    """A region of the route; ``full`` are the points on shore, ``gain`` the reward of a ship."""

    full: int
    gain: Gain
    amount: int
    spaces: list[Space]


@attrs.frozen(eq=False, repr=False)
class Space(Piece):
    """A landing space; ``number`` is the least strength, and the points of a ship sent there."""

    region: Region
    number: int


@attrs.frozen(eq=False, repr=False)
class Ship(Piece):
    """A ship of a certain strength."""

    strength: int


@attrs.frozen(eq=False, repr=False)
class Merchant(Ship):
    """A merchant ship: nobody's once it has sailed."""


@attrs.frozen(eq=False, repr=False)
class Project(Ship):
    """A project of set ``of`` that needs so many kinds of crew, and the ship on its other side."""

    of: int
    need: int
    gain: Gain
    amount: int


@attrs.frozen(eq=False, repr=False)
class Tile(Piece):
    """A Vasco da Gama tile: the marker's first number, two money stacks, and a change."""

    base: int
    money: tuple[int, int]
    change: int


@attrs.frozen
class Row:
    """A row of number discs, and the money for declining an action there."""

    first: int
    last: int
    money: int


@attrs.frozen
class Counts:
    """How many there are of everything, and the fixed amounts of the rules."""

    players: tuple[int, ...]
    rounds: int
    numbers: int
    extra_numbers: tuple[int, ...]
    action_discs: int
    captains: int
    sailors: int
    missionaries: int
    crew_section: int
    refill: int
    start_money: int
    dias_points: int
    recruiting_prices: tuple[int, ...]
    project_prices: tuple[int, int]


@attrs.frozen(eq=False, repr=False)
class Box:
    """A whole set of components; several may exist, for the printed numbers are not known."""

    component_set: str
    seats: tuple[Seat, ...]
    areas: tuple[Area, ...]
    characters: tuple[Character, ...]
    crew: tuple[Crew, ...]
    sections: tuple[Section, ...]
    sailors: tuple[Sailor, ...]
    numbers: tuple[Number, ...]
    stacks: tuple[Stack, ...]
    regions: tuple[Region, ...]
    spaces: tuple[Space, ...]
    tiles: tuple[Tile, ...]
    rows: tuple[Row, ...]
    merchants: tuple[Merchant, ...]
    projects: tuple[Project, ...]
    counts: Counts
    provenance: Mapping[str, Provenance]

    @property
    def reconstructed(self) -> bool:
        """Whether any of its tables is ours and not the publisher's."""
        return any(row.basis == "reconstructed" for row in self.provenance.values())

    @property
    def colours(self) -> tuple[Crew, ...]:
        """The four colours of sailors."""
        return self.crew[:MISSIONARY]

    @cached_property
    def seat(self) -> Mapping[str, Seat]:
        """The seats by code."""
        return {each.code: each for each in self.seats}

    @cached_property
    def region(self) -> Mapping[str, Region]:
        """The regions by code."""
        return {each.code: each for each in self.regions}

    @cached_property
    def space(self) -> Mapping[str, Space]:
        """The landings by code."""
        return {each.code: each for each in self.spaces}

    @cached_property
    def project(self) -> Mapping[str, Project]:
        """The projects, and so the ships of players, by code."""
        return {each.code: each for each in self.projects}

    def plain(self) -> str:
        """What tells positions of one set from those of another."""
        return self.component_set

    def row_money(self, number: int) -> int | None:
        """What declining the action of a number pays (V3.5); None outside the rows."""
        for row in self.rows:
            if row.first <= number <= row.last:
                return row.money
        return None
