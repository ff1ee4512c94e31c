"""Which targets are worth asking about: necessary conditions only, for speed.

Legality stays with the conditions of each kind; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from seabook.games.anchors_aweigh.state import AWAY, DOWN, NOTHING, State

_NOTHING: tuple[int, ...] = ()


def face_down(state: State, seat: int) -> Sequence[int]:
    """Treasures in the heap that lie face down."""
    if state.players[seat].hand >= 0:
        return _NOTHING
    return [i for i, at in enumerate(state.lies) if at == DOWN]


def in_heap(state: State, seat: int) -> Sequence[int]:
    """Treasures in the heap."""
    if state.players[seat].hand >= 0:
        return _NOTHING
    return [i for i, at in enumerate(state.lies) if at < AWAY]


def empty_spaces(state: State, seat: int) -> Sequence[int]:
    """Spaces of the own ship without a tile or a chest, for the treasure in the hand."""
    player = state.players[seat]
    if player.hand < 0:
        return _NOTHING
    return [i for i, tile in enumerate(player.tiles) if tile == NOTHING]


def any_colour(state: State, seat: int) -> Sequence[int]:
    """All colours for an empty hand."""
    return _NOTHING if state.players[seat].hand >= 0 else range(len(state.supply))


def starfish(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a tile, where a starfish has an effect."""
    player = state.players[seat]
    if player.hand >= 0 or not state.starfish_count:
        return _NOTHING
    return [i for i, tile in enumerate(player.tiles) if tile >= 0]


def own_tiles(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a tile."""
    return [i for i, tile in enumerate(state.players[seat].tiles) if tile >= 0]


def own_goods(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a good."""
    return [i for i, goods in enumerate(state.players[seat].goods) if goods]
