"""The variant of stormy seas: two equal treasures for one of choice, at any time in the voyage
(A6.6). Its starfish are in ``starfish``, its wild monkeys in ``paying``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import making_room, ship
from seabook.games.anchors_aweigh.pieces import Space, Treasure
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
    else:
        yield from _promised(state, seat, treasure, EQUAL)


def _promised(
    state: State, seat: int, treasure: Treasure, left: int, *going: int
) -> Iterator[Refusal]:
    """What is promised and would go, whichever of these treasures went beside those ``going``, until
    none is ``left`` to give up."""
    player = state.players[seat]
    if not player.choice:
        return
    others = [i for i in ship.spaces_of(state, player, treasure) if i not in going]
    found = list[tuple[Refusal, ...]]()
    for more in combinations(others, left - len(going)):
        less = player.copy()
        for space in (*going, *more):
            ship.take_off(less, space)
        found.append(tuple(making_room.promised(state, seat, less, "A6.6")))
    yield from min(found, key=len, default=())


def exchange_effects(state: State, seat: int, treasure: Treasure) -> Iterator[Event]:
    """Both go to the heap face up, from the deck that their owner names where they may lie on either."""
    who = state.box.seats[seat]
    begin(state, Decision(seat, ("hand-in",), treasure, left=EQUAL))
    yield event("A6.6", "exchange.begun", who=who, n=EQUAL, treasure=treasure)
    yield from _hand_in(state, seat)


def _hand_in(state: State, seat: int) -> Iterator[Event]:
    """What can be given up in one way only is given up; where there may be a choice, it is asked."""
    player = state.players[seat]
    while (decision := decision_of(state, seat)) and (treasure := decision.about):
        hidden = ship.screened(state, player, treasure=True)
        if hidden and ship.tile_above(state, player, treasure):
            return
        alike = ship.spaces_of(state, player, treasure)
        kept = (i for i in alike if not any(_promised(state, seat, treasure, decision.left, i)))
        yield from _given_up(state, seat, decision, next(kept, alike[0]))


def _given_up(state: State, seat: int, decision: Decision, space: int) -> Iterator[Event]:
    """One treasure goes to the heap, goods on it to the supply (A6.7); after the last one is fetched
    for the space of the first."""
    box = state.box
    tile, lost = ship.tile_to_heap(state, state.players[seat], space)
    state.public |= 1 << tile
    rest = decision._replace(left=decision.left - 1)
    if rest.space < 0:
        rest = rest._replace(space=space)
    if not rest.left:
        rest = rest._replace(kinds=("fetch",), about=None)
    replace(state, decision, rest)
    given = {"who": box.seats[seat], "treasure": decision.about, "space": box.spaces[space]}
    yield event("A6.6", "exchange.given", **given).hiding()
    yield from making_room.goods_lost(state, seat, lost)


def hand_in_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the treasure on this space cannot be given up."""
    player, decision = state.players[seat], decision_of(state, seat)
    if state.options.stormy_seas == "off":
        yield refuse("A6.6", "exchange.calm")
    if decision is None or "hand-in" not in decision.kinds:
        return
    assert decision.about is not None
    if space.i in ship.spaces_of(state, player, decision.about):
        yield from _promised(state, seat, decision.about, decision.left, space.i)
    elif space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    else:
        yield refuse("A6.6", "hand-in.other", space=space, treasure=decision.about)


def hand_in_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The treasure there is given up, then the other one."""
    decision = decision_of(state, seat)
    assert decision is not None
    yield from _given_up(state, seat, decision, space.i)
    yield from _hand_in(state, seat)


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
        code="hand-in",
        targets=lambda box: box.spaces,
        refusals=hand_in_refusals,
        effects=hand_in_effects,
        grants=("A6.6",),
        phase="voyage",
        timed_by="A6.6",
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
