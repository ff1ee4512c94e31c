"""How much of a sweep is played: a fixed sample, or with SEABOOK_SWEEP=10 ten times as much.

``make test`` plays the sample and ``make long`` the sweep; it is the same code that plays both.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any

from hypothesis import Phase, settings
from tests.play import allowed, every_value

from seabook.engine import Stream
from seabook.games import game

FACTOR = max(1, int(os.environ.get("SEABOOK_SWEEP", "1")))


def sample(few: int) -> int:
    """So many games, seeds or examples: few, or all of them."""
    return few * FACTOR


def random_games(few: int) -> settings:
    """For a property of games that Hypothesis draws: in a sample always the same ones."""
    # A failing game is named by its seed; looking for a smaller seed takes minutes, tells nothing.
    phases = (Phase.explicit, Phase.reuse, Phase.generate)
    examples = sample(few)
    return settings(max_examples=examples, derandomize=FACTOR == 1, deadline=None, phases=phases)


def turned(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Each value of each axis, beside others of the other axes; in a sweep every combination."""
    once = [
        tuple(axis[n % len(axis)] for axis in axes) for n in range(max(len(axis) for axis in axes))
    ]
    return once if FACTOR == 1 else [*once, *(row for row in product(*axes) if row not in once)]


def tables(code: str) -> list[tuple[str, int, int, dict[str, str]]]:
    """Game, seed, players and options: each number of players, each value, and combinations."""
    rows = every_value(code)
    rows += [(n, {}) for n in game(code).players if n not in {players for players, _ in rows}]
    rows += islice(_combinations(code), sample(max(6, len(rows))) - len(rows))
    return [(code, seed, *row) for seed, row in enumerate(rows)]


def _combinations(code: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Random tables without end, each of options that go together."""
    rules, dice = game(code), Stream("combinations", 1)
    while True:
        options = {each.name: dice.choice(each.values) for each in rules.options}
        players = dice.choice(rules.players)
        if allowed(rules, players, options):
            yield players, options
