"""The same thing said in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import attrs
from markupsafe import Markup, escape

from seabook.markup import tag
from seabook.words.languages import BCP47, LANGUAGES, Language, shown


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
