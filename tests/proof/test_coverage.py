"""Every rule comes out of the running engine with its examples, and each gate can fail."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import pytest
from tests.toy import game as toy
from tests.toy.lent import FILES

from seabook.engine import Event, Option, event
from seabook.games import game, names
from seabook.playbook import rules
from seabook.proof import coverage as judge
from seabook.proof.coverage import Coverage, Row, as_data, coverage
from seabook.proof.expectations import Expect
from seabook.proof.scenarios import Scenario, scenarios
from seabook.words import Text

_coverage = cache(coverage)
REAL = names()


@pytest.fixture(scope="module", params=REAL)
def found(request: pytest.FixtureRequest) -> Coverage:
    return _coverage(request.param)


@pytest.mark.slow
def test_no_gate_fails(found: Coverage) -> None:
    # A game whose lessons are still to come is held to everything else.
    taught = any(row.lessons for row in found.rows)
    assert found.faults(lessons=taught) == ()


@pytest.mark.slow
def test_endeavor_is_taught() -> None:
    assert _coverage("endeavor").faults(lessons=True) == ()


@pytest.mark.slow
def test_enforced_means_seen_at_a_line_of_the_rules(found: Coverage) -> None:
    """Each place is a line that is there, and the rule is named at it or given to it."""
    places = [place for row in found.rows for place in row.code]
    assert any(place.endswith(" refusal") for place in places)
    assert any(place.endswith(" event") for place in places)
    source = Path(judge.__file__).parents[1]
    for place in places:
        where, _, what = place.partition(" ")
        if what in ("event", "refusal"):
            file, _, line = where.partition(":")
            assert (source / file).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip()
            assert file.startswith("games/")
        else:
            assert where in ("grant", "score")


@pytest.mark.parametrize("code", REAL)
def test_what_the_set_up_counts_is_what_stands_at_its_paths(code: str) -> None:
    rules_of = game(code)
    for players in rules_of.players:
        state = rules_of.start(players, 3, {})
        for happened in rules_of.set_up_report(state):
            for name in {name for name, _ in happened.paths}:
                there = [rules_of.value(state, path) for key, path in happened.paths if key == name]
                wanted = judge.plain(happened.values[name])
                assert any(judge.same(each, wanted) for each in there), (happened.rule, name)


# --- the toy, with one thing wrong


@pytest.fixture
def files(lent: dict[str, Path], tmp_path: Path) -> Path:
    """A copy of the toy's files to break; its two caches forget the sound ones."""
    lent["playbook"] = tmp_path / "playbook"
    lent["notebooks"] = tmp_path / "notebooks"
    shutil.copytree(FILES, lent["playbook"])
    (lent["notebooks"] / "toy").mkdir(parents=True)
    rules.cache_clear()
    scenarios.cache_clear()
    return lent["playbook"] / "toy"


