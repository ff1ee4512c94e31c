"""Playing ahead, and the free table: bots answer, undo, what-if, saving and loading."""

from collections.abc import Iterator
from typing import Any

import pytest

import seabook
from seabook.engine import Complaint
from seabook.widgets import FreeTable, TableBoard, WhatIf, WhyPanel

SAVED = ("text/plain", "text/html", "image/svg+xml")


def decide(panel: WhyPanel, n: int = 0) -> None:
    """Ask for one of the things that can be done now, and do it, by the buttons."""
    panel.controls.press(f"ask:{panel.table.actions()[n].notation}")
    panel.controls.press("play:0")


def line(table: Any) -> list[str]:
    return [step.action.notation for step in table.history]


@pytest.fixture
def free() -> Iterator[FreeTable]:
    made = FreeTable(players=3, seed=7, me="red")
    yield made
    made.close()


@pytest.mark.slow
def test_what_is_tried_leaves_the_table_as_it_was() -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    panel = WhyPanel(table)
    before = table.state.copy()
    panel.controls.press("ahead")
    for _ in range(9):
        decide(panel)
    assert "You are trying ahead" in panel.controls.html
    assert len(panel.table.history) == 9
    assert table.history == []
    assert table.state == before
    panel.controls.press("compare")
    assert "sb-changed" in panel.card.html
    assert "ahead" in panel.result.status
    panel.controls.press("back")
    assert panel.table is table
    assert panel.board.table is table
    assert "trying ahead" not in panel.controls.html
    panel.close()


def test_undo_ends_where_the_trying_began() -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    panel = WhyPanel(table)
    decide(panel)
    panel.controls.press("ahead")
    assert 'data-id="undo" disabled' in panel.controls.html
    decide(panel)
    panel.controls.press("undo")
    assert 'data-id="undo" disabled' in panel.controls.html
    panel.close()


@pytest.mark.parametrize("button", ["compare", "back"])
def test_there_is_nothing_to_compare_or_return_from(button: str) -> None:
    panel = WhyPanel(seabook.game("endeavor").table(players=3, seed=7))
    panel.controls.press(button)
    assert "sb-fault" in panel.result.status
    assert "Nothing is being tried ahead" in panel.result.status
    panel.close()


def test_a_what_if_never_touches_its_table() -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    panel = WhatIf(table, "blue")
    decide(panel)
    panel.controls.press("back")
    decide(panel, 1)
    assert table.history == []
    assert len(panel.table.history) == 1
    panel.close()


def test_bots_answer_and_say_why(free: FreeTable) -> None:
    start = len(free.table.history)
    assert {step.action.seat.code for step in free.table.history} <= {"blue", "green"}
    decide(free)
    assert free.table.game.decisions(free.table.state)[0].seat == 0
    since = free.table.history[start:]
    assert since[0].action.seat.code == "red"
    assert len(since) > 2
    for step in since[1:]:
        assert step.action.text.en in free.told.status
        assert step.events[0].text.en in free.told.status
    assert "the next best, above all through" in free.told.status
    assert f"after {len(free.table.history)} decisions" in free.sheet.html


@pytest.mark.slow
def test_undo_goes_back_to_ones_own_decision_and_redo_brings_the_same_answers(
    free: FreeTable,
) -> None:
    states = []
    for _ in range(4):
        states.append((line(free.table), free.table.state.copy()))
        decide(free)
    whole = line(free.table)
    for was, state in reversed(states):
        free.controls.press("undo")
        assert line(free.table) == was
        assert free.table.state == state
    assert 'data-id="undo" disabled' in free.controls.html
    free.controls.press("undo")
    assert "nothing to undo" in free.result.status
    for _ in range(4):
        free.controls.press("redo")
    assert line(free.table) == whole


def test_the_bots_wait_while_something_is_tried(free: FreeTable) -> None:
    before = line(free.table)
    free.controls.press("ahead")
    decide(free)
    assert len(free.table.history) == len(before) + 1
    assert free.table.game.decisions(free.table.state)[0].seat != 0
    free.controls.press("undo")
    free.controls.press("back")
    assert line(free.table) == before


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_whole_game_ends_and_is_the_same_each_time(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)
    lines = []
    for _ in range(2):
        free = FreeTable(players=3, seed=5, me="green", bot=bot)
        while not free.table.over:
            decide(free, len(free.table.history) % len(free.table.actions()))
        assert "Final scoring" in free.sheet.html
        lines.append(line(free.table))
        free.close()
    assert lines[0] == lines[1]


