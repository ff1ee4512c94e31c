"""Wishes: how a player's own decision leads to an action of an area ("may I land there?")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from seabook.engine import Action, ActionSpace, Way, Ways
from seabook.games.vasco_da_gama.state import Decision, Disc, State

_ACT = ("act", "decline", "fit-out")


def at_action(state: State, action: Action, area: int) -> State | None:
    """The position from which ways start: the state itself at the seat's own decision, else a copy.

    In the copy it is the turn of the seat's lowest disc in the area concerned; a seat without one
    is given one whose action is free.
    """
    if not state.decisions:
        return None
    base = state.decisions[0]
    if base.seat == action.seat.i and base.area and base.area.i == area:
        return _own_action(state, base, action.kind.code)
    return _acting(state, action.seat.i, area)


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


def carrying_out(space: ActionSpace, state: State, action: Action) -> tuple[Action, ...]:
    """The step that opens an action of an area, where it is still to be taken."""
    act = space.by_kind[action.seat.i]["act"][0]
    return (act,) if "act" in state.decision.kinds else ()


def _at_own_area(state: State, action: Action) -> State | None:
    assert action.kind.area is not None
    return at_action(state, action, action.kind.area)


def _by_acting(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    yield Way(carrying_out(space, state, action))


def same_turn(before: State, after: State) -> bool:
    """Whether a seat still carries out the same number, or fits out directly after it."""
    if (before.round, before.phase) != (after.round, after.phase):
        return False
    if before.phase != "acting":
        return before.turn == after.turn
    return after.decisions[0].number in (0, before.decisions[0].number)


def sought_in(*areas: int) -> Callable[[State, int, Any], bool]:
    """Whether the action at hand belongs to one of these areas, if there is one, or waits until what
    interrupts it is over."""

    def sought(state: State, seat: int, _: Any) -> bool:
        base, *above = state.decisions
        return bool(above) or base.area is None or base.area.i in areas

    return sought


# For each kind that is the action of an area.
BY_ACTING = Ways(_at_own_area, _by_acting)
