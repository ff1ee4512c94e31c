"""The golden game: the same scores every time, and remarks that stand where their rules act."""

from __future__ import annotations

from functools import cache

import attrs
import pytest
from tests.games.golden_game import told

from seabook.engine import Table
from seabook.games.anchors_aweigh.state import State
from seabook.playbook import PlaybookError, rules
from seabook.proof.golden import Golden, Remark
from seabook.words import LANGUAGES

TOLD = told("anchors_aweigh")
GAME, TABLE, STEPS = TOLD.game, TOLD.table, TOLD.steps

# What the remarks say would be refused (or, with no rule, would be legal): the number of decisions
# played, what is asked then, and the rule that must be among the reasons.
ASKED = [
    (1, "blue: take t79", "A2.3"),
    (1, "red: look", None),
    (7, "red: drop a8", "A2.8"),
    (7, "red: put-back", "A2.5"),
    (9, "green: good blue", "A2.10"),
    (9, "green: good blue", "A3.14"),
    (9, "green: drop-good orange", "A2.11"),
    (13, "blue: swap-out b2", "A2.12"),
    (14, "green: load a1", "A1.3"),
    (14, "green: load g1", "A2.9"),
    (14, "green: load a2", None),
    (53, "blue: flip t38", "A2.4"),
    (53, "blue: take t38", None),
    (64, "green: put-back", None),
    (72, "red: take t83", "A2.3"),
    (75, "red: look", "A2.17"),
    (75, "green: look", "A2.17"),
    (75, "blue: take t66", "A2.18"),
    (75, "red: take t66", None),
    (81, "red: flip t33", "A2.3"),
    (82, "red: flip t28", "A2.4"),
    (90, "blue: fulfil", "A3.2"),
    (90, "blue: fulfil", "A3.14"),
    (90, "blue: fulfil", "A2.15"),
    (93, "red: fulfil", "A3.4"),
    (96, "blue: fulfil", "A3.5"),
    (99, "blue: fulfil", "A3.7"),
    (99, "blue: flee", "A3.5"),
    (102, "red: choose blue", "A3.19"),
    (102, "green: leave", "A3.13"),
    (110, "blue: fulfil", "A3.12"),
    (112, "red: choose orange", "A3.13"),
    (111, "red: drop b1", None),
    (112, "red: drop b1", "A3.17"),
    (112, "red: lift a2", "A3.17"),
    (116, "green: fulfil", "A3.6"),
    (118, "blue: give orange", None),
    (118, "blue: give blue", "A3.8"),
    (120, "red: fulfil", "A3.2"),
    (120, "blue: fulfil", "A3.2"),
    (123, "red: fulfil", "A3.2"),
    (137, "blue: fulfil", "A3.11"),
    (147, "blue: take t25", "A2.3"),
    (149, "red: load a1", "A4.4"),
    (149, "red: drop-good white", "A4.7"),
    (195, "green: take t1", "A2.18"),
    (195, "red: look", "A2.17"),
    (217, "green: fulfil", "A3.2"),
    (220, "blue: cover tile", None),
    (220, "blue: cover parrot", None),
    (220, "blue: cover monkey", "A2.15"),
    (222, "blue: drop a1", "A4.5"),
    (225, "red: fulfil", "A3.7"),
    (225, "green: fulfil", "A3.7"),
    (228, "red: drop a1", "A4.6"),
    (235, "blue: fulfil", "A3.6"),
    (240, "green: choose purple", None),
    (255, "red: choose orange", "A3.19"),
    (257, "red: choose orange", None),
    (257, "red: choose white", "A3.19"),
    (257, "red: drop b2", "A3.17"),
    (258, "red: leave", "A3.13"),
    (263, "blue: face", None),
    (266, "blue: fulfil", "A3.4"),
    (266, "blue: fulfil", "A4.11"),
    (272, "blue: choose orange", None),
    (272, "blue: choose white", "A3.19"),
    (273, "blue: fulfil", "A3.11"),
    (276, "green: fulfil", "A3.11"),
    (282, "red: skip", "A5.1"),
]

