"""How Endeavor is shown."""

from __future__ import annotations

from seabook.drawing import Drawing
from seabook.drawing.endeavor import strip
from seabook.drawing.endeavor.aside import aside
from seabook.drawing.endeavor.board import board, title
from seabook.drawing.endeavor.crop import MAP, controls, focus, parts, within
from seabook.drawing.endeavor.text import board_text

DRAWING = Drawing(
    board,
    board_text,
    title,
    strip.told,
    aside=aside,
    within=within,
    focus=focus,
    parts=parts,
    whole=(MAP,),
    controls=controls,
)
