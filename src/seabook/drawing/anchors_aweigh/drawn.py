"""How Anchors Aweigh! is shown."""

from __future__ import annotations

from seabook.drawing import Drawing
from seabook.drawing.anchors_aweigh import cards
from seabook.drawing.anchors_aweigh.aside import aside
from seabook.drawing.anchors_aweigh.board import board
from seabook.drawing.anchors_aweigh.crop import TABLE, controls, focus, parts, within
from seabook.drawing.anchors_aweigh.text import board_text, brief_text, event_text, title

DRAWING = Drawing(
    board,
    board_text,
    title,
    brief_text,
    event_text,
    aside=aside,
    within=within,
    focus=focus,
    parts=parts,
    whole=(TABLE,),
    controls=controls,
    faces=cards.every,
)
