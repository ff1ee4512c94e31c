"""Part 3c of the rules: sending ships to one region, each with a captain."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Refusal, event, missing, refuse
from seabook.games.vasco_da_gama import rewards
from seabook.games.vasco_da_gama.pieces import NOBODY, Merchant, Project, Ship, Space
from seabook.games.vasco_da_gama.state import AtSea, Decision, State, fitting


def launch_refusals(state: State, seat: int, ship: Project) -> Iterator[Refusal]:
    """Why this ship cannot be sent anywhere."""
    player, region = state.players[seat], state.asked(seat, "launch").region
    if ship not in player.ships and ship not in player.projects:
        at_sea = any(each and each.ship is ship and each.seat == seat for each in state.sea)
        yield refuse("V3.17", "launch.at-sea" if at_sea else "launch.not-yours", ship=ship)
        return
    yield from unready(state, seat, ship)
    regions = [region] if region else state.box.regions
    if not any(fitting(state, ship, each) for each in regions):
        values = {"ship": ship, "strength": ship.strength}
        if region:
            yield refuse("V3.16", "launch.no-space-there", region=region, **values)
        else:
            yield refuse("V3.18", "launch.no-space", **values)


def unready(state: State, seat: int, ship: Ship) -> Iterator[Refusal]:
    """What a ship of the player still lacks to sail: to be fitted out, a captain (V3.17)."""
    player = state.players[seat]
    if ship in player.projects:
        yield refuse("V3.17", "launch.not-fitted", missing("missing.outfit", ship=ship), ship=ship)
    if not player.captains:
        yield refuse("V3.17", "launch.no-captain", missing("missing.captains", n=1))


def launch_effects(state: State, seat: int, ship: Project) -> Iterator[Event]:
    """The ship is chosen; its landing space comes next."""
    decision = state.decision
    state.decisions.append(Decision(seat, ("land", "fit-out"), region=decision.region, ship=ship))
    who = state.box.seats[seat]
    yield event("V3.17", "launch.chosen", who=who, ship=ship, strength=ship.strength)


def land_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the ship in hand cannot be sent to this space."""
    decision = state.asked(seat, "land")
    ship, region = decision.ship, decision.region or state.asked(seat, "launch").region
    held = state.sea[space.i]
    merchant = isinstance(ship, Merchant)
    if ship is not None and not merchant:
        yield from unready(state, seat, ship)
    if held is not None:
        rule = "V3.27" if merchant else "V3.16"
        yield refuse(rule, "land.taken", space=space, ship=held.ship)
    if region is not None and space.region is not region:
        yield refuse("V3.16", "land.other-region", space=space, region=region)
    if ship is not None and ship.strength < space.number:
        rule = "V3.27" if merchant else "V3.18"
        yield refuse(
            rule,
            "land.too-weak",
            ship=ship,
            strength=ship.strength,
            space=space,
            number=space.number,
        )


def land_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The ship lands: its points and its reward; for a merchant ship the reward alone."""
    ship = state.decisions.pop().ship
    who, player = state.box.seats[seat], state.players[seat]
    if isinstance(ship, Merchant):
        player.merchant = None
        state.sea[space.i] = AtSea(ship, NOBODY)
        yield event("V3.27", "merchant.landed", who=who, ship=ship, space=space)
        yield from rewards.give(state, seat, space.region, "V3.28")
        return
    assert isinstance(ship, Project)
    player.ships = tuple(each for each in player.ships if each is not ship)
    player.captains -= 1
    state.sea[space.i] = AtSea(ship, seat)
    state.decisions[-1] = state.decision._replace(
        kinds=("launch", "fit-out", "stop"), region=space.region, done=state.decision.done + 1
    )
    yield event("V3.16", "land.landed", who=who, ship=ship, space=space)
    player.points += space.number
    yield event("V3.19", "land.points", who=who, space=space, n=space.number)
    yield from rewards.give(state, seat, space.region, "V3.20")