def put(path: Path, old: str, new: str) -> None:
    """The first place of a text replaced; where there is no old text, the new one is added."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")


def faults(*, lessons: bool = False) -> tuple[str, ...]:
    return tuple(each.en for each in coverage("toy").faults(lessons=lessons))


RULE = """
[[rule]]
id = "T4.1"
part = "turn"
lines = "6"
title = {zh_Hant = "多的", en = "One more"}
text = {zh_Hant = "沒有人遵守。", en = "Nobody keeps to it."}
"""
REFUSED_2 = """
[[scenario]]
id = "toy-again"
title = {zh_Hant = "又是3盞？", en = "3 again?"}
rules = ["T3.1"]
players = 2
action = "left: light 3"
expect.refused = [{rule = "T2.1", slug = "toy.two-at-most"}]
"""


@pytest.mark.usefixtures("files")
def test_the_toy_as_it_is_has_no_fault() -> None:
    assert faults() == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        # a rule with no code and no example
        (
            "rules.toml",
            "",
            RULE,
            (
                "T4.1 never comes out of the running engine",
                "T4.1 has no allowing example",
                "T4.1 can be broken but has no refusing example",
            ),
        ),
        (
            "rules.toml",
            "",
            RULE + 'cannot_be_broken = {zh_Hant = "自動。", en = "By itself."}\n',
            ("T4.1 never comes out of the running engine", "T4.1 has no allowing example"),
        ),
        # the examples of a rule
        (
            "rules.toml",
            'lines = "2"\n',
            'lines = "2"\ncannot_be_broken = {zh_Hant = "自動。", en = "By itself."}\n',
            ("T2.1 is said to be unbreakable but has a refusing example",),
        ),
        (
            "rules.toml",
            'cannot_be_broken = {zh_Hant = "遊戲設置。", en = "It is the set-up."}\n',
            "",
            ("T1.1 can be broken but has no refusing example",),
        ),
        (
            "scenarios/rules.toml",
            'position.dark = 1\naction = "left: light 2"\n'
            'expect.refused = [{rule = "T2.2", slug = "toy.too-few"}]\n'
            'expect.missing = ["1 toy.missing"]',
            'position.dark = 2\naction = "left: light 1"\nexpect.values = {"dark" = 1}',
            ("T2.2 can be broken but has no refusing example",),
        ),
        # what the set-up counted: asserted at all, at its path, and truly
        (
            "scenarios/rules.toml",
            '"lanterns" = 7, "dark" = 6',
            '"dark" = 6',
            ("T1.1 has no allowing example",),
        ),
        (
            "scenarios/rules.toml",
            'action = "left: light 1"\nexpect.values = {"lanterns" = 7, "dark" = 6}',
            'action = "left: light 3"\nexpect.values = {"dark" = 7}\n'
            'expect.refused = [{rule = "T2.1", slug = "toy.two-at-most"}]',
            ("T1.1 has no allowing example",),
        ),
        (
            "scenarios/rules.toml",
            '"lanterns" = 7, "dark" = 6',
            '"lanterns" = 7, "dark" = 5',
            ("T1.1 has no allowing example",),
        ),
        (
            "scenarios/rules.toml",
            '"lanterns" = 7, "dark" = 6',
            '"lanterns" = 6, "dark" = 6',
            ("T1.1 has no allowing example",),
        ),
        (
            "scenarios/rules.toml",
            'rules = ["T1.1"]',
            'rules = ["T2.1"]',
            ("T1.1 has no allowing example",),
        ),
        # ids that lead nowhere
        (
            "scenarios/rules.toml",
            'rules = ["T1.1"]',
            'rules = ["T1.1", "T9.9"]',
            ("T9.9 is cited but there is no such rule",),
        ),
        (
            "rules.toml",
            'id = "T2.3"',
            'id = "T2.4"',
            (
                "T2.4 never comes out of the running engine",
                "T2.4 can be broken but has no refusing example",
                "T2.3 is cited but there is no such rule",
            ),
        ),
    ],
)
def test_one_wrong_thing_in_the_files_is_named(
    files: Path, file: str, old: str, new: str, expected: tuple[str, ...]
) -> None:
    put(files / file, old, new)
    assert set(expected) <= set(faults()), faults()


def test_a_refusal_is_no_allowing_example(files: Path) -> None:
    """A scenario about a rule that refuses for another shows neither."""
    put(files / "scenarios/rules.toml", "", REFUSED_2)
    row = next(row for row in coverage("toy").rows if row.rule.id == "T3.1")
    assert row.allowed == ("toy-last",)
    assert row.refused == ()


@pytest.mark.usefixtures("files")
def test_an_id_that_only_the_code_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(state: Any) -> Iterator[Event]:
        yield event("T8.8", "toy.lanterns", n=0)

    monkeypatch.setattr(toy.GAME, "advance", astray)
    assert faults() == ("T8.8 is cited but there is no such rule",)


@pytest.mark.usefixtures("files")
def test_yes_does_not_count_as_1(monkeypatch: pytest.MonkeyPatch, files: Path) -> None:
    def told(counted: object) -> Any:
        return lambda state: iter([event("T1.1", "toy.lanterns", n=counted).at(n="dark")])

    put(files / "scenarios/rules.toml", '"lanterns" = 7, "dark" = 6', '"dark" = 1')
    put(files / "scenarios/rules.toml", 'rules = ["T1.1"]', 'position.dark = 2\nrules = ["T1.1"]')
    monkeypatch.setattr(toy.GAME, "set_up_report", told(1))
    assert faults() == ()
    monkeypatch.setattr(toy.GAME, "set_up_report", told(True))
    assert faults() == ("T1.1 has no allowing example",)


@pytest.mark.parametrize("field", ["text", "title"])
@pytest.mark.parametrize("lack", [Text("", "x"), Text("字", "")])
def test_a_rule_without_a_text_in_one_language_is_named(field: str, lack: Text) -> None:
    row = _coverage("endeavor").rows[0]
    assert row.gaps == ()
    robbed = attrs.evolve(row, rule=attrs.evolve(row.rule, **{field: lack}))
    assert robbed.gaps == ("coverage.no-text",)


@pytest.mark.slow
def test_a_row_robbed_of_what_it_has_is_named(found: Coverage) -> None:
    row = next(row for row in found.rows if row.refused)
    lacks = {
        "code": "coverage.no-code",
        "allowed": "coverage.not-allowed",
        "refused": "coverage.not-refused",
    }
    for field, gap in lacks.items():
        robbed: Row = attrs.evolve(row, **{field: ()})
        assert robbed.gaps == (gap,)


# --- lessons


def lesson(files: Path, name: str, *cells: dict[str, Any]) -> None:
    path = files.parents[1] / "notebooks" / "toy" / name
    path.write_text(json.dumps({"cells": cells}), encoding="utf-8")


def test_a_rule_in_no_lesson_is_named(files: Path) -> None:
    every = ["T1.1", "T2.1", "T2.2", "T2.3", "T3.1"]
    assert faults(lessons=True) == (f"In no lesson, 5 rules: {', '.join(every)}.",)
    lesson(files, "1_a.ipynb", {"source": ["T1.1, and ", "T2.1"]})
    lesson(files, "2_b.ipynb", {"source": [], "outputs": [{"text": "see (T2.2)"}]})
    # The reference names every rule and teaches none; another game's ids are not the toy's.
    lesson(files, "rules.ipynb", {"source": ["T2.3"]}, {"source": ["T3.1"]})
    lesson(files, "3_c.ipynb", {"source": ["E3.1 xT3.1 T3.12"]})
    assert faults(lessons=True)[0] == "In no lesson, 2 rules: T2.3, T3.1."
    assert faults() == ("T3.12 is cited but there is no such rule",)
    assert coverage("toy").rows[2].lessons == ("toy/2_b.ipynb",)


def test_a_lesson_that_names_no_rule_of_the_game_is_named(files: Path) -> None:
    lesson(files, "1_a.ipynb", {"source": ["T7.7b"]})
    assert faults() == ("T7.7b is cited but there is no such rule",)


# --- options

NIGHT = Option("night", ("clear", "foggy"), "ours")


def options(files: Path, *rows: tuple[str, str]) -> None:
    """A scenario of the option for each pair of its id's end and its other lines."""
    text = "".join(
        f'[[scenario]]\nid = "option-night-{value}"\nplayers = 2\nrules = ["T2.1"]\n'
        f'title = {{zh_Hant = "{value}夜", en = "{value}"}}\n{lines}\n'
        for value, lines in rows
    )
    if text:
        (files / "scenarios/options.toml").write_text(text, encoding="utf-8")


