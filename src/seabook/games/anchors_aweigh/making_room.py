"""Part 3 of the rules, making room: treasures and goods back at any time in the voyage (A3.17).

It is offered to every seat at every decision of the voyage, whoever's it is (AR57), but not while
that seat's own payment, penalty or reward is being counted out. What a seat has promised to pay
with stays aboard until it has paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import paying, ship, stowing
from seabook.games.anchors_aweigh.pieces import Colour, Space
from seabook.games.anchors_aweigh.state import (
    CHEST,
    FINE,
    NOTHING,
    PAY,
    Decision,
    Player,
    State,
    begin,
    decision_of,
    replace,
)


def promised(state: State, seat: int, less: Player, rule: str = "A3.17") -> Iterator[Refusal]:
    """What a sealed yes needs may not go before it has paid (AR57).

    ``less`` is the ship without what is to go.
    """
    card, due = state.card, (PAY, seat)
    if card is None or state.players[seat].choice != "fulfil":
        return
    if state.asking or due in state.agenda[bool(state.owed) :]:
        for treasure, _, _, n in paying.treasures_lacking(state, less, card):
            yield refuse(rule, "room.promised", card=card, treasure=treasure, n=n)
        for colour, _, _, n in paying.goods_lacking(state, less, card):
            yield refuse(rule, "room.promised-good", card=card, colour=colour, n=n)


def drop_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why nothing on this space can go back to the heap."""
    player = state.players[seat]
    tile = player.tiles[space.i]
    if state.phase == "loading":
        yield refuse("A2.8", "drop.loading")
    if tile == CHEST:
        yield refuse("A4.5", "drop.chest", space=space)
        if state.agenda and state.agenda[0] == (FINE, seat):
            yield refuse("A4.6", "drop.chest-penalty", explains=True)
    elif space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    elif tile == NOTHING:
        yield refuse("A3.17", "drop.no-treasure", never=space.goods_only, space=space)
    elif player.choice:
        ship.take_off(less := player.copy(), space.i)
        yield from promised(state, seat, less)


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
    player = state.players[seat]
    aboard = ship.goods_aboard(state, player)[colour.i]
    if state.phase == "loading":
        yield refuse("A2.11", "drop-good.loading")
    if state.phase == "loading" and state.round > 1 and not aboard:
        yield refuse("A4.7", "drop-good.too-late")
    elif not aboard:
        yield refuse("A3.17", "drop-good.none", colour=colour)
    elif player.choice:
        ship.lift_good(less := player.copy(), ship.good_to_go(player, colour.i), colour.i)
        yield from promised(state, seat, less)


def drop_good_effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """A good goes back to the supply at once, for nothing (AR25, AR54)."""
    yield from stowing.part_with(state, seat, colour)


def lift_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why no good on this space can be moved: by our reading goods stay where they are (AR21)."""
    player = state.players[seat]
    yield from _fixed(state)
    if not player.goods[space.i]:
        yield refuse("A3.17", "lift.no-good", space=space)
    elif not _elsewhere(state, seat, space.i):
        yield refuse("A3.13", "lift.nowhere", missing("missing.room", n=1))
    if player.moved and player.moved >= sum(ship.goods_aboard(state, player)):
        yield refuse("A3.17", "lift.enough", n=player.moved)


def _fixed(state: State) -> Iterator[Refusal]:
    if state.options.goods_movable == "no":
        yield refuse("A3.17", "lift.fixed", never=True)


def _elsewhere(state: State, seat: int, here: int) -> bool:
    player = state.players[seat]
    return any(
        ship.room_on(state, player, space.i) for space in state.box.spaces if space.i != here
    )


def lift_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """A good is picked up, of the colour that is chosen where there are several; next it is stowed."""
    first, *others = sorted({*state.players[seat].goods[space.i]})
    if others:
        begin(state, Decision(seat, ("pick",), space=space.i))
        yield event("A3.17", "lift.begun", who=state.box.seats[seat], space=space)
    else:
        begin(state, Decision(seat, ("stow",), space=space.i, lifted=first))
        yield _lifted(state, seat, first, space)


def _lifted(state: State, seat: int, colour: int, space: Space) -> Event:
    who = state.box.seats[seat]
    return event("A3.17", "lift.done", who=who, colour=state.box.colours[colour], space=space)


def pick_refusals(state: State, seat: int, colour: Colour) -> Iterator[Refusal]:
    """Why no good of this colour can be picked up from the space chosen."""
    decision = decision_of(state, seat)
    yield from _fixed(state)
    if decision is None or "pick" not in decision.kinds:
        return
    if colour.i not in state.players[seat].goods[decision.space]:
        space = state.box.spaces[decision.space]
        yield refuse("A3.17", "pick.none", colour=colour, space=space)


def pick_effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """The good of this colour is picked up; next it is stowed on another space."""
    decision = decision_of(state, seat)
    assert decision is not None
    replace(state, decision, decision._replace(kinds=("stow",), lifted=colour.i))
    yield _lifted(state, seat, colour.i, state.box.spaces[decision.space])


def _own_tiles(state: State, seat: int) -> Sequence[int]:
    """Own spaces with a tile."""
    return ship.spaces_with_tile(state.players[seat])


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
        timed_by="A3.17",
        free=True,
    ),
    Kind(
        code="drop-good",
        targets=lambda box: box.colours,
        refusals=drop_good_refusals,
        effects=drop_good_effects,
        grants=("A3.17",),
        phase="voyage",
        timed_by="A3.17",
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
        timed_by="A3.17",
        free=True,
    ),
    Kind(
        code="pick",
        targets=lambda box: box.colours,
        refusals=pick_refusals,
        effects=pick_effects,
        grants=("A3.17",),
        phase="voyage",
        timed_by="A3.17",
    ),
)
