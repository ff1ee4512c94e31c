"""A question in words, answered: found among what people ask, judged by the engine."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import attrs

from seabook.answers.answer import Answer, Kind
from seabook.answers.index import SAME, Found, Hit, index
from seabook.answers.stored import Entry, Question
from seabook.engine import Complaint, Verdict
from seabook.games import game, names
from seabook.lessons.asked import outcome
from seabook.lessons.goal import holds
from seabook.proof.expectations import plain
from seabook.proof.scenarios import Scenario, opened, scenarios
from seabook.words import Text, folded, glossary

# The most letters of a question: what is longer is none.
LONGEST = 400
# From which share of a question in common on its verdict is given, and from where on a question is more
# like what no rules say; fixed on the development sets (benchmarks/answers.py).
SURE, VAIN = 0.5, -1.25
# How much worse the next stored question must fit that is answered otherwise.
AGREED = 0.5


def ask(question: str, code: str | None = None) -> Answer:
    """Answer a question about a game, which is named or stands in the question itself.

    >>> ask("Can I ship to Europe?", "endeavor").verdict
    'no'
    """
    text = _readable(question)
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
    own = best.entry.rules if found.known >= SURE else ()
    answer = Answer(
        game=where,
        question=text,
        verdict="text",
        understood=_title(best.entry, where),
        rules=tuple(dict.fromkeys([*own, *ranked]))[:5],
        near=_others(found.hits, best),
    )
    return _judged(answer, found, best, where)


# What asks for more than yes or no, and what asks for yes or no all the same.
_OPEN = re.compile(
    r"\b(how|what|which|where|when|who|whose|why|number of|count)\b|怎么|怎样|如何|什么|哪|谁|几|多少|为何|啥|干嘛"
)
_CLOSED = re.compile(
    r"吗|[可能会要行]不[可能会要行]|有没有|是不是|^(so )?(can|may|do|does|is|are|must|should|will|am|did)\b|对吧|行吗"
)


def open_ended(question: str) -> bool:
    """Whether a question asks for more than yes or no.

    >>> open_ended("How does Ship work?"), open_ended("Can I ship to Europe?")
    (True, False)
    """
    low = folded(question).strip()
    return bool(_OPEN.search(low)) and not _CLOSED.search(low)


def _judged(answer: Answer, found: Found, taken: Hit, code: str) -> Answer:
    """The answer with the engine's verdict on what the question was taken for, where that is sure: what
    it is like says so with one voice."""
    best = taken.entry
    if best.scenario:
        ruled = _laid(code, best.scenario)[1]
        answer = attrs.evolve(answer, scenario=scenarios(code)[best.scenario], ruled=ruled)
    stored = best.question
    if stored is None or found.known < SURE:
        return answer
    kind, value = _answered(stored, code)
    if kind in ("yes", "no"):
        vague = open_ended(answer.question) or open_ended(best.text)
        if vague or (found.known < SAME and _voices(found, taken, code) < AGREED):
            return answer
    return attrs.evolve(answer, put_right=stored.put_right, verdict=kind, value=value)


def _voices(found: Found, best: Hit, code: str) -> float:
    """How much better the best stored question fits than the best one that is answered otherwise: 1 where
    there is no other."""
    said = _key(best)
    assert best.entry.question is not None
    verdict = _answered(best.entry.question, code)[0]
    for hit in found.hits:
        stored = hit.entry.question
        if stored is None or _key(hit) == said or open_ended(hit.entry.text):
            continue
        same = hit.entry.rules[0] == best.entry.rules[0]
        if not (same and _answered(stored, code)[0] == verdict):
            return 1 - hit.score / best.score
    return 1.0


def _answered(stored: Question, code: str) -> tuple[Kind, Any]:
    if stored.kind == "text":
        return "text", None
    table, verdict = _laid(code, stored.scenario)
    if stored.kind == "value":
        return "value", plain(table.game.value(table.state, stored.value))
    if stored.holds is not None:
        so = holds([stored.holds], table, ())
    else:
        assert verdict is not None
        so = verdict.legal
    return ("no" if so is stored.turned else "yes"), None


@cache
def _laid(code: str, scenario_id: str) -> tuple[Any, Verdict | None]:
    """The table after what a scenario asks for and what it begins, where that is possible, with the verdict
    on it; without a scenario a new table as it is set up."""
    if not scenario_id:
        return game(code).table(players=3), None
    scenario: Scenario = scenarios(code)[scenario_id]
    came = outcome(opened(scenario), scenario.action)
    for line in scenario.then if came.verdict.legal else ():
        came.after.play(line)
    return came.after, came.verdict


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


def _others(hits: tuple[Hit, ...], best: Hit) -> tuple[Text, ...]:
    """What else it may have been: the next entries that something else answers."""
    seen, found = {_key(best)}, list[Text]()
    for hit in hits[:20]:
        key = _key(hit)
        if key and key not in seen and hit.entry.lang == best.entry.lang:
            seen.add(key)
            found.append(Text(hit.entry.text, hit.entry.text))
    return tuple(found[:2])


def _key(hit: Hit) -> tuple[str, ...]:
    """What answers an entry: those of one stored question are alike."""
    stored = hit.entry.question
    if stored is not None:
        return (*stored.words_zh, *stored.words_en)
    return (hit.entry.scenario,) if hit.entry.scenario else ()


def _readable(question: Any) -> str:
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
