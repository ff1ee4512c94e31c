"""The numbers of a text: the same in both languages; in a catalogue a value, or marked as a word.

A number that a rule, an option or an owner's file could change stands in a sentence of the
catalogues as a {placeholder}, which the code fills. A digit that nothing can change ("1 captain")
is marked above its entry by `#. fixed: 1`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

PLACEHOLDER = re.compile(r"\{(\w+)[^{}]*\}")
CODE = re.compile(r"(?<![A-Za-z])[A-Z]{1,2}\d+(?:\.\d+[a-z]?)?(?![A-Za-z0-9])")  # E3.2b, ER12, NA1
NUMBER = re.compile(r"\d+(?:\.\d+)*")
WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
WORD_VALUES = {word: str(n) for n, word in enumerate(WORDS, 1)}
WORD_VALUES |= {"first": "1", "second": "2", "third": "3", "once": "1", "twice": "2", "both": "2"}
HAN_DIGITS = dict(zip("一二三四五六七八九十兩", [*range(1, 11), 2], strict=True))
MARK = "fixed:"


def numbers_in(text: str) -> Counter[str]:
    """The numbers in digits, those in ids and placeholders left out."""
    text = CODE.sub(" ", PLACEHOLDER.sub(" ", text))
    text = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text)
    return Counter(NUMBER.findall(text))


def number_words_in(text: str) -> Counter[str]:
    """The values of the English number words."""
    found = (WORD_VALUES.get(word) for word in re.findall(r"[a-z]+", text.lower()))
    return Counter(value for value in found if value)


def large(found: Counter[str]) -> list[str]:
    """The values above two: the words for one and two have other uses."""
    return sorted(n for n in found if int(n) > 2)


def numbers(zh: str, en: str) -> Iterator[str]:
    """The same digits in both, save that an English number word may stand for a Chinese digit."""
    chinese, english, words = numbers_in(zh), numbers_in(en), number_words_in(en)
    only_english = english - chinese
    only_chinese = (chinese - english) - words
    if only_english:
        yield f"numbers only in en: {', '.join(sorted(only_english.elements()))}"
    if only_chinese:
        yield f"numbers only in zh_Hant: {', '.join(sorted(only_chinese.elements()))}"
    han = Counter(str(HAN_DIGITS[char]) for char in zh if char in HAN_DIGITS)
    if unmatched := large(words - (chinese - english) - han):
        yield f"number words only in en: {', '.join(unmatched)}"


def messages(path: Path) -> Iterator[tuple[str, list[str], Message]]:
    """The messages of a catalogue: the slug, its one form or its plural forms, the entry."""
    with path.open("rb") as file:
        for message in read_po(file, abort_invalid=True):
            if message.id:
                slug = message.id if isinstance(message.id, str) else message.id[0]
                text = message.string or ""
                yield slug, [text] if isinstance(text, str) else list(text), message


def stated(text: str) -> set[str]:
    """The numbers that a sentence states by itself: its digits, and English number words above two."""
    return {*numbers_in(text), *large(number_words_in(PLACEHOLDER.sub(" ", text)))}


def unmarked(path: Path) -> Iterator[tuple[str, str]]:
    """Each number in a sentence of a catalogue without its mark, and each mark without its number."""
    for slug, forms, message in messages(path):
        marks = [note[len(MARK) :] for note in message.auto_comments if note.startswith(MARK)]
        fixed = {n for mark in marks for n in mark.replace(",", " ").split()}
        found = set().union(*map(stated, forms))
        for n in sorted(found - fixed):
            yield slug, f"{n} must be a {{value}}, or marked as a word by `#. fixed: {n}`"
        for n in sorted(fixed - found):
            yield slug, f"`#. fixed: {n}` marks no number of the sentence"
