"""What any box of Endeavor must hold, the published values or an owner's (EC0 to EC17).

Firm is what the rules text says or several accounts agree on, and what our chart has a place for;
the others are what one good account says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from seabook.engine.components import Constraint, as_the_rules_say, once_each
from seabook.games.endeavor.compound import RULES
from seabook.games.endeavor.pieces import FINANCE, INDUSTRY, TRACKS, Box, Building, Card
from seabook.words import Text, say

_SEATS = ("red", "blue", "green", "black", "white")
# The cities of each region, in the order of the regions; our chart has a place for each.
_CITIES = {"EU": 10, "AF": 2, "SA": 3, "CA": 3, "NA": 3, "IN": 3, "FE": 5}
_DECKS = ("EU", "SL", "AF", "SA", "CA", "NA", "IN", "FE")
_FROM_0, _FROM_GOVERNOR = (0, 1, 2, 3, 4, 5), (None, 1, 2, 3, 4, 5)
_TRACK = (6, 8)  # spaces on a shipping track: the shortest and the longest on record
_CONNECTIONS, _TOKENS, _BROWN = 26, 95, 79
_KINDS, _TOP = 3, 5  # kinds of building on a level, and the highest level
_TOGETHER = ("E3.9", "E3.10", "E3.11")  # combinations of which both actions may be done
_ABOLITION = "EU-5"
_LINES = 3  # the most connections of a city
_GOVERNOR = 4  # icons and glory of a Governor card
_TABLES = (
    *("counts", "region", "city", "place", "connection"),
    *("token", "track", "building", "card"),
)
# What the rules say of numbers, by the name of the count; and of the levels, each with its first
# value, markers a growth phase, and glory, which on the last is the value itself (E2.8, E5.3).
_RULES = {
    "players": (3, 4, 5),
    "player_boards": 5,
    "crowns": 1,
    "glory_chips": 26,
    "population_markers": 30,
    "status_markers": 4,
    "rounds": 7,
    "track_end": 15,
}
_LEVELS = ((1, 0, 2, 0), (2, 2, 3, 2), (3, 4, 4, 4), (4, 7, 5, 7), (5, 10, 6, None))


def _frame(box: Box) -> Iterator[Text]:
    """The parts that the rules name and the board shows are there, in the order that is used."""
    for what, given, expected in (
        ("seat", [seat.code for seat in box.seats], _SEATS),
        ("track", [track.code for track in box.status], TRACKS),
        ("region", [region.code for region in box.regions], tuple(_CITIES)),
        ("region.decks", [deck.code for deck in box.decks], _DECKS),
    ):
        if tuple(given) != expected:
            yield say("components.parts", what=what, given=given, expected=expected)


def _names(box: Box) -> Iterator[Text]:
    """Codes differ, and every table says where it comes from."""
    for what, codes in (
        ("city", [city.code for city in box.cities]),
        ("token", [token.code for token in box.tokens]),
        ("building", [building.code for building in box.buildings]),
        ("card", [card.code for card in box.cards]),
    ):
        yield from once_each(what, codes)
    for name in _TABLES:
        if name not in box.provenance:
            yield say("components.no-provenance", name=name)


def _amounts(box: Box) -> Iterator[Text]:
    """There is at least 1 of what there is; glory and icons are never taken away."""
    least = [(f"city {city.code}.glory", city.glory, 1) for city in box.cities]
    least += [(f"token {token.code}.copies", token.copies, 1) for token in box.tokens]
    pieces: list[Building | Card] = [*box.buildings, *box.cards]
    for each in pieces:
        least += [(f"{each.code}.glory", each.glory, 0), (f"{each.code}.icons", min(each.icons), 0)]
    for where, given, fewest in least:
        if given < fewest:
            yield say("components.too-few", where=where, given=given, least=fewest)


def _counts(box: Box) -> Iterator[Text]:
    """E0.1 to E0.10: what the rules say of numbers is no printed value, and stays as it is."""
    yield from as_the_rules_say(box.counts, _RULES)


def _cities(box: Box) -> Iterator[Text]:
    """Our chart shows these cities: so many in each region are on record."""
    for region in box.regions:
        expected = [f"{region.code}{n + 1}" for n in range(_CITIES.get(region.code, 0))]
        if (given := [city.code for city in region.cities]) != expected:
            what = f"city {region.code}"
            yield say("components.parts", what=what, given=given, expected=expected)


def _tracks(box: Box) -> Iterator[Text]:
    """E3.1a: Europe has no shipping track; all others have one, as long as accounts and chart say."""
    for region in box.regions:
        least, most = (0, 0) if region is box.europe else _TRACK
        if not least <= (given := region.spaces) <= most:
            values = {"region": region, "given": given, "least": least}
            yield say("components.track", values, most=most)


def _every_space(box: Box) -> Iterator[Text]:
    """E0.4, E1.1: 95 tokens, one for every city, connection and space of a track."""
    tokens = sum(token.copies for token in box.tokens)
    tracks = sum(region.spaces for region in box.regions)
    spaces = len(box.cities) + len(box.connections) + tracks
    if (tokens, spaces) != (_TOKENS, _TOKENS):
        yield say("components.token-spaces", given=tokens, spaces=spaces, expected=_TOKENS)


def _connections(box: Box) -> Iterator[Text]:
    """26 connections, as the 95 tokens say; each between two cities, and no two between the same."""
    if (given := len(box.connections)) != _CONNECTIONS:
        yield say("components.connections", given=given, expected=_CONNECTIONS)
    pairs = Counter(frozenset(city.code for city in line.ends) for line in box.connections)
    for pair, n in pairs.items():
        if n > 1 or len(pair) == 1:
            yield say("components.connection", ends=sorted(pair), given=n)


def _levels(box: Box) -> Iterator[Text]:
    """E0.3, E2.8, E5.3: the steps of the status tracks, and what they bring."""
    given = [(row.level, row.first, row.growth, row.glory) for row in box.levels]
    if tuple(given) != _LEVELS:
        for n, (row, expected) in enumerate(zip(given, _LEVELS, strict=False), 1):
            if row != expected:
                yield say("components.level", level=n, given=_told(row), expected=_told(expected))
        if len(given) != len(_LEVELS):
            yield say("components.levels", given=len(given), expected=len(_LEVELS))


def _told(row: tuple[int | None, ...]) -> list[str]:
    return ["–" if value is None else str(value) for value in row]


def _buildings(box: Box) -> Iterator[Text]:
    """E0.5, E1.3, E1.4: the Colonial House is printed; 15 stacks, 3 on each level from 5 copies to 1."""
    first = box.buildings[0]
    if (first.level, first.copies, first.does) != (0, 0, ("occupy",)):
        yield say("components.printed", building=first)
    for building in box.buildings[1:]:
        if not 1 <= building.level <= _TOP:
            values = {"building": building, "given": building.level}
            yield say("components.building-level", values, most=_TOP)
    for level in range(1, _TOP + 1):
        given = [tile.copies for tile in box.buildings[1:] if tile.level == level]
        if given != (expected := [_TOP + 1 - level] * _KINDS):
            yield say("components.stacks", level=level, given=given or "–", expected=expected)


def _actions(box: Box) -> Iterator[Text]:
    """E3.5 to E3.11: what a circle or a token may show; both only where a building says so."""
    for token in box.tokens:
        if len(token.does) > 1 and RULES.get(token.does) in (None, *_TOGETHER):
            yield say("components.actions", what=token)
    for building in box.buildings:
        rule = RULES.get(building.does)
        if len(building.does) > 1 and rule is None:
            yield say("components.actions", what=building)
        elif building.together != (rule in _TOGETHER):
            yield say("components.joined", building=building)


def _brown(box: Box) -> Iterator[Text]:
    """E0.4: one kind of brown token for each status track."""
    given = [TRACKS[token.track] for token in box.tokens if token.track is not None]
    if sorted(given) != sorted(TRACKS):
        yield say("components.parts", what="token.track", given=given, expected=TRACKS)


def _decks(box: Box) -> Iterator[Text]:
    """E0.6, E1.2, E3.4c: 8 decks of 6 in order; Europe's begin at 0, the others with a Governor."""
    for deck in box.decks:
        expected = _FROM_0 if deck.region is box.europe else _FROM_GOVERNOR
        given = tuple(card.number for card in deck.cards)
        if given != expected:
            values = {"deck": deck.code, "given": _numbers(given), "expected": _numbers(expected)}
            yield say("components.deck", values)


