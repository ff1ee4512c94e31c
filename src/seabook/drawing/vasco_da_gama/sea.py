"""The way to Calicut: regions from the far end down to Natal, landings, ships, and where they are pushed."""

from __future__ import annotations

from seabook.drawing import pieces
from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Point, code, runs
from seabook.drawing.vasco_da_gama import labels, panel, signs
from seabook.drawing.vasco_da_gama.parts import on_sea
from seabook.engine import Event
from seabook.games.vasco_da_gama.forecast import pushes
from seabook.games.vasco_da_gama.pieces import NAVIGATION, NOBODY, Box, Region, Space
from seabook.games.vasco_da_gama.sailing import shore_points
from seabook.games.vasco_da_gama.state import State, is_full
from seabook.words import say
from seabook.words import shown as languages

_ROW, _TOP, _LEFT, _SPACE = 64.0, 46.0, 206.0, 84.0


def sea(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """Draw it with what will become of the ships; its height is given back."""
    ahead = {each.values["ship"]: each for each in pushes(state) if "ship" in each.values}
    return _sea(pen, state, rings, ahead)


def route(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """The same without that, for those who are to find it out."""
    return _sea(pen, state, rings, {})


def _sea(pen: Pen, state: State, rings: Rings, ahead: dict[object, Event]) -> float:
    box = state.box
    bottom = _TOP + _ROW * len(box.regions)
    pen.draw("rect", x=0, y=0, width=panel.WIDE, height=bottom, fill="#dfeaf0")
    area = box.areas[NAVIGATION]
    x = panel.heading(pen, say("vasco.part.navigation"), 28)
    art = pen.image(labels.area(state, area))
    panel.discs(art, state, area, x + 14, 22, at_hand=True)
    for n, region in enumerate(reversed(box.regions)):
        y = _TOP + n * _ROW
        _region(pen, state, region, y)
        for k, space in enumerate(region.spaces):
            _landing(pen, state, space, _LEFT + k * _SPACE, y, rings, ahead)
    return bottom


def middle(box: Box, space: Space) -> Point:
    """The middle of a landing, in a picture that begins with the sea."""
    row = len(box.regions) - 1 - space.region.i
    return (
        _LEFT + space.region.spaces.index(space) * _SPACE + (_SPACE - 8) / 2,
        _TOP + row * _ROW + _ROW / 2 - 2,
    )


def _region(pen: Pen, state: State, region: Region, y: float) -> None:
    full = is_full(state, region)
    one = pen.image(labels.region(state, region))
    edge = {"stroke": INK, "stroke_width": 2 if full else 0.7}
    high = _ROW - 4
    one.draw("rect", x=4, y=y, width=panel.WIDE - 8, height=high, rx=8, fill="#eef5f8", **edge)
    names = [[run] for run in runs(region.name, pen.lang, "700")]
    size = 15 if len(names) < 2 else 13
    one.lines(
        names, 12, y + 18 if len(names) < 2 else y + 14, size, leading=1.1, kind=panel.named(pen)
    )
    x, low = 22.0, y + 44
    x = signs.gain(one, region.gain, region.amount, x, low)
    if points := shore_points(state, region):
        panel.said(one, say("vasco.board.full"), x - 8, low + 5)
        pieces.star(one, 126 if len(languages(pen.lang)) < 2 else 142, low, 9)
        at = 137 if len(languages(pen.lang)) < 2 else 153
        one.line([code(points, "700")], at, low + 5, 14)


def _landing(
    pen: Pen,
    state: State,
    space: Space,
    x: float,
    y: float,
    rings: Rings,
    ahead: dict[object, Event],
) -> None:
    at_sea = state.sea[space.i]

    def draw(one: Pen) -> None:
        size = {"width": _SPACE - 8, "height": _ROW - 14, "rx": 7}
        fill = PAPER if at_sea is None else signs.WATER
        one.draw("rect", x=x, y=y + 5, fill=fill, stroke=INK, stroke_width=1.2, **size)
        number = [code(space.number, "700")]
        if at_sea is None:
            one.line(number, x + 38, y + 38, 24, "middle")
            return
        one.line(number, x + 10, y + 22, 14, "middle", PALE)
        owner = state.box.seats[at_sea.seat] if at_sea.seat != NOBODY else None
        signs.vessel(one, at_sea.ship, x + 31, y + 34, owner)
        if move := ahead.get(at_sea.ship):
            _move(one, move, x + 60, y + 45)

    label = labels.space(state, space, ahead.get(at_sea.ship) if at_sea else None)
    box = (x, y + 5, _SPACE - 8, _ROW - 14)
    panel.button(pen, rings, f"{on_sea(state)} {space.code}", label, box, draw)


def _move(pen: Pen, move: Event, x: float, y: float) -> None:
    """Where a ship goes when its region is full: up to a number, or out of the game."""
    target = move.values.get("target")
    if isinstance(target, Space):
        signs.arrow(pen, x - 5, y)
        pen.line([code(target.number, "700")], x + 1, y + 5, 13)
    else:
        signs.cross(pen, x + 1, y)
