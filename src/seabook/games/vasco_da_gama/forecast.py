"""What is asked at every table: what a number will cost, whether crew comes in time, which ships sink.

All of it follows from what lies open; the tile to come is known only as one of those left.
"""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama import marker, sailing
from seabook.games.vasco_da_gama.state import State

_SUNK = ("push.no-space", "push.past-the-end")


def forecast(state: State, seat: int) -> Iterator[Event]:
    """All of it for one seat: of its numbers, and of the ships of everybody."""
    if state.phase in ("placing", "acting"):
        for disc in sorted(state.discs):
            if disc.seat == seat:
                yield marker.foretold(state, disc.number)
        yield from marker.too_late(state, seat)
    if state.phase in ("placing", "acting", "sailing"):
        yield from sinking(state)


def pushes(state: State) -> list[Event]:
    """What the sailing phase would do with the ships as they lie now: where each moves, or that it is lost."""
    ahead, found = state.copy(), list[Event]()
    if state.phase != "sailing":
        ahead.phase, ahead.decisions, ahead.turn = "sailing", [], 0
    ahead.turn = max(ahead.turn, sailing.STEPS.index(sailing.score_full))
    while ahead.turn < len(sailing.STEPS) and not ahead.decisions:
        found += (
            each for each in sailing.STEPS[ahead.turn](ahead) if each.slug.startswith("push.")
        )
    return found


def sinking(state: State) -> Iterator[Event]:
    """The ships that leave the game if the sailing phase came with the ships as they lie now."""
    lost = [each for each in pushes(state) if each.slug in _SUNK]
    yield from lost
    if not lost:
        yield event("V4.4", "forecast.none-sinks")
