"""Random games of every game at each player count, every invariant at every event; saves, undo."""

from __future__ import annotations

import pytest
from tests.play import random_game
from tests.sweep import FACTOR, sample

import seabook
from seabook.games import game, names
from seabook.simulation import play_one

pytestmark = pytest.mark.slow
EACH = 20
SIZES = [(code, players) for code in names() for players in game(code).players]


@pytest.mark.parametrize(("code", "players"), SIZES)
@pytest.mark.parametrize("part", range(FACTOR))
def test_random_games_break_no_invariant(code: str, players: int, part: int) -> None:
    for seed in range(part * EACH, part * EACH + EACH):
        assert play_one(code, seed, players, ("random",), invariants=True).violations == ()


@pytest.mark.parametrize("code", names())
@pytest.mark.parametrize("seed", range(sample(3)))
def test_each_decision_is_undone_and_many_are_saved_and_loaded(code: str, seed: int) -> None:
    rules = game(code)
    players = rules.players[seed % len(rules.players)]
    table = rules.table(players, seed)
    for n, (state, action) in enumerate(random_game(rules, seed, players)):
        table.play(action)
        after = table.state
        table.undo()
        assert table.state == state
        table.redo()
        assert table.state == after
        if n % 5 == seed % 5:
            assert seabook.load(table.save()).state == after
