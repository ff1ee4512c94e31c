"""The content note and the parts of a lesson about a hard topic, without a kernel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook import words
from seabook.markup import tag
from seabook.reference import topics
from seabook.widgets import ContentNote, FreeTable, Prediction, Sensitive
from seabook.words import Text

SAID = Text("關於這個主題", "about the topic")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before, listening = topics.topic(), len(topics._listeners)
    topics.topic("show")
    yield
    assert len(topics._listeners) == listening
    topics.topic(before)


def test_the_teacher_switches_with_three_buttons() -> None:
    note, other = ContentNote(), ContentNote()
    assert note.html.count("<button") == 3
    for mode in topics.MODES:
        note.press(mode)
        assert topics.topic() == mode
        for each in (note, other):
            pressed = f'data-id="{mode}" aria-pressed="true"'
            assert pressed in each.html
            assert each.html.count('aria-pressed="true"') == 1
    note.press("omit")
    assert "run all cells again" in note.status
    note.press("hide")
    assert "sb-fault" in note.status
    assert "The topic switch has no “hide”" in note.status
    assert topics.topic() == "omit"
    note.close()
    other.close()


def test_the_note_is_there_in_both_languages_whatever_the_mode() -> None:
    note = ContentNote()
    for mode in topics.MODES:
        topics.topic(mode)
        assert topics.note().zh_Hant in note.html
        assert topics.note().en in note.html
        assert note.html.count('lang="zh-Hant"') == note.html.count('lang="en"')
    note.close()


def test_a_part_is_shown_discussed_or_left_out() -> None:
    part = Sensitive(SAID, tag("b", "more"), "<i>")
    shown = [SAID.html("p"), "<b>more</b>", "&lt;i&gt;", ""]
    assert [each.html for each in part.children] == shown
    assert repr(part) == f"{SAID.show('both')}\nmore\n<i>"
    topics.topic("discuss")
    assert len(part.children) == 4
    told = part.children[-1].html
    assert all(each.en in told and each.zh_Hant in told for each in topics.questions())
    topics.topic("omit")
    assert len(part.children) == 1
    assert "The teacher has left this topic out." in part.children[0].html
    assert "老師略過了這個主題。" in part.children[0].html
    topics.topic("show")
    assert len(part.children) == 4
    part.close()


def test_the_questions_can_wait_for_a_later_part() -> None:
    part = Sensitive(SAID, ask=False)
    topics.topic("discuss")
    assert part.children[-1].html == ""
    topics.topic("omit")
    assert len(part.children) == 1
    part.close()


def test_what_is_saved_is_what_is_shown() -> None:
    asked = Prediction("draw-abolition-with-five", board=True)
    part, note = Sensitive(SAID, asked), ContentNote()
    bundles = []
    for mode in topics.MODES:
        topics.topic(mode)
        found = [each._repr_mimebundle_()[0] for each in (part, note)]
        for each in found:
            each.pop("application/vnd.jupyter.widget-view+json", None)
        bundles.append(found)
    assert bundles[0] == bundles[1] == bundles[2]
    saved, head = bundles[0]
    assert SAID.en in saved["text/html"]
    assert asked.question.zh_Hant in saved["text/html"]
    assert "<svg" in saved["image/svg+xml"]
    assert saved["text/plain"] == f"{SAID.show('both')}\n{asked.question.show('both')}"
    assert topics.note().en in head["text/plain"]
    assert "appears when this cell is run" in head["text/html"]
    part.close()
    note.close()


def test_what_goes_wrong_is_shown_and_the_part_stays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOOK_TOPIC", "ommit")
    monkeypatch.setattr(topics, "_current", None)
    part, note = Sensitive(SAID), ContentNote()
    assert len(part.children) == 1
    assert "The topic switch has no “ommit”" in part.children[0].status
    assert "主題開關沒有「ommit」" in note.status
    assert note.html.count("<button") == 3
    note.press("show")
    assert len(part.children) == 2
    assert part.children[-1].status == ""
    assert "sb-fault" not in note.status
    part.close()
    note.close()


def test_it_follows_the_language() -> None:
    part = Sensitive(SAID)
    words.language("en")
    assert {each.show for each in part.children} == {"en"}
    part.close()


def test_a_free_table_is_dealt_without_the_deck_where_the_topic_is_left_out() -> None:
    before = topics.topic()
    try:
        topics.topic("omit")
        free = FreeTable(players=3, seed=7)
        assert free.table.state.options.slavery_deck == "omitted"
        assert "奴隸" not in free.board.svg
        free.close()
    finally:
        topics.topic(before)
