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
    (14, "green: load a1", "A2.6"),
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
    (93, "red: cover b3", None),
    (97, "red: fulfil", "A3.4"),
    (100, "blue: fulfil", "A3.5"),
    (103, "blue: fulfil", "A3.7"),
    (103, "blue: flee", "A3.5"),
    (110, "red: choose blue", "A3.19"),
    (110, "green: leave", "A3.13"),
    (124, "blue: fulfil", "A3.12"),
    (133, "red: choose orange", "A3.13"),
    (131, "red: drop b1", None),
    (133, "red: drop b1", "A3.17"),
    (133, "red: lift a2", "A3.17"),
    (137, "green: fulfil", "A3.6"),
    (139, "blue: give orange", None),
    (139, "blue: give blue", "A3.8"),
    (142, "red: fulfil", "A3.2"),
    (142, "blue: fulfil", "A3.2"),
    (152, "red: fulfil", "A3.2"),
    (187, "blue: fulfil", "A3.11"),
    (205, "blue: take t25", "A2.3"),
    (207, "red: load a1", "A4.4"),
    (207, "red: drop-good white", "A4.7"),
    (253, "green: take t1", "A2.18"),
    (253, "red: look", "A2.17"),
    (275, "green: fulfil", "A3.2"),
    (280, "blue: cover a7", None),
    (280, "blue: cover parrot", None),
    (280, "blue: cover b1", "A3.14"),
    (290, "blue: drop a1", "A4.5"),
    (293, "red: fulfil", "A3.7"),
    (293, "green: fulfil", "A3.7"),
    (297, "red: drop a1", "A4.6"),
    (304, "blue: fulfil", "A3.6"),
    (316, "green: choose purple", None),
    (361, "red: choose orange", "A3.19"),
    (363, "red: choose orange", None),
    (363, "red: choose white", "A3.19"),
    (363, "red: drop b2", "A3.17"),
    (364, "red: leave", "A3.13"),
    (371, "blue: face", None),
    (374, "blue: fulfil", "A3.4"),
    (374, "blue: fulfil", "A4.11"),
    (389, "blue: choose orange", None),
    (389, "blue: choose white", "A3.19"),
    (390, "blue: fulfil", "A3.11"),
    (397, "green: fulfil", "A3.11"),
    (410, "red: skip", "A5.1"),
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
    (97, "red.goods.orange"): 3,
    (97, "red.spaces.a8"): "warehouse*+orange",
    (97, "red.goods.purple"): 0,
    (97, "blue.goods.purple"): 0,
    (97, "green.goods.purple"): 0,
    (103, "card"): "P01",
    (103, "blue.coins"): 0,
    (103, "blue.tiles.sword"): 0,
    (110, "green.room"): 6,
    (131, "red.room"): 1,
    (134, "red.room"): 0,
    (137, "card"): "P12",
    (139, "red.coins"): 0,
    (139, "red.tiles.sword"): 0,
    (142, "red.tiles.compass"): 0,
    (142, "blue.tiles.compass"): 0,
    (142, "green.tiles.compass"): 2,
    (152, "red.tiles.map"): 1,
    (159, "blue.coins"): 4,
    (159, "green.coins"): 4,
    (159, "green.tiles.cannon"): 0,
    (166, "card"): "D02",
    (166, "red.tiles.cannon"): 1,
    (168, "green.spaces.b4"): "telescope",
    (177, "green.spaces.b4"): "",
    (177, "heap.t51"): "up",
    (187, "card"): "K05",
    (187, "blue.goods.blue"): 2,
    (187, "blue.goods.white"): 0,
    (200, "blue.coins"): 12,
    (200, "red.coins"): 11,
    (200, "green.coins"): 11,
    (204, "round"): 2,
    (204, "blue.total"): 15,
    (204, "green.total"): 20,
    (204, "red.total"): 19,
    (204, "blue.chests"): 1,
    (204, "green.chests"): 2,
    (204, "red.chests"): 1,
    (204, "blue.coins"): 5,
    (204, "green.coins"): 0,
    (204, "red.coins"): 9,
    (204, "blue.parrots"): 1,
    (204, "count.heap"): 84,
    (204, "count.face_up"): 55,
    (204, "count.face_down"): 29,
    (204, "red.empty"): 13,
    (204, "blue.empty"): 13,
    (204, "green.empty"): 12,
    (205, "green.hand"): "warehouse*",
    (207, "red.spaces.a1"): "chest",
    (253, "captain"): "green",
    (253, "blue.empty"): 4,
    (253, "red.empty"): 10,
    (275, "card"): "D09",
    (275, "red.tiles.cannon"): 2,
    (275, "red.tiles.telescope"): 2,
    (275, "red.tiles.compass"): 3,
    (275, "green.tiles.compass"): 1,
    (290, "blue.parrots"): 1,
    (293, "card"): "P11",
    (293, "red.coins"): 9,
    (293, "green.coins"): 0,
    (298, "red.coins"): 7,
    (298, "green.chests"): 2,
    (301, "blue.coins"): 12,
    (304, "card"): "P07",
    (304, "blue.tiles.cannon"): 0,
    (339, "supply.white"): 10,
    (353, "supply.white"): 4,
    (353, "card"): "D07",
    (361, "supply.white"): 1,
    (361, "red.room"): 2,
    (361, "red.tiles.shovel"): 0,
    (361, "red.spaces.b1"): "compass*",
    (362, "red.spaces.b1"): "",
    (363, "supply.white"): 0,
    (365, "red.room"): 0,
    (371, "blue.tiles.sword"): 1,
    (371, "blue.tiles.sailor"): 1,
    (371, "blue.parrots"): 1,
    (374, "used"): [
        *("D08", "T08", "P01", "D04", "P12", "D16", "D10", "P04", "D02", "T04"),
        *("K05", "K03", "K08"),
        *("D09", "P11", "P07", "D01", "T02", "D07", "D03", "P10"),
    ],
    (374, "blue.goods.orange"): 0,
    (383, "blue.tiles.compass"): 0,
    (389, "blue.parrots"): 0,
    (389, "blue.goods.orange"): 2,
    (389, "supply.white"): 0,
    (390, "blue.goods.blue"): 1,
    (403, "green.goods.blue"): 2,
    (403, "green.goods.white"): 8,
    (403, "green.goods.purple"): 0,
    (410, "red.chests"): 3,
    (410, "blue.chests"): 3,
    (410, "green.chests"): 3,
    (410, "red.coins"): 9,
    (410, "blue.coins"): 8,
    (410, "green.coins"): 6,
}

