"""The words of a text as they are compared: stems in English, characters and pairs in Chinese, and terms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise

import snowballstemmer

from seabook.answers.stored import talk
from seabook.words import folded, glossary

HAN = re.compile(r"[\u3400-\u9fff]+")
_LATIN = re.compile(r"[a-z]+|\d+")
_WORD = re.compile(f"{HAN.pattern}|{_LATIN.pattern}")
_STEMMER = snowballstemmer.stemmer("english")
# A word counts by its beginning as well, so that settle meets settlement; of so many letters.
_BEGINNING = 4
# Numbers are the same however they are written; not 一, which is in too many other words.
_WRITTEN = "二2 兩2 三3 四4 五5 六6 七7 八8 九9 十10"
_SPELT = "two2 three3 four4 five5 six6 seven7 eight8 nine9 ten10"
_NUMBERS = {
    folded(pair.rstrip("0123456789")): re.sub(r"\D", "", pair)
    for pair in f"{_WRITTEN} {_SPELT}".split()
}
_NUMERAL = re.compile("|".join(rf"\b{word}\b" if word.isascii() else word for word in _NUMBERS))
# Words that say nothing about what is asked.
_SMALL = """
a an the of to in on at is are be am was do does did i you we he she it they my your our me us so if or
and that this there then just can could may might will would should have has had get got go as with for
from by any some all one what how when who why where which not no yes
"""
_EMPTY = frozenset(_SMALL.split())
_EMPTY_HAN = frozenset(folded("的了嗎呢啊吧喔欸我你他她它們是在有可以能會要這那個就也還不沒什麼怎"))
# What begins the token of a term, and of a word's beginning.
_TERM, _START = "§", "^"


def tokens(text: str, game: str, *, small: bool = False) -> Counter[str]:
    """The words of a text, in one form, and the terms of the glossary that it names, by whatever name.
    With ``small`` the small words count as well, and neighbours in English, for may is not must.

    >>> sorted(tokens("two towns", "endeavor"))
    ['2', '^town', 'town', '§city']
    """
    low = plain(text)
    found: Counter[str] = Counter()
    for run in HAN.findall(low):
        found.update(each for each in run if small or each not in _EMPTY_HAN)
        found.update(run[i : i + 2] for i in range(len(run) - 1))
    words = _LATIN.findall(low)
    for word in words:
        if word not in _EMPTY:
            found[_stem(word)] += 1
            if len(word) > _BEGINNING or len(_stem(word)) < len(word):
                found[_START + word[:_BEGINNING]] += 1
        elif small:
            found[word] += 1
    if small:
        found.update(f"{_stem(one)} {_stem(other)}" for one, other in pairwise(words))
    for term in _terms(low, game):
        found[_TERM + term] += 1
    return found


def plain(text: str) -> str:
    """A text in one width, case and script, its numbers as digits."""
    return _NUMERAL.sub(lambda one: _NUMBERS[one[0]], folded(text))


def said(counts: Iterable[str]) -> set[str]:
    """What is said itself, without the terms that it names by other words, and without beginnings."""
    return {token for token in counts if token[0] not in (_TERM, _START)}


@lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    return str(_STEMMER.stemWord(word))


def _terms(low: str, game: str) -> Iterator[str]:
    """The ids of the terms that a text names."""
    names, longest = _names(game)
    stems = [_stem(word) for word in _LATIN.findall(low)]
    parts = {" ".join(stems[i:j]) for i, j in _spans(len(stems), 1, longest)}
    if HAN.search(low):
        parts.update(low[i:j] for i, j in _spans(len(low), 2, longest))
    yield from sorted({term for part in parts & names.keys() for term in names[part]})


def _spans(whole: int, least: int, most: int) -> Iterator[tuple[int, int]]:
    return (
        (i, i + long) for long in range(least, most + 1) for i in range(max(0, whole - long + 1))
    )


@cache
def _names(game: str) -> tuple[Mapping[str, frozenset[str]], int]:
    """The terms by what they are called, in Chinese as it is written and else as stems; and the length of
    the longest name."""
    found: dict[str, set[str]] = {}
    called = {each.term: (*each.words_zh, *each.words_en) for each in talk(game)}
    for term in glossary().values():
        if term.game in (game, "all"):
            for each in (*term.words, *called.get(term.id, ())):
                low = folded(each)
                if len(low) > 1 and _WORD.search(low):
                    found.setdefault(_name(low), set()).add(term.id)
    longest = max(len(name) if HAN.search(name) else name.count(" ") + 1 for name in found)
    return {name: frozenset(terms) for name, terms in found.items()}, longest


def _name(low: str) -> str:
    return low if HAN.search(low) else " ".join(_stem(word) for word in _LATIN.findall(low))
