"""What a player has, as text beside a part of the table."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from seabook.drawing.beside import row
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, say


def aside(state: State, seat: int) -> Markup:
    """Money, goods, treasures and room of a player in a short line, for that player's own eyes."""
    return row(state.box.seats[seat], _parts(state, seat))


def _parts(state: State, seat: int) -> Iterator[Text]:
    player, box = state.players[seat], state.box
    yield say("aside.coins", n=player.coins)
    if player.chests:
        yield say("aside.chests", n=player.chests)
    if player.parrots:
        yield say("aside.parrots", n=player.parrots)
    for colour, n in zip(box.colours, ship.goods_aboard(state, player), strict=True):
        if n:
            yield say("aside.goods", n=n, colour=colour)
    for treasure, n in zip(box.treasures, ship.tiles_aboard(state, player), strict=True):
        if n:
            yield say("aside.treasures", what=treasure, n=n)
    yield say("aside.empty", n=player.empty)
