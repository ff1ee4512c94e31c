"""What stands for a player in a drawing: a disc with the letter of the colour; letters for other signs."""

from __future__ import annotations

from seabook.drawing.svg import INK, PAPER, Pen, Run, runs
from seabook.engine import Seat
from seabook.words import Text, say, shown

# For each seat the disc, and what is written on it.
COLOURS = {
    "red": ("#b3261e", PAPER),
    "blue": ("#2a66b0", PAPER),
    "green": ("#2b7a3d", PAPER),
    "yellow": ("#e6b422", INK),
    "black": ("#1b1b1b", PAPER),
    "white": ("#ffffff", INK),
}


def letter(of: str) -> Text:
    """The one letter for a seat, a colour or a track in each language."""
    return say(f"board.letter.{of}")


def letters(pen: Pen, of: str, x: float, y: float, size: float, fill: str) -> None:
    """The letter of something; in both languages side by side, a little smaller."""
    parts = runs(letter(of), pen.lang, "700", gap=0.5)
    if len(parts) == 2:
        small = size * 0.86
        parts = [
            Run(parts[0].text, parts[0].lang, "700", 0, small),
            Run(parts[1].text, parts[1].lang, "700", 0.5, small * 0.95),
        ]
        size = small
    pen.line(parts, x, y + size * 0.36, size, "middle", fill)


def marker(pen: Pen, seat: Seat, x: float, y: float, r: float = 15) -> None:
    """A player: a disc with a rim, and the letter of its colour."""
    pen.sign(f"{seat.code}-{r:g}", lambda one: _marker(one, seat.code, r), x, y)


def _marker(pen: Pen, name: str, r: float) -> None:
    fill, ink = COLOURS[name]
    pen.draw("circle", r=r, fill=fill, stroke=INK, stroke_width=1.6)
    pen.draw("circle", r=r - 2.4, fill="none", stroke=ink, stroke_width=0.8)
    letters(pen, name, 0, 0, r * (0.86 if len(shown(pen.lang)) == 2 else 1.0), ink)
