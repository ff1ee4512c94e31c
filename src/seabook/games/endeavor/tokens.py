"""Trade tokens: a brown one moves a status marker at once, a blue one is kept for later."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.endeavor import status
from seabook.games.endeavor.state import State


def take(state: State, seat: int, space: int, rule: str, brown_rule: str) -> Iterator[Event]:
    """The player takes the token on a space, if there is one; a brown one takes effect."""
    token = state.tokens[space]
    if token is None:
        return
    state.tokens[space] = None
    player = state.players[seat]
    player.tokens[token.i] += 1
    if token.track is not None:
        player.due[token.track] += 1
    yield event(rule, "token.taken", who=state.box.seats[seat], token=token)
    if token.track is not None:
        yield from status.move(state, seat, brown_rule)
