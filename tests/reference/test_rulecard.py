"""The card of a rule: both languages, its source, rulings, examples played now."""

from typing import Any

import pytest

import seabook
from seabook.engine import Complaint
from seabook.games import names
from seabook.playbook import rules
from seabook.proof.scenarios import scenarios
from seabook.reference.rulecard import cards, rule
from seabook.words import LANGUAGES


def test_a_card_holds_both_languages_source_ruling_and_a_live_refusal() -> None:
    card = seabook.rule("E3.2b")
    text = card.text
    for part in ("E3.2b", "85", "ER22"):
        assert part in text.zh_Hant
        assert part in text.en
    assert "可信度" in text.zh_Hant
    assert "is not an open region" in text.en
    html = card._repr_html_()
    assert html.count('lang="zh-Hant"') == html.count('lang="en"') > 4


def test_every_card_of_endeavor_can_be_shown() -> None:
    for card in cards("endeavor"):
        assert card.rule.id in str(card)
        assert all(outcome.holds for outcome in card.examples), card.rule.id


def test_a_card_says_where_the_source_differs_and_where_it_is_only_silent() -> None:
    assert "The source differs: The source says the number" in seabook.rule("E2.8").text.en
    assert "來源寫法不同：來源說個數" in seabook.rule("E2.8").text.zh_Hant
    silent = seabook.rule("E2.3").text
    assert "Compared with the source: The source does not say" in silent.en
    assert "對照來源：來源沒有說" in silent.zh_Hant
    assert "differs" not in silent.en
    assert "來源寫法不同" not in silent.zh_Hant


def test_a_card_asks_the_question_before_it_answers() -> None:
    text = seabook.rule("V2.5").text
    assert "裁定VR52：人少時，出航方格會減少嗎？不會。理由" in text.zh_Hant
    assert "Ruling VR52: Are there fewer landings with fewer players? No. Why:" in text.en


@pytest.mark.parametrize("code", names())
def test_a_card_says_what_each_value_of_an_option_does(code: str) -> None:
    seen = set()
    for card in cards(code):
        for ruling in card.rulings:
            for lang in LANGUAGES if ruling.option else ():
                text = card.text.pick(lang)
                default, *others = zip(ruling.values, ruling.readings, strict=True)
                said = {"zh_Hant": "{}（預設）：{}", "en": "{} (the default): {}"}[lang]
                assert said.format(default[0], default[1].pick(lang)) in text, ruling.id
                for value, reading in others:
                    said = {"zh_Hant": "{}：{}", "en": " {}: {}"}[lang]
                    assert said.format(value, reading.pick(lang)) in text, ruling.id
                seen.add(ruling.option)
    assert len(seen) > 6


def test_a_card_names_the_misreadings_of_its_rule_and_of_its_rulings() -> None:
    assert "Often misread: In Europe and the Mediterranean, too" in seabook.rule("E3.3a").text.en
    assert [row.id for row in seabook.rule("E2.8").misread] == ["EM13"]
    assert "AM6" in [row.id for row in seabook.rule("A4.6").misread], "named by AR17 alone"


@pytest.mark.parametrize("given", ["e3.2b", "E3.2B", " E3.2b\n", "Ｅ３．２ｂ"])
def test_a_rule_is_found_in_either_case_and_any_width(given: str) -> None:
    assert rule(given).rule.id == "E3.2b"


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("E9.9", "E3.9"),
        ("E3.2", "E3.2b"),
        ("攻占", "E3.2b"),
        ("攻佔", "E3.2b"),
        ("x", None),
        ("foo", None),
        ("", None),
        (None, None),
        ([], None),
        ("\ud800" * 5000, None),
    ],
)
def test_what_is_no_rule_is_one_sentence_with_what_is_near_it(given: Any, near: str | None) -> None:
    with pytest.raises(Complaint) as caught:
        rule(given)
    assert caught.value.slug == ("complaint.rule" if near else "complaint.rule-unlike")
    assert near is None or near in caught.value.values["known"]
    assert len(caught.value.text.en) < 200


@pytest.mark.parametrize("code", names())
def test_the_examples_of_a_card_are_those_that_are_about_its_rule(code: str) -> None:
    """A scenario that lists the rule first is shown before one that only touches on it."""
    passed_over = 0
    for card in cards(code):
        about = [each for each in scenarios(code).values() if card.rule.id in each.rules]
        for shown, fitting in (
            (card.allowed, [each for each in about if not each.expect.refused]),
            (
                card.refused,
                [e for e in about if card.rule.id in {why.rule for why in e.expect.refused}],
            ),
        ):
            first = [each for each in fitting if each.rules[0] == card.rule.id]
            assert shown is ((first or fitting or [None])[0]), card.rule.id
            passed_over += bool(first) and first[0] is not fitting[0]
    assert passed_over, "no card on which the order of the examples makes a difference"


@pytest.mark.parametrize("code", names())
def test_the_examples_of_a_card_allow_and_refuse(code: str) -> None:
    for card in cards(code):
        if card.allowed:
            assert card.allowed.expect.legal
        if card.refused:
            assert card.rule.id in {why.rule for why in card.refused.expect.refused}
    assert [card.rule.id for card in cards(code)] == list(rules(code))