ONE = 'action = "left: light 1"\nexpect.events = ["T2.1 toy.lit"]'
THREE = 'action = "left: light 3"\nexpect.refused = [{rule = "T2.1", slug = "toy.two-at-most"}]'


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([], ["option night: no scenario for clear", "option night: no scenario for foggy"]),
        ([("clear", ONE)], ["option night: no scenario for foggy"]),
        (
            [("foggy", ONE)],
            ["option night: no scenario for clear", "option night: no scenario for foggy"],
        ),
        ([("clear", ONE), ("foggy", ONE)], ["option night: the outcome of foggy is that of clear"]),
        (
            [("clear", THREE), ("foggy", THREE)],
            ["option night: the outcome of foggy is that of clear"],
        ),
        # another answer; other reasons; only other events; only another position
        ([("clear", ONE), ("foggy", THREE)], []),
        ([("clear", THREE), ("foggy", f"position.dark = 1\n{THREE}")], []),
        (
            [("clear", f"position.dark = 6\n{ONE}"), ("foggy", ONE.replace("light 1", "light 2"))],
            [],
        ),
        ([("clear", THREE), ("foggy", f"position.dark = 6\n{THREE}")], []),
    ],
)
def test_an_option_that_makes_no_difference_is_named(
    files: Path,
    monkeypatch: pytest.MonkeyPatch,
    rows: list[tuple[str, str]],
    expected: list[str],
) -> None:
    monkeypatch.setattr(toy.GAME, "options", (NIGHT,))
    options(files, *rows)
    assert [each.en for each in coverage("toy").options] == expected
    assert faults() == tuple(expected)


# --- lines of the score


def only(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> dict[str, Row]:
    """The rows of a game of which only this scenario is played."""
    monkeypatch.setattr(judge, "scenarios", lambda code: {scenario.id: scenario})
    monkeypatch.setattr(judge, "_lessons", lambda code: {})
    return {row.rule.id: row for row in coverage(scenario.game).rows}


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({"red.score.E5.1": 1}, "E5.1"),
        ({"red.score.E5.3.industry": 0}, "E5.3"),
        ({"red.score.E5.1": 2}, None),
        ({"red.total": 1}, None),
        ({}, None),
    ],
)
def test_a_line_of_the_score_counts_where_it_is_truly_asserted(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, Any], rule: str | None
) -> None:
    scenario = Scenario(
        id="city",
        title=Text("城市", "City"),
        rules=("E5.1",),
        action="red: pass",
        expect=Expect(values=values),
        position={"phase": "action", "city": {"EU1": "red"}},
        game="endeavor",
    )
    rows = only(monkeypatch, scenario)
    scored = {row.rule.id for row in rows.values() if any("score line" in c for c in row.code)}
    assert scored == ({rule} if rule else set())
    assert not rule or rows[rule].allowed == ("city",)


@pytest.mark.slow
def test_the_graph_as_data_has_every_row(found: Coverage) -> None:
    data = as_data(attrs.evolve(found, dangling=("X1.1",)))
    assert data["dangling"] == ["X1.1"]
    for row, each in zip(found.rows, data["rules"], strict=True):
        assert (each["id"], each["game"]) == (row.rule.id, row.game)
        assert (each["code"], each["lessons"]) == (list(row.code), list(row.lessons))
        assert (each["allowed"], each["refused"]) == (list(row.allowed), list(row.refused))
        assert (each["not_refusable"] is None) == (row.rule.cannot_be_broken is None)
