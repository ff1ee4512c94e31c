"""The three variants of part 6, what may not be combined, and the readings that options switch."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, lively, play, position, refused, slugs

from seabook.engine import Complaint
from seabook.engine.notation import parse
from seabook.games import load

STORMY = {"stormy_seas": "on"}


@pytest.mark.parametrize(
    ("players", "options", "slug"),
    [
        (2, STORMY, "complaint.stormy-players"),
        (3, {**STORMY, "pesky_monkeys": "offered"}, "complaint.stormy-monkeys"),
    ],
)
def test_a6_3_what_does_not_go_together_is_refused_before_set_up(
    players: int, options: dict[str, str], slug: str
) -> None:
    for opened in (GAME.table, GAME.position):
        with pytest.raises(Complaint) as caught:
            opened(players, {} if opened == GAME.position else 0, **options)  # type: ignore[arg-type]
        assert caught.value.slug == slug


def test_nobody_begins_this_game() -> None:
    with pytest.raises(Complaint) as caught:
        GAME.table(3, 1, "blue")
    assert caught.value.slug == "complaint.no-first"


# --- pesky monkeys


def test_a6_1_a_monkey_comes_aboard_before_the_treasures_are_tipped_out() -> None:
    table = GAME.table(4, 6, pesky_monkeys="offered")
    assert table.state.lies.count(3) == 84
    assert refused(table.state, "red: keep-monkey g1") == [("A6.1", "monkey.goods-only")]
    for seat in ("red", "blue", "green"):
        table.play(f"{seat}: keep-monkey b2")
    assert table.state.phase == "loading", "no monkey is left for yellow"
    assert [p.empty for p in table.state.players] == [13, 13, 13, 14]
    assert GAME.value(table.state, "red.spaces.b2") == "monkey"
    assert table.seat("blue").view["ships"]["red"]["spaces"]["b2"] == "monkey"
    assert refused(table.state, "red: swap-out b2")[-1] == ("A6.1", "space.resident")


def test_a6_1_the_monkey_stays_all_game() -> None:
    options = {"pesky_monkeys": "offered"}
    state = position(2, options, phase="voyage", card="D01", deck=[], red={"resident": "a1"})
    assert refused(state, "red: drop a1") == [("A6.1", "space.resident")]
    play(state, "red: skip", "blue: skip")
    assert state.round == 2
    assert GAME.value(state, "red.spaces.a1") == "monkey"
    assert GAME.value(state, "red.empty") == 13


def test_a6_1_without_the_variant_no_monkey_is_kept() -> None:
    assert ("A6.1", "monkey.off") in refused(position(3), "red: keep-monkey a1")


# --- high seas


@pytest.mark.parametrize("chosen", ["random", "many_pirates", "few_pirates", "2,3,7,1"])
@pytest.mark.parametrize("again", ["rest_then_reshuffle", "same_list"])
def test_a6_2_each_round_has_13_cards_with_each_kind(chosen: str, again: str) -> None:
    options = {"high_seas": chosen, "high_seas_round2": again}
    rings = dict[int, list[str]]()
    for seed in range(4):
        for state, _ in lively(seed, 2, **options):
            if state.cards_open:
                rings[state.round] = [card.code for card in state.deck]
        kinds = [Counter(code[0] for code in rings[n]) for n in (1, 2)]
        assert kinds[0] == kinds[1]
        assert set(kinds[0]) == set("DPTK")
        assert sum(kinds[0].values()) == 13
        assert (sorted(rings[1]) == sorted(rings[2])) == (again == "same_list")


@pytest.mark.parametrize(
    ("given", "counts"), [("3,1,8,1", (3, 1, 8, 1)), ("1,10,1,1", (1, 10, 1, 1))]
)
def test_ar36_the_cards_are_composed_freely(given: str, counts: tuple[int, ...]) -> None:
    table = GAME.table(3, 5, high_seas=given)
    kinds = ("discovery", "pirate", "trade", "contract")
    assert tuple(GAME.value(table.state, f"count.{kind}") for kind in kinds) == counts
    assert load(table.save()).state == table.state
    laid = GAME.position(3, {"phase": "voyage", "card": "D01"}, high_seas=given)
    assert GAME.lay(laid.position()).state == laid.state


@pytest.mark.parametrize(
    "given",
    [
        *("1,1,9,2", "0,6,5,2", "5,3,2,2", "5,3,2,4", "10,3", "5,3,2,2,1", "5,-3,9,2"),
        *("5, 3, 2, 3", "05,3,2,3", "five", "", "\uff15,3,2,3", "5,3,2,3,", "9" * 5000),
        *((5, 3, 2, 3), 5, None),
    ],
)
def test_ar36_what_cannot_be_composed_is_one_clear_sentence(given: Any) -> None:
    with pytest.raises(Complaint) as caught:
        GAME.table(3, 5, high_seas=given)
    assert caught.value.slug == "complaint.option-value"
    told = caught.value.text
    assert "such as 3,7,1,2 (discovery card, pirate card, trade card, contract card" in told.en
    assert "13 in all, at least 1 of each and at most 20, 12, 8, 12" in told.en
    assert "例如3,7,1,2（發現牌、海盜牌、交易牌、合約牌" in told.zh_Hant
    assert "\n" not in told.en


def test_ar56_used_pirates_are_shuffled_in_when_the_stack_runs_out() -> None:
    used = [f"P0{n}" for n in range(1, 8)] + ["D01", "D02", "D03", "T01", "K01"]
    state = position(
        2, {"high_seas": "many_pirates"}, phase="voyage", card="K02", deck=[], used=used
    )
    events = play(state, "red: skip", "blue: skip")
    assert "A6.2 round.high-seas" in slugs(events)
    pirates = [code for code in GAME.value(state, "deck") if code[0] == "P"]
    assert pirates[:5] == ["P08", "P09", "P10", "P11", "P12"]
    assert len(pirates) == 7
    assert set(pirates[5:]) <= set(used)


# --- stormy seas


def test_a6_5_a_wild_monkey_pays_for_any_treasure_but_no_good() -> None:
    cargo = {"red": {"spaces": {"a1": "monkey", "a2": "map"}}}
    state = position(3, STORMY, phase="voyage", card="D04", deck=["T01"], **cargo)
    events = play(state, "red: fulfil", "blue: skip", "green: skip")
    assert "A6.5 pay.monkey" in slugs(events)
    state = position(3, STORMY, phase="voyage", card="T01", **cargo)
    assert refused(state, "red: fulfil") == [
        ("A3.4", "fulfil.lacks-good"),
        ("A6.5", "fulfil.monkey-no-good"),
    ]
    tame = position(3, phase="voyage", card="D04", **cargo)
    assert refused(tame, "red: fulfil") == [
        ("A3.2", "fulfil.lacks-treasure"),
        ("A2.15", "fulfil.monkey"),
    ]


def test_the_player_chooses_between_tile_monkey_and_parrot() -> None:
    state = position(
        3,
        STORMY,
        round=2,
        phase="voyage",
        card="D08",
        red={"spaces": {"a1": "monkey", "a2": "rope", "a3": "map", "b1": "rope"}, "parrots": 1},
    )
    play(state, "red: fulfil", "blue: skip", "green: skip")
    assert [str(each) for each in GAME.legal(state)] == [
        "red: cover a1",
        "red: cover a2",
        "red: cover b1",
        "red: cover parrot",
    ]
    assert "A4.11 pay.parrot" in slugs(play(state, "red: cover parrot"))
    assert refused(state, "red: cover parrot") == [("A4.11", "cover.no-parrot")]
    other = [*GAME.refusals(state, parse(GAME.space, "red: cover a3"))]
    assert [(why.rule, why.slug, why.explains) for why in other] == [
        ("A3.3", "cover.other", False),
        ("A6.5", "cover.not-wild", True),
    ]
    play(state, "red: cover b1", "red: stow a4", "red: stow b1", "red: stow a5")
    assert GAME.value(state, "red.spaces.a2") == "rope"
    assert GAME.value(state, "red.goods.orange") == 3
    assert GAME.value(state, "parrots") == 3


def test_a_choice_that_is_none_is_not_asked() -> None:
    one = {"spaces": {"a1": "rope"}, "parrots": 1}
    state = position(2, round=2, phase="voyage", card="D08", red=one)
    events = play(state, "red: fulfil", "blue: skip")
    assert "A4.11 pay.parrot" in slugs(events)
    assert "A3.3 pay.treasure" in slugs(events)
    early = position(2, round=2, phase="voyage", card="D08", red=one)
    early.round = 1
    assert refused(early, "red: fulfil") == [("A3.2", "fulfil.lacks-treasure")]


def test_a6_6_two_equal_treasures_for_one_from_the_heap() -> None:
    spaces = {"a1": "warehouse+blue", "a2": "warehouse", "a3": "map"}
    state = position(
        3,
        STORMY,
        phase="voyage",
        card="D01",
        red={"spaces": spaces},
        heap={"t28": "down", "t29": "down"},
    )
    assert refused(state, "red: exchange map") == [("A6.6", "exchange.too-few")]
    events = play(state, "red: exchange warehouse")
    given = ["A6.6 exchange.given"]
    assert slugs(events) == ["A6.6 exchange.begun", *given, *given, "A6.7 goods.lost"]
    assert GAME.value(state, "supply.blue") == 16
    assert slugs(play(state, "red: fetch shovel")) == ["A6.6 fetch.open"]
    assert GAME.value(state, "red.spaces.a2") == "shovel*", "the empty one was given up first"
    assert GAME.value(state, "decision.kinds")[0] == "fulfil", "the decision is still open"
    assert refused(state, "red: exchange warehouse") == [("A6.6", "exchange.too-few")]
    calm = position(3, phase="voyage", card="D01", red={"spaces": spaces})
    assert ("A6.6", "exchange.calm") in refused(calm, "red: exchange warehouse")


def test_ar55_a_search_among_face_down_treasures_may_be_in_vain() -> None:
    shovels = [f"t{n}" for n in range(28, 37)]
    below = {f"b{n}": tile for n, tile in zip(range(1, 5), shovels[:4], strict=True)}
    above = {f"a{n}": tile for n, tile in zip(range(1, 6), shovels[4:], strict=True)}
    state = position(
        3,
        STORMY,
        phase="voyage",
        card="D01",
        red={"spaces": {"a1": "map", "a2": "map"}},
        blue={"ids": {**below, **above}},
    )
    play(state, "red: exchange map")
    events = play(state, "red: fetch shovel")
    assert slugs(events) == ["A6.6 fetch.in-vain"], "for all red knows one could lie there"
    assert refused(state, "red: fetch shovel") == [("A6.6", "fetch.none-there")]
    assert refused(state, "red: fetch map") == []


def test_a6_4_starfish_work_as_with_two_players() -> None:
    state = position(3, STORMY, red={"spaces": {"a1": "cannon*"}})
    assert slugs(play(state, "red: swap-out a1")) == ["A6.4 swap.done"]


# --- options


def test_ar21_goods_can_be_moved_by_an_option_only() -> None:
    given = {"phase": "voyage", "card": "D01", "red": {"spaces": {"a1": "warehouse+blue"}}}
    fixed = position(2, **given)
    assert ("A3.17", "lift.fixed") in refused(fixed, "red: lift a1")
    state = position(2, {"goods_movable": "yes"}, **given)
    play(state, "red: lift a1")
    assert refused(state, "red: stow a1") == [("A3.17", "stow.same")]
    play(state, "red: stow a4")
    assert GAME.value(state, "red.spaces.a4") == "blue"
    assert refused(state, "red: lift a4") == [("A3.17", "lift.enough")]


def test_ar38_a_wild_monkey_as_warehouse() -> None:
    given = {"phase": "voyage", "card": "D01", "red": {"spaces": {"a1": "monkey"}}}
    for value, room in (("no", 13), ("yes", 15)):
        state = position(3, {**STORMY, "wild_monkey_as_warehouse": value}, **given)
        assert GAME.value(state, "red.room") == room


def test_ar4_all_may_see_a_face_down_treasure_taken() -> None:
    state = position(3, {"face_down_take_seen_by": "all"}, heap={"t5": "down"})
    assert slugs(play(state, "red: take t5")) == ["A2.3 take.shown"]
    assert "cannon" in GAME.view(state, 1)["ships"]["red"]["hand"]


def test_ar32_the_treasures_may_be_tipped_out_anew() -> None:
    for value, down in (("no", 0), ("yes", 84)):
        state = position(2, {"retip_round2": value}, phase="voyage", card="D01", deck=[])
        play(state, "red: skip", "blue: skip")
        assert GAME.value(state, "count.face_down") == down
