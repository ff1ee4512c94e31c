"""The pieces of Endeavor as types: what each is, and what it knows of the others."""

from __future__ import annotations

import attrs

from seabook.engine import Piece
from seabook.words import Text

# The actions of part 3 of the rules: what a building or an action token opens.
DOING = ("ship", "occupy", "attack", "draw", "pay")
TRACKS = ("industry", "culture", "finance", "politics")
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
