"""Who is asked how to pay, and where a good lies: asked alike, whatever lies below deck (AR58)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, play, position

from seabook.drawing.anchors_aweigh.text import board_text
from seabook.engine import PUBLIC, Stream, Table
from seabook.games.anchors_aweigh.state import State


def two_payers(below: str) -> Table[Any]:
    """Red has a parrot, and below deck perhaps the rope that is owed; all have decided."""
    given = {
        "round": 2,
        "phase": "voyage",
        "card": "D08",
        "deck": ["D04"],
        "red": {"spaces": {"a1": "rope", "b1": below}, "parrots": 1},
    }
    table = GAME.position(2, given)
    table.play("red: fulfil")
    table.play("blue: skip")
    return table


def test_of_a_choice_others_read_what_was_chosen_and_not_what_else_there_was() -> None:
    free, forced = two_payers("rope"), two_payers("shovel")
    for table in (free, forced):
        table.play("red: cover a1")
        table.play("red: cover parrot")
    assert "red: cover b1" in map(str, two_payers("rope").actions())
    assert "red: cover b1" not in map(str, two_payers("shovel").actions())
    for one, other in ((free.seat("blue"), forced.seat("blue")), (free.public(), forced.public())):
        assert repr(one.log) == repr(other.log)
        assert one.view["ships"] == other.view["ships"]


def test_what_one_has_to_pay_now_is_told_to_all() -> None:
    table = two_payers("rope")
    for place in (table.seat("red"), table.seat("blue"), table.public()):
        assert place.view["decisions"] == [("red", ("cover",))]
        assert place.value("decision.about") == "rope"
    for seat in (0, 1, PUBLIC, None):
        assert "Red has to pay now: rope" in board_text(table.state, seat).en


def test_who_is_asked_how_to_pay_tells_nothing_of_what_lies_below_deck() -> None:
    asked, unasked = two_payers("rope"), two_payers("shovel")
    for one, other in zip(
        (asked.seat("blue"), asked.public()), (unasked.seat("blue"), unasked.public()), strict=True
    ):
        assert one.view["decisions"] == other.view["decisions"] == [("red", ("cover",))]


# What may lie on the two spaces below deck, with goods or without.
BELOW = ("rope", "map", "warehouse", "monkey", "blue", "warehouse+white", "cannon", "purple")
# A position for each question: what lies above deck, the card, and what is played before it is asked.
FILLED = {
    **dict.fromkeys(("a2", "a3", "a4"), "compass"),
    **dict.fromkeys(("a5", "a6"), "telescope"),
    **dict.fromkeys(("a7", "a8"), "shovel"),
    **dict.fromkeys(("b3", "b4"), "sailor"),
    **dict.fromkeys(("g1", "g2"), "white"),
}
QUESTIONS: dict[str, tuple[dict[str, str], str, tuple[str, ...]]] = {
    "a treasure due": ({"a1": "rope"}, "D03", ("blue: skip", "red: fulfil")),
    "the second treasure due": (
        {"a1": "rope", "a2": "rope"},
        "D08",
        ("blue: skip", "red: fulfil", "red: cover a1"),
    ),
    "a good due": ({"a1": "blue"}, "T01", ("blue: skip", "red: fulfil")),
    "a good of the reward": (
        {"a1": "blue", "a2": "map"},
        "T01",
        ("blue: skip", "red: fulfil", "red: unload a1"),
    ),
    "a reward that may not fit": (
        {"a1": "blue", **FILLED},
        "T01",
        ("blue: skip", "red: fulfil", "red: unload a1"),
    ),
    "the rest of it": (
        {"a1": "blue", **FILLED},
        "T01",
        ("blue: skip", "red: fulfil", "red: unload a1", "red: choose purple", "red: stow a1"),
    ),
    "a penalty": ({"a1": "blue"}, "P03", ("red: face", "blue: flee", "red: skip")),
    "the good of a penalty": (
        {"a1": "blue"},
        "P03",
        ("red: face", "blue: flee", "red: skip", "red: give blue"),
    ),
    "a good returned": ({"a1": "blue"}, "D03", ("red: drop-good blue",)),
    "an exchange": ({"a1": "map", "a2": "map"}, "D03", ("red: exchange map",)),
    "the second of an exchange": (
        {"a1": "map", "a2": "map", "a3": "map"},
        "D03",
        ("red: exchange map", "red: hand-in a1"),
    ),
}


@pytest.mark.parametrize(
    ("question", "stormy"),
    [
        (question, stormy)
        for question in QUESTIONS
        for stormy in (("on",) if "exchange" in question else ("off", "on"))
    ],
)
def test_whatever_lies_below_deck_the_same_is_asked(question: str, stormy: str) -> None:
    above, card, before = QUESTIONS[question]
    asked, answers = set(), set()
    for one, two in permutations(BELOW, 2):
        red = {"spaces": {**above, "b1": one, "b2": two}}
        green = {"choice": "flee" if card == "P03" else "skip"}
        given = {"phase": "voyage", "card": card, "deck": ["D04"], "red": red, "green": green}
        table = GAME.position(3, given, stormy_seas=stormy)
        for line in before:
            table.play(line)
        public = table.public()
        asked.add((repr(public.view["decisions"]), public.value("decision.about")))
        answers.add(tuple(str(action) for action in table.actions() if not action.kind.free))
    assert len(asked) == 1
    assert len(answers) > 1 or question == "a reward that may not fit"


# --- in the middle of an exchange

EXCHANGED = [
    ({}, {"a1": "rope", "b1": "rope", "b2": "map"}, "rope"),
    ({}, {"a1": "warehouse", "b1": "warehouse+blue", "b2": "map"}, "warehouse"),
    (
        {"wild_monkey_as_warehouse": "yes"},
        {"a1": "monkey", "b1": "monkey+blue", "b2": "map"},
        "monkey",
    ),
]


def exchanging(options: dict[str, str], spaces: dict[str, str], kind: str, card: str) -> State:
    """Red has not decided yet and begins to exchange; much of the heap lies face down."""
    heap = {f"t{n}": "down" for n in (*range(1, 46), *range(55, 68))}
    state = position(
        3,
        {"stormy_seas": "on", **options},
        phase="voyage",
        card=card,
        red={"spaces": spaces},
        heap=heap,
    )
    play(state, f"red: exchange {kind}")
    return state


@pytest.mark.parametrize(("options", "spaces", "kind"), EXCHANGED)
def test_who_exchanges_can_go_on_in_whatever_is_imagined(
    options: dict[str, str], spaces: dict[str, str], kind: str
) -> None:
    state, dice, below = exchanging(options, spaces, kind, "D04"), Stream("exchange", 1), set()
    assert (state.decisions[0].seat, state.decisions[0].kinds) == (0, ("hand-in",))
    for n in range(30):
        other = GAME.reshuffle_hidden(state, 1, Stream("handed", n))
        assert not [*GAME.problems(other), *GAME.unsettled(other)]
        below.add(tuple(GAME.value(other, f"red.spaces.b{i}") for i in (1, 2)))
        while GAME.decisions(other)[0].kinds == ("hand-in",):
            GAME.apply(other, dice.choice(GAME.legal(other, 0)))
        assert GAME.decisions(other)[0].kinds == ("fetch",)
    assert len(below) > 1


def test_who_exchanges_what_it_also_owes_can_still_pay_in_whatever_is_imagined() -> None:
    """Red owes a rope and exchanges two others; blue, who has to choose first, does not see below."""
    spaces = {"a1": "rope", "b1": "rope", "b2": "rope", "b3": "map"}
    heap = {f"t{n}": "down" for n in (*range(1, 10), *range(19, 46), *range(55, 68))}
    ships = {"red": {"spaces": spaces}, "blue": {"spaces": {"a1": "rope", "b1": "sword"}}}
    state = position(
        3, {"stormy_seas": "on"}, phase="voyage", captain="blue", card="D03", heap=heap, **ships
    )
    play(state, "red: fulfil", "green: skip", "blue: fulfil", "red: exchange rope")
    assert {d.seat: d.kinds for d in state.decisions} == {1: ("cover",), 0: ("hand-in",)}
    for n in range(30):
        other, dice = GAME.reshuffle_hidden(state, 1, Stream("owed", n)), Stream("owing", n)
        while other.card is not None and other.card.code == "D03":
            legal = [a for a in GAME.legal(other, GAME.waits_for(other)[0].seat) if not a.kind.free]
            GAME.apply(other, dice.choice(legal))
        assert not [*GAME.problems(other), *GAME.unsettled(other)]
        assert GAME.value(other, "red.coins") == 2
