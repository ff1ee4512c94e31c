"""Part 3.2 of the rules, Occupy: an empty city, its token, and the connections it completes."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.endeavor import compound, entry, tokens, ways
from seabook.games.endeavor.pieces import City
from seabook.games.endeavor.state import State


def refusals(state: State, seat: int, city: City) -> Iterator[Refusal]:
    """Why this player cannot occupy this city."""
    yield from compound.leaves(state, "occupy", city)
    region = city.region
    rule = "E3.2a" if region.is_europe else "E3.2b"
    holder = state.holders[city.i]
    if holder >= 0:
        slug = "occupy.yours" if holder == seat else "occupy.taken"
        yield refuse(rule, slug, city=city, holder=state.box.seats[holder])
    yield from entry_refusals(state, seat, city, "E3.2b")
    if not state.players[seat].harbour:
        yield refuse(rule, "occupy.no-marker", missing("missing.markers", n=1), have=0, need=1)


def entry_refusals(state: State, seat: int, city: City, rule: str) -> Iterator[Refusal]:
    """What keeps a player out of a city's region: it is not open, or they are not present."""
    if not city.region.is_europe:
        yield from entry.closed(state, city.region, rule)
        yield from entry.absent(state, seat, city.region, rule)


def effects(state: State, seat: int, city: City) -> Iterator[Event]:
    """A marker into the city, its token taken, and the tokens of connections now complete."""
    rule = "E3.2a" if city.region.is_europe else "E3.2b"
    state.players[seat].harbour -= 1
    state.holders[city.i] = seat
    state.presence[city.region.i][seat] += 1
    yield event(rule, "occupy.placed", who=state.box.seats[seat], city=city, paid=1)
    yield from tokens.take(state, seat, city.space, rule, "E3.2d")
    yield from complete_connections(state, seat, city)


def complete_connections(state: State, seat: int, city: City) -> Iterator[Event]:
    """Every connection whose two cities the player now holds; its first owner takes the token."""
    for line in city.lines:
        if state.holders[line.other(city).i] == seat:
            yield event("E3.2c", "occupy.connects", who=state.box.seats[seat], connection=line)
            yield from tokens.take(state, seat, line.space, "E3.2c", "E3.2d")


def empty_cities(state: State, seat: int) -> list[int]:
    """Cities without a marker in regions that the player can enter."""
    holders, reach = state.holders, entry.reach(state, seat)
    return [i for i, region in state.box.city_regions if holders[i] < 0 and reach[region.i]]


KINDS = (
    Kind(
        code="occupy",
        targets=lambda box: box.cities,
        refusals=refusals,
        effects=compound.playing("occupy", effects),
        grants=compound.granting(),
        candidates=empty_cities,
        phase="action",
        ways=ways.BY_BUILDING,
    ),
)
