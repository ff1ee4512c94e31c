"""Sentences in lines that fit a terminal: a Chinese character takes two columns, and breaks anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import east_asian_width

from seabook.words import Text, both

COLUMNS = 80
_HANG = "  "

# What may stand alone on a line: a wide character with the marks that cling to it, or a word.
_OPENING, _CLOSING = "（「『《“‘([", "，。、；：？！）」』》”’)],.;:?!…—"
_WIDE = r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\U00020000-\U0003ffff]"
_PIECE = re.compile(
    rf"[{re.escape(_OPENING)}]*(?:{_WIDE}|(?:(?!{_WIDE})[^\s])+)[{re.escape(_CLOSING)}]*\s*"
)


def width(text: str) -> int:
    """How many columns a text takes.

    >>> width("NA1"), width("北美")
    (3, 4)
    """
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def folded(line: str, columns: int = COLUMNS) -> Iterator[str]:
    """A sentence in lines, those after the first set in.

    >>> list(folded("你在北美沒有工人。（E3.2b）", 16))
    ['你在北美沒有工', '  人。（E3.2b）']
    >>> list(folded("You have none there. (E3.2b)", 16))
    ['You have none', '  there. (E3.2b)']
    """
    indent = line[: len(line) - len(line.lstrip())]
    row = indent
    for piece in _PIECE.findall(line):
        if row.strip() and width((row + piece).rstrip()) > columns:
            yield row.rstrip()
            row = indent + _HANG
        row += piece
    yield row.rstrip()


def fitted(text: Text, columns: int = COLUMNS) -> Text:
    """A text in which each line of each language is folded."""
    return both(
        lambda lang: "\n".join(
            part for line in text.pick(lang).split("\n") for part in folded(line, columns)
        )
    )
