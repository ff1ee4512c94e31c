"""Actions found by loose words: ``attack here``, ``插倫敦的旗``, ``the ship to Africa``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from math import log

import attrs

from seabook.answers.tokens import HAN, plain, said, tokens
from seabook.engine import Kind
from seabook.games import game
from seabook.words import glossary

# What a word counts that names the kind of action, and a kind that may be done now.
_NAMED, _OPEN = 3.0, 1.0
# From where on words name an action at all.
_ENOUGH = 2.5


@attrs.frozen
class Named:
    """What a text names: the kind of action, and the notations of those of its actions that fit best,
    without the seat. ``aimed`` where the text says at what."""

    kind: Kind
    actions: tuple[str, ...]
    aimed: bool


class Naming:
    """The actions of a game by what people call them."""

    def __init__(self, code: str) -> None:
        self.code = code
        found = game(code)
        first = found.seats[0]
        mine = [each for each in found.space.actions if each.seat is first]
        self._kinds = {each.kind.code: each.kind for each in mine}
        self._terms = {term.id: term.action for term in glossary().values() if term.action}
        self._aims: dict[str, list[tuple[str, set[str]]]] = {}
        for each in mine:
            text = each.text
            own = self._words(f"{each.kind.name.zh_Hant} {each.kind.name.en}")
            said = self._words(f"{text.zh_Hant} {text.en} {each.notation}")
            aims = {one for one in said if one not in own}
            aims -= self._words(f"{first.name.zh_Hant} {first.name.en} {first.code}")
            self._aims.setdefault(each.kind.code, []).append((tail(each.notation), aims))
        self._seen = Counter(
            one for rows in self._aims.values() for _, aims in rows for one in aims
        )
        self._many = len(mine)

    def _words(self, text: str) -> set[str]:
        return {each for each in tokens(text, self.code) if not each.startswith("^")}

    def find(self, question: str, may: Collection[str] = ()) -> Named | None:
        """What a question names; ``may`` are the kinds of what may be done now, which are meant sooner."""
        asked = self._words(question)
        best: tuple[float, Named] | None = None
        for code, rows in self._aims.items():
            named = self._names(code, asked, question)
            scored = [(sum(map(self._weight, aims & asked)), action) for action, aims in rows]
            aim = max(score for score, _ in scored)
            score = named + aim + _OPEN * (code in may)
            if not (named or (aim >= _ENOUGH and code in may)) or score < _ENOUGH:
                continue
            if best is None or score > best[0]:
                fitting = tuple(action for score, action in scored if score == aim)
                aimed = aim > 0 or len(rows) == 1
                best = score, Named(self._kinds[code], fitting, aimed)
        return best[1] if best else None

    def _names(self, code: str, asked: set[str], question: str) -> float:
        """How much a question names a kind: by the glossary's words for it, or by its own."""
        if any(self._terms.get(each[1:]) == code for each in asked if each[0] == "§"):
            return _NAMED
        name = self._kinds[code].name
        if HAN.search(question):
            return _NAMED if plain(name.zh_Hant) in plain(question) else 0.0
        own = said(tokens(name.en, self.code))
        no = "not" in name.en.split() and "not" not in question.split()
        return _NAMED if own and own <= asked and not no else 0.0

    def _weight(self, token: str) -> float:
        return log(1 + self._many / (1 + self._seen[token]))


def tail(notation: str) -> str:
    """An action without its seat."""
    return notation.partition(": ")[2]


@cache
def naming(code: str) -> Naming:
    """The actions of a game by what people call them, made when first asked for."""
    return Naming(code)
