"""What a question is likely to be about, by all the words that are used of each thing.

It is the naive Bayes of Rennie, Shih, Teevan and Karger (2003), "Tackling the poor assumptions of naive Bayes
text classifiers": rare words weigh more, and long texts not more than short ones. It is written out here,
a page long, because the libraries for it need numpy, and answers are given in the browser as well.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from math import log, sqrt

# What a word counts for that is never used of a thing; found on the development sets.
_UNSEEN = 0.05

Weight = Callable[[str], float]


class Likely:
    """Things and the words that are used of them; ``texts`` are a thing, the tokens of a text that is
    about it, and how much the text counts."""

    def __init__(self, texts: Iterable[tuple[str, Iterable[str], float]], weight: Weight) -> None:
        used: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        whole: dict[str, float] = defaultdict(float)
        for thing, tokens, counts in texts:
            for token, share in shares(tokens, weight).items():
                used[token][thing] += counts * share
                whole[thing] += counts * share
        self.things = tuple(sorted(whole))
        self._weight = weight
        rest = {thing: log(whole[thing] + _UNSEEN * len(used)) for thing in self.things}
        self._rest = {thing: log(_UNSEEN) - rest[thing] for thing in self.things}
        self._used = {
            token: {thing: log(how + _UNSEEN) - rest[thing] for thing, how in of.items()}
            for token, of in used.items()
        }

    def scores(self, tokens: Iterable[str]) -> Mapping[str, float]:
        """How likely each thing is, as a logarithm; a token that is used of nothing says nothing."""
        asked = shares((each for each in tokens if each in self._used), self._weight)
        unseen = sum(asked.values())
        found = {thing: unseen * rest for thing, rest in self._rest.items()}
        for token, share in asked.items():
            for thing, how in self._used[token].items():
                found[thing] += share * (how - self._rest[thing])
        return found


def shares(tokens: Iterable[str], weight: Weight) -> dict[str, float]:
    """The weights of the tokens of a text, its length set to one."""
    weights = {token: weight(token) for token in tokens}
    length = sqrt(sum(each * each for each in weights.values())) or 1.0
    return {token: each / length for token, each in weights.items()}


def standard(scores: Mapping[str, float]) -> dict[str, float]:
    """Scores as distances from their mean, in standard deviations."""
    mean = sum(scores.values()) / max(1, len(scores))
    spread = sqrt(sum((each - mean) ** 2 for each in scores.values()) / max(1, len(scores))) or 1.0
    return {thing: (each - mean) / spread for thing, each in scores.items()}


class Nearest:
    """How alike the most alike of some texts is: of the weight of both, what they have in common."""

    def __init__(self, texts: Iterable[Iterable[str]], weight: Weight) -> None:
        self._weight = weight
        self._where: dict[str, list[int]] = defaultdict(list)
        self._wholes: list[float] = []
        for n, tokens in enumerate(texts):
            own = set(tokens)
            self._wholes.append(sum(map(weight, own)))
            for token in own:
                self._where[token].append(n)

    def best(self, tokens: Iterable[str]) -> float:
        """From 0, nothing in common, to 1, the same."""
        common: dict[int, float] = defaultdict(float)
        whole = 0.0
        for token in tokens:
            weight = self._weight(token)
            whole += weight
            for n in self._where.get(token, ()):
                common[n] += weight
        return max(
            (2 * each / (whole + self._wholes[n]) for n, each in common.items()), default=0.0
        )
