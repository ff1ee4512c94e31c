"""What a description leaves unknown, filled in order of id so that it agrees with all the rest.

On a space of which nobody said what lies there is a good where no treasure can lie or none is left
to lie, else a treasure; goods for which there is no other place lie on what can hold them.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from seabook.engine import Complaint
from seabook.games.anchors_aweigh import setup, ship
from seabook.games.anchors_aweigh.pieces import Space
from seabook.games.anchors_aweigh.state import AWAY, NOTHING, Player, State
from seabook.games.anchors_aweigh.words import HIDDEN, SOMETHING, UNKNOWN, Position

# In a state's ``faces`` while it is being laid out.
OPEN = HIDDEN.number


def unknown_faces(state: State) -> Counter[int]:
    """The faces of the tiles of which none is known yet."""
    return Counter(setup.faces(state.box, state.options)) - Counter(state.faces)


def show(state: State, tile: int, face: int) -> None:
    """A tile has this face from now on."""
    state.faces = (*state.faces[:tile], face, *state.faces[tile + 1 :])


def free_tiles(state: State, given: Position) -> list[int]:
    """The tiles that can still be laid aboard: those said to be away, then those not spoken of."""
    away = [tile.i for tile, side in given.heap.items() if side == ""]
    unsaid = [tile.i for tile in state.box.tiles if tile not in given.heap]
    return [tile for tile in (*sorted(away), *unsaid) if state.lies[tile] != AWAY]


class _Hidden(NamedTuple):
    """A space on which something lies, and nobody said what."""

    seat: int
    player: Player
    space: Space


def fill(state: State, given: Position) -> None:
    """Treasures and goods onto the spaces that are unknown, and a face for every tile."""
    hidden = _hidden(state, given)
    goods = _goods(state, given, sum(each.space.goods_only for each in hidden))
    away = [tile.i for tile, side in given.heap.items() if side == ""]
    tiles = sorted(tile for tile in away if state.lies[tile] != AWAY)
    tiles = tiles or free_tiles(state, given)[: max(0, len(hidden) - len(goods))]
    alone = max(0, len(hidden) - len(tiles))
    if alone > len(goods):
        seat, _, space = hidden[-1]
        where = f"position.{state.box.seats[seat].code}.spaces.{space.code}"
        raise Complaint("complaint.position-no-tile", where=where, given=UNKNOWN)
    for (_, player, space), good in zip(hidden, goods[:alone], strict=False):
        ship.put_good(state, player, space.i, good)
    for (_, player, space), tile in zip(hidden[alone:], tiles, strict=False):
        state.lies[tile] = AWAY
        ship.put_tile(player, space.i, tile)
    _shelve(state, hidden[alone:], goods[alone:])
    _turn_up(state)


def _hidden(state: State, given: Position) -> list[_Hidden]:
    """Goods-only spaces first, in the order of the seats."""
    found = [
        _Hidden(seat, player, space)
        for seat, player in enumerate(state.players)
        for space, thing in given.own(state.box.seats[seat]).spaces.items()
        if thing == SOMETHING and player.tiles[space.i] == NOTHING
    ]
    return sorted(found, key=lambda it: (not it.space.goods_only, it.seat, it.space.i))


def _goods(state: State, given: Position, least: int) -> list[int]:
    """The goods that are neither in the supply nor seen; the first ones where it is not stated."""
    if not given.supply:
        stock = [colour for colour, n in enumerate(state.supply) for _ in range(n)]
        return stock[:least]
    return [
        colour.i
        for colour, left in given.supply.items()
        for _ in range(state.supply[colour.i] - left)
    ]


def _shelve(state: State, hidden: list[_Hidden], goods: list[int]) -> None:
    """Goods onto treasures that can hold them: those known to, then those that may turn out to."""
    laid = [(player, space.i) for _, player, space in hidden if player.tiles[space.i] >= 0]
    laid.sort(key=lambda it: state.faces[it[0].tiles[it[1]]] == OPEN)
    for player, space in laid:
        tile = player.tiles[space]
        if goods and state.faces[tile] == OPEN:
            faces, kinds = _to_deal(state, aboard=True), state.box.treasures
            stores = [face for face in faces if ship.holds(state, kinds[face >> 1])]
            if not stores:
                return
            show(state, tile, stores[0])
        while goods and ship.room_on(state, player, space):
            ship.put_good(state, player, space, goods.pop(0))


def _turn_up(state: State) -> None:
    """Every tile that is still unknown gets one of the faces that are left, those aboard first."""
    unknown = [tile for tile, face in enumerate(state.faces) if face == OPEN]
    aboard = [tile for tile in unknown if state.lies[tile] == AWAY]
    faces, left = [*state.faces], _to_deal(state, aboard=True)
    for tile in aboard:
        faces[tile] = left.pop(0)
    for tile, face in zip([t for t in unknown if t not in aboard], sorted(left), strict=True):
        faces[tile] = face
    state.faces = tuple(faces)


def _to_deal(state: State, *, aboard: bool) -> list[int]:
    """The faces left: on a voyage on which starfish count, unknown treasures aboard bear none."""
    left = sorted(unknown_faces(state).elements())
    clean = aboard and state.starfish_count and state.phase == "voyage"
    return sorted(left, key=lambda face: face & 1) if clean else left
