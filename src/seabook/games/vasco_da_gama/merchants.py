"""Parts 3d and 4 of the rules: merchant ships, sent at once, later, or by force."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event
from seabook.games.vasco_da_gama.state import Decision, State, fitting, with_fitting_out


def take(state: State, seat: int) -> Iterator[Event]:
    """The top merchant ship; the next is turned up (V3.26). It may be sent at once."""
    who = state.box.seats[seat]
    if not state.merchants:
        yield event("V3.26", "merchant.none", who=who)
        return
    ship = state.merchants.pop()
    state.players[seat].merchant = ship
    if any(fitting(state, ship, region) for region in state.box.regions):
        state.decisions.append(Decision(seat, ("land", "keep", "fit-out"), ship=ship))
    yield event("V3.26", "merchant.taken", who=who, ship=ship, strength=ship.strength)
    if state.merchants:
        top = state.merchants[-1]
        yield event("V3.26", "merchant.next", ship=top, strength=top.strength).showing()


def refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """A merchant ship may wait until phase three."""
    return iter(())


def effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """It stays with the player until it must be sent (VR38)."""
    ship = state.decisions.pop().ship
    yield event("V3.26", "merchant.kept", who=state.box.seats[seat], ship=ship)


def waiting(state: State) -> int | None:
    """The first player in turn order with a merchant ship that has not been sent."""
    players = len(state.players)
    for n in range(players):
        seat = (state.starter + n) % players
        if state.players[seat].merchant:
            return seat
    return None


def force(state: State, rule: str) -> Iterator[Event]:
    """It must be sent now; without a fitting space it leaves the game, with no reward (VR39, VR65)."""
    seat = waiting(state)
    assert seat is not None
    player, who = state.players[seat], state.box.seats[seat]
    ship = player.merchant
    assert ship is not None
    if any(fitting(state, ship, region) for region in state.box.regions):
        # Below it waits the moment to fit out; in the last round only crew gained opens it (VR60).
        afterwards = with_fitting_out(state)
        state.decisions.append(Decision(seat, (*afterwards, "stop") if afterwards else ()))
        state.decisions.append(Decision(seat, with_fitting_out(state, "land"), ship=ship))
        yield event(rule, "merchant.must-sail", who=who, ship=ship)
        return
    player.merchant = None
    state.gone += (ship,)
    yield event(rule, "merchant.lost", who=who, ship=ship)


KINDS = (Kind(code="keep", refusals=refusals, effects=effects, grants=("V3.26",)),)
