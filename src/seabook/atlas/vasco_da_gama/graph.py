"""The way to Calicut, read off the component tables and a position."""

from __future__ import annotations

from typing import Any

import networkx as nx

from seabook.games.vasco_da_gama.forecast import pushes
from seabook.games.vasco_da_gama.pieces import NOBODY, Box, Region, Space
from seabook.games.vasco_da_gama.sailing import shore_points
from seabook.games.vasco_da_gama.state import State, is_full


def chart(box: Box, state: State | None = None) -> nx.DiGraph[str]:
    """Regions along the route, their landings with whoever lies there, and where each is pushed.

    An edge ``route`` leads from a region to the one above it, ``lies_in`` from a landing to its
    region, ``push`` from the landing of a ship to the one that the sailing phase would move it to.
    """
    graph: nx.DiGraph[str] = nx.DiGraph(game="vasco_da_gama")
    basis = box.provenance["region"].basis
    for region in box.regions:
        graph.add_node(region.code, **_region(state, region), provenance=basis)
        for space in region.spaces:
            graph.add_node(space.code, **_landing(state, space), provenance=basis)
            graph.add_edge(space.code, region.code, kind="lies_in", rules="V3.16", provenance=basis)
    for below, above in zip(box.regions, box.regions[1:], strict=False):
        graph.add_edge(below.code, above.code, kind="route", rules="V4.4", provenance=basis)
    for event in pushes(state) if state else ():
        if event.slug == "push.moved":
            start, end = event.values["space"], event.values["target"]
            rules = "V4.4, V4.5"
            graph.add_edge(start.code, end.code, kind="push", rules=rules, provenance=basis)
    return graph


def _region(state: State | None, region: Region) -> dict[str, Any]:
    return {
        "kind": "region",
        "rules": "V3.20, V4.3",
        "zh_Hant": region.name.zh_Hant,
        "en": region.name.en,
        "reward": region.gain,
        "amount": region.amount,
        "shore": shore_points(state, region) if state else region.full,
        "full": state is not None and is_full(state, region),
    }


def _landing(state: State | None, space: Space) -> dict[str, Any]:
    at_sea = state.sea[space.i] if state else None
    owned = state is not None and at_sea is not None and at_sea.seat != NOBODY
    return {
        "kind": "landing",
        "rules": "V3.18, V3.19",
        "number": space.number,
        "owner": state.box.seats[at_sea.seat].code if owned and state and at_sea else "",
        "ship": at_sea.ship.code if at_sea else "",
        "strength": at_sea.ship.strength if at_sea else 0,
    }
