"""Pieces as signs: coins, crew, captains, ships, projects. No two differ by colour alone."""

from __future__ import annotations

from math import cos, pi, sin

from seabook.drawing import pieces
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Point, Value, code
from seabook.engine import Seat
from seabook.games.vasco_da_gama.pieces import Crew, Gain, Project, Ship

GOLD = "#f4d37a"
CREAM = "#fbf6e6"
WATER = "#cfe3ee"
WIDE, HIGH = 94.0, 68.0  # a project
# For each kind of crew, in the order of the box: its shape, and what it is filled with.
_CREW = (("disc", "#6fd0c8"), ("square", "#b79be0"), ("six", "#b9c0c5"), ("up", "#f0a24e"))
_MISSIONARY = ("cross", PAPER)


def coin(pen: Pen, amount: object, x: float, y: float, r: float = 11) -> None:
    """Money: so many reals."""
    pen.draw("circle", cx=x, cy=y, r=r, fill=GOLD, stroke=INK, stroke_width=1.3)
    pen.line([code(amount, "700")], x, y + 4.8, 13.5, "middle")


def points(pen: Pen, amount: int, x: float, y: float) -> None:
    """So many points: a star, and the number beside it."""
    pieces.star(pen, x, y, 9)
    pen.line([code(amount, "700")], x + 11, y + 5, 14)


def crew(pen: Pen, kind: Crew, x: float, y: float, r: float = 12) -> None:
    """A sailor of a colour, or a missionary: its own shape, and its letter."""
    pen.sign(f"crew-{kind.code}-{r:g}", lambda one: _crew(one, kind, r), x, y)


def _crew(pen: Pen, kind: Crew, r: float) -> None:
    shape, fill = _CREW[kind.i] if kind.i < len(_CREW) else _MISSIONARY
    if shape == "disc":
        pen.draw("circle", r=r, fill=fill, stroke=INK, stroke_width=1.3)
    else:
        pen.path(_outline(shape, r), close=True, fill=fill, stroke=INK, stroke_width=1.3)
    pieces.letters(pen, kind.code, 0, 1 if shape == "up" else 0, r * 1.05, INK)


def _outline(shape: str, r: float) -> list[Point]:
    if shape == "square":
        return [(-r, -r * 0.9), (r, -r * 0.9), (r, r * 0.9), (-r, r * 0.9)]
    if shape == "six":
        return [(1.15 * r * cos(pi * k / 3), 1.15 * r * sin(pi * k / 3)) for k in range(6)]
    if shape == "up":
        return [
            (0, -r * 1.3),
            (r * 1.2, -r * 0.1),
            (r * 0.9, r),
            (-r * 0.9, r),
            (-r * 1.2, -r * 0.1),
        ]
    arm, end = r * 0.62, r * 1.08
    corner = [(arm, -end), (arm, -arm), (end, -arm)]
    turned = [(x, y) for x, y in corner]
    for _ in range(3):
        corner = [(-y, x) for x, y in corner]
        turned += corner
    return turned


def captain(pen: Pen, x: float, y: float, seat: Seat | None = None) -> None:
    """A captain: a figure with a hat, in the colour of a seat."""
    pen.sign(f"captain-{seat.code if seat else ''}", lambda one: _captain(one, seat), x, y)


def _captain(pen: Pen, seat: Seat | None) -> None:
    fill = pieces.COLOURS[seat.code][0] if seat else PAPER
    given: dict[str, Value] = {"fill": fill, "stroke": INK, "stroke_width": 1.3}
    pen.path([(-8, 11), (-5, 1), (5, 1), (8, 11)], close=True, **given)
    pen.draw("circle", cy=-3, r=4.6, **given)
    pen.path([(-9, -5), (0, -12), (9, -5)], close=True, **given)


def ship(pen: Pen, strength: int, x: float, y: float, fill: str = PAPER) -> None:
    """A ship with its strength on the sail."""

    def draw(one: Pen) -> None:
        one.draw("rect", x=-13, y=-15, width=26, height=20, rx=4, fill=PAPER, stroke=INK)
        hull = [(-18, 7), (18, 7), (12, 16), (-12, 16)]
        one.path(hull, close=True, fill=fill, stroke=INK, stroke_width=1.3)
        one.line([code(strength, "700")], 0, 0.8, 16, "middle")

    pen.sign(f"ship-{strength}-{fill.lstrip('#')}", draw, x, y)


