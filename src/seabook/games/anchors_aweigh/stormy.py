"""The variant of stormy seas: two equal treasures for one of choice, at any time in the voyage
(A6.6). Its starfish are in ``starfish``, its wild monkeys in ``paying``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import making_room, ship
from seabook.games.anchors_aweigh.pieces import Treasure
from seabook.games.anchors_aweigh.state import (
    AWAY,
    DOWN,
    UP,
    Decision,
    State,
    begin,
    decision_of,
    replace,
)

EQUAL = 2


def exchange_refusals(state: State, seat: int, treasure: Treasure) -> Iterator[Refusal]:
    """Why no two treasures of this kind can be given up for another."""
    if state.options.stormy_seas == "off":
        yield refuse("A6.6", "exchange.calm", never=True)
    player = state.players[seat]
    have = ship.tiles_aboard(state, player)[treasure.i]
    if have < EQUAL:
        gap = missing("missing.treasures", n=EQUAL - have, treasure=treasure)
        yield refuse("A6.6", "exchange.too-few", gap, treasure=treasure, have=have, need=EQUAL)
        if player.parrots and have == EQUAL - 1:
            yield refuse("A4.11", "exchange.parrot", explains=True, n=EQUAL)
    elif player.choice:
        less = player.copy()
        for _ in range(EQUAL):
            ship.take_off(less, ship.space_of(state, less, treasure))
        yield from making_room.promised(state, seat, less, "A6.6")


def exchange_effects(state: State, seat: int, treasure: Treasure) -> Iterator[Event]:
    """Both go to the heap face up; goods on a warehouse given up are lost (A6.7)."""
    player, who = state.players[seat], state.box.seats[seat]
    spaces, lost = list[int](), list[tuple[int, ...]]()
    for _ in range(EQUAL):
        spaces.append(ship.space_of(state, player, treasure))
        tile, goods = ship.tile_to_heap(state, player, spaces[-1])
        state.public |= 1 << tile
        lost.append(goods)
    begin(state, Decision(seat, ("fetch",), space=min(spaces)))
    yield event("A6.6", "exchange.done", who=who, n=EQUAL, treasure=treasure).hiding()
    yield from making_room.goods_lost(state, seat, tuple(chain(*lost)))


def fetch_refusals(state: State, seat: int, treasure: Treasure) -> Iterator[Refusal]:
    """Why no treasure of this kind can be found: as far as this player knows, all lie elsewhere."""
    if state.options.stormy_seas == "off":
        yield refuse("A6.6", "exchange.calm", never=True)
    decision = decision_of(state, seat)
    searched = decision is not None and decision.searched >> treasure.i & 1
    if searched or not _possible(state, seat, treasure):
        yield refuse("A6.6", "fetch.none-there", treasure=treasure)


def _possible(state: State, seat: int, treasure: Treasure) -> bool:
    """Whether one may lie in the heap: face up there, or none of the known ones elsewhere."""
    player = state.players[seat]
    mine = {player.hand, *player.tiles}
    known_away = 0
    for tile, face in enumerate(state.faces):
        if face >> 1 == treasure.i:
            if state.lies[tile] == UP:
                return True
            known = state.public >> tile & 1 or tile in mine
            known_away += bool(known and state.lies[tile] == AWAY)
    return known_away < treasure.copies


def fetch_effects(state: State, seat: int, treasure: Treasure) -> Iterator[Event]:
    """One of that kind from the heap onto a freed space, a face-up one first (AR55).

    Whether a search among the face-down ones finds any is seen only then; after a vain one the
    player names another kind.
    """
    decision, player, who = decision_of(state, seat), state.players[seat], state.box.seats[seat]
    assert decision is not None
    alike = [i for i, face in enumerate(state.faces) if face >> 1 == treasure.i]
    found = next((i for side in (UP, DOWN) for i in alike if state.lies[i] == side), -1)
    if found < 0:
        mask = decision.searched | 1 << treasure.i
        replace(state, decision, decision._replace(searched=mask))
        yield event("A6.6", "fetch.in-vain", who=who, treasure=treasure).showing()
        return
    lay_open = state.lies[found] == UP
    state.lies[found] = AWAY
    state.public |= 1 << found
    ship.put_tile(player, decision.space, found)
    replace(state, decision, decision.back)
    space = state.box.spaces[decision.space]
    got = {"who": who, "treasure": treasure, "space": space}
    if lay_open:
        opened = event("A6.6", "fetch.open", **got).hiding()
        yield opened if state.decisions else opened.showing()
    else:
        yield event("A6.6", "fetch.searched", **got).showing()


KINDS = (
    Kind(
        code="exchange",
        targets=lambda box: box.treasures,
        refusals=exchange_refusals,
        effects=exchange_effects,
        grants=("A6.6",),
        phase="voyage",
        timed_by="A6.6",
        free=True,
        n=EQUAL,
    ),
    Kind(
        code="fetch",
        targets=lambda box: box.treasures,
        refusals=fetch_refusals,
        effects=fetch_effects,
        grants=("A6.6",),
        phase="voyage",
        timed_by="A6.6",
    ),
)
