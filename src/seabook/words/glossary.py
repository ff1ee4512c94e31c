"""The terms of the glossary: the words to use, and those that people use."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

import attrs

from seabook.files import data
from seabook.words.text import Text


@attrs.frozen
class Term:
    """One concept of the glossary: the words to use, and those that search also knows.

    With an ``action`` they are also words for that kind of action.
    """

    id: str
    game: str
    name: Text
    aliases_en: tuple[str, ...] = ()
    aliases_zh: tuple[str, ...] = ()
    action: str = ""

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
            row.get("action", ""),
        )
        for row in rows["term"]
    }