def _numbers(row: tuple[int | None, ...]) -> list[str]:
    return ["governor" if number is None else str(number) for number in row]


def _slavery(box: Box) -> Iterator[Text]:
    """E2.17, E3.4f: the slavery cards are one deck, which abolition removes."""
    for card in box.cards:
        if card.slavery != (box.decks[card.deck].code == "SL"):
            yield say("components.slavery", card=card.code)


def _abolition(box: Box) -> Iterator[Text]:
    """E3.4f: the abolition card is the last of Europe's own deck."""
    given = [card.code for card in box.cards if card.abolition]
    if given != [_ABOLITION]:
        yield say("components.abolition", given=given or "–", expected=_ABOLITION)


def _colours(box: Box) -> Iterator[Text]:
    """Not firm: 79 of the tokens are brown."""
    given = sum(token.copies for token in box.tokens if token.track is not None)
    if given != _BROWN:
        yield say("components.brown", given=given, expected=_BROWN)


def _lines(box: Box) -> Iterator[Text]:
    """Not firm: no city has more than three connections."""
    for city in box.cities:
        if (given := len(city.lines)) > _LINES:
            yield say("components.lines", city=city, given=given, most=_LINES)


def _glory(box: Box) -> Iterator[Text]:
    """Not firm: a city without a connection is worth 2 glory, any other 1 (ER36)."""
    for city in box.cities:
        if city.glory != (expected := 1 if city.lines else 2):
            yield say("components.city-glory", city=city, given=city.glory, expected=expected)


