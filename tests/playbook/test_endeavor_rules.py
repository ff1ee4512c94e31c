"""The rules reference of Endeavor: its ids are final, its parts and rulings all hang together."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "playbook" / "endeavor"

# One line a part. The ids are cited by the engine, the scenarios, the lessons and the answers.
RULE_IDS = [
    *["E0.1", "E0.2", "E0.3", "E0.4", "E0.5", "E0.6", "E0.7", "E0.8", "E0.9", "E0.10"],
    *["E1.1", "E1.2", "E1.3", "E1.4", "E1.5"],
    *["E2.1", "E2.2"],
    *["E2.3", "E2.4", "E2.5", "E2.6", "E2.7"],
    *["E2.8"],
    *["E2.9"],
    *["E2.10", "E2.11", "E2.12", "E2.13", "E2.14", "E2.15", "E2.16", "E2.17", "E2.18", "E2.19"],
    *["E3.1a", "E3.1b", "E3.1c", "E3.1d", "E3.1e", "E3.1f"],
    *["E3.2a", "E3.2b", "E3.2c", "E3.2d"],
    *["E3.3a", "E3.3b", "E3.3c"],
    *["E3.4a", "E3.4b", "E3.4c", "E3.4d", "E3.4e", "E3.4f"],
    *["E3.5"],
    *["E3.6", "E3.7", "E3.8", "E3.9", "E3.10", "E3.11"],
    *["E4.1", "E4.2"],
    *["E5.1", "E5.2", "E5.3", "E5.4", "E5.5", "E5.6", "E5.7", "E5.8"],
]

PARTS = {
    "components": 10,
    "setup": 5,
    "round": 2,
    "build": 5,
    "growth": 1,
    "salary": 1,
    "action": 10,
    "ship": 6,
    "occupy": 4,
    "attack": 3,
    "draw": 6,
    "payment": 1,
    "compound": 6,
    "end": 2,
    "scoring": 8,
}

# Each option of a table, its default first.
OPTIONS = {
    "starting_building": ["colonial_house", "none"],
    "no_tile_left": ["lowest_above", "one_above", "skip"],
    "salary": ["exact", "up_to"],
    "card_limit": ["board", "literal"],
    "track_surplus": ["remembered", "lost"],
    "connection_token_on_attack": ["yes", "no"],
    "payment_on_level5": ["allowed", "forbidden"],
    "docks_in_europe": ["yes", "no"],
    "draw_twice_europe": ["both_decks", "one_deck"],
    "start_player": ["seeded", "given"],
    "limit_after_pass": ["at_once", "next_pass"],
}

# Rules that an action of a player can run against, so that each needs an example that refuses.
CAN_BE_BROKEN = [
    "E1.3",
    *["E2.1", "E2.3", "E2.4", "E2.6", "E2.9", "E2.10", "E2.11", "E2.12", "E2.13", "E2.14", "E2.15"],
    *["E3.1a", "E3.2a", "E3.2b", "E3.3a", "E3.3c", "E3.4a", "E3.4b", "E3.4d", "E3.4f", "E3.5"],
    *["E3.6", "E3.7", "E3.8", "E3.9", "E3.10", "E3.11"],
    "E4.1",
]


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


RULES = table("rules.toml")
RULINGS = table("rulings.toml")["ruling"]
MISREADINGS = table("misreadings.toml")["misreading"]


def test_there_are_the_70_rules_in_order() -> None:
    assert len(RULE_IDS) == 70
    assert [rule["id"] for rule in RULES["rule"]] == RULE_IDS


def test_every_file_names_its_game() -> None:
    for name in ("rules.toml", "rulings.toml", "misreadings.toml"):
        assert table(name)["game"] == "endeavor"
    assert RULES["version"] == "1"


def test_the_parts_follow_the_rulebook_and_each_is_used() -> None:
    assert [part["id"] for part in RULES["part"]] == list(PARTS)
    used = [rule["part"] for rule in RULES["rule"]]
    assert used == [part for part, count in PARTS.items() for _ in range(count)]


@pytest.mark.parametrize("rule", RULES["rule"], ids=RULE_IDS)
def test_a_rule_says_all_it_must(rule: dict[str, Any]) -> None:
    first, *last = map(int, rule["lines"].split("-"))
    assert re.fullmatch(r"\d+(-\d+)?", rule["lines"])
    assert all(first < line for line in last)
    for field in ("title", "text", "source_has", "cannot_be_broken"):
        if field in ("title", "text") or field in rule:
            assert set(rule[field]) == {"zh_Hant", "en"}
            assert all(text.strip() == text != "" for text in rule[field].values())
    assert len(rule["title"]["zh_Hant"]) <= 12
    assert len(rule["title"]["en"].split()) <= 7


def test_lines_go_forward_with_the_rules() -> None:
    starts = [int(rule["lines"].split("-")[0]) for rule in RULES["rule"] if rule["id"] >= "E1"]
    assert starts == sorted(starts)


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert [ruling["id"] for ruling in RULINGS] == [f"ER{n}" for n in range(1, 60)]


def test_rules_and_rulings_name_each_other() -> None:
    from_rules = {(rule["id"], ruling) for rule in RULES["rule"] for ruling in rule["rulings"]}
    from_rulings = {(rule, ruling["id"]) for ruling in RULINGS for rule in ruling["rules"]}
    assert from_rules == from_rulings
    assert {rule for rule, _ in from_rulings} <= set(RULE_IDS)
    assert {ruling for _, ruling in from_rulings} == {ruling["id"] for ruling in RULINGS}


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling["id"])
def test_a_ruling_says_all_it_must(ruling: dict[str, Any]) -> None:
    assert ruling["confidence"] in {"high", "medium", "low"}
    assert ruling["basis"] in {"source", "public", "reconstructed"}
    for text in (ruling["question"], ruling["ruling"], ruling["reason"], *ruling["readings"]):
        assert set(text) == {"zh_Hant", "en"}
    assert ruling["readings"]
    assert ("option" in ruling) == ("values" in ruling)
    if "values" in ruling:
        assert len(ruling["readings"]) == len(ruling["values"]), "one reading for each value"


def test_the_options_and_their_defaults() -> None:
    found = {row["option"]: row["values"] for row in RULINGS if "option" in row}
    assert found == OPTIONS


def test_the_misreadings_name_known_rules_and_rulings() -> None:
    assert [row["id"] for row in MISREADINGS] == [f"EM{n}" for n in range(1, 13)]
    known = {*RULE_IDS, *(ruling["id"] for ruling in RULINGS)}
    for row in MISREADINGS:
        assert row["rules"]
        assert set(row["rules"]) <= known, row["id"]


def test_which_rules_can_be_broken() -> None:
    found = [rule["id"] for rule in RULES["rule"] if "cannot_be_broken" not in rule]
    assert found == CAN_BE_BROKEN
