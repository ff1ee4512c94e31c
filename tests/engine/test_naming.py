"""What people name though the rules have no such action is answered by the rule, not as a misspelling."""

from __future__ import annotations

import pytest

from seabook.engine import Complaint
from seabook.games import game, names
from seabook.playbook import rules


@pytest.mark.parametrize(
    ("code", "text", "rule", "meant"),
    [
        ("endeavor", "draw FE-4", "E3.4d", "draw FE"),
        ("endeavor", "draw Far East 4", "E3.4d", "draw FE"),
        ("endeavor", "交易遠東4", "E3.4d", "draw FE"),
        ("endeavor", "ship NA 2", "E3.1b", "ship NA"),
        ("endeavor", "航行北美2", "E3.1b", "ship NA"),
        ("endeavor", "done", "E2.10", None),
        ("endeavor", "結束回合", "E2.10", None),
        ("vasco_da_gama", "sail to Malindi", "V3.18", "land malindi-1"),
        ("vasco_da_gama", "航行到馬林迪", "V3.18", "land malindi-1"),
        ("vasco_da_gama", "pass", "V3.5", None),
        ("anchors_aweigh", "good white b3", "A2.10", "good white"),
        ("anchors_aweigh", "done", "A2.18", None),
        ("anchors_aweigh", "sell", "A4.1", None),
        ("anchors_aweigh", "賣貨物", "A4.1", None),
    ],
)
def test_the_rule_answers(code: str, text: str, rule: str, meant: str | None) -> None:
    seat = game(code).table(2 if code != "endeavor" else 3, 7).seat(0)
    with pytest.raises(Complaint) as caught:
        seat.action(text)
    told = caught.value
    assert f"({rule})" in told.text.en
    assert f"（{rule}）" in told.text.zh_Hant
    assert "not understood" not in told.text.en
    near = told.values.get("near")
    assert (near and near.choice) == meant


@pytest.mark.parametrize("code", names())
def test_an_action_is_never_read_as_what_is_none(code: str) -> None:
    seat = game(code).table(game(code).players[-1], 1).seat(0)
    for row in game(code).space.by_kind[0].values():
        for action in row:
            for word in (action.phrase.zh_Hant, action.phrase.en):
                assert seat.action(word) is action


@pytest.mark.parametrize("code", names())
def test_each_rule_that_answers_is_one(code: str) -> None:
    space = game(code).space
    loose = [*space.no_actions]
    for kind in space.kinds.values():
        loose += kind.loosely(space.box) if kind.loosely else ()
    assert loose
    assert {each.rule for each in loose} <= set(rules(code))
