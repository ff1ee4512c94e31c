"""The heap of treasures, in a ring of cards as long as they lie open; what the signs mean."""

from __future__ import annotations

from seabook.drawing.anchors_aweigh import acts, cards, signs
from seabook.drawing.anchors_aweigh.ships import Look
from seabook.drawing.anchors_aweigh.sight import named, thing
from seabook.drawing.rings import UNSEEN
from seabook.drawing.svg import PALE, Pen, Point, runs
from seabook.games.anchors_aweigh.pieces import Tile
from seabook.words import say

WIDTH, HEIGHT = 700.0, 436.0
LEGEND_WIDTH, LEGEND_HEIGHT = 280.0, 124.0
_ACROSS, _CELL, _TILE = 14, 50.0, 45.0
_ON_TOP = 7  # cards of the ring above the heap; the rest lie below it


def heap(pen: Pen, look: Look, x: float, y: float) -> None:
    """All treasures of the heap where they lie, the cards around them while they lie open."""
    state, at = look.state, pen.group(transform=f"translate({x:g} {y:g})")
    top = cards.HEIGHT + 4
    frame = {"x": 12, "y": 30, "width": WIDTH - 24, "height": HEIGHT - 60, "rx": 60}
    at.draw("rect", fill="#e9eef0", stroke=PALE, stroke_width=2, stroke_dasharray="2 5", **frame)
    if state.cards_open:
        for n, card in enumerate(state.deck):
            cards.face(at.image(cards.told(card)), card, *_in_ring(n, len(state.deck)))
    elif state.deck and state.phase == "loading":
        _gathered(at, look)
    for tile in state.box.tiles:
        if tile.code in look.view["heap"]:
            _tile(at, look, tile, top)


def _in_ring(n: int, of: int) -> Point:
    """Where a card of the ring lies, clockwise from the upper left."""
    if n < _ON_TOP:
        return n * WIDTH / _ON_TOP + 1, 0
    below = of - _ON_TOP
    step = WIDTH / max(below, _ON_TOP)
    left = (WIDTH - step * below) / 2
    return left + (of - 1 - n) * step, HEIGHT - cards.HEIGHT


def _gathered(pen: Pen, look: Look) -> None:
    """After the call: the cards lie face down before the captain."""
    box = look.state.box
    who = next(seat for seat in box.seats if seat.code == look.view["captain"])
    row = runs(say("anchors.gathered", who=who, n=len(look.state.deck)), pen.lang, "600", gap=10)
    pen.line(row, WIDTH / 2, 52, 15, "middle")


def _tile(pen: Pen, look: Look, tile: Tile, top: float) -> None:
    box, face = look.state.box, look.view["heap"][tile.code]
    x = (tile.i % _ACROSS + 0.5) * _CELL + tile.i * 7 % 5 - 2
    y = top + 5 + (tile.i // _ACROSS + 0.5) * _CELL + tile.i * 5 % 5 - 2
    what = thing(box, face)
    name = named(box, what) if not what.hidden else say("anchors.face-down")
    label = say("anchors.tile", tile=tile, thing=name)
    action = acts.on_tile(look.state, tile.i) if look.works else ""
    art, touch = pen.control(action, label) if action else (pen.image(label), None)
    if what.treasure is None:
        signs.back(art, x, y, _TILE)
    else:
        signs.tile(art, what.treasure, what.star, x, y, _TILE)
    if touch is not None:
        half = _TILE / 2
        frame = {"x": x - half, "y": y - half, "width": _TILE, "height": _TILE}
        touch.draw("rect", **frame, **UNSEEN)
        look.rings.around(touch, action, [(x, y)], half)


def legend(pen: Pen, look: Look, x: float, y: float) -> None:
    """The treasures by name."""
    at = pen.group(transform=f"translate({x:g} {y:g})")
    for n, treasure in enumerate(look.state.box.treasures):
        left, row = 16 + n % 2 * 140, 11 + n // 2 * 24
        signs.treasure(at, treasure, left, row, 20)
        at.line(runs(treasure.name, at.lang, gap=4), left + 16, row + 4.5, 13)


def ours(pen: Pen, x: float, y: float, wide: float, one_line: bool) -> None:
    """Whose cards and whose drawing this is, in a line for each language or in two."""
    drawing, values = say("anchors.ours"), say("anchors.ours-cards")
    said = [drawing + values] if one_line else [drawing, values]
    rows = [[run] for text in said for run in runs(text, pen.lang)]
    pen.lines(rows, x + wide / 2, y + 12, 12, "middle", fill=PALE)
