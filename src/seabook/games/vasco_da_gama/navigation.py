"""Part 3c of the rules: sending ships to one region, each with a captain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from seabook.engine import (
    Action,
    ActionSpace,
    Event,
    Kind,
    Loose,
    Refusal,
    Way,
    Ways,
    called,
    event,
    missing,
    refuse,
)
from seabook.games.vasco_da_gama import outfit, rewards, ways
from seabook.games.vasco_da_gama.pieces import (
    CHARACTERS,
    NAVIGATION,
    NOBODY,
    Box,
    Merchant,
    Project,
    Ship,
    Space,
)
from seabook.games.vasco_da_gama.state import AtSea, Decision, State, action_over, fitting


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
        values: dict[str, Any] = {"ship": ship, "strength": ship.strength}
        # The landing itself says again what the ship lacks, there and below.
        if region:
            yield refuse("V3.16", "launch.no-space-there", hollow=True, region=region, **values)
        else:
            yield refuse("V3.18", "launch.no-space", hollow=True, **values)


def unready(state: State, seat: int, ship: Ship) -> Iterator[Refusal]:
    """What a ship of the player still lacks to sail: to be fitted out, a captain (V3.17)."""
    player = state.players[seat]
    if ship in player.projects:
        gap = missing("missing.outfit", ship=ship)
        yield refuse("V3.17", "launch.not-fitted", gap, hollow=True, ship=ship)
    if not player.captains:
        gap = missing("missing.captains", n=1)
        yield refuse("V3.17", "launch.no-captain", gap, hollow=True)


def ready_to_sail(state: State, seat: int) -> Iterable[int]:
    """Own ships that are fitted out."""
    return sorted(ship.i for ship in state.players[seat].ships)


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


def empty_spaces(state: State, seat: int) -> Iterable[int]:
    """Landing spaces without a ship."""
    return [place for place, at_sea in enumerate(state.sea) if at_sea is None]


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


def _at_navigation(state: State, action: Action) -> State | None:
    return ways.at_action(state, action, NAVIGATION)


def _with_each_ship(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    """Carrying out the action, then sending each of the player's ships, fitted out before."""
    player, row = state.players[action.seat.i], space.by_kind[action.seat.i]
    act = ways.carrying_out(space, state, action)
    for ship in player.ships:
        yield Way((*act, row["launch"][ship.i]))
    for project in player.projects:
        first = outfit.steps(space, state, action.seat.i, project)
        yield Way((*first, *act, row["launch"][project.i]))


def _fitted_out_first(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    """Carrying out the action, a ship that is still a project being fitted out before."""
    seat, act = action.seat.i, ways.carrying_out(space, state, action)
    if action.target in state.players[seat].projects:
        act = (*outfit.steps(space, state, seat, action.target), *act)
    yield Way(act)


def _no_ship(_state: State, _action: Action) -> Refusal:
    return refuse("V3.17", "way.no-ship")


def _over(state: State, seat: int) -> Refusal:
    return action_over(state, "V3.16")


def _none_to_launch(state: State, seat: int) -> Iterator[Refusal]:
    player = state.players[seat]
    if not (player.ships or player.projects):
        yield refuse("V3.17", "way.no-ship")


def _land_grants(state: State, seat: int, _: Space) -> tuple[str, ...]:
    return ("V3.27",) if isinstance(state.decision.ship, Merchant) else ("V3.16", "V3.18")


def _by_region(box: Box) -> Iterator[Loose]:
    """A ship lands on a space of a region, whose number it has to match."""
    for region in box.regions:
        for form in ("{}", "to {}", "到{}", "in {}"):
            for name in called(region):
                yield Loose(form.format(name), "V3.18", "naming.landing", region.spaces[0])


LAUNCHING = Ways(_at_navigation, _fitted_out_first)

KINDS = (
    Kind(
        code="launch",
        targets=lambda box: box.projects,
        refusals=launch_refusals,
        effects=launch_effects,
        grants=("V3.16", "V3.17"),
        candidates=ready_to_sail,
        nothing=_none_to_launch,
        phase="acting",
        area=NAVIGATION,
        ways=LAUNCHING,
        over=_over,
        sought=ways.sought_in(NAVIGATION),
    ),
    Kind(
        code="land",
        loosely=_by_region,
        targets=lambda box: box.spaces,
        refusals=land_refusals,
        effects=land_effects,
        grants=_land_grants,
        candidates=empty_spaces,
        phase="acting",
        area=NAVIGATION,
        ways=Ways(_at_navigation, _with_each_ship, _no_ship),
        over=_over,
        sought=ways.sought_in(NAVIGATION, CHARACTERS),
    ),
)
