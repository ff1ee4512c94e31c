"""The stacks of buildings as a picture: a column for each level, on each tile what it does."""

from __future__ import annotations

from seabook.drawing import pieces
from seabook.drawing.endeavor import signs
from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PALE, Pen, code, runs, width
from seabook.games.endeavor.build import within_level
from seabook.games.endeavor.pieces import Building
from seabook.games.endeavor.state import State
from seabook.words import Text, listed, say
from seabook.words import shown as languages

WIDTH, HEIGHT = 980.0, 440.0
_LEFT, _TOP, _WIDE, _HIGH, _GAP = 14.0, 52.0, 184.0, 122.0, 8.0


def stacks(pen: Pen, state: State, seat: int | None, rings: Rings) -> None:
    """Every stack; those that the seat may not build from now are pale."""
    pen.draw("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill="#eef4f8")
    reach = within_level(state, seat) if seat is not None else range(len(state.stock))
    for level in range(1, state.box.top_level + 1):
        x = _LEFT + (level - 1) * (_WIDE + _GAP)
        head = runs(say("stacks.level", n=level), pen.lang, "600", gap=6)
        pen.line(head, x + 4, 32, 17 if len(languages(pen.lang)) < 2 else 14)
        own = [tile for tile in state.box.tiles if tile.level == level]
        for n, tile in enumerate(own):
            _stack(pen, state, tile, (x, _TOP + n * (_HIGH + _GAP)), rings, tile.i in reach)


def _stack(
    pen: Pen, state: State, tile: Building, at: tuple[float, float], rings: Rings, near: bool
) -> None:
    x, y = at
    left = state.stock[tile.i]
    action = f"build {tile.code}"
    art, touch = pen.control(action, told(tile, left))
    art.at.set("opacity", "1" if left and near else "0.5")
    for n in range(min(left, 3) - 1, 0, -1):
        _tile(art, x + 3 * n, y + 3 * n)
    _tile(art, x, y)
    names = [[run] for run in runs(tile.name, pen.lang, "600")]
    art.lines(names, x + 12, y + 26, 18 if len(names) < 2 else 15, leading=1.15)
    _what(art, tile, x + 12, y + (62 if len(names) < 2 else 66))
    art.line([code(f"×{left}", "700")], x + _WIDE - 40, y + _HIGH - 20, 15, fill=PALE)
    touch.draw(
        "rect", x=x, y=y, width=_WIDE - 10, height=_HIGH - 10, fill="none", pointer_events="all"
    )
    middle = y + (_HIGH - 10) / 2
    rings.around(touch, action, [(x + 54, middle), (x + _WIDE - 64, middle)], 57, touch=True)


def _tile(pen: Pen, x: float, y: float) -> None:
    size = {"width": _WIDE - 10, "height": _HIGH - 10, "rx": 10}
    pen.draw("rect", x=x, y=y, fill="#fbf6e6", stroke=INK, stroke_width=1.4, **size)


def _what(pen: Pen, tile: Building, x: float, y: float) -> None:
    """Signs and words: actions, steps of status, glory."""
    left = x
    for n, action in enumerate(tile.does):
        if n:
            sign = code("+" if tile.together else "/", "700")  # both of them, or one
            pen.line([sign], x - 3, y + 5, 14, "middle", PALE)
            x += 8
        pen.draw("rect", x=x, y=y - 11, width=22, height=22, rx=6, fill=signs.BLUE)
        signs.deed(pen, action, x + 11, y, 7)
        rows = [[run] for run in runs(say(f"kind.{action}"), pen.lang)]
        size = 14 if len(rows) < 2 else 11.5
        pen.lines(rows, x + 26, y + (5 if len(rows) < 2 else -2), size, leading=1.1)
        x += 36 + max(width(run.text, size) for (run,) in rows)
    if tile.does:
        x, y = left, y + 28
    for track, steps in enumerate(tile.icons):
        for _ in range(steps):
            signs.icon(pen, track, x + 11, y, 11)
            x += 26
    if tile.glory:
        pieces.star(pen, x + 11, y, 11)
        pen.line([code(f"×{tile.glory}", "700")], x + 25, y + 5, 15, fill=INK)


def told(tile: Building, left: int) -> Text:
    """A stack in words."""
    gives = [say(f"kind.{action}") for action in tile.does]
    return say("stacks.stack", building=tile, level=tile.level, n=left, gives=_gives(tile, gives))


def _gives(tile: Building, gives: list[Text]) -> Text:
    if tile.glory:
        gives = [*gives, say("stacks.glory", n=tile.glory)]
    return listed(gives) if gives else say("stacks.steps", n=sum(tile.icons))
