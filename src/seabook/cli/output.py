"""What is printed: on any code page, and on a terminal wrapped at words."""

from __future__ import annotations

import codecs
import io
import os
import shutil
import sys
import unicodedata
from typing import Any, TextIO

import click

from seabook.words import wrapped

# Marks that no small code page has, and what stands for them there.
_PLAINER = {"−": "-", "“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "•": "*", "■": "*"}
_PLAINER |= {
    "→": "->",
    "←": "<-",
    "★": "*",
    "─": "-",
    "━": "-",
    "│": "|",
    "┃": "|",
    "–": "-",
    "—": "-",
    "・": "*",
}
_CORNERS = range(0x2500, 0x2580)


def prepare() -> None:
    """Let nothing that is printed fail, whatever the output can show."""
    codecs.register_error("seabook", _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="seabook")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def shows_chinese() -> bool:
    """Whether the output has the letters at all."""
    try:
        "航".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """A letter without its accent, a plain mark for a fine one, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = []
    for letter in error.object[error.start : error.end]:
        base = unicodedata.normalize("NFKD", letter)[0]
        corner = "+" if ord(letter) in _CORNERS else "?"
        found.append(_PLAINER.get(letter, base if base.isascii() else corner))
    return "".join(found), error.end


def tell(said: Any, *, err: bool = False, strong: bool = False) -> None:
    """Print what is said; on a terminal wrapped, and the first line of a ``strong`` one in bold."""
    stream = sys.stderr if err else sys.stdout
    rows = fitted(str(said), stream).split("\n")
    if strong and stream.isatty() and not os.environ.get("NO_COLOR"):
        rows[0] = click.style(rows[0], bold=True)
    click.echo("\n".join(rows), err=err)


def fitted(text: str, stream: TextIO | None = None) -> str:
    """A text as it fits a terminal; as it is, where there is none."""
    if not (stream or sys.stdout).isatty():
        return text
    columns = max(20, shutil.get_terminal_size().columns)
    return "\n".join(row for line in text.split("\n") for row in wrapped(line, columns))
