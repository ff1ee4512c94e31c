"""What a player has, as text beside a part of the map: harbour, status, buildings, cards."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from seabook.drawing.beside import row
from seabook.games.endeavor.state import State, level, shown
from seabook.words import Text, say


def aside(state: State, seat: int) -> Markup:
    """The own board of a player in a few short lines."""
    return row(state.box.seats[seat], _parts(state, seat))


def _parts(state: State, seat: int) -> Iterator[Text]:
    player = state.players[seat]
    yield say("aside.harbour", n=player.harbour)
    for track in state.box.status:
        at = shown(state, player, track.i)
        yield say("aside.track", track=track.name, n=at, level=level(state, player, track.i))
    for building in state.box.buildings:
        owned, busy = player.owned[building.i], player.busy[building.i]
        for n in range(owned):
            yield say("aside.busy", building=building) if n < busy else building.name
    for token in state.box.action_tokens:
        if player.tokens[token.i]:
            yield say("board.times", what=token, count=player.tokens[token.i])
    for card in player.cards:
        yield card.name
