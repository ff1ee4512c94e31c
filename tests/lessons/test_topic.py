"""Where a teacher leaves a topic out, no word of it is left: in lessons, boards, cards or verdicts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from seabook.drawing import drawing
from seabook.lessons import Lesson, Step, Walk, asked, every
from seabook.lessons.file import Choose
from seabook.playbook import rules
from seabook.proof.scenarios import opened, scenarios
from seabook.reference import topics
from seabook.reference.rulecard import rule
from seabook.words import LANGUAGES, Text

WORDS = re.compile("奴隸|廢奴|slave|abolition", re.IGNORECASE)
HAVE = [lesson for lesson in every() if lesson.game in topics.topics()]


@pytest.fixture(autouse=True)
def left_out() -> Iterator[None]:
    before = topics.topic()
    topics.topic("omit")
    yield
    topics.topic(before)


def _said(step: Step) -> Iterator[Text]:
    yield from (step.title, step.said, *filter(None, (step.tell, step.hint)))
    ask: Choose | None = step.choose
    if ask is not None:
        yield ask.question
        yield from filter(None, (each.because for each in ask.choices))
    for part in (step.find, step.do, step.watch):
        if part is not None:
            yield getattr(part, "question", None) or getattr(part, "task")  # noqa: B009


@pytest.mark.parametrize("lesson", HAVE, ids=lambda each: each.name)
def test_no_step_that_remains_speaks_of_it(lesson: Lesson) -> None:
    walk = Walk(lesson)
    assert walk.steps
    for n, step in enumerate(walk.steps, 1):
        walk.go(n)
        table = walk.table
        told = list(_said(step))
        if step.choose is not None:
            told += [text for _, text in walk.choices]
            told += walk.choose(walk.answer.right).texts
        elif step.find is not None:
            told += [text for each in asked.places(step, table) for text in table.check(each).lines]
        elif step.do is not None:
            for decision in step.do.best:
                told += walk.play(decision).texts
        draw = drawing(lesson.game)
        for one in (table, walk.table):
            told.append(draw.text(one.state, 0))
            for lang in LANGUAGES:
                assert not WORDS.search(draw.board(one.state, lang, 0, show=step.show)), step.id
        for text in told:
            for lang in LANGUAGES:
                assert not WORDS.search(text.pick(lang)), (step.id, text.pick(lang))


@pytest.mark.parametrize("code", [*topics.topics()])
def test_no_rule_card_speaks_of_it(code: str) -> None:
    for each in rules(code):
        if topics.concerned(each) and topics.without(each) is None:
            continue  # it has no card then
        assert not WORDS.search(rule(each)._repr_html_()), each


@pytest.mark.parametrize("code", [*topics.topics()])
def test_no_scenario_that_remains_speaks_of_it(code: str) -> None:
    for each in scenarios(code).values():
        if topics.touches(code, each):
            continue
        verdict = opened(each).check(each.action)
        for lang in LANGUAGES:
            assert not WORDS.search(verdict.text.pick(lang)), each.id
            assert not WORDS.search(each.title.pick(lang)), each.id
