"""The whole board of Endeavor as SVG: the map, its legend, and a row for each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import Markup

from seabook.drawing.endeavor import legend, places, stacks, strip
from seabook.drawing.endeavor.chart import chart
from seabook.drawing.endeavor.crop import STACKS, crop
from seabook.drawing.notes import Note
from seabook.drawing.notes import notes as written
from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PAPER, Pen, finished, picture, runs
from seabook.games.endeavor.state import State
from seabook.words import Text, glossary, language, say

_NOTHING: Mapping[str, str] = {}
_DOWN = "translate(0 6)"  # where the map begins, a little below the edge


def board(
    state: State,
    lang: str | None = None,
    seat: int | None = None,
    marks: Mapping[str, str] = _NOTHING,
    notes: Iterable[Note] = (),
    show: Iterable[str] = (),
) -> Markup:
    """The position as SVG, in the current language or in ``lang``.

    ``seat`` is the player who looks at it: their row stands out, and cities of others carry the
    action Attack instead of Occupy. ``marks`` rings what an action (``occupy NA1``) or a code
    (``NA1``) names: ``yes`` adds a tick, ``no`` a cross, ``may`` lights it, ``new`` says that it has
    changed. ``notes`` stand on the map above all else. With ``show``, regions and cities, only that
    part of the map stands in the picture; what surrounds it lies beyond its edge, without the
    players' boards. ``stacks`` shows the stacks of buildings instead.
    """
    parts = [*show]
    if parts == [STACKS]:
        pen = picture(stacks.WIDTH, stacks.HEIGHT, lang or language(), title(state))
        stacks.stacks(pen, state, seat, Rings(marks))
        return finished(pen)
    pen = picture(chart().width, chart().height, lang or language(), title(state))
    rings = Rings(marks)
    paper = pen.draw("rect", x=0, y=0, width=chart().width, height=0, fill=PAPER)
    map_ = pen.group(transform=_DOWN)
    _map(map_, state, seat, rings)
    if parts:
        written(pen, notes, _DOWN)
        left, top, wide, high = crop(parts)
        for name, value in (("width", wide), ("height", high), ("overflow", "visible")):
            pen.at.set(name, f"{value:.0f}" if isinstance(value, float) else value)
        pen.at.set("viewBox", f"{left:.0f} {top + 6:.0f} {wide:.0f} {high:.0f}")
        paper.set("height", f"{chart().height:.0f}")
        return finished(pen)
    _head(pen, state)
    bottom = strip.strip(pen, state, chart().height + 10, seat) + 6
    written(pen, notes, _DOWN)
    for each in (pen.at, paper):
        each.set("height", f"{bottom:.0f}")
    pen.at.set("viewBox", f"0 0 {chart().width:.0f} {bottom:.0f}")
    return finished(pen)


def _map(pen: Pen, state: State, seat: int | None, rings: Rings) -> None:
    places.sea(pen)
    places.land(pen, state)
    places.connections(pen, state)
    places.names(pen, state)
    places.line_tokens(pen, state)
    places.tracks(pen, state, rings)
    places.cards(pen, state, rings)
    places.towns(pen, state, seat, rings)
    legend.legend(pen, state.box)
    legend.note(pen, 436, 744)


def _head(pen: Pen, state: State) -> None:
    pen.draw("rect", x=0, y=0, width=chart().width, height=40, fill=PAPER)
    parts = runs(title(state), pen.lang, "600", gap=22)
    pen.line(parts, 16, 25, 16, fill=INK)


def title(state: State) -> Text:
    """The game, the round, the phase, and who decides."""
    values = {
        "game": glossary()["endeavor"].name,
        "round": state.round,
        "phase": say(f"phase.{state.phase}"),
        "start": state.box.seats[state.starter],
    }
    if state.phase == "over":
        return say("board.title.over", values)
    if not state.decisions:  # in the middle of what happens by itself
        return say("board.title.between", values)
    return say("board.title", values, who=state.box.seats[state.decision.seat])
