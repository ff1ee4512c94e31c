"""The pieces of Endeavor as types: what each is, and what it knows of the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal, get_args

import attrs

from seabook.engine import Piece, Seat
from seabook.playbook import Provenance
from seabook.words import Text

# The actions of part 3 of the rules: what a building or an action token opens.
Doing = Literal["ship", "occupy", "attack", "draw", "pay"]
DOING: tuple[Doing, ...] = get_args(Doing)
TrackCode = Literal["industry", "culture", "finance", "politics"]
TRACKS: tuple[TrackCode, ...] = get_args(TrackCode)
INDUSTRY, CULTURE, FINANCE, POLITICS = range(4)


@attrs.frozen
class Level:
    """One level of a status track: from marker ``first`` on. ``glory`` None: the marker's value."""

    level: int
    first: int
    growth: int
    glory: int | None = None


@attrs.frozen(eq=False, repr=False)
class Track(Piece):
    """A status track."""


@attrs.frozen(eq=False, repr=False)
class Region(Piece):
    """A region of the map; ``spaces`` on its shipping track, none in Europe."""

    spaces: int
    first_space: int
    article: str
    cities: list[City]

    @property
    def is_europe(self) -> bool:
        """Europe and the Mediterranean: always open, no shipping track, no Governor."""
        return self.spaces == 0


@attrs.frozen(eq=False, repr=False)
class City(Piece):
    """A city; ``lines`` are its connections, ``place`` is our own name for it.

    ``space`` is its place among the 95 that bear a token.
    """

    region: Region
    glory: int
    place: Text
    lines: list[Connection]
    space: int

    @property
    def aliases(self) -> tuple[str, ...]:
        """The place name alone is understood too."""
        return (self.place.zh_Hant, self.place.en)


@attrs.frozen(eq=False, repr=False)
class Connection(Piece):
    """A white line between two cities; ``doubtful`` where an owner of the board should look."""

    ends: tuple[City, City]
    doubtful: bool
    space: int

    def other(self, city: City) -> City:
        """The city at the other end."""
        return self.ends[1] if city is self.ends[0] else self.ends[0]


@attrs.frozen(eq=False, repr=False)
class Token(Piece):
    """A kind of trade token: brown with a ``track``, or blue with the actions it ``does``."""

    copies: int
    track: int | None
    does: tuple[str, ...]


@attrs.frozen(eq=False, repr=False)
class Building(Piece):
    """A kind of building tile. ``does`` empty: no circle, it cannot be activated.

    ``together``: its actions may both be done, in one region; else only one of them.
    """

    level: int
    copies: int
    does: tuple[str, ...]
    together: bool
    icons: tuple[int, int, int, int]
    glory: int


@attrs.frozen(eq=False, repr=False)
class Card(Piece):
    """An asset card; a Governor card has no ``number``."""

    deck: int
    number: int | None
    icons: tuple[int, int, int, int]
    glory: int
    abolition: bool
    slavery: bool

    @property
    def governor(self) -> bool:
        """Whether this is a Governor card."""
        return self.number is None

    @property
    def article(self) -> str:
        """English says "the" of a card that there is once, and nothing before a number."""
        return "the" if self.governor or self.abolition else ""

    def governor_of(self, region: Region) -> bool:
        """Whether this is the Governor card of that region."""
        return self.governor and self.code.startswith(region.code)


@attrs.frozen(eq=False, repr=False)
class Deck(Piece):
    """A deck of six asset cards, lowest on top; ``cards[0]`` is the Governor where there is one."""

    region: Region
    cards: tuple[Card, ...]


@attrs.frozen
class Counts:
    """How many there are of everything, and the fixed amounts of the rules."""

    players: tuple[int, ...]
    player_boards: int
    crowns: int
    glory_chips: int
    population_markers: int
    status_markers: int
    rounds: int
    track_end: int


