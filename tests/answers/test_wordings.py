"""The wordings of stored questions: enough of them for every rule in both languages, and no two alike."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

from seabook.answers.stored import stored
from seabook.games import names
from seabook.playbook import rules
from seabook.words import LANGUAGES

HAVE = [code for code in names() if stored(code)]
# Of how many rules at least ten wordings are wanted: those most asked.
MOST_ASKED, MANY = 40, 10


def wordings(code: str) -> dict[str, dict[str, list[str]]]:
    """What people ask about each rule that is the main one of a question, by language."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: {lang: [] for lang in LANGUAGES})
    for question in stored(code):
        of = found[question.rules[0]]
        of["zh_Hant"] += question.words_zh
        of["en"] += question.words_en
    return found


def pairs(text: str) -> set[str]:
    """The pairs of neighbouring characters, without spaces and punctuation."""
    plain = "".join(each for each in text.lower() if each.isalnum())
    return {plain[i : i + 2] for i in range(len(plain) - 1)}


def alike(one: str, other: str) -> float:
    """The share of their pairs that two texts have in common."""
    mine, theirs = pairs(one), pairs(other)
    return 2 * len(mine & theirs) / (len(mine) + len(theirs))


def test_how_alike_two_texts_are() -> None:
    assert alike("may I ship", "May I ship?") == 1
    assert alike("ab", "cd") == 0
    assert alike("abc", "abd") == 0.5


@pytest.mark.parametrize("code", HAVE)
def test_no_two_wordings_of_a_rule_are_nearly_the_same(code: str) -> None:
    near = [
        (rule, one, other)
        for rule, by in wordings(code).items()
        for lang in LANGUAGES
        for one, other in combinations(by[lang], 2)
        if alike(one, other) > 0.6
    ]
    assert near == []


@pytest.mark.parametrize("code", HAVE)
def test_every_rule_has_wordings_enough_in_both_languages(code: str) -> None:
    found = wordings(code)
    prepares = {rule.id for rule in rules(code).values() if rule.part in ("components", "setup")}
    few = {
        (rule, lang)
        for rule in rules(code)
        for lang in LANGUAGES
        if len(found[rule][lang]) < (2 if rule in prepares else 3)
    }
    assert few == set()


@pytest.mark.parametrize("code", HAVE)
def test_the_rules_most_asked_have_many_wordings(code: str) -> None:
    many = [rule for rule, by in wordings(code).items() if sum(map(len, by.values())) >= MANY]
    assert len(many) >= MOST_ASKED
