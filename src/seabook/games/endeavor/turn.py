"""Part 2d of the rules, a turn of the action phase: a building, an action token, or a pass."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Refusal, event, missing, refuse
from seabook.games.endeavor import cards, compound
from seabook.games.endeavor.components import SEATS
from seabook.games.endeavor.pieces import Building, Token
from seabook.games.endeavor.state import State


def activate_refusals(state: State, seat: int, building: Building) -> Iterator[Refusal]:
    """Why this building cannot be activated."""
    player = state.players[seat]
    owned = player.owned[building.i]
    if not owned:
        yield refuse("E2.11", "activate.not-owned", building=building)
    elif not building.does:
        yield refuse("E2.11", "activate.no-circle", building=building)
    elif player.busy[building.i] == owned:
        yield refuse("E2.11", "activate.occupied", building=building)
    if not player.harbour:
        yield refuse("E2.12", "activate.harbour-empty", missing("missing.markers", n=1))
    elif (
        owned > player.busy[building.i]
        and building.does
        and not _leads_somewhere(state, seat, building, cost=1)
    ):
        yield refuse("E2.11", "activate.no-effect", building=building)


def activate_effects(state: State, seat: int, building: Building) -> Iterator[Event]:
    """A marker from the harbour onto the circle; the building's action is open."""
    player = state.players[seat]
    player.harbour -= 1
    player.busy[building.i] += 1
    state.decisions[-1] = compound.first(seat, building)
    yield event("E2.11", "activate.placed", who=SEATS[seat], building=building, paid=1)


def use_refusals(state: State, seat: int, token: Token) -> Iterator[Refusal]:
    """Why this action token cannot be used."""
    if not state.players[seat].tokens[token.i]:
        yield refuse("E2.13", "token.not-held", token=token)
    elif not _leads_somewhere(state, seat, token, cost=0):
        yield refuse("E2.13", "token.no-effect", token=token)


def use_effects(state: State, seat: int, token: Token) -> Iterator[Event]:
    """The token leaves play (ER11); the action it shows is open."""
    state.players[seat].tokens[token.i] -= 1
    state.spent[token.i] += 1
    state.decisions[-1] = compound.first(seat, token)
    yield event("E2.13", "token.used", who=SEATS[seat], token=token)


def _leads_somewhere(state: State, seat: int, by: Building | Token, cost: int) -> bool:
    """Whether any action of ``by`` would be legal once its marker is placed (ER9)."""
    player = state.players[seat]
    held = [*state.decisions]
    state.decisions.append(compound.first(seat, by))
    player.harbour -= cost
    if isinstance(by, Building):
        player.busy[by.i] += 1
    try:
        return compound.any_legal(state)
    finally:
        if isinstance(by, Building):
            player.busy[by.i] -= 1
        player.harbour += cost
        state.decisions[:] = held


def pass_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Passing is always allowed (ER8)."""
    return iter(())


def pass_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The player is out for this round (ER7); surplus cards go."""
    state.decisions.pop()
    state.players[seat].passed = True
    yield event("E2.14", "pass.passed", who=SEATS[seat])
    yield from cards.require_limit(state, seat)


def stop_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """What is optional can always be left."""
    return iter(())


def stop_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The second half of a compound action, or the rest of the salary, is left."""
    decision = state.decisions.pop()
    rule = compound.rule_of(decision) if decision.by else "E2.9"
    yield event(rule, "stop.stopped", who=SEATS[seat])
