"""Marks around what is asked about, and the place of the focus ring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seabook.drawing.svg import INK, PAPER, Pen, Point, Value, polyline

# What may be done now is lit.
LIT = "#ffc53d"
# Not seen, yet it takes the pointer.
UNSEEN: dict[str, Value] = {"fill": "none", "stroke": "none", "pointer_events": "all"}


class Rings:
    """Marks around things: ``yes`` with a tick, ``no`` with a cross, ``may`` and ``new`` lit, else a
    plain ring."""

    def __init__(self, marks: Mapping[str, str]) -> None:
        self.marks = marks

    def around(
        self,
        pen: Pen,
        action: str,
        at: Sequence[Point],
        r: float,
        low: bool = False,
        touch: bool = False,
    ) -> None:
        """The mark of an action, if it has one, around where it is drawn; ``low``: sign below.

        With ``touch`` what lies inside takes the pointer.
        """
        kind = self.marks.get(action) or self.marks.get(action.partition(" ")[2])
        # The place of the focus ring, which the style sheet shows when needed.
        left, top = min(x for x, _ in at) - r, min(y for _, y in at) - r
        right, bottom = max(x for x, _ in at) + r, max(y for _, y in at) + r
        box = {"x": left, "y": top, "width": right - left, "height": bottom - top, "rx": min(r, 24)}
        touched = {"pointer_events": "all"} if touch else {}
        pen.draw("rect", class_="sb-ring", fill="none", stroke="none", **touched, **box)
        if not kind:
            return
        if kind in ("may", "new"):
            # Lit: bright within dark, so that one of them stands out; what is new pulses as well.
            for colour, wide in ((INK, 6), (LIT, 3.6)):
                pen.draw(
                    "rect",
                    class_=f"sb-{kind}",
                    fill="none",
                    stroke=colour,
                    stroke_width=wide,
                    **box,
                )
            return
        pen.draw(
            "rect",
            fill="none",
            stroke=INK,
            stroke_width=3,
            stroke_dasharray="6 4" if kind == "no" else None,
            **box,
        )
        if kind in ("yes", "no"):
            _tick(pen, kind == "yes", left + 4, bottom - 4 if low else top + 4)


def _tick(pen: Pen, good: bool, x: float, y: float) -> None:
    pen.draw("circle", cx=x, cy=y, r=8, fill=INK)
    if good:
        shape = polyline([(x - 4, y), (x - 1, y + 3), (x + 4, y - 3.5)])
    else:
        shape = polyline([(x - 3, y - 3), (x + 3, y + 3)]) + polyline(
            [(x + 3, y - 3), (x - 3, y + 3)]
        )
    pen.draw("path", d=shape, stroke=PAPER, stroke_width=2, fill="none")
