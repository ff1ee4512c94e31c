"""Positions as SVG: our own plain drawing, never a publisher's art."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from seabook.engine import Complaint
from seabook.words import Text


@attrs.frozen
class Drawing:
    """How one game is shown: its board as SVG, the same in words, and the board's title.

    ``board(state, lang, seat, marks)`` draws in ``zh_Hant``, ``en`` or ``both``.
    """

    board: Callable[..., str]
    text: Callable[[Any], Text]
    title: Callable[[Any], Text]


def drawing(code: str) -> Drawing:
    """The drawing of a game by its code."""
    if code == "endeavor":
        # Imported when asked for: each game reads its own chart.
        from seabook.drawing.endeavor.board import board, title
        from seabook.drawing.endeavor.text import board_text

        return Drawing(board, board_text, title)
    raise Complaint("complaint.game", given=code, known=("endeavor",))