def _worth(box: Box) -> Iterator[Text]:
    """Not firm: icons and glory of a card rise with its number; those of every Governor are 4."""
    for card in box.cards:
        expected = _expected_worth(card)
        if expected is not None and (given := sum(card.icons) + card.glory) != expected:
            yield say("components.worth", card=card.code, given=given, expected=expected)


def _expected_worth(card: Card) -> int | None:
    """None where the account shows no pattern: slavery cards, and the first two of Europe."""
    if card.number is None:
        return _GOVERNOR
    if card.slavery or card.code in ("EU-0", "EU-1"):
        return None
    return card.number + 1


def _slavery_icons(box: Box) -> Iterator[Text]:
    """Not firm: slavery cards bear industry and finance alone."""
    for card in box.cards:
        if card.slavery and (
            card.glory or sum(card.icons) != card.icons[INDUSTRY] + card.icons[FINANCE]
        ):
            yield say("components.slavery-icons", card=card.code)


CONSTRAINTS: tuple[Constraint[Box], ...] = (
    Constraint("EC0", True, _frame),
    Constraint("EC0-names", True, _names),
    Constraint("EC0-amounts", True, _amounts),
    Constraint("EC1", True, _counts),
    Constraint("EC2", True, _cities),
    Constraint("EC3", True, _tracks),
    Constraint("EC4", True, _every_space),
    Constraint("EC5", True, _connections),
    Constraint("EC6", True, _levels),
    Constraint("EC7", True, _buildings),
    Constraint("EC8", True, _actions),
    Constraint("EC9", True, _brown),
    Constraint("EC10", True, _decks),
    Constraint("EC11", True, _slavery),
    Constraint("EC12", True, _abolition),
    Constraint("EC13", False, _colours),
    Constraint("EC14", False, _lines),
    Constraint("EC15", False, _glory),
    Constraint("EC16", False, _worth),
    Constraint("EC17", False, _slavery_icons),
)
