"""What a seat may know: everything but the order of the stacks and what the bag will give.

Nobody has secrets from the others, so that every seat knows the same.
"""

from __future__ import annotations

from typing import TypeVar

from seabook.engine import Stream
from seabook.games.vasco_da_gama import setup
from seabook.games.vasco_da_gama.pieces import Merchant, Project, Tile
from seabook.games.vasco_da_gama.state import State

P = TypeVar("P", Tile, Project, Merchant)


def view(state: State, seat: int | None) -> tuple[object, ...]:
    """What lies open, as plain data: hidden stacks only by what they hold, in order of id."""
    open_to_all = state.copy()
    open_to_all.tiles = _in_order(state.tiles)
    open_to_all.sets = [_in_order(stack) for stack in state.sets]
    open_to_all.merchants = [*_in_order(state.merchants[:-1]), *state.merchants[-1:]]
    open_to_all.draws = setup.draws(0)
    return open_to_all.plain()


def reshuffle(state: State, seat: int | None, stream: Stream) -> State:
    """Another position that nobody at the table could tell from this one.

    The stacks are put in order and then shuffled, so that nothing of their real order is left in
    them; only the top merchant ship stays, for it lies face up. Later draws come from another seed.
    """
    other = state.copy()
    other.tiles = _shuffled(state.tiles, stream)
    other.sets = [_shuffled(stack, stream) for stack in state.sets]
    other.merchants = [*_shuffled(state.merchants[:-1], stream), *state.merchants[-1:]]
    other.draws = setup.draws(stream.below(1 << 32))
    return other


def knows(state: State, seat: int | None, path: str) -> bool:
    """Whether the value at a path lies open: the order of a stack does not, nor what is drawn."""
    hidden = {
        "tiles": len(state.tiles),
        "coming": max(map(len, state.sets)),
        "merchants": len(state.merchants) - 1,
    }
    return hidden.get(path, 0) < 2 and path.partition(".")[0] != "draws"


def _in_order(stack: list[P]) -> list[P]:
    return sorted(stack, key=lambda piece: piece.i)


def _shuffled(stack: list[P], stream: Stream) -> list[P]:
    return stream.shuffled(_in_order(stack))