# Values that the remarks name, after so many decisions.
VALUES = {
    (0, "box.adventure_cards"): 52,
    (0, "box.mixed_spaces"): 12,
    (0, "box.spaces"): 14,
    (0, "count.cards"): 13,
    (0, "tile.t79"): "warehouse*",
    (1, "green.hand"): "warehouse*",
    (7, "red.spaces.a8"): "warehouse*",
    (9, "green.goods.orange"): 2,
    (13, "blue.spaces.b2"): "compass*",
    (14, "green.hand"): "telescope",
    (14, "green.spaces.a1"): "warehouse*",
    (14, "green.empty"): 11,
    (47, "blue.hand"): "sailor*",
    (49, "blue.spaces.a1"): "sailor*",
    (50, "tile.t38"): "cannon",
    (53, "green.hand"): "compass*",
    (64, "green.hand"): "shovel*",
    (66, "green.spaces.a6"): "shovel*",
    (69, "blue.spaces.b1"): "monkey",
    (72, "red.tiles.rope"): 1,
    (72, "blue.hand"): "rope*",
    (72, "blue.empty"): 1,
    (75, "captain"): "blue",
    (75, "blue.empty"): 0,
    (75, "red.empty"): 6,
    (75, "green.empty"): 1,
    (77, "green.spaces.b4"): "telescope",
    (77, "decision.seats"): ["red"],
    (81, "red.hand"): "shovel",
    (82, "heap.t28"): "up",
    (90, "card"): "D08",
    (90, "blue.tiles.rope"): 1,
    (90, "red.tiles.rope"): 2,
    (90, "red.tiles.cannon"): 3,
    (90, "blue.tiles.warehouse"): 2,
    (90, "green.tiles.compass"): 3,
    (93, "red.goods.orange"): 3,
    (93, "red.spaces.a8"): "warehouse*+orange",
    (93, "red.goods.purple"): 0,
    (93, "blue.goods.purple"): 0,
    (93, "green.goods.purple"): 0,
    (99, "card"): "P01",
    (99, "blue.coins"): 0,
    (99, "blue.tiles.sword"): 0,
    (102, "green.room"): 6,
    (111, "red.room"): 1,
    (113, "red.room"): 0,
    (116, "card"): "P12",
    (118, "red.coins"): 0,
    (118, "red.tiles.sword"): 0,
    (120, "red.tiles.compass"): 0,
    (120, "blue.tiles.compass"): 0,
    (120, "green.tiles.compass"): 2,
    (123, "red.tiles.map"): 1,
    (126, "blue.coins"): 4,
    (126, "green.coins"): 4,
    (126, "green.tiles.cannon"): 0,
    (131, "card"): "D02",
    (131, "red.tiles.cannon"): 1,
    (133, "green.spaces.b4"): "telescope",
    (134, "green.spaces.b4"): "",
    (134, "heap.t51"): "up",
    (137, "card"): "K05",
    (137, "blue.goods.blue"): 2,
    (137, "blue.goods.white"): 0,
    (143, "blue.coins"): 12,
    (143, "red.coins"): 11,
    (143, "green.coins"): 11,
    (146, "round"): 2,
    (146, "blue.total"): 15,
    (146, "green.total"): 20,
    (146, "red.total"): 19,
    (146, "blue.chests"): 1,
    (146, "green.chests"): 2,
    (146, "red.chests"): 1,
    (146, "blue.coins"): 5,
    (146, "green.coins"): 0,
    (146, "red.coins"): 9,
    (146, "blue.parrots"): 1,
    (146, "count.heap"): 84,
    (146, "count.face_up"): 55,
    (146, "count.face_down"): 29,
    (146, "red.empty"): 13,
    (146, "blue.empty"): 13,
    (146, "green.empty"): 12,
    (147, "green.hand"): "warehouse*",
    (149, "red.spaces.a1"): "chest",
    (195, "captain"): "green",
    (195, "blue.empty"): 4,
    (195, "red.empty"): 10,
    (217, "card"): "D09",
    (217, "red.tiles.cannon"): 2,
    (217, "red.tiles.telescope"): 2,
    (217, "red.tiles.compass"): 3,
    (217, "green.tiles.compass"): 1,
    (222, "blue.parrots"): 1,
    (225, "card"): "P11",
    (225, "red.coins"): 9,
    (225, "green.coins"): 0,
    (229, "red.coins"): 7,
    (229, "green.chests"): 2,
    (232, "blue.coins"): 12,
    (235, "card"): "P07",
    (235, "blue.tiles.cannon"): 0,
    (249, "supply.white"): 10,
    (252, "supply.white"): 4,
    (252, "card"): "D07",
    (255, "supply.white"): 1,
    (255, "red.room"): 2,
    (255, "red.tiles.shovel"): 0,
    (255, "red.spaces.b1"): "compass*",
    (256, "red.spaces.b1"): "",
    (257, "supply.white"): 0,
    (259, "red.room"): 0,
    (263, "blue.tiles.sword"): 1,
    (263, "blue.tiles.sailor"): 1,
    (263, "blue.parrots"): 1,
    (266, "used"): [
        *("D08", "T08", "P01", "D04", "P12", "D16", "D10", "P04", "D02", "T04"),
        *("K05", "K03", "K08"),
        *("D09", "P11", "P07", "D01", "T02", "D07", "D03", "P10"),
    ],
    (266, "blue.goods.orange"): 0,
    (269, "blue.tiles.compass"): 0,
    (272, "blue.parrots"): 0,
    (272, "blue.goods.orange"): 2,
    (272, "supply.white"): 0,
    (273, "blue.goods.blue"): 1,
    (279, "green.goods.blue"): 2,
    (279, "green.goods.white"): 8,
    (279, "green.goods.purple"): 0,
    (282, "red.chests"): 3,
    (282, "blue.chests"): 3,
    (282, "green.chests"): 3,
    (282, "red.coins"): 9,
    (282, "blue.coins"): 8,
    (282, "green.coins"): 6,
}

