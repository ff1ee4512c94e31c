"""Plans in Vasco da Gama: what each goal needs, and which actions are worth trying for it.

A plan begins when all discs lie: the numbers and the order of the actions are known then, and only
what the seat does with its own actions is searched, while the others decline.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from seabook.atlas.search import Aim, Goal, Plan, plan
from seabook.engine import Action, Complaint, Table
from seabook.games.vasco_da_gama.state import State

GOALS = ("outfit", "sail", "land")


def plan_to(table: Table[State], seat: str, wanted: str, *, rounds: int = 0) -> Plan | None:
    """The shortest plan to ``outfit I-5``, ``sail I-5`` or ``land mombasa-2``.

    It counts the seat's own decisions in the action phase at hand; None in any other phase. A ship
    that the end of the round would push on from its landing at once does not count as landed there.
    """
    state, me = table.state, table.seat(seat).seat.i
    aim = _aim(state, me, wanted)
    if state.phase != "acting":
        return None
    way = plan(table, seat, aim)
    return None if way is None else drawn(way)


def _aim(state: State, me: int, wanted: str) -> Aim:
    what, _, code = wanted.partition(" ")
    box = state.box
    of: Mapping[str, Any] = box.space if what == "land" else box.project
    if what not in GOALS or code not in of:
        raise Complaint("complaint.goal", given=wanted, known=GOALS)
    thing = of[code]
    goals: dict[str, Goal] = {
        "outfit": lambda now: thing in now.players[me].ships or _at_sea(now, me, thing),
        "sail": lambda now: _at_sea(now, me, thing),
        "land": lambda now: (at := now.sea[thing.i]) is not None and at.seat == me,
    }
    begun = state.round

    def choose(now: State, legal: list[Action]) -> Iterator[Action]:
        if now.round != begun or now.phase != "acting":
            return
        yield from (each for each in legal if _serves(what, thing, each))

    return Aim(goals[what], choose, lambda now: now.plain())


def _serves(what: str, thing: Any, action: Action) -> bool:
    """Whether an action can serve the goal: only its own project is bought, fitted out and sent."""
    kind, target = action.kind.code, action.target
    if kind in ("claim", "character", "receive"):
        return kind == "character" and target.code == "alvares"
    if what in ("outfit", "sail") and kind in ("buy", "fit-out", "launch"):
        return target is thing
    if kind == "land" and what == "land":
        return target is thing
    return not (what == "outfit" and kind in ("launch", "land"))


def _at_sea(now: State, me: int, ship: Any) -> bool:
    return any(at is not None and at.ship is ship and at.seat == me for at in now.sea)


def drawn(way: Plan) -> Plan:
    """The plan with its picture: the landings ringed, each with the number of its step."""
    steps = [(n, each) for n, each in enumerate(way.decisions, 1) if each.kind.code == "land"]
    notes = {each.target.code: str(n) for n, each in steps}
    marks = {each.choice: "asked" for _, each in steps}
    return attrs.evolve(way, marks=marks, notes=notes)
