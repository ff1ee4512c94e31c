"""Each invariant of Anchors Aweigh! names the position in which it alone is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.anchors_aweigh.helpers import position
from tests.games.broken import Changes, changed, more, told

from seabook.games.anchors_aweigh.game import GAME
from seabook.games.anchors_aweigh.state import AWAY, BOXED, CHEST, DOWN, NOTHING, UP, State

SPACE = {space.code: space.i for space in GAME.box.spaces}
A1, A2, A3, A4, B1, B2, B3, G1 = (
    SPACE[code] for code in ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "g1")
)
BLUE, WHITE, ORANGE, PURPLE = range(4)
# Tiles by number: those aboard and in the hand, two that lie face down, one face up.
CANNON, SWORD, SHOVEL, DOWN_1, DOWN_2, UP_1 = 4, 9, 31, 49, 59, 20
SHIP = {
    "spaces": {
        "a1": "cannon",
        "a2": "blue",
        "b1": "warehouse+white",
        "b2": "monkey",
        "g1": "orange",
    },
    "coins": 3,
    "chests": 1,
}
OTHER = {"spaces": {"a1": "shovel"}, "parrots": 1}
DOWN_THERE = {"t50": "down", "t60": "down"}
HELD = {**SHIP, "ids": {"hand": "t10"}}
LOADING = position(3, round=2, phase="loading", heap=DOWN_THERE, red=HELD, blue=OTHER)
VOYAGE = position(3, round=2, phase="voyage", card="D01", used=["D02"], red=SHIP, blue=OTHER)
WILD = position(
    3,
    {"stormy_seas": "on", "wild_monkey_as_warehouse": "yes"},
    round=2,
    red=SHIP,
    blue=OTHER,
)


def seen(*tiles: int) -> Callable[[int], int]:
    return lambda old: old | sum(1 << tile for tile in tiles)


def unseen(*tiles: int) -> Callable[[int], int]:
    return lambda old: old & ~sum(1 << tile for tile in tiles)


# Every space of Green's ship filled with goods.
FULL: Changes = {
    "players.2.goods": [(BLUE,)] * len(SPACE),
    "players.2.empty": 0,
    "supply.0": more(-len(SPACE)),
}


@pytest.mark.parametrize(
    ("sound", "changes"),
    [
        (LOADING, {}),
        (VOYAGE, {}),
        (WILD, {}),
        # what lies below deck or in a hand need not have been seen; more may have been
        (LOADING, {"public": seen(DOWN_1, SWORD)}),
        (LOADING, {f"lies.{UP_1}": DOWN}),
        # a full warehouse; a wild monkey holds a good
        (LOADING, {f"players.0.goods.{B1}": (WHITE, PURPLE), "supply.3": more(-1)}),
        (WILD, {f"players.0.goods.{B2}": (PURPLE,), "supply.3": more(-1)}),
        # a chest beside the ship
        (LOADING, {"players.0.beside": 1, "players.0.chests": 2}),
        # a full ship, whose captain does not load any more
        (LOADING, {**FULL, "captain": 2, "decisions": LOADING.decisions[:2]}),
        (VOYAGE, {"players.0.choice": "fulfil"}),
        (VOYAGE, {"asking": "", "decisions": [], "players.0.choice": "fulfil"}),
    ],
)
def test_what_may_be_is_no_fault(sound: State, changes: Changes) -> None:
    assert told(GAME, changed(sound, changes)) == []


@pytest.mark.parametrize(
    ("sound", "changes", "expected"),
    [
        # AI1: each tile in one place
        (LOADING, {f"lies.{CANNON}": UP}, ["treasure 5 is not in exactly 1 place"]),
        (LOADING, {f"lies.{UP_1}": AWAY}, ["is not in exactly 1 place"]),
        (LOADING, {f"lies.{SWORD}": BOXED}, ["is not in exactly 1 place"]),
        (LOADING, {"players.0.hand": NOTHING}, ["is not in exactly 1 place"]),
        (LOADING, {"players.1.hand": SWORD}, ["is not in exactly 1 place"]),
        (LOADING, {"players.1.hand": 0}, ["treasure 1 is not in exactly 1 place"]),
        (LOADING, {f"players.1.tiles.{A2}": SHOVEL, "players.1.empty": more(-1)}, ["is not in"]),
        # AI4: what all see, all have seen
        (LOADING, {"public": unseen(CANNON)}, ["a treasure in plain sight is held to be unseen"]),
        (LOADING, {"public": unseen(SHOVEL)}, ["a treasure in plain sight is held to be unseen"]),
        (LOADING, {"public": unseen(UP_1)}, ["a treasure in plain sight is held to be unseen"]),
        (
            LOADING,
            {
                "faces": lambda old: (old[81], *old[1:]),
            },
            ["there are 8 cannon tiles instead of 9", "there are 4 monkey tiles instead of 3"],
        ),
        # AI1, AI2: goods, and none where none may be
        (LOADING, {"supply.3": more(1)}, ["there are 17 purple goods instead of 16"]),
        (LOADING, {"supply.0": more(-1)}, ["there are 15 blue goods instead of 16"]),
        (
            LOADING,
            {f"players.0.goods.{A2}": (), "players.0.empty": more(1)},
            ["there are 15 blue goods instead of 16"],
        ),
        (
            LOADING,
            {f"players.0.goods.{B1}": (WHITE, WHITE, WHITE), "supply.1": more(-2)},
            ["goods of Red lie on space b1, where they may not"],
        ),
        (
            LOADING,
            {f"players.0.goods.{A2}": (BLUE, BLUE), "supply.0": more(-1)},
            ["goods of Red lie on space a2"],
        ),
        (
            LOADING,
            {f"players.0.goods.{A1}": (BLUE,), "supply.0": more(-1)},
            ["goods of Red lie on space a1"],
        ),
        (
            LOADING,
            {f"players.0.goods.{B2}": (BLUE,), "supply.0": more(-1)},
            ["goods of Red lie on space b2"],
        ),
        (
            LOADING,
            {f"players.0.goods.{A3}": (BLUE,), "supply.0": more(-1)},
            ["goods of Red lie on space a3"],
        ),
        (
            LOADING,
            {
                f"players.2.goods.{A1}": (PURPLE,) * 17,
                "players.2.empty": more(-1),
                "supply.3": -1,
            },
            ["goods of Green lie on space a1", "there are 16 purple goods instead of 16"],
        ),
        # the cards
        (VOYAGE, {"stacks.1": lambda old: old[1:]}, ["the 52 adventure cards are not each"]),
        (VOYAGE, {"deck": lambda old: old[1:]}, ["the 52 adventure cards are not each in 1"]),
        (VOYAGE, {"used": []}, ["the 52 adventure cards are not each in 1 place"]),
        (VOYAGE, {"used": lambda old: [*old, VOYAGE.card]}, ["the 52 adventure cards are not"]),
        (VOYAGE, {"card": VOYAGE.deck[0]}, ["the 52 adventure cards are not each in 1 place"]),
        (VOYAGE, {"card": None}, ["the 52 adventure cards are not each in 1 place"]),
        # AI3: what lies where on a ship, and what is counted beside it
        (
            LOADING,
            {
                f"players.1.tiles.{G1}": SHOVEL,
                f"players.1.tiles.{A1}": NOTHING,
            },
            ["a treasure of Blue lies on the goods-only space g1"],
        ),
        (
            LOADING,
            {f"players.0.tiles.{A3}": NOTHING, f"players.0.tiles.{B3}": CHEST},
            ["a chest of Red stands below deck on space b3"],
        ),
        (LOADING, {"players.1.empty": more(1)}, ["the empty spaces of Blue are counted as 14"]),
        (LOADING, {"players.0.empty": more(-1)}, ["of Red are counted as 7 instead of 8"]),
        (LOADING, {"players.0.chests": 2}, ["the chests of Red are counted as 2 instead of 1"]),
        (LOADING, {"players.0.beside": 1}, ["the chests of Red are counted as 1 instead of 2"]),
        (
            LOADING,
            {f"players.0.tiles.{A4}": CHEST, "players.0.empty": more(-1)},
            ["the chests of Red are counted as 1 instead of 2"],
        ),
        (LOADING, {"players.2.coins": -1}, ["Green has a negative number of coins"]),
        (LOADING, {"parrots": more(1)}, ["there are 4 parrots instead of 3"]),
        (LOADING, {"players.2.parrots": 1}, ["there are 4 parrots instead of 3"]),
        (
            LOADING,
            {"players.1.parrots": 2, "parrots": 1},
            ["there are 3 parrots instead of 3, or a player has more than 1"],
        ),
        # what holds while somebody decides
        (
            LOADING,
            {"decisions": [*LOADING.decisions, LOADING.decisions[1]]},
            ["Blue has 2 decisions at once"],
        ),
        (LOADING, {"decisions": LOADING.decisions[1:]}, ["Red cannot load a ship that is not"]),
        (LOADING, {**FULL, "captain": 2}, ["Green cannot load a ship that is not full, or can"]),
        (
            LOADING,
            {**FULL, "decisions": LOADING.decisions[:2]},
            ["the captain does not fit the ships that are full"],
        ),
        (LOADING, {"captain": 0}, ["the captain does not fit the ships that are full"]),
        (VOYAGE, {"captain": -1}, ["the captain does not fit the ships that are full"]),
        (
            VOYAGE,
            {"players.1.hand": UP_1, f"lies.{UP_1}": AWAY},
            ["Blue holds a treasure outside the loading phase"],
        ),
        (
            VOYAGE,
            {
                "card": None,
                "used": lambda old: [*old, VOYAGE.card],
                "players.2.choice": "flee",
                "asking": "",
            },
            ["Green has decided though there is no card"],
        ),
        (
            VOYAGE,
            {"players.0.choice": "skip", "decisions": []},
            ["all decisions are in but not yet shown"],
        ),
    ],
)
def test_what_is_broken_is_named_and_nothing_else(
    sound: State, changes: Changes, expected: list[str]
) -> None:
    found = told(GAME, changed(sound, changes))
    assert len(found) == len(expected), found
    assert all(named in problem for named, problem in zip(expected, found, strict=True)), found
