"""Part 0 of the rules: what is in the box, read from playbook/endeavor/components.toml."""

from __future__ import annotations

from typing import Any

import attrs

from seabook.engine import Seat
from seabook.games.endeavor.pieces import (
    TRACKS,
    Building,
    Card,
    City,
    Connection,
    Deck,
    Level,
    Region,
    Token,
    Track,
)
from seabook.playbook import Provenance, read
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
    track: str | None = None
    term: str | None = None
    does: tuple[str, ...] = ()


@attrs.frozen
class _BuildingRow:
    code: str
    level: int
    copies: int
    does: tuple[str, ...] = ()
    joined: str | None = None
    icons: dict[str, int] = attrs.field(factory=dict)
    glory: int = 0


@attrs.frozen
class _CardRow:
    deck: str
    number: int | None = None
    governor: bool = False
    icons: dict[str, int] = attrs.field(factory=dict)
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
    counts: dict[str, Any]
    provenance: dict[str, Provenance]
    seat: tuple[_SeatRow, ...]
    track: tuple[_TrackRow, ...]
    level: tuple[Level, ...]
    region: tuple[_RegionRow, ...]


def _icons(given: dict[str, int]) -> tuple[int, int, int, int]:
    industry, culture, finance, politics = (given.get(track, 0) for track in TRACKS)
    return industry, culture, finance, politics


def _term(term: str) -> Text:
    return glossary()[term].name


def _regions() -> tuple[Region, ...]:
    regions, first = list[Region](), len(_file.city) + len(_file.connection)
    for i, row in enumerate(_file.region):
        regions.append(Region(i, row.code, _term(row.term), row.spaces, first, row.article, []))
        first += row.spaces
    return tuple(regions)


def _cities() -> tuple[City, ...]:
    cities = list[City]()
    for i, row in enumerate(_file.city):
        region = REGION[row.code[:2]]
        named = both(lambda lang, row=row: _with_code(row.place, row.code, lang))  # type: ignore[misc]
        cities.append(City(i, row.code, named, region, row.glory, row.place, [], i))
        region.cities.append(cities[-1])
    return tuple(cities)


def _with_code(name: Text, code: str, lang: str) -> str:
    return f"{name.zh_Hant}（{code}）" if lang == "zh_Hant" else f"{name.en} ({code})"


def _connections() -> tuple[Connection, ...]:
    connections = list[Connection]()
    for i, row in enumerate(_file.connection):
        a, b = (CITY[code] for code in row.ends)
        name = both(lambda lang, a=a, b=b: f"{a.place.pick(lang)}–{b.place.pick(lang)}")  # type: ignore[misc]
        connections.append(
            Connection(i, f"{a.code}-{b.code}", name, (a, b), row.doubtful, len(CITIES) + i)
        )
        for city in (a, b):
            city.lines.append(connections[-1])
    return tuple(connections)


def _tokens() -> tuple[Token, ...]:
    return tuple(
        Token(
            i,
            row.code,
            _term(row.term) if row.term else _actions_name(row.does),
            row.copies,
            TRACKS.index(row.track) if row.track else None,
            row.does,
        )
        for i, row in enumerate(_file.token)
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


def _cards() -> tuple[Card, ...]:
    cards, codes = list[Card](), [deck for region in _file.region for deck in region.decks]
    for i, row in enumerate(_file.card):
        tail = "G" if row.governor else str(row.number)
        deck = codes.index(row.deck)
        cards.append(
            Card(
                i,
                f"{row.deck}-{tail}",
                _card_name(row),
                deck,
                row.number,
                _icons(row.icons),
                row.glory,
                row.abolition,
                row.slavery,
            )
        )
    return tuple(cards)


def _card_name(row: _CardRow) -> Text:
    if row.abolition:
        return _term("abolition-card")
    deck = _term("slavery-card") if row.slavery else REGION[row.deck].name
    if row.governor:
        card = _term("governor-card")
        return Text(f"{deck.zh_Hant}{card.zh_Hant}", f"{deck.en} {card.en}")
    return Text(f"{deck.zh_Hant}{row.number}", f"{deck.en} {row.number}")


def _decks() -> tuple[Deck, ...]:
    decks = list[Deck]()
    for region, row in zip(REGIONS, _file.region, strict=True):
        for code in row.decks:
            cards = tuple(card for card in CARDS if card.code.startswith(f"{code}-"))
            name = _term("slavery-card") if cards[0].slavery else region.name
            decks.append(Deck(len(decks), code, name, region, cards))
    return tuple(decks)


_file = read("endeavor/components.toml", _File)

COUNTS = _file.counts
PROVENANCE = _file.provenance
LEVELS = _file.level
MARKERS: int = COUNTS["population_markers"]
ROUNDS: int = COUNTS["rounds"]
TOP_LEVEL = LEVELS[-1].level
TRACK_END: int = COUNTS["track_end"]

SEATS = tuple(Seat(i, row.code, row.name) for i, row in enumerate(_file.seat))
STATUS = tuple(Track(i, row.code, _term(row.term)) for i, row in enumerate(_file.track))
REGIONS = _regions()
REGION = {region.code: region for region in REGIONS}
EUROPE = REGIONS[0]
CITIES = _cities()
CITY = {city.code: city for city in CITIES}
CONNECTIONS = _connections()
TOKENS = _tokens()
TOKEN = {token.code: token for token in TOKENS}
ACTION_TOKENS = tuple(token for token in TOKENS if token.track is None)
BUILDINGS = tuple(
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
    for i, row in enumerate(_file.building)
)
BUILDING = {building.code: building for building in BUILDINGS}
COLONIAL_HOUSE = BUILDINGS[0]
CARDS = _cards()
CARD = {card.code: card for card in CARDS}
DECKS = _decks()
DECK = {deck.code: deck for deck in DECKS}
SLAVERY_DECK = DECK["SL"]
SPACES = len(CITIES) + len(CONNECTIONS) + sum(region.spaces for region in REGIONS)
# Every place that bears a token at set-up, by its name in positions: ``EU1``, ``EU5-EU6``, ``NA:7``.
TOKEN_SPACE = {
    **{city.code: city.space for city in CITIES},
    **{line.code: line.space for line in CONNECTIONS},
    **{
        f"{region.code}:{n + 1}": region.first_space + n
        for region in REGIONS
        for n in range(region.spaces)
    },
}
