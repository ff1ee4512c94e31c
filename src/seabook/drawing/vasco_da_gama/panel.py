"""What the parts of the board have alike: their width, a heading, a thing that can be chosen."""

from __future__ import annotations

from collections.abc import Callable

from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PALE, Pen, runs, width
from seabook.drawing.vasco_da_gama import signs
from seabook.games.vasco_da_gama.pieces import Area
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text
from seabook.words import shown as languages

WIDE = 720.0
EDGE = 10.0
_CORNER = 8.0


def named(pen: Pen) -> str | None:
    """The class of a name, which small screens draw larger: not where two languages share its place."""
    return "sb-place" if len(languages(pen.lang)) < 2 else None


def heading(pen: Pen, name: Text, y: float = 20, x: float = EDGE, size: float = 16) -> float:
    """The name of a part; where it ends is given back."""
    row = runs(name, pen.lang, "700", gap=8)
    pen.line(row, x, y, size, kind=named(pen))
    return x + sum(width(each.text, size) + each.gap for each in row) + 22


def said(pen: Pen, text: Text, x: float, y: float, anchor: str = "start", size: float = 13) -> None:
    """A short quiet word; in both languages one below the other."""
    rows = [[run] for run in runs(text, pen.lang)]
    pen.lines(rows, x, y - (7 if len(rows) > 1 else 0), size, anchor, PALE, leading=1.1)


def button(
    pen: Pen,
    rings: Rings,
    action: str,
    label: Text,
    box: tuple[float, float, float, float],
    draw: Callable[[Pen], None],
) -> None:
    """Something that can be chosen: what is seen of it, and the place around it that takes a click."""
    x, y, wide, high = box
    art, touch = pen.control(action, label)
    draw(art)
    corners = [(x + _CORNER, y + _CORNER), (x + wide - _CORNER, y + high - _CORNER)]
    rings.around(touch, action, corners, _CORNER, touch=True)


def discs(pen: Pen, state: State, area: Area, x: float, y: float, at_hand: bool = False) -> float:
    """The action spaces of an area: discs by their numbers, spaces used, free and closed ones.

    With ``at_hand`` only the discs are shown. Where they end is given back.
    """
    players = len(state.players)
    placed = sorted(disc for disc in state.discs if disc.area is area and not disc.moved)
    done = state.used[area.i] - len(placed)
    decision = state.decisions[0] if state.decisions else None
    for disc in placed:
        now = state.phase == "acting" and decision is not None and decision.number == disc.number
        signs.placed(pen, state.box.seats[disc.seat], disc.number, x, y, now)
        x += 42
    if at_hand:
        return x
    for n in range(len(placed), len(area.heads)):
        closed = n >= area.open_spaces(players)
        dash = "3 3" if closed or n < len(placed) + done else None
        pen.draw(
            "circle",
            cx=x,
            cy=y,
            r=17,
            fill="#e6e9ea" if dash else "#ffffff",
            stroke=INK,
            stroke_width=1.2,
            stroke_dasharray=dash,
        )
        if closed:
            for head in range(area.heads[n]):
                pen.draw("circle", cx=x - 9 + 6 * head, cy=y, r=2.4, fill=PALE)
        elif dash:
            signs.cross(pen, x, y)
        x += 42
    return x