# Coins and goods that single decisions bring or cost, as the remarks count them.
CHANGES = {
    (41, "blue.goods.white"): 1,
    (93, "red.goods.orange"): 3,
    (102, "blue.goods.white"): -1,
    (113, "red.goods.orange"): 0,
    (120, "red.goods.blue"): -1,
    (126, "green.tiles.map"): -2,
    (131, "red.coins"): 4,
    (131, "red.tiles.cannon"): -1,
    (131, "red.tiles.sailor"): -1,
    (137, "green.goods.white"): -1,
    (137, "green.goods.blue"): 2,
    (140, "red.coins"): 3,
    (143, "blue.coins"): 4,
    (143, "blue.goods.orange"): -2,
    (228, "green.goods.blue"): -1,
    (232, "blue.coins"): 7,
    (237, "red.tiles.cannon"): -2,
    (252, "blue.goods.white"): 2,
    (255, "green.goods.white"): 3,
    (269, "green.goods.blue"): 2,
    (276, "red.coins"): 4,
    (279, "blue.coins"): 3,
}


@cache
def at(place: int) -> Table[State]:
    """The table after so many decisions; nobody plays on it."""
    return TOLD.at(place)


def test_the_scores() -> None:
    assert GAME.scores == (39, 38, 36)


def test_it_is_played_with_the_reconstructed_cards() -> None:
    assert GAME.component_set == TABLE.game.component_set == "reconstructed-v1"


def test_nearly_every_rule_comes_up() -> None:
    at_work = {rule for step in STEPS for rule in step.rules}
    asked = {rule for _, _, rule in ASKED if rule}
    # Left out: what is for 2 players, a tie for poorest, and the variants.
    left = {rule for rule in rules("anchors_aweigh") if not rule.startswith("A6.")}
    left -= {"A2.13", "A2.14", "A4.10"}
    assert at_work | TOLD.laid_out() | TOLD.sheet_rules | asked | _shared() >= left


@pytest.mark.parametrize(
    "slug",
    [
        "flip.shown",
        "take.unseen",
        "tile.seen",
        "put-back.done",
        "load.below",
        "good.placed",
        "captain.calls",
        "contract.under",
        "pirates.fled",
        "penalty.coins",
        "penalty.short",
        "penalty.chests-safe",
        "reward.grey",
        "reward.left",
        "reward.colour-gone",
        "reward.instead",
        "store.warehouse",
        "store.freed",
        "drop.treasure",
        "harbour.sold",
        "chest.placed",
        "parrot.taken",
        "pay.parrot",
        "voyage.winner",
    ],
)
def test_what_a_learner_should_meet_happens(slug: str) -> None:
    assert TOLD.happens(slug)


def test_a_penalty_is_paid_in_full_and_in_part() -> None:
    paid = [
        (event.values["n"], event.values["goods"])
        for step in STEPS
        for event in step.events
        if event.slug == "penalty.coins"
    ]
    assert {(0, 1), (2, 1)} == set(paid)


def test_no_ship_takes_all_that_the_cards_of_round_1_ask_for() -> None:
    deck = at(0).state.deck
    asked = [treasure.code for card in deck for treasure in card.treasures]
    assert len(asked) == 15
    assert "shovel" not in asked
    assert "T01" not in {card.code for card in (*deck, *at(146).state.deck)}


def test_the_contracts_of_round_2_ask_for_blue_and_purple() -> None:
    contracts = [card for card in at(146).state.deck if card.kind.code == "contract"]
    asked = {i for card in contracts for i, n in enumerate(card.goods) if n}
    assert {at(0).state.box.colours[i].code for i in asked} == {"blue", "purple"}


def test_another_4_warehouses_lie_face_up_when_2_want_the_same() -> None:
    value, state = TABLE.game.value, at(147).state
    tiles = [tile.code for tile in state.box.tiles]
    up = [code for code in tiles if value(state, f"heap.{code}") == "up"]
    assert sum(value(state, f"tile.{code}").startswith("warehouse") for code in up) == 4


def test_only_green_knows_what_was_taken_face_down_and_loaded_below_deck() -> None:
    red, _, green = (TABLE.game.view(at(77).state, seat) for seat in range(3))
    assert red["ships"]["green"]["spaces"]["b4"] == "filled"
    assert green["ships"]["green"]["spaces"]["b4"] == "telescope"
    assert TABLE.history[73].action.notation == "green: take t51"


