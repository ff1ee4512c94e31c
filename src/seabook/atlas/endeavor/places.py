"""Where on Endeavor's chart the note of an answer belongs."""

from __future__ import annotations

from seabook.atlas.pictures import Point
from seabook.drawing.endeavor.chart import cities, middle, regions, spaces
from seabook.games.endeavor.pieces import Box
from seabook.games.endeavor.state import State


def place(state: State, code: str) -> Point:
    """The middle of a note: beside a city or deck, on a connection or a shipping space."""
    box: Box = state.box
    if code in box.city:
        x, y = cities()[code].at
        return x - 17, y - 17
    if code in box.connection:
        return middle(box.connection[code])
    if code.startswith("deck:"):
        return _deck(box, code.removeprefix("deck:"))
    region, _, n = code.partition(":")
    found = regions()[region]
    if not n:
        x, y = found.label
        return x, y - 24
    if n == "beside":
        return found.beside or found.label
    return spaces(region, box.region[region].spaces)[int(n) - 1]


def _deck(box: Box, code: str) -> Point:
    deck = box.deck[code]
    own = [each for each in box.decks if each.region is deck.region]
    x, y = regions()[deck.region.code].decks[own.index(deck)]
    return x + 22, y - 18
