"""The rules reference of each game: its ids are final, its parts and rulings all hang together.

What is particular to a game stands in its ``pins_<game>.py`` beside this file.
"""

import re
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PLAYBOOK = Path(__file__).parents[2] / "playbook"
PINS: dict[str, ModuleType] = {
    path.stem.removeprefix("pins_"): import_module(f"tests.playbook.{path.stem}")
    for path in sorted(Path(__file__).parent.glob("pins_*.py"))
}

# Rules that their source states in an earlier part than the one where they are played.
STATED_EARLIER = {"A3.13", "A3.14"}

each_game = pytest.mark.parametrize("game", PINS)
each_rule = pytest.mark.parametrize(
    ("game", "index"),
    [
        pytest.param(game, index, id=rule)
        for game, pins in PINS.items()
        for index, rule in enumerate(pins.RULE_IDS)
    ],
)
each_ruling = pytest.mark.parametrize(
    ("game", "index"),
    [
        pytest.param(game, index, id=f"{pins.RULE_IDS[0][0]}R{index + 1}")
        for game, pins in PINS.items()
        for index in range(pins.RULINGS)
    ],
)


@cache
def table(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((PLAYBOOK / game / f"{name}.toml").read_text(encoding="utf-8"))


def rules(game: str) -> list[dict[str, Any]]:
    return list(table(game, "rules")["rule"])


def rulings(game: str) -> list[dict[str, Any]]:
    return list(table(game, "rulings")["ruling"])


def misreadings(game: str) -> list[dict[str, Any]]:
    return list(table(game, "misreadings")["misreading"])


def numbered(game: str, kind: str, count: int) -> list[str]:
    """Ids such as ER1, ER2 and so on, with the letter of the game's rules."""
    letter = PINS[game].RULE_IDS[0][0]
    return [f"{letter}{kind}{n}" for n in range(1, count + 1)]


@each_game
def test_the_rules_are_there_in_order(game: str) -> None:
    assert [rule["id"] for rule in rules(game)] == PINS[game].RULE_IDS
    assert len(set(PINS[game].RULE_IDS)) == len(PINS[game].RULE_IDS)


@each_game
def test_the_ids_begin_with_the_letter_of_the_game(game: str) -> None:
    assert len({rule[0] for rule in PINS[game].RULE_IDS}) == 1


def test_no_two_games_share_a_letter() -> None:
    assert len({pins.RULE_IDS[0][0] for pins in PINS.values()}) == len(PINS)


@each_game
def test_every_file_names_its_game(game: str) -> None:
    for name in ("rules", "rulings", "misreadings"):
        assert table(game, name)["game"] == game
    assert table(game, "rules")["version"] == PINS[game].VERSION


@each_game
def test_the_parts_follow_the_rulebook_and_each_is_used(game: str) -> None:
    parts = PINS[game].PARTS
    assert [part["id"] for part in table(game, "rules")["part"]] == list(parts)
    used = [rule["part"] for rule in rules(game)]
    assert used == [part for part, count in parts.items() for _ in range(count)]


@each_rule
def test_a_rule_says_all_it_must(game: str, index: int) -> None:
    rule = rules(game)[index]
    first, *last = map(int, re.split("[-,]", rule["lines"]))
    assert re.fullmatch(r"\d+([-,]\d+)?", rule["lines"])
    assert all(first < line for line in last)
    for field in ("title", "text", "source_has", "cannot_be_broken"):
        if field in ("title", "text") or field in rule:
            assert set(rule[field]) == {"zh_Hant", "en"}
            assert all(text.strip() == text != "" for text in rule[field].values())
    assert len(rule["title"]["zh_Hant"]) <= 12
    assert len(rule["title"]["en"].split()) <= 7


@each_game
def test_lines_go_forward_with_the_rules(game: str) -> None:
    read = [rule for rule in rules(game) if rule["part"] != "components"]
    in_place = [rule for rule in read if rule["id"] not in STATED_EARLIER]
    starts = [int(re.split("[-,]", rule["lines"])[0]) for rule in in_place]
    assert starts == sorted(starts)


@each_game
def test_the_rulings_are_numbered_without_a_gap(game: str) -> None:
    found = [ruling["id"] for ruling in rulings(game)]
    assert found == numbered(game, "R", PINS[game].RULINGS)


@each_game
def test_rules_and_rulings_name_each_other(game: str) -> None:
    from_rules = {(rule["id"], ruling) for rule in rules(game) for ruling in rule["rulings"]}
    from_rulings = {(rule, ruling["id"]) for ruling in rulings(game) for rule in ruling["rules"]}
    assert from_rules == from_rulings
    assert {rule for rule, _ in from_rulings} <= set(PINS[game].RULE_IDS)
    assert {ruling for _, ruling in from_rulings} == {ruling["id"] for ruling in rulings(game)}


@each_ruling
def test_a_ruling_says_all_it_must(game: str, index: int) -> None:
    ruling = rulings(game)[index]
    assert ruling["confidence"] in {"high", "medium", "low"}
    assert ruling["basis"] in {"source", "public", "reconstructed"}
    for text in (ruling["question"], ruling["ruling"], ruling["reason"], *ruling["readings"]):
        assert set(text) == {"zh_Hant", "en"}
    assert ruling["readings"]
    assert ("option" in ruling) == ("values" in ruling)
    if "values" in ruling:
        assert len(ruling["readings"]) == len(ruling["values"]), "one reading for each value"


@each_game
def test_a_rule_owns_up_to_what_is_not_its_source_s(game: str) -> None:
    """Where a ruling stands on more than the source, its rules say what the source has."""
    ours = {row["id"] for row in rulings(game) if row["basis"] != "source"}
    ours -= {"ER15"}  # it rules on a card that does not exist
    silent = [rule for rule in rules(game) if "source_has" not in rule]
    assert not [rule["id"] for rule in silent if ours & set(rule["rulings"])]


@each_game
def test_the_source_differs_only_where_it_says_something(game: str) -> None:
    """A sentence that only tells what the source leaves out is no difference."""
    for rule in rules(game):
        if "differs" in rule:
            assert rule["differs"] is True
            zh, en = rule["source_has"]["zh_Hant"], rule["source_has"]["en"]
            assert not re.fullmatch(r"來源沒有[^；。]*。", zh), rule["id"]
            assert not re.fullmatch(r"The source does not [^;.]*\.", en), rule["id"]
    assert any("differs" in rule for rule in rules(game))


@each_game
def test_what_a_rule_forbids_is_said_in_one_word(game: str) -> None:
    """In Chinese 不得 forbids; 不能 and 不行 leave open whether it is forbidden or impossible."""
    for rule in rules(game):
        assert not re.search("不能|不行", rule["text"]["zh_Hant"]), rule["id"]


@each_game
def test_a_reading_answers_by_itself(game: str) -> None:
    """On a card the readings of an option stand beside its values: no bare yes or no."""
    for row in rulings(game):
        if "option" in row:
            for reading in row["readings"]:
                assert reading["en"] not in {"Yes.", "No."}, row["id"]
                assert reading["zh_Hant"] not in {"可以。", "不行。", "會。", "不會。"}, row["id"]


@each_game
def test_the_options_and_their_defaults(game: str) -> None:
    found = {row["option"]: row["values"] for row in rulings(game) if "option" in row}
    assert found == PINS[game].OPTIONS


@each_game
def test_the_misreadings_name_known_rules_and_rulings(game: str) -> None:
    found = [row["id"] for row in misreadings(game)]
    assert found == numbered(game, "M", PINS[game].MISREADINGS)
    known = {*PINS[game].RULE_IDS, *(ruling["id"] for ruling in rulings(game))}
    for row in misreadings(game):
        assert row["rules"]
        assert set(row["rules"]) <= known, row["id"]


@each_game
def test_which_rules_can_be_broken(game: str) -> None:
    found = [rule["id"] for rule in rules(game) if "cannot_be_broken" not in rule]
    assert found == PINS[game].CAN_BE_BROKEN
