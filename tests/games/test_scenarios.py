"""The executable examples of every game hold, and together they leave nothing out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from seabook.engine import Option
from seabook.files import data
from seabook.games import game, names
from seabook.playbook import rules
from seabook.proof.expectations import Expect
from seabook.proof.scenarios import Outcome, Scenario, check, every, read_file, run, scenarios

EVERY = list(every())
OPTIONS = [(code, option) for code in names() for option in game(code).options]
VALUES = [(code, option, value) for code, option in OPTIONS for value in option.values[1:]]

of_each_game = pytest.mark.parametrize("code", names())


def each(**where: Any) -> pytest.MarkDecorator:
    """A test for each scenario, by its id; ``where`` narrows them by what they have."""
    chosen = [s for s in EVERY if all(bool(getattr(s, key)) is want for key, want in where.items())]
    ids = [f"{scenario.game}-{scenario.id}" for scenario in chosen]
    return pytest.mark.parametrize("scenario", chosen, ids=ids)


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


@of_each_game
def test_each_cites_rules_that_exist(code: str) -> None:
    known, plays = rules(code), scenarios(code).values()
    cited = [(s.id, rule) for s in plays for rule in s.rules]
    cited += [(s.id, why.rule) for s in plays for why in s.expect.refused]
    cited += [(s.id, event.split()[0]) for s in plays for event in s.expect.events]
    assert [(id, rule) for id, rule in cited if rule not in known] == []
    assert [s.id for s in plays if not s.rules] == []


@each(twin=True)
def test_twin_turns_out_the_other_way(scenario: Scenario) -> None:
    twin = scenarios(scenario.game).get(scenario.twin or "")
    assert twin is not None
    assert run(twin).verdict.legal is not run(scenario).verdict.legal


@of_each_game
def test_ids_and_titles_are_used_once(code: str) -> None:
    files = sorted((data("playbook") / code / "scenarios").glob("*.toml"))
    found = [row for path in files for row in read_file(path, code)]
    for texts in (
        Counter(row.id for row in found),
        Counter(row.title.zh_Hant for row in found),
        Counter(row.title.en for row in found),
    ):
        assert [text for text, n in texts.items() if n > 1] == []


@pytest.mark.parametrize(("place", "code"), [(1, "endeavor"), (2, "vasco_da_gama")])
def test_the_examples_for_teachers_hold(place: int, code: str, tmp_path: Path) -> None:
    guide = (data("playbook") / "SCENARIOS.md").read_text(encoding="utf-8")
    example = tmp_path / "my_example.toml"
    example.write_text(guide.split("```toml\n")[place].split("```")[0], encoding="utf-8")
    rows = read_file(example, code)
    assert len(rows) == 2
    assert [check(row, rows) for row in rows] == [(), ()]


@of_each_game
def test_every_rule_has_an_allowing_example(code: str) -> None:
    plays = scenarios(code).values()
    shown = {rule for scenario in plays if scenario.expect.legal for rule in scenario.rules}
    assert sorted(set(rules(code)) - shown) == []


@of_each_game
def test_every_rule_that_can_be_broken_has_a_refusing_example(code: str) -> None:
    plays = scenarios(code).values()
    refused = {why.rule for scenario in plays for why in scenario.expect.refused}
    breakable = {id for id, rule in rules(code).items() if rule.cannot_be_broken is None}
    assert sorted(breakable - refused) == []


@pytest.mark.parametrize(
    ("code", "option", "value"), VALUES, ids=[f"{c}-{o.name}-{v}" for c, o, v in VALUES]
)
def test_every_option_value_differs_from_the_default(code: str, option: Option, value: str) -> None:
    plays = scenarios(code)
    default = plays[f"option-{option.name}-{option.values[0]}"]
    other = plays[f"option-{option.name}-{value}"]
    # An option may need another to come into play; the two differ in itself alone.
    assert default.options[option.name] == option.values[0]
    assert other.options == {**default.options, option.name: value}
    assert (default.players, default.seed) == (other.players, other.seed)
    assert default.position == other.position
    assert (default.before, default.action) == (other.before, other.action)
    assert outcome(default) != outcome(other)
