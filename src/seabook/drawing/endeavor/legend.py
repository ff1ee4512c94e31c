"""What the signs mean, and whose drawing this is."""

from __future__ import annotations

from collections.abc import Callable

from seabook.drawing import pieces
from seabook.drawing.endeavor import signs
from seabook.drawing.endeavor.places import LINE
from seabook.drawing.svg import INK, PAPER, Pen, polyline, runs
from seabook.games.endeavor.pieces import Box
from seabook.words import Text, glossary, say

_LEFT, _TOP, _WIDE, _HIGH = 880, 626, 388, 144
_ROW = 22
_DEEDS = ("ship", "occupy", "attack", "draw", "pay")


def legend(pen: Pen, box: Box) -> None:
    """A box of signs with their names."""
    one = pen.group()
    one.draw(
        "rect",
        x=_LEFT,
        y=_TOP,
        width=_WIDE,
        height=_HIGH,
        rx=6,
        fill=PAPER,
        stroke=LINE,
        stroke_width=1,
    )
    _column(
        one,
        _LEFT + 20,
        [(lambda x, y, i=t.i: signs.icon(one, i, x, y, 9), t.name) for t in box.status]
        + [
            (lambda x, y: pieces.star(one, x, y, 8.5), glossary()["glory"].name),
            (lambda x, y: signs.crown(one, x, y, 7.5), say("board.legend.governor")),
        ],
    )
    _column(
        one,
        _LEFT + 132,
        [
            (lambda x, y, d=d: _deed(one, d, x, y), say(f"kind.{d}"))  # type: ignore[misc]
            for d in _DEEDS
        ],
    )
    _column(
        one,
        _LEFT + 248,
        [
            (lambda x, y: _line(one, x, y, None), glossary()["connection"].name),
            (lambda x, y: _line(one, x, y, "6 3"), say("board.legend.doubtful")),
            (lambda x, y: signs.lock(one, False, x, y - 3), say("board.closed")),
            (lambda x, y: signs.lock(one, True, x, y - 3), say("board.open")),
            (lambda x, y: _arrow(one, x, y), glossary()["shipping-track"].name),
        ],
    )


Sign = Callable[[float, float], None]


def _column(pen: Pen, x: float, rows: list[tuple[Sign, Text]]) -> None:
    for n, (sign, name) in enumerate(rows):
        y = _TOP + 18 + n * _ROW
        sign(x, y)
        pen.line(runs(name, pen.lang, gap=4), x + 18, y + 4.2, 12)


def _deed(pen: Pen, action: str, x: float, y: float) -> None:
    pen.draw("rect", x=x - 9, y=y - 9, width=18, height=18, rx=5, fill=signs.BLUE)
    signs.deed(pen, action, x, y, 5.5)


def _line(pen: Pen, x: float, y: float, dash: str | None) -> None:
    d = polyline([(x - 12, y), (x + 12, y)])
    pen.draw("path", d=d, stroke=LINE, stroke_width=5, stroke_dasharray=dash)
    pen.draw("path", d=d, stroke=PAPER, stroke_width=2.6, stroke_dasharray=dash)


def _arrow(pen: Pen, x: float, y: float) -> None:
    pen.draw("path", d=polyline([(x - 12, y), (x + 8, y)]), stroke=LINE, stroke_width=3)
    pen.path([(x + 12, y), (x + 3, y - 5), (x + 3, y + 5)], close=True, fill=LINE)


def note(pen: Pen, x: float, y: float) -> None:
    """Whose chart this is."""
    rows = [[run] for run in runs(say("board.ours"), pen.lang)]
    pen.lines(rows, x, y, 12, fill=INK)
