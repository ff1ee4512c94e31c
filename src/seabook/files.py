"""Where Seabook's data lies, and how a user's files are read and written: whole, or not at all."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TextIO

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]

# A save or a file of values holds a few thousand short lines; anything far larger is none.
LARGEST = 2_000_000


class FileError(OSError):
    """A file that cannot be read or written; ``slug`` says which way, for the sentence."""

    def __init__(self, slug: str, why: str) -> None:
        self.slug = slug
        super().__init__(why)


def data(folder: str) -> Path:
    """The folder ``playbook``, ``notebooks`` or ``translations`` of this installation.

    A wheel carries all three in ``seabook/data``; an editable install finds the first two at the
    top of the checkout, so that an edited rule is read at once.

    >>> (data("playbook") / "glossary.toml").exists()
    True
    """
    for place in (_PACKAGE / "data" / folder, _CHECKOUT / folder):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"this installation of Seabook lacks its folder {folder!r}")


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a regular file of at most so many bytes; a pipe or a device is never opened."""
    try:
        if not path.is_file():
            if path.exists():
                raise FileError("complaint.file-kind", "it is not a regular file")
            raise FileError("complaint.file", "there is no such file")
        with path.open("rb") as file:
            found = file.read(most + 1)
        if len(found) > most:
            raise FileError("complaint.file-large", f"it has more than {most} bytes")
        return found.decode("utf-8").replace("\r\n", "\n")
    except FileError:
        raise
    except (OSError, ValueError) as why:  # a name that no file can have is a ValueError
        raise FileError("complaint.file", str(why)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all: what stood there before is replaced in one step.

    A symbolic link at ``path`` is replaced too, not followed; a file that may not be written stays.
    """
    try:
        is_old = path.is_file()
        if is_old and not os.access(path, os.W_OK):
            raise FileError("complaint.write", "it is protected")
        beside, file = _beside(path.parent)
        try:
            with file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if is_old:
                shutil.copymode(path, beside)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except FileError:
        raise
    except (OSError, ValueError) as why:
        raise FileError("complaint.write", str(why)) from None


def _beside(folder: Path) -> tuple[Path, TextIO]:
    """A new file of our own in a folder, whoever else is writing there."""
    numbers = count()
    while True:
        path = folder / f".seabook-{os.getpid()}-{next(numbers)}.part"
        with suppress(FileExistsError):
            return path, path.open("x", encoding="utf-8", newline="\n")
