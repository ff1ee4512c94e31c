"""Two languages: the current one, the catalogues of all that the program says, and the glossary.

Every sentence has a slug (``occupy.region-not-open``) and stands in two equal catalogues. A
:class:`Text` holds the sentence in both languages; only showing it picks one.
"""

from __future__ import annotations

import gettext
import os
import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from reprlib import Repr
from typing import Any, Literal, Protocol, runtime_checkable

import attrs
from markupsafe import Markup, escape

from seabook.files import data
from seabook.markup import tag

Language = Literal["zh_Hant", "en"]
LANGUAGES: tuple[Language, ...] = ("zh_Hant", "en")
BCP47 = {"zh_Hant": "zh-Hant", "en": "en"}
CHOICES = (*LANGUAGES, "both")

# A full stop, a listing comma and brackets differ between the two scripts.
_LIST = {"zh_Hant": "、", "en": ", "}
_APART = {"zh_Hant": "；", "en": "; "}
_BRACKETS = {"zh_Hant": "（{}）", "en": " ({})"}

# The most characters of a value and of a list of values that are quoted in a sentence.
_MOST = 80
_MOST_LISTED = 2000
# Values of any other kind, however deep: only their outermost parts are written out.
_OUTLINE = Repr()
_OUTLINE.maxlevel, _OUTLINE.maxother, _OUTLINE.maxlong = 2, _MOST, _MOST

_listeners: list[Callable[[str], None]] = []


def _start() -> str:
    wanted = os.environ.get("SEABOOK_LANG", "both")
    return wanted if wanted in CHOICES else "both"


_current = _start()


class WordsError(ValueError):
    """A language or a slug that does not exist."""


def language(code: str | None = None) -> str:
    """The current language; with ``code`` (``zh_Hant``, ``en`` or ``both``), switch to it first.

    >>> before = language()
    >>> language("en")
    'en'
    >>> language("fr")
    Traceback (most recent call last):
    seabook.words.WordsError: 沒有語言「fr」，可用zh_Hant、en、both。No language 'fr': use zh_Hant, en, both.
    >>> _ = language(before)
    """
    global _current
    if code is not None and code != _current:
        if code not in CHOICES:
            raise WordsError(
                f"沒有語言「{quoted(code)}」，可用{'、'.join(CHOICES)}。"
                f"No language '{quoted(code)}': use {', '.join(CHOICES)}."
            )
        _current = code
        for listener in tuple(_listeners):
            listener(code)
    return _current


def shown(code: str | None = None) -> tuple[Language, ...]:
    """The languages to show: one, or both.

    >>> shown("both")
    ('zh_Hant', 'en')
    """
    code = code or _current
    return LANGUAGES if code == "both" else (code,)  # type: ignore[return-value]


def on_switch(listener: Callable[[str], None]) -> Callable[[], None]:
    """Call ``listener(code)`` at each switch; what is returned ends that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


@attrs.frozen
class Text:
    """The same thing said in both languages; neither is the translation of the other.

    >>> Text("北美", "North America").pick("en")
    'North America'
    """

    zh_Hant: str
    en: str

    def pick(self, lang: str) -> str:
        """The text in one language."""
        return self.en if lang == "en" else self.zh_Hant

    def show(self, lang: str | None = None) -> str:
        """The text in the current language (or ``lang``); ``both`` gives two lines."""
        return "\n".join(self.pick(code) for code in shown(lang))

    def __str__(self) -> str:
        return self.show()

    def html(self, name: str = "span", between: str = "") -> Markup:
        """Both languages in elements of that name, each marked with ``lang``.

        The language switch hides one, and a space ``between`` them goes where one is hidden.
        """
        parts = (tag(name, self.pick(code), lang=BCP47[code]) for code in LANGUAGES)
        return escape(between).join(parts)

    def __html__(self) -> Markup:
        return self.html()

    def _repr_html_(self) -> Markup:
        return self.html("p")

    def __add__(self, other: Text) -> Text:
        return Text(self.zh_Hant + other.zh_Hant, self.en + other.en)


def both(make: Callable[[Language], str]) -> Text:
    """A text made by the same recipe in each language."""
    return Text(make("zh_Hant"), make("en"))


@runtime_checkable
class Named(Protocol):
    """A piece, place or seat: a short code for notation and saves, a name for people."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> Text: ...


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """The compiled catalogue of one language."""
    path = data("translations") / lang / "LC_MESSAGES" / "seabook.mo"
    if not path.exists():
        raise WordsError(f"the catalogue of {lang} is not compiled: run `make setup`")
    with path.open("rb") as file:
        return gettext.GNUTranslations(file)


class _Word(str):
    """A filled-in value; in English ``{region:the}`` and ``{region:The}`` add its own article, and
    ``{tile:a}`` the one that its first letter asks for; ``{tile:s}`` is more than one."""

    article = ""

    def __format__(self, spec: str) -> str:
        if spec == "a":
            return f"{'an' if re.match('[aeio]|u(?!ni)', self, re.IGNORECASE) else 'a'} {self}"
        if spec == "s":
            return f"{self}{'es' if self.endswith('s') else 's'}"
        if not spec or not self.article:
            return str(self)
        article = self.article.capitalize() if spec[0].isupper() else self.article
        return f"{article} {self}"


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

    A value called ``n``, or without it what is ``paid``, also chooses the plural.

    >>> say("missing.captains", n=2).pick("en")
    '2 captains'
    """
    values = {**(values or {}), **more}

    def one(lang: Language) -> str:
        book, n = catalogue(lang), values.get("n", values.get("paid"))
        text = book.ngettext(slug, slug, n) if isinstance(n, int) else slug
        if text == slug:
            text = book.gettext(slug)
        if text == slug:
            raise WordsError(f"the {lang} catalogue has no sentence for {slug!r}")
        return text.format_map({key: _filled(value, lang) for key, value in values.items()})

    return both(one)


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


@attrs.frozen
class Term:
    """One concept of the glossary: the words to use, and those that search also knows."""

    id: str
    game: str
    name: Text
    aliases_en: tuple[str, ...] = ()
    aliases_zh: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """The id, so that a term is a named thing."""
        return self.id

    @property
    def words(self) -> tuple[str, ...]:
        """All that people call it, in both languages."""
        return (self.name.zh_Hant, self.name.en, *self.aliases_zh, *self.aliases_en)


@cache
def glossary() -> Mapping[str, Term]:
    """The terms of ``playbook/glossary.toml`` by id.

    >>> glossary()["connection"].name.pick("zh_Hant")
    '連線'
    """
    rows = tomllib.loads((data("playbook") / "glossary.toml").read_text(encoding="utf-8"))
    return {
        row["id"]: Term(
            row["id"],
            row["game"],
            Text(row["zh_Hant"], row["en"]),
            tuple(row.get("aliases_en", ())),
            tuple(row.get("aliases_zh", ())),
        )
        for row in rows["term"]
    }
