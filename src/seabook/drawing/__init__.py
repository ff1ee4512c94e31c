"""Positions as SVG: our own plain drawing, never a publisher's art."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

import attrs
from markupsafe import Markup

from seabook.engine import Complaint, Event
from seabook.games import names
from seabook.words import Text


@attrs.frozen
class Face:
    """Something that lies open for a while and is then to be remembered: its name, its picture by the
    language, and whether it lies there now."""

    code: str
    name: Text
    picture: Callable[[str], Markup]
    there: bool


@attrs.frozen
class Drawing:
    """How one game is shown: its board as SVG, the same in words, and the board's title.

    ``board(state, lang, seat, marks, notes, show)`` draws in ``zh_Hant``, ``en`` or ``both``, all of it or
    the parts to ``show``. ``parts()`` names them, ``within(show, action)`` tells whether a place is in
    them, ``focus(state, seat, show)`` which ones a seat needs to decide now; ``aside(state, seat)``
    says what it has. ``whole`` is what is shown of the board beside an answer, ``controls(state, seat, show)`` the
    actions that stand on it.
    ``text(state, seat)`` tells what that seat may know, or ``PUBLIC``; everything without one.
    ``brief(state, seat)`` is what that seat has, for the moment when it decides.
    ``told(state, event)`` is an event as it is told to one who may read it, with what the position
    after it adds. ``faces(state)`` are all the faces there might be to remember.
    """

    board: Callable[..., Markup]
    text: Callable[..., Text]
    title: Callable[[Any], Text]
    brief: Callable[[Any, int], Text]
    told: Callable[[Any, Event], Text] = lambda _, event: event.text
    focus: Callable[[Any, int, Sequence[str]], Sequence[str]] = lambda state, seat, show: show
    whole: Sequence[str] = ()
    controls: Callable[[Any, int | None, Sequence[str]], tuple[str, ...]] = lambda *_: ()
    parts: Callable[[], Mapping[str, Text]] = dict
    within: Callable[[Iterable[str], str], bool] = lambda show, action: True
    aside: Callable[[Any, int], Markup] = lambda *_: Markup()
    faces: Callable[[Any], Sequence[Face]] = lambda _: ()


def drawing(code: str) -> Drawing:
    """The drawing of a game by its code."""
    if code not in names():
        raise Complaint("complaint.game", given=code, known=names())
    # Imported when asked for: each game reads its own chart.
    return import_module(f"seabook.drawing.{code}.drawn").DRAWING  # type: ignore[no-any-return]


def no_board(*_: Any, **__: Any) -> Markup:
    """For a game that is shown in words only: one sentence instead of a picture."""
    raise Complaint("complaint.no-board")
