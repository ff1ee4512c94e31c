"""The card of a rule: both languages, its source, rulings, examples played now."""

from typing import Any

import pytest

import seabook
from seabook.engine import Complaint
from seabook.games import names
from seabook.playbook import rules
from seabook.proof.scenarios import scenarios
from seabook.reference.rulecard import cards, rule


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


def test_a_card_says_where_the_source_differs() -> None:
    assert "The source differs" in seabook.rule("E2.8").text.en
    assert "來源寫法不同" in seabook.rule("E2.8").text.zh_Hant


@pytest.mark.parametrize("given", ["e3.2b", "E3.2B", " E3.2b\n"])
def test_a_rule_is_found_in_either_case(given: str) -> None:
    assert rule(given).rule.id == "E3.2b"


@pytest.mark.parametrize("given", ["E9.9", "x", "", None, [], "\ud800" * 5000])
def test_what_is_no_rule_is_one_sentence_with_rules_near_it(given: Any) -> None:
    with pytest.raises(Complaint) as caught:
        rule(given)
    assert caught.value.slug == "complaint.rule"
    assert caught.value.values["known"]
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
