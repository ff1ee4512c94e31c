"""The notebook of a lesson as a percent script, made from its file: the stage, and below it each step
as cells that may be edited and copied."""

import sys
from collections.abc import Iterator
from pathlib import Path

from seabook.lessons import Lesson, Walk, asked, read_file
from seabook.words import LANGUAGES, Text

HTML = {"zh_Hant": "zh-Hant", "en": "en"}
# What a front hides until one wants to see the code.
BELOW = "below"


def script(path: Path) -> str:
    """The whole script of a lesson file."""
    return "\n".join(_cells(read_file(path)))


def _cells(lesson: Lesson) -> Iterator[str]:
    yield _markdown([f"# {_in(lesson.title)}", _in(lesson.who)], kept=True)
    yield _code(["import seabook", "", f'seabook.stage("{lesson.name}")'], "stage")
    lines = ["from seabook.lessons import Walk, lesson", "from seabook.widgets import TableBoard"]
    yield _code([*lines, "", f'walk = Walk(lesson("{lesson.name}"))'])
    walk = Walk(lesson)
    for n, step in enumerate(lesson.step, 1):
        walk.go(n)
        asked_ = [step.asks] if step.asks is not None else []
        yield _markdown([f"## {n}. {_in(step.title)}", _in(step.text), *map(_in, asked_)])
        yield _code([f"walk.go({n})", "TableBoard(walk.table, show=walk.step.show, live=False)"])
        if step.kind != "read":
            yield _code([*_done(walk)])
    if lesson.story:
        given = 'Stepper(golden("' + lesson.game + '"))'
        lines = ["from seabook.proof.golden import golden", "from seabook.widgets import Stepper"]
        yield _markdown(["## 每一個決定\0## Every decision"])
        yield _code([*lines, "", given])
    can = [Text(f"- {each.zh_Hant}", f"- {each.en}") for each in lesson.can]
    yield _markdown(["**現在你會：**\0**What you can do now:**", "\n".join(map(_in, can))])


def _done(walk: Walk) -> Iterator[str]:
    """What does the step, in a line or two."""
    step = walk.step
    if step.choose is not None:
        yield f'walk.choose("{walk.answer.right}")'
    elif step.find is not None:
        every = asked.places(step, walk.table)
        found = next(each for each in every if asked.fits(step, walk.table, each))
        yield f'walk.find("{found.choice}")'
    elif step.do is not None:
        yield "for decision in ("
        yield from (f'    "{each}",' for each in step.do.best)
        yield from ("):", "    told = walk.play(decision)", "told")
    else:
        yield from ("for _ in walk.step.passage:", "    told = walk.watch()", "told")


def _in(text: Text) -> str:
    """Both languages, to be parted where they are written."""
    return f"{text.zh_Hant}\0{text.en}"


def _markdown(paragraphs: list[str], *, kept: bool = False) -> str:
    lines = [f'# %% [markdown] tags=["{"head" if kept else BELOW}"]']
    for i, lang in enumerate(LANGUAGES):
        lines += [f'# <div lang="{HTML[lang]}">', "#"]
        for paragraph in paragraphs:
            for row in paragraph.split("\n"):
                head, _, rest = row.partition("\0")
                mark = head[: len(head) - len(head.lstrip("#0123456789. "))] if i else ""
                lines.append(f"# {mark}{rest if i else head}")
            lines.append("#")
        lines.append("# </div>")
    return "\n".join([*lines, ""])


def _code(lines: list[str], tag: str = BELOW) -> str:
    return "\n".join([f'# %% tags=["{tag}"]', *lines, ""])


if __name__ == "__main__":
    print(script(Path(sys.argv[1])))
