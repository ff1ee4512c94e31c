"""What is asked at every table: which treasures aboard go back to the heap before the voyage."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event
from seabook.games.anchors_aweigh import starfish
from seabook.games.anchors_aweigh.state import State


def forecast(state: State, seat: int) -> Iterator[Event]:
    """While ships are loaded, the own starfish treasures that will not sail (A2.14)."""
    if state.phase == "loading":
        me = state.box.seats[seat]
        told = starfish.return_all(state.copy())
        yield from (each for each in told if each.values.get("who") is me and each.values["n"])
