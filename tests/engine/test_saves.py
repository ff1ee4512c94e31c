"""Saves: replayed and checked; a doctored one gets one sentence and opens nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.play import random_game

import seabook
from seabook.engine import Complaint
from seabook.engine.saves import is_save
from seabook.games import game


def saved(decisions: int = 40) -> str:
    rules = game("endeavor")
    table = rules.table(3, 7, salary="up_to")
    for n, (_, action) in enumerate(random_game(rules, 7, 3, eager=True, salary="up_to")):
        if n == decisions:
            break
        table.play(action)
    return table.save()


def test_a_loaded_table_is_the_table_saved() -> None:
    text = saved()
    table = seabook.load(text)
    assert table.save() == text
    assert len(table.history) == 40


def test_a_position_is_saved_with_its_beginning() -> None:
    given = {"phase": "action", "red": {"harbour": 2}}
    table = game("endeavor").position(3, given)
    table.play("red: activate colonial-house")
    table.play("red: occupy EU1")
    again = seabook.load(table.save())
    assert again.state == table.state


def doctored(change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(saved())
    change(data)
    return json.dumps(data)


def put(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.__setitem__(key, value)


def decide(n: int, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["decisions"].__setitem__(n, value)


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("", "complaint.save-not-json"),
        ("{", "complaint.save-not-json"),
        ("[" * 100_000, "complaint.save-not-json"),
        ("[]", "complaint.save-not-ours"),
        ('{"seabook": 3}', "complaint.save-newer"),
        ('{"seabook": 0}', "complaint.save-not-ours"),
        ('{"seabook": 1}', "complaint.save-old"),
        (doctored(put("decisions", "none")), "complaint.save-field"),
        (doctored(put("extra", 1)), "complaint.save-field"),
        (doctored(put("options", [])), "complaint.save-field"),
        (doctored(put("game", "chess")), "complaint.game"),
        (doctored(put("players", 9)), "complaint.players"),
        (doctored(put("options", {"salary": "x"})), "complaint.option-value"),
        (doctored(put("rules", "0")), "complaint.save-rules"),
        (doctored(put("seed", 8)), "complaint.save-refused"),
        (doctored(decide(3, "red: occupy NA1")), "complaint.save-refused"),
        (doctored(decide(3, "nonsense")), "complaint.save-decision"),
        (doctored(decide(3, 12)), "complaint.save-decision"),
        (doctored(put("position", {"oops": 1})), "complaint.seed-and-position"),
        (doctored(put("seabook", True)), "complaint.save-not-ours"),
    ],
)
def test_a_broken_or_doctored_save_gets_one_sentence(text: str, slug: str) -> None:
    with pytest.raises(Complaint) as caught:
        seabook.load(text)
    assert caught.value.slug == slug
    assert "\n" not in caught.value.text.en


def test_what_is_not_text_is_no_save() -> None:
    with pytest.raises(Complaint):
        seabook.load(b"{}")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["players", "self", "first", "given", "seed"])
def test_an_option_that_is_no_option_is_refused_in_a_save(name: str) -> None:
    with pytest.raises(Complaint) as caught:
        seabook.load(doctored(put("options", {name: "3"})))
    assert caught.value.slug == "complaint.option"


@pytest.mark.parametrize(
    ("given", "slug"),
    [
        ({"red": {"cards": 5}}, "complaint.position-list"),
        ({"red": {"discarded": 5}}, "complaint.position-list"),
        ({"removed": 5}, "complaint.position-list"),
        ({"track": {"FE": ["red"] * 9}}, "complaint.position-track"),
        ({"red": {"passed": "yes"}}, "complaint.position-flag"),
        ({"red": {"discarded": ["EU-1"]}}, "complaint.position-discarded"),
        ({"red": {"passed": True}}, "complaint.position-unsound"),
        ({"red": {"cards": ["EU-5"]}}, "complaint.position-unsound"),
        ({"phase": "action", "city": {"NA1": "red"}}, "complaint.position-unsound"),
        ({"red": {"harbour": 31}}, "complaint.position-markers"),
        ({"red": 5}, "complaint.position-table"),
    ],
)
def test_a_position_that_cannot_be_gets_one_sentence(given: dict[str, Any], slug: str) -> None:
    with pytest.raises(Complaint) as caught:
        game("endeavor").position(3, given)
    assert caught.value.slug == slug
    assert caught.value.text.zh_Hant


def test_a_save_does_not_follow_later_changes_of_what_it_was_made_from() -> None:
    given: dict[str, Any] = {"phase": "action", "red": {"harbour": 2}}
    table = game("endeavor").position(3, given)
    given["red"]["harbour"] = 9
    assert seabook.load(table.save()).state == table.state


@pytest.mark.parametrize(
    ("text", "ours"),
    [(saved(), True), (doctored(put("rules", "0")), True), ("{}", False), ("precious", False)],
)
def test_a_save_is_told_from_what_is_none(text: str, ours: bool) -> None:
    assert is_save(text) is ours


def test_a_save_is_told_all_that_is_wrong_with_it_a_line_each() -> None:
    data = json.loads(doctored(put("players", "3")))
    del data["rules"]
    with pytest.raises(Complaint) as caught:
        seabook.load(json.dumps({**data, "extra": 1}))
    assert caught.value.text.en.splitlines()[:3] == [
        "The save cannot be read: ",
        "players: write a whole number, not “3”.",
        "the file: “rules” is missing.",
    ]
    assert "“extra” is not known" in caught.value.text.en.splitlines()[3]
