"""What holds of every golden game: replayed as written, told in both languages by rules at work."""

from __future__ import annotations

import pytest
from tests.games.golden_game import told

from seabook.games import names
from seabook.playbook import rules
from seabook.proof.golden import Remark

every_game = pytest.mark.parametrize("code", names())
REMARKS = [(code, remark) for code in names() for remark in told(code).game.remark]
ROUNDS = {"endeavor": 7, "vasco_da_gama": 5, "anchors_aweigh": 2}


@every_game
def test_it_is_replayed_to_the_same_scores(code: str) -> None:
    game, table, steps = told(code).game, told(code).table, told(code).steps
    assert table.over
    assert table.scores() == game.scores
    assert len(table.history) == len(game.decisions) == len(steps)
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert {step.round for step in steps} == set(range(1, ROUNDS[code] + 1))


@every_game
def test_no_step_breaks_an_invariant(code: str) -> None:
    table = told(code).table
    for step in table.history:
        state = step.before.copy()
        for event in table.game.effects(state, step.action):
            assert not list(table.game.problems(state)), event
        assert not list(table.game.unsettled(state)), step.action


@every_game
def test_every_decision_is_written_as_it_prints(code: str) -> None:
    table, decisions = told(code).table, list(told(code).game.decisions)
    assert [table.action(line).notation for line in decisions] == decisions
    assert [step.action.notation for step in table.history] == decisions


@every_game
def test_the_remarks_stand_at_increasing_places_in_the_game(code: str) -> None:
    game, steps = told(code).game, told(code).steps
    places = [remark.after for remark in game.remark]
    assert len(places) >= 30
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] == len(steps)
    assert {step.round for step in steps if step.remarks} == set(range(1, ROUNDS[code] + 1))
    shown = [remark for step in steps for remark in step.remarks]
    assert (*game.remarks(0), *shown) == game.remark


@pytest.mark.parametrize(
    ("code", "remark"), REMARKS, ids=[f"{c}-{r.after}-{r.rules[0]}" for c, r in REMARKS]
)
def test_a_remark_speaks_both_languages_of_rules_that_exist(code: str, remark: Remark) -> None:
    zh, en = remark.text.zh_Hant, remark.text.en
    assert len(remark.zh_Hant) > 20
    assert len(remark.en) > 40
    assert zh != en
    assert zh.count("。") + zh.count("？") <= 3
    assert remark.rules
    for rule in remark.rules:
        assert rule in rules(code)
        assert rule in zh
        assert rule in en
