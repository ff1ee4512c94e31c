"""What Endeavor's atlas has to say of one thing on the board, for whoever clicks it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from seabook.atlas.endeavor.plans import open_connections, plan_to
from seabook.atlas.endeavor.questions import contest, governor_outlook, known, loss, weights
from seabook.engine import Table
from seabook.games.endeavor.draw import top
from seabook.games.endeavor.state import State, is_open
from seabook.words import Text, say

# What can be asked of the whole map, and the parts of the board that it needs.
QUESTIONS = ("weights", "contest", "connections")
SHOW: Sequence[str] = ()


def about(table: Table[State], seat: str, thing: str) -> Iterator[tuple[Text, Any]]:
    """Questions and their answers for ``occupy NA1``, ``ship NA`` or ``draw NA``.

    An answer is None where there is no plan, or nothing to lose.
    """
    kind, _, code = thing.partition(" ")
    state = table.state
    if kind == "ship" and not (region := known(state.box.region, code)).is_europe:
        yield say("atlas.ask.governor", region=region), governor_outlook(state, code)
        wanted = "present" if is_open(state, region) else "open"
        yield say(f"atlas.ask.{wanted}", region=region), plan_to(table, seat, f"{wanted} {code}")
    elif kind == "draw" and (card := top(state, known(state.box.deck, code))) is not None:
        yield say("atlas.ask.draw", card=card), plan_to(table, seat, f"draw {card.code}")
    elif kind in ("occupy", "attack"):
        city = known(state.box.city, code)
        holder = state.holders[city.i]
        if holder >= 0:
            yield say("atlas.ask.loss", city=city, who=state.box.seats[holder]), loss(state, code)
        if holder < 0 or state.box.seats[holder].code != seat:
            yield say("atlas.ask.hold", city=city), plan_to(table, seat, f"hold {code}")


def overall(table: Table[State], seat: str, question: str) -> Iterator[tuple[Text, Any]]:
    """The answers to one of the ``QUESTIONS``."""
    if question == "weights":
        yield say("atlas.ask.weights"), weights(table.state.box)
    elif question == "contest":
        yield say("atlas.ask.contest"), contest(table.state)
    else:
        plans = open_connections(table, seat)
        yield from ((Text(code, code), way) for code, way in plans.items())
        if not plans:
            yield say("atlas.ask.connections"), None
