"""The rules reference: everything is in it, in both languages, and it is the same each time."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from seabook import words
from seabook.answers.stored import stored
from seabook.games import game, names
from seabook.playbook import misreadings, rulebook, rules, rulings
from seabook.reference import topics
from seabook.reference.rulecard import cards
from seabook.widgets import RuleBook


@pytest.fixture(scope="module")
def text() -> str:
    """All that is saved."""
    book = RuleBook("endeavor")
    html = str(book._repr_mimebundle_()[0]["text/html"])
    book.close()
    return unescape(html)


@pytest.fixture
def book() -> Iterator[RuleBook]:
    made = RuleBook("endeavor")
    yield made
    made.close()


def test_every_rule_stands_once_in_the_order_of_the_rulebook(text: str) -> None:
    """What is in the box comes last: nobody begins with a census."""
    known = rules("endeavor").values()
    last = sorted(known, key=lambda rule: rule.part == "components")
    assert re.findall(r'data-rule="([^"]*)"', text) == [rule.id for rule in last]
    assert text.count("<section") == len(rulebook("endeavor").part)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_is_said_in_both_languages(text: str, lang: str) -> None:
    for rule in rules("endeavor").values():
        assert rule.text.pick(lang) in text
        assert rule.source_has is None or rule.source_has.pick(lang) in text
    for ruling in rulings("endeavor").values():
        assert ruling.ruling.pick(lang) in text
        assert words.say(f"basis.{ruling.basis}").pick(lang) in text
    for row in misreadings("endeavor").values():
        assert row.says.pick(lang) in text
        assert row.right.pick(lang) in text


@pytest.mark.parametrize("code", names())
def test_the_book_says_of_a_rule_what_its_card_says(code: str) -> None:
    book = RuleBook(code)
    named, html = book.still()
    text = unescape(str(html))
    book.close()
    assert game(code).name.en in named.en
    for card in cards(code):
        said = [each.switch for each in card.rulings] + [card.rule.compared]
        assert all(each.en in text for each in said if each), card.rule.id


def test_a_topic_left_out_is_left_out_of_the_book() -> None:
    topics.topic("omit")
    try:
        book = RuleBook("endeavor")
        text = unescape(str(book.html))
        book.close()
    finally:
        topics.topic("show")
    told = [row.id for row in misreadings("endeavor").values() if row.says.en in text]
    assert told == [id for id in misreadings("endeavor") if id != "EM9"]


def test_each_example_is_there_as_it_was_played(text: str) -> None:
    for card in cards("endeavor"):
        start = text.index(f'data-rule="{card.rule.id}"')
        entry = text[start : text.index("</article>", start)]
        for each, kind in ((card.allowed, "sb-yes"), (card.refused, "sb-no")):
            if each is not None:
                assert each.title.en in entry
                assert kind in entry or "sb-done" in entry
        if card.rule.part in ("components", "setup", "scoring", "build", "occupy"):
            assert card.rule.id in entry.partition("<details>")[2]


def test_other_names_of_things_are_found(book: RuleBook) -> None:
    find = re.search(r'data-rule="E3.2b" data-find="([^"]*)"', book.html)
    assert find is not None
    assert "小人" in find[1]
    assert "population token" in find[1]


def test_a_rule_is_found_by_what_people_ask_about_it(book: RuleBook) -> None:
    for each in stored("endeavor")[::25]:
        start = book.html.index(f'data-rule="{each.rules[0]}"')
        found = unescape(book.html[start : book.html.index(">", start)])
        assert all(wording in found for wording in (*each.words_zh, *each.words_en))


def test_an_example_opens_on_its_board_turns_and_goes(book: RuleBook) -> None:
    book.press("example:occupy-na-open")
    assert "<svg" in book.status
    assert "Yes: Red: Occupy New Orleans" in book.status
    book.press("after:occupy-na-open")
    assert 'data-id="example:occupy-na-open"' in book.status
    book.press("example:occupy-na-closed")  # its twin
    assert "No: Red" in book.status
    book.press("example:")
    assert book.status == ""


def test_what_is_saved_needs_no_kernel_and_is_the_same_each_time(book: RuleBook, text: str) -> None:
    words.language("en")
    again = str(book._repr_mimebundle_()[0]["text/html"])
    assert unescape(again) == text
    assert "<button" not in again
    assert "<input" not in again
    assert "70 rules" in repr(book)


def test_a_press_on_nothing_does_nothing(book: RuleBook) -> None:
    before = book.html
    book.press("anything")
    assert book.html == before


def test_there_is_a_place_for_the_number_found_in_each_language(book: RuleBook) -> None:
    assert book.html.count("<b data-found></b>") == len(words.LANGUAGES)
