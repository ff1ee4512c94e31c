"""A scenario on its board, over the page: what is asked, what comes of it, and its twin."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from seabook import words
from seabook.drawing import Drawing, drawing
from seabook.markup import listing, tag
from seabook.proof.scenarios import run, scenarios
from seabook.widgets.board import in_sight
from seabook.widgets.pad import button, row
from seabook.widgets.screen import NEXT, heard
from seabook.words import say


def live(code: str, scenario_id: str, *, after: bool = False) -> Markup:
    """The sheet of a scenario, before it or ``after``; its buttons are ``example:ID``, ``after:ID``
    and ``example:`` to take it away."""
    return tag(
        "div",
        *_parts(code, scenario_id, after),
        class_="sb-sheet sb-example",
        role="dialog",
        aria_label=heard("book.live"),
    )


def _parts(code: str, scenario_id: str, after: bool) -> Iterator[Markup]:
    came = run(scenarios(code)[scenario_id])
    table, verdict = came.after if after else came.table, came.verdict
    draw, asked = drawing(code), verdict.action.choice
    state, seat = in_sight(table, verdict.action.seat.i)
    marks = {} if after else {asked: "yes" if verdict.legal else "no"}
    yield tag("h3", came.scenario.title.html())
    picture = draw.board(state, words.language(), seat, marks, show=part_of(draw, asked))
    # What it shows is said below; its places are no buttons here.
    yield tag("div", picture, class_="sb-example-board", aria_hidden="true")
    yield tag("div", draw.aside(state, verdict.action.seat.i), class_="sb-example-aside")
    yield listing(verdict.lines)
    ways = []
    if verdict.legal:
        other = "example" if after else "after"
        ways.append(button(f"{other}:{scenario_id}", say("ask.before" if after else "ask.after")))
    if twin := came.scenario.twin:
        ways.append(button(f"example:{twin}", say("ask.twin")))
    yield row(*ways, button("example:", say("stage.close"), kind=NEXT))


def part_of(draw: Drawing, choice: str) -> tuple[str, ...]:
    """The part of the board on which an action stands; all of it where none holds it alone."""
    every = [part for part in draw.parts() if part not in draw.whole]
    found = [part for part in every if draw.within([part], choice)]
    return tuple(found[:1]) or tuple(draw.whole)
