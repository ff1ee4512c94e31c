"""Stating a verdict: only where a question says the same as a stored one that the engine answers.

Of all that is stored about the likely rules the wording is sought that is most alike, small words counted,
for may is not must. Its yes or no is stated where all of this holds, and else the rule's text answers:
they are alike enough; nothing that is answered otherwise is nearly as alike; most of what the words
make likely is answered so; the numbers are the same, and both or neither say no, and both or neither must.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import exp, log

from seabook.answers.answer import Kind
from seabook.answers.judging import open_ended, said_to
from seabook.answers.likely import Likely
from seabook.answers.stored import Entry, entries
from seabook.answers.tokens import HAN, plain, tokens
from seabook.words import folded

# How alike two wordings are at least, how much less what is answered otherwise, and how much of what the
# words make likely is answered so. Found on the development sets of all three games, so that no more
# than one stated verdict in fifty is wrong (benchmarks/answers.py prints the curve).
ALIKE, APART, LIKELY = 0.2, 0.18, 0.95
# So many of the likely rules are looked at, how soon a less likely one counts less, and so many of the
# entries are put to the engine.
_RULES, _LESS, _COMPARED = 3, 2.0, 12
# How sharply what is less likely is left out, of things and of their rules.
_SHARP, _RULE_SHARP = 0.3, 0.5
# What says no, and what says must.
_NO = re.compile(
    folded("不能|不可以|不用|不必|不會|不算|不行|沒有|沒了|不得|就不|不到|沒人|不夠")
    + r"|can't|cannot|can not|don't|doesn't|isn't|aren't|won't|never|no longer|not\b|nothing|nobody"
)
_MUST = re.compile(
    folded("一定|必須|必要|非得|非.{1,4}不可|強制|強迫|不得不|才能|才可以")
    + r"|\b(must|have to|has to|need to|needs? |obliged|compulsory|mandatory|forced|required)\b"
)

Scored = tuple[tuple[str, float], ...]


class Stating:
    """What is stored about a game, ready to answer questions by yes or no."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._entries = [each for each in entries(code) if each.question or each.scenario]
        counts = [tokens(each.text, code, small=True) for each in self._entries]
        self._seen = Counter(token for each in counts for token in each)
        self._vectors = [self._vector(each) for each in counts]
        texts = zip(map(_key, self._entries), counts, map(_counts, self._entries), strict=True)
        self._likely = Likely(texts, self._weight)
        self._of = {_key(each): each for each in self._entries}

    def _weight(self, token: str) -> float:
        seen, many = self._seen[token], len(self._entries)
        return log(1 + (many - seen + 0.5) / (seen + 0.5))

    def _vector(self, counts: Iterable[str]) -> dict[str, float]:
        return {token: self._weight(token) for token in counts}

    def verdict(self, question: str, rules: Scored) -> tuple[Entry, Kind] | None:
        """The stored entry that says the same, with the engine's yes or no; None where none is sure."""
        if open_ended(question) or not rules:
            return None
        near = dict(rules[:_RULES])
        asked = tokens(question, self.code, small=True)
        best: tuple[float, Entry, Kind] | None = None
        for how, entry in self._alike(question, asked, near)[:_COMPARED]:
            # The engine is asked no more than it takes: what is laid out anew costs most of the time.
            if how < (best[0] - APART if best else ALIKE):
                break
            kind = said_to(entry, self.code) if _form(question) == _form(entry.text) else None
            if best is None and kind is not None:
                best = how, entry, kind
                if entry.rules[0] != rules[0][0]:
                    return None
            elif best is not None and kind not in (None, best[2]):
                return None
        if best is None or self._share(asked, near, best[2]) < LIKELY:
            return None
        return best[1:]

    def nearest(self, question: str, rules: Scored) -> Entry | None:
        """The stored entry about the likely rules that is most alike, whatever answers it."""
        asked = tokens(question, self.code, small=True)
        alike = self._alike(question, asked, dict(rules[:_RULES])) if rules else []
        return alike[0][1] if alike else None

    def _alike(
        self, question: str, asked: Iterable[str], near: Mapping[str, float]
    ) -> list[tuple[float, Entry]]:
        """What is stored about the likely rules in the language of the question, most alike first."""
        mine, first = self._vector(asked), max(near.values())
        whole, han = sum(mine.values()), bool(HAN.search(question))
        scored = []
        for entry, own in zip(self._entries, self._vectors, strict=True):
            if entry.rules[0] in near and (entry.lang == "zh_Hant") is han:
                common = sum(weight for token, weight in mine.items() if token in own)
                less = exp((near[entry.rules[0]] - first) / _LESS)
                scored.append((2 * common / (whole + sum(own.values()) or 1.0) * less, entry))
        return sorted(scored, key=lambda each: -each[0])

    def _share(self, asked: Iterable[str], near: Mapping[str, float], kind: Kind) -> float:
        """How much of what the words make likely is answered so."""
        first = max(near.values())
        likely = {
            key: score
            for key, score in self._likely.scores(asked).items()
            if self._of[key].rules[0] in near
        }
        top = max(likely.values())
        shares = {
            key: exp((score - top) / _SHARP + (near[self._of[key].rules[0]] - first) / _RULE_SHARP)
            for key, score in likely.items()
        }
        order = sorted(shares, key=lambda key: (-shares[key], key))[:_COMPARED]
        so = sum(shares[key] for key in order if said_to(self._of[key], self.code) == kind)
        return so / sum(shares.values())


def _key(entry: Entry) -> str:
    """What answers an entry, and whether it asks for more than yes or no."""
    stored = entry.question
    own = "/".join((*stored.words_zh, *stored.words_en)) if stored else entry.scenario
    return f"{own}#{open_ended(entry.text)}"


def _counts(entry: Entry) -> float:
    return 1.0 if entry.question else 0.5


def _form(text: str) -> tuple[set[str], bool, bool]:
    """What makes of two questions with the same words two that are answered otherwise: their numbers,
    whether they say no, and whether they say must."""
    low = folded(text)
    return set(re.findall(r"\d+", plain(text))), bool(_NO.search(low)), bool(_MUST.search(low))


@cache
def stating(code: str) -> Stating:
    """What is stored about a game, made when it is first asked for."""
    return Stating(code)
