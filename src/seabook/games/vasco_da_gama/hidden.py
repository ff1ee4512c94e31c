"""What a seat may know: everything but the order of the stacks and what the bag will give.

Nobody has secrets from the others, so that every seat knows the same.
"""

from __future__ import annotations

from seabook.engine import Stream
from seabook.games.vasco_da_gama.state import State


def view(state: State) -> tuple[object, ...]:
    """What lies open, as plain data."""
    return state.public()


def reshuffle(state: State, stream: Stream) -> State:
    """Another position that nobody at the table could tell from this one.

    The stacks are shuffled; only the top merchant ship stays, for it lies face up. Later draws
    come from another seed.
    """
    other = state.copy()
    other.tiles = stream.shuffled(state.tiles)
    other.sets = [stream.shuffled(stack) for stack in state.sets]
    if state.merchants:
        other.merchants = [*stream.shuffled(state.merchants[:-1]), state.merchants[-1]]
    other.draws = Stream(state.draws.name, stream.below(1 << 32))
    return other
