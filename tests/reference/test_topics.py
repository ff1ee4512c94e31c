"""A hard topic: the teacher's switch, and what it changes in rule cards and answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner

import seabook
from seabook import words
from seabook.cli import main
from seabook.games import game
from seabook.playbook import house_rules, rules
from seabook.proof.scenarios import scenarios
from seabook.reference import topics
from seabook.reference.rulecard import cards
from seabook.words import LANGUAGES

TOPIC = topics.topics()["endeavor"]
WORDS = ("奴隸", "廢除", "解放", "lavery", "slave", "bolition", "bolish")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    mode, code = topics.topic(), words.language()
    yield
    topics.topic(mode)
    words.language(code)


def after_start(**env: str) -> subprocess.CompletedProcess[str]:
    """What a fresh process says of the switch."""
    code = "import seabook; print(seabook.topic())"
    whole = {**os.environ, "PYTHONUTF8": "1", "SEABOOK_LANG": "both", **env}
    whole = {key: value for key, value in whole.items() if value}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=whole,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
def test_it_starts_from_the_environment_and_shows_by_default() -> None:
    assert after_start(SEABOOK_TOPIC="").stdout.strip() == "show"
    assert after_start(SEABOOK_TOPIC="omit").stdout.strip() == "omit"


def test_a_bad_start_is_one_clear_sentence_in_both_languages() -> None:
    told = after_start(SEABOOK_TOPIC="ommit")
    assert told.returncode == 1
    assert "主題開關沒有「ommit」" in told.stderr
    assert "The topic switch has no “ommit”; it takes: omit, show, discuss." in told.stderr


def test_a_bad_mode_changes_nothing() -> None:
    seabook.topic("discuss")
    with pytest.raises(seabook.Complaint, match="topic") as caught:
        seabook.topic("hide")
    assert all("hide" in caught.value.text.pick(lang) for lang in LANGUAGES)
    assert seabook.topic() == "discuss"


def test_those_who_listen_are_told_of_a_change_and_of_nothing_else() -> None:
    seabook.topic("show")
    heard: list[str] = []
    stop = topics.on_switch(heard.append)
    for mode in ("omit", "omit", "discuss", "show"):
        topics.topic(mode)
    stop()
    topics.topic("omit")
    assert heard == ["omit", "discuss", "show"]


def test_the_rules_concerned_are_those_that_speak_of_it() -> None:
    speak = {
        rule.id
        for rule in rules("endeavor").values()
        if any(word in repr((rule.title, rule.text)) for word in WORDS)
    }
    assert speak == set(TOPIC.rules) == {id for id in rules("endeavor") if topics.concerned(id)}
    assert set(TOPIC.without) <= speak
    assert {id for row in TOPIC.question for id in row.rules} <= set(rules("endeavor"))
    assert all(topics.questions(id) for id in speak)
    assert topics.questions("E2.4") == ()


def test_the_option_is_marked_as_ours() -> None:
    option = next(o for o in game("endeavor").options if o.name == TOPIC.option.name)
    assert option.ruling == "ours"
    assert TOPIC.option.omit in option.values[1:]
    ours = next(each for each in house_rules("endeavor") if each.name == option.name)
    for rule in ours.rules:
        text = seabook.rule(rule).text
        assert "自訂選項，不屬於規則" in text.zh_Hant
        assert "An option of ours, not of the rules" in text.en


def test_left_out_no_card_speaks_of_it_but_in_its_title() -> None:
    seabook.topic("omit")
    for card in cards("endeavor"):
        body = [part for name, part in card.sections if name != "title"]
        for lang in LANGUAGES:
            said = "\n".join(part.pick(lang) for part in body)
            assert not [word for word in WORDS if word in said], (card.rule.id, lang)
        assert topics.concerned(card.rule.id) == ("has left this topic out" in card.text.en)
        assert card.rule.title == rules("endeavor")[card.rule.id].title
    assert "plus 1 Governor card" in seabook.rule("E2.14").text.en


def test_every_other_card_keeps_its_examples_when_it_is_left_out() -> None:
    seabook.topic("show")
    shown = {card.rule.id: card for card in cards("endeavor")}
    seabook.topic("omit")
    for card in cards("endeavor"):
        if not topics.concerned(card.rule.id):
            assert bool(card.allowed) == bool(shown[card.rule.id].allowed), card.rule.id
            assert bool(card.refused) == bool(shown[card.rule.id].refused), card.rule.id


def test_shown_and_discussed_differ_by_the_questions_alone() -> None:
    seabook.topic("show")
    before = seabook.rule("E5.8").sections
    seabook.topic("discuss")
    after = seabook.rule("E5.8").sections
    assert after[: len(before)] == before
    assert [name for name, _ in after[len(before) :]] == ["question"] * len(
        topics.questions("E5.8")
    )
    assert "1833" in seabook.rule("E5.8").text.en


def test_an_answer_on_the_command_line_follows_it() -> None:
    seabook.topic("omit")
    told = CliRunner().invoke(main, ["check", "endeavor", "red: draw SL", "--lang", "en"])
    assert "By the teacher's choice this table plays without the slavery deck" in told.output
    seabook.topic("show")
    told = CliRunner().invoke(main, ["check", "endeavor", "red: draw SL", "--lang", "en"])
    assert "teacher" not in told.output


def test_the_texts_are_there_in_both_languages() -> None:
    texts = [topics.note(), *topics.questions(), *TOPIC.passage.values(), *TOPIC.without.values()]
    assert all(text.zh_Hant.strip() and text.en.strip() for text in texts)
    assert len(topics.questions()) >= 5
    assert topics.passage("told").en


def test_the_marks_find_the_scenarios_with_slavery_cards() -> None:
    touched = {id for id, each in scenarios("endeavor").items() if topics.touches("endeavor", each)}
    assert {
        "draw-abolition-with-five",
        "pass-with-slavery-card",
        "discard-abolition-card",
    } <= touched
    assert not touched & {"occupy-na-closed", "pass-at-limit", "draw-top-card-only"}
    assert not topics.touches("no such game", "SL-0")


def test_a_topic_without_pieces_of_its_own_leaves_no_rule_out() -> None:
    found = topics.topics()["vasco_da_gama"]
    assert found.rules == ()
    assert found.option is None
    assert {id for row in found.question for id in row.rules} | {*found.related} <= {
        *rules("vasco_da_gama")
    }
    topics.topic("omit")
    assert topics.options("vasco_da_gama") == {}
    assert not any(topics.concerned(id) for id in rules("vasco_da_gama"))
    assert all(topics.noted(id) for id in found.related)
