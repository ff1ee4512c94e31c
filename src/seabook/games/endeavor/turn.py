"""Part 2d of the rules, a turn of the action phase: a building, an action token, or a pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from seabook.engine import (
    Event,
    Kind,
    Refusal,
    event,
    hindered,
    missing,
    no_action,
    possible,
    refuse,
)
from seabook.games.endeavor import attack, cards, compound, draw, occupy, payment, ship
from seabook.games.endeavor.pieces import Building, Token
from seabook.games.endeavor.state import State

A = TypeVar("A")

# The actions of part 3, which a building or a token opens.
_DOING = {
    kind.code: kind for chapter in (ship, occupy, attack, draw, payment) for kind in chapter.KINDS
}


def activate_refusals(state: State, seat: int, building: Building) -> Iterator[Refusal]:
    """Why this building cannot be activated."""
    player = state.players[seat]
    owned = player.owned[building.i]
    if not owned:
        yield refuse("E2.11", "activate.not-owned", building=building)
    elif not building.does:
        yield refuse("E2.11", "activate.no-circle", never=True, building=building)
    elif player.busy[building.i] == owned:
        yield refuse("E2.11", "activate.occupied", building=building)
    if not player.harbour:
        yield refuse("E2.12", "activate.harbour-empty", missing("missing.markers", n=1))
    free = owned > player.busy[building.i] and building.does
    if free and not _once_placed(state, seat, building, anything_to_do):
        yield refuse("E2.11", "activate.no-effect", hollow=True, building=building)


def activate_effects(state: State, seat: int, building: Building) -> Iterator[Event]:
    """A marker from the harbour onto the circle; the building's action is open."""
    player = state.players[seat]
    player.harbour -= 1
    player.busy[building.i] += 1
    state.decisions[-1] = compound.first(seat, building)
    state.ended = None
    yield event("E2.11", "activate.placed", who=state.box.seats[seat], building=building, paid=1)


def use_refusals(state: State, seat: int, token: Token) -> Iterator[Refusal]:
    """Why this action token cannot be used."""
    if not state.players[seat].tokens[token.i]:
        yield refuse("E2.13", "token.not-held", token=token)
    elif not _once_placed(state, seat, token, anything_to_do):
        yield refuse("E2.13", "token.no-effect", hollow=True, token=token)


def use_effects(state: State, seat: int, token: Token) -> Iterator[Event]:
    """The token leaves play (ER11); the action it shows is open."""
    state.players[seat].tokens[token.i] -= 1
    state.spent[token.i] += 1
    state.decisions[-1] = compound.first(seat, token)
    state.ended = None
    yield event("E2.13", "token.used", who=state.box.seats[seat], token=token)


def _once_placed(state: State, seat: int, by: Building | Token, asked: Callable[[State], A]) -> A:
    """The answer to a question in the position in which ``by`` has its marker, or is used (ER9).

    The state is changed for the question and put back: a copy for each would cost most of the time
    that all questions take together.
    """
    player, held = state.players[seat], [*state.decisions]
    harbour = player.harbour
    state.decisions.append(compound.first(seat, by))
    if isinstance(by, Building):
        player.harbour = max(0, harbour - 1)
        player.busy[by.i] += 1
    try:
        return asked(state)
    finally:
        if isinstance(by, Building):
            player.busy[by.i] -= 1
        player.harbour = harbour
        state.decisions[:] = held


def _why_in_vain(state: State, seat: int, by: Building | Token) -> tuple[Refusal, ...]:
    """What forbids all that could be done by it."""
    return _once_placed(state, seat, by, _hindrances)


def _hindrances(state: State) -> tuple[Refusal, ...]:
    decision = state.decision
    return hindered(_DOING, decision.kinds, state.box, state, decision.seat)


def _as_if_activated(state: State, seat: int, building: Building) -> None:
    """Its marker placed, with one more where the harbour is empty."""
    player = state.players[seat]
    player.harbour = max(0, player.harbour - 1)
    player.busy[building.i] += 1
    state.decisions[-1] = compound.first(seat, building)


def anything_to_do(state: State) -> bool:
    """Whether the open building or token leaves any action that is legal (a stop is none)."""
    decision = state.decision
    return possible(_DOING, decision.kinds, state.box, state, decision.seat)


def with_empty_circle(state: State, seat: int) -> list[int]:
    """Own buildings without a marker."""
    player = state.players[seat]
    if not player.harbour:
        return []
    busy = player.busy
    return [i for i, owned in enumerate(player.owned) if owned > busy[i]]


def held_tokens(state: State, seat: int) -> list[int]:
    """Kinds of action token that the player keeps."""
    tokens = state.players[seat].tokens
    return [place for place, i in state.box.places_of_action_tokens if tokens[i]]


def pass_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Passing is always allowed (ER8)."""
    return iter(())


def pass_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The player is out for this round (ER7); surplus cards go."""
    state.decisions.pop()
    state.players[seat].passed = True
    state.ended = None
    yield event("E2.14", "pass.passed", who=state.box.seats[seat])
    yield from cards.require_limit(state, seat)


def stop_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """What is optional can always be left."""
    return iter(())


def stop_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The second half of a compound action, or the rest of the salary, is left."""
    decision = state.decisions.pop()
    rule = compound.rule_of(decision) if decision.by else "E2.9"
    yield event(rule, "stop.stopped", who=state.box.seats[seat])


def is_idle(state: State) -> bool:
    """Whether the open decision is a second half of which nothing can be done."""
    return state.decision.region is not None and not anything_to_do(state)


# Nobody has to say that a turn is over.
_OVER = ("done", "end turn", "end", "next", "結束", "結束回合", "換下一家", "好了")
NO_ACTIONS = no_action("E2.10", "naming.turn-ends", _OVER)

KINDS = (
    Kind(
        code="activate",
        targets=lambda box: box.buildings,
        refusals=activate_refusals,
        effects=activate_effects,
        grants=("E2.10", "E2.11", "E2.12"),
        candidates=with_empty_circle,
        because=_why_in_vain,
        as_if=_as_if_activated,
        phase="action",
    ),
    Kind(
        code="use",
        targets=lambda box: box.action_tokens,
        refusals=use_refusals,
        effects=use_effects,
        grants=("E2.10", "E2.13"),
        candidates=held_tokens,
        because=_why_in_vain,
        phase="action",
    ),
    Kind(code="stop", refusals=stop_refusals, effects=stop_effects, grants=compound.granting()),
    Kind(
        code="pass",
        refusals=pass_refusals,
        effects=pass_effects,
        grants=("E2.14",),
        phase="action",
        begins=True,
    ),
)