def gain(pen: Pen, kind: Gain, amount: int, x: float, y: float) -> float:
    """What a ship or a region brings; where the next sign can stand is given back."""
    if kind == "money":
        coin(pen, amount, x, y)
    elif kind == "points":
        points(pen, amount, x, y)
    elif kind == "captain":
        captain(pen, x, y)
    elif kind == "sailor":
        figure(pen, x, y)
    else:
        plan(pen, x, y)
    if kind in ("captain", "sailor", "project") and amount > 1:
        pen.line([code(f"×{amount}", "700")], x + 13, y + 5, 13)
    return x + 36


def plan(pen: Pen, x: float, y: float) -> None:
    """A project of any kind."""
    box = {"x": x - 12, "y": y - 8, "width": 24, "height": 16, "rx": 2}
    pen.draw("rect", fill=CREAM, stroke=INK, **box)


def figure(pen: Pen, x: float, y: float) -> None:
    """A sailor of any colour."""

    def draw(one: Pen) -> None:
        given: dict[str, Value] = {"fill": PAPER, "stroke": INK, "stroke_width": 1.3}
        one.path([(-7, 10), (-4.5, 0), (4.5, 0), (7, 10)], close=True, **given)
        one.draw("circle", cy=-4, r=4.6, **given)

    pen.sign("figure", draw, x, y)


def project(pen: Pen, what: Project, x: float, y: float, ready: bool = False) -> None:
    """A project with its left upper corner at a place; ``ready``: the ship on its other side."""
    box = {"x": x, "y": y, "width": WIDE, "height": HIGH, "rx": 6}
    pen.draw("rect", fill=WATER if ready else CREAM, stroke=INK, stroke_width=1.3, **box)
    pen.line([code(what.code)], x + WIDE - 6, y + 15, 12.5, "end", PALE)
    ship(pen, what.strength, x + 22, y + 30 if ready else y + 20, "#a87948")
    gain(pen, what.gain, what.amount, x + 60 if ready else x + 22, y + 53 if not ready else y + 38)
    if ready:
        return
    for n in range(what.need):
        row, place = divmod(n, 3)
        spot = {"cx": x + 54 + 14 * place, "cy": y + 33 + 16 * row}
        pen.draw("circle", r=5.6, fill=PAPER, stroke=INK, stroke_dasharray="2.5 2", **spot)


def vessel(pen: Pen, what: Ship, x: float, y: float, owner: Seat | None) -> None:
    """A ship at sea: its strength, and the marker of its owner; nobody's is a merchant ship."""
    ship(pen, what.strength, x, y, pieces.COLOURS[owner.code][0] if owner else "#8f9aa1")
    if owner:
        pieces.marker(pen, owner, x + 29, y - 5, 10)
    else:
        pen.draw("rect", x=x + 19, y=y - 15, width=20, height=20, rx=3, fill="#8f9aa1", stroke=INK)
        pieces.letters(pen, "merchant", x + 29, y - 5, 11.5, INK)


def placed(pen: Pen, seat: Seat, number: int, x: float, y: float, now: bool) -> None:
    """An action disc with its number disc on an action space; ``now``: it is dealt with now."""
    fill, ink = pieces.COLOURS[seat.code]
    pen.draw("circle", cx=x, cy=y, r=18, fill=fill, stroke=INK, stroke_width=4 if now else 1.4)
    pen.line([code(number, "700")], x, y + 1, 15, "middle", ink)
    pieces.letters(pen, seat.code, x, y + 9.5, 12, ink)


def pawn(pen: Pen, x: float, y: float) -> None:
    """The first free action marker."""
    given: dict[str, Value] = {"fill": PAPER, "stroke": INK, "stroke_width": 1.6}
    pen.path([(x - 7, y + 12), (x - 3, y - 1), (x + 3, y - 1), (x + 7, y + 12)], True, **given)
    pen.draw("circle", cx=x, cy=y - 5, r=5.4, **given)


def arrow(pen: Pen, x: float, y: float) -> None:
    """Up to the next region."""
    given: dict[str, Value] = {"stroke": INK, "stroke_width": 2.2, "fill": "none"}
    pen.path([(x, y + 6), (x, y - 6)], False, **given)
    pen.path([(x - 4.5, y - 1.5), (x, y - 6), (x + 4.5, y - 1.5)], False, **given)


def cross(pen: Pen, x: float, y: float, r: float = 6) -> None:
    """Out of the game, or closed."""
    for way in (1, -1):
        ends = [(x - r, y - r * way), (x + r, y + r * way)]
        pen.path(ends, False, stroke="#b3261e", stroke_width=2.6)
