"""Where the lessons lie: those of each game, the golden games that are told, and one by its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import attrs

from seabook.engine import Complaint
from seabook.files import data
from seabook.games import game, names
from seabook.lessons.file import Lesson
from seabook.playbook import PlaybookError, read_toml, structure


def read_file(path: Path, code: str = "") -> Lesson:
    """A lesson from its file; :class:`PlaybookError` names every bad place."""
    found = structure(read_toml(path), Lesson, path.name)
    if code and found.game != code:
        raise PlaybookError(f"{path.name}: game: it stands among the lessons of {code}")
    game(found.game)
    name = path.stem.lstrip("0123456789_").replace("_", "-")
    steps = tuple(
        attrs.evolve(step, game=found.game, components=found.components) for step in found.step
    )
    return attrs.evolve(found, id=found.id or name, file=path.stem, step=steps)


@cache
def lessons(code: str) -> Mapping[str, Lesson]:
    """The lessons of a game by id, in the order of their files.

    >>> [*lessons("endeavor")][0]
    'ship-open-occupy'
    """
    folder = data("playbook") / code / "lessons"
    found = [read_file(path, code) for path in sorted(folder.glob("*.toml"))]
    return {lesson.id: lesson for lesson in found}


@cache
def story(code: str) -> Lesson | None:
    """The golden game of a game as turning points; None where it is not told so."""
    path = data("playbook") / code / "story.toml"
    return read_file(path, code) if path.exists() else None


def every() -> Iterator[Lesson]:
    """All lessons of all games."""
    for code in names():
        yield from lessons(code).values()


def stories() -> Iterator[Lesson]:
    """The golden games that are told."""
    yield from filter(None, map(story, names()))


def lesson(name: str) -> Lesson:
    """A lesson by its name, ``endeavor/ship-open-occupy``, by its id alone, or from a file."""
    if name.endswith(".toml"):
        return read_file(Path(name))
    all_ = [*every(), *stories()]
    found = [each for each in all_ if name in (each.name, each.id)]
    if not found:
        raise Complaint("complaint.lesson", given=name, known=[each.name for each in all_])
    return found[0]
