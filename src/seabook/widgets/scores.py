"""The score sheet: every seat's score line by line, each line with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from seabook.engine.table import Table
from seabook.markup import tag
from seabook.playbook import rules
from seabook.reference.rulecard import rule
from seabook.widgets.pad import Pad, button, named
from seabook.words import Text, both, say


class ScoreSheet(Pad):
    """The score of a table as it stands; a rule's number opens its card below.

    :meth:`refresh` after a play.

    >>> import seabook
    >>> sheet = ScoreSheet(seabook.game("endeavor").table(players=3, seed=7))
    >>> "E5.1" in sheet.html
    True
    >>> sheet.close()
    """

    def __init__(self, table: Table[Any]) -> None:
        super().__init__()
        self.table = table
        self.refresh()

    def refresh(self) -> None:
        """Count again."""
        self.html = sheet_html(self.table, live=True)

    def pressed(self, data_id: str) -> None:
        """Open the card of a rule."""
        self.status = rule(data_id.removeprefix("rule:"))._repr_html_()

    def still(self) -> tuple[Text, Markup]:
        """The same as plain text, and as a table without buttons."""
        return sheet_text(self.table), sheet_html(self.table, live=False)


def sheet_html(table: Table[Any], live: bool) -> Markup:
    """The table of all seats: a row for each line, two columns for each seat."""
    seats = table.game.seated(table.state)
    sheets = [table.game.score_sheet(table.state, seat.i) for seat in seats]
    pair = _head(say("scores.count")), _head(say("scores.glory"))
    body = (
        tag(
            "tr",
            tag("td", _rule(rows[0].rule, live)),
            _row_head(label(table, rows[0])),
            *(tag("td", n) for row in rows for n in (row.counted, row.glory)),
        )
        for rows in zip(*sheets, strict=True)
    )
    totals = (cell for score in table.scores() for cell in (tag("td"), _total(score)))
    return tag(
        "table",
        tag("caption", _caption(table)),
        tag(
            "thead",
            tag(
                "tr",
                _head(say("scores.rule"), 2),
                _head(say("scores.what"), 2),
                *(_group(seat.name) for seat in seats),
            ),
            tag("tr", *pair * len(seats)),
        ),
        tag("tbody", *body),
        tag("tfoot", tag("tr", tag("td"), _row_head(say("scores.total")), *totals)),
        class_="sb-scores",
    )


def _head(text: Text, rows: int = 1) -> Markup:
    return tag("th", text, scope="col", rowspan=rows)


def _group(text: Text) -> Markup:
    return tag("th", text, scope="colgroup", colspan=2)


def _row_head(text: Text) -> Markup:
    return tag("th", text, scope="row")


def _total(score: int) -> Markup:
    return tag("td", score, class_="sb-total")


def _rule(rule_id: str, live: bool) -> Markup:
    name = Text(rule_id, rule_id)
    return button(f"rule:{rule_id}", name, kind="sb-rule") if live else named(name)


def _caption(table: Table[Any]) -> Text:
    return say("scores.final" if table.over else "scores.now", n=len(table.history))


def label(table: Table[Any], line: Any) -> Text:
    """What a line counts: the title of its rule, with the track where it has one."""
    title = rules(table.game.code)[line.rule].title
    track = getattr(line, "track", None)
    return say("scores.of", rule=title, what=track.name) if track else title


def sheet_text(table: Table[Any]) -> Text:
    """The sheet in plain words, a line a row."""
    lines = [_caption(table)]
    for seat, score in enumerate(table.scores()):
        lines.append(say("scores.seat", who=table.game.seats[seat], total=score))
        lines += (line.text for line in table.game.score_sheet(table.state, seat))
    return joined(lines)


def joined(lines: Iterable[Text]) -> Text:
    """Texts as lines."""
    lines = tuple(lines)
    return both(lambda lang: "\n".join(line.pick(lang) for line in lines))


def compared(before: Table[Any], after: Table[Any], seat: int) -> Markup:
    """One seat's score line by line on two tables, side by side, as a small table."""
    rows = zip(*(t.game.score_sheet(t.state, seat) for t in (before, after)), strict=True)
    body = (
        tag(
            "tr",
            _row_head(label(before, a)),
            *(tag("td", n) for n in (a.counted, b.counted, a.glory, b.glory)),
            class_="sb-changed" if (a.counted, a.glory) != (b.counted, b.glory) else "",
        )
        for a, b in rows
    )
    ends = (_total(t.scores()[seat]) for t in (before, after))
    times = _head(say("scores.before")), _head(say("scores.after"))
    groups = (_group(say(slug)) for slug in ("scores.count", "scores.glory"))
    return tag(
        "table",
        tag("caption", say("scores.compared", who=before.game.seats[seat])),
        tag("thead", tag("tr", _head(say("scores.what"), 2), *groups), tag("tr", *times * 2)),
        tag("tbody", *body),
        tag(
            "tfoot",
            tag("tr", _row_head(say("scores.total")), tag("td"), tag("td"), *ends),
        ),
        class_="sb-scores",
    )
