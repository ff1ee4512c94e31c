"""The loading phase: grabs held against the moment, contested treasures, goods, captain."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, lively, middle, play, position, refused, slugs

from seabook.engine import Stream, Table, Ticks
from seabook.engine.ticks import all_at_once, turns
from seabook.games.anchors_aweigh.state import State


def table(state: State) -> Table[Any]:
    return Table(GAME, state, {})


def test_ai7_one_of_two_wins_a_contested_treasure_and_the_loser_is_told() -> None:
    winners = set()
    for seed in range(8):
        ticks = Ticks(table(position(2)), seed)
        done = ticks.play({"red": "red: take t37", "blue": "blue: take t37"})
        assert [bool(each.events) for each in done] == [True, False]
        lost = done[1].refused
        assert lost is not None
        (why,) = lost.reasons
        assert (why.rule, why.slug) == ("A2.3", "take.in-hand")
        assert why.values["who"] is done[0].action.seat
        assert len(ticks.log) == 2
        assert "A2.3" in str(ticks), "the log tells why"
        state = ticks.table.state
        loser = done[1].action.seat.i
        assert state.players[loser].plain() == position(2).players[loser].plain()
        winners.add(done[0].action.seat.code)
    assert winners == {"red", "blue"}


def test_ai8_grabs_that_touch_nothing_in_common_may_change_places() -> None:
    compared = 0
    for seed in range(6):
        state = middle(seed, 3, 40)
        dice = Stream("pairs", seed)
        for _ in range(30):
            if state.phase != "loading" or len(state.decisions) < 2:
                break
            one, two = dice.shuffled(state.decisions)[:2]
            a = dice.choice(GAME.legal(state, one.seat))
            b = dice.choice(GAME.legal(state, two.seat))
            last = any(state.players[each.seat].empty == 1 for each in (one, two))
            if last or (a.target is not None and a.target is b.target):
                continue
            there, back = state.copy(), state.copy()
            for action in (a, b):
                GAME.apply(there, action)
            for action in (b, a):
                GAME.apply(back, action)
            assert there == back, (a, b)
            compared += 1
    assert compared > 60


@pytest.mark.parametrize("order", [(1, 2, 0), (2, 1, 0)])
def test_ai9_other_names_give_the_same_loading_with_other_names(order: tuple[int, ...]) -> None:
    first = GAME.start(3, 5, {})
    second = first.copy()
    for state, action in lively(5, 3):
        if state.phase != "loading" or state.round > 1:
            break
        GAME.apply(first, action)
        seat = order[action.seat.i]
        GAME.apply(second, GAME.space.get(seat, action.kind.code, action.target))
        if first.phase == "loading":
            assert order[first.captain] == second.captain or first.captain < 0
            mine = [player.plain() for player in first.players]
            theirs = [second.players[order[i]].plain() for i in range(3)]
            assert mine == theirs
    assert first.phase == "voyage"


@pytest.mark.parametrize("options", [{}, {"stormy_seas": "on"}, {"starfish_per_kind": "9"}])
def test_ai10_loading_never_deadlocks(options: dict[str, str]) -> None:
    for seed in range(4):
        for state, _ in lively(seed, 4, **options):
            if state.phase == "loading":
                for decision in state.decisions:
                    assert GAME.legal(state, decision.seat)


def test_ai5_a_treasure_once_face_up_never_lies_face_down() -> None:
    seen = set[int]()
    for state, _ in lively(3, 3):
        down = {tile for tile, at in enumerate(state.lies) if at == 0}
        assert not seen & down
        seen |= {tile for tile, at in enumerate(state.lies) if at == 1}


def test_a2_3_with_a_treasure_in_hand_nothing_else_may_be_taken() -> None:
    state = position(2, heap={"t5": "down"}, red={"hand": "map", "spaces": {"a1": "cannon*"}})
    for text in ("take t9", "flip t5", "good blue", "swap-out a1"):
        assert refused(state, f"red: {text}") == [("A2.3", "hand.full")]
    assert refused(state, "red: put-back") == []


def test_each_condition_of_loading_refuses_with_its_rule() -> None:
    spaces = {"a1": "map", "g1": "blue", "g2": "blue"}
    state = position(4, round=2, red={"spaces": spaces, "chests": 1}, blue={"hand": "rope"})
    assert refused(state, "red: put-back") == [("A2.5", "put-back.empty-hand")]
    assert refused(state, "red: load a3") == [("A2.6", "load.empty-hand")]
    assert refused(state, "blue: load g1") == [("A2.9", "load.goods-only")]
    assert refused(state, "red: good white") == [("A2.10", "good.all-there")]
    assert refused(state, "red: flip t1") == [("A2.4", "flip.already-up")]
    assert refused(state, "red: swap-out a1") == [
        ("A2.12", "swap.no-effect"),
        ("A2.13", "swap.no-starfish"),
    ]
    play(state, "red: take t1")
    assert refused(state, "red: load a1") == [("A2.6", "space.filled")]
    assert refused(state, "red: load a2") == [("A4.4", "space.chest")]
    assert ("A2.8", "drop.loading") in refused(state, "red: drop a1")
    assert ("A2.11", "drop-good.loading") in refused(state, "red: drop-good blue")
    assert ("A4.7", "drop-good.too-late") in refused(state, "red: drop-good purple")
    assert ("A1.1", "timing.other-phase") in refused(state, "red: fulfil")


def test_goods_wait_for_an_empty_place_and_fill_the_ship() -> None:
    full = {f"a{n}": "map" for n in range(1, 9)} | {f"b{n}": "rope" for n in range(1, 5)}
    state = position(3, red={"spaces": full})
    play(state, "red: good blue")
    assert state.captain < 0
    events = play(state, "red: good blue")
    assert slugs(events) == [
        "A2.10 good.placed",
        "A2.16 captain.calls",
        "A2.17 cards.hidden",
        "A2.18 loading.goes-on",
    ]
    assert refused(state, "red: take t1") == [("A2.18", "timing.ship-full")]
    assert refused(state, "red: swap-out a1")[0] == ("A2.18", "timing.ship-full")


def test_ticks_and_turns_both_bring_a_game_to_the_captains_call() -> None:
    state, dice, initiative = GAME.start(3, 2, {}), Stream("want", 2), Stream("initiative", 2)
    ticks = 0
    while state.phase == "loading" and state.round == 1:
        ticks += 1
        acts = all_at_once(
            GAME, state, lambda seat, _: dice.choice(GAME.legal(state, seat)), initiative
        )
        for action in acts:
            GAME.apply(state, action)
    assert ticks > 26
    at = GAME.table(2, 4)
    for seat in turns(at, each=2):
        if at.state.phase != "loading":
            break
        at.play(dice.choice(GAME.legal(at.state, seat.i)))
    assert at.state.captain >= 0
