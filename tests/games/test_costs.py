"""What is told as paid is what leaves the player's purse, no more and no less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.games import game

# Where actions are paid from: what ``paid`` in an event counts. In Anchors Aweigh! no action costs
# anything by itself.
PURSES: dict[str, Callable[[Any], int]] = {
    "endeavor": lambda player: player.harbour,
    "vasco_da_gama": lambda player: player.money,
}


@pytest.mark.parametrize("code", PURSES)
def test_what_an_action_says_it_costs_leaves_the_purse(code: str) -> None:
    rules, purse, told = game(code), PURSES[code], Counter[str]()
    for seed in range(sample(6)):
        for state, action in random_game(rules, seed, rules.players[seed % 3]):
            after, seat = state.copy(), action.seat.i
            events = [*action.kind.effects(after, seat, action.target)]
            paid = sum(event.values.get("paid", 0) for event in events)
            spent = purse(state.players[seat]) - purse(after.players[seat])
            if paid or spent > 0:
                assert paid == spent, action
                told.update(event.slug for event in events if event.values.get("paid"))
    assert len(told) > 3