def test_the_first_remark_says_that_the_cards_are_not_the_publishers() -> None:
    first = GAME.remark[0]
    assert first.after == 0
    assert "不是出版社的" in first.zh_Hant
    assert "not the publisher's" in first.en
    assert all("reconstructed-v1" in text for text in (first.zh_Hant, first.en))
    cards = at(0).state.box.cards
    attested = [card.code for card in cards if card.provenance != "reconstructed"]
    assert attested == ["T01"]
    assert len(cards) == 52


@pytest.mark.parametrize("remark", GAME.remark, ids=lambda each: f"{each.after}-{each.rules[0]}")
def test_the_rules_of_a_remark_are_at_work_nearby(remark: Remark) -> None:
    near = TOLD.nearby(remark.after, ASKED, _would_act)
    if remark.after == len(STEPS):
        near |= _shared()
    assert set(remark.rules) <= near


def _would_act(place: int, wanted: str) -> set[str]:
    """The rules that would allow a choice, and those at work if it were made."""
    other = TOLD.at(place)
    granted = other.action(wanted).granted(other.state)
    return {*granted, *(event.rule for event in other.play(wanted))}


@pytest.mark.parametrize(("after", "wanted", "rule"), ASKED)
def test_what_a_remark_says_of_another_choice(after: int, wanted: str, rule: str | None) -> None:
    verdict = at(after).check(wanted)
    if rule is None:
        assert verdict.legal
    else:
        assert rule in {why.rule for why in verdict.reasons}


@pytest.mark.parametrize(("after", "path"), VALUES)
def test_the_numbers_that_a_remark_names(after: int, path: str) -> None:
    assert TOLD.value(after, path) == VALUES[after, path]


@pytest.mark.parametrize(("after", "path"), CHANGES)
def test_what_a_decision_brings(after: int, path: str) -> None:
    assert TOLD.value(after, path) - TOLD.value(after - 1, path) == CHANGES[after, path]


@pytest.mark.parametrize(
    ("after", "sold"),
    [(146, {"blue": 3, "green": 9, "red": 5}), (282, {"red": 9, "blue": 7, "green": 10})],
)
def test_what_is_sold_at_the_end_of_a_round(after: int, sold: dict[str, int]) -> None:
    events = [event for event in STEPS[after - 1].events if event.slug == "harbour.sold"]
    assert {event.values["who"].code: event.values["n"] for event in events} == sold


# --- other endings


@cache
def _without_room() -> Table[State]:
    """The end if Red had left the last good of D07 instead of returning the compass."""
    return TOLD.instead(
        255, "red: choose white", "red: choose blue", "red: leave", *GAME.decisions[259:]
    )


def _shared() -> set[str]:
    """The rules at the end of the game that Red and Blue would have shared."""
    return {event.rule for event in _without_room().history[-1].events}


def test_the_compass_decides_the_game() -> None:
    assert _without_room().scores() == (38, 38, 36)
    assert "A5.2" in _shared()


def test_the_blue_good_is_worth_1_coin_to_blue() -> None:
    fewer = (*GAME.decisions[273:278], "blue: skip", *GAME.decisions[279:])
    assert TOLD.instead(272, "blue: choose orange", *fewer).scores() == (39, 37, 36)


def test_blue_could_have_paid_the_pirates_that_all_fled_from() -> None:
    won = TOLD.instead(
        263,
        *("blue: face", "green: flee", "red: flee", "blue: fulfil"),
        *("blue: choose blue",) * 3,
        *("blue: choose orange",) * 2,
        *GAME.decisions[266:269],
        *("blue: skip", "green: skip", "red: skip"),  # D13: the parrot is gone
        *("blue: fulfil", "green: fulfil", "red: fulfil"),  # K01
        *GAME.decisions[276:],
    )
    assert any(event.slug == "pay.parrot" for step in won.history[263:268] for event in step.events)
    assert won.scores() == (39, 42, 36)


# --- the file


def test_a_step_shows_itself_in_both_languages() -> None:
    step = STEPS[74]
    for lang in LANGUAGES:
        shown = step.text.pick(lang)
        assert shown.startswith("75. ")
        assert "A2.16" in shown
        assert step.remarks[0].text.pick(lang) in shown
    assert step._repr_html_().count('lang="zh-Hant"') > 3


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (attrs.evolve(GAME, decisions=("red: load a1",)), r"decision 1, “red: load a1”: .*A2\.6"),
        (attrs.evolve(GAME, decisions=GAME.decisions[:9]), r"not over after decision 9"),
        (attrs.evolve(GAME, scores=(39, 38, 37)), r"the scores are \(39, 38, 36\)"),
    ],
)
def test_a_game_that_does_not_go_as_written_is_refused(broken: Golden, says: str) -> None:
    with pytest.raises(PlaybookError, match=says):
        broken.table()
