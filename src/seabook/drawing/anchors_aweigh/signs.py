"""Pieces as signs: treasures, goods, money. No two differ by colour alone."""

from __future__ import annotations

from math import cos, pi, sin

from seabook.drawing.pieces import letters
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Value, code
from seabook.games.anchors_aweigh.pieces import Treasure
from seabook.words import shown

PARCHMENT = "#fbf3dc"
BACK = "#8a6a45"
GOLD = "#e0b030"
# Each good: its fill and what is written on it, and the corners of its shape (0 for a disc).
COLOURS = ("blue", "white", "orange", "purple")
_GOODS = {
    "blue": ("#7fb8e6", INK, 0),
    "white": ("#ffffff", INK, 4),
    "orange": ("#ee9333", INK, 3),
    "purple": ("#7a4a9c", PAPER, 6),
    "any": ("#c3c9cd", INK, 8),
}
# Treasures as paths around 0 0, 24 units wide: first what is filled, then what is only lined.
_TREASURES = {
    "cannon": ("M-11-5L7-9 10-2-8 3zM-2 2a5 5 0 1 0 .1 0z", ""),
    "sword": ("M10-11L11-10-2 4-5 1z", "M-8 0L0 8M-5 4L-11 11"),
    "sailor": ("M-7-6h14l-3-5h-8zM-9 11c0-6 4-9 9-9s9 3 9 9z", "M-4-5v2a4 4 0 0 0 8 0v-2"),
    "shovel": ("M-3-3L4 4-3 10C-8 12-12 8-10 3z", "M0 0L8-8M4-10L10-4"),
    "telescope": ("M-11 5L-7 11 0 7-4 1zM-3 0L1 6 7 3 3-3zM4-4L8 1 12-2 8-7z", ""),
    "rope": ("", "M0-9a9 9 0 1 0 .1 0zM0-4a4 4 0 1 0 .1 0zM8 3q4 3 2 8"),
    "compass": ("M0-8L3 0H-3z", "M0-11a11 11 0 1 0 .1 0zM-3 0L0 8 3 0z"),
    "map": ("", "M-11-7L-4-10 4-7 11-10V7L4 10-4 7-11 10zM-4-10V7M4-7V10M-1-2L3 2M3-2L-1 2"),
    "warehouse": ("M-12-1L0-11 12-1zM-10 1H10V11H5V4H-5V11H-10z", ""),
    "monkey": (
        "M-10-5a4 4 0 1 0 .1 0zM10-5a4 4 0 1 0 .1 0zM0-10a9 9 0 1 0 .1 0z",
        "",
    ),
}


def treasure(pen: Pen, of: Treasure, x: float, y: float, size: float) -> None:
    """The sign of a kind of treasure, so wide and high."""
    pen.sign(f"{of.code}-{size:g}", lambda one: _treasure(one, of.code, size), x, y)


def _treasure(pen: Pen, name: str, size: float) -> None:
    scaled = pen.group(transform=f"scale({size / 24:.2f})")
    filled, lined = _TREASURES[name]
    if filled:
        scaled.draw("path", d=filled, fill=INK)
    if lined:
        scaled.draw("path", d=lined, fill="none", stroke=INK, stroke_width=2.2)
    if name == "monkey":
        scaled.draw("path", d="M-4-2h2v3h-2zM2-2h2v3h-2zM-3 4h6v2h-6z", fill=PAPER)


def good(pen: Pen, name: str, x: float, y: float, r: float) -> None:
    """A good of a colour by its code, or a grey one: a shape of its own and the letter of the colour."""
    fill, ink, corners = _GOODS[name]

    def draw(one: Pen) -> None:
        edge: dict[str, Value] = {"fill": fill, "stroke": INK, "stroke_width": 1.4}
        if corners:
            turn = pi / 4 if corners == 4 else pi / 8 if corners == 8 else -pi / 2
            wide = r * {4: 1.25, 3: 1.35}.get(corners, 1.1)
            down = r * 0.3 if corners == 3 else 0
            points = [
                (
                    wide * cos(turn + 2 * pi * k / corners),
                    down + wide * sin(turn + 2 * pi * k / corners),
                )
                for k in range(corners)
            ]
            one.path(points, close=True, **edge)
        else:
            one.draw("circle", r=r * 1.05, **edge)
        if name == "any":
            one.line([code("?", "700")], 0, r * 0.45, r * 1.3, "middle", ink)
        else:
            low = r * 0.25 if corners == 3 else 0
            size = r * (0.8 if len(shown(one.lang)) == 2 else 1.15)
            letters(one, name, 0, low, size, ink)

    pen.sign(f"good-{name}-{r:g}", draw, x, y)


