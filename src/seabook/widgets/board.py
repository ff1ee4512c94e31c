"""A board that can be clicked and worked by keyboard, and the board of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import anywidget
import traitlets
from markupsafe import Markup

from seabook import words
from seabook.drawing import drawing
from seabook.engine import PUBLIC
from seabook.engine.table import Table
from seabook.widgets.panel import Shown
from seabook.widgets.style import source
from seabook.words import BCP47, shown

_NOTHING: Mapping[str, str] = {}


class SvgBoard(Shown, anywidget.AnyWidget):
    """A picture whose elements with ``data-id`` are controls; it knows no game."""

    _esm = source("board.js")
    _css = source("board.css")

    svg = traitlets.Unicode("").tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    lang = traitlets.Unicode("").tag(sync=True)
    # False: only a picture; its elements can be read but not chosen.
    live = traitlets.Bool(True).tag(sync=True)
    selected = traitlets.Unicode("").tag(sync=True)
    # The browser sets both at once; the count changes even when the same control is chosen again.
    clicked = traitlets.Unicode("").tag(sync=True)
    click_count = traitlets.Int(0).tag(sync=True)

    def on_activate(self, answer: Callable[[str], None]) -> None:
        """Call ``answer(data_id)`` at each click, Enter or Space."""
        self.observe(lambda _: answer(self.clicked), names="click_count")

    def activate(self, data_id: str) -> None:
        """Choose a control from Python, as a scripted lesson or a test does."""
        self.set_state({"clicked": data_id, "click_count": self.click_count + 1})

    def still(self) -> Markup:
        """The picture for viewers without a kernel."""
        return Markup(self.svg)  # noqa: S704 - it is a drawing, as its maker says

    def told(self) -> str:
        """The same in words."""
        return repr(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.label!r}>"

    def saved(self) -> Mapping[str, str]:
        """The picture, and the same in words."""
        return {"text/plain": self.told(), "image/svg+xml": self.still()}


def in_sight(table: Table[Any], seat: int | None) -> tuple[Any, int | None]:
    """The position that may be drawn for a seat, or without one for everybody, and for whom."""
    if not table.game.hides:
        return table.state, seat
    if seat is None:
        return table.public().imagined, PUBLIC
    return table.seat(table.game.seats[seat].code).imagined, seat


class TableBoard(SvgBoard):
    """The board of a table, drawn in the current language; :meth:`redraw` after a play.

    Where a game hides anything, it shows what its seat may know, or without one everybody.

    >>> import seabook
    >>> board = TableBoard(seabook.game("endeavor").table(players=3, seed=7))
    >>> "NA1" in board.svg
    True
    >>> board.close()
    """

    def __init__(
        self, table: Table[Any], seat: int | None = None, show: Sequence[str] = (), **given: Any
    ) -> None:
        super().__init__(**given)
        self.table = table
        self.seat = seat
        self.marks: Mapping[str, str] = _NOTHING
        self.show = show
        self.follow(words.on_switch, lambda _: self.redraw())
        self.redraw()

    def redraw(self) -> None:
        """Draw the table as it stands now."""
        draw = drawing(self.table.game.code)
        code = words.language()
        label = draw.title(self.table.state)
        with self.hold_sync():
            self.lang = "" if code == "both" else BCP47[code]
            self.label = " ".join(label.pick(one) for one in shown(code))
            self.svg = self.drawn(code)

    def drawn(self, lang: str) -> Markup:
        """The picture in one language or both."""
        state, seat = in_sight(self.table, self.seat)
        return drawing(self.table.game.code).board(state, lang, seat, self.marks, show=self.show)

    @property
    def controls(self) -> tuple[str, ...]:
        """What can be chosen on it."""
        state, seat = in_sight(self.table, self.seat)
        return drawing(self.table.game.code).controls(state, seat, self.show)

    def still(self) -> Markup:
        """The picture in both languages, whatever the current one."""
        return self.drawn("both")

    def told(self) -> str:
        """The same in words, in both languages."""
        state, seat = in_sight(self.table, self.seat)
        return drawing(self.table.game.code).text(state, seat).show("both")

    def __repr__(self) -> str:
        return f"<board of {self.table!r}>"
