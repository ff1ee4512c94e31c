"""Wishes: every way from a player's turn to an action of a later stage ("may I occupy NA1?")."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Action, ActionSpace, Refusal, Way, Ways, refuse
from seabook.games.endeavor.pieces import City
from seabook.games.endeavor.state import TURN, Decision, State


def _at_my_turn(state: State, action: Action) -> State:
    """The position itself at the seat's own turn or action, else a copy in which it is its turn."""
    seat, decision = action.seat.i, state.decision
    if decision.seat == seat and (decision.kinds == TURN or action.kind.code in decision.kinds):
        return state
    other = state.copy()
    for waiting in state.decisions[:-1]:
        if waiting.seat == seat and action.kind.code in waiting.kinds:
            # Its own action goes on when what interrupts it is over.
            other.decisions = [waiting]
            return other
    other.phase = "action"
    other.decisions = [Decision(seat, TURN)]
    return other


def _each(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    """Each owned building and each token kept that opens the action, and first halves before it."""
    seat, kind = action.seat.i, action.kind.code
    player, decision = state.players[seat], state.decision
    if decision.seat == seat and kind in decision.kinds:
        yield Way(())
        if "ship" in decision.kinds and isinstance(action.target, City):
            yield from _shipping_first(space, seat, action.target, ())
        return
    for building in state.box.buildings:
        if player.owned[building.i] and kind in building.does:
            step = space.by_kind[seat]["activate"][building.i]
            yield Way((step,))
            if building.does == ("ship", "occupy") and isinstance(action.target, City):
                yield from _shipping_first(space, seat, action.target, (step,))
    for i, token in enumerate(state.box.action_tokens):
        if player.tokens[token.i] and kind in token.does:
            yield Way((space.by_kind[seat]["use"][i],))


def _shipping_first(
    space: ActionSpace, seat: int, city: City, steps: tuple[Action, ...]
) -> Iterator[Way]:
    """Shipping first may open the region, or bring the presence that occupying needs."""
    if not city.region.is_europe:
        yield Way((*steps, space.by_kind[seat]["ship"][city.region.i]))


def _none(state: State, action: Action) -> Refusal:
    """No building and no token of this player has the action."""
    having = [building for building in state.box.buildings if action.kind.code in building.does]
    return refuse("E2.11", "way.none", kind=action.kind.name, buildings=having)


# For each action of part 3.
BY_BUILDING = Ways(_at_my_turn, _each, _none)
