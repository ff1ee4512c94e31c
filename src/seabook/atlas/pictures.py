"""An answer on the board: the board as it is drawn, its marks ringed, short notes at its places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from markupsafe import Markup

from seabook.drawing import drawing
from seabook.engine import Table
from seabook.words import Text

Point = tuple[float, float]


class Shown(Protocol):
    """What has a picture: rings on the board, and notes at places."""

    @property
    def marks(self) -> Mapping[str, str]: ...
    @property
    def notes(self) -> Mapping[str, str | Text]: ...


def picture(
    table: Table[Any],
    answer: Shown,
    place: Callable[[Any, str], Point],
    lang: str | None = None,
    seat: str | None = None,
) -> Markup:
    """The board of a table as SVG with an answer on it; ``place`` says where a note belongs.

    An answer may name the parts of the board to ``show``; else all of it is drawn.
    """
    viewer = None if seat is None else table.seat(seat).seat.i
    notes = [(*place(table.state, at), note) for at, note in answer.notes.items()]
    board = drawing(table.game.code).board
    show = getattr(answer, "show", ())
    return board(table.state, lang, viewer, answer.marks, notes, show)
