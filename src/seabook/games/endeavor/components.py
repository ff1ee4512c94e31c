"""Part 0 of the rules: what is in the box, read from a file of components.

The house has one, playbook/endeavor/components.toml; an owner may bring another.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import attrs

from seabook.engine import Complaint, Seat
from seabook.games.endeavor.pieces import (
    TRACKS,
    Box,
    Building,
    Card,
    City,
    Connection,
    Counts,
    Deck,
    Doing,
    Level,
    Region,
    Token,
    Track,
    TrackCode,
)
from seabook.playbook import PlaybookError, Provenance, read, read_toml, structure
from seabook.words import Text, both, glossary

# --- as the file has them


@attrs.frozen
class _CityRow:
    code: str
    glory: int
    place: Text


@attrs.frozen
class _ConnectionRow:
    ends: tuple[str, str]
    doubtful: bool = False


@attrs.frozen
class _TokenRow:
    code: str
    copies: int
    track: TrackCode | None = None
    term: str | None = None
    does: tuple[Doing, ...] = ()


@attrs.frozen
class _BuildingRow:
    code: str
    level: int
    copies: int
    does: tuple[Doing, ...] = ()
    joined: Literal["and", "or"] | None = None
    icons: dict[TrackCode, int] = attrs.field(factory=dict)
    glory: int = 0


@attrs.frozen
class _CardRow:
    deck: str
    number: int | None = None
    governor: bool = False
    icons: dict[TrackCode, int] = attrs.field(factory=dict)
    glory: int = 0
    abolition: bool = False
    slavery: bool = False


@attrs.frozen
class _SeatRow:
    code: str
    name: Text


@attrs.frozen
class _TrackRow:
    code: str
    term: str


@attrs.frozen
class _RegionRow:
    code: str
    term: str
    spaces: int
    decks: tuple[str, ...]
    article: str = ""


@attrs.frozen
class _File:
    game: str
    city: tuple[_CityRow, ...]
    connection: tuple[_ConnectionRow, ...]
    token: tuple[_TokenRow, ...]
    building: tuple[_BuildingRow, ...]
    card: tuple[_CardRow, ...]
    counts: Counts
    provenance: dict[str, Provenance]
    seat: tuple[_SeatRow, ...]
    track: tuple[_TrackRow, ...]
    level: tuple[Level, ...]
    region: tuple[_RegionRow, ...]
    # The house's own has none, as the published values; any others need one, for saves name it.
    component_set: str = ""


def read_box(path: Path | None = None) -> Box:
    """The components of a file, or those of the house.

    Raises :class:`PlaybookError` that names every bad place.
    """
    if path is None:
        return _box(_house())
    file = structure(read_toml(path), _File, path.name)
    if file.game != "endeavor":
        raise Complaint("components.game", given=file.game, game=glossary()["endeavor"].name)
    if not file.component_set.strip() and file != _house():
        raise Complaint("components.unnamed")
    return _box(file)


@cache
def _house() -> _File:
    return read("endeavor/components.toml", _File)


def _box(file: _File) -> Box:
    _readable(file)
    regions = _regions(file)
    cities = _cities(file, regions)
    cards = _cards(file, regions)
    return Box(
        component_set=file.component_set,
        seats=tuple(Seat(i, row.code, row.name) for i, row in enumerate(file.seat)),
        status=tuple(Track(i, row.code, _term(row.term)) for i, row in enumerate(file.track)),
        levels=file.level,
        regions=regions,
        cities=cities,
        connections=_connections(file, cities),
        tokens=_tokens(file),
        buildings=_buildings(file),
        cards=cards,
        decks=_decks(file, regions, cards),
        counts=file.counts,
        provenance=file.provenance,
    )


def _readable(file: _File) -> None:
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


def _icons(given: dict[TrackCode, int]) -> tuple[int, int, int, int]:
    industry, culture, finance, politics = (given.get(track, 0) for track in TRACKS)
    return industry, culture, finance, politics


def _term(term: str) -> Text:
    if term not in glossary():
        raise PlaybookError(f"term: the glossary has no {term!r}")
    return glossary()[term].name


def _regions(file: _File) -> tuple[Region, ...]:
    regions, first = list[Region](), len(file.city) + len(file.connection)
    for i, row in enumerate(file.region):
        regions.append(Region(i, row.code, _term(row.term), row.spaces, first, row.article, []))
        first += row.spaces
    return tuple(regions)


def _cities(file: _File, regions: tuple[Region, ...]) -> tuple[City, ...]:
    cities, known = list[City](), {region.code: region for region in regions}
    for i, row in enumerate(file.city):
        region = known[row.code[:2]]
        named = both(lambda lang, row=row: _with_code(row.place, row.code, lang))  # type: ignore[misc]
        cities.append(City(i, row.code, named, region, row.glory, row.place, [], i))
        region.cities.append(cities[-1])
    return tuple(cities)


def _with_code(name: Text, code: str, lang: str) -> str:
    return f"{name.zh_Hant}（{code}）" if lang == "zh_Hant" else f"{name.en} ({code})"


def _connections(file: _File, cities: tuple[City, ...]) -> tuple[Connection, ...]:
    connections, known = list[Connection](), {city.code: city for city in cities}
    for i, row in enumerate(file.connection):
        a, b = (known[code] for code in row.ends)
        name = both(lambda lang, a=a, b=b: f"{a.place.pick(lang)}–{b.place.pick(lang)}")  # type: ignore[misc]
        connections.append(
            Connection(i, f"{a.code}-{b.code}", name, (a, b), row.doubtful, len(cities) + i)
        )
        for city in (a, b):
            city.lines.append(connections[-1])
    return tuple(connections)


def _tokens(file: _File) -> tuple[Token, ...]:
    return tuple(
        Token(
            i,
            row.code,
            _term(row.term) if row.term else _actions_name(row.does),
            row.copies,
            TRACKS.index(row.track) if row.track else None,
            row.does,
        )
        for i, row in enumerate(file.token)
    )


_ACTION_TERMS = {
    "ship": "ship-action",
    "occupy": "occupy-action",
    "attack": "attack-action",
    "draw": "draw-action",
    "pay": "payment-action",
}


def _short(term: str, lang: str) -> str:
    return _term(term).pick(lang).removesuffix(" action")


def _actions_name(does: tuple[str, ...]) -> Text:
    joint = {"zh_Hant": "／", "en": "/"}
    return both(lambda lang: joint[lang].join(_short(_ACTION_TERMS[a], lang) for a in does))


def _buildings(file: _File) -> tuple[Building, ...]:
    return tuple(
        Building(
            i,
            row.code,
            _term(row.code),
            row.level,
            row.copies,
            row.does,
            row.joined == "and",
            _icons(row.icons),
            row.glory,
        )
        for i, row in enumerate(file.building)
    )


def _cards(file: _File, regions: tuple[Region, ...]) -> tuple[Card, ...]:
    lie_in = {
        deck: region for region, row in zip(regions, file.region, strict=True) for deck in row.decks
    }
    codes = list(lie_in)
    return tuple(
        Card(
            i,
            f"{row.deck}-{'G' if row.governor else row.number}",
            _card_name(row, lie_in[row.deck].name),
            codes.index(row.deck),
            row.number,
            _icons(row.icons),
            row.glory,
            row.abolition,
            row.slavery,
        )
        for i, row in enumerate(file.card)
    )


def _card_name(row: _CardRow, region: Text) -> Text:
    if row.abolition:
        return _term("abolition-card")
    deck = _term("slavery-card") if row.slavery else region
    if row.governor:
        card = _term("governor-card")
        return Text(f"{deck.zh_Hant}{card.zh_Hant}", f"{deck.en} {card.en}")
    return Text(f"{deck.zh_Hant}{row.number}", f"{deck.en} {row.number}")


def _decks(file: _File, regions: tuple[Region, ...], cards: tuple[Card, ...]) -> tuple[Deck, ...]:
    decks = list[Deck]()
    for region, row in zip(regions, file.region, strict=True):
        for code in row.decks:
            own = tuple(card for card in cards if card.deck == len(decks))
            name = _term("slavery-card") if own[0].slavery else region.name
            decks.append(Deck(len(decks), code, name, region, own))
    return tuple(decks)
