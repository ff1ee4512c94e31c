"""The current language, and what people call a language."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Literal

from seabook.words.quoting import quoted

Language = Literal["zh_Hant", "en"]
LANGUAGES: tuple[Language, ...] = ("zh_Hant", "en")
BCP47 = {"zh_Hant": "zh-Hant", "en": "en"}
CHOICES = (*LANGUAGES, "both")

_listeners: list[Callable[[str], None]] = []


def meant(name: str) -> str | None:
    """The language that a name means: ``zh``, ``zh-TW``, ``zh_TW.UTF-8``, ``en_GB``, ``both``.

    >>> meant("zh-TW"), meant("EN_us.UTF-8"), meant("both"), meant("fr")
    ('zh_Hant', 'en', 'both', None)
    """
    word = re.split(r"[-_.@]", name.strip().casefold())[0]
    return {"zh": "zh_Hant", "en": "en", "both": "both"}.get(word)


def _start() -> str:
    return meant(os.environ.get("SEABOOK_LANG", "both")) or "both"


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
    seabook.words.languages.WordsError: 沒有語言「fr」，可用zh_Hant、en、both。No language 'fr': use zh_Hant, en, both.
    >>> _ = language(before)
    """
    global _current
    if code is not None and code != _current:
        wanted = meant(str(code))
        if wanted is None:
            raise WordsError(
                f"沒有語言「{quoted(code)}」，可用{'、'.join(CHOICES)}。"
                f"No language '{quoted(code)}': use {', '.join(CHOICES)}."
            )
        if wanted != _current:
            _current = wanted
            for listener in tuple(_listeners):
                listener(wanted)
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
