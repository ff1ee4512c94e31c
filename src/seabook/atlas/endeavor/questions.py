"""What Endeavor's map answers: Governors, losses, weights and contest, read off a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TypeVar

import networkx as nx

from seabook.atlas.endeavor.answers import Chance, Contest, Loss, Outlook, Weights
from seabook.atlas.endeavor.graph import chart
from seabook.engine import Complaint
from seabook.games.endeavor.draw import top
from seabook.games.endeavor.pieces import Box, Deck, Region
from seabook.games.endeavor.ship import governor
from seabook.games.endeavor.state import State, room_on_track

T = TypeVar("T")


def governors(state: State) -> dict[str, Outlook]:
    """The outlook of every region with a Governor."""
    return {region.code: governor_outlook(state, region.code) for region in state.box.regions[1:]}


def governor_outlook(state: State, region_code: str) -> Outlook:
    """Who leads for a Governor and the least that each seat needs on the spaces left."""
    box, players = state.box, len(state.players)
    region = known(box.region, region_code)
    track, left = state.tracks[region.i], room_on_track(state, region)
    chances = tuple(
        Chance(box, box.seats[seat].code, track.count(seat), *_needs(track, left, seat, players))
        for seat in range(players)
    )
    leader = box.seats[governor(track)[0]].code if track else None
    return Outlook(box, region_code, leader, left, chances)


def _needs(track: list[int], left: int, seat: int, seats: int) -> tuple[int | None, int | None]:
    """With how many of the spaces left a seat can win, and with how many it surely does.

    Ties go to the last of the tied on the track (E3.1d). What the others do is tried as counts,
    and the order of the last spaces as best and as worst for the seat: its own ships last or
    first; of the others only who stands last matters.
    """
    others = [other for other in range(seats) if other != seat]
    can = sure = None
    for mine in range(left + 1):
        wins, fails = False, False
        for counts in _splits(left - mine, len(others)):
            tail = [o for o, n in zip(others, counts, strict=True) for _ in range(n)]
            for order in _orders(tail, [seat] * mine):
                whole = [*track, *order]
                won = bool(whole) and governor(whole)[0] == seat
                wins, fails = wins or won, fails or not won
        if wins and can is None:
            can = mine
        sure = (mine if sure is None else sure) if wins and not fails else None
    return can, sure


def _splits(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    return (each for each in product(range(total + 1), repeat=parts) if sum(each) == total)


def _orders(tail: list[int], mine: list[int]) -> Iterator[list[int]]:
    """The seat's ships last, and first with each of the others last in turn."""
    yield [*tail, *mine]
    for last in dict.fromkeys(tail):
        rest = tail.copy()
        rest.remove(last)
        yield [*mine, *rest, last]
    if not tail:
        yield mine


def known(places: Mapping[str, T], code: str) -> T:
    """The place with this code, or a complaint that names those there are."""
    if not isinstance(code, str) or code not in places:
        raise Complaint("complaint.place", given=code, known=list(places))
    return places[code]


def loss(state: State, city_code: str) -> Loss | None:
    """What the holder of a city would lose with it (E3.3b, E5.1, E5.2); None if nobody holds it."""
    city = known(state.box.city, city_code)
    seat = state.holders[city.i]
    if seat < 0:
        return None
    lines = [line for line in city.lines if state.holders[line.other(city).i] == seat]
    here = state.presence[city.region.i][seat]
    decks = tuple(
        deck.code
        for deck in _decks(state.box, city.region)
        if (card := top(state, deck)) and (card.number or 0) == here > 0
    )
    codes = tuple(line.code for line in lines)
    owner, glory = state.box.seats[seat].code, city.glory + len(lines)
    return Loss(state.box, city_code, owner, glory, codes, decks, here - 1)


def weights(box: Box) -> Weights:
    """Each city's betweenness on the connections, and the glory at stake there (E5.1, E5.2)."""
    graph = chart(box)
    lines = [(a, b) for a, b, data in graph.edges(data=True) if data["kind"] == "connection"]
    cities: nx.Graph[str] = nx.Graph()
    cities.add_nodes_from(city.code for city in box.cities)
    cities.add_edges_from(lines)
    between = nx.betweenness_centrality(cities)
    return Weights(box, between, {city.code: city.glory + len(city.lines) for city in box.cities})


def contest(state: State) -> Contest:
    """How contested each region is."""
    return Contest(
        state.box,
        {region.code: contested(state, region.code) for region in state.box.regions},
        nobody=frozenset(r.code for r in state.box.regions if not any(state.presence[r.i])),
    )


def contested(state: State, region_code: str) -> float:
    """How contested a region is: 0 when one seat has all markers there, 1 when all have as many.

    It is the chance that two markers drawn from the region belong to different seats, over the
    largest such chance at this table.
    """
    counts = state.presence[state.box.region[region_code].i]
    total, seats = sum(counts), len(counts)
    if not total:
        return 0.0
    different = 1 - sum((n / total) ** 2 for n in counts)
    return different / (1 - 1 / seats)


def _decks(box: Box, region: Region) -> Iterator[Deck]:
    return (deck for deck in box.decks if deck.region is region)
