"""How Vasco da Gama is shown: in words; a board is still to come."""

from __future__ import annotations

from seabook.drawing import Drawing, no_board
from seabook.drawing.vasco_da_gama.text import board_text, player_text, title

DRAWING = Drawing(no_board, board_text, title, player_text)
