"""What is aboard: tiles and goods on the spaces of a ship, and the room that is left.

What pays and where a good lies is its owner's choice where it may lie on either deck (AR58): what
the others see tells whether it may. On one deck all spaces are alike (AR50), so there a good goes to
a fixed place: an empty goods-only space, else another empty space, else a warehouse, else a wild
monkey, which may have to pay (AR38). Goods are spent from warehouses first, tiles from the lowest
space, one that all have seen before the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.anchors_aweigh.pieces import Space, Treasure
from seabook.games.anchors_aweigh.state import NOTHING, UP, Player, State

# A warehouse holds so many goods (A3.14).
SHELVES = 2


def put_tile(player: Player, space: int, tile: int) -> None:
    """A tile onto an empty space."""
    player.tiles[space] = tile
    player.empty -= 1


def take_off(player: Player, space: int) -> tuple[int, tuple[int, ...]]:
    """A tile off a space, with the goods on it; both are returned."""
    tile, lost = player.tiles[space], player.goods[space]
    player.tiles[space] = NOTHING
    player.goods[space] = ()
    player.empty += 1
    return tile, lost


def tile_to_heap(state: State, player: Player, space: int) -> tuple[int, tuple[int, ...]]:
    """A tile back to the heap, face up, the goods on it back to the supply; both are returned."""
    tile, lost = take_off(player, space)
    state.lies[tile] = UP
    for colour in lost:
        state.supply[colour] += 1
    return tile, lost


def show(state: State, seat: int, tile: int, rule: str) -> Iterator[Event]:
    """All see the face of a tile, and will have seen it; an event if that is new to them."""
    bit = 1 << tile
    if state.public & bit:
        return
    state.public |= bit
    box = state.box
    yield event(
        rule,
        "tile.seen",
        who=box.seats[seat],
        tile=box.tiles[tile],
        treasure=state.treasure(tile),
    ).hiding()


def stores(state: State, tile: int) -> bool:
    """Whether goods may lie on this tile: a warehouse, or a wild monkey by an option (AR38)."""
    return holds(state, state.treasure(tile))


def holds(state: State, treasure: Treasure) -> bool:
    """Whether treasures of this kind hold goods."""
    code = treasure.code
    return code == "warehouse" or (code == "monkey" and monkeys_store(state))


def monkeys_store(state: State) -> bool:
    """Whether monkeys hold goods as warehouses do (AR38)."""
    return state.wild_monkeys and state.options.wild_monkey_as_warehouse == "yes"


def room_on(state: State, player: Player, space: int) -> int:
    """How many more goods this space takes (A3.13)."""
    tile = player.tiles[space]
    if tile == NOTHING:
        return 1 - len(player.goods[space])
    if tile >= 0 and space != player.resident and stores(state, tile):
        return SHELVES - len(player.goods[space])
    return 0


def room(state: State, player: Player) -> int:
    """How many more goods the ship takes."""
    return sum(room_on(state, player, space) for space in range(len(player.tiles)))


def room_above(state: State, player: Player) -> bool:
    """Whether a good may lie above deck; below deck there may always be room, for all others know."""
    return any(room_on(state, player, space.i) for space in state.box.spaces if not space.below)


def sure_room(state: State, player: Player) -> int:
    """How many more goods the ship takes whatever treasures lie below deck."""
    return sum(
        _bare(player, space.i) if space.below else room_on(state, player, space.i)
        for space in state.box.spaces
    )


def screened(state: State, player: Player, *, treasure: bool = False) -> bool:
    """Whether something lies below deck, where the others do not see what it is; with ``treasure``,
    whether it may be one."""
    return any(
        space.below
        and not (treasure and space.goods_only)
        and space.i != player.resident
        and not _bare(player, space.i)
        for space in state.box.spaces
    )


def tile_above(state: State, player: Player, treasure: Treasure) -> bool:
    """Whether a tile of this kind lies above deck that may leave the ship."""
    return any(not state.box.spaces[i].below for i in spaces_of(state, player, treasure))


def either_deck(state: State, player: Player, colour: int) -> bool:
    """Whether a good of this colour lies above deck, and for all others know below it too."""
    return screened(state, player) and any(
        colour in player.goods[space.i] for space in state.box.spaces if not space.below
    )


def best_space(state: State, player: Player) -> int:
    """Where a gained good goes; there must be room."""
    spaces = state.box.spaces
    free = [each.i for each in spaces if room_on(state, player, each.i)]

    def liked(i: int) -> tuple[bool, bool, bool, int]:
        stored = player.tiles[i] != NOTHING
        monkey = stored and state.treasure(player.tiles[i]) is state.box.monkey
        return stored, monkey, not spaces[i].goods_only, i

    return min(free, key=liked)


def put_good(state: State, player: Player, space: int, colour: int) -> None:
    """A good from the supply onto a space with room."""
    state.supply[colour] -= 1
    set_good(player, space, colour)


def set_good(player: Player, space: int, colour: int) -> None:
    """A good onto a space with room."""
    if player.tiles[space] == NOTHING:
        player.empty -= 1
    player.goods[space] += (colour,)


def lift_good(player: Player, space: int, colour: int) -> None:
    """A good of this colour off a space."""
    left = list(player.goods[space])
    left.remove(colour)
    player.goods[space] = tuple(left)
    if player.tiles[space] == NOTHING:
        player.empty += 1


def return_good(state: State, player: Player, colour: int) -> None:
    """A good of this colour back to the supply, from a warehouse if one holds it."""
    lift_good(player, good_to_go(player, colour), colour)
    state.supply[colour] += 1


def good_to_go(player: Player, colour: int) -> int:
    """The space whose good of this colour goes first; there must be one."""
    holding = [i for i, goods in enumerate(player.goods) if colour in goods]
    return min(holding, key=lambda i: (player.tiles[i] == NOTHING, i))


def goods_aboard(state: State, player: Player) -> list[int]:
    """The goods of each colour."""
    found = [0] * len(state.supply)
    for goods in player.goods:
        for colour in goods:
            found[colour] += 1
    return found


def spaces_with_tile(player: Player) -> list[int]:
    """The spaces on which a treasure lies, chests left out."""
    return [i for i, tile in enumerate(player.tiles) if tile >= 0]


def tiles_aboard(state: State, player: Player) -> list[int]:
    """The tiles of each kind that may leave the ship; a pesky monkey stays (A6.1)."""
    found = [0] * len(state.box.treasures)
    for space, tile in enumerate(player.tiles):
        if tile >= 0 and space != player.resident:
            found[state.faces[tile] >> 1] += 1
    return found


def spaces_of(state: State, player: Player, treasure: Treasure) -> list[int]:
    """The spaces with a tile of this kind that may leave the ship: first those without goods, and
    among them those whose tile all have seen."""

    def liked(space: int) -> tuple[int, bool, int]:
        seen = state.public >> player.tiles[space] & 1
        return len(player.goods[space]), not seen, space

    alike = (
        space
        for space, tile in enumerate(player.tiles)
        if tile >= 0 and space != player.resident and state.treasure(tile) is treasure
    )
    return sorted(alike, key=liked)


def holder(state: State, tile: int) -> tuple[int, bool]:
    """Whose a tile is that lies not in the heap, and whether it is in the hand."""
    for seat, player in enumerate(state.players):
        if player.hand == tile:
            return seat, True
        if tile in player.tiles:
            return seat, False
    raise ValueError("the tile is not away")


def first_empty(state: State, player: Player, *, goods_only: bool) -> Space | None:
    """The lowest empty space of a class."""
    for space in state.box.spaces:
        if space.goods_only is goods_only and _bare(player, space.i):
            return space
    return None


def _bare(player: Player, space: int) -> bool:
    return player.tiles[space] == NOTHING and not player.goods[space]
