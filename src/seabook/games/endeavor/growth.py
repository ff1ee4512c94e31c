"""Part 2b of the rules, the growth phase: population markers from the supply to the harbour."""

from __future__ import annotations

from seabook.engine import Event, event
from seabook.games.endeavor.pieces import CULTURE
from seabook.games.endeavor.state import State, level


def grow(state: State, seat: int) -> Event:
    """2 to 6 markers by the culture level (E2.8, ER52), or what is left in the supply (ER5)."""
    player = state.players[seat]
    reached = level(state, player, CULTURE)
    n = min(state.box.levels[reached - 1].growth, player.supply)
    player.supply -= n
    player.harbour += n
    return event("E2.8", "growth.markers", who=state.box.seats[seat], n=n, level=reached)
