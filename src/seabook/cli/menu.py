"""The choices of a moment, short: what differs only in its target stands on one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, takewhile

from seabook.engine import Action
from seabook.words import Language, Text, both, listed, shown

# More of one kind than these are told on one line.
_MANY = 6


def menu(actions: Sequence[Action]) -> list[str]:
    """The lines of a numbered list of choices; of a long row the first and the last number."""
    lines, n = list[str](), 1
    for _, row in groupby(actions, key=lambda action: action.kind.code):
        group = list(row)
        if len(group) > _MANY:
            numbers = f"{n}-{n + len(group) - 1}"
            lines.append(_line(numbers, _together(group)))
        else:
            lines += (_line(str(n + i), action.phrase) for i, action in enumerate(group))
        n += len(group)
    return lines


def _line(numbers: str, text: Text) -> str:
    return f"{numbers:>5}  {' / '.join(text.pick(lang) for lang in shown())}"


def _together(group: Sequence[Action]) -> Text:
    """What the phrases have in common, then what each has of its own."""

    def said(lang: Language) -> str:
        phrases = [action.phrase.pick(lang) for action in group]
        before, after = _common(phrases)
        own = _runs([phrase[len(before) : len(phrase) - len(after)] for phrase in phrases])
        colon = "：" if lang == "zh_Hant" else ": "
        return f"{before}…{after}{colon}{listed([Text(o, o) for o in own]).pick(lang)}"

    return both(said)


def _common(phrases: Sequence[str]) -> tuple[str, str]:
    """How all of them begin and end, cut between words and never inside a number."""
    before = re.sub(r"[A-Za-z0-9]+$", "", _beginning(phrases))
    rest = [phrase[len(before) :] for phrase in phrases]
    after = _beginning([phrase[::-1] for phrase in rest])[::-1]
    after = re.sub(r"^[A-Za-z0-9]+", "", after)
    if any(len(phrase) <= len(after) for phrase in rest):
        after = ""
    return before, after


def _beginning(words: Sequence[str]) -> str:
    """How all of them begin."""
    alike = takewhile(lambda letters: len({*letters}) == 1, zip(*words, strict=False))
    return "".join(letters[0] for letters in alike)


def _runs(words: Sequence[str]) -> list[str]:
    """Numbers that follow each other as a span: 1-20."""
    if not all(word.isdecimal() for word in words):
        return list(words)
    found = []
    for _, row in groupby(enumerate(map(int, words)), key=lambda pair: pair[1] - pair[0]):
        numbers = [n for _, n in row]
        few = [str(n) for n in numbers]
        found += few if len(few) < 3 else [f"{few[0]}-{few[-1]}"]
    return found
