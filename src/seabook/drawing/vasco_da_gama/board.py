"""The board of Vasco da Gama as SVG: its parts below each other, all of them or those that are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from markupsafe import Markup

from seabook.drawing.notes import Note
from seabook.drawing.notes import notes as written
from seabook.drawing.rings import Rings
from seabook.drawing.svg import PALE, PAPER, Pen, finished, picture, runs
from seabook.drawing.vasco_da_gama import numbers, own, panel, sea, shore
from seabook.drawing.vasco_da_gama.parts import (
    COURT,
    CREW,
    NOW,
    NUMBERS,
    OWN,
    PLAYERS,
    ROUTE,
    SEA,
    YARD,
    focus,
    shown,
)
from seabook.drawing.vasco_da_gama.text import title
from seabook.games.vasco_da_gama.state import State
from seabook.words import language, say

_NOTHING: Mapping[str, str] = {}
_GAP = 6.0
_DRAWN: Mapping[str, Callable[[Pen, State, int | None, Rings], float]] = {
    SEA: sea.sea,
    ROUTE: sea.route,
    NUMBERS: numbers.numbers,
    CREW: shore.recruiting,
    YARD: shore.projects,
    COURT: shore.characters,
    OWN: own.own,
    PLAYERS: own.players,
}


def board(
    state: State,
    lang: str | None = None,
    seat: int | None = None,
    marks: Mapping[str, str] = _NOTHING,
    notes: Iterable[Note] = (),
    show: Iterable[str] = (),
) -> Markup:
    """The position as SVG, in the current language or in ``lang``.

    ``seat`` is the player who looks at it: what they have stands below the part that is shown, and
    can be chosen. ``marks`` rings what an action (``land natal-1``) or a code names. ``notes`` stand on
    the first part above all else. ``show`` names the parts; ``now`` is the one on which the seat decides.
    """
    pen = picture(panel.WIDE, 0, lang or language(), title(state))
    paper = pen.draw("rect", x=0, y=0, width=panel.WIDE, height=0, fill=PAPER)
    wanted, rings, y = shown(show), Rings(marks), 0.0
    if NOW in wanted:
        wanted = focus(state, seat or 0, wanted)
    for part in wanted:
        inside = pen.group(transform=f"translate(0 {y:.0f})")
        high = _DRAWN[part](inside, state, seat, rings)
        y += high + _GAP if high else 0
    written(pen, notes, "translate(0 0)")
    if state.box.reconstructed:
        y = _ours(pen, state, y)
    for each in (pen.at, paper):
        each.set("height", f"{y:.0f}")
    pen.at.set("viewBox", f"0 0 {panel.WIDE:.0f} {y:.0f}")
    return finished(pen)


def _ours(pen: Pen, state: State, y: float) -> float:
    """Whose numbers these are, once."""
    rows = [[run] for run in runs(say("vasco.board.ours"), pen.lang)]
    pen.lines(rows, panel.EDGE, y + 11, 12.5, fill=PALE)
    return y + 15.0 * len(rows) + 2
