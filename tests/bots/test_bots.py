"""The bots: legal, repeatable, and the greedy one clearly better than chance."""

import pytest

from seabook.bots import bot
from seabook.engine import Complaint
from seabook.games import game
from seabook.simulation import play_many


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action_says_why_and_changes_nothing(name: str) -> None:
    rules = game("endeavor")
    table = rules.table(3, 5)
    player = bot(name, rules, 1)
    for _ in range(40):
        before, seat = table.state.plain(), rules.open(table.state)[0].seat
        choice = player.choose(rules, table.state, seat)
        assert table.state.plain() == before
        assert choice.action in table.actions()
        assert choice.why.zh_Hant != choice.why.en
        table.play(choice.action)


def test_the_greedy_bot_beats_chance() -> None:
    results = play_many("endeavor", 12, 4, ("greedy", "random"), jobs=1)
    mine, other = [], []
    for each in results:
        for seat, score in enumerate(each.scores):
            (mine if (seat + each.seed) % 2 == 0 else other).append(score)
    assert sum(mine) / len(mine) > 1.3 * sum(other) / len(other)


def test_equal_seeds_choose_alike() -> None:
    first, second = (play_many("endeavor", 2, 3, ("greedy",), jobs=1) for _ in range(2))
    assert [each.scores for each in first] == [each.scores for each in second]


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(Complaint, match="greedy"):
        bot("deep", game("endeavor"))
