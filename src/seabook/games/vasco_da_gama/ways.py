"""Wishes: every way from a player's decision to an action of a later stage ("may I land there?")."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Action, Refusal, Way, refuse
from seabook.engine.action import ActionSpace
from seabook.games.vasco_da_gama import narrow, timing
from seabook.games.vasco_da_gama.pieces import NAVIGATION
from seabook.games.vasco_da_gama.state import Decision, Disc, State

_ACT = ("act", "decline", "fit-out")


def suppose(state: State, action: Action) -> State | None:
    """The position from which ways start: the state itself at the seat's own decision, else a copy.

    In the copy it is the turn of the seat's lowest disc in the area concerned; a seat without one
    is given one whose action is free. None where no way leads to the kind.
    """
    seat, kind, decision = (
        action.seat.i,
        action.kind.code,
        state.decision if state.decisions else None,
    )
    if decision is None:
        return None
    if kind == "area":
        own = decision.seat == seat and decision.kinds[0] == "number"
        return state if own else _placing(state, seat)
    area = NAVIGATION if kind == "land" else timing.AREA.get(kind)
    if area is None:
        return None
    base = state.decisions[0]
    if base.seat == seat and base.area and base.area.i == area:
        return _own_action(state, base, kind)
    return _acting(state, seat, area)


def _own_action(state: State, base: Decision, kind: str) -> State | None:
    """In the seat's own action of the area: as it stands, or once the step at hand is done."""
    if not base.kinds:
        return None  # the action is over but for what is being finished
    if len(state.decisions) > 1:
        other = state.copy()
        other.decisions = [base]
        return other
    at_it = "act" in base.kinds or (kind == "land" and "launch" in base.kinds)
    return state if at_it else None


def _placing(state: State, seat: int) -> State | None:
    if state.phase != "placing" or not state.players[seat].discs:
        return None
    other = state.copy()
    other.decisions = [Decision(seat, ("number", "fit-out"))]
    return other


def _acting(state: State, seat: int, area: int) -> State:
    other, place = state.copy(), state.box.areas[area]
    own = [disc for disc in state.discs if disc.seat == seat and disc.area is place]
    taken = {disc.number for disc in state.discs}
    free = (number.n for number in state.box.numbers if number.n not in taken)
    number = min(own).number if own else next((n for n in free if n >= state.marker), state.marker)
    # All lower numbers are supposed to have been dealt with.
    later = [disc for disc in state.discs if disc.number > number]
    other.discs = [Disc(number, seat, place), *later]
    other.phase = "acting"
    other.decisions = [Decision(seat, _ACT, number=number, area=place)]
    return other


def ways(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    """Carrying out the action first; for a landing, with each of the player's ships."""
    seat, kind, row = action.seat.i, action.kind.code, space.by_kind[action.seat.i]
    if kind == "area":
        free = list(narrow.free_numbers(state, seat))
        if free:
            yield Way((row["number"][free[0]],))
        return
    first = (row["act"][0],) if "act" in state.decision.kinds else ()
    if kind != "land":
        yield Way(first)
        return
    player = state.players[seat]
    for ship in (*player.ships, *player.projects):
        yield Way((*first, row["launch"][ship.i]))


def none(action: Action) -> Refusal:
    """No ship to land, no number to place."""
    if action.kind.code == "area":
        return refuse("V2.4", "way.no-number")
    return refuse("V3.17", "way.no-ship")
