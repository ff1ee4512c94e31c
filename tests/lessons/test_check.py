"""Every lesson holds, and each thing that can be wrong with one is named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest
import tomli_w

from seabook.engine import Position
from seabook.files import data
from seabook.lessons import Lesson, Step, every, read_file
from seabook.lessons.check import MINUTES, check, minutes
from seabook.lessons.file import Choose, Do, Find, Right, Watch
from seabook.playbook import PlaybookError

FIRST = data("playbook") / "endeavor" / "lessons" / "01_ship_open_occupy.toml"
Change = Callable[[dict[str, Any]], None]


@pytest.mark.parametrize("lesson", [*every()], ids=lambda each: each.name)
def test_a_lesson_has_no_fault_and_fits_its_time(lesson: Lesson) -> None:
    assert [fault.en for fault in check(lesson)] == []
    assert minutes(lesson) <= MINUTES


def _changed(tmp_path: Path, change: Change) -> list[str]:
    raw = tomllib.loads(FIRST.read_text("utf-8"))
    change(raw)
    path = tmp_path / "01_mine.toml"
    path.write_text(tomli_w.dumps(raw), "utf-8")
    return [fault.en for fault in check(read_file(path))]


def _step(raw: dict[str, Any], step_id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(step for step in raw["step"] if step["id"] == step_id)
    return found


def _put(step_id: str, **more: Any) -> Change:
    return lambda raw: _step(raw, step_id).update(more)


def _of(step_id: str, part: str, **more: Any) -> Change:
    return lambda raw: _step(raw, step_id)[part].update(more)


def _without(step_id: str, *keys: str) -> Change:
    def change(raw: dict[str, Any]) -> None:
        for key in keys:
            del _step(raw, step_id)[key]

    return change


def _only_choices(raw: dict[str, Any]) -> None:
    raw["step"] = [step for step in raw["step"] if "choose" in step]


def _yes_or_no(raw: dict[str, Any]) -> None:
    for name in ("taken", "governor"):
        _step(raw, name)["choose"] = {"question": _step(raw, name)["choose"]["question"]}


TEXT = {"zh_Hant": "藍", "en": "Blue"}
WRONG: dict[str, tuple[Change, str]] = {
    "two steps alike": (_put("tie", id="governor"), "Two steps have the same id."),
    "no word at the end": (lambda raw: raw.update(can=[]), "It lacks can"),
    "moves too late": (lambda raw: raw["step"].sort(key=lambda s: "choose" not in s), "first move"),
    "no moves": (_only_choices, "Only 0 of 4 steps"),
    "yes and no": (_yes_or_no, "2 of 4 questions are yes or no"),
    "a long text": (
        _put("tie", text={"zh_Hant": "平" * 101, "en": "It ties."}),
        "text is too long: 101",
    ),
    "too many words": (
        _put("tie", text={"zh_Hant": "平手。", "en": "tie " * 61}),
        "text is too long: 61",
    ),
    "an unknown rule": (_put("tie", rules=["E9.9", "E3.1d"]), "E9.9"),
    "a rule that does not come up": (
        _put("tie", rules=["E3.1d", "E3.3a"]),
        "It names rule E3.3a, which does not come up in this step",
    ),
    "no rule": (_without("first-city", "rules"), "There is no rule to cite"),
    "an unknown scenario": (_put("tie", scenario="no-such"), "there is no scenario no-such"),
    "two things to do": (
        _put("first-city", watch={"task": TEXT, "count": 1}),
        "A step has one thing to do",
    ),
    "right is not offered": (
        _of("governor", "choose", choices=[{"id": "red"}, {"id": "green"}]),
        "Right is “blue”, but the choices are red, green",
    ),
    "yes or no for something else": (
        lambda raw: _step(raw, "governor")["choose"].pop("choices"),
        "This is no yes-or-no question",
    ),
    "a choice twice": (
        _of("governor", "choose", choices=[{"id": "blue"}, {"id": "blue"}]),
        "Two choices are the same",
    ),
    "because of the right one": (
        _of("governor", "choose", choices=[{"id": "blue", "because": TEXT}, {"id": "red"}]),
        "The choice “blue” is right",
    ),
    "the answer before the choice": (
        _put("governor", text={"zh_Hant": "非洲只剩1格。", "en": "Blue leads in Africa."}),
        "The answer “Blue” is told before the choice",
    ),
    "no such event": (
        _of("governor", "choose", right={"event": "no.such"}),
        "The action has no event no.such",
    ),
    "no such value of an event": (
        _of("governor", "choose", right={"event": "ship.governor", "value": "colour"}),
        "has no value colour",
    ),
    "no refusal to ask about": (
        _of("governor", "choose", right={"reason": "rule"}),
        "is not refused",
    ),
    "the code of nothing": (
        _of("governor", "choose", choices=[{"id": "blue"}, {"id": "purple"}]),
        "“purple” is the code of nothing",
    ),
    "a way that does not lead there": (
        _of("elmina", "do", best=["red: activate shipyard"]),
        "the engine finds red: activate shipyard, red: ship AF",
    ),
    "a longer way": (
        _of(
            "sail",
            "do",
            best=[
                "red: activate colonial-house",
                "red: occupy EU1",
                "red: activate shipyard",
                "red: ship CA",
            ],
        ),
        "best",
    ),
    "reached already": (
        _of("sail", "do", goal=[{"value": "round", "equals": 2}], best=[]),
        "The goal holds from the start",
    ),
    "out of reach": (_of("elmina", "do", most=3), "It takes 4 decisions, more than the limit of 3"),
    "a condition of nothing": (
        _of("elmina", "do", goal=[{"value": "city.AF1"}]),
        "A condition has",
    ),
    "nothing fits": (
        _of("connection", "find", brings=[{"event": "token.taken", "times": 9}]),
        "No place fits",
    ),
    "no place in the action": (_of("connection", "find", action="red: leap {}"), "red: leap {}"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str, tmp_path: Path) -> None:
    change, told = WRONG[name]
    found = _changed(tmp_path, change)
    assert any(told in fault for fault in found), found


def test_the_lesson_unchanged_has_none_of_these_faults(tmp_path: Path) -> None:
    assert _changed(tmp_path, lambda raw: None) == []


def test_a_line_of_the_score_in_a_goal_brings_its_rule_up(tmp_path: Path) -> None:
    def named(*brings: dict[str, Any]) -> list[str]:
        def change(raw: dict[str, Any]) -> None:
            step = _step(raw, "connection")
            step["rules"] = ["E5.2", "E5.3"]
            step["find"]["brings"] += brings

        return _changed(tmp_path, change)

    missing = named()
    assert [any(f"names rule {rule}," in fault for fault in missing) for rule in ("E5.2", "E5.3")]
    [still] = named({"value": "red.score.E5.2", "equals": 1})
    assert "names rule E5.3," in still
    assert not named(
        {"value": "red.score.E5.2", "equals": 1}, {"value": "red.score.E5.3.finance", "most": 2}
    )


def test_a_key_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(PlaybookError, match="colour"):
        _changed(tmp_path, _put("tie", colour="red"))


def test_a_lesson_among_those_of_another_game_is_named() -> None:
    with pytest.raises(PlaybookError, match="vasco_da_gama"):
        read_file(FIRST, "vasco_da_gama")


def test_a_long_lesson_is_too_long(tmp_path: Path) -> None:
    def change(raw: dict[str, Any]) -> None:
        raw["step"] += [
            {**step, "id": f"{step['id']}-{n}"} for n in range(2) for step in raw["step"][:]
        ]

    assert any("minutes; at most 12" in fault for fault in _changed(tmp_path, change))


def test_the_example_of_the_guide_is_a_lesson_without_a_fault(tmp_path: Path) -> None:
    guide = (data("playbook") / "LESSONS.md").read_text("utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]
    path = tmp_path / "my_lesson.toml"
    path.write_text(example, "utf-8")
    assert [fault.en for fault in check(read_file(path))] == []


def test_the_guide_names_every_key() -> None:
    guide = (data("playbook") / "LESSONS.md").read_text("utf-8")
    for part in (Lesson, Step, Choose, Do, Find, Watch, Right):
        own = {field.name for field in attrs.fields(part)} - {
            field.name for field in attrs.fields(Position)
        }
        for name in own - {"id", "file"}:
            assert re.search(rf"\b{name}\b", guide), f"{part.__name__}.{name}"
