"""What every command shares: the language, clear sentences for mistakes, tables from arguments."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from seabook import words
from seabook.cli.speech import Mistake
from seabook.engine import Complaint, Table
from seabook.files import LARGEST, FileError, read_text
from seabook.games import code_of, game, load
from seabook.playbook import PlaybookError
from seabook.reference import topics

F = TypeVar("F", bound=Callable[..., Any])


class _Game(click.ParamType[str]):
    """A game by its code or any of its names."""

    name = "game"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        """The code of the game."""
        try:
            return code_of(value)
        except Complaint as why:
            raise Mistake(why.slug, why.text, **why.values) from None


GAME = _Game()
COMPONENTS = click.option(
    "--components", default=None, metavar="SET|FILE", help="cli.option.components"
)
JSON = click.option("--json", "as_json", is_flag=True, help="cli.option.json")
FILE = click.Path(path_type=Path)


def spoken(command: F) -> F:
    """Turn what a user got wrong into one clear sentence."""

    @wraps(command)
    def run(*args: Any, **options: Any) -> Any:
        try:
            return command(*args, **options)
        except Complaint as why:
            raise Mistake(why.slug, why.text, **why.values) from None
        except PlaybookError as why:
            raise _of_a_file(why, 2) from None

    return run  # type: ignore[return-value]


@contextmanager
def checked() -> Iterator[None]:
    """Where a file is asked about, what is wrong in it is the answer No."""
    try:
        yield
    except PlaybookError as why:
        raise _of_a_file(why, 1) from None


def _of_a_file(why: PlaybookError, code: int) -> Mistake:
    return Mistake("file.head", why.text, code=code, file=why.file, n=len(why.faults))


def table_of(where: str, players: int, seed: int, components: str | None = None) -> Table[Any]:
    """The table of a save, or a new one of the game named, as the topic switch has it."""
    path = Path(where)
    try:
        is_save = path.suffix == ".json" or (path.exists() and not path.is_dir())
    except (OSError, ValueError):  # no file can have such a name
        is_save = False
    if is_save:
        return load(text_of(path), components)
    code = code_of(where)
    return game(code, components).table(players, seed, **topics.options(code))


def text_of(path: Path) -> str:
    """The text of a file, or one sentence about it."""
    try:
        return read_text(path)
    except FileError as why:
        raise Complaint(why.slug, given=path, most=LARGEST) from None


def lines(text: words.Text) -> list[str]:
    """A text in each language shown."""
    return [text.pick(code) for code in words.shown()]


def texts(text: words.Text) -> dict[str, str]:
    """Both languages of a text, for programs."""
    return {"zh_Hant": text.zh_Hant, "en": text.en}


def as_json_text(data: Any) -> str:
    """Plain data as JSON that people can read."""
    return json.dumps(data, ensure_ascii=False, indent=1)
