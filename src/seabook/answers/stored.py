"""What people ask: stored questions, each tied to what answers it.

``playbook/<game>/questions.toml`` holds them in the loose words used at a table. No verdict is typed
in it: that of the scenario is taken, or of a value in its position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import attrs

from seabook.files import data
from seabook.lessons.file import Condition
from seabook.playbook import PlaybookError, misreadings, read, rules
from seabook.proof.scenarios import scenarios
from seabook.words import Text, glossary


@attrs.frozen(kw_only=True, eq=False)
class Question:
    """One thing that people ask, in several wordings; ``rules`` answer it, the main one first.

    With a ``scenario`` its verdict is the answer, yes or no; ``turned`` where the wordings ask the other
    way round (is it forbidden?). ``value`` is a path in the position after what the scenario asks
    for, or of a set-up; ``holds`` a condition there, which makes yes or no of it. ``put_right`` says what
    is wrong with what the question takes for granted. With none of these the rule's own text is the
    answer.
    """

    rules: tuple[str, ...]
    words_zh: tuple[str, ...] = ()
    words_en: tuple[str, ...] = ()
    scenario: str = ""
    turned: bool = False
    value: str = ""
    holds: Condition | None = None
    put_right: Text | None = None

    @property
    def kind(self) -> Literal["may", "value", "holds", "text"]:
        """What kind of answer it has."""
        if self.holds is not None:
            return "holds"
        if self.value:
            return "value"
        return "may" if self.scenario else "text"


@attrs.frozen(kw_only=True)
class Talk:
    """What people at a table call a term of the glossary; it helps finding, and nothing is written so."""

    term: str
    words_zh: tuple[str, ...] = ()
    words_en: tuple[str, ...] = ()


@attrs.frozen
class _File:
    game: str
    question: tuple[Question, ...] = ()
    talk: tuple[Talk, ...] = ()


@cache
def stored(code: str) -> tuple[Question, ...]:
    """The stored questions of a game; :class:`PlaybookError` where a rule or scenario is unknown."""
    found = _file(code)
    for fault in _faults(code, found):
        raise PlaybookError(f"{code}/questions.toml: {fault}")
    return found.question


def talk(code: str) -> tuple[Talk, ...]:
    """What people at a table call the things of a game."""
    return _file(code).talk


@cache
def _file(code: str) -> _File:
    name = f"{code}/questions.toml"
    return read(name, _File) if (data("playbook") / name).exists() else _File(code)


def _faults(code: str, found: _File) -> Iterator[str]:
    yield from (
        f"there is no term {each.term}" for each in found.talk if each.term not in glossary()
    )
    for n, each in enumerate(found.question, 1):
        yield from (
            f"question {n}: there is no rule {one}" for one in each.rules if one not in rules(code)
        )
        if each.scenario and each.scenario not in scenarios(code):
            yield f"question {n}: there is no scenario {each.scenario}"
        if not each.rules or not (each.words_zh or each.words_en):
            yield f"question {n}: it needs rules and words"


@attrs.frozen(eq=False)
class Entry:
    """One text that a question may be like, with what answers it."""

    text: str
    lang: str
    rules: tuple[str, ...]
    question: Question | None = None
    scenario: str = ""
    weight: float = 1.0


@cache
def entries(code: str) -> tuple[Entry, ...]:
    """All that a question about a game is compared with: stored questions, titles of scenarios, rules,
    misreadings."""
    return tuple(_entries(code))


def _entries(code: str) -> Iterator[Entry]:
    for each in stored(code):
        for lang, wordings in (("zh_Hant", each.words_zh), ("en", each.words_en)):
            for wording in wordings:
                yield Entry(wording, lang, each.rules, each, each.scenario)
    for scenario in scenarios(code).values():
        if scenario.id.startswith("option-") or not scenario.rules:
            continue
        texts = [scenario.title, *([scenario.ask] if scenario.ask else [])]
        for lang, text in ((lang, text) for text in texts for lang in ("zh_Hant", "en")):
            yield Entry(text.pick(lang), lang, scenario.rules, None, scenario.id, 0.65)
    for rule in rules(code).values():
        for lang in ("zh_Hant", "en"):
            yield Entry(rule.title.pick(lang), lang, (rule.id,))
            yield Entry(rule.text.pick(lang), lang, (rule.id,))
    for wrong in misreadings(code).values():
        for lang in ("zh_Hant", "en"):
            yield Entry(wrong.says.pick(lang), lang, wrong.rules)
