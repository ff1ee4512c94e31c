"""What the way to Calicut answers, read off a position: matchings of ships to landings, and pushes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import TypeVar

import networkx as nx

from seabook.atlas.vasco_da_gama.answers import Filling, Fleet, Pushes
from seabook.engine import Complaint
from seabook.games.vasco_da_gama.forecast import pushes as foreseen
from seabook.games.vasco_da_gama.pieces import Project, Region, Ship, Space
from seabook.games.vasco_da_gama.state import State

T = TypeVar("T")


def known(places: Mapping[str, T], code: str) -> T:
    """The place with this code, or a complaint that names those there are."""
    if not isinstance(code, str) or code not in places:
        raise Complaint("complaint.place", given=code, known=list(places))
    return places[code]


def matched(ships: Iterable[Ship], spaces: Iterable[Space]) -> dict[Ship, Space]:
    """As many ships as possible on landings that can hold them, on the highest of these (V3.18).

    It is a matching of greatest size, and among those of greatest sum of numbers.
    """
    graph: nx.Graph[Ship | Space] = nx.Graph()
    for ship in ships:
        for space in spaces:
            if space.number <= ship.strength:
                graph.add_edge(ship, space, weight=space.number)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return dict(pair if isinstance(pair[0], Ship) else pair[::-1] for pair in found)


def fleets(state: State, seat: int) -> dict[str, Fleet]:
    """For each region the ships that a seat could send there with one action."""
    return {region.code: fleet(state, seat, region.code) for region in state.box.regions}


def fleet(state: State, seat: int, region_code: str) -> Fleet:
    """The ready ships that can land together in a region, for the most points.

    Each takes a captain; where the reward is one, the first captain serves all ships as long as
    there are captains to be had (VR31).
    """
    region = known(state.box.region, region_code)
    empty = [space for space in region.spaces if state.sea[space.i] is None]
    player, box = state.players[seat], state.box
    captains = player.captains
    at_once = state.options.reward_used_in_same_action == "yes"
    if region.gain == "captain" and captains and at_once:
        captains += min(player.pool, len(player.ships) * region.amount)
    best = dict[Ship, Space]()
    for chosen in combinations(player.ships, min(captains, len(player.ships))):
        found = matched(chosen, empty)
        if _worth(found) > _worth(best):
            best = found
    order = sorted(best.items(), key=lambda pair: pair[1].i)
    pairs = {ship.code: space.code for ship, space in order}
    return Fleet(box, box.seats[seat].code, region_code, pairs, _worth(best)[1])


def _worth(pairs: Mapping[Ship, Space]) -> tuple[int, int]:
    return len(pairs), sum(space.number for space in pairs.values())


def pushes(state: State) -> Pushes:
    """Who would be pushed where, and who leaves the game, as the ships lie now."""
    moved, lost = dict[str, str](), list[str]()
    at = {each.ship: space.code for space in state.box.spaces if (each := state.sea[space.i])}
    for event in foreseen(state):
        if event.slug == "push.moved":
            moved[event.values["space"].code] = event.values["target"].code
        elif event.slug in ("push.no-space", "push.past-the-end"):
            lost.append(at[event.values["ship"]])
    return Pushes(state.box, moved, tuple(lost))


def fillings(state: State) -> dict[str, Filling]:
    """For each region whether it can be full this round by the ships that lie ready."""
    return {region.code: filling(state, region.code) for region in state.box.regions}


def filling(state: State, region_code: str) -> Filling:
    """Whether a region can be full at the end of this round, by ready ships of all seats."""
    region = known(state.box.region, region_code)
    left = [space for space in region.spaces if state.sea[space.i] is None]
    fits = len(matched(_ready(state, region), left))
    later = state.phase in ("sailing", "over") or fits < len(left)
    round_ = state.round + later if left else state.round
    last = state.box.counts.rounds
    codes = tuple(space.code for space in left)
    return Filling(state.box, region_code, codes, fits, round_ if round_ <= last else None)


def _ready(state: State, region: Region) -> list[Ship]:
    """The ships that could sail to a region now: of each seat its strongest, a captain for each."""
    found = list[Ship]()
    for player in state.players:
        ships: list[Project] = sorted(player.ships, key=lambda ship: -ship.strength)
        serves = len(ships) if region.gain == "captain" and player.captains else player.captains
        found += ships[:serves]
        if player.merchant:
            found.append(player.merchant)
    return found
