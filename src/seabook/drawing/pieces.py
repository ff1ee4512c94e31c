"""What games have alike on their boards: the colours and markers of seats, their letters, a star."""

from __future__ import annotations

from math import cos, pi, sin

from seabook.drawing.svg import INK, PAPER, Pen, Run, runs
from seabook.engine import Seat
from seabook.words import Text, say, shown

GOLD = "#b57a00"
# For each seat the disc, and what is written on it.
COLOURS = {
    "yellow": ("#f2c230", INK),
    "red": ("#b3261e", PAPER),
    "blue": ("#2a66b0", PAPER),
    "green": ("#2b7a3d", PAPER),
    "black": ("#1b1b1b", PAPER),
    "white": ("#ffffff", INK),
}


def letter(of: str) -> Text:
    """The one letter for a seat, or a kind of thing that differs by colour, in each language."""
    return say(f"board.letter.{of}")


def letters(pen: Pen, of: str, x: float, y: float, size: float, fill: str) -> None:
    """The letter itself; in both languages side by side, a little smaller."""
    parts = runs(letter(of), pen.lang, "700", gap=0.5)
    if len(parts) == 2:
        small = size * 0.86
        parts = [
            Run(parts[0].text, parts[0].lang, "700", 0, small),
            Run(parts[1].text, parts[1].lang, "700", 0.5, small * 0.95),
        ]
        size = small
    pen.line(parts, x, y + size * 0.36, size, "middle", fill)


def marker(pen: Pen, seat: Seat, x: float, y: float, r: float = 15) -> None:
    """The marker of a seat: a disc with a rim, and the letter of its colour."""
    pen.sign(f"{seat.code}-{r:g}", lambda one: _marker(one, seat.code, r), x, y)


def _marker(pen: Pen, name: str, r: float) -> None:
    fill, ink = COLOURS[name]
    pen.draw("circle", r=r, fill=fill, stroke=INK, stroke_width=1.6)
    pen.draw("circle", r=r - 2.4, fill="none", stroke=ink, stroke_width=0.8)
    letters(pen, name, 0, 0, r * (0.86 if len(shown(pen.lang)) == 2 else 1.0), ink)


def star(pen: Pen, x: float, y: float, s: float, fill: str = GOLD) -> None:
    """What is worth a point."""
    points = []
    for k in range(10):
        r, angle = (s if k % 2 == 0 else s * 0.45), -pi / 2 + pi * k / 5
        points.append((r * cos(angle), r * sin(angle)))
    pen.sign(
        f"star-{s:g}-{fill.lstrip('#')}",
        lambda one: one.path(points, close=True, fill=fill, stroke=INK, stroke_width=0.6),
        x,
        y,
    )
