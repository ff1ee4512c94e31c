"""What holds of the examples of Vasco da Gama beside what holds of every game's."""

from __future__ import annotations

from seabook.playbook import rules
from seabook.proof.scenarios import Scenario, run, scenarios

EVERY = list(scenarios("vasco_da_gama").values())
RULES = rules("vasco_da_gama")


def allows(scenario: Scenario) -> bool:
    return scenario.expect.legal and not scenario.expect.refused


def test_each_relies_on_the_stand_ins_by_name() -> None:
    assert {scenario.components for scenario in EVERY} == {"standin-v1"}


def test_every_rule_comes_first_in_an_allowing_example() -> None:
    first = {scenario.rules[0] for scenario in EVERY if allows(scenario)}
    assert sorted(set(RULES) - first) == []


def test_a_refusing_example_names_a_rule_that_refuses_first() -> None:
    refusing = [scenario for scenario in EVERY if scenario.expect.refused]
    wrong = [s.id for s in refusing if s.rules[0] not in {why.rule for why in s.expect.refused}]
    assert wrong == []


def test_no_rule_that_cannot_be_broken_refuses() -> None:
    reasons = [(s.id, why.rule) for s in EVERY for why in run(s).verdict.reasons]
    assert [each for each in reasons if RULES[each[1]].cannot_be_broken is not None] == []


def test_twins_name_each_other() -> None:
    plays = scenarios("vasco_da_gama")
    assert [s.id for s in EVERY if s.twin and plays[s.twin].twin != s.id] == []
