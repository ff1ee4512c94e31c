"""Plans on random positions: each is played in the engine, is shortest in its regions, and is quick."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import pytest
from tests.sweep import sample

from seabook import atlas
from seabook.atlas.search import Aim, plan
from seabook.bots import bot
from seabook.engine import Action, Complaint, Table
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.state import State, is_open

BOX = ENDEAVOR.box

SEEDS = range(6)
WANTED = ("present FE", "open AF", "open IN", "hold AF1", "hold EU7", "draw EU-2", "draw AF-1")


def midgame(seed: int, around: int) -> Table[State]:
    """A game of thoughtful players at Red's turn, in a round or soon after."""
    return played(seed, around).branch()


@cache
def played(seed: int, around: int) -> Table[State]:
    table = ENDEAVOR.table(3, seed)
    mind = bot("greedy", ENDEAVOR, seed)
    while not table.over:
        state = table.state
        mine = state.decision.seat == 0 and "activate" in state.decision.kinds
        if state.round >= around and mine:
            break
        table.play(mind.choose(ENDEAVOR, state, state.decision.seat).action)
    return table


def reached(state: State, wanted: str) -> bool:
    what, _, code = wanted.partition(" ")
    if what == "hold":
        return state.holders[BOX.city[code].i] == 0
    if what == "draw":
        return any(card.code == code for card in state.players[0].cards)
    region = BOX.region[code]
    return is_open(state, region) if what == "open" else state.presence[region.i][0] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("around", [3, 5, 7])
def test_connections_are_completed_by_their_plans_and_found_quickly(seed: int, around: int) -> None:
    table = midgame(seed, around)
    begun = time.process_time()
    plans = atlas.connections(table, "red")
    assert time.process_time() - begun < 2
    for code, way in plans.items():
        line = next(each for each in BOX.connections if each.code == code)
        after = atlas.played(table, way).state
        assert all(after.holders[end.i] == 0 for end in line.ends)
        assert after.round == table.state.round
        assert way.actions <= len(way.decisions)
        assert way.rules
        assert way.notes


@pytest.mark.slow
@pytest.mark.parametrize("wanted", WANTED)
@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_plans_reach_their_goal_in_time(wanted: str, rounds: int) -> None:
    for seed in range(rounds, rounds + sample(2)):
        table = midgame(seed, 4)
        begun = time.process_time()
        way = atlas.plan(table, "red", wanted, rounds=rounds)
        assert time.process_time() - begun < 5
        if way is None:
            continue
        trial = atlas.played(table, way)
        assert reached(trial.state, wanted), way.text.en
        assert trial.state.round == table.state.round + way.rounds
        assert way.rounds <= rounds


@pytest.mark.slow
def test_more_rounds_find_no_fewer_goals() -> None:
    found = dict.fromkeys((0, 1, 2), 0)
    for seed in range(sample(2)):
        table = midgame(seed, 3)
        for rounds in found:
            plans = (atlas.plan(table, "red", wanted, rounds=rounds) for wanted in WANTED)
            found[rounds] += sum(each is not None for each in plans)
    assert 0 < found[0] < found[1] < found[2]


def everything(region_code: str, goal: Any) -> Aim:
    """A search that leaves nothing out in a region: every building, token, city and card."""
    region = BOX.region[region_code]

    def choose(state: State, legal: list[Action]) -> list[Action]:
        on_map = ("ship", "occupy", "attack", "draw")
        return [
            action
            for action in legal
            if action.kind.code not in on_map
            or getattr(action.target, "region", action.target) is region
        ]

    return Aim(goal, choose, State.plain)


@pytest.mark.parametrize("wanted", ["hold EU1", "hold EU7", "hold EU2", "present IN", "present AF"])
def test_no_plan_in_the_region_is_shorter(wanted: str) -> None:
    code = wanted.partition(" ")[2].partition("-")[0]
    region = code[:2]
    compared = 0
    for seed in SEEDS:
        table = midgame(seed, 3)
        whole = everything(region, lambda state: reached(state, wanted))
        full = plan(table, "red", whole, most=1500)
        way = atlas.plan(table, "red", wanted)
        if full is not None:
            assert way is not None
            assert len(way.decisions) == len(full.decisions)
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize(("wanted", "decisions"), [("hold AF1", 3), ("draw AF-1", 4)])
def test_no_plan_of_several_steps_in_the_region_is_shorter(wanted: str, decisions: int) -> None:
    table = ENDEAVOR.position(
        3,
        {
            "phase": "action",
            "round": 3,
            "track": {"AF": ["blue", "green", "blue", "green", "blue"]},
            "red": {"harbour": 6, "buildings": ["shipyard", "docks", "market"]},
            "blue": {"passed": True},
            "green": {"passed": True},
        },
    )
    full = plan(table, "red", everything("AF", lambda state: reached(state, wanted)), most=3000)
    way = atlas.plan(table, "red", wanted)
    assert full is not None
    assert way is not None
    assert len(way.decisions) == len(full.decisions) == decisions


def test_a_detour_for_a_blue_token_is_found() -> None:
    table = ENDEAVOR.position(
        3,
        {
            "phase": "action",
            "round": 3,
            "token": {"EU4": "attack"},
            "city": {"EU7": "blue"},
            "red": {"harbour": 4},
        },
    )
    way = atlas.plan(table, "red", "hold EU7")
    assert way is not None
    assert [each.notation for each in way.decisions] == [
        "red: activate colonial-house",
        "red: occupy EU4",
        "red: use attack",
        "red: attack EU7",
    ]
    assert (way.actions, way.markers) == (2, 4)


def test_what_is_so_already_needs_no_plan() -> None:
    table = ENDEAVOR.position(3, {"phase": "action", "city": {"EU1": "red"}})
    way = atlas.plan(table, "red", "hold EU1")
    assert way is not None
    assert way.decisions == ()
    assert way.text.en


@pytest.mark.parametrize("wanted", ["", "hold", "hold EU99", "take EU1", "draw EU1"])
def test_a_goal_that_makes_no_sense_is_one_clear_sentence(wanted: str) -> None:
    with pytest.raises(Complaint):
        atlas.plan(ENDEAVOR.table(3, 1), "red", wanted)


def test_a_seat_that_does_not_play_is_refused() -> None:
    with pytest.raises(Complaint):
        atlas.connections(ENDEAVOR.table(3, 1), "yellow")
