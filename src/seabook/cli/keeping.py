"""The game of a sitting on disk: saved where one says, and kept when one leaves."""

from __future__ import annotations

import shlex
from itertools import count
from pathlib import Path

import click

from seabook.engine import Complaint
from seabook.engine.saves import is_save
from seabook.files import FileError, read_text, write_whole


def save(name: str, text: str) -> None:
    """Write a game to a file; only a save may be written over."""
    try:
        path = Path(name).resolve()  # behind a link, the file itself
        is_new = not path.exists()
    except (OSError, ValueError, RuntimeError):
        raise Complaint("complaint.write", given=name) from None
    if not is_new and not _holds_save(path):
        raise Complaint("complaint.save-other", given=name)
    try:
        write_whole(path, text)
    except FileError as why:
        raise Complaint(why.slug, given=name) from None


def keep(code: str, text: str) -> Path | None:
    """Keep an unfinished game among the user's own files, over no other; None where it cannot be."""
    folder = Path(click.get_app_dir("seabook"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = next(path for n in count(1) if not (path := folder / f"{code}-{n}.json").exists())
        write_whole(path, text)
    except OSError:
        return None
    return path


def command(path: Path, seats: list[str]) -> str:
    """What to type to go on with a game that was kept."""
    return f"seabook play {shlex.quote(str(path))} --me {','.join(seats)}"


def _holds_save(path: Path) -> bool:
    try:
        return is_save(read_text(path))
    except FileError:
        return False
