"""How Anchors Aweigh! is shown: in words; a board is still to come."""

from __future__ import annotations

from seabook.drawing import Drawing, no_board
from seabook.drawing.anchors_aweigh.text import board_text, brief_text, event_text, title

DRAWING = Drawing(no_board, board_text, title, brief_text, event_text)
