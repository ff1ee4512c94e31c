"""The executable examples of Endeavor hold, and together they leave nothing out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from seabook.files import data
from seabook.games.endeavor.game import ENDEAVOR
from seabook.playbook import rules
from seabook.scenarios import Expect, Outcome, Scenario, check, read_file, run, scenarios

EVERY = list(scenarios("endeavor").values())
IDS = [scenario.id for scenario in EVERY]
RULES = rules("endeavor")

VALUES = [(option, value) for option in ENDEAVOR.options for value in option.values[1:]]


def each(**where: Any) -> Any:
    """A test for each scenario, by its id; ``where`` narrows them by what they have."""
    chosen = [s for s in EVERY if all(bool(getattr(s, key)) is want for key, want in where.items())]
    return pytest.mark.parametrize("scenario", chosen, ids=[scenario.id for scenario in chosen])


def outcome(scenario: Scenario) -> tuple[object, ...]:
    """All that a scenario comes to, as text that can be compared."""
    found: Outcome = run(scenario)
    after = found.table.branch()
    if found.verdict.legal and not scenario.wish:
        after.play(scenario.action)
    return (
        found.verdict.legal,
        [why.text.en for why in found.verdict.reasons],
        [event.text.en for event in found.events],
        after.state.plain(),
    )


def allows(scenario: Scenario) -> bool:
    return scenario.expect.legal and not scenario.expect.refused


@each()
def test_holds(scenario: Scenario) -> None:
    assert check(scenario) == ()


def test_each_says_what_must_follow() -> None:
    def says(expect: Expect) -> bool:
        return bool(expect.refused or expect.events or expect.values or expect.ways is not None)

    assert [scenario.id for scenario in EVERY if not says(scenario.expect)] == []


def test_each_text_is_in_both_languages() -> None:
    texts = [(s.id, text) for s in EVERY for text in (s.title, s.ask, s.tell) if text]
    assert [id for id, text in texts if not (text.zh_Hant.strip() and text.en.strip())] == []


def test_a_question_and_its_answer_go_together() -> None:
    assert [s.id for s in EVERY if (s.ask is None) is not (s.tell is None)] == []


def test_each_cites_rules_that_exist() -> None:
    cited = [(s.id, rule) for s in EVERY for rule in s.rules]
    cited += [(s.id, why.rule) for s in EVERY for why in s.expect.refused]
    cited += [(s.id, event.split()[0]) for s in EVERY for event in s.expect.events]
    assert [(id, rule) for id, rule in cited if rule not in RULES] == []
    assert [s.id for s in EVERY if not s.rules] == []


@each(twin=True)
def test_twin_turns_out_the_other_way(scenario: Scenario) -> None:
    assert scenario.twin in IDS
    assert allows(scenarios("endeavor")[scenario.twin]) is not allows(scenario)


def test_ids_and_titles_are_used_once() -> None:
    files = sorted((data("playbook") / "endeavor" / "scenarios").glob("*.toml"))
    found = [row for path in files for row in read_file(path, "endeavor")]
    for texts in (
        Counter(row.id for row in found),
        Counter(row.title.zh_Hant for row in found),
        Counter(row.title.en for row in found),
    ):
        assert [text for text, n in texts.items() if n > 1] == []


def test_the_example_for_teachers_holds(tmp_path: Path) -> None:
    guide = (data("playbook") / "SCENARIOS.md").read_text(encoding="utf-8")
    example = tmp_path / "my_example.toml"
    example.write_text(guide.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    rows = read_file(example, "endeavor")
    assert len(rows) == 2
    assert [check(row, rows) for row in rows] == [(), ()]


def test_every_rule_has_an_allowing_example() -> None:
    shown = {rule for scenario in EVERY if allows(scenario) for rule in scenario.rules}
    assert sorted(set(RULES) - shown) == []


def test_every_rule_that_can_be_broken_has_a_refusing_example() -> None:
    refused = {why.rule for scenario in EVERY for why in scenario.expect.refused}
    breakable = {id for id, rule in RULES.items() if rule.cannot_be_broken is None}
    assert sorted(breakable - refused) == []


@pytest.mark.parametrize(("option", "value"), VALUES, ids=[f"{o.name}-{v}" for o, v in VALUES])
def test_every_option_value_differs_from_the_default(option: Any, value: str) -> None:
    plays = scenarios("endeavor")
    default = plays[f"option-{option.name}-{option.values[0]}"]
    other = plays[f"option-{option.name}-{value}"]
    assert default.options == {option.name: option.values[0]}
    assert other.options == {option.name: value}
    assert (default.players, default.seed) == (other.players, other.seed)
    assert default.position == other.position
    assert (default.before, default.action) == (other.before, other.action)
    assert outcome(default) != outcome(other)
