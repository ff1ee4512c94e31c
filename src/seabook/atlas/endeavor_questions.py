"""What Endeavor's map answers: Governors, losses, connections, weights, and plans on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import attrs
import networkx as nx

from seabook.atlas.endeavor import chart
from seabook.atlas.plans import Goal, Plan, plan
from seabook.engine import Action, Table
from seabook.games.endeavor.components import (
    CITIES,
    CITY,
    CONNECTIONS,
    DECKS,
    REGION,
    SEATS,
)
from seabook.games.endeavor.draw import top
from seabook.games.endeavor.pieces import City, Connection, Region
from seabook.games.endeavor.ship import governor
from seabook.games.endeavor.state import State, is_open, room_on_track
from seabook.words import Text, say


@attrs.frozen
class Chance:
    """What a seat needs for a Governor: ships on the track that can, and that surely will, do.

    ``can`` counts on the others shipping as it suits the seat, ``sure`` on nothing; None where no
    number of the remaining spaces is enough.
    """

    seat: str
    markers: int
    can: int | None
    sure: int | None


@attrs.frozen
class Outlook:
    """Who would get a region's Governor if its track were full as it stands (E3.1c, E3.1d)."""

    region: str
    leader: str | None
    left: int
    chances: tuple[Chance, ...]

    @property
    def text(self) -> Text:
        """The outlook in both languages."""
        region = REGION[self.region]
        if self.leader is None:
            return say("outlook.nobody", region=region)
        who = next(seat for seat in SEATS if seat.code == self.leader)
        return say("outlook.leader", region=region, who=who, n=self.left)


def governor_outlook(state: State, region_code: str) -> Outlook:
    """Who leads for a Governor and the least that each seat needs on the spaces left.

    Every way in which the spaces left can fill is tried.
    """
    region = REGION[region_code]
    track, left = state.tracks[region.i], room_on_track(state, region)
    seats = range(len(state.players))
    can = {seat: set[int]() for seat in seats}
    fails = {seat: set[int]() for seat in seats}
    for tail in product(seats, repeat=left):
        if not track and not tail:
            continue
        winner = governor([*track, *tail])[0]
        for seat in seats:
            (can if seat == winner else fails)[seat].add(tail.count(seat))
    chances = tuple(
        Chance(
            SEATS[seat].code,
            track.count(seat),
            min(can[seat], default=None),
            min((n for n in range(left + 1) if n not in fails[seat]), default=None),
        )
        for seat in seats
    )
    leader = SEATS[governor(track)[0]].code if track else None
    return Outlook(region_code, leader, left, chances)


@attrs.frozen
class Loss:
    """What losing a city would cost its holder: glory, connections, and decks out of reach."""

    city: str
    owner: str
    glory: int
    connections: tuple[str, ...]
    decks: tuple[str, ...]
    presence: int


def loss(state: State, city_code: str) -> Loss | None:
    """What the holder of a city would lose with it (E3.3b, E5.1, E5.2); None if nobody holds it."""
    city = CITY[city_code]
    seat = state.holders[city.i]
    if seat < 0:
        return None
    lines = [line for line in city.lines if state.holders[line.other(city).i] == seat]
    here = state.presence[city.region.i][seat]
    decks = tuple(
        deck.code
        for deck in _decks(city.region)
        if (card := top(state, deck)) and (card.number or 0) == here > 0
    )
    codes = tuple(line.code for line in lines)
    return Loss(city_code, SEATS[seat].code, city.glory + len(lines), codes, decks, here - 1)


def weights(state: State | None = None) -> dict[str, tuple[float, int]]:
    """Each city's betweenness on the connections, and the glory at stake there (E5.1, E5.2)."""
    graph = chart(state)
    lines = [(a, b) for a, b, data in graph.edges(data=True) if data["kind"] == "connection"]
    cities: nx.Graph[str] = nx.Graph()
    cities.add_nodes_from(city.code for city in CITIES)
    cities.add_edges_from(lines)
    between = nx.betweenness_centrality(cities)
    return {city.code: (between[city.code], city.glory + len(city.lines)) for city in CITIES}


def contested(state: State, region_code: str) -> float:
    """How contested a region is: 0 when one seat has all markers there, 1 when all have as many.

    It is the chance that two markers drawn from the region belong to different seats, over the
    largest such chance at this table.
    """
    counts = state.presence[REGION[region_code].i]
    total, seats = sum(counts), len(counts)
    if not total:
        return 0.0
    different = 1 - sum((n / total) ** 2 for n in counts)
    return different / (1 - 1 / seats)


def open_connections(table: Table[State], seat: str) -> dict[str, Plan]:
    """The connections that a seat can still complete this round, each with its shortest plan."""
    found = {}
    me = next(each.i for each in SEATS if each.code == seat)
    for line in CONNECTIONS:
        if all(table.state.holders[end.i] == me for end in line.ends):
            continue
        way = plan(table, seat, holds(me, *line.ends), _worth_on(line), most=4000)
        if way is not None:
            found[line.code] = way
    return found


def plan_to(table: Table[State], seat: str, wanted: str, *, rounds: int = 0) -> Plan | None:
    """The shortest plan to ``present NA``, ``open NA``, ``hold NA1`` or ``draw NA-3``.

    It counts the seat's own decisions while the others pass, with actions in that region alone.
    """
    me = next(each.i for each in SEATS if each.code == seat)
    what, _, code = wanted.partition(" ")
    if what == "hold":
        return plan(table, seat, holds(me, CITY[code]), _worth(CITY[code].region), rounds=rounds)
    region = REGION[code.partition("-")[0].replace("SL", "EU")]
    goals: dict[str, Goal] = {
        "present": lambda state: state.presence[region.i][me] > 0,
        "open": lambda state: is_open(state, region),
        "draw": lambda state: any(card.code == code for card in state.players[me].cards),
    }
    return plan(table, seat, goals[what], _worth(region), rounds=rounds)


def holds(me: int, *cities: City) -> Goal:
    """The goal of holding every one of the cities."""
    return lambda state: all(state.holders[city.i] == me for city in cities)


def _worth(*regions: Region) -> Any:
    """Actions in these regions, and those that lead to actions; no passing within the round."""
    wanted = set(regions)
    does = {"ship", "occupy", "attack", "draw"}

    def worth(state: State, action: Action) -> bool:
        if action.kind.code not in does:
            return action.kind.code not in ("discard",)
        target = action.target
        return getattr(target, "region", target) in wanted

    return worth


def _worth_on(line: Connection) -> Any:
    return _worth(*{end.region for end in line.ends})


def _decks(region: Region) -> Iterator[Any]:
    return (deck for deck in DECKS if deck.region is region)
