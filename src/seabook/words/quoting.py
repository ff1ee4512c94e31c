"""What comes from outside, as a sentence may show it."""

from __future__ import annotations

import unicodedata
from reprlib import Repr
from typing import Any

# The most characters of a value that are quoted in a sentence.
_MOST = 80
# Values of any other kind, however deep: only their outermost parts are written out.
_OUTLINE = Repr()
_OUTLINE.maxlevel, _OUTLINE.maxother, _OUTLINE.maxlong = 2, _MOST, _MOST


def quoted(value: Any, most: int = _MOST) -> str:
    """A value from outside as a sentence may show it: on one line, short, without control characters.

    >>> quoted("red\\n" * 2)
    'red\\\\nred\\\\n'
    >>> quoted("x" * 1000, 9)
    'xxxx…xxxx'
    >>> quoted([[[["deep"]]]])
    '[[[...]]]'
    """
    text = _short(value if isinstance(value, str) else _outline(value), most)
    if text.isascii() and text.isprintable():
        return text
    return _short("".join(map(_visible, text)), most)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-((most - 1) // 2) :]}"


def _outline(value: Any) -> str:
    """What is no text as text; a number that is too long to be written out in its head and end."""
    if isinstance(value, int) and value.bit_length() > 4 * _MOST:
        return hex(value)
    if isinstance(value, list | tuple | dict | set | frozenset | bytes):
        return _OUTLINE.repr(value)
    return str(value)


def _visible(letter: str) -> str:
    """A letter as it is; what would steer a terminal, turn a line round or break it as its escape."""
    if letter.isprintable() or unicodedata.category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape").decode("ascii")
