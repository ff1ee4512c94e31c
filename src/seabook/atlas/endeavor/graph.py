"""Endeavor's map and Governor routes, read off the component tables and a position."""

from __future__ import annotations

from typing import Any

import networkx as nx

from seabook.games.endeavor.pieces import Box, Region
from seabook.games.endeavor.state import State, is_open


def space_code(region: Region, n: int) -> str:
    """The name of a shipping space: ``NA:1`` is the furthest circle of North America."""
    return f"{region.code}:{n + 1}"


def governor_code(region: Region) -> str:
    """The name of the place of a region's Governor card."""
    return f"{region.code}-G"


def chart(box: Box, state: State | None = None) -> nx.Graph[str]:
    """Regions, cities, shipping spaces and Governor cards, and all that joins them."""
    graph: nx.Graph[str] = nx.Graph(game="endeavor")
    for region in box.regions:
        graph.add_node(region.code, **_region(box, state, region))
        _route(graph, box, state, region)
    for city in box.cities:
        holder = state.holders[city.i] if state else -1
        graph.add_node(
            city.code,
            kind="city",
            rules="E3.2a" if city.region.is_europe else "E3.2b",
            zh_Hant=city.name.zh_Hant,
            en=city.name.en,
            glory=city.glory,
            token=_token(state, city.space),
            owner=_owner(box, holder),
            provenance=box.provenance["city"].basis,
        )
        graph.add_edge(city.region.code, city.code, **_lies_in(box, "city", "E0.2"))
    for line in box.connections:
        a, b = line.ends
        holders = {state.holders[end.i] for end in line.ends} if state else {-1}
        graph.add_edge(
            a.code,
            b.code,
            kind="connection",
            code=line.code,
            rules="E3.2c, E5.2",
            glory=1,
            token=_token(state, line.space),
            owner=_owner(box, holders.pop() if len(holders) == 1 else -1),
            doubtful=line.doubtful,
            provenance=box.provenance["connection"].basis,
        )
    for deck in box.decks:
        pile = state.decks[deck.i] if state else list(reversed(deck.cards))
        graph.add_node(
            f"deck:{deck.code}",
            kind="deck",
            rules="E3.4d",
            zh_Hant=deck.name.zh_Hant,
            en=deck.name.en,
            top=pile[-1].code if pile else "",
            provenance=box.provenance["card"].basis,
        )
        graph.add_edge(deck.region.code, f"deck:{deck.code}", **_lies_in(box, "card", "E1.2"))
    return graph


def governor_routes(box: Box, state: State | None = None) -> dict[str, nx.DiGraph[str]]:
    """The shipping track of each region as one path, furthest circle first."""
    routes = {}
    for region in box.regions[1:]:
        route: nx.DiGraph[str] = nx.DiGraph(game="endeavor", region=region.code)
        _route(route, box, state, region)
        routes[region.code] = route
    return routes


def _route(graph: nx.Graph[str], box: Box, state: State | None, region: Region) -> None:
    """The shipping spaces of a region and its Governor card, in order."""
    if region.is_europe:
        return
    stops = [space_code(region, n) for n in range(region.spaces)]
    track = state.tracks[region.i] if state else []
    for n, stop in enumerate(stops):
        graph.add_node(
            stop,
            kind="shipping_space",
            rules="E3.1a, E3.1b",
            place=n + 1,
            token=_token(state, region.first_space + n),
            owner=_owner(box, track[n] if n < len(track) else -1),
            provenance=box.provenance["region"].basis,
        )
    graph.add_node(
        governor_code(region),
        kind="governor",
        rules="E3.1c, E3.1d",
        zh_Hant=region.name.zh_Hant,
        en=region.name.en,
        taken=state is not None and is_open(state, region),
        owner=_owner(box, _governor_holder(state, region)),
        provenance=box.provenance["card"].basis,
    )
    for a, b in zip(stops, [*stops[1:], governor_code(region)], strict=True):
        graph.add_edge(a, b, kind="route", rules="E3.1b", provenance=box.provenance["region"].basis)
    if region.code in graph:
        graph.add_edge(region.code, stops[0], **_lies_in(box, "region", "E0.2"))


def _lies_in(box: Box, table: str, rules: str) -> dict[str, str]:
    return {"kind": "lies_in", "rules": rules, "provenance": box.provenance[table].basis}


def _region(box: Box, state: State | None, region: Region) -> dict[str, Any]:
    return {
        "kind": "region",
        "rules": "E0.2, E3.1c",
        "zh_Hant": region.name.zh_Hant,
        "en": region.name.en,
        "open": region.is_europe or (state is not None and is_open(state, region)),
        "spaces": region.spaces,
        "provenance": box.provenance["region"].basis,
    }


def _governor_holder(state: State | None, region: Region) -> int:
    if state is None:
        return -1
    held = (
        seat
        for seat, player in enumerate(state.players)
        if any(card.governor_of(region) for card in player.cards)
    )
    return next(held, -1)


def _token(state: State | None, space: int) -> str:
    token = state.tokens[space] if state else None
    return token.code if token else ""


def _owner(box: Box, seat: int) -> str:
    return box.seats[seat].code if seat >= 0 else ""
