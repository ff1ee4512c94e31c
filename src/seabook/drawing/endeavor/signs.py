"""Pieces as signs: markers, tokens, icons, cards. No two differ by colour alone."""

from __future__ import annotations

from math import cos, pi, sin

from seabook.drawing.pieces import letters, star
from seabook.drawing.svg import INK, PALE, PAPER, Pen, code
from seabook.games.endeavor.pieces import TRACKS, Card, Token

BROWN = "#7d5130"
BLUE = "#1b4a72"
CARD_WIDTH, CARD_HEIGHT = 84, 44
_TRACK_SHAPES = ("square", "disc", "diamond", "shield")


def hole(pen: Pen, x: float, y: float, r: float, edge: str, thick: float) -> None:
    """A round place for a piece."""

    def draw(one: Pen) -> None:
        one.draw("circle", r=r, fill=PAPER, stroke=edge, stroke_width=thick)

    pen.sign(f"hole-{r:g}-{thick:g}", draw, x, y)


def levels(pen: Pen, level: int, x: float, y: float) -> None:
    """The level that a marker has reached: so many of five boxes are full."""
    pen.sign(f"level-{level}", lambda one: _levels(one, level), x, y)


def _levels(pen: Pen, level: int) -> None:
    for n in range(5):
        fill = INK if n < level else PAPER
        pen.draw("rect", x=8 * n, y=-5, width=6, height=10, fill=fill, stroke=INK, stroke_width=0.8)


def _outline(shape: str, x: float, y: float, s: float) -> list[tuple[float, float]]:
    if shape == "square":
        return [
            (x - s, y - s * 0.9),
            (x + s, y - s * 0.9),
            (x + s, y + s * 0.9),
            (x - s, y + s * 0.9),
        ]
    if shape == "diamond":
        w, h = s * 1.2, s * 1.02
        k = s * 0.62
        return [
            (x - w, y),
            (x - k, y - h),
            (x + k, y - h),
            (x + w, y),
            (x + k, y + h),
            (x - k, y + h),
        ]
    if shape == "shield":
        return [
            (x - s, y - s * 0.95),
            (x + s, y - s * 0.95),
            (x + s, y + s * 0.35),
            (x, y + s * 1.2),
            (x - s, y + s * 0.35),
        ]
    return [(x + s * 1.05 * cos(pi * k / 8), y + s * 1.05 * sin(pi * k / 8)) for k in range(16)]


def icon(pen: Pen, track: int, x: float, y: float, s: float) -> None:
    """The sign of a status track: its own shape, and its letter."""
    pen.sign(f"{TRACKS[track]}-{s:g}", lambda one: _icon(one, track, s), x, y)


def _icon(pen: Pen, track: int, s: float) -> None:
    shape = _TRACK_SHAPES[track]
    if shape == "disc":
        pen.draw("circle", r=s * 1.06, fill=BROWN)
    else:
        pen.path(_outline(shape, 0, 0, s), close=True, fill=BROWN)
    letters(pen, TRACKS[track], 0, 0, s * 1.36, PAPER)


def token(pen: Pen, what: Token, x: float, y: float, s: float = 11) -> None:
    """A trade token: brown with a track's sign, or a blue board with the signs of its actions."""
    if what.track is not None:
        icon(pen, what.track, x, y, s)
        return
    pen.sign(f"{what.code}-{s:g}", lambda one: _blue(one, what, s), x, y)


def _blue(pen: Pen, what: Token, s: float) -> None:
    wide = s * (1.25 if len(what.does) > 1 else 1.0)
    pen.draw("rect", x=-wide, y=-s * 0.9, width=2 * wide, height=s * 1.8, rx=s * 0.5, fill=BLUE)
    for i, action in enumerate(what.does):
        shift = (i - (len(what.does) - 1) / 2) * wide
        deed(pen, action, shift, 0, s * 0.5)


