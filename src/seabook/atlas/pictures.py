"""An answer on the board: the board as it is drawn, its marks ringed, short notes at its places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

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


class Answer:
    """An answer of an atlas that shows itself: its ``text`` with its rules, and what its picture marks."""

    __slots__ = ()
    show: ClassVar[Sequence[str]] = ()

    @property
    def text(self) -> Text:
        """The answer in both languages, with its rules."""
        raise NotImplementedError

    @property
    def marks(self) -> Mapping[str, str]:
        """What the board rings."""
        return {}

    @property
    def notes(self) -> Mapping[str, str | Text]:
        """What the picture writes beside places."""
        return {}

    def __str__(self) -> str:
        return self.text.show()

    def __repr__(self) -> str:
        return self.text.show("both")

    def _repr_html_(self) -> Markup:
        return self.text.html("p")


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
