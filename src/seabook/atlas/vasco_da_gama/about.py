"""What the atlas of Vasco da Gama has to say of one thing on the board, for whoever clicks it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from seabook.atlas.vasco_da_gama.plans import plan_to
from seabook.atlas.vasco_da_gama.questions import filling, fillings, fleet, fleets, known, pushes
from seabook.engine import Table
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, say

# What can be asked of the whole way, and the parts of the board that it needs.
QUESTIONS = ("pushes", "fleets", "fillings")
SHOW: Sequence[str] = ("navigation", "own")


def about(table: Table[State], seat: str, thing: str) -> Iterator[tuple[Text, Any]]:
    """Questions and their answers for ``land mombasa-2``, ``launch I-5`` or ``buy I-5``.

    An answer is None where there is no plan.
    """
    kind, _, code = thing.partition(" ")
    state = table.state
    if kind == "land":
        space = known(state.box.space, code)
        region = space.region
        yield (
            say("atlas.ask.fleet", region=region),
            fleet(state, table.seat(seat).seat.i, region.code),
        )
        yield say("atlas.ask.filling", region=region), filling(state, region.code)
        if state.sea[space.i] is None:
            yield say("atlas.ask.land", space=space), plan_to(table, seat, f"land {code}")
        else:
            yield say("atlas.ask.pushes"), pushes(state)
    elif kind in ("launch", "fit-out", "buy"):
        ship = known(state.box.project, code)
        yield say("atlas.ask.sail", ship=ship), plan_to(table, seat, f"sail {code}")


def overall(table: Table[State], seat: str, question: str) -> Iterator[tuple[Text, Any]]:
    """The answers to one of the ``QUESTIONS``; of regions the furthest first."""
    state, regions = table.state, table.state.box.region
    if question == "pushes":
        yield say("atlas.ask.pushes"), pushes(state)
    elif question == "fleets":
        found = fleets(state, table.seat(seat).seat.i)
        sailing = [code for code in reversed(found) if found[code].pairs]
        yield from ((regions[code].name, found[code]) for code in sailing)
        if not sailing:
            yield say("atlas.ask.fleets"), None
    else:
        full = fillings(state)
        yield from ((regions[code].name, full[code]) for code in reversed(full))
