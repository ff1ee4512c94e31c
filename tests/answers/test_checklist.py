"""The checklist of a kind of action: every reason that the engine has given, with its rule and example."""

from __future__ import annotations

import pytest

from seabook.answers import checklist
from seabook.games import game, names
from seabook.proof.scenarios import opened, scenarios


@pytest.mark.parametrize(
    ("code", "question", "kind"),
    [
        ("endeavor", "may I flag a town?", "occupy"),
        ("endeavor", "可以開砲打人嗎", "attack"),
        ("vasco_da_gama", "我可以買專案嗎", "buy"),
        ("anchors_aweigh", "may I fulfil the card", "fulfil"),
    ],
)
def test_a_question_finds_the_list_of_its_kind(code: str, question: str, kind: str) -> None:
    found = checklist(question, code)
    assert found is not None
    assert found.kind.code == kind
    for check in found.checks:
        given = opened(check.example).check(check.example.action)
        assert (check.rule, check.slug) in {(why.rule, why.slug) for why in given.reasons}


def test_ticking_gives_the_verdict() -> None:
    found = checklist("may I flag a town?", "endeavor")
    assert found is not None
    assert found.settled([]) == (True, ())
    assert found.settled([1, 2]) == (False, tuple(dict.fromkeys(c.rule for c in found.checks[:2])))
    assert found.told([1]).en.startswith("No")


@pytest.mark.parametrize("question", ["how does Attack work?", "is it fun", "哪裡可以占城"])
def test_what_asks_for_more_or_of_no_action_has_none(question: str) -> None:
    assert checklist(question, "endeavor") is None


@pytest.mark.parametrize("code", names())
def test_no_refused_example_is_left_out(code: str) -> None:
    """Whatever kind an example refuses has a list that holds the reason."""
    kinds = {each.kind.code: each.kind for each in game(code).space.actions}
    for kind in kinds.values():
        found = checklist(kind.name.en, code)
        assert found is None or found.checks
    for scenario in scenarios(code).values():
        if scenario.expect.legal or scenario.id.startswith(("option-", "moved-")):
            continue
        table = opened(scenario)
        named = checklist(table.action(scenario.action).kind.name.en, code)
        if named is not None and named.kind is table.action(scenario.action).kind:
            have = {(check.rule, check.slug) for check in named.checks}
            assert {(why.rule, why.slug) for why in table.check(scenario.action).reasons} <= have
