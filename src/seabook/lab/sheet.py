"""A table of results: rows under heads, in both languages, with the rules behind it."""

from __future__ import annotations

from typing import Any

import attrs
import sympy
from markupsafe import Markup

from seabook.markup import fragment, tag
from seabook.words import LANGUAGES, Text, bracketed


@attrs.frozen(repr=False)
class Sheet:
    """A table: what it is, its heads, its rows of names and numbers; ``best`` rows stand out."""

    title: Text
    rules: tuple[str, ...]
    heads: tuple[Text, ...]
    rows: tuple[tuple[Any, ...], ...]
    best: frozenset[int] = frozenset()

    @property
    def text(self) -> Text:
        """The title with its rules."""
        return self.title + bracketed(self.rules)

    def column(self, n: int) -> list[Any]:
        """One column, the heads left out."""
        return [row[n] for row in self.rows]

    def __repr__(self) -> str:
        return "\n".join(self._plain(lang) for lang in LANGUAGES)

    def _plain(self, lang: str) -> str:
        lines = [[each.pick(lang) for each in self.heads]]
        lines += [[_shown(cell).pick(lang) for cell in row] for row in self.rows]
        return "\n".join([self.text.pick(lang), *(" | ".join(line) for line in lines)])

    def _repr_html_(self) -> Markup:
        heads = (tag("th", each.html(between=" "), scope="col") for each in self.heads)
        return tag(
            "table",
            tag("caption", self.text.html(between=" ")),
            tag("thead", tag("tr", *heads)),
            tag("tbody", *(self._row(n) for n in range(len(self.rows)))),
            class_="sb-sheet",
        )

    def _row(self, n: int) -> Markup:
        first, *rest = (_cell(cell, n in self.best) for cell in self.rows[n])
        return tag("tr", tag("th", first, scope="row"), *(tag("td", each) for each in rest))


def _cell(cell: Any, best: bool) -> Markup:
    told = _shown(cell)
    plain = told.zh_Hant if told.zh_Hant == told.en else told.html(between=" ")
    return tag("strong", "★ ", plain) if best else fragment(plain)


def _shown(cell: Any) -> Text:
    """A name in both languages; a chance as a fraction and in hundredths; a number as it is."""
    if isinstance(cell, Text):
        return cell
    if isinstance(name := getattr(cell, "name", None), Text):
        return name
    if isinstance(cell, sympy.Rational) and not cell.is_integer:
        # A long fraction says less than its value.
        head = f"{cell} = " if cell.q < 10_000 else ""
        return Text(*[f"{head}{100 * float(cell):.1f}%"] * 2)
    return Text(*["–" if cell is None else f"{cell}"] * 2)
