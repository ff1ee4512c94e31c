"""The atlas: counts of the map, routes as paths, plans that play, exports that read back."""

from __future__ import annotations

import io
import json
import warnings
from collections import Counter
from typing import Any

import networkx as nx
import pytest

from seabook import atlas
from seabook.atlas.endeavor import plans
from seabook.atlas.endeavor import questions as ask
from seabook.engine import Complaint, Stream
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.ship import governor

BOX = ENDEAVOR.box

DEGREES = {"EU7": 3, "EU10": 3, "CA1": 3, "SA1": 0, "FE4": 0, "EU9": 1, "CA2": 1, "SA3": 1}


def table(**given: Any) -> Any:
    return ENDEAVOR.position(3, {"phase": "action", "round": 3, **given})


def test_the_map_has_its_29_cities_26_connections_40_spaces_and_95_tokens() -> None:
    chart = atlas.chart(ENDEAVOR.table(3, 7))
    kinds = Counter(kind for _, kind in chart.nodes(data="kind"))
    edges = Counter(kind for *_, kind in chart.edges(data="kind"))
    assert (kinds["city"], edges["connection"], kinds["shipping_space"]) == (29, 26, 40)
    tokens = [token for _, token in chart.nodes(data="token") if token]
    tokens += [token for *_, token in chart.edges(data="token") if token]
    assert len(tokens) == 95
    lines = [(a, b) for a, b, kind in chart.edges(data="kind") if kind == "connection"]
    degree = Counter(end for line in lines for end in line)
    assert sum(degree.values()) == 52
    assert {code: degree[code] for code in DEGREES} == DEGREES


def test_every_node_and_edge_has_a_kind_and_its_rules() -> None:
    chart = atlas.chart("endeavor")
    for data in [d for _, d in chart.nodes(data=True)] + [d for *_, d in chart.edges(data=True)]:
        assert data["kind"]
        assert data["rules"]


def test_a_governor_route_is_one_path_from_the_furthest_circle_to_the_card() -> None:
    routes = atlas.governor_routes(table(track={"NA": ["red", "blue"]}))
    assert list(routes) == [region.code for region in BOX.regions[1:]]
    for code, route in routes.items():
        assert isinstance(route, nx.DiGraph)
        path = nx.dag_longest_path(route)
        assert len(path) == route.number_of_nodes() == route.number_of_edges() + 1
        assert path[0] == f"{code}:1"
        assert path[-1] == f"{code}-G"
    owners = [routes["NA"].nodes[f"NA:{n}"]["owner"] for n in (1, 2, 3)]
    assert owners == ["red", "blue", ""]


def test_a_chart_follows_the_position() -> None:
    chart = atlas.chart(table(city={"EU5": "red", "EU6": "red", "EU7": "blue"}))
    assert chart.nodes["EU5"]["owner"] == "red"
    assert chart.nodes["EU5"]["token"] == ""
    assert chart.edges["EU5", "EU6"]["owner"] == "red"
    assert chart.edges["EU6", "EU7"]["owner"] == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    "graph", [atlas.chart("endeavor"), atlas.governor_routes("endeavor")["FE"]]
)
def test_exports_read_back_to_the_same_graph(graph: Any) -> None:
    read = nx.read_graphml(io.BytesIO(atlas.to_graphml(graph).encode()))
    assert set(read.nodes) == set(graph.nodes)
    assert {n: read.nodes[n]["kind"] for n in read} == {n: graph.nodes[n]["kind"] for n in graph}
    again = nx.node_link_graph(json.loads(atlas.to_json(graph)), edges="edges")
    assert nx.utils.graphs_equal(again, graph)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of pydot's own parser library
        import pydot

        (dot,) = pydot.graph_from_dot_data(atlas.to_dot(graph))
    assert len(dot.get_nodes()) == graph.number_of_nodes()
    assert len(dot.get_edges()) == graph.number_of_edges()


