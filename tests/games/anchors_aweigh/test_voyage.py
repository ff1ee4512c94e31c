"""The voyage: pirates, goods counted out one by one, room aboard, and what comes too late."""

from __future__ import annotations

import pytest
from tests.games.anchors_aweigh.helpers import GAME, play, position, refused, slugs

from seabook.engine import Judge

FULL = {f"a{n}": "map" for n in range(1, 9)} | {f"b{n}": "rope" for n in range(1, 5)}


def test_everyone_is_asked_and_who_cannot_pay_hears_what_is_missing() -> None:
    state = position(3, phase="voyage", card="D12", red={"spaces": {"a1": "rope", "a2": "map"}})
    assert GAME.value(state, "decision.seats") == ["red", "blue", "green"]
    verdict = Judge(GAME, state)(GAME.space.by_notation["red: fulfil"])
    assert [(gap.slug, gap.n) for gap in verdict.missing] == [("missing.treasures", 1)]
    (why,) = verdict.reasons
    assert why.values["treasure"].code == "shovel"
    assert (why.values["have"], why.values["need"]) == (0, 1)


def test_a3_14_a_warehouse_pays_for_nothing() -> None:
    state = position(3, phase="voyage", card="D01", red={"spaces": {"a1": "warehouse"}})
    assert refused(state, "red: fulfil") == [
        ("A3.2", "fulfil.lacks-treasure"),
        ("A3.14", "fulfil.warehouse"),
    ]


def test_a3_5_pirates_are_called_on_before_they_are_turned_up() -> None:
    arms = {"spaces": {"a1": "cannon", "a2": "sword"}}
    state = position(3, phase="voyage", card="P02", red=arms, blue=arms)
    assert GAME.value(state, "turned") is False
    assert refused(state, "red: fulfil") == [("A3.5", "timing.call-first")]
    events = play(state, "red: face", "blue: face", "green: flee")
    assert slugs(events)[-3:] == ["A3.5 reveal.pirates", "A3.6 pirates.fled", "A3.5 card.turned"]
    assert refused(state, "green: fulfil") == [
        ("A3.6", "timing.fled"),
        ("A3.7", "fulfil.lacks-treasure"),
        ("A3.7", "fulfil.lacks-treasure"),
    ]
    assert refused(state, "red: flee") == [("A3.5", "timing.not-this-choice")]
    play(state, "red: fulfil")
    assert refused(state, "red: skip") == [("A3.12", "timing.decided")]
    events = play(state, "blue: skip")
    assert GAME.value(state, "red.coins") == 4
    assert GAME.value(state, "blue.tiles.cannon") == 1, "blue could pay but would not"
    assert "A3.9 penalty.short" in slugs(events)


def test_ar19_the_card_is_shown_even_if_all_flee() -> None:
    state = position(2, phase="voyage", card="P01", deck=["D01"])
    events = play(state, "red: flee", "blue: flee")
    assert "A3.5 card.turned" in slugs(events)
    assert GAME.value(state, "used") == ["P01"]


def test_a3_19_a_colour_that_lasts_may_not_be_exchanged_for_another() -> None:
    state = position(3, phase="voyage", card="D01", red={"spaces": {**FULL, "a1": "shovel"}})
    play(state, "red: fulfil", "blue: skip", "green: skip", "red: cover a1", "red: stow a1")
    assert GAME.value(state, "red.goods.blue") == 1, "there is room: all is taken"
    full = {**FULL, "a1": "shovel", "g1": "blue", "g2": "blue"}
    state = position(3, round=2, phase="voyage", card="D01", red={"spaces": full, "parrots": 1})
    play(state, "red: fulfil", "blue: skip", "green: skip", "red: cover a1")
    assert refused(state, "red: choose orange") == [("A3.19", "choose.not-owed")]
    play(state, "red: choose white", "red: stow a1")
    assert refused(state, "red: choose blue") == [
        ("A3.13", "choose.no-room"),
        ("A4.12", "choose.parrot-no-room"),
    ]


def test_a3_18_grey_goods_are_chosen_one_by_one() -> None:
    state = position(
        2,
        phase="voyage",
        card="P01",
        turned=True,
        red={"spaces": {"a1": "cannon", "a2": "sword", "a3": "warehouse"}},
        blue={"choice": "flee"},
    )
    play(state, "red: fulfil")
    events = play(state, "red: choose blue", "red: stow g1", "red: choose blue", "red: stow g2")
    events += play(state, "red: choose orange", "red: stow b1")
    assert slugs(events).count("A3.18 reward.grey") == 3
    stored = [each.slug for each in events if each.slug.startswith("store.")]
    assert stored == ["store.goods-only", "store.goods-only", "store.freed"]


def test_below_deck_goods_go_to_a_warehouse_last_and_leave_it_first() -> None:
    spaces = {**FULL, "b1": "warehouse+blue", "g1": "blue"}
    state = position(3, phase="voyage", card="T01", deck=["D04"], red={"spaces": spaces})
    events = play(state, "red: fulfil", "blue: skip", "green: skip")
    assert "A3.4 pay.goods" in slugs(events), "no good lies above deck: there is nothing to ask"
    assert GAME.value(state, "red.spaces.b1") == "warehouse", "the good on the warehouse was spent"
    events = play(state, "red: choose purple", "red: choose purple")
    stored = [each.slug for each in events if each.slug.startswith("store.")]
    assert stored == ["store.goods-only", "store.warehouse"]
    assert GAME.value(state, "red.spaces.g1") == "blue"


