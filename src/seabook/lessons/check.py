"""What is wrong with a lesson, in plain words, and how long it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil
from typing import Any

from seabook.engine import Complaint, Refused, Table
from seabook.lessons import asked
from seabook.lessons.file import Condition, Lesson, Step
from seabook.lessons.goal import holds, played, reaches, shortest
from seabook.playbook import PlaybookError, rules
from seabook.words import LANGUAGES, Text, say

# What a text may have at most, in English words and Chinese characters.
WORDS, CHARACTERS = 60, 100
# What a lesson may have at most: minutes, and presses before the first move of one's own.
MINUTES, PRESSES = 12, 2
# How fast a pupil reads, a minute; and how many seconds a choice, a place to find, a decision and a
# decision of a passage take.
_READS = {"en": 130, "zh_Hant": 240}
_SECONDS = {"choose": 15, "find": 25, "do": 15, "watch": 5, "read": 5}


def minutes(lesson: Lesson) -> int:
    """How many minutes a lesson takes, counted from its words, choices and moves."""
    told = [lesson.who, *lesson.can, *(text for step in lesson.step for _, text in texts(step))]
    read = max(sum(length(text, lang) for text in told) / _READS[lang] for lang in LANGUAGES)
    return ceil(read + sum(map(_seconds, lesson.step)) / 60)


def length(text: Text, lang: str) -> int:
    """The words of an English text, the characters and Latin words of a Chinese one."""
    if lang == "en":
        return len(re.findall(r"[\w’'-]+", text.en))
    return len(re.findall(r"[\u4e00-\u9fff]|[A-Za-z0-9]+", text.zh_Hant))


def texts(step: Step) -> Iterator[tuple[str, Text]]:
    """The texts of a step that everybody reads, each with its place."""
    yield from (("title", step.title), ("text", step.text))
    for name, part, field in (
        ("choose.question", step.choose, "question"),
        ("find.question", step.find, "question"),
        ("do.task", step.do, "task"),
        ("watch.task", step.watch, "task"),
    ):
        if part is not None:
            yield name, getattr(part, field)
    if step.tell is not None:
        yield "tell", step.tell


def _seconds(step: Step) -> int:
    each = _SECONDS[step.kind]
    if step.do is not None:
        return each * (1 + len(step.do.best))
    return each * len(step.passage) if step.watch is not None else each


def check(lesson: Lesson) -> tuple[Text, ...]:
    """The faults of a lesson; each names its step."""
    found = list(_whole(lesson))
    for step in lesson.step:
        try:
            faults = list(_of_step(step))
        except (Complaint, PlaybookError) as why:
            faults = [why.text]
        except Refused as why:
            faults = [say("fault.before", why=why.verdict.text)]
        found += (say("lesson.fault", step=step.id, fault=fault) for fault in faults)
    return tuple(found)


def _whole(lesson: Lesson) -> Iterator[Text]:
    steps = lesson.step
    if len({step.id for step in steps}) < len(steps):
        yield say("lesson.same-ids")
    if (takes := minutes(lesson)) > MINUTES:
        yield say("lesson.too-long", n=takes, most=MINUTES)
    if not lesson.can:
        yield say("lesson.no-end")
    if lesson.story:
        return
    first = next((n for n, step in enumerate(steps, 1) if step.moves), None)
    if first is None or first > PRESSES:
        yield say("lesson.late-move", n=first or len(steps), most=PRESSES)
    if 2 * sum(step.moves for step in steps) < len(steps):
        yield say("lesson.few-moves", n=sum(step.moves for step in steps), all=len(steps))
    asks = [step for step in steps if step.choose is not None]
    plain = [step for step in asks if step.choose and not step.choose.choices]
    if 3 * len(plain) > len(asks) and len(plain) > 1:
        yield say("lesson.yes-or-no", n=len(plain), all=len(asks))


def _of_step(step: Step) -> Iterator[Text]:
    known = rules(step.game)
    yield from (say("fault.unknown-rule", given=rule) for rule in step.rules if rule not in known)
    for place, text in texts(step):
        for lang, most in (("en", WORDS), ("zh_Hant", CHARACTERS)):
            if (n := length(text, lang)) > most:
                yield say("lesson.long-text", place=place, n=n, most=most)
    doings = [part for part in (step.choose, step.do, step.find, step.watch) if part is not None]
    if len(doings) > 1:
        yield say("lesson.two-doings")
    shown: set[str] = set()
    if step.choose is not None:
        yield from _choosing(step, shown)
    elif step.do is not None:
        yield from _doing(step, shown)
    elif step.find is not None:
        yield from _finding(step, shown)
    elif step.watch is not None:
        yield from _watching(step, shown)
    if doings and not step.rules:
        yield say("lesson.no-rule")
    parts = {rule.id: rule.part for rule in known.values()}
    for rule in step.rules:
        # What is in the box and how it is set up is told, not done.
        if (
            doings
            and rule in parts
            and rule not in shown
            and parts[rule] not in ("components", "setup")
        ):
            yield say("lesson.rule-not-shown", rule=rule, found=sorted(shown))


def _choosing(step: Step, shown: set[str]) -> Iterator[Text]:
    assert step.choose is not None
    table = step.table()
    found, offered = asked.answer(step, table), asked.choices(step, table)
    ids = [choice.id for choice, _ in offered]
    shown |= {*found.rules}
    if step.action:
        came = asked.outcome(table, step.action)
        shown |= {*came.verdict.rules, *(event.rule for event in came.events)}
    if not found.rules:
        yield say("lesson.no-rule")
    if len({*ids}) < len(ids):
        yield say("lesson.same-choices")
    if found.right not in ids:
        right = say("lesson.yes-or-no-asked") if {*ids} <= {asked.YES, asked.NO} else None
        yield right or say("lesson.right-not-offered", right=found.right, known=ids)
        return
    if not step.choose.choices and not step.action:
        yield say("lesson.nothing-asked")
    if step.told:
        legal = [each.choice for each in table.seat(step.who(table)).actions()]
        yield from (say("lesson.not-now", given=each) for each in ids if each not in legal)
        return
    for choice, _ in offered:
        if choice.because is not None and choice.id == found.right and step.choose.choices:
            yield say("lesson.because-right", given=choice.id)
    yield from _told_before(step, found.right, {c.id: text for c, text in offered})


def _told_before(step: Step, right: str, named: dict[str, Text]) -> Iterator[Text]:
    """Whether the right choice, and no other, already stands in what is read before it."""
    assert step.choose is not None
    if not step.choose.choices:
        return
    for lang in LANGUAGES:
        told = step.text.pick(lang).lower()
        before = f"{told} {step.choose.question.pick(lang)}".lower()
        said = {key for key, text in named.items() if _stands(text.pick(lang).lower(), before)}
        if _stands(say("lesson.you").pick(lang), told):  # who is called you is named as well
            said |= {step.who(step.table())} & {*named}
        if said == {right} and len(named) > 1:
            yield say("lesson.told-before", right=named[right])
            return


def _stands(text: str, before: str) -> bool:
    if text.isascii():
        return re.search(rf"(?<![\w-]){re.escape(text)}(?![\w-])", before) is not None
    return text in before


def _doing(step: Step, shown: set[str]) -> Iterator[Text]:
    assert step.do is not None
    yield from _conditions(step.do.goal, step.table())
    if not reaches(step, step.do.best):
        found = shortest(step)
        yield say("lesson.best-fails", way=found or "–")
        return
    table, events = played(step, step.do.best)
    begun = step.table()
    if holds(step.do.goal, begun, ()):
        yield say("lesson.reached-already")
    shown |= {event.rule for event in events} | _scored(step, step.do.goal)
    for n in range(len(begun.history), len(table.history)):
        shown |= {*table.history[n].action.granted(table.history[n].before)}
    if len(step.do.best) > step.do.most:
        yield say("lesson.out-of-reach", n=len(step.do.best), most=step.do.most)
    shorter = shortest(step)
    if shorter is not None and len(shorter) < len(step.do.best):
        yield say("lesson.shorter", n=len(shorter), way=shorter)


def _conditions(goal: tuple[Condition, ...], table: Table[Any]) -> Iterator[Text]:
    for each in goal:
        if bool(each.value) is bool(each.event):
            yield say("lesson.condition")
        elif each.value:
            table.game.value(table.state, each.value)
            if (each.equals, each.least, each.most, each.includes) == (None,) * 4:
                yield say("lesson.condition")


def _scored(step: Step, goal: tuple[Condition, ...]) -> set[str]:
    """The rules of a step whose line of the score its goal names: who reaches it sees it count."""
    lines = [each.value.partition(".score.")[2] for each in goal]
    return {rule for rule in step.rules for line in lines if f"{line}.".startswith(f"{rule}.")}


def _finding(step: Step, shown: set[str]) -> Iterator[Text]:
    assert step.find is not None
    shown |= _scored(step, step.find.brings)
    table = step.table()
    every = asked.places(step, table)
    fit = [action for action in every if asked.fits(step, table, action)]
    if not fit:
        yield say("lesson.nothing-fits")
    if len(fit) == len(every):
        yield say("lesson.all-fit")
    for action in every:
        came = asked.outcome(table, action)
        shown |= {*came.verdict.rules, *(event.rule for event in came.events)}


def _watching(step: Step, shown: set[str]) -> Iterator[Text]:
    table = step.table()
    begun = len(table.history)
    for decision in step.passage:
        table.play(decision)
    if len(table.history) == begun:
        yield say("lesson.nothing-shown")
    for each in table.history[begun:]:
        shown |= {*each.action.granted(each.before), *(event.rule for event in each.events)}
