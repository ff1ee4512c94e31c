"""The pages that there are: the lessons with their minutes, and where all else is found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import attrs

from seabook.lessons.check import minutes
from seabook.lessons.file import Lesson
from seabook.lessons.shelf import every, stories
from seabook.playbook import read
from seabook.words import Text

Kind = Literal["lesson", "questions", "table", "story", "rules", "atlas", "lab", "teacher"]


@attrs.frozen(kw_only=True)
class Page:
    """One page: its notebook, its title, how long it takes; ``lesson`` is the name of its lesson. One
    without a ``game`` is about all of them."""

    path: str
    game: str
    kind: Kind
    title: Text
    minutes: int = 0
    lesson: str = ""


@attrs.frozen
class _File:
    page: tuple[Page, ...]


@cache
def pages() -> tuple[Page, ...]:
    """All pages, the lessons of each game first.

    >>> [page.path for page in pages()][0]
    'endeavor/01_ship_open_occupy.ipynb'
    """
    found = [*_of_files(), *read("pages.toml", _File).page]
    return tuple(sorted(found, key=lambda page: page.kind != "lesson"))


def _of_files() -> Iterator[Page]:
    yield from (_of_file(each, "lesson") for each in every())
    yield from (_of_file(each, "story") for each in stories())


def _of_file(each: Lesson, kind: Kind) -> Page:
    return Page(
        path=f"{each.game}/{each.file}.ipynb",
        game=each.game,
        kind=kind,
        title=each.title,
        minutes=minutes(each),
        lesson=each.name,
    )


def after(lesson: str) -> Page | None:
    """The lesson that follows one, in the same game."""
    found = [page for page in pages() if page.kind == "lesson"]
    at = next((n for n, page in enumerate(found) if page.lesson == lesson), None)
    if at is None or at + 1 == len(found) or found[at + 1].game != found[at].game:
        return None
    return found[at + 1]