def test_a_save_is_shown_and_loaded(free: FreeTable) -> None:
    decide(free)
    free.keeping.press("save:")
    text = free.table.save()
    assert "download=" in free.keeping.html
    assert "&#34;seabook&#34;: 2" in free.keeping.html
    there = line(free.table)
    free.controls.press("undo")
    free.keeping.press(f"load:{text}")
    assert line(free.table) == there
    assert "Loaded" in free.result.status
    assert free.sheet.table is free.board.table is free.table


@pytest.mark.parametrize("text", ["", "{}", "<img src=x onerror=alert(1)>", '{"seabook": 1}'])
def test_a_broken_save_is_told_and_changes_nothing(free: FreeTable, text: str) -> None:
    before, table = line(free.table), free.table
    free.keeping.press(f"load:{text}")
    assert "sb-fault" in free.result.status
    assert "<img" not in free.result.status
    assert free.table is table
    assert line(table) == before


def test_a_save_without_ones_seat_is_told() -> None:
    small = seabook.game("endeavor").table(players=3, seed=1).save()
    free = FreeTable(players=5, seed=1, me="white")
    free.keeping.press(f"load:{small}")
    assert "no seat" in free.result.status
    free.close()


def test_bad_arguments_are_told() -> None:
    with pytest.raises(Complaint):
        FreeTable(players=3, me="white")
    with pytest.raises(Complaint):
        FreeTable(players=3, me="red", bot="clever")
    with pytest.raises(Complaint):
        FreeTable(players=3, me="red", salary="none-such")


def test_what_is_saved_is_stable(free: FreeTable) -> None:
    other = FreeTable(players=3, seed=7, me="red")
    one, two = free._repr_mimebundle_()[0], other._repr_mimebundle_()[0]
    assert [one[key] for key in SAVED] == [two[key] for key in SAVED]
    assert repr(free) == repr(other)
    other.close()


def test_two_people_take_turns_at_one_table() -> None:
    free = FreeTable(players=3, seed=7, me="red,blue")
    seen = set()
    for _ in range(6):
        seen.add(free.seat.code)
        assert not free.covered  # nothing is hidden in this game
        decide(free)
    assert seen == {"red", "blue"}
    assert {step.action.seat.code for step in free.table.history} == {"red", "blue", "green"}
    free.close()


def test_between_two_people_a_cover_hides_what_is_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)  # it has no picture yet
    free = FreeTable(players=2, seed=3, me="red,blue", code="anchors_aweigh")
    for _ in range(40):
        if free.covered:
            break
        decide(free)
    assert free.covered
    assert "sb-cover" in free.card.html
    assert free.aside.html == ""
    assert free.board.seat is None  # what everybody may see
    free.card.press("uncover:")
    assert not free.covered
    assert free.board.seat == free.seat.i
    free.close()


def test_the_next_game_is_dealt_as_it_is_set() -> None:
    free = FreeTable(players=3, seed=7, me="red")
    for press in ("set:players=4", "set:me=green", "set:bot=random", "deal:"):
        free.keeping.press(press)
    assert free.table.game.players_at(free.table.state) == 4
    assert (free.seat.code, free.bot, free.seed) == ("green", "random", 8)
    assert "A new game begins" in free.result.status
    free.keeping.press("set:players=3")
    assert free.wanted["me"] == "green"
    free.close()


@pytest.mark.slow
def test_the_end_says_who_stands_where_and_what_one_lacked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)
    free = FreeTable(players=3, seed=5, me="green", bot="greedy")
    while not free.table.over:
        decide(free, len(free.table.history) % len(free.table.actions()))
    scores = free.table.scores()
    told = free.result.status
    assert "The game is over" in told
    if scores[2] < max(scores):
        assert f"Green is {max(scores) - scores[2]} behind" in told
    free.result.press("deal:")
    assert not free.table.over
    free.close()


def test_where_all_act_at_once_bots_take_turns_with_you() -> None:
    """In a race nobody waits: after each action of yours every bot that loads acts once."""
    free = FreeTable(code="anchors_aweigh", players=3, seed=7, me="red")
    free.ask("take t1")
    free.play()
    assert [step.action.seat.code for step in free.table.history] == ["red", "blue", "green"]
    free.ask("load a1")
    free.play()
    assert len(free.table.history) == 6
    free.close()


def test_two_people_load_in_turn_and_the_bot_after_both() -> None:
    free = FreeTable(code="anchors_aweigh", players=3, seed=7, me="red,blue")
    for seat in ("red", "blue"):
        assert free.seat.code == seat
        free.uncover()
        free.ask(next(a.notation for a in free._place.actions() if a.kind.code == "good"))
        free.play()
    assert [step.action.seat.code for step in free.table.history] == ["red", "blue", "green"]
    assert free.covered
    free.close()
