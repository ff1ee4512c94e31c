"""Lessons: which there are, what is wrong with a file, and a lesson walked in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from seabook.cli.common import FILE, GAME, JSON, as_json_text, checked, spoken, text_of, texts
from seabook.cli.help import Group
from seabook.cli.orders import number
from seabook.cli.output import tell
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Refused
from seabook.games import game, names
from seabook.lessons import Lesson, Walk, lesson, lessons, read_file
from seabook.lessons.check import check, minutes
from seabook.words import Text, quoted, say


@click.group("lesson", cls=Group)
def lesson_group() -> None:
    """Lessons: list them, check a file of your own, or walk through one here."""


@lesson_group.command("list")
@click.argument("code", type=GAME, metavar="[GAME]", required=False)
@JSON
@spoken
def lesson_list(code: str | None, as_json: bool) -> None:
    """List the lessons with their minutes."""
    codes = [game(code).code] if code else names()
    found = [each for one in codes for each in lessons(one).values()]
    if as_json:
        rows = [
            {
                "id": each.name,
                "title": texts(each.title),
                "steps": len(each.step),
                "minutes": minutes(each),
            }
            for each in found
        ]
        click.echo(as_json_text(rows))
        return
    for each in found:
        tell(f"{each.name}  {_takes(each).show()}")


@lesson_group.command("check")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE")
@spoken
def lesson_check(files: tuple[Path, ...]) -> None:
    """Say in plain words what is wrong with lesson files, and how long they take; exit 1 if anything is."""
    wrong = 0
    for file in files:
        text_of(file)
        with checked():
            found = read_file(file)
        for fault in check(found):
            wrong += 1
            tell(f"{quoted(file.name)}: {fault.show()}")
        tell(_takes(found))
    tell(say("lesson.checked", n=len(files), wrong=wrong))
    raise SystemExit(1 if wrong else 0)


@lesson_group.command("run")
@click.argument("name", metavar="LESSON|FILE")
@spoken
def lesson_run(name: str) -> None:
    """Walk through a lesson: one of ours by its name, or a file."""
    walk = Walk(lesson(name))
    tell(f"{walk.lesson.title.show()}\n{walk.lesson.who.show()}")
    _Reader(walk).run()


def _takes(each: Lesson) -> Text:
    return say("lesson.takes", title=each.title, steps=len(each.step), n=minutes(each))


class _Reader:
    """One learner at a terminal: what is typed goes to the walk, what the walk says is printed."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    def run(self) -> None:
        """From step to step until the last is done, or the learner leaves."""
        walk = self.walk
        shown = 0
        while True:
            if shown != walk.number:
                shown = walk.number
                self._show()
            given = self._asked()
            if given == "q":
                return
            if given == "b":
                walk.back()
            elif given == "n" or (not given and walk.record.done and not walk.watching):
                if walk.number == len(walk.steps):
                    self._end()
                    return
                walk.next()
            else:
                self._answer(given)

    def _show(self) -> None:
        walk, step = self.walk, self.walk.step
        head = say("walk.step", n=walk.number, all=len(walk.steps), title=step.title)
        tell(f"\n{head.show()}\n{walk.text.show()}")
        if step.kind != "read":
            self._board()
        if step.asks is not None:
            tell(step.asks)
        if step.choose is not None:
            for n, (_, text) in enumerate(walk.choices, 1):
                tell(f"  {n}. {' / '.join(dict.fromkeys(text.show().splitlines()))}")

    def _board(self) -> None:
        place = self.walk.table.seat(self.walk.seat)
        state = place.imagined if self.walk.table.game.hides else self.walk.table.state
        seat = self.walk.table.game.seat(self.walk.seat).i
        tell(drawing(self.walk.table.game.code).text(state, seat))

    def _asked(self) -> str:
        done = self.walk.record.done
        kind = "watch" if self.walk.watching else "read" if done else self.walk.step.kind
        if kind == "do":
            for n, action in enumerate(self._offered(), 1):
                tell(f"  {n}. {action.phrase.show()}")
        slugs = {"choose": "walk.ask-number", "do": "walk.ask-number", "find": "walk.ask-find"}
        tell(say(slugs.get(kind, "walk.ask-on")))
        given: str = click.prompt("", default="", show_default=False, prompt_suffix="> ")
        return given.strip()

    def _offered(self) -> list[Action]:
        return self.walk.table.seat(self.walk.seat).actions()

    def _answer(self, given: str) -> None:
        walk, kind = self.walk, "watch" if self.walk.watching else self.walk.step.kind
        try:
            if given == "h":
                tell(walk.hint())
            elif given == "a":
                walk.again()
            elif given == "u":
                walk.undo()
            elif kind == "choose":
                tell(walk.choose(_numbered(given, [choice.id for choice, _ in walk.choices])))
            elif kind == "find":
                tell(walk.find(given))
            elif kind == "do":
                tell(walk.play(_numbered(given, [each.notation for each in self._offered()])))
            elif kind == "watch":
                tell(walk.watch())
            else:
                walk.read()
        except Refused as why:
            tell(why.verdict)
        except Complaint as why:
            tell(why)

    def _end(self) -> None:
        walk = self.walk
        done = sum(record.done for record in walk.records.values())
        tell(say("walk.over", n=len(walk.steps), done=done))
        tell(say("walk.can"))
        for each in walk.lesson.can:
            tell("\n".join(f"- {line}" for line in each.show().splitlines()))


def _numbered(given: str, offered: Sequence[str]) -> str:
    """The one of these that has the number given; else what was given itself."""
    n = number(given)
    return offered[n - 1] if n is not None and 0 < n <= len(offered) else given
