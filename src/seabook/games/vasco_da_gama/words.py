"""The description of a position, in the words of value paths: what may be said, and how."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import attrs

from seabook.engine import UNSAID, Seat, Seed, Wording, by_code, with_seats
from seabook.games.vasco_da_gama.pieces import (
    NOBODY,
    Area,
    Box,
    Character,
    Crew,
    Merchant,
    Number,
    Project,
    Region,
    Section,
    Ship,
    Space,
    Tile,
)
from seabook.games.vasco_da_gama.state import AtSea

_FIRST = Seed(0)


class Placed(NamedTuple):
    """The discs on an action space, by the seat and the area: ``yellow projects``."""

    seat: int
    area: Area


class Colour(NamedTuple):
    """A colour of sailors, where no missionary may stand."""

    crew: Crew


@attrs.frozen(kw_only=True)
class Draws:
    """What the bag will give: the seed of its draws, and how many there have been."""

    seed: Seed = _FIRST
    count: int = 0


@attrs.frozen(kw_only=True)
class Choice:
    """What a player has chosen so far: the number disc in hand, not placed yet; 0 for none."""

    number: int = 0


@attrs.frozen(kw_only=True)
class Own:
    """What one player has; the captains not here stand in the captain area or are at sea."""

    money: int = UNSAID
    points: int = UNSAID
    captains: int = UNSAID
    crew: dict[Crew, int] = UNSAID
    discs: int = UNSAID
    extra: bool = UNSAID
    projects: tuple[Project, ...] = ()
    ships: tuple[Project, ...] = ()
    merchant: Merchant | None = UNSAID


@attrs.frozen(kw_only=True)
class Position:
    """A position; what is not said lies in order of id, and the bag has what is left over.

    Each seat of the box has its :class:`Own` beside these, under the seat's code.
    """

    round: int = 1
    phase: Literal["setup", "placing", "acting", "sailing", "over"] = "placing"
    start: Seat = UNSAID
    turn: Seat = UNSAID
    decision: Choice = Choice()
    marker: int = UNSAID
    tile: Tile | None = UNSAID
    tiles: tuple[Tile, ...] = ()
    played: tuple[Tile, ...] = ()
    money: tuple[int, ...] = UNSAID
    number: dict[Number, Placed | None] = attrs.field(factory=dict)
    used: dict[Area, int] = attrs.field(factory=dict)
    character: dict[Character, Seat | None] = UNSAID
    taken: tuple[Character, ...] = ()
    section: dict[Section, tuple[Colour, ...]] = attrs.field(factory=dict)
    lost: dict[Colour, int] = attrs.field(factory=dict)
    draws: Draws = Draws()
    display: tuple[Project | None, ...] = UNSAID
    gabriel: Project | None = UNSAID
    coming: tuple[Project, ...] = ()
    merchants: tuple[Merchant, ...] = ()
    sea: dict[Space, AtSea | None] = attrs.field(factory=dict)
    moving: tuple[Region, ...] = ()
    gone: tuple[Ship, ...] = ()

    def own(self, seat: Seat) -> Own:
        """What the player of a seat has."""
        found: Own = getattr(self, seat.code)
        return found


@cache
def shape(box: Box) -> type[Position]:
    """The description with the seats of a box."""
    return with_seats(Position, Own(), box.seats)


@cache
def wording(box: Box, players: int) -> Wording[Position]:
    """The words of a position with so many players."""
    seats = box.seats[:players]
    at_sea = {ship.code: AtSea(ship, NOBODY) for ship in box.merchants}
    for seat in seats:
        at_sea |= {f"{seat.code} {ship.code}": AtSea(ship, seat.i) for ship in box.projects}
    terms = by_code(
        {
            Seat: seats,
            Area: box.areas,
            Character: box.characters,
            Crew: box.crew,
            Number: box.numbers,
            Region: box.regions,
            Section: box.sections[:players],
            Space: box.spaces,
            Tile: box.tiles,
            Merchant: box.merchants,
            Project: box.projects,
            Ship: (*box.projects, *box.merchants),
        }
    )
    terms[Colour] = {colour.code: Colour(colour) for colour in box.colours}
    terms[Placed] = {
        f"{seat.code} {area.code}": Placed(seat.i, area) for seat in seats for area in box.areas
    }
    terms[AtSea] = at_sea
    was = {"discs": "number", "characters": "character", "sections": "section", "none": '""'}
    return Wording(shape(box), terms, [seat.code for seat in box.seats[players:]], was)
