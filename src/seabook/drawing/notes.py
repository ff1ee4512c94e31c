"""Short notes on a finished board: white on black, so that they stand out from all that it draws."""

from __future__ import annotations

from collections.abc import Iterable

from seabook.drawing.svg import Pen, Run, code, runs, width
from seabook.words import Text

# The middle of a note, and what it says.
Note = tuple[float, float, str | Text]

_SIZE, _GAP = 13, 6


def notes(pen: Pen, given: Iterable[Note], transform: str) -> None:
    """Write notes above all else, at places as the ``transform`` of what they are on has them.

    They are hidden from those who listen: whoever asks for notes says the same in words.
    """
    given = list(given)
    if not given:
        return
    hidden = {"aria_hidden": "true", "pointer_events": "none"}
    above = pen.group(class_="sb-notes", transform=transform, **hidden)
    for x, y, said in given:
        row = [code(said)] if isinstance(said, str) else runs(said, pen.lang, gap=_GAP)
        _note(above, x, y, row)


def _note(pen: Pen, x: float, y: float, row: list[Run]) -> None:
    bold = [Run(each.text, each.lang, "700", each.gap) for each in row]
    wide = max(20.0, sum(width(each.text, _SIZE) + each.gap for each in row) + 14)
    at = pen.group(transform=f"translate({x:.0f} {y:.0f})")
    frame = {"width": wide, "height": 20, "rx": 10, "stroke_width": 1.5}
    at.draw("rect", x=-wide / 2, y=-10, fill="#111", stroke="#fff", **frame)
    at.line(bold, 0, 4.6, _SIZE, "middle", "#fff")
