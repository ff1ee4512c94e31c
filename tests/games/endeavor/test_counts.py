"""How many sequences of legal decisions there are: a table that pins the actions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play import middle

from seabook.games.endeavor.game import ENDEAVOR
from seabook.games.endeavor.state import State

POSITIONS: dict[str, Any] = {
    "set-up, 3 players": lambda: ENDEAVOR.start(3, 7, {}),
    "set-up, 5 players": lambda: ENDEAVOR.start(5, 1, {}),
    "first turn of the action phase": lambda: ENDEAVOR.place(
        3,
        {"phase": "action", "red": {"harbour": 3, "buildings": ["docks", "guild-hall"]}},
        ENDEAVOR.complete({}),
    ),
    "a track one short of full": lambda: ENDEAVOR.place(
        3,
        {
            "phase": "action",
            "round": 4,
            "tracks": {"AF": ["red", "blue", "blue", "red", "green"]},
            "red": {"harbour": 4, "buildings": ["cartographer", "docks"]},
        },
        ENDEAVOR.complete({}),
    ),
    "middle of a game of 4": lambda: middle(ENDEAVOR, 2, 4, 90),
}

COUNTS: dict[str, list[int]] = {
    "set-up, 3 players": [3, 9, 27, 72, 414],
    "set-up, 5 players": [3, 9, 27, 81, 243],
    "first turn of the action phase": [4, 35, 35, 37, 77],
    "a track one short of full": [4, 33, 41, 43, 100],
    "middle of a game of 4": [2, 4, 15, 49, 145],
}


def sequences(state: State, depth: int) -> int:
    """The number of sequences of legal decisions of this length."""
    legal = ENDEAVOR.legal(state)
    if depth == 1 or not legal:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        ENDEAVOR.apply(after, action)
        count += sequences(after, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_legal_sequences(name: str) -> None:
    found = [sequences(POSITIONS[name](), depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert found == COUNTS[name]
