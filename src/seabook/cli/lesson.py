"""Lessons: which there are, what is wrong with a file, and a lesson walked in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from seabook.cli.common import JSON, as_json_text, spoken, text_of, texts
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Refused
from seabook.games import game, names
from seabook.lessons import Lesson, Told, Walk, lesson, lessons, read_file
from seabook.lessons.check import check, minutes
from seabook.words import Text, quoted, say


@click.group("lesson")
def lesson_group() -> None:
    """Lessons: list them, check a file of your own, or walk through one here."""


@lesson_group.command("list")
@click.argument("code", metavar="[GAME]", default="")
@JSON
@spoken
def lesson_list(code: str, as_json: bool) -> None:
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
        click.echo(f"{each.name}  {_takes(each).show()}")


@lesson_group.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@spoken
def lesson_check(files: tuple[Path, ...]) -> None:
    """Say in plain words what is wrong with lesson files, and how long they take; exit 1 if anything is."""
    wrong = 0
    for file in files:
        text_of(file)
        found = read_file(file)
        for fault in check(found):
            wrong += 1
            click.echo(f"{quoted(file.name)}: {fault.show()}")
        click.echo(_takes(found).show())
    click.echo(say("lesson.checked", n=len(files), wrong=wrong).show())
    raise SystemExit(1 if wrong else 0)


@lesson_group.command("run")
@click.argument("name", metavar="LESSON|FILE")
@spoken
def lesson_run(name: str) -> None:
    """Walk through a lesson: one of ours by its name, or a file."""
    walk = Walk(read_file(Path(name)) if name.endswith(".toml") else lesson(name))
    click.echo(f"{walk.lesson.title.show()}\n{walk.lesson.who.show()}")
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
            elif given == "n" or (not given and walk.record.done):
                if walk.number == len(walk.steps):
                    self._end()
                    return
                walk.next()
            else:
                self._answer(given)

    def _show(self) -> None:
        walk, step = self.walk, self.walk.step
        head = say("walk.step", n=walk.number, all=len(walk.steps), title=step.title)
        click.echo(f"\n{head.show()}\n{walk.text.show()}")
        if step.kind != "read":
            self._board()
        for part, name in (
            (step.choose, "question"),
            (step.find, "question"),
            (step.do, "task"),
            (step.watch, "task"),
        ):
            if part is not None:
                click.echo(getattr(part, name).show())
        if step.choose is not None:
            for n, (_, text) in enumerate(walk.choices, 1):
                click.echo(f"  {n}. {' / '.join(dict.fromkeys(text.show().splitlines()))}")

    def _board(self) -> None:
        place = self.walk.table.seat(self.walk.seat)
        state = place.imagined if self.walk.table.game.hides else self.walk.table.state
        seat = self.walk.table.game.seat(self.walk.seat).i
        click.echo(drawing(self.walk.table.game.code).text(state, seat).show())

    def _asked(self) -> str:
        slug = "ask-number" if self.walk.step.kind in ("choose", "do") else "ask-on"
        if self.walk.step.kind == "find":
            slug = "ask-find"
        if self.walk.record.done:
            slug = "ask-on"
        elif self.walk.step.kind == "do":
            for n, action in enumerate(self._offered(), 1):
                click.echo(f"  {n}. {action.phrase.show()}")
        click.echo(say(f"walk.{slug}").show())
        given: str = click.prompt("", default="", show_default=False, prompt_suffix="> ")
        return given.strip()

    def _offered(self) -> list[Action]:
        return self.walk.table.seat(self.walk.seat).actions()

    def _answer(self, given: str) -> None:
        walk, kind = self.walk, self.walk.step.kind
        try:
            if given == "h":
                click.echo(walk.hint().show())
            elif given == "a":
                walk.again()
            elif given == "u":
                walk.undo()
            elif kind == "choose":
                ids = [choice.id for choice, _ in walk.choices]
                at = int(given) - 1 if given.isdigit() and 0 < int(given) <= len(ids) else None
                self._tell(walk.choose(ids[at] if at is not None else given))
            elif kind == "find":
                self._tell(walk.find(given))
            elif kind == "do":
                offered = self._offered()
                at = int(given) - 1 if given.isdigit() and 0 < int(given) <= len(offered) else None
                self._tell(walk.play(offered[at].notation if at is not None else given))
            elif kind == "watch":
                self._tell(walk.watch())
            else:
                walk.read()
        except Refused as why:
            click.echo(str(why.verdict))
        except Complaint as why:
            click.echo(str(why))

    def _tell(self, told: Told) -> None:
        click.echo(str(told))

    def _end(self) -> None:
        walk = self.walk
        done = sum(record.done for record in walk.records.values())
        click.echo(say("walk.over", n=len(walk.steps), done=done).show())
        click.echo(say("walk.can").show())
        for each in walk.lesson.can:
            click.echo("\n".join(f"- {line}" for line in each.show().splitlines()))