@pytest.mark.parametrize(
    "track", [[], ["blue"], ["red", "blue", "blue"], ["red", "blue", "green", "blue", "red"]]
)
def test_the_outlook_for_a_governor_is_what_playing_it_out_shows(track: list[str]) -> None:
    state = table(track={"AF": track}).state
    outlook = ask.governor_outlook(state, "AF")
    assert outlook.left == 6 - len(track)
    codes = ["red", "blue", "green"]
    begun, dice = [codes.index(seat) for seat in track], Stream("outlook", 1)
    for _ in range(300):
        tail = [dice.below(3) for _ in range(outlook.left)]
        winner = governor([*begun, *tail])[0]
        for seat, chance in enumerate(outlook.chances):
            if seat == winner:
                assert chance.can is not None
                assert tail.count(seat) >= chance.can
            elif chance.sure is not None:
                assert tail.count(seat) < chance.sure


def test_a_sure_number_of_ships_cannot_be_beaten_and_one_less_can() -> None:
    state = table(track={"AF": ["blue", "blue"]}).state
    red = ask.governor_outlook(state, "AF").chances[0]
    assert (red.can, red.sure) == (2, 4)


@pytest.mark.parametrize(
    ("wanted", "decisions"),
    [
        ("present AF", ["activate shipyard", "ship AF"]),
        ("open AF", ["activate shipyard", "ship AF"]),
        ("hold AF1", ["activate docks", "ship AF", "occupy AF1"]),
        ("draw AF-1", ["activate shipyard", "ship AF", "activate market", "draw AF"]),
    ],
)
def test_a_plan_is_shortest_and_plays(wanted: str, decisions: list[str]) -> None:
    begun = table(
        track={"AF": ["blue", "green", "blue", "green", "blue"]},
        red={"harbour": 6, "buildings": ["shipyard", "docks", "market"]},
        blue={"passed": True},
        green={"passed": True},
    )
    plan = plans.plan_to(begun, "red", wanted)
    assert plan is not None
    assert [f"{a.kind.code} {a.target.code}" for a in plan.decisions] == decisions
    played = begun.branch()
    for action in plan.decisions:
        played.play(action)


def test_without_markers_there_is_no_plan_this_round() -> None:
    assert plans.plan_to(table(red={"harbour": 1}), "red", "present AF") is None


def test_what_losing_a_city_would_cost() -> None:
    state = table(city={"EU5": "red", "EU6": "red", "EU7": "red"}).state
    lost = ask.loss(state, "EU6")
    assert lost is not None
    assert (lost.owner, lost.glory, lost.connections) == ("red", 3, ("EU5-EU6", "EU6-EU7"))
    assert ask.loss(state, "EU1") is None


def test_weights_and_contest() -> None:
    weights = atlas.weights("endeavor")
    assert set(weights.between) == set(weights.glory) == {city.code for city in BOX.cities}
    assert weights.top(1) == ("EU7",)
    assert (weights.between["SA1"], weights.glory["SA1"]) == (0.0, 2)
    state = table(track={"AF": ["red", "blue", "green"], "CA": ["red", "red"]}).state
    assert ask.contested(state, "AF") == pytest.approx(1)
    assert ask.contested(state, "CA") == 0
    assert ask.contested(state, "IN") == 0


@pytest.mark.parametrize(
    ("question", "slug"),
    [
        (lambda t: atlas.loss(t, "XX"), "complaint.place"),
        (lambda t: atlas.about(t, "red", "ship XX"), "complaint.place"),
        (lambda t: atlas.about(t, "red", "draw XX"), "complaint.place"),
        (lambda t: atlas.about(t, "red", "occupy"), "complaint.place"),
        (lambda t: atlas.about(t, "XX", "ship NA"), "complaint.seat"),
        (lambda t: atlas.plan(t, "XX", "open NA"), "complaint.seat"),
        (lambda t: atlas.connections(t, "white"), "complaint.seat"),
        (lambda t: atlas.picture(t, atlas.weights(t), seat="XX"), "complaint.seat"),
    ],
)
def test_a_place_or_a_seat_that_is_not_there_is_one_sentence(question: Any, slug: str) -> None:
    with pytest.raises(Complaint) as caught:
        question(ENDEAVOR.table(3, 7))
    assert caught.value.slug == slug
