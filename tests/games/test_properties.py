"""What holds in every position of random games, at every event, whatever the game."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.play import random_game
from tests.sweep import random_games, tables

import seabook
from seabook.engine import Game, Judge
from seabook.games import game, names
from seabook.proof.digest import digests
from seabook.simulation import play_one

pytestmark = pytest.mark.slow
SEEDS = st.integers(0, 10**6)
GAMES = [game(code) for code in names()]
# In Anchors Aweigh! nothing is asked before its stage.
WISHING = [rules for rules in GAMES if rules.code != "anchors_aweigh"]
TABLES = [table for code in names() for table in tables(code)]
every_table = pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
every_game = pytest.mark.parametrize("rules", GAMES, ids=names())


def players_of(rules: Game[Any], data: st.DataObject) -> int:
    """A number of players that the game is for."""
    return data.draw(st.sampled_from(rules.players), label="players")


@every_table
def test_invariants_hold_after_every_event(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules = game(code)
    for state, action in random_game(rules, seed, players, eager=True, **options):
        assert not [*rules.problems(state), *rules.unsettled(state)]
        for event in rules.effects(copy := state.copy(), action):
            assert not list(rules.problems(copy)), event.slug


@every_table
def test_the_list_of_actions_is_what_the_conditions_allow(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules = game(code)
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True, **options)):
        if n % 2 == seed % 2:
            continue
        allowed = [a for a in rules.offered(state) if not any(rules.refusals(state, a))]
        assert rules.legal(state) == allowed
        assert allowed, "a decision is open but nothing is legal"


@random_games(6)
@every_game
@given(seed=SEEDS, data=st.data())
def test_kept_events_and_the_fast_path_give_the_same_game(
    rules: Game[Any], seed: int, data: st.DataObject
) -> None:
    for state, action in random_game(rules, seed, players=players_of(rules, data)):
        fast, slow = state.copy(), state.copy()
        rules.apply(fast, action)
        assert list(rules.effects(slow, action))
        assert fast == slow


@random_games(5)
@every_game
@given(seed=SEEDS, data=st.data())
def test_a_verdict_changes_nothing_and_agrees_with_the_rules(
    rules: Game[Any], seed: int, data: st.DataObject
) -> None:
    for n, (state, _) in enumerate(
        random_game(rules, seed, eager=True, players=players_of(rules, data))
    ):
        if n % 23:
            continue
        before, judge = state.plain(), Judge(rules, state)
        legal = set(rules.legal(state))
        for action in rules.space.actions:
            if action.seat.i >= rules.players_at(state):
                break
            verdict = judge(action)
            assert bool(verdict.reasons) != verdict.legal
            if not verdict.wish:
                assert verdict.legal == (action in legal)
            assert verdict.rules, action
        assert state.plain() == before


@random_games(4)
@pytest.mark.parametrize("rules", WISHING, ids=lambda rules: rules.code)
@given(seed=SEEDS, data=st.data())
def test_every_legal_way_of_a_wish_can_be_played(
    rules: Game[Any], seed: int, data: st.DataObject
) -> None:
    ways = 0
    for n, (state, _) in enumerate(
        random_game(rules, seed, eager=True, players=players_of(rules, data))
    ):
        if n % 11:
            continue
        judge = Judge(rules, state)
        seat = rules.decisions(state)[0].seat
        for action in rules.space.actions:
            if action.seat.i != seat:
                continue
            verdict = judge(action)
            for way in verdict.ways if verdict.legal else ():
                if not way.legal:
                    continue
                copy = state.copy()
                for step in (*way.way.steps, action):
                    assert step in rules.legal(copy)
                    rules.apply(copy, step)
                ways += 1
    assert ways


@every_game
def test_games_end_within_the_declared_bounds(rules: Game[Any]) -> None:
    for seed in range(6):
        players = rules.players[seed % len(rules.players)]
        played = [state for state, _ in random_game(rules, seed, players, eager=seed % 2 == 0)]
        low, high = rules.score_bounds
        assert len(played) <= rules.longest
        assert all(low <= score <= high for score in rules.scores(played[-1]))
        assert rules.decisions(played[-1]) == ()


# Long games and good ones: who plays, how many, from which seed.
FAR: dict[str, tuple[tuple[str, int, int], ...]] = {
    "endeavor": (("greedy", 5, 1),),
    "vasco_da_gama": (("random", 4, 1), ("greedy", 2, 0)),
    "anchors_aweigh": (("random", 4, 0), ("sailor", 4, 1)),
}


@every_game
def test_declared_bounds_are_tight(rules: Game[Any]) -> None:
    """Wide bounds promise nothing: some game reaches a quarter of each."""
    low, high = rules.score_bounds
    games = [
        play_one(rules.code, seed, players, (bots,), invariants=False)
        for bots, players, seed in FAR[rules.code]
    ]
    best = max(max(each.scores) for each in games)
    assert high / 4 <= best <= high
    assert -best / 4 <= low <= 0
    assert rules.longest / 4 <= max(each.decisions for each in games) <= rules.longest
    if rules.ticks is not None:
        assert rules.ticks / 4 <= max(each.ticks for each in games) <= rules.ticks <= rules.longest


@every_game
def test_a_save_at_every_decision_loads_and_goes_on_alike(rules: Game[Any]) -> None:
    for players in (rules.players[0], rules.players[-1]):
        table = rules.table(players, 3)
        for n, (state, action) in enumerate(random_game(rules, 3, players)):
            if n % 9 == 0:
                again = seabook.load(table.save())
                assert again.state == state
                assert again.actions() == table.actions()
            table.play(action)


def test_the_digests_are_the_same_in_every_process_and_hash_seed() -> None:
    code = (
        "from seabook.proof.digest import digest; from seabook.games import names;"
        "print([digest(code, 6) for code in names()])"
    )
    found = set()
    for hash_seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        found.add(run.stdout)
    assert len(found) == 1


def test_the_digests_are_the_ones_kept() -> None:
    kept = Path(__file__).parent.joinpath("digests.txt").read_text(encoding="utf-8").strip()
    assert digests() == kept, "the games have changed: is that meant? then keep the new digests"
