"""The description of a position, in the words of value paths: what may be said, and how."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Literal, NamedTuple

import attrs

from seabook.engine import UNSAID, Seat, Seed, Wording, by_code, with_seats
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card, CardKind, Colour, Space, Tile
from seabook.games.anchors_aweigh.ship import SHELVES

# What is there, but is not known.
UNKNOWN = "?"


class Face(NamedTuple):
    """What a treasure shows, as in a state's ``faces``: ``rope``, ``rope*``; ``?`` for -1."""

    number: int


HIDDEN = Face(-1)


class Thing(NamedTuple):
    """What lies on a space: a treasure with the goods on it, goods alone, a chest."""

    face: Face | None = None
    goods: tuple[Colour, ...] = ()


A_CHEST = Thing()
SOMETHING = Thing(HIDDEN)


class Drawn(NamedTuple):
    """A card, or only its back: ``D01``, ``discovery``."""

    kind: CardKind
    card: Card | None = None


class Spot(NamedTuple):
    """Where a player has a treasure: on a space, or in the hand, which is -1."""

    space: int


HAND = Spot(-1)


@attrs.frozen(kw_only=True)
class Draws:
    """What chance will give: the seed, and how often each stream was drawn from."""

    seed: Seed | None = None
    tiles: int = 0
    cards: int = 0
    ring: int = 0
    voyage: int = 0

    @property
    def counts(self) -> list[int]:
        """As a state has them."""
        return [self.tiles, self.cards, self.ring, self.voyage]


@attrs.frozen(kw_only=True)
class Asked:
    """Who chooses on a pesky monkey now."""

    seat: Seat | None = None


@attrs.frozen(kw_only=True)
class Own:
    """What one player has; ``ids`` says with which treasure, where a kind alone is not enough."""

    spaces: dict[Space, Thing | None] = attrs.field(factory=dict)
    ids: dict[Spot, Tile] = attrs.field(factory=dict)
    hand: Face | None = None
    coins: int = 0
    chests: int = 0
    beside: int = UNSAID
    parrots: int = 0
    resident: Space | None = None
    choice: Literal["", "face", "flee", "fulfil", "skip", "?"] = ""
    moved: int = 0


@attrs.frozen(kw_only=True)
class Position:
    """A position; what is not said lies in order of id: treasures in the heap, face up, cards in
    their stacks. Each seat of the box has its :class:`Own` beside these, under the seat's code.
    """

    round: int = 1
    phase: Literal["monkeys", "loading", "voyage", "over"] = "loading"
    captain: Seat | None = UNSAID
    card: Drawn | None = None
    turned: bool = UNSAID
    deck: tuple[Drawn, ...] = UNSAID
    under: int = 0
    used: tuple[Card, ...] = ()
    heap: dict[Tile, Literal["up", "down", "", "box"]] = attrs.field(factory=dict)
    tile: dict[Tile, Face] = attrs.field(factory=dict)
    seen: dict[Tile, bool] = attrs.field(factory=dict)
    supply: dict[Colour, int] = attrs.field(factory=dict)
    parrots: int = UNSAID
    draws: Draws = Draws()
    decision: Asked = Asked()

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
    terms = by_code(
        {
            Seat: box.seats[:players],
            Space: box.spaces,
            Tile: box.tiles,
            Colour: box.colours,
            Card: box.cards,
        }
    )
    faces = {
        kind.code + "*" * star: Face(2 * kind.i + star)
        for kind in box.treasures
        for star in (0, 1)
        if kind is not box.monkey or not star
    }
    terms[Face] = {**faces, UNKNOWN: HIDDEN}
    terms[Thing] = _things(box, faces)
    terms[Spot] = {space.code: Spot(space.i) for space in box.spaces} | {"hand": HAND}
    terms[Drawn] = {card.code: Drawn(card.kind, card) for card in box.cards}
    terms[Drawn] |= {kind.code: Drawn(kind) for kind in box.kinds}
    was = {
        "down": 'heap = {t28 = "down"}',
        "facing": 'turned = true, blue = {choice = "flee"}',
        **{tile.code: f'ids = {{a1 = "{tile.code}"}}' for tile in box.tiles},
    }
    return Wording(shape(box), terms, [seat.code for seat in box.seats[players:]], was)


def _things(box: Box, faces: dict[str, Face]) -> dict[str, Thing]:
    """All that may lie on a space, one example of each sort first."""
    goods = [row for n in range(1, SHELVES + 1) for row in product(box.colours, repeat=n)]
    laid = {code: Thing(face) for code, face in faces.items()}
    laid |= {colour.code: Thing(None, (colour,)) for colour in box.colours}
    laid |= {
        "+".join([code, *(colour.code for colour in row)]): Thing(face, row)
        for code, face in faces.items()
        for row in goods
    }
    laid |= {"chest": A_CHEST, UNKNOWN: SOMETHING}
    store = f"{box.warehouse.code}+{box.colours[0].code}"
    first = [*list(faces)[:2], box.colours[0].code, "chest", store]
    return {word: laid[word] for word in dict.fromkeys([*first, *laid])}
