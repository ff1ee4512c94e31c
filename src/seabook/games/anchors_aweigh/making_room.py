"""Part 3 of the rules, making room: treasures and goods back at any time in the voyage (A3.17).

It is offered whenever a player decides on a card, before or after it is turned up, and whenever
they choose a good of a reward; not while a payment or a penalty is being counted out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import loading, ship
from seabook.games.anchors_aweigh.pieces import Colour, Space
from seabook.games.anchors_aweigh.state import (
    CHEST,
    FINE,
    NOTHING,
    Decision,
    State,
    decision_of,
    replace,
)


def free_kinds(state: State) -> tuple[str, ...]:
    """The free actions of this table."""
    kinds = ["drop", "drop-good"]
    if state.options.goods_movable == "yes":
        kinds.append("lift")
    if state.options.stormy_seas == "on":
        kinds.append("exchange")
    return tuple(kinds)


def drop_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why nothing on this space can go back to the heap."""
    player = state.players[seat]
    tile = player.tiles[space.i]
    if state.phase == "loading":
        yield refuse("A2.8", "drop.loading")
    if tile == CHEST:
        yield refuse("A4.5", "drop.chest", space=space)
        if state.agenda and state.agenda[0] == (FINE, seat):
            yield refuse("A4.6", "drop.chest-penalty")
    elif space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    elif tile == NOTHING:
        yield refuse("A3.17", "drop.no-treasure", space=space)


def drop_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """A treasure goes back to the heap; goods on it go back to the supply (A6.7, AR22)."""
    box = state.box
    tile, lost = ship.tile_to_heap(state, state.players[seat], space.i)
    yield from ship.show(state, seat, tile, "A3.17")
    who, treasure = box.seats[seat], state.treasure(tile)
    yield event("A3.17", "drop.treasure", who=who, space=space, treasure=treasure)
    yield from goods_lost(state, seat, lost)


def goods_lost(state: State, seat: int, lost: tuple[int, ...]) -> Iterator[Event]:
    """The goods on a warehouse that went back to the heap."""
    if lost:
        goods = [state.box.colours[colour] for colour in lost]
        who = state.box.seats[seat]
        yield event("A6.7", "goods.lost", who=who, n=len(lost), goods=goods)


def drop_good_refusals(state: State, seat: int, colour: Colour) -> Iterator[Refusal]:
    """Why no good of this colour can go back to the supply."""
    aboard = ship.goods_aboard(state, state.players[seat])[colour.i]
    if state.phase == "loading":
        yield refuse("A2.11", "drop-good.loading")
    if state.phase == "loading" and state.round > 1 and not aboard:
        yield refuse("A4.7", "drop-good.too-late")
    elif not aboard:
        yield refuse("A3.17", "drop-good.none", colour=colour)


def drop_good_effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """A good goes back to the supply at once, for nothing (AR25, AR54)."""
    ship.return_good(state, state.players[seat], colour.i)
    yield event("A3.17", "drop.good", who=state.box.seats[seat], colour=colour)


def lift_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why no good on this space can be moved: by our reading goods stay where they are (AR21)."""
    player, decision = state.players[seat], decision_of(state, seat)
    if state.options.goods_movable == "no":
        yield refuse("A3.17", "lift.fixed")
    if not player.goods[space.i]:
        yield refuse("A3.17", "lift.no-good", space=space)
    elif not _elsewhere(state, seat, space.i):
        yield refuse("A3.13", "lift.nowhere", missing("missing.room", n=1))
    moved = decision.moved if decision else 0
    if moved and moved >= sum(ship.goods_aboard(state, player)):
        yield refuse("A3.17", "lift.enough", n=moved)


def _elsewhere(state: State, seat: int, here: int) -> bool:
    player = state.players[seat]
    return any(
        ship.room_on(state, player, space.i) for space in state.box.spaces if space.i != here
    )


def lift_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """A good is picked up; next it is stowed on another space."""
    decision, player = decision_of(state, seat), state.players[seat]
    assert decision is not None
    colour = player.goods[space.i][-1]
    stow_it = Decision(seat, ("stow",), space=space.i, lifted=colour, back=decision)
    replace(state, decision, stow_it)
    who = state.box.seats[seat]
    yield event("A3.17", "lift.done", who=who, colour=state.box.colours[colour], space=space)


def stow_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the good cannot be stowed on this space."""
    player, decision = state.players[seat], decision_of(state, seat)
    if decision and decision.space == space.i and decision.lifted >= 0:
        yield refuse("A3.17", "stow.same", space=space)
        return
    if ship.room_on(state, player, space.i):
        return
    tile = player.tiles[space.i]
    if tile >= 0 and space.i != player.resident and ship.stores(state, tile):
        yield refuse("A3.14", "stow.full", space=space, n=ship.SHELVES)
    elif tile >= 0 and space.i != player.resident:
        yield refuse("A3.13", "stow.no-shelf", space=space, treasure=state.treasure(tile))
    else:
        yield from loading.filled(state, player, space)


def stow_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The good lies there now; each good can be moved once at a decision."""
    decision, player = decision_of(state, seat), state.players[seat]
    assert decision is not None
    assert decision.back is not None
    ship.lift_good(player, decision.space, decision.lifted)
    ship.set_good(player, space.i, decision.lifted)
    replace(state, decision, decision.back._replace(moved=decision.back.moved + 1))
    colour = state.box.colours[decision.lifted]
    yield event("A3.17", "stow.done", who=state.box.seats[seat], colour=colour, space=space)


def _own_tiles(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a tile."""
    return [i for i, tile in enumerate(state.players[seat].tiles) if tile >= 0]


def _own_goods(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a good."""
    return [i for i, goods in enumerate(state.players[seat].goods) if goods]


KINDS = (
    Kind(
        code="drop",
        targets=lambda box: box.spaces,
        refusals=drop_refusals,
        effects=drop_effects,
        grants=("A3.17",),
        candidates=_own_tiles,
        phase="voyage",
        moment="A3.17",
        free=True,
    ),
    Kind(
        code="drop-good",
        targets=lambda box: box.colours,
        refusals=drop_good_refusals,
        effects=drop_good_effects,
        grants=("A3.17",),
        phase="voyage",
        moment="A3.17",
        free=True,
    ),
    Kind(
        code="lift",
        targets=lambda box: box.spaces,
        refusals=lift_refusals,
        effects=lift_effects,
        grants=("A3.17",),
        candidates=_own_goods,
        phase="voyage",
        moment="A3.17",
        free=True,
    ),
    Kind(
        code="stow",
        targets=lambda box: box.spaces,
        refusals=stow_refusals,
        effects=stow_effects,
        grants=("A3.13",),
        phase="voyage",
        moment="A3.17",
    ),
)
