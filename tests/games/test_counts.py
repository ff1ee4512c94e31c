"""How many sequences of legal decisions there are: a table that pins the actions of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.play import middle

from seabook.engine import Rules
from seabook.games import game

ENDEAVOR, VASCO = game("endeavor"), game("vasco_da_gama", "standin-v1")
ANCHORS = game("anchors_aweigh")


def placed(rules: Any, players: int, **given: Any) -> Callable[[], Any]:
    return lambda: rules.place(players, given, rules.complete({}))


POSITIONS: dict[str, tuple[Rules[Any], Callable[[], Any]]] = {
    "endeavor: set-up, 3 players": (ENDEAVOR, lambda: ENDEAVOR.start(3, 7, {})),
    "endeavor: set-up, 5 players": (ENDEAVOR, lambda: ENDEAVOR.start(5, 1, {})),
    "endeavor: first turn of the action phase": (
        ENDEAVOR,
        placed(
            ENDEAVOR, 3, phase="action", red={"harbour": 3, "buildings": ["docks", "guild-hall"]}
        ),
    ),
    "endeavor: a track one short of full": (
        ENDEAVOR,
        placed(
            ENDEAVOR,
            3,
            phase="action",
            round=4,
            track={"AF": ["red", "blue", "blue", "red", "green"]},
            red={"harbour": 4, "buildings": ["cartographer", "docks"]},
        ),
    ),
    "endeavor: middle of a game of 4": (ENDEAVOR, lambda: middle(ENDEAVOR, 2, 4, 90)),
    "vasco da gama: planning, 2 players": (VASCO, placed(VASCO, 2)),
    "vasco da gama: recruiting with 10 money": (
        VASCO,
        placed(VASCO, 2, phase="acting", marker=5, number={"7": "yellow recruiting"}),
    ),
    "vasco da gama: two ships to launch": (
        VASCO,
        placed(
            VASCO,
            3,
            phase="acting",
            marker=5,
            number={"7": "red navigation", "9": "black characters"},
            red={
                "captains": 2,
                "ships": ["I-1", "I-9"],
                "projects": ["I-2"],
                "crew": {"violet": 2, "grey": 1},
            },
        ),
    ),
    "vasco da gama: middle of a game of 4": (VASCO, lambda: middle(VASCO, 2, 4, 150)),
    "anchors aweigh: a discovery, 2 players": (
        ANCHORS,
        placed(ANCHORS, 2, phase="voyage", card="D01", red={"spaces": {"a1": "shovel"}}),
    ),
    "anchors aweigh: pirates, 2 players": (
        ANCHORS,
        placed(
            ANCHORS,
            2,
            phase="voyage",
            card="P01",
            deck=["K01"],
            red={"coins": 3, "spaces": {"a1": "cannon", "g1": "blue", "g2": "white"}},
        ),
    ),
    "anchors aweigh: loading, 2 players": (ANCHORS, placed(ANCHORS, 2)),
}

COUNTS: dict[str, list[int]] = {
    "endeavor: set-up, 3 players": [3, 9, 27, 72, 414],
    "endeavor: set-up, 5 players": [3, 9, 27, 81, 243],
    "endeavor: first turn of the action phase": [4, 35, 35, 37, 77],
    "endeavor: a track one short of full": [4, 33, 41, 43, 100],
    "endeavor: middle of a game of 4": [2, 4, 15, 49, 145],
    "vasco da gama: planning, 2 players": [20, 80, 1520],
    "vasco da gama: recruiting with 10 money": [2, 24, 111],
    "vasco da gama: two ships to launch": [3, 7, 55],
    "vasco da gama: middle of a game of 4": [4, 44, 176],
    "anchors aweigh: a discovery, 2 players": [4, 8, 38],
    "anchors aweigh: pirates, 2 players": [7, 38, 162],
    "anchors aweigh: loading, 2 players": [178, 18916],
}


def sequences(rules: Rules[Any], state: Any, depth: int) -> int:
    """The number of sequences of legal decisions of this length."""
    legal = rules.legal(state)
    if depth == 1 or not legal:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        rules.apply(after, action)
        count += sequences(rules, after, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_legal_sequences(name: str) -> None:
    rules, made = POSITIONS[name]
    depths = range(1, len(COUNTS[name]) + 1)
    assert [sequences(rules, made(), depth) for depth in depths] == COUNTS[name]
