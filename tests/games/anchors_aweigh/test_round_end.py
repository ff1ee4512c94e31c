"""The numbers told at the end of a round and when the treasures are tipped out."""

from __future__ import annotations

import pytest
from tests.games.anchors_aweigh.helpers import GAME, play, position

from seabook.engine import Event
from seabook.games.anchors_aweigh.state import DOWN, UP


def told(events: list[Event], slug: str) -> list[dict[str, object]]:
    """The numbers of each event of a kind."""
    numbers = ("n", "coins", "worth", "round")
    return [
        {name: value for name, value in event.values.items() if name in numbers}
        for event in events
        if event.slug == slug
    ]


@pytest.mark.parametrize(
    ("coins", "placed", "beside"),
    [(9, None, None), (10, 1, None), (80, 8, None), (93, 8, 1), (127, 8, 4)],
)
def test_a4_3_chests_stand_above_deck_and_the_rest_beside(
    coins: int, placed: int | None, beside: int | None
) -> None:
    state = position(2, phase="voyage", card="D01", deck=[], red={"coins": coins})
    events = play(state, "blue: skip", "red: skip")
    total = (placed or 0) + (beside or 0)
    assert told(events, "chest.made") == ([{"n": total, "coins": coins % 10}] if total else [])
    assert told(events, "chest.placed") == ([{"n": placed}] if placed else [])
    assert told(events, "chest.beside") == ([{"n": beside}] if beside else [])
    assert told(events, "chest.kept") == ([{"n": total, "worth": 10 * total}] if total else [])
    assert state.players[0].beside == (beside or 0)


@pytest.mark.parametrize(("keeps", "n"), [([], 84), (["red"], 83), (["red", "blue"], 82)])
def test_a1_4_all_treasures_that_are_not_aboard_are_tipped_out(keeps: list[str], n: int) -> None:
    # With a seed they fall on either side.
    state = GAME.start(2, 5, {"pesky_monkeys": "offered"})
    events = [
        event
        for who in ("red", "blue")
        for event in play(state, f"{who}: keep-monkey a1" if who in keeps else f"{who}: no-monkey")
    ]
    assert told(events, "setup.tipped") == [{"n": n}]
    assert 0 < state.lies.count(UP) < n
    assert state.lies.count(UP) + state.lies.count(DOWN) == n
