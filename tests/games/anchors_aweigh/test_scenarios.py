"""What holds of the examples of Anchors Aweigh! beside what holds of every game's."""

from __future__ import annotations

from pathlib import Path

import pytest

from seabook.engine import Option
from seabook.files import data
from seabook.games.anchors_aweigh.game import GAME, variants
from seabook.playbook import rules
from seabook.proof.scenarios import Scenario, check, read_file, run, scenarios

PLAYS = scenarios("anchors_aweigh")
EVERY = list(PLAYS.values())
RULES = rules("anchors_aweigh")


def allows(scenario: Scenario) -> bool:
    return scenario.expect.legal and not scenario.expect.refused


def test_each_relies_on_the_reconstructed_cards_by_name() -> None:
    assert {scenario.components for scenario in EVERY} == {"reconstructed-v1"}


def test_every_rule_comes_first_in_an_allowing_example_with_values() -> None:
    first = {scenario.rules[0] for scenario in EVERY if allows(scenario) and scenario.expect.values}
    assert sorted(set(RULES) - first) == []


def test_a_refusing_example_names_a_rule_that_refuses_first() -> None:
    refusing = [scenario for scenario in EVERY if scenario.expect.refused]
    wrong = [s.id for s in refusing if s.rules[0] not in {why.rule for why in s.expect.refused}]
    assert wrong == []


def test_no_rule_that_cannot_be_broken_refuses() -> None:
    reasons = [(s.id, why.rule) for s in EVERY for why in run(s).verdict.reasons]
    assert [each for each in reasons if RULES[each[1]].cannot_be_broken is not None] == []


def test_twins_name_each_other() -> None:
    assert [s.id for s in EVERY if s.twin and PLAYS[s.twin].twin != s.id] == []


def test_nothing_is_asked_as_a_wish() -> None:
    assert [scenario.id for scenario in EVERY if scenario.wish] == []


@pytest.mark.parametrize("option", GAME.options, ids=[option.name for option in GAME.options])
def test_the_examples_of_an_option_differ_in_that_option_alone(option: Option) -> None:
    name, values = option.name, option.values
    shown = [PLAYS[f"option-{name}-{value}"] for value in values]
    assert [scenario.options[name] for scenario in shown] == list(values)
    beside = [{k: v for k, v in s.options.items() if k != name} for s in shown]
    same = [(s.players, s.seed, s.position, s.before, s.action) for s in shown]
    assert all(each == beside[0] for each in beside)
    assert all(each == same[0] for each in same)


def test_all_numbers_of_starfish_come_to_something_else() -> None:
    values = next(o.values for o in GAME.options if o.name == "starfish_per_kind")
    shown = [PLAYS[f"option-starfish_per_kind-{value}"].expect.values for value in values]
    assert len({str(expected) for expected in shown}) == len(values) == 10


def test_every_variant_has_examples_beside_those_of_its_option() -> None:
    for variant in variants(GAME.box):
        played = [s.id for s in EVERY if s.options.get(variant.name, "off") != "off"]
        assert len(played) > len(variant.values), variant.name


def test_the_example_for_teachers_holds(tmp_path: Path) -> None:
    guide = (data("playbook") / "SCENARIOS.md").read_text(encoding="utf-8")
    chapter = guide.split("## 即刻出航／Anchors Aweigh!")[1]
    example = tmp_path / "my_example.toml"
    example.write_text(chapter.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    rows = read_file(example, "anchors_aweigh")
    assert [check(row, rows) for row in rows] == [(), ()]
