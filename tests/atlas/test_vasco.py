"""The way to Calicut as a graph: matchings against brute force, pushes that happen, plans that play."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import networkx as nx
import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook import atlas
from seabook.atlas.vasco_da_gama.questions import matched, pushes
from seabook.engine import Complaint
from seabook.games import game

GAME = game("vasco_da_gama")
BOX = GAME.box
NUMBERS = {"6": "yellow projects", "7": "yellow recruiting", "9": "yellow navigation"}


def table(**given: Any) -> Any:
    base: dict[str, Any] = {
        "phase": "acting",
        "round": 3,
        "marker": 5,
        "number": {**NUMBERS, "20": "red projects"},
        "section": {"A": ["violet", "violet", "grey", "grey", "orange"]},
    }
    return GAME.position(2, base | given)


def test_the_route_is_one_path_from_natal_to_calicut() -> None:
    chart = atlas.chart("vasco_da_gama")
    route = nx.DiGraph([(a, b) for a, b, kind in chart.edges(data="kind") if kind == "route"])
    assert nx.dag_longest_path(route) == [region.code for region in BOX.regions]
    landings = [code for code, kind in chart.nodes(data="kind") if kind == "landing"]
    assert landings == [space.code for space in BOX.spaces]
    for data in [d for _, d in chart.nodes(data=True)] + [d for *_, d in chart.edges(data=True)]:
        assert data["kind"]
        assert data["rules"]
        assert data["provenance"] == "reconstructed"


def test_who_lies_where_and_is_pushed_stands_in_the_graph() -> None:
    chart = atlas.chart(table(sea={"natal-1": "red I-3", "boa-gente-2": "M3"}))
    assert chart.nodes["natal-1"]["owner"] == "red"
    assert chart.nodes["boa-gente-2"]["ship"] == "M3"
    assert chart.nodes["boa-gente-2"]["owner"] == ""
    pushed = [(a, b) for a, b, kind in chart.edges(data="kind") if kind == "push"]
    assert pushed == [("natal-1", "boa-gente-1")]


@pytest.mark.parametrize("ships", [(), ("I-2",), ("I-5", "I-9"), ("I-2", "I-5", "I-8", "II-9")])
@pytest.mark.parametrize("region", [region.code for region in BOX.regions])
def test_a_matching_is_as_good_as_the_best_of_all_orders(
    ships: tuple[str, ...], region: str
) -> None:
    fleet, spaces = [BOX.project[code] for code in ships], BOX.region[region].spaces
    best = (0, 0)
    for order in permutations([*spaces, *([None] * len(fleet))], len(fleet)):
        pairs = [
            space.number
            for ship, space in zip(fleet, order, strict=True)
            if space is not None and space.number <= ship.strength
        ]
        best = max(best, (len(pairs), sum(pairs)))
    found = matched(fleet, spaces)
    assert (len(found), sum(space.number for space in found.values())) == best


def test_a_fleet_is_one_that_the_engine_lets_sail() -> None:
    here = table(yellow={"ships": ["I-5", "I-9", "I-2"], "captains": 2})
    for code, fleet in atlas.fleets(here, "yellow").items():
        assert fleet.region == code
        assert len(fleet.pairs) <= 3
        trial = table(
            yellow={"ships": ["I-5", "I-9", "I-2"], "captains": 2},
            number={"9": "yellow navigation", "20": "red projects"},
        )
        trial.play("yellow: act")
        for ship, space in fleet.pairs.items():
            trial.play(f"yellow: launch {ship}")
            trial.play(f"yellow: land {space}")
            if "accept" in trial.state.decision.kinds:
                trial.play(trial.actions()[0])
    assert len(atlas.fleets(here, "yellow")["mozambique"].pairs) == 3
    assert len(atlas.fleets(here, "yellow")["mombasa"].pairs) == 2


def test_pushes_are_those_of_the_sailing_phase() -> None:
    seen = 0
    for seed in range(sample(6)):
        for state, action in random_game(GAME, seed, 2 + seed % 3, eager=True):
            if state.phase != "acting" or len(state.discs) > 1:
                continue
            if any(player.merchant for player in state.players):
                continue
            after = state.copy()
            events = [*GAME.effects(after, action)]
            if after.phase == "acting" or any(each.slug.endswith(".landed") for each in events):
                continue
            told = pushes(state)
            moved = {
                each.values["space"].code: each.values["target"].code
                for each in events
                if each.slug == "push.moved"
            }
            lost = sum(each.slug in ("push.no-space", "push.past-the-end") for each in events)
            assert dict(told.moved) == moved
            assert len(told.lost) == lost
            seen += len(moved) + lost
    assert seen


def test_how_soon_a_region_can_be_full() -> None:
    here = table(
        sea={"mozambique-1": "red I-1", "natal-1": "red I-3"},
        yellow={"ships": ["I-5", "I-9"], "captains": 1},
        red={"ships": ["I-4"]},
    )
    found = atlas.fillings(here)
    assert (found["natal"].left, found["natal"].round) == ((), 3)
    assert (len(found["mozambique"].left), found["mozambique"].fits) == (2, 2)
    assert found["mozambique"].round == 3
    assert found["calicut"].round == 4
    assert atlas.fillings(table(round=5))["calicut"].round is None


@pytest.mark.parametrize("wanted", ["land malindi-3", "sail I-9", "outfit I-6", "sail I-1"])
def test_a_plan_plays_and_is_told_and_drawn(wanted: str) -> None:
    here = table(
        yellow={"ships": ["I-9"], "captains": 2},
        gabriel="I-1",
        display=["I-2", "I-3", "I-4", "I-5", "I-6", "I-7"],
    )
    plan = atlas.plan(here, "yellow", wanted)
    assert plan is not None
    assert plan.decisions
    after = atlas.played(here, plan)
    assert len(here.history) < len(after.history)
    what, _, code = wanted.partition(" ")
    player = after.state.players[0]
    if what == "outfit":
        assert BOX.project[code] in player.ships
    elif what == "sail":
        assert any(at and at.ship is BOX.project[code] for at in after.state.sea)
    else:
        assert after.state.sea[BOX.space[code].i].seat == 0
    svg = atlas.picture(here, plan, "en", "yellow")
    assert svg.startswith("<svg")


def test_there_is_no_plan_to_what_cannot_be_done() -> None:
    assert atlas.plan(table(), "yellow", "land calicut-6") is None
    assert atlas.plan(GAME.position(2, {}), "yellow", "land natal-1") is None
    with pytest.raises(Complaint):
        atlas.plan(table(), "yellow", "land lisbon")
    with pytest.raises(Complaint):
        atlas.plan(table(), "yellow", "hold natal-1")


def test_answers_are_drawn_on_the_way_alone_in_both_languages() -> None:
    here = table(yellow={"ships": ["I-5"]}, sea={"natal-1": "red I-3"})
    answers = [*atlas.fleets(here, "yellow").values(), atlas.pushes(here)]
    answers += atlas.fillings(here).values()
    for answer in answers:
        assert answer.text.zh_Hant
        assert answer.text.en
        svg = atlas.picture(here, answer, "both", "yellow")
        assert 'data-id="land natal-1"' in svg
        assert 'data-id="number 1"' not in svg
    assert "I-5" in atlas.picture(here, atlas.fleets(here, "yellow")["malindi"], "en")


def test_what_it_says_of_a_thing_on_the_board() -> None:
    here = table(yellow={"ships": ["I-5"]}, sea={"natal-1": "red I-3"})
    assert len(atlas.about(here, "yellow", "land malindi-1")) == 3
    assert len(atlas.about(here, "yellow", "land natal-1")) == 3
    assert len(atlas.about(here, "yellow", "launch I-5")) == 1
    assert atlas.about(here, "yellow", "claim 1") == []


@pytest.mark.parametrize("ask", [atlas.governor_routes, atlas.governors, atlas.contest])
def test_what_it_cannot_be_asked_is_told(ask: Any) -> None:
    with pytest.raises(Complaint, match="atlas"):
        ask(table())


def test_its_graph_goes_to_other_programs_and_back() -> None:
    chart = atlas.chart(table(sea={"natal-1": "red I-3"}))
    back = nx.parse_graphml(atlas.to_graphml(chart))
    assert set(back.edges) == set(chart.edges)
    assert "->" in atlas.to_dot(chart)
