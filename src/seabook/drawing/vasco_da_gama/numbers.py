"""The numbers with their prices, the first free action marker, and the action spaces of the areas."""

from __future__ import annotations

from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PALE, PAPER, Pen, code, runs
from seabook.drawing.vasco_da_gama import labels, panel, signs
from seabook.games.vasco_da_gama.marker import prices
from seabook.games.vasco_da_gama.pieces import Area, Number
from seabook.games.vasco_da_gama.state import State, free_spaces
from seabook.words import say

_CELL, _HIGH, _TOP = 74.0, 60.0, 84.0
_AREAS, _AREA = 452.0, 70.0


def numbers(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """Draw them; the height is given back."""
    box = state.box
    rows = -(-box.counts.numbers // 5)
    bottom = _TOP + _HIGH * (rows + 1) + 4
    pen.draw("rect", x=0, y=0, width=panel.WIDE, height=bottom, fill="#f1efe6")
    _head(pen, state)
    for number in box.numbers[: box.counts.numbers]:
        row, place = divmod(number.i, 5)
        _number(pen, state, number, 10 + place * _CELL, _TOP + row * _HIGH, rings)
    for n, number in enumerate(box.numbers[box.counts.numbers :]):
        _number(pen, state, number, 10 + n * _CELL, _TOP + rows * _HIGH, rings)
    panel.said(pen, say("vasco.board.extra"), 20 + 2 * _CELL, _TOP + rows * _HIGH + 32)
    for paid in box.rows:
        y = _TOP + _HIGH * ((paid.first - 1) // 5) + 26
        if paid.first <= box.counts.numbers:
            signs.coin(pen, paid.money, 10 + 5 * _CELL + 24, y, 13)
    for n, area in enumerate(box.areas):
        _area(pen, state, area, _TOP - 6 + n * _AREA, rings)
    return bottom


def _head(pen: Pen, state: State) -> None:
    one = pen.image(labels.tile(state))
    x = panel.heading(one, say("vasco.part.numbers"), 24)
    tile = state.tile
    if tile is None:
        return
    signs.pawn(one, x + 8, 18)
    one.line([code(state.marker, "700")], x + 22, 24, 18)
    coming = sorted({each.change for each in state.tiles})
    if state.phase == "placing" and coming:
        changes = " ".join(_signed(each) for each in coming)
        row = [*runs(say("vasco.board.changes"), pen.lang, gap=6), code(changes, "700", gap=8)]
        one.line(row, x + 60, 24, 14 if len(row) < 3 else 13, fill=INK)
    panel.said(one, say("vasco.board.price"), 10, 52)
    panel.said(one, say("vasco.board.decline"), 10 + 5 * _CELL + 24, 68, "middle")
    panel.said(one, say("vasco.board.spaces"), _AREAS, 52)


def _signed(change: int) -> str:
    return f"{change:+d}".replace("-", "−") if change else "0"


def _number(pen: Pen, state: State, number: Number, x: float, y: float, rings: Rings) -> None:
    disc = next((each for each in state.discs if each.number == number.n), None)
    now, least, most = prices(state, number.n)

    def draw(one: Pen) -> None:
        free = not now
        at = state.marker == number.n
        size = {"width": _CELL - 6, "height": _HIGH - 6, "rx": 7}
        fill = "#e3efdf" if free else PAPER
        wide = 3 if at else 1
        one.draw("rect", x=x, y=y, fill=fill, stroke=INK, stroke_width=wide, **size)
        if disc is not None:
            signs.placed(one, state.box.seats[disc.seat], number.n, x + 21, y + 22, False)
        else:
            one.draw("circle", cx=x + 21, cy=y + 22, r=16, fill=PAPER, stroke=INK)
            one.line([code(number.n, "700")], x + 21, y + 28, 18, "middle")
        if now:
            signs.coin(one, now, x + 53, y + 17, 11.5)
        if at:
            signs.pawn(one, x + 54, y + 16)
        if state.phase == "placing" and most:
            after = f"{least}–{most}" if least < most else str(most)
            one.line([code(after)], x + 62, y + 48, 13, "end", PALE)

    label = labels.number(state, number, disc)
    box = (x, y, _CELL - 6, _HIGH - 6)
    panel.button(pen, rings, f"number {number.code}", label, box, draw)


def _area(pen: Pen, state: State, area: Area, y: float, rings: Rings) -> None:
    def draw(one: Pen) -> None:
        size = {"width": panel.WIDE - _AREAS - 8, "height": _AREA - 8, "rx": 8}
        fill = PAPER if free_spaces(state, area) else "#e6e9ea"
        one.draw("rect", x=_AREAS, y=y, fill=fill, stroke=INK, stroke_width=1, **size)
        one.line(
            runs(area.name, pen.lang, "700", gap=6), _AREAS + 8, y + 16, 14, kind=panel.named(pen)
        )
        panel.discs(one, state, area, _AREAS + 30, y + 41)

    box = (_AREAS, y, panel.WIDE - _AREAS - 8, _AREA - 8)
    panel.button(pen, rings, f"area {area.code}", labels.area(state, area), box, draw)