@attrs.frozen(eq=False, repr=False, slots=False)
class Box:
    """A whole set of components: the published values, or those of an owner's own box.

    A table's name in the singular holds its pieces by their codes: ``cities`` and ``city["NA1"]``.
    """

    component_set: str
    seats: tuple[Seat, ...]
    status: tuple[Track, ...]
    levels: tuple[Level, ...]
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]
    tokens: tuple[Token, ...]
    buildings: tuple[Building, ...]
    cards: tuple[Card, ...]
    decks: tuple[Deck, ...]
    counts: Counts
    provenance: Mapping[str, Provenance]

    def plain(self) -> str:
        """What tells positions of one set from those of another."""
        return self.component_set

    @cached_property
    def seat(self) -> Mapping[str, Seat]:
        """The seats by code."""
        return {seat.code: seat for seat in self.seats}

    @cached_property
    def region(self) -> Mapping[str, Region]:
        """The regions by code."""
        return {region.code: region for region in self.regions}

    @cached_property
    def city(self) -> Mapping[str, City]:
        """The cities by code."""
        return {city.code: city for city in self.cities}

    @cached_property
    def connection(self) -> Mapping[str, Connection]:
        """The connections by code."""
        return {line.code: line for line in self.connections}

    @cached_property
    def token(self) -> Mapping[str, Token]:
        """The kinds of trade token by code."""
        return {token.code: token for token in self.tokens}

    @cached_property
    def building(self) -> Mapping[str, Building]:
        """The kinds of building by code."""
        return {building.code: building for building in self.buildings}

    @cached_property
    def card(self) -> Mapping[str, Card]:
        """The asset cards by code."""
        return {card.code: card for card in self.cards}

    @cached_property
    def deck(self) -> Mapping[str, Deck]:
        """The decks by code."""
        return {deck.code: deck for deck in self.decks}

    @cached_property
    def governor(self) -> Mapping[str, Card]:
        """The Governor card of each region that has one, by the region's code."""
        return {deck.region.code: deck.cards[0] for deck in self.decks if deck.cards[0].governor}

    @cached_property
    def europe(self) -> Region:
        """The region that is always open."""
        return self.regions[0]

    @cached_property
    def slavery_deck(self) -> Deck:
        """The deck that abolition removes."""
        return next(deck for deck in self.decks if deck.cards[0].slavery)

    @cached_property
    def colonial_house(self) -> Building:
        """The building that is printed on each player board."""
        return self.buildings[0]

    @cached_property
    def tiles(self) -> tuple[Building, ...]:
        """The kinds of building that are tiles, from the lowest level up."""
        return tuple(sorted(self.buildings[1:], key=lambda tile: tile.level))

    @cached_property
    def top_tiles(self) -> tuple[Building, ...]:
        """The kinds of building of the highest level, of which a player may own one tile (E2.6)."""
        return tuple(tile for tile in self.tiles if tile.level == self.top_level)

    @cached_property
    def top_level(self) -> int:
        """The highest level of a status track."""
        return self.levels[-1].level

    @cached_property
    def level_at(self) -> tuple[int, ...]:
        """The level of each value that a status marker can show, from 0 on."""
        return tuple(
            max(row.level for row in self.levels if row.first <= value)
            for value in range(self.counts.track_end + 1)
        )

    @cached_property
    def action_tokens(self) -> tuple[Token, ...]:
        """The blue kinds of token."""
        return tuple(token for token in self.tokens if token.track is None)

    @cached_property
    def places_of_action_tokens(self) -> tuple[tuple[int, int], ...]:
        """For each blue kind its place among the blue ones and among all; read at each decision."""
        return tuple((place, token.i) for place, token in enumerate(self.action_tokens))

    @cached_property
    def city_regions(self) -> tuple[tuple[int, Region], ...]:
        """The place of each city and its region; read at each decision."""
        return tuple((city.i, city.region) for city in self.cities)

    @cached_property
    def deck_regions(self) -> tuple[tuple[int, Region], ...]:
        """The place of each deck and its region; read at each decision."""
        return tuple((deck.i, deck.region) for deck in self.decks)

    @cached_property
    def token_space(self) -> Mapping[str, int]:
        """Every place that bears a token at set-up, by its name: ``EU1``, ``EU5-EU6``, ``NA:7``."""
        return {
            **{city.code: city.space for city in self.cities},
            **{line.code: line.space for line in self.connections},
            **{
                f"{region.code}:{n + 1}": region.first_space + n
                for region in self.regions
                for n in range(region.spaces)
            },
        }
