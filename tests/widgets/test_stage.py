"""The stage: a lesson on one screen, in Python; how it looks is for tests/browser to say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook import words
from seabook.lessons import Lesson, every
from seabook.reference import topics
from seabook.widgets import Stage


@pytest.fixture
def stage() -> Iterator[Stage]:
    found = Stage("endeavor/ship-open-occupy")
    yield found
    found.close()


def test_it_begins_with_who_one_is_and_who_wins(stage: Stage) -> None:
    assert "whoever has the most glory wins" in stage.side.html
    stage.foot.press("begin:")
    assert "Your first city" in stage.side.html
    assert stage.walk.number == 1


def test_what_may_be_done_is_lit_and_nothing_else(stage: Stage) -> None:
    stage.begin()
    for place in stage.board.controls:
        lit = "EU" in place and stage.walk.ask(place).legal  # what lies beyond the edge is not lit
        assert (place in stage.board.marks) is lit


def test_a_click_on_a_lit_place_says_what_would_happen_and_one_press_does_it(stage: Stage) -> None:
    stage.begin()
    stage.board.activate("occupy EU1")
    assert "Gains: London (EU1), 1 step on the culture track" in stage.side.status
    assert "Pays: 2 population markers" in stage.side.status
    stage.side.press("play:")
    assert "You did it in 2 decisions" in stage.side.status
    assert 'class="sb-next"' in stage.foot.html
    stage.foot.press("undo:")
    assert stage.walk.table.game.value(stage.walk.table.state, "city.EU1") == ""


def test_a_place_that_is_refused_says_every_reason(stage: Stage) -> None:
    stage.begin()
    stage.board.activate("occupy NA1")
    assert "sb-no" in stage.side.status
    assert 'data-id="play:"' not in stage.side.status
    assert 'data-id="rule:E3.2b"' in stage.side.status


def test_nothing_is_answered_before_the_choice(stage: Stage) -> None:
    stage.go(2)
    stage.board.activate("occupy EU1")
    assert "Choose an answer first" in stage.side.status
    step = stage.walk.step
    shown = stage.side.html + stage.side.status
    assert step.tell is not None
    assert step.tell.en not in shown
    stage.side.press("choose:region.not-open")
    told = stage.side.status
    assert "sb-was-wrong" in told
    assert "open from the start" in told
    assert step.tell.html() in told


def test_in_a_step_that_asks_for_a_place_nothing_is_lit_until_one_needs_help(stage: Stage) -> None:
    stage.go(7)
    assert stage.board.marks == {}
    stage.board.activate("occupy CA1")
    assert "sb-was-wrong" in stage.side.status
    assert stage.board.marks == {}
    stage.foot.press("hint:")
    assert {*stage.board.marks} == {"occupy NA1", "occupy NA2", "occupy NA3"}
    stage.board.activate("occupy NA1")
    assert "sb-was-right" in stage.side.status


def test_a_hint_lights_the_way_and_follows_it(stage: Stage) -> None:
    stage.go(len(stage.walk.steps))
    stage.hint()
    assert 'class="sb-next"' in stage.side.html
    assert "Activate the Shipyard" in stage.side.html
    for decision in stage.walk.step.do.best:  # type: ignore[union-attr]
        stage.ask(decision)
        stage.play()
    assert stage.walk.record.done


def test_a_rule_card_lies_over_the_page_and_goes_away(stage: Stage) -> None:
    stage.begin()
    stage.side.press("rule:E3.2b")
    assert 'data-rule="E3.2b"' in stage.card.html
    assert 'role="dialog"' in stage.card.html
    stage.card.press("rule:")
    assert stage.card.html == ""


def test_the_end_says_what_one_can_do_now(stage: Stage) -> None:
    stage.go(len(stage.walk.steps))
    stage.next()
    assert stage.over
    assert stage.walk.lesson.can[0].en in stage.side.html
    stage.back()
    assert not stage.over


@pytest.mark.parametrize(
    ("mode", "noted", "asked"),
    [("omit", False, False), ("show", True, False), ("discuss", True, True)],
)
def test_a_lesson_on_a_hard_topic_begins_with_its_note_and_ends_as_the_teacher_chose(
    mode: str, noted: bool, asked: bool
) -> None:
    before = topics.topic()
    topics.topic(mode)
    stage = Stage("endeavor/draw-and-card-limit")
    try:
        assert ("Content note:" in stage.side.html) is noted
        stage.begin()
        assert "Content note:" not in stage.side.html
        stage.go(len(stage.walk.steps))
        while not stage.over:
            assert press_next(stage)
        assert ("Whose labour is it" in stage.side.html) is asked
    finally:
        topics.topic(before)
        stage.close()


def test_a_lesson_without_the_topic_has_no_note(stage: Stage) -> None:
    assert "Content note:" not in stage.side.html


def test_the_language_is_switched_on_the_stage(stage: Stage) -> None:
    before = words.language()
    try:
        stage.head.press("lang:en")
        assert words.language() == "en"
        assert '[lang="zh-Hant"]{display:none}' in stage.head.html
    finally:
        words.language(before)


def press_next(stage: Stage) -> bool:
    """Press what the stage marks as next, reading nothing: a button, a lit place, else any choice."""
    for pad in (stage.side, stage.foot):
        for html in (pad.status, pad.html):
            if found := _marked(html):
                pad.press(found)
                return True
    if lit := [place for place, kind in stage.board.marks.items() if kind == "may"]:
        stage.board.activate(lit[0])
        return True
    step = stage.walk.step
    if step.choose is not None and not stage.walk.record.done:
        stage.side.press(f"choose:{stage.walk.choices[0][0].id}")
        return True
    if step.find is not None and not stage.walk.record.done:
        stage.board.activate(stage.board.controls[0])  # anywhere; then help is offered
        return True
    return False


def _marked(html: str) -> str:
    import re

    found = re.search(r'<button[^>]*data-id="([^"]*)"[^>]*class="sb-next"', html)
    return found[1] if found and found[1] != "home" else ""


@pytest.mark.parametrize("lesson", [*every()], ids=lambda each: each.name)
def test_whoever_presses_only_what_is_marked_as_next_finishes(lesson: Lesson) -> None:
    stage = Stage(lesson)
    presses = 0
    while not stage.over:
        assert press_next(stage), (stage.walk.step.id, stage.side.html)
        presses += 1
        assert presses < 25 * len(stage.walk.steps), stage.walk.step.id
    assert stage.walk.done
    stage.close()
