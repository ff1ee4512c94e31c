"""The bots: legal, repeatable, and the greedy one clearly better than chance."""

from __future__ import annotations

import pytest

from seabook.bots import bot
from seabook.engine import Complaint, Stream
from seabook.games import game, names
from seabook.simulation import play_many

every_game = pytest.mark.parametrize("code", names())


@every_game
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action_says_why_and_changes_nothing(code: str, name: str) -> None:
    rules = game(code)
    table = rules.table(rules.players[-1], 5)
    player = bot(name, rules, 1)
    for _ in range(40):
        before, seat = table.state.plain(), rules.open(table.state)[0].seat
        choice = player.choose(rules, table.state, seat)
        assert table.state.plain() == before
        assert choice.action in table.actions()
        assert choice.why.zh_Hant != choice.why.en
        table.play(choice.action)


@every_game
def test_the_greedy_bot_beats_chance(code: str) -> None:
    games = 12 if code == "endeavor" else 4
    results = play_many(code, games, 4, ("greedy", "random"), jobs=1)
    mine, other = [], []
    for each in results:
        for seat, score in enumerate(each.scores):
            (mine if (seat + each.seed) % 2 == 0 else other).append(score)
    assert sum(mine) / len(mine) > 1.3 * sum(other) / len(other)


@every_game
def test_equal_seeds_choose_alike(code: str) -> None:
    players = game(code).players[0]
    first, second = (play_many(code, 2, players, ("greedy",), jobs=1) for _ in range(2))
    assert [each.scores for each in first] == [each.scores for each in second]


@pytest.mark.parametrize("code", [code for code in names() if code != "endeavor"])
def test_the_greedy_bot_does_not_see_what_is_hidden(code: str) -> None:
    """In a position that its seat cannot tell apart it chooses the same."""
    rules = game(code)
    table = rules.table(2, 8)
    for n in range(16):
        seat = rules.open(table.state)[0].seat
        other = rules.reshuffle_hidden(table.state, seat, Stream("other", n))
        choices = [
            bot("greedy", rules, n).choose(rules, state, seat) for state in (table.state, other)
        ]
        legal = {choice.action for choice in choices}
        assert legal <= set(rules.legal(table.state, seat))
        if n == 0:
            assert len(legal) == 1
        table.play(choices[0].action)


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(Complaint, match="greedy"):
        bot("deep", game("endeavor"))
