"""How Vasco da Gama is shown."""

from __future__ import annotations

from seabook.drawing import Drawing
from seabook.drawing.vasco_da_gama.aside import aside
from seabook.drawing.vasco_da_gama.board import board
from seabook.drawing.vasco_da_gama.parts import NOW, controls, focus, parts, within
from seabook.drawing.vasco_da_gama.text import board_text, player_text, title

DRAWING = Drawing(
    board,
    board_text,
    title,
    player_text,
    aside=aside,
    within=within,
    focus=focus,
    parts=parts,
    whole=(NOW,),
    controls=controls,
)
