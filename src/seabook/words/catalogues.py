"""The catalogues of all that the program says, and the filling of their sentences."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from seabook.files import data
from seabook.words.languages import Language, WordsError
from seabook.words.quoting import quoted
from seabook.words.text import Text, both

# A full stop, a listing comma and brackets differ between the two scripts.
_LIST = {"zh_Hant": "、", "en": ", "}
_APART = {"zh_Hant": "；", "en": "; "}
_BRACKETS = {"zh_Hant": "（{}）", "en": " ({})"}

# What a sentence may count, the first that it has.
_COUNTS = ("n", "paid", "need", "cost")

# The most characters of a list of values that are quoted in a sentence.
_MOST_LISTED = 2000


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """The compiled catalogue of one language."""
    path = data("translations") / lang / "LC_MESSAGES" / "seabook.mo"
    if not path.exists():
        raise WordsError(f"the catalogue of {lang} is not compiled: run `make setup`")
    with path.open("rb") as file:
        return gettext.GNUTranslations(file)


class _Word(str):
    """A filled-in value; in English ``{region:the}`` and ``{region:The}`` add its own article,
    ``{tile:a}`` and ``{tile:A}`` the one that its first letter asks for, and ``{tile:many}`` names
    several, and ``{tile:Up}`` begins a sentence."""

    article = ""

    def __format__(self, spec: str) -> str:
        if spec == "many":
            return _several(self)
        if spec == "Up":
            return self[:1].upper() + self[1:]
        if spec in ("a", "A"):
            article = "an" if re.match("[aeio]|u(?!ni)", self, re.IGNORECASE) else "a"
            return f"{article if spec == 'a' else article.capitalize()} {self}"
        if not spec or not self.article:
            return str(self)
        article = self.article.capitalize() if spec[0].isupper() else self.article
        return f"{article} {self}"


def _several(word: str) -> str:
    """An English noun in the plural.

    >>> _several("compass"), _several("map"), _several("missionary"), _several("monkey")
    ('compasses', 'maps', 'missionaries', 'monkeys')
    """
    if re.search("[^aeiou]y$", word):
        return f"{word[:-1]}ies"
    return f"{word}es" if re.search("(s|x|ch|sh)$", word) else f"{word}s"


def _filled(value: Any, lang: str) -> _Word:
    if isinstance(value, Text):
        return _Word(value.pick(lang))
    if isinstance(value, list | tuple):
        return _Word(_row(value, lang))
    name = getattr(value, "name", None)
    word = _Word(name.pick(lang) if isinstance(name, Text) else quoted(value))
    if lang == "en":
        word.article = getattr(value, "article", "")
    return word


def _row(values: Iterable[Any], lang: str) -> str:
    """Things in a row; what is itself a row in its outline, and only as many as can be read."""
    found, length = list[str](), 0
    for each in values:
        if length > _MOST_LISTED:
            found.append("…")
            break
        found.append(quoted(each) if isinstance(each, list | tuple) else _filled(each, lang))
        length += 1 if isinstance(each, Text) else len(found[-1])
    return _LIST[lang].join(found)


def say(slug: str, values: Mapping[str, Any] | None = None, /, **more: Any) -> Text:
    """The sentence of a slug in both languages, filled with numbers, texts and named things.

    A value called ``n``, or without it the first of those in ``_COUNTS``, also chooses the plural.

    >>> say("missing.captains", n=2).pick("en")
    '2 captains'
    """
    values = {**(values or {}), **more}

    def one(lang: Language) -> str:
        book, n = catalogue(lang), _count(values)
        text = book.ngettext(slug, slug, n) if isinstance(n, int) else slug
        if text == slug:
            text = book.gettext(slug)
        if text == slug:
            raise WordsError(f"the {lang} catalogue has no sentence for {slug!r}")
        return text.format_map({key: _filled(value, lang) for key, value in values.items()})

    return both(one)


def _count(values: Mapping[str, Any]) -> int | None:
    """The number that a sentence counts."""
    return next((values[name] for name in _COUNTS if isinstance(values.get(name), int)), None)


def listed(things: Iterable[Any], *, apart: bool = False) -> Text:
    """Things in a row with each language's comma; ``apart``, with its semicolon.

    >>> listed([Text("甲", "a"), Text("乙", "b")], apart=True)
    Text(zh_Hant='甲；乙', en='a; b')
    """
    things, marks = tuple(things), _APART if apart else _LIST
    return both(lambda lang: marks[lang].join(_filled(each, lang) for each in things))


def bracketed(things: Iterable[Any]) -> Text:
    """A citation in each language's brackets, or nothing for nothing."""
    things = tuple(things)
    if not things:
        return Text("", "")
    return both(lambda lang: _BRACKETS[lang].format(_filled(things, lang)))
