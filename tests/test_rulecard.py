"""The card of a rule: both languages, its source, rulings, examples played now."""

import seabook
from seabook.rulecard import cards


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
