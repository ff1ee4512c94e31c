"""The score sheet: every seat's score line by line, each line with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from seabook.engine.table import Table
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

    def still(self) -> tuple[Text, str]:
        """The same as plain text, and as a table without buttons."""
        return sheet_text(self.table), sheet_html(self.table, live=False)


def sheet_html(table: Table[Any], live: bool) -> str:
    """The table of all seats: a row for each line, two columns for each seat."""
    seats = table.game.seated(table.state)
    sheets = [table.game.score_sheet(table.state, seat.i) for seat in seats]
    head = "".join(f'<th scope="colgroup" colspan="2">{seat.name.html()}</th>' for seat in seats)
    pair = _head(say("scores.count")) + _head(say("scores.glory"))
    body = "".join(
        f'<tr><td>{_rule(rows[0].rule, live)}</td><th scope="row">{label(table, rows[0]).html()}</th>'
        + "".join(f"<td>{row.counted}</td><td>{row.glory}</td>" for row in rows)
        + "</tr>"
        for rows in zip(*sheets, strict=True)
    )
    totals = "".join(f'<td></td><td class="sb-total">{score}</td>' for score in table.scores())
    return (
        f'<table class="sb-scores"><caption>{_caption(table).html()}</caption>'
        f"<thead><tr>{_head(say('scores.rule'), 2)}{_head(say('scores.what'), 2)}{head}</tr>"
        f"<tr>{pair * len(seats)}</tr></thead><tbody>{body}</tbody>"
        f'<tfoot><tr><td></td><th scope="row">{say("scores.total").html()}</th>{totals}</tr></tfoot>'
        "</table>"
    )


def _head(text: Text, rows: int = 1) -> str:
    return f'<th scope="col" rowspan="{rows}">{text.html()}</th>'


def _rule(rule_id: str, live: bool) -> str:
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


def compared(before: Table[Any], after: Table[Any], seat: int) -> str:
    """One seat's score line by line on two tables, side by side, as a small table."""
    rows = zip(*(t.game.score_sheet(t.state, seat) for t in (before, after)), strict=True)
    body = "".join(
        f'<tr class="{"sb-changed" if (a.counted, a.glory) != (b.counted, b.glory) else ""}">'
        f'<th scope="row">{label(before, a).html()}</th>'
        f"<td>{a.counted}</td><td>{b.counted}</td><td>{a.glory}</td><td>{b.glory}</td></tr>"
        for a, b in rows
    )
    ends = "".join(f'<td class="sb-total">{t.scores()[seat]}</td>' for t in (before, after))
    times = _head(say("scores.before")) + _head(say("scores.after"))
    groups = "".join(
        f'<th scope="colgroup" colspan="2">{say(slug).html()}</th>'
        for slug in ("scores.count", "scores.glory")
    )
    caption = say("scores.compared", who=before.game.seats[seat])
    return (
        f'<table class="sb-scores"><caption>{caption.html()}</caption><thead>'
        f"<tr>{_head(say('scores.what'), 2)}{groups}</tr><tr>{times * 2}</tr></thead>"
        f'<tbody>{body}</tbody><tfoot><tr><th scope="row">{say("scores.total").html()}</th>'
        f"<td></td><td></td>{ends}</tr></tfoot></table>"
    )
