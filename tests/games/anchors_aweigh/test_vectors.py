"""Worked examples of the rules, AT1 to AT7."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, play, position, refused, slugs

FULL = {f"a{n}": "compass" for n in range(1, 9)} | {f"b{n}": "rope" for n in range(1, 5)}
GOODS = {"g1": "white", "g2": "orange"}


@pytest.mark.parametrize(
    ("coins", "goods", "left", "rules"),
    [
        (1, {"g1": "blue", "g2": "blue"}, (0, 1), ["A3.8", "A3.9", "A3.8"]),
        (7, {}, (5, 0), ["A3.8", "A3.9"]),
        (0, {}, (0, 0), ["A3.8", "A3.9"]),
        (7, {"g1": "blue"}, (5, 0), ["A3.8", "A3.8"]),
    ],
)
def test_at1_the_penalty_is_paid_as_far_as_possible(
    coins: int, goods: dict[str, str], left: tuple[int, int], rules: list[str]
) -> None:
    state = position(
        phase="voyage",
        card="P01",
        turned=True,
        red={"coins": coins, "spaces": goods},
        blue={"choice": "flee"},
        green={"choice": "flee"},
    )
    assert ("A3.7", "fulfil.lacks-treasure") in refused(state, "red: fulfil")
    events = play(state, "red: skip")
    if state.card is not None and goods:
        events += play(state, "red: give blue")
    found = (GAME.value(state, "red.coins"), GAME.value(state, "red.goods.blue"))
    assert found == left
    assert [each.rule for each in events if each.slug.startswith("penalty")] == rules


def test_at1_with_two_colours_the_owner_picks_and_chests_stay() -> None:
    state = position(
        phase="voyage",
        card="P01",
        turned=True,
        red={"coins": 1, "chests": 1, "spaces": {"g1": "blue", "g2": "white"}},
        blue={"choice": "flee"},
        green={"choice": "flee"},
    )
    events = play(state, "red: skip")
    assert "A4.6 penalty.chests-safe" in slugs(events)
    assert ("A4.5", "drop.chest") in refused(state, "red: drop a1")
    assert ("A4.6", "drop.chest-penalty") in refused(state, "red: drop a1")
    assert refused(state, "red: give purple") == [("A3.8", "give.none")]
    play(state, "red: give white")
    assert GAME.value(state, "red.goods.blue") == 1
    assert GAME.value(state, "red.chests") == 1
    assert GAME.value(state, "supply.white") == 16


def test_at2_the_end_of_a_round_makes_chests_that_block() -> None:
    spaces = {"a1": "blue", "b1": "white", **GOODS}
    state = position(
        phase="voyage", card="D01", deck=[], red={"coins": 23, "spaces": spaces}, blue={"coins": 5}
    )
    events = play(state, "red: skip", "blue: skip", "green: skip")
    assert slugs(events).count("A4.1 harbour.sold") == 3
    assert (GAME.value(state, "red.chests"), GAME.value(state, "red.coins")) == (2, 7)
    assert GAME.value(state, "red.spaces.a1") == GAME.value(state, "red.spaces.a2") == "chest"
    assert GAME.value(state, "red.empty") == 6 + 4 + 2
    assert GAME.value(state, "round") == 2
    play(state, "red: take t1")
    assert refused(state, "red: load a1") == [("A4.4", "space.chest")]


def at3(**options: str) -> Any:
    """Red is A, blue is B and the captain, green is C; yellow holds all purple goods but three."""
    purple = dict.fromkeys([*FULL, "g1"], "purple")
    blue_good = {"spaces": {"g1": "blue"}}
    state = position(
        4,
        options,
        phase="voyage",
        captain="blue",
        card="T01",
        red=blue_good,
        blue=blue_good,
        green=blue_good,
        yellow={"spaces": purple},
    )
    assert GAME.value(state, "supply.purple") == 3
    play(state, "red: fulfil", "green: fulfil", "yellow: skip", "blue: fulfil")
    play(state, "blue: stow g1", "blue: stow a1")
    return state


def test_at3_rewards_run_short_clockwise_from_the_captain() -> None:
    state = at3()
    assert GAME.value(state, "blue.goods.purple") == 2
    play(state, "green: stow a1")
    assert GAME.value(state, "green.goods.purple") == 1
    assert GAME.value(state, "decision.seat") == "green"
    assert refused(state, "green: choose purple") == [("A3.19", "choose.gone")]
    play(state, "green: choose orange", "green: stow a2")
    play(state, "red: choose white", "red: stow a1", "red: choose white", "red: stow a2")
    assert GAME.value(state, "red.goods.white") == 2
    assert GAME.value(state, "red.goods.purple") == 0


def test_at3_all_payments_come_first_or_player_by_player() -> None:
    assert GAME.value(at3(), "supply.blue") == 16
    state = at3(supply_refill="player_by_player")
    assert GAME.value(state, "decision.seat") == "green"
    assert GAME.value(state, "red.goods.blue") == 1, "red has not paid yet"


def coins(*totals: int) -> dict[str, Any]:
    seats = ("red", "blue", "green", "yellow")
    return {seat: {"coins": n} for seat, n in zip(seats, totals, strict=False)}


@pytest.mark.parametrize(
    ("totals", "parrots", "rule"),
    [
        ((14, 14, 20, 31), (1, 1, 0, 0), "A4.10"),
        ((14, 14, 14, 14), (0, 0, 0, 0), "A4.10"),
        ((9, 9), (0, 0), "A4.10"),
        ((12, 12, 12, 30), (1, 1, 1, 0), "A4.10"),
        ((3, 12), (1, 0), "A4.9"),
    ],
)
def test_at5_parrots_and_their_ties(
    totals: tuple[int, ...], parrots: tuple[int, ...], rule: str
) -> None:
    state = position(len(totals), phase="voyage", card="D01", deck=[], **coins(*totals))
    seats = [seat.code for seat in GAME.seated(state)]
    events = play(state, *(f"{seat}: skip" for seat in seats))
    assert tuple(GAME.value(state, f"{seat}.parrots") for seat in seats) == parrots
    assert [each.rule for each in events if each.slug.startswith("parrot.")] == [rule]


def test_at6_a_full_ship_keeps_what_fits_and_may_make_room() -> None:
    spaces = {**FULL, "a1": "shovel", **GOODS}
    state = position(phase="voyage", card="D01", red={"spaces": spaces})
    play(state, "red: fulfil", "blue: skip", "green: skip", "red: cover a1")
    assert GAME.value(state, "red.room") == 1
    before = state.copy()
    events = play(state, "red: choose blue", "red: stow a1")
    assert slugs(events) == ["A3.13 gain.begun", "A3.15 store.freed"]
    assert refused(state, "red: choose white") == [("A3.13", "choose.no-room")]
    assert refused(state, "red: drop a2") == [("A3.17", "timing.make-room-later")]
    assert "A3.16 reward.left" in slugs(play(state, "red: leave"))
    assert GAME.value(state, "red.goods.white") == 1
    assert GAME.value(before, "decision.kinds") == ["choose", "leave", "drop", "drop-good"]
    play(before, "red: drop a2")
    assert refused(before, "red: leave") == [("A3.13", "leave.room")]
    play(before, "red: choose blue", "red: stow a1", "red: stow a2")
    assert GAME.value(before, "red.goods.white") == 2


def test_at7_two_players_lose_their_starfish_before_the_first_card() -> None:
    mixed = {s: ("compass", "rope", "map")[n % 3] for n, s in enumerate(FULL)}
    nearly = {**mixed, "a1": "cannon*", "a2": "sword*", "b1": "shovel*"}
    del nearly["a8"]
    state = position(
        2,
        deck=["D01", "K01"],
        red={"spaces": {**nearly, **GOODS}, "hand": "shovel"},
        blue={
            "spaces": {
                **{s: ("sailor", "sword")[n % 2] for n, s in enumerate(FULL) if n < 10},
                **GOODS,
            }
        },
    )
    events = play(state, "red: load a8")
    assert "A2.16 captain.calls" in slugs(events)
    assert GAME.value(state, "captain") == "red"
    play(state, "blue: take t41", "blue: load b3", "blue: take t42")
    events = play(state, "blue: load b4")
    assert slugs(events).count("A2.14 starfish.returned") == 2
    tiles = [GAME.value(state, f"red.spaces.{space}") for space in FULL]
    assert sum(bool(tile) for tile in tiles) == 9
    assert GAME.value(state, "red.empty") == 3