def coins(pen: Pen, n: int, x: float, y: float, r: float = 12) -> None:
    """So many coins: one with the number on it."""

    def draw(one: Pen) -> None:
        one.draw("circle", r=r, fill=GOLD, stroke=INK, stroke_width=1.4)
        one.draw("circle", r=r - 2.6, fill="none", stroke=INK, stroke_width=0.7)
        one.line([code(n, "700")], 0, r * 0.4, r * 1.15, "middle")

    pen.sign(f"coins-{n}-{r:g}", draw, x, y)


def chest(pen: Pen, x: float, y: float, size: float) -> None:
    """A treasure chest, closed."""

    def draw(one: Pen) -> None:
        scaled = one.group(transform=f"scale({size / 24:.2f})")
        edge: dict[str, Value] = {"fill": "#b57a3c", "stroke": INK, "stroke_width": 1.6}
        scaled.draw("path", d="M-11-1V-4a6 5 0 0 1 6-5H5a6 5 0 0 1 6 5V-1z", **edge)
        scaled.draw("path", d="M-11-1H11V9H-11z", **edge)
        scaled.draw("path", d="M-2.5-3h5v6h-5z", fill=GOLD, stroke=INK, stroke_width=1.2)

    pen.sign(f"chest-{size:g}", draw, x, y)


def parrot(pen: Pen, x: float, y: float, size: float) -> None:
    """A parrot on its perch."""

    def draw(one: Pen) -> None:
        scaled = one.group(transform=f"scale({size / 24:.2f})")
        body = "M-2-11c6-1 9 3 8 8-1 6-6 8-9 14-3-7-4-12-3-16 0-4 2-6 4-6z"
        scaled.draw("path", d=body, fill="#2f8a4c", stroke=INK, stroke_width=1.4)
        scaled.draw("path", d="M-5-7l-5 2 4 3z", fill=GOLD, stroke=INK, stroke_width=1)
        scaled.draw("circle", cx=-1, cy=-6, r=1.5, fill=INK)
        scaled.draw("path", d="M-9 5H8", fill="none", stroke=INK, stroke_width=1.8)

    pen.sign(f"parrot-{size:g}", draw, x, y)


def starfish(pen: Pen, x: float, y: float, r: float = 7) -> None:
    """The starfish on a treasure (A2.12)."""
    points = []
    for k in range(10):
        far, angle = (r if k % 2 == 0 else r * 0.42), pi * k / 5 - pi / 2
        points.append((x + far * cos(angle), y + far * sin(angle)))
    pen.path(points, close=True, fill="#d9542b", stroke=INK, stroke_width=0.8)


def tile(pen: Pen, of: Treasure, star: bool, x: float, y: float, size: float) -> None:
    """A treasure tile face up, with its middle there."""

    def draw(one: Pen) -> None:
        _square(one, size, PARCHMENT)
        _treasure(one, of.code, size * 0.66)
        if star:
            starfish(one, size * 0.33, -size * 0.31, size * 0.18)

    pen.sign(f"tile-{of.code}{'-star' * star}-{size:g}", draw, x, y)


def _square(pen: Pen, size: float, fill: str) -> None:
    frame = {"x": -size / 2, "y": -size / 2, "width": size, "height": size, "rx": size * 0.16}
    pen.draw("rect", fill=fill, stroke=INK, stroke_width=1.2, **frame)


def back(pen: Pen, x: float, y: float, size: float) -> None:
    """A treasure tile face down, or what lies behind another's screen."""

    def draw(one: Pen) -> None:
        _square(one, size, BACK)
        one.line([code("?", "700")], 0, size * 0.2, size * 0.55, "middle", PAPER)

    pen.sign(f"back-{size:g}", draw, x, y)


def pays(pen: Pen, x: float, y: float) -> None:
    """From what a card costs to what it gives."""
    points = [(-4, -2), (0, -2), (0, -6), (5, 0), (0, 6), (0, 2), (-4, 2)]
    pen.sign("pays", lambda one: one.path(points, close=True, fill=PALE), x, y)
