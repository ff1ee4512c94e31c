"""Part 4 of the rules, phase three: merchant ships, income, full regions, and on they sail."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.vasco_da_gama import merchants
from seabook.games.vasco_da_gama.navigation import empty_spaces
from seabook.games.vasco_da_gama.pieces import NOBODY, Project, Region, Space
from seabook.games.vasco_da_gama.state import AtSea, Decision, State, fitting, is_full


def send_merchants(state: State) -> Iterator[Event]:
    """Merchant ships not yet sent must be sent (V4.1)."""
    if merchants.waiting(state) is None:
        state.turn += 1
        return
    yield from merchants.force(state, "V4.1")


def income(state: State) -> Iterator[Event]:
    """Each ship at sea gives its owner the money or points it shows (V4.2), before any moves."""
    state.turn += 1
    for at_sea in state.sea:
        if at_sea is None or at_sea.seat == NOBODY or not isinstance(at_sea.ship, Project):
            continue
        player, ship = state.players[at_sea.seat], at_sea.ship
        if ship.gain == "money":
            player.money += ship.amount
        else:
            player.points += ship.amount
        who = state.box.seats[at_sea.seat]
        yield event("V4.2", f"income.{ship.gain}", who=who, ship=ship, n=ship.amount)


def score_full(state: State) -> Iterator[Event]:
    """Every full region scores, on one look at the map (V4.3, VR42)."""
    state.turn += 1
    full = [region for region in state.box.regions if is_full(state, region)]
    state.full = [region.i for region in reversed(full)]
    for region in full:
        points = shore_points(state, region)
        yield event("V4.3", "full.region", region=region, points=points)
        for space in region.spaces:
            at_sea = state.sea[space.i]
            assert at_sea is not None
            if at_sea.seat != NOBODY and points:
                state.players[at_sea.seat].points += points
                who = state.box.seats[at_sea.seat]
                yield event("V4.3", "full.points", who=who, ship=at_sea.ship, n=points)


def shore_points(state: State, region: Region) -> int:
    """The points on shore of a full region; which end has the most is an option (VR32)."""
    if state.options.full_bonus_order == "falling":
        return state.box.regions[-1 - region.i].full
    return region.full


def move_on(state: State) -> Iterator[Event]:
    """From the topmost full region down, ship by ship from the left (V4.4, V4.5)."""
    if not state.full:
        state.turn += 1
        return
    region = state.box.regions[state.full[0]]
    space = next((each for each in region.spaces if state.sea[each.i]), None)
    if space is None:
        state.full.pop(0)
        rule = "V4.7" if region is state.box.regions[-1] else "V4.4"
        yield event(rule, "push.emptied", region=region)
        return
    at_sea = state.sea[space.i]
    assert at_sea is not None
    targets = [] if region.i + 1 == len(state.box.regions) else _above(state, region, at_sea)
    owner_chooses = state.options.push_target == "owner" and at_sea.seat != NOBODY
    if not targets:
        yield from _lost(state, region, space, at_sea)
    elif owner_chooses and len(targets) > 1:
        state.decisions.append(Decision(at_sea.seat, ("shift",), ship=at_sea.ship, region=region))
    else:
        yield _moved(state, space, targets[0], at_sea)


def _above(state: State, region: Region, at_sea: AtSea) -> list[Space]:
    return fitting(state, at_sea.ship, state.box.regions[region.i + 1])


def _moved(state: State, space: Space, target: Space, at_sea: AtSea) -> Event:
    state.sea[space.i] = None
    state.sea[target.i] = at_sea
    return event("V4.5", "push.moved", ship=at_sea.ship, space=space, target=target)


def _lost(state: State, region: Region, space: Space, at_sea: AtSea) -> Iterator[Event]:
    """No space holds the ship: out of the game, its captain back to the player (V4.6, V4.7)."""
    state.sea[space.i] = None
    state.gone += (at_sea.ship,)
    if at_sea.seat != NOBODY:
        state.players[at_sea.seat].captains += 1
    last = region.i + 1 == len(state.box.regions)
    if last:
        yield event("V4.7", "push.past-the-end", ship=at_sea.ship, space=space)
    else:
        above = state.box.regions[region.i + 1]
        strength = at_sea.ship.strength
        yield event("V4.6", "push.no-space", ship=at_sea.ship, region=above, strength=strength)
    if at_sea.seat != NOBODY:
        rule = "V4.7" if last else "V4.6"
        yield event(rule, "push.captain-back", who=state.box.seats[at_sea.seat])


def refusals(state: State, seat: int, target: Space) -> Iterator[Refusal]:
    """Why the ship cannot move on to this space."""
    decision = state.asked(seat, "shift")
    ship, region = decision.ship, decision.region
    held = state.sea[target.i]
    if state.options.push_target != "owner":
        yield refuse("V4.5", "shift.nobodys-choice", never=True)
    if not target.region.i:
        yield refuse("V4.4", "shift.first", never=True, space=target)
    elif region is not None and target.region.i != region.i + 1:
        yield refuse("V4.4", "shift.not-above", space=target, region=region)
    if held is not None:
        yield refuse("V4.5", "shift.taken", space=target, ship=held.ship)
    if ship is not None and ship.strength < target.number:
        yield refuse(
            "V4.5",
            "land.too-weak",
            ship=ship,
            strength=ship.strength,
            space=target,
            number=target.number,
        )


def effects(state: State, seat: int, target: Space) -> Iterator[Event]:
    """The owner's choice of the spaces that can hold the ship (VR43)."""
    decision = state.decisions.pop()
    space = next(
        each for each in state.box.spaces if (at := state.sea[each.i]) and at.ship is decision.ship
    )
    at_sea = state.sea[space.i]
    assert at_sea is not None
    yield _moved(state, space, target, at_sea)


STEPS = (send_merchants, income, score_full, move_on)

KINDS = (
    Kind(
        code="shift",
        targets=lambda box: box.spaces,
        refusals=refusals,
        effects=effects,
        grants=("V4.5",),
        candidates=empty_spaces,
        phase="sailing",
    ),
)
