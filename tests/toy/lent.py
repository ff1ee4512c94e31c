"""The toy among the games, as if its files lay where CONTRIBUTING.md says."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.toy import game as toy
from tests.toy.words import WORDS

from seabook import games, playbook, words
from seabook.proof import coverage, scenarios

FILES = Path(__file__).parent / "playbook"


class Catalogue(gettext.NullTranslations):
    """A catalogue of the house with the toy's sentences besides."""

    def __init__(self, lang: str, house: gettext.NullTranslations) -> None:
        super().__init__()
        self.at = words.LANGUAGES.index(lang)  # type: ignore[arg-type]
        self.house = house

    def gettext(self, message: str) -> str:
        return WORDS[message][self.at] if message in WORDS else self.house.gettext(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one) if one in WORDS else self.house.ngettext(one, many, n)


@pytest.fixture
def lent(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Path]]:
    """The folders of data that are lent to the house; a test may lend others."""
    house = {lang: words.catalogue(lang) for lang in words.LANGUAGES}
    both = {lang: Catalogue(lang, house[lang]) for lang in words.LANGUAGES}
    monkeypatch.setattr(words.catalogues, "catalogue", both.__getitem__)
    monkeypatch.setitem(sys.modules, "seabook.games.toy.game", toy)
    monkeypatch.setattr(games, "_NAMES", (*games.names(), "toy"))
    folders = {"playbook": FILES}
    for module in (playbook, scenarios, coverage):
        real = module.data
        monkeypatch.setattr(
            module, "data", lambda folder, real=real: folders.get(folder, real(folder))
        )
    yield folders
    for cache in (playbook.rulebook, playbook.rules, playbook.rulings, scenarios.scenarios):
        cache.cache_clear()
