"""The panels at a table that hides something: they ask, play and read as their own seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from seabook import bots
from seabook.engine import Complaint, Stream, Table
from seabook.games import game
from seabook.widgets import FreeTable, TableBoard, WhyPanel
from seabook.widgets.board import in_sight

ANCHORS: Any = game("anchors_aweigh")


@pytest.fixture(autouse=True)
def no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the panels say and ask is tried here, not how the board looks."""
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)


@pytest.fixture
def panel() -> Iterator[WhyPanel]:
    """Red and blue decide on D03, which asks for a rope; blue has one below deck."""
    blue = {"spaces": {"b1": "rope"}}
    given = {"phase": "voyage", "card": "D03", "deck": ["D04"], "blue": blue}
    made = WhyPanel(ANCHORS.position(2, given))
    yield made
    made.close()


def test_the_panel_offers_and_asks_for_its_own_seat_alone(panel: WhyPanel) -> None:
    assert "skip" in panel.board.controls
    assert "ask:blue" not in panel.controls.html
    with pytest.raises(Complaint):
        panel.ask("blue: fulfil")
    assert panel.ask("skip").legal
    panel.play()
    assert [step.action.notation for step in panel.table.history] == ["red: skip"]
    assert "ask:blue" not in panel.controls.html


def test_the_panel_reads_events_as_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ANCHORS.position(2, {"heap": {"t5": "down"}})
    panel = WhyPanel(table, "blue")
    panel._moved(panel.seat.name, table.play("red: take t5"))
    assert "cannon" not in panel.result.status
    assert "takes" in panel.result.status
    panel.close()


def test_the_panel_does_not_take_back_what_was_shown() -> None:
    panel = WhyPanel(ANCHORS.position(2, {"heap": {"t5": "down"}}))
    panel.ask("flip t5")
    panel.play()
    with pytest.raises(Complaint):
        panel.undo()
    panel.close()


def test_what_is_tried_ahead_begins_in_what_the_seat_imagines(panel: WhyPanel) -> None:
    table = panel.table
    panel.try_ahead()
    assert panel.table.state.seed != table.state.seed
    assert table.game.view(panel.table.state, 0) == table.game.view(table.state, 0)
    assert 'data-id="undo" disabled' in panel.controls.html
    panel.ask("red: skip")
    panel.play()
    assert "ask:blue: skip" in panel.controls.html, "on a branch all may be tried"
    panel.undo()
    assert 'data-id="undo" disabled' in panel.controls.html
    panel.come_back()
    assert panel.table is table
    assert table.history == []


@pytest.mark.parametrize("seat", [0, None])
def test_a_board_draws_what_may_be_known(panel: WhyPanel, seat: int | None) -> None:
    state, whose = in_sight(panel.table, seat)
    assert whose == (-1 if seat is None else seat)
    assert state.seed != panel.table.state.seed
    board = TableBoard(panel.table, seat)
    told = board.told()
    board.close()
    ships = [line for line in told.splitlines() if line.startswith("Blue")]
    assert len(ships) == 1
    assert "rope" not in ships[0]
    assert "(hidden)" in ships[0]


def test_where_nothing_is_hidden_the_panel_asks_the_table_itself() -> None:
    table = game("endeavor").table(3, 7)
    panel = WhyPanel(table)
    assert panel._place is table
    assert in_sight(table, None) == (table.state, None)
    panel.close()


@pytest.fixture
def free() -> Iterator[FreeTable]:
    made = FreeTable(players=2, seed=3, me="red", bot="random", code="anchors_aweigh")
    yield made
    made.close()


def test_the_bots_of_a_free_table_are_handed_what_their_seats_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handed = list[Any]()
    choose = bots.Random.choose

    def spied(self: bots.Random, rules: Any, imagined: Any, seat: int) -> bots.Choice:
        handed.append(imagined)
        return choose(self, rules, imagined, seat)

    monkeypatch.setattr(bots.Random, "choose", spied)
    free = FreeTable(players=2, seed=3, me="red", bot="random", code="vasco_da_gama")
    while len(free.table.history) < 12:
        free.ask(free.table.seat("red").actions()[0].notation)
        free.play()
    assert len(handed) > 3
    real = {step.before.draws.seed for step in free.table.history}
    assert real == {3}
    assert real.isdisjoint(position.draws.seed for position in handed)
    free.close()


def test_a_free_table_does_not_tell_what_a_bot_decided_under_seal() -> None:
    parrot = {"spaces": {"a1": "rope", "a2": "rope", "b1": "rope"}, "parrots": 1}
    given = {"round": 2, "phase": "voyage", "card": "D08", "deck": ["D04"], "blue": parrot}
    free = FreeTable(players=2, seed=3, me="red", bot="random", code="anchors_aweigh")
    free._turn_to(ANCHORS.position(2, given))
    dice, tried = Stream("paid", 1), 0
    while not any(step.action.kind.code == "cover" for step in free.table.history) and tried < 40:
        free._turn_to(ANCHORS.position(2, given))
        free.seed, tried = dice.below(999), tried + 1
        free.ask("red: skip")
        free.play()
    assert tried < 40
    bots_own = [step.action for step in free.table.history if step.action.seat.code == "blue"]
    assert [action.kind.code for action in bots_own[:2]] == ["fulfil", "cover"]
    sealed, shown = bots_own[:2]
    assert sealed.text.en not in free.told.status
    assert shown.text.en in free.told.status
    free.close()


def test_what_a_bot_loads_is_read_as_the_seat_may_and_not_taken_back() -> None:
    """Red's ship is full first; then blue's bot loads alone, unseen treasures among the rest."""
    full = {f"a{n}": "map" for n in range(1, 6)} | {f"b{n}": "rope" for n in range(1, 4)}
    full |= {f"a{n}": "shovel" for n in range(6, 9)}
    red = {"spaces": {**full, "g1": "blue", "g2": "blue"}, "hand": "cannon"}
    heap = {f"t{n}": "down" for n in (*range(10, 28), *range(37, 46))}
    free = FreeTable(players=2, seed=3, me="red", bot="random", code="anchors_aweigh")
    free._turn_to(ANCHORS.position(2, {"red": red, "heap": heap}))
    free.ask("load b4")
    free.play()
    kept = [event for step in free.table.history for event in step.events if event.owner == 1]
    assert kept
    for event in kept:
        assert event.text.en not in free.told.status
        assert event.seen_by(0).text.en in free.told.status
    with pytest.raises(Complaint):
        free.undo()
    free.close()


def test_a_free_table_tells_what_bots_took_as_the_seat_may_read_it(free: FreeTable) -> None:
    table: Table[Any] = ANCHORS.position(2, {"heap": {"t5": "down"}})
    events = table.play("blue: take t5")
    choice = bots.Choice(table.history[-1].action, free.seat.name)
    line = free._line(choice, [event.seen_by(free.seat.i) for event in events])
    assert "cannon" not in line
    assert free.seat.name.en not in line.split("<details>")[0].replace("Red:", ""), "no reason"


def test_a_save_of_a_free_table_says_that_it_holds_what_is_hidden(free: FreeTable) -> None:
    free.save()
    assert "everything that is hidden" in free.keeping.html
    other = FreeTable(players=3, seed=3, me="red", bot="random")
    other.save()
    assert "everything that is hidden" not in other.keeping.html
    other.close()
