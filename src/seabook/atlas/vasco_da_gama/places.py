"""Where on the way to Calicut the note of an answer belongs."""

from __future__ import annotations

from seabook.atlas.pictures import Point
from seabook.drawing.vasco_da_gama.sea import middle
from seabook.games.vasco_da_gama.state import State


def place(state: State, code: str) -> Point:
    """A little above the middle of a landing."""
    x, y = middle(state.box, state.box.space[code])
    return x, y - 20