# Coins and goods that a decision brings or costs, with all that is asked because of it, as the
# remarks count them: after so many decisions, and after so many more.
CHANGES = {
    (40, 41, "blue.goods.white"): 1,
    (92, 97, "red.goods.orange"): 3,
    (105, 110, "blue.goods.white"): -1,
    (133, 134, "red.goods.orange"): 0,
    (140, 142, "red.goods.blue"): -1,
    (154, 159, "green.tiles.map"): -2,
    (163, 166, "red.coins"): 4,
    (163, 166, "red.tiles.cannon"): -1,
    (163, 166, "red.tiles.sailor"): -1,
    (179, 187, "green.goods.white"): -1,
    (179, 187, "green.goods.blue"): 2,
    (189, 193, "red.coins"): 3,
    (195, 200, "blue.coins"): 4,
    (195, 200, "blue.goods.orange"): -2,
    (295, 297, "green.goods.blue"): -1,
    (300, 301, "blue.coins"): 7,
    (305, 310, "red.tiles.cannon"): -2,
    (341, 353, "blue.goods.white"): 2,
    (355, 361, "green.goods.white"): 3,
    (376, 383, "green.goods.blue"): 2,
    (392, 397, "red.coins"): 4,
    (399, 403, "blue.coins"): 3,
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
    assert "T01" not in {card.code for card in (*deck, *at(204).state.deck)}


def test_the_contracts_of_round_2_ask_for_blue_and_purple() -> None:
    contracts = [card for card in at(204).state.deck if card.kind.code == "contract"]
    asked = {i for card in contracts for i, n in enumerate(card.goods) if n}
    assert {at(0).state.box.colours[i].code for i in asked} == {"blue", "purple"}


def test_another_4_warehouses_lie_face_up_when_2_want_the_same() -> None:
    value, state = TABLE.game.value, at(205).state
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
    # Of one card there may be a dozen decisions: who pays with what, and where each good goes.
    near = TOLD.nearby(remark.after, ASKED, _would_act, within=12)
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


@pytest.mark.parametrize(("before", "after", "path"), CHANGES)
def test_what_a_decision_brings(before: int, after: int, path: str) -> None:
    brought = TOLD.value(after, path) - TOLD.value(before, path)
    assert brought == CHANGES[before, after, path]


@pytest.mark.parametrize(
    ("after", "sold"),
    [(204, {"blue": 3, "green": 9, "red": 5}), (410, {"red": 9, "blue": 7, "green": 10})],
)
def test_what_is_sold_at_the_end_of_a_round(after: int, sold: dict[str, int]) -> None:
    events = [event for event in STEPS[after - 1].events if event.slug == "harbour.sold"]
    assert {event.values["who"].code: event.values["n"] for event in events} == sold


# --- other endings


# Asked wherever it may make a difference: with what a player pays, and where a good comes from or goes.
WHERE = {"cover", "unload", "stow"}


def instead(place: int, *lines: str) -> Table[State]:
    """The end with other decisions from a place on; where a thing lies makes no difference to it."""
    other = TOLD.at(place)
    for line in (line for line in lines if line.split()[1] not in WHERE):
        while (asked := {*other.state.decisions[0].kinds} & WHERE) and not other.over:
            other.play(next(each for each in other.actions() if each.kind.code in asked))
        other.play(line)
    while not other.over:
        other.play(next(each for each in other.actions() if not each.kind.free))
    return other


@cache
def _without_room() -> Table[State]:
    """The end if Red had left the last good of D07 instead of returning the compass."""
    return instead(
        361, "red: choose white", "red: choose blue", "red: leave", *GAME.decisions[365:]
    )


def _shared() -> set[str]:
    """The rules at the end of the game that Red and Blue would have shared."""
    return {event.rule for event in _without_room().history[-1].events}


def test_the_compass_decides_the_game() -> None:
    assert _without_room().scores() == (38, 38, 36)
    assert "A5.2" in _shared()


def test_the_blue_good_is_worth_1_coin_to_blue() -> None:
    fewer = (*GAME.decisions[390:399], "blue: skip", *GAME.decisions[403:])
    assert instead(389, "blue: choose orange", *fewer).scores() == (39, 37, 36)


def test_blue_could_have_paid_the_pirates_that_all_fled_from() -> None:
    won = instead(
        371,
        *("blue: face", "green: flee", "red: flee", "blue: fulfil"),
        *("blue: choose blue",) * 3,
        *("blue: choose orange",) * 2,
        *GAME.decisions[374:383],
        *("blue: skip", "green: skip", "red: skip"),  # D13: the parrot is gone
        *("blue: fulfil", "green: fulfil", "red: fulfil"),  # K01
        *GAME.decisions[397:],
    )
    assert any(event.slug == "pay.parrot" for step in won.history for event in step.events)
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
