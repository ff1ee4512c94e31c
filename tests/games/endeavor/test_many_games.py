"""200 random games at each player count, every invariant at every event; saves and undo."""

import pytest
from tests.play import random_game

import seabook
from seabook.games.endeavor.game import ENDEAVOR
from seabook.simulation import play_one


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("part", range(4))
def test_200_games_break_no_invariant(players: int, part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        assert play_one("endeavor", seed, players, ("random",), invariants=True).violations == ()


@pytest.mark.parametrize("seed", range(20))
def test_each_decision_of_20_games_is_saved_loaded_and_undone(seed: int) -> None:
    players = 3 + seed % 3
    table = ENDEAVOR.table(players, seed)
    for state, action in random_game(ENDEAVOR, seed, players):
        table.play(action)
        after = table.state
        table.undo()
        assert table.state == state
        table.redo()
        assert table.state == after
        assert seabook.load(table.save()).state == after
