"""A lesson walked in the terminal."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from seabook.cli import main
from seabook.lessons import Lesson, Walk, every

LESSONS = [*every()]


def walked(lesson: Lesson, *typed: str, lang: str = "en") -> Result:
    given = ["lesson", "run", lesson.name, "--lang", lang]
    return CliRunner().invoke(main, given, input="".join(f"{line}\n" for line in typed))


def way(lesson: Lesson) -> list[str]:
    """What one types to do every step, and go on."""
    walk, typed = Walk(lesson), list[str]()
    for n, step in enumerate(walk.steps, 1):
        walk.go(n)
        if step.choose is not None:
            ids = [choice.id for choice, _ in walk.choices]
            typed.append(str(1 + ids.index(walk.answer.right)))
        elif step.do is not None:
            typed += step.do.best
        elif step.watch is not None:
            typed += [" "] * len(step.passage)
        typed.append("n")
    return typed


@pytest.mark.parametrize("lang", ["en", "zh_Hant"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.name)
def test_a_lesson_is_walked_to_its_end(lesson: Lesson, lang: str) -> None:
    told = walked(lesson, *way(lesson), lang=lang)
    assert told.exception is None, told.output
    assert lesson.can[-1].pick(lang) in told.output
    steps = len(lesson.steps)
    asked = sum(step.find is not None for step in lesson.steps)
    counted = {"en": f"{steps - asked} of {steps}", "zh_Hant": str(steps - asked)}
    assert counted[lang] in told.output


@pytest.mark.parametrize(
    "given", ["²", "0", "999", "1" * 5000, "-1", "①②", "red: nothing", "？", ":"]
)
@pytest.mark.parametrize("n", range(1, len(LESSONS[0].steps) + 1))
def test_what_is_no_answer_gets_a_sentence(given: str, n: int) -> None:
    told = walked(LESSONS[0], *["n"] * (n - 1), given, "q")
    assert told.exit_code == 0, told.exception
    assert told.output.split("> ")[-2].strip()
