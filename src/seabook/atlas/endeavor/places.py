"""Where on Endeavor's chart the note of an answer belongs."""

from __future__ import annotations

from seabook.atlas.pictures import Point
from seabook.drawing.endeavor.chart import cities, middle, regions, spaces
from seabook.games.endeavor.components import CITY, CONNECTIONS, DECKS, REGION

_LINE = {line.code: line for line in CONNECTIONS}


def place(code: str) -> Point:
    """The middle of a note: beside a city or deck, on a connection or a shipping space."""
    if code in CITY:
        x, y = cities()[code].at
        return x - 17, y - 17
    if code in _LINE:
        return middle(_LINE[code])
    if code.startswith("deck:"):
        return _deck(code.removeprefix("deck:"))
    region, _, n = code.partition(":")
    found = regions()[region]
    if not n:
        x, y = found.label
        return x, y - 24
    if n == "beside":
        return found.beside or found.label
    return spaces(region, REGION[region].spaces)[int(n) - 1]


def _deck(code: str) -> Point:
    deck = next(each for each in DECKS if each.code == code)
    own = [each for each in DECKS if each.region is deck.region]
    x, y = regions()[deck.region.code].decks[own.index(deck)]
    return x + 22, y - 18