def deed(pen: Pen, action: str, x: float, y: float, s: float, ink: str = PAPER) -> None:
    """The small sign of an action: boat, flag, crossed lines, card, coin."""
    thick = max(1.2, s * 0.3)
    if action == "ship":
        hull = [
            (x - s, y + s * 0.35),
            (x + s, y + s * 0.35),
            (x + s * 0.55, y + s),
            (x - s * 0.6, y + s),
        ]
        pen.path(hull, close=True, fill=ink)
        pen.path(
            [(x - s * 0.1, y - s), (x + s * 0.8, y + s * 0.1), (x - s * 0.1, y + s * 0.1)],
            True,
            fill=ink,
        )
    elif action == "occupy":
        pen.path(
            [(x - s * 0.6, y + s), (x - s * 0.6, y - s)], False, stroke=ink, stroke_width=thick
        )
        flag = [(x - s * 0.6, y - s), (x + s * 0.9, y - s * 0.5), (x - s * 0.6, y + s * 0.1)]
        pen.path(flag, close=True, fill=ink)
    elif action == "attack":
        for way in (1, -1):
            ends = [(x - s * 0.9, y - s * 0.9 * way), (x + s * 0.9, y + s * 0.9 * way)]
            pen.path(ends, False, stroke=ink, stroke_width=thick * 1.2)
    elif action == "draw":
        pen.draw(
            "rect",
            x=x - s * 0.65,
            y=y - s * 0.95,
            width=s * 1.3,
            height=s * 1.9,
            rx=s * 0.2,
            fill="none",
            stroke=ink,
            stroke_width=thick,
        )
    else:
        pen.draw("circle", cx=x, cy=y, r=s * 0.85, fill="none", stroke=ink, stroke_width=thick)
        pen.draw("circle", cx=x, cy=y, r=s * 0.25, fill=ink)


def crown(pen: Pen, x: float, y: float, s: float) -> None:
    """The Governor."""
    points = [(-1, 0.7), (-1, -0.6), (-0.45, 0.05), (0, -0.9), (0.45, 0.05), (1, -0.6), (1, 0.7)]
    sized = [(s * a, s * b) for a, b in points]
    pen.sign(f"crown-{s:g}", lambda one: one.path(sized, close=True, fill=INK), x, y)


def lock(pen: Pen, is_open: bool, x: float, y: float, s: float = 5) -> None:
    """A lock, shut or open."""
    pen.sign(f"lock-{is_open:d}-{s:g}", lambda one: _lock(one, is_open, s), x, y)


def _lock(pen: Pen, is_open: bool, s: float) -> None:
    shift = s * 1.1 if is_open else 0
    pen.draw(
        "path",
        d=f"M{shift - s * 0.6:.1f} 0v{-s * 0.7:.1f}a{s * 0.6:.1f} {s * 0.6:.1f} 0 0 1 "
        f"{s * 1.2:.1f} 0v{s * (0.3 if is_open else 0.7):.1f}",
        fill="none",
        stroke=INK,
        stroke_width=1.6,
    )
    fill = PAPER if is_open else INK
    pen.draw(
        "rect",
        x=-s,
        width=2 * s,
        height=s * 1.5,
        rx=1,
        fill=fill,
        stroke=INK,
        stroke_width=1.4,
    )


def card(pen: Pen, what: Card, x: float, y: float, under: int = 0) -> None:
    """A card face up with its middle at a place; ``under`` more cards show below its edge."""
    left = x - CARD_WIDTH / 2
    pen.sign(f"cards-{min(under, 2)}", lambda one: _pile(one, min(under, 2)), x, y)
    if what.governor:
        crown(pen, left + 12, y - 6, 7.5)
    else:
        pen.line([code(what.number, "700")], left + 12, y + 2, 18, "middle")
    pen.line([code(what.code.split("-")[0])], left + 12, y + 17, 9.5, "middle", PALE)
    _face(pen, what, left + 25, y)


def small_card(pen: Pen, x: float, y: float) -> None:
    """A card that somebody keeps."""

    def draw(one: Pen) -> None:
        one.draw("rect", x=-18, y=-11, width=36, height=22, rx=3, fill=PAPER, stroke=INK)

    pen.sign("small-card", draw, x, y)


def _pile(pen: Pen, under: int) -> None:
    for i in range(under, -1, -1):
        pen.draw(
            "rect",
            x=2.5 * i - CARD_WIDTH / 2,
            y=2.5 * i - CARD_HEIGHT / 2,
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=4,
            fill=PAPER,
            stroke=INK,
            stroke_width=1.2,
        )


def _face(pen: Pen, what: Card, left: float, y: float) -> None:
    signs = [track for track in range(4) for _ in range(what.icons[track])]
    signs += [-1] * what.glory
    rows = 1 if len(signs) <= 3 else 2
    for i, sign in enumerate(signs):
        cx = left + 9.5 + 19 * (i % 3)
        cy = y + (0 if rows == 1 else -10 + 20 * (i // 3))
        if sign < 0:
            star(pen, cx, cy, 8.5)
        else:
            icon(pen, sign, cx, cy, 8.5)


def empty_place(pen: Pen, x: float, y: float) -> None:
    """Where a card lay."""
    pen.draw(
        "rect",
        x=x - CARD_WIDTH / 2,
        y=y - CARD_HEIGHT / 2,
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        rx=4,
        fill="none",
        stroke=PALE,
        stroke_width=1.2,
        stroke_dasharray="2 3",
    )
