"""Making room and exchanging while the game waits for others (A3.17, A6.6, AR57)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.games.anchors_aweigh.helpers import GAME, lively, play, position, refused

from seabook.bots import any_beside
from seabook.cli.terminal import Terminal
from seabook.engine import Stream
from seabook.engine.ticks import turns
from seabook.games.anchors_aweigh.state import free_kinds
from seabook.simulation import play_one
from seabook.widgets import FreeTable

FREE = {kind.code for kind in GAME.kinds if kind.free}
MOVABLE = {"goods_movable": "yes"}
LADEN = {"spaces": {"a1": "warehouse+blue", "a2": "rope"}}


def test_who_has_decided_is_offered_the_free_actions_and_not_waited_for() -> None:
    state = position(3, phase="voyage", card="D01")
    play(state, "red: skip")
    assert [d.seat for d in GAME.decisions(state)] == [1, 2, 0]
    assert [d.seat for d in GAME.waits_for(state)] == [1, 2]
    assert GAME.decisions(state)[-1].kinds == free_kinds(state) == ("drop", "drop-good")


def test_at_every_decision_of_the_voyage_all_may_act_but_who_pays_or_takes() -> None:
    """Whoever is not asked is offered the free actions, unless it is their payment or reward."""
    busy = 0
    for state, _ in lively(4, 3, goods_movable="yes"):
        now = {d.seat: d.kinds for d in GAME.decisions(state)}
        free = [{*d.kinds} <= {*FREE} for d in GAME.decisions(state)]
        assert free == [d not in GAME.waits_for(state) for d in GAME.decisions(state)]
        if state.phase != "voyage":
            assert len(now) == len(state.decisions)
            continue
        at_work = {seat for _, seat in state.agenda[:1]}
        assert {0, 1, 2} - at_work <= set(now)
        for seat in {0, 1, 2} - {d.seat for d in state.decisions} - at_work:
            assert now[seat] == free_kinds(state)
        busy += bool(at_work)
    assert busy


def test_a_good_lifted_meanwhile_is_stowed_before_the_game_goes_on() -> None:
    state = position(2, MOVABLE, phase="voyage", card="D03", deck=["D04", "K01"], red=LADEN)
    play(state, "red: skip", "red: lift a1")
    assert [(d.seat, d.kinds[0]) for d in GAME.waits_for(state)] == [(1, "fulfil"), (0, "stow")]
    play(state, "blue: skip")
    assert GAME.value(state, "card") == "D03"
    assert [d.seat for d in GAME.waits_for(state)] == [0]
    assert refused(state, "red: drop a2") == [("A3.17", "timing.make-room-later")]
    assert refused(state, "blue: drop a2") == [("A3.17", "drop.no-treasure")]
    events = play(state, "red: stow a4")
    assert GAME.value(state, "red.spaces.a4") == "blue"
    assert GAME.value(state, "card") == "D04"
    assert events[0].shows, "what follows is the others', and no verdict may foretell it"


def test_who_is_paying_makes_no_room_though_another_holds_the_game_up() -> None:
    state = position(
        2,
        MOVABLE,
        round=2,
        phase="voyage",
        card="D08",
        red={"spaces": {"a1": "rope", "a2": "rope", "a3": "rope"}, "parrots": 1},
        blue=LADEN,
    )
    play(state, "red: fulfil", "blue: skip", "blue: lift a1", "red: cover a1")
    assert [d.seat for d in GAME.decisions(state)] == [1]
    assert refused(state, "red: drop a3") == [("A3.17", "timing.make-room-later")]
    play(state, "blue: stow a4")
    assert [d.kinds for d in GAME.waits_for(state)] == [("cover",)]


def test_each_good_is_moved_once_about_a_card_whoever_is_asked() -> None:
    state = position(2, MOVABLE, phase="voyage", card="D03", deck=["D04", "K01"], red=LADEN)
    play(state, "red: lift a1", "red: stow a4", "red: skip")
    assert refused(state, "red: lift a4") == [("A3.17", "lift.enough")]
    play(state, "blue: skip")
    assert GAME.value(state, "card") == "D04"
    assert not refused(state, "red: lift a4")


def test_turns_pass_over_who_is_only_offered_free_actions() -> None:
    table = GAME.position(3, {"phase": "voyage", "card": "D01", "red": LADEN})
    table.play("red: skip")
    whose = turns(table)
    assert [next(whose).code for _ in range(4)] == ["blue", "green", "blue", "green"]


def test_what_one_is_asked_and_what_another_moves_meanwhile_is_seen() -> None:
    """Red is asked how to pay whatever lies below deck; blue moves a good, which all see."""
    state = position(
        2,
        MOVABLE,
        round=2,
        phase="voyage",
        card="D03",
        red={"spaces": {"a1": "rope"}, "parrots": 1},
        blue=LADEN,
    )
    play(state, "red: fulfil", "blue: skip", "blue: lift a1")
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["decisions"] == [("red", ("cover",)), ("blue", ("stow",))]
        assert GAME.knows(state, seat, "decision.kinds")


def test_random_players_act_now_and_then_while_others_are_waited_for() -> None:
    state, dice = position(2, phase="voyage", card="D01", red=LADEN), Stream("beside", 1)
    assert any_beside(GAME, state, dice) is None
    play(state, "red: skip")
    found = [any_beside(GAME, state, dice) for _ in range(200)]
    assert 5 < sum(each is not None for each in found) < 50
    assert {each.seat.code for each in found if each} == {"red"}


def test_a_simulated_game_has_such_actions_in_it() -> None:
    played = play_one("anchors_aweigh", 3, 4, ("random",), invariants=True)
    assert played.violations == ()


def test_a_sitting_waits_for_bots_and_not_for_who_is_only_offered_free_actions() -> None:
    table = GAME.position(2, {"phase": "voyage", "card": "D01", "red": LADEN})
    table.play("red: skip")
    assert Terminal(table, ["red"], "random", 1).deciding() == [1]
    sitting: Any = SimpleNamespace(table=table, people=(table.seat("red").seat,))
    assert FreeTable._theirs(sitting) == 1
    table.play("red: drop a2")
    table.play("blue: skip")
    assert FreeTable._theirs(sitting) is None
