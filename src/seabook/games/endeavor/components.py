"""Part 0 of the rules: what is in the box, read from a file of components.

The house has one, playbook/endeavor/components.toml; an owner may bring another.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from seabook.engine import Complaint, Seat
from seabook.games.endeavor.pieces import (
    TRACKS,
    Box,
    Building,
    Card,
    City,
    Connection,
    Deck,
    Region,
    Token,
    Track,
    TrackCode,
)
from seabook.games.endeavor.rows import CardRow, File, readable
from seabook.playbook import PlaybookError, read, read_toml, structure
from seabook.words import Text, both, glossary


def read_box(path: Path | None = None) -> Box:
    """The components of a file, or those of the house.

    Raises :class:`PlaybookError` that names every bad place.
    """
    if path is None:
        return _box(_house())
    file = structure(read_toml(path), File, path.name)
    if file.game != "endeavor":
        raise Complaint("components.game", given=file.game, game=glossary()["endeavor"].name)
    if not file.component_set.strip() and file != _house():
        raise Complaint("components.unnamed")
    return _box(file)


@cache
def _house() -> File:
    return read("endeavor/components.toml", File)


def _box(file: File) -> Box:
    readable(file)
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


def _icons(given: dict[TrackCode, int]) -> tuple[int, int, int, int]:
    industry, culture, finance, politics = (given.get(track, 0) for track in TRACKS)
    return industry, culture, finance, politics


def _term(term: str) -> Text:
    if term not in glossary():
        raise PlaybookError(f"term: the glossary has no {term!r}")
    return glossary()[term].name


def _regions(file: File) -> tuple[Region, ...]:
    regions, first = list[Region](), len(file.city) + len(file.connection)
    for i, row in enumerate(file.region):
        regions.append(Region(i, row.code, _term(row.term), row.spaces, first, row.article, []))
        first += row.spaces
    return tuple(regions)


def _cities(file: File, regions: tuple[Region, ...]) -> tuple[City, ...]:
    cities, known = list[City](), {region.code: region for region in regions}
    for i, row in enumerate(file.city):
        region = known[row.code[:2]]
        named = both(lambda lang, row=row: _with_code(row.place, row.code, lang))  # type: ignore[misc]
        cities.append(City(i, row.code, named, region, row.glory, row.place, [], i))
        region.cities.append(cities[-1])
    return tuple(cities)


def _with_code(name: Text, code: str, lang: str) -> str:
    return f"{name.zh_Hant}（{code}）" if lang == "zh_Hant" else f"{name.en} ({code})"


def _connections(file: File, cities: tuple[City, ...]) -> tuple[Connection, ...]:
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


def _tokens(file: File) -> tuple[Token, ...]:
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


def _buildings(file: File) -> tuple[Building, ...]:
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


def _cards(file: File, regions: tuple[Region, ...]) -> tuple[Card, ...]:
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


def _card_name(row: CardRow, region: Text) -> Text:
    if row.abolition:
        return _term("abolition-card")
    deck = _term("slavery-card") if row.slavery else region
    if row.governor:
        card = _term("governor-card")
        return Text(f"{deck.zh_Hant}{card.zh_Hant}", f"{deck.en} {card.en}")
    if row.slavery:
        return Text(f"{deck.zh_Hant}{row.number}", f"{deck.en} {row.number}")
    return Text(f"{deck.zh_Hant}{row.number}號卡", f"{deck.en} card {row.number}")


def _decks(file: File, regions: tuple[Region, ...], cards: tuple[Card, ...]) -> tuple[Deck, ...]:
    decks = list[Deck]()
    for region, row in zip(regions, file.region, strict=True):
        for code in row.decks:
            own = tuple(card for card in cards if card.deck == len(decks))
            name = _term("slavery-card") if own[0].slavery else region.name
            decks.append(Deck(len(decks), code, name, region, own))
    return tuple(decks)
