"""Part 2 of the rules, starfish: no effect with 3 or 4 players, second thoughts with 2 (A2.12 to
A2.14), and the same in stormy seas (A6.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.anchors_aweigh import loading, ship
from seabook.games.anchors_aweigh.pieces import Space
from seabook.games.anchors_aweigh.state import State


def refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the treasure on this space cannot be swapped out."""
    yield from loading.hand_full(state, seat)
    if not state.starfish_count:
        yield refuse("A2.12", "swap.no-effect", never=True, players=len(state.players))
    player = state.players[seat]
    if not player.empty:
        yield refuse("A2.13", "swap.ship-full")
    tile = player.tiles[space.i]
    if space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    elif tile < 0:
        yield refuse("A2.13", "swap.no-treasure", never=space.goods_only, space=space)
    elif not state.starfish(tile):
        yield refuse("A2.13", "swap.no-starfish", space=space, treasure=state.treasure(tile))


def effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The treasure goes back to the heap face up; its space is empty again (A2.13)."""
    rule = "A6.4" if state.wild_monkeys else "A2.13"
    tile, _ = ship.tile_to_heap(state, state.players[seat], space.i)
    yield from ship.show(state, seat, tile, rule)
    who, treasure = state.box.seats[seat], state.treasure(tile)
    yield event(rule, "swap.done", who=who, space=space, treasure=treasure)


def return_all(state: State) -> Iterator[Event]:
    """Before the first card of the voyage all starfish treasures aboard go back (A2.14)."""
    seats = state.box.seats
    if not state.starfish_count:
        yield event("A2.12", "starfish.stay", players=len(state.players))
        return
    rule = "A6.4" if state.wild_monkeys else "A2.14"
    for seat, player in enumerate(state.players):
        spaces = [i for i, tile in enumerate(player.tiles) if tile >= 0 and state.starfish(tile)]
        gone = [ship.tile_to_heap(state, player, space)[0] for space in spaces]
        for tile in gone:
            state.public |= 1 << tile
        treasures = [state.treasure(tile) for tile in gone] or "–"
        yield event(rule, "starfish.returned", who=seats[seat], n=len(gone), treasures=treasures)


def _own_tiles(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a tile, where a starfish has an effect."""
    player = state.players[seat]
    if player.hand >= 0 or not state.starfish_count:
        return ()
    return ship.spaces_with_tile(player)


KINDS = (
    Kind(
        code="swap-out",
        targets=lambda box: box.spaces,
        refusals=refusals,
        effects=effects,
        candidates=_own_tiles,
        phase="loading",
    ),
)
