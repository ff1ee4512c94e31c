"""A file of components as it is written: the rows of its tables, and what they name of each other."""

from __future__ import annotations

from typing import Literal

import attrs

from seabook.games.endeavor.pieces import Counts, Doing, Level, TrackCode
from seabook.playbook import PlaybookError, Provenance
from seabook.words import Text


@attrs.frozen
class CityRow:
    """A city."""

    code: str
    glory: int
    place: Text


@attrs.frozen
class ConnectionRow:
    """A connection, between two cities by their codes."""

    ends: tuple[str, str]
    doubtful: bool = False


@attrs.frozen
class TokenRow:
    """A kind of trade token: of a track, or with what it does."""

    code: str
    copies: int
    track: TrackCode | None = None
    term: str | None = None
    does: tuple[Doing, ...] = ()


@attrs.frozen
class BuildingRow:
    """A kind of building; its code is its term in the glossary."""

    code: str
    level: int
    copies: int
    does: tuple[Doing, ...] = ()
    joined: Literal["and", "or"] | None = None
    icons: dict[TrackCode, int] = attrs.field(factory=dict)
    glory: int = 0


@attrs.frozen
class CardRow:
    """An asset card, with its number or as the Governor."""

    deck: str
    number: int | None = None
    governor: bool = False
    icons: dict[TrackCode, int] = attrs.field(factory=dict)
    glory: int = 0
    abolition: bool = False
    slavery: bool = False


@attrs.frozen
class SeatRow:
    """A colour of players."""

    code: str
    name: Text


@attrs.frozen
class TrackRow:
    """A status track."""

    code: str
    term: str


@attrs.frozen
class RegionRow:
    """A region, with the decks that lie on it."""

    code: str
    term: str
    spaces: int
    decks: tuple[str, ...]
    article: str = ""


@attrs.frozen
class File:
    """All tables of the file."""

    game: str
    city: tuple[CityRow, ...]
    connection: tuple[ConnectionRow, ...]
    token: tuple[TokenRow, ...]
    building: tuple[BuildingRow, ...]
    card: tuple[CardRow, ...]
    counts: Counts
    provenance: dict[str, Provenance]
    seat: tuple[SeatRow, ...]
    track: tuple[TrackRow, ...]
    level: tuple[Level, ...]
    region: tuple[RegionRow, ...]
    # The house's own has none, as the published values; any others need one, for saves name it.
    component_set: str = ""


def readable(file: File) -> None:
    """What names something else in the file names a thing that is there."""
    regions = [row.code for row in file.region]
    decks = [deck for row in file.region for deck in row.decks]
    cities = [row.code for row in file.city]
    if not (regions and file.level and file.building and file.counts.players):
        raise PlaybookError("region, level, building, counts.players: a list is empty")
    for i, city in enumerate(file.city):
        _one_of(regions, city.code[:2], f"city[{i}].code")
    for i, line in enumerate(file.connection):
        for end in line.ends:
            _one_of(cities, end, f"connection[{i}].ends")
    for i, card in enumerate(file.card):
        _one_of(decks, card.deck, f"card[{i}].deck")
        if card.governor == (card.number is not None):
            raise PlaybookError(f"card[{i}]: either a number or governor = true")
    for deck in decks:
        _one_of([card.deck for card in file.card], deck, "region.decks")
    for i, token in enumerate(file.token):
        if (token.track is None) == (not token.does) or (token.track and not token.term):
            raise PlaybookError(f"token[{i}]: either a track and its term, or what it does")


def _one_of(known: list[str], given: str, where: str) -> None:
    if given not in known:
        raise PlaybookError(f"{where}: there is no {given!r}; known are {', '.join(known)}")
