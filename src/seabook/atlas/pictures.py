"""An answer on the board: the board as it is drawn, its marks ringed, short notes at its places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from seabook.drawing import drawing
from seabook.drawing.svg import width
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
) -> str:
    """The board of a table as SVG with an answer on it; ``place`` says where a note belongs."""
    viewer = None if seat is None else table.seat(seat).seat.i
    board = drawing(table.game.code).board(table.state, lang, viewer, answer.marks)
    body, end, rest = board.rpartition("</svg>")
    notes = "".join(
        _note(_said(note, lang), *place(table.state, at)) for at, note in answer.notes.items()
    )
    if not notes:
        return board
    # What is written here is said by the answer's own words too.
    return f'{body}<g class="sb-notes" aria-hidden="true">{notes}</g>{end}{rest}'


def _said(note: str | Text, lang: str | None) -> str:
    return note if isinstance(note, str) else " ".join(note.show(lang).splitlines())


def _note(text: str, x: float, y: float) -> str:
    """White on black, so that it stands out from all that the board draws."""
    wide = max(20.0, width(text, 13) + 14)
    return (
        f'<g transform="translate({x:.0f} {y:.0f})" pointer-events="none">'
        f'<rect x="{-wide / 2:.1f}" y="-10" width="{wide:.1f}" height="20" rx="10" fill="#111"'
        ' stroke="#fff" stroke-width="1.5"/>'
        '<text y="4.6" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">'
        f"{text}</text></g>"
    )
