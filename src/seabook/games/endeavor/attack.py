"""Part 3.3 of the rules, Attack: a city held by an opponent."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.endeavor import compound, entry, occupy, ways
from seabook.games.endeavor.pieces import City
from seabook.games.endeavor.state import State

# Markers that an Attack returns to the supply, besides the one that it places (E3.3c).
_RETURNED = 1


def refusals(state: State, seat: int, city: City) -> Iterator[Refusal]:
    """Why this player cannot attack this city."""
    yield from compound.leaves(state, "attack", city)
    holder = state.holders[city.i]
    if holder < 0:
        yield refuse("E3.3a", "attack.empty-city", city=city)
    elif holder == seat:
        yield refuse("E3.3a", "attack.own-city", city=city)
    yield from occupy.entry_refusals(state, seat, city, "E3.3a")
    have, need = state.players[seat].harbour, 1 + _RETURNED
    if have < need:
        yield refuse(
            "E3.3c",
            "attack.too-few-markers",
            missing("missing.markers", n=need - have),
            have=have,
            need=need,
            placed=1,
            paid=_RETURNED,
        )


def effects(state: State, seat: int, city: City) -> Iterator[Event]:
    """The defender's marker goes to its supply, the attacker's comes in, one more is paid."""
    player, defender = state.players[seat], state.holders[city.i]
    state.players[defender].supply += 1
    state.holders[city.i] = -1
    state.presence[city.region.i][defender] -= 1
    yield event("E3.3b", "attack.beaten", who=state.box.seats[defender], city=city)
    player.harbour -= 1
    state.holders[city.i] = seat
    state.presence[city.region.i][seat] += 1
    yield event("E3.3a", "attack.placed", who=state.box.seats[seat], city=city, paid=1)
    player.harbour -= _RETURNED
    player.supply += _RETURNED
    yield event("E3.3c", "attack.paid", who=state.box.seats[seat], paid=_RETURNED)
    if state.options.connection_token_on_attack == "yes":
        yield from occupy.complete_connections(state, seat, city)


def rival_cities(state: State, seat: int) -> list[int]:
    """Cities of opponents in regions that the player can enter."""
    holders, reach = state.holders, entry.reach(state, seat)
    return [
        i
        for i, region in state.box.city_regions
        if holders[i] not in (-1, seat) and reach[region.i]
    ]


def _nobody(state: State, seat: int) -> Iterator[Refusal]:
    if all(holder in (-1, seat) for holder in state.holders):
        yield refuse("E3.3a", "attack.nobody")


KINDS = (
    Kind(
        code="attack",
        targets=lambda box: box.cities,
        refusals=refusals,
        effects=compound.playing("attack", effects),
        grants=compound.granting("E3.3a"),
        candidates=rival_cities,
        nothing=_nobody,
        phase="action",
        ways=ways.BY_BUILDING,
    ),
)
