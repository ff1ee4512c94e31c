"""What a seat may know: everything but the order of the stacks and what the bag will give.

Nobody has secrets from the others, so that every seat knows the same.
"""

from __future__ import annotations

from typing import TypeVar

from seabook.engine import Stream
from seabook.games.vasco_da_gama.pieces import Merchant, Project, Tile
from seabook.games.vasco_da_gama.state import State

P = TypeVar("P", Tile, Project, Merchant)


def view(state: State) -> tuple[object, ...]:
    """What lies open, as plain data."""
    return state.public()


def reshuffle(state: State, stream: Stream) -> State:
    """Another position that nobody at the table could tell from this one.

    The stacks are put in order and then shuffled, so that nothing of their real order is left in
    them; only the top merchant ship stays, for it lies face up. Later draws come from another seed.
    """
    other = state.copy()
    other.tiles = _shuffled(state.tiles, stream)
    other.sets = [_shuffled(stack, stream) for stack in state.sets]
    if state.merchants:
        other.merchants = [*_shuffled(state.merchants[:-1], stream), state.merchants[-1]]
    other.draws = Stream(state.draws.name, stream.below(1 << 32))
    return other


def knows(state: State, path: str) -> bool:
    """Whether the value at a path lies open: the order of a stack does not."""
    hidden = {"tiles": len(state.tiles), "merchants": len(state.merchants) - 1}
    return hidden.get(path, 0) < 2


def _shuffled(stack: list[P], stream: Stream) -> list[P]:
    return stream.shuffled(sorted(stack, key=lambda piece: piece.i))
