"""Finding what a question is about: BM25 over the words of a language, Chinese by characters and pairs.

The ranking is that of Robertson and Zaragoza (2009). It is written out here, a page long, because the
libraries for it need numpy, and answers are given in the browser as well.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from math import log

import attrs
import snowballstemmer

from seabook.answers.stored import Entry, entries, talk
from seabook.words import folded, glossary

# How soon a word that is repeated counts no more, and how much longer texts are held back.
_K1, _B = 1.2, 0.2
# So many of the best hits of a rule are added up, each later one for less, and for less as well where
# an entry names the rule second. These figures were found on a development set.
_HITS, _LATER, _SECOND = 3, 0.9, 0.25

_HAN = re.compile(r"[\u3400-\u9fff]+")
_LATIN = re.compile(r"[a-z]+|\d+")
_WORD = re.compile(f"{_HAN.pattern}|{_LATIN.pattern}")
_STEMMER = snowballstemmer.stemmer("english")
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


@attrs.frozen
class Hit:
    """An entry that a question is like, and how much."""

    entry: Entry
    score: float


@attrs.frozen
class Found:
    """What a question is about: rules with their scores, best first, and the entries, best first.

    ``known`` is how far the question and its best entry say the same: of the weight of each, what the
    other has as well.
    """

    rules: tuple[tuple[str, float], ...]
    hits: tuple[Hit, ...]
    known: float


def tokens(text: str, game: str) -> Counter[str]:
    """The words of a text, in one form: stems in English, characters and pairs in Chinese, and the terms
    of the glossary that it names, by whatever name."""
    low = _NUMERAL.sub(lambda one: _NUMBERS[one[0]], folded(text))
    found: Counter[str] = Counter()
    for run in _HAN.findall(low):
        found.update(each for each in run if each not in _EMPTY_HAN)
        found.update(run[i : i + 2] for i in range(len(run) - 1))
    words = [word for word in _LATIN.findall(low) if word not in _EMPTY]
    found.update(_stem(word) for word in words)
    for term in _terms(low, game):
        found[f"§{term}"] += 1
    return found


@lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    return str(_STEMMER.stemWord(word))


def _terms(low: str, game: str) -> Iterator[str]:
    """The ids of the terms that a text names."""
    stems = f" {' '.join(_stem(word) for word in _LATIN.findall(low))} "
    for term, names in _names(game).items():
        if any(name in (low if han else stems) for name, han in names):
            yield term


@cache
def _names(game: str) -> Mapping[str, tuple[tuple[str, bool], ...]]:
    """What each term is called, and whether in Chinese: else it is whole words, as stems."""
    found = {}
    said = {each.term: (*each.words_zh, *each.words_en) for each in talk(game)}
    for term in glossary().values():
        if term.game in (game, "all"):
            words = (*term.words, *said.get(term.id, ()))
            names = (folded(each) for each in words if len(each) > 1)
            found[term.id] = tuple(_name(each) for each in names if _WORD.search(each))
    return found


def _name(low: str) -> tuple[str, bool]:
    if _HAN.search(low):
        return low, True
    return f" {' '.join(_stem(word) for word in _LATIN.findall(low))} ", False


class Index:
    """The entries of a game, ready to be compared with questions."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.entries = entries(game)
        self._counts = [tokens(entry.text, game) for entry in self.entries]
        self._where: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for n, counts in enumerate(self._counts):
            for token, times in counts.items():
                self._where[token].append((n, times))
        lengths = [sum(counts.values()) for counts in self._counts]
        mean = sum(lengths) / max(1, len(lengths))
        self._norms = [_K1 * (1 - _B + _B * length / mean) for length in lengths]

    def weight(self, token: str) -> float:
        """How much a word tells: the more, the fewer texts have it."""
        df = len(self._where.get(token, ()))
        return log(1 + (len(self.entries) - df + 0.5) / (df + 0.5))

    def find(self, question: str) -> Found:
        """The entries and rules that a question is like."""
        asked = tokens(question, self.game)
        scores: dict[int, float] = defaultdict(float)
        for token in asked:
            weight = self.weight(token)
            for n, times in self._where.get(token, ()):
                scores[n] += weight * times * (_K1 + 1) / (times + self._norms[n])
        order = sorted(scores, key=lambda n: (-scores[n] * self.entries[n].weight, n))[:200]
        hits = tuple(Hit(self.entries[n], scores[n] * self.entries[n].weight) for n in order)
        return Found(_rules(hits), hits, self._known(asked, order[:1]))

    def _known(self, asked: Counter[str], best: Iterable[int]) -> float:
        for n in best:
            mine, own = (_said(tokens_) for tokens_ in (asked, self._counts[n]))
            common = sum(map(self.weight, mine & own))
            wholes = [sum(map(self.weight, each)) for each in (mine, own)]
            if common:
                return 2 * common / sum(wholes)
        return 0.0


def _said(counts: Iterable[str]) -> set[str]:
    """What is said itself, without the terms that it names by other words."""
    return {token for token in counts if not token.startswith("§")}


def _rules(hits: Iterable[Hit]) -> tuple[tuple[str, float], ...]:
    """Each rule by its best hits; a rule that an entry names second counts for less."""
    best: dict[str, list[float]] = defaultdict(list)
    for hit in hits:
        for place, rule in enumerate(hit.entry.rules):
            if len(best[rule]) < _HITS:
                best[rule].append(
                    hit.score * (1 if place == 0 else _SECOND) * _LATER ** len(best[rule])
                )
    found = {rule: sum(scores) for rule, scores in best.items()}
    return tuple(sorted(found.items(), key=lambda each: (-each[1], each[0])))


@cache
def index(game: str) -> Index:
    """The index of a game, made when it is first asked for."""
    return Index(game)