def test_a6_7_goods_on_a_warehouse_that_goes_back_are_lost() -> None:
    state = position(2, phase="voyage", card="D01", red={"spaces": {"a1": "warehouse+blue+white"}})
    assert GAME.value(state, "supply.blue") == 15
    events = play(state, "red: drop a1")
    assert slugs(events) == ["A3.17 drop.treasure", "A6.7 goods.lost"]
    assert GAME.value(state, "supply.blue") == GAME.value(state, "supply.white") == 16
    assert refused(state, "red: drop a1") == [("A3.17", "drop.no-treasure")]


def test_ar14_what_the_whole_supply_lacks_is_lost() -> None:
    cargo = ["blue"] * 15 + ["white"] * 16 + ["orange"] * 16 + ["purple"] * 16
    warehouses = 9
    hold = {}
    for seat, spaces in (("blue", 14), ("green", 14), ("yellow", 14)):
        places = [*(f"a{n}" for n in range(1, 9)), *(f"b{n}" for n in range(1, 5)), "g1", "g2"]
        hold[seat] = {}
        for place in places[:spaces]:
            if warehouses and place[0] != "g":
                warehouses -= 1
                hold[seat][place] = "+".join(["warehouse", cargo.pop(), cargo.pop()])
            elif cargo:
                hold[seat][place] = cargo.pop()
    red = {"a1": "shovel"}
    for place in (f"a{n}" for n in range(2, 9)):
        if cargo:
            red[place] = cargo.pop()
    ships = {seat: {"spaces": spaces} for seat, spaces in hold.items()}
    red |= {place: cargo.pop() for place in ("b1", "b2", "b3", "b4", "g1") if cargo}
    state = position(4, phase="voyage", card="D01", red={"spaces": red}, **ships)
    assert not cargo
    assert sum(state.supply) == 1
    play(state, "blue: skip", "green: skip", "yellow: skip")
    events = play(state, "red: fulfil", "red: cover a1", "red: stow a1")
    assert "A3.19 reward.none-left" in slugs(events)
    assert GAME.value(state, "count.goods_in_supply") == 0


def test_a3_21_coins_stay_coins_in_the_voyage() -> None:
    state = position(2, phase="voyage", card="D03", red={"coins": 9, "spaces": {"a1": "rope"}})
    events = play(state, "red: fulfil", "blue: skip")
    assert "A3.21 coins.stay" in slugs(events)
    assert (GAME.value(state, "red.coins"), GAME.value(state, "red.chests")) == (11, 0)


def test_ar27_chests_without_space_lie_beside_the_ship() -> None:
    state = position(
        2, round=2, phase="voyage", card="D01", deck=[], red={"coins": 25, "chests": 7}
    )
    events = play(state, "red: skip", "blue: skip")
    assert "A4.3 chest.beside" in slugs(events)
    assert (GAME.value(state, "red.chests"), GAME.value(state, "red.beside")) == (9, 1)
    assert GAME.value(state, "red.score.A4.5") == 90
    assert GAME.value(state, "red.total") == 95


def test_a5_1_after_the_game_nobody_acts() -> None:
    state = position(2, round=2, phase="voyage", card="D01", deck=[], blue={"coins": 3})
    events = play(state, "red: skip", "blue: skip")
    assert slugs(events)[-1] == "A5.1 voyage.winner"
    assert refused(state, "red: drop-good blue") == [
        ("A5.1", "timing.over"),
        ("A3.17", "drop-good.none"),
    ]
    tie = position(2, round=2, phase="voyage", card="D01", deck=[])
    assert slugs(play(tie, "red: skip", "blue: skip"))[-1] == "A5.2 voyage.shared"


def test_a2_17_the_cards_may_be_looked_at_until_the_captain_has_them() -> None:
    state = position(2)
    assert slugs(play(state, "red: look")) == ["A2.1 look.done"]
    hidden = position(3, captain="red", red={"spaces": {**FULL, "g1": "blue", "g2": "blue"}})
    assert refused(hidden, "blue: look") == [("A2.17", "look.gathered")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_and_the_set_up_count_up(players: int) -> None:
    state = GAME.start(players, 1, {})
    told = {event.rule: event for event in GAME.set_up_report(state)}
    assert [f"A0.{n}" for n in range(1, 10)] + [f"A1.{n}" for n in range(1, 8)] == [
        rule for rule in told if rule[:2] in ("A0", "A1")
    ]
    counted = {rule: event.values.get("n") for rule, event in told.items()}
    assert counted["A0.2"] == 84
    assert counted["A0.4"] == counted["A0.9"] == 52
    assert counted["A0.8"] == 64
    assert counted["A1.4"] == 84
    assert counted["A1.6"] == counted["A1.7"] == 13
