"""Sentences in rows that fit a terminal: a Chinese character takes two columns, and breaks anywhere."""

from __future__ import annotations

import re
import unicodedata

from seabook.words.text import Text, both

# How wide a terminal is where nobody says.
COLUMNS = 80

# Chinese may be broken anywhere but before what closes and after what opens.
_OPENING, _CLOSING = "「『（《〈【", "，。、；：？！」』）》〉】…"
_UNIT = re.compile(rf"\s+|[{_OPENING}]*(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[{_CLOSING}]*")


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def wrapped(line: str, columns: int) -> list[str]:
    """A line in rows of at most so many columns; what goes on is indented.

    >>> wrapped("Red builds the Shipyard.", 14)
    ['Red builds the', '  Shipyard.']
    >>> wrapped("紅方建造造船廠。", 12)
    ['紅方建造造船', '  廠。']
    """
    if width(line) <= columns:
        return [line]
    lead = line[: len(line) - len(line.lstrip())]
    rows, row = list[str](), lead
    for unit in _UNIT.findall(line[len(lead) :]):
        if width(row) + width(unit.rstrip()) > columns and row.strip():
            rows.append(row.rstrip())
            row = f"{lead}  "
            if not unit.strip():
                continue
        row += unit
    return [*rows, row.rstrip()] if row.strip() else rows


def fitted(text: Text, columns: int = COLUMNS) -> Text:
    """A text in which each line of each language is wrapped."""
    return both(
        lambda lang: "\n".join(
            row for line in text.pick(lang).split("\n") for row in wrapped(line, columns)
        )
    )
