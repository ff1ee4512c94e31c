"""Finding what a question is about: the texts that it is most like, and the rules that they speak of.

Texts are ranked by BM25 (Robertson and Zaragoza, 2009), rules by the words used of each
(:mod:`seabook.answers.likely`) and by their best texts. What is asked in vain takes part as well.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import log

import attrs

from seabook.answers.elsewhere import asks_advice, elsewhere
from seabook.answers.likely import Likely, Nearest, standard
from seabook.answers.stored import Entry, entries
from seabook.answers.tokens import said, tokens

# How soon a word that is repeated counts no more, and how much longer texts are held back.
_K1, _B = 1.2, 0.2
# So many of the best hits of a rule are added up, each later one for less, and for less as well where
# an entry names the rule second.
_HITS, _LATER, _SECOND = 3, 0.9, 0.5
# How much the words used of a rule count beside its best texts, and what is no stored question beside one.
# These figures were found on the development sets of all three games (benchmarks/answers.py).
_WORDS, _TEXTS = 0.7, 0.5
# From where on two questions are the same but for small words.
SAME = 0.8
# How much a question that asks for advice is more like what no rules say, and how much it counts which single
# text is the most alike.
_ADVICE, _SINGLE = 3.0, 8.0


@attrs.frozen
class Hit:
    """An entry that a question is like, and how much."""

    entry: Entry
    score: float


@attrs.frozen
class Found:
    """What a question is about: rules with their scores, best first, and the entries, best first.

    ``best`` is the entry that it is taken for: the most alike of the first rule, or of all where that
    says the same. ``known`` is how far they say the same: of the weight of each, what the other has as
    well. ``vain`` is how much more it is like what no rules say than like any rule, and ``kind`` which kind
    of that it is.
    """

    rules: tuple[tuple[str, float], ...]
    hits: tuple[Hit, ...]
    best: Hit | None
    known: float
    vain: float
    kind: str


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
        vain = list(_vain(game))
        self._seen = Counter(token for counts in self._counts for token in counts)
        self._seen.update(token for _, counts in vain for token in counts)
        self._many = len(self.entries) + len(vain)
        lengths = [sum(counts.values()) for counts in self._counts]
        mean = sum(lengths) / max(1, len(lengths))
        self._norms = [_K1 * (1 - _B + _B * length / mean) for length in lengths]
        self._likely = Likely([*self._texts(), *((k, c, 1.0) for k, c in vain)], self.weight)
        self._kinds = {kind for kind, _ in vain}
        self._nearest = Nearest(self._counts, self.weight)
        self._vainest = Nearest((counts for _, counts in vain), self.weight)

    def _texts(self) -> Iterator[tuple[str, Iterable[str], float]]:
        for entry, counts in zip(self.entries, self._counts, strict=True):
            yield entry.rules[0], counts, 1.0 if entry.question else _TEXTS

    def weight(self, token: str) -> float:
        """How much a word tells: the more, the fewer texts have it."""
        seen = self._seen[token]
        return log(1 + (self._many - seen + 0.5) / (seen + 0.5))

    def find(self, question: str) -> Found:
        """The entries and rules that a question is like."""
        asked = tokens(question, self.game)
        likely = self._likely.scores(asked)
        own = {rule: score for rule, score in likely.items() if rule not in self._kinds}
        words = standard(own)
        hits = self._hits(asked)
        texts = standard(dict.fromkeys(own, 0.0) | dict(_rules(hits)))
        sums = {rule: _WORDS * words[rule] + (1 - _WORDS) * texts[rule] for rule in own}
        kind = max(self._kinds, key=lambda each: (likely[each], each))
        rules = sorted(sums.items(), key=lambda each: (-each[1], each[0])) if hits else []
        best, known = self._best(asked, hits, rules[0][0] if rules else "")
        return Found(
            tuple(rules),
            hits,
            best,
            known,
            likely[kind]
            - max(own.values())
            + _SINGLE * (self._vainest.best(asked) - self._nearest.best(asked))
            + _ADVICE * asks_advice(question),
            "strategy" if asks_advice(question) else kind.removeprefix("#"),
        )

    def _hits(self, asked: Iterable[str]) -> tuple[Hit, ...]:
        scores: dict[int, float] = defaultdict(float)
        for token in asked:
            weight = self.weight(token)
            for n, times in self._where.get(token, ()):
                scores[n] += weight * times * (_K1 + 1) / (times + self._norms[n])
        order = sorted(scores, key=lambda n: (-scores[n] * self.entries[n].weight, n))[:200]
        return tuple(Hit(self.entries[n], scores[n] * self.entries[n].weight) for n in order)

    def _best(
        self, asked: Counter[str], hits: tuple[Hit, ...], rule: str
    ) -> tuple[Hit | None, float]:
        for hit in hits[:5]:
            if self._known(asked, hit) >= SAME:
                return hit, self._known(asked, hit)
        best = next((hit for hit in hits if hit.entry.rules[0] == rule), hits[0] if hits else None)
        return best, self._known(asked, best) if best else 0.0

    def _known(self, asked: Counter[str], hit: Hit) -> float:
        mine, own = said(asked), said(tokens(hit.entry.text, self.game))
        wholes = sum(sum(map(self.weight, each)) for each in (mine, own))
        return 2 * sum(map(self.weight, mine & own)) / wholes if wholes else 0.0


def _vain(game: str) -> Iterator[tuple[str, Counter[str]]]:
    """What is asked in vain: its kind and its words. The marks before a kind keep it apart from a rule."""
    for each in elsewhere():
        for wording in (*each.words_zh, *each.words_en):
            yield f"#{each.kind}", tokens(wording, game)


def _rules(hits: Iterable[Hit]) -> Mapping[str, float]:
    """Each rule by its best hits; a rule that an entry names second counts for less."""
    best: dict[str, list[float]] = defaultdict(list)
    for hit in hits:
        for place, rule in enumerate(hit.entry.rules):
            if len(best[rule]) < _HITS:
                best[rule].append(
                    hit.score * (1 if place == 0 else _SECOND) * _LATER ** len(best[rule])
                )
    return {rule: sum(scores) for rule, scores in best.items()}


@cache
def index(game: str) -> Index:
    """The index of a game, made when it is first asked for."""
    return Index(game)
