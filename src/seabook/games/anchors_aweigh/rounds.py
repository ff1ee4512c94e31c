"""The order of the game: two rounds, each of loading and a voyage (A1.1)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event
from seabook.games.anchors_aweigh import monkeys, round_end, voyage
from seabook.games.anchors_aweigh.state import State


def advance(state: State) -> Iterator[Event]:
    """Go on by itself until somebody has to decide, or the game is over."""
    while not state.decisions and state.phase != "over":
        if state.phase == "monkeys":
            yield from monkeys.tipped_out(state)
        elif state.phase == "loading":
            yield from voyage.begin(state)
        elif state.deck or state.card is not None:
            yield from voyage.go_on(state)
        else:
            yield from round_end.settle(state)
