"""The choices of a moment, short, each with what it costs and gives; what differs only in its target
stands on one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby, takewhile

from seabook.engine import Action
from seabook.words import Language, Text, both, bracketed, listed, shown

# More of one kind than these are told on one line.
_MANY = 6


def menu(actions: Sequence[Action], effect: Callable[[Action], Text]) -> list[str]:
    """The lines of a numbered list of choices; of a long row the first and the last number.

    ``effect`` is what a choice costs and gives, in short.
    """
    lines, n = list[str](), 1
    for _, row in groupby(actions, key=lambda action: action.kind.code):
        group = list(row)
        effects = [effect(action) for action in group]
        if len(group) > _MANY:
            numbers = f"{n}-{n + len(group) - 1}"
            lines.append(_line(numbers, _together(group, effects)))
        else:
            lines += (
                _line(str(n + i), action.phrase + _beside(effects[i]))
                for i, action in enumerate(group)
            )
        n += len(group)
    return lines


def _line(numbers: str, text: Text) -> str:
    return f"{numbers:>5}  {' / '.join(text.pick(lang) for lang in shown())}"


def _beside(effect: Text) -> Text:
    return bracketed([effect]) if effect.en else effect


def _together(group: Sequence[Action], effects: Sequence[Text]) -> Text:
    """What the phrases have in common, then what each has of its own; an effect that all share once."""
    shared = _beside(effects[0]) if len({*effects}) == 1 else None

    def said(lang: Language) -> str:
        phrases = [action.phrase.pick(lang) for action in group]
        before, after = _common(phrases)
        own = [phrase[len(before) : len(phrase) - len(after)] for phrase in phrases]
        row, colon = _told(own, effects, lang), "：" if lang == "zh_Hant" else ": "
        return f"{before}…{after}{colon}{row}{shared.pick(lang) if shared else ''}"

    return both(said)


def _told(own: Sequence[str], effects: Sequence[Text], lang: Language) -> str:
    """What each has of its own, and after those that follow each other what they all cost and give."""
    found, alike = list[str](), len({*effects}) == 1
    for effect, row in groupby(zip(own, effects, strict=True), key=lambda pair: pair[1]):
        found += _runs([each for each, _ in row])
        found[-1] += "" if alike else _beside(effect).pick(lang)
    return listed([Text(o, o) for o in found]).pick(lang)


def _common(phrases: Sequence[str]) -> tuple[str, str]:
    """How all of them begin and end, cut between words and never inside a number."""
    before = re.sub(r"[A-Za-z0-9]+$", "", _beginning(phrases))
    rest = [phrase[len(before) :] for phrase in phrases]
    after = _beginning([phrase[::-1] for phrase in rest])[::-1]
    after = re.sub(r"^[A-Za-z0-9]*[)）]?", "", after)  # nor between brackets
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
