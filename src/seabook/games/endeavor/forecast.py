"""What is asked at every table: how many markers the next growth brings, what passing now costs."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.endeavor.cards import surplus
from seabook.games.endeavor.growth import grow
from seabook.games.endeavor.state import State, card_limit


def forecast(state: State, seat: int) -> Iterator[Event]:
    """The growth to come, if one comes, and the cards that would have to go."""
    player = state.players[seat]
    if state.phase == "build" or state.round < state.box.counts.rounds:
        n = grow(state.copy(), seat).values["n"]
        yield event("E2.8", "forecast.growth", n=n)
    if over := surplus(state, seat):
        limit = card_limit(state, player)
        yield event("E2.14", "forecast.discard", n=over, held=len(player.cards), limit=limit)
