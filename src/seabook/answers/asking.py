"""A question in words, answered: found among what people ask, judged by the engine."""

from __future__ import annotations

import re
from typing import Any

import attrs

from seabook.answers.answer import Answer, Kind
from seabook.answers.index import SAME, Hit, index
from seabook.answers.judging import answered, laid
from seabook.answers.stating import stating
from seabook.answers.stored import Entry
from seabook.engine import Complaint
from seabook.games import game, names
from seabook.proof.scenarios import scenarios
from seabook.words import Text, folded, glossary

# The most letters of a question: what is longer is none.
LONGEST = 400
# From which share of a question in common on its value is given, and from where on a question is more
# like what no rules say; fixed on the development sets (benchmarks/answers.py).
SURE, VAIN = 0.5, -2.3


def ask(question: str, code: str | None = None) -> Answer:
    """Answer a question about a game, which is named or stands in the question itself.

    >>> ask("Can I ship to Europe?", "endeavor").verdict
    'no'
    """
    text = readable(question)
    where = game(code).code if code else _game_in(text)
    found = index(where).find(text)
    named = _named(text)
    other = bool(named) and where not in named
    best, ranked = found.best, tuple(rule for rule, _ in found.rules)
    if other or best is None or (found.vain > VAIN and found.known < SAME):
        return Answer(
            game=where,
            question=text,
            verdict=None,
            vain="others" if other else found.kind,
            rules=ranked[:5],
            near=_titles(found.hits),
        )
    stated = stating(where).verdict(text, found.rules)
    sure = found.known >= SURE
    near = None if sure else stating(where).nearest(text, found.rules)
    entry = stated[0] if stated else near or best.entry
    own = entry.rules if stated or sure else ()
    answer = Answer(
        game=where,
        question=text,
        verdict="text",
        understood=_title(entry, where),
        rules=tuple(dict.fromkeys([*own, *ranked]))[:5],
        near=_others(found.hits, entry),
    )
    if stated:
        return _judged(answer, entry, stated[1])
    if sure and entry.question and entry.question.kind == "value":
        return _judged(answer, entry, *answered(entry.question, where))
    return _judged(answer, entry, "text")


def _judged(answer: Answer, entry: Entry, kind: Kind, value: Any = None) -> Answer:
    """The answer with what the engine has just said to the stored entry that it was taken for."""
    if entry.scenario:
        scenario, ruled = (
            scenarios(answer.game)[entry.scenario],
            laid(answer.game, entry.scenario)[1],
        )
        answer = attrs.evolve(answer, scenario=scenario, ruled=ruled)
    put_right = entry.question.put_right if entry.question and kind != "text" else None
    return attrs.evolve(answer, put_right=put_right, verdict=kind, value=value)


def _title(entry: Entry, code: str) -> Text | None:
    if entry.question is not None:
        first = {"zh_Hant": entry.question.words_zh, "en": entry.question.words_en}
        said = {lang: next(iter(words), entry.text) for lang, words in first.items()}
        said[entry.lang] = entry.text
        return Text(said["zh_Hant"], said["en"])
    return scenarios(code)[entry.scenario].title if entry.scenario else None


def _titles(hits: tuple[Hit, ...]) -> tuple[Text, ...]:
    near = (hit.entry for hit in hits[:5] if hit.entry.question or hit.entry.scenario)
    return tuple(Text(entry.text, entry.text) for entry in near)[:1]


def _others(hits: tuple[Hit, ...], best: Entry) -> tuple[Text, ...]:
    """What else it may have been: the next entries that something else answers."""
    seen, found = {_key(best)}, list[Text]()
    for hit in hits[:20]:
        key = _key(hit.entry)
        if key and key not in seen and hit.entry.lang == best.lang:
            seen.add(key)
            found.append(Text(hit.entry.text, hit.entry.text))
    return tuple(found[:2])


def _key(entry: Entry) -> tuple[str, ...]:
    """What answers an entry: those of one stored question are alike."""
    stored = entry.question
    if stored is not None:
        return (*stored.words_zh, *stored.words_en)
    return (entry.scenario,) if entry.scenario else ()


def readable(question: Any) -> str:
    """A question as one line without control characters; :class:`Complaint` where it is none."""
    if not isinstance(question, str):
        raise Complaint("complaint.not-text", given=type(question).__name__)
    text = re.sub(
        r"\s+", " ", re.sub(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", " ", question)
    ).strip()
    if not re.search(r"\w", text):
        raise Complaint("complaint.question-empty")
    if len(text) > LONGEST:
        raise Complaint("complaint.question-long", most=LONGEST)
    return text


def _game_in(text: str) -> str:
    """The game that a question names; one that names none is asked back."""
    named = _named(text)
    if len(named) == 1:
        return named[0]
    known = [game(code).name for code in names()]
    raise Complaint("complaint.question-game", known=known)


def _named(text: str) -> list[str]:
    """The games whose titles stand in a text."""
    low = folded(text)
    return [
        code
        for code in names()
        if any(folded(name) in low for name in glossary()[code.replace("_", "-")].words)
    ]
