"""A table of results: rows under heads, in both languages, with the rules behind it."""

from __future__ import annotations

from typing import Any

import attrs
import sympy

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

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{_spaced(each)}</th>' for each in self.heads)
        rows = "".join(self._row(n) for n in range(len(self.rows)))
        return (
            f'<table class="sb-sheet"><caption>{_spaced(self.text)}</caption>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _row(self, n: int) -> str:
        first, *rest = (_cell(cell, n in self.best) for cell in self.rows[n])
        return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{c}</td>" for c in rest)}</tr>'


def _cell(cell: Any, best: bool) -> str:
    told = _shown(cell)
    plain = told.zh_Hant if told.zh_Hant == told.en else _spaced(told)
    return f"<strong>★ {plain}</strong>" if best else plain


def _spaced(text: Text) -> str:
    """Both languages with a space between them, which goes where one of them is hidden."""
    return text.html().replace("</span><span", "</span> <span")


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
