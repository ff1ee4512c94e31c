"""The score sheet: each line with its rule, the same totals as the engine."""

import re
import xml.etree.ElementTree as ET

from seabook import words
from seabook.proof.golden import golden
from seabook.widgets import ScoreSheet
from seabook.widgets.scores import compared


def rows(html: str) -> list[list[str]]:
    """The cells of each row as text, with the Chinese left out."""
    html = re.sub(r'<span lang="zh-Hant">.*?</span>', "", html)
    found = ET.fromstring(html[html.index("<table") : html.index("</table>") + len("</table>")])
    return [["".join(cell.itertext()) for cell in row] for row in found.iter("tr")]


def test_every_line_of_every_seat_is_there() -> None:
    table = golden("endeavor").table()
    sheet = ScoreSheet(table)
    found = rows(sheet.html)
    sheets = [table.game.score_sheet(table.state, seat) for seat in range(3)]
    assert [row[0] for row in found[2:-1]] == [line.rule for line in sheets[0]]
    for i, row in enumerate(found[2:-1]):
        numbers = [n for lines in sheets for n in (lines[i].counted, lines[i].glory)]
        assert [int(each) for each in row[2:]] == numbers
    assert [int(each) for each in found[-1][2:] if each] == list(table.scores())
    assert "Final scoring" in sheet.html
    assert "Status tracks: politics" in sheet.html
    sheet.close()


def test_heads_belong_to_rows_and_columns() -> None:
    sheet = ScoreSheet(golden("endeavor").table())
    assert sheet.html.count('scope="colgroup" colspan="2"') == 3
    assert sheet.html.count("<caption>") == 1
    assert sheet.html.count('<th scope="row">') == len(rows(sheet.html)) - 2
    sheet.close()


def test_a_rule_opens_its_card_and_a_wrong_one_is_told() -> None:
    sheet = ScoreSheet(golden("endeavor").table())
    sheet.press("rule:E5.3")
    assert 'data-rule="E5.3"' in sheet.status
    sheet.press("rule:E9.9")
    assert "sb-fault" in sheet.status
    sheet.close()


def test_it_counts_again_when_told() -> None:
    table = golden("endeavor").table().at(20)
    sheet = ScoreSheet(table)
    before = sheet.html
    table.undo()
    assert sheet.html == before
    sheet.refresh()
    assert "after 19 decisions" in sheet.html
    sheet.close()


def test_what_is_saved_has_no_buttons_and_both_languages() -> None:
    sheet = ScoreSheet(golden("endeavor").table())
    sheet.press("rule:E5.3")
    data, _ = sheet._repr_mimebundle_()
    words.language("en")
    assert sheet._repr_mimebundle_()[0]["text/html"] == data["text/html"]
    assert "<button" not in data["text/html"]
    assert "data-rule" not in data["text/html"]
    assert "Green: 51 glory" in data["text/plain"]
    assert "綠方：榮耀51分" in data["text/plain"]
    sheet.close()


def test_two_tables_are_compared_line_by_line_before_first() -> None:
    after = golden("endeavor").table()
    before = after.at(20)
    for seat in range(3):
        found = rows(compared(before, after, seat))
        sheets = [table.game.score_sheet(table.state, seat) for table in (before, after)]
        for row, was, now in zip(found[2:-1], *sheets, strict=True):
            assert [int(n) for n in row[1:]] == [was.counted, now.counted, was.glory, now.glory]
        assert [int(n) for n in found[-1][1:] if n] == [before.scores()[seat], after.scores()[seat]]


def test_lines_that_differ_are_marked() -> None:
    after = golden("endeavor").table()
    before = after.at(20)
    html = compared(before, after, 2)
    sheets = [table.game.score_sheet(table.state, 2) for table in (before, after)]
    changed = [(a.counted, a.glory) != (b.counted, b.glory) for a, b in zip(*sheets, strict=True)]
    marks = re.findall(r'<tr class="(.*?)">', html)
    assert marks == ["sb-changed" if each else "" for each in changed]
    assert set(changed) == {True, False}
