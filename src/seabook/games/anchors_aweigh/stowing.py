"""Part 3 of the rules, where a gained good lies (A3.13), and from where one goes that has to.

Who may lay it on either deck, or take it from either, says which (AR58). Below deck there may be
room, or a good, for all that the others know: so the question tells nothing of what is there.
"""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.anchors_aweigh import loading, ship
from seabook.games.anchors_aweigh.pieces import RULE, Colour, Space
from seabook.games.anchors_aweigh.state import (
    FINE,
    NOTHING,
    PAY,
    Decision,
    State,
    begin,
    decision_of,
    replace,
)


def gain(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """A good of a reward comes aboard; without room above deck it goes to a fixed place."""
    player = state.players[seat]
    if ship.room_above(state, player):
        state.decisions.append(Decision(seat, ("stow",), lifted=colour.i))
        yield event("A3.13", "gain.begun", who=state.box.seats[seat], colour=colour)
    else:
        yield _gained(state, seat, colour, state.box.spaces[ship.best_space(state, player)])


def _gained(state: State, seat: int, colour: Colour, space: Space) -> Event:
    player, who = state.players[seat], state.box.seats[seat]
    ship.put_good(state, player, space.i, colour.i)
    if player.tiles[space.i] != NOTHING:
        return event("A3.14", "store.warehouse", who=who, colour=colour, space=space)
    if space.goods_only:
        return event("A3.13", "store.goods-only", who=who, colour=colour, space=space)
    return event("A3.15", "store.freed", who=who, colour=colour, space=space)


def part_with(state: State, seat: int, colour: Colour, stage: str = "") -> Iterator[Event]:
    """A good goes back to the supply, for a stage of the card or of one's own free will."""
    player, who = state.players[seat], state.box.seats[seat]
    if ship.either_deck(state, player, colour.i):
        begin(state, Decision(seat, ("unload",), lifted=colour.i, stage=stage))
        yield event(_rule(state, stage), "unload.begun", who=who, colour=colour)
    else:
        ship.return_good(state, player, colour.i)
        yield _parted(state, seat, colour, stage)


def _parted(state: State, seat: int, colour: Colour, stage: str) -> Event:
    """A good is gone; of a payment one less is due."""
    who, rule = state.box.seats[seat], _rule(state, stage)
    if stage == PAY:
        state.owed.pop(0)
    if stage and not state.owed:
        state.agenda.pop(0)
    if stage == PAY:
        return event(rule, "pay.goods", who=who, n=1, colour=colour)
    return event(rule, "penalty.good" if stage else "drop.good", who=who, colour=colour)


def _rule(state: State, stage: str) -> str:
    if stage == PAY and state.card is not None:
        return RULE[state.card.kind.code]
    return "A3.8" if stage == FINE else "A3.17"


def unload_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the good that has to go does not lie on this space."""
    decision = decision_of(state, seat)
    if decision is None or "unload" not in decision.kinds:
        return
    if decision.lifted not in state.players[seat].goods[space.i]:
        colour = state.box.colours[decision.lifted]
        yield refuse(_rule(state, decision.stage), "unload.none", colour=colour, space=space)


def unload_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The good goes from there back to the supply, before any reward is taken (AR54)."""
    decision = decision_of(state, seat)
    assert decision is not None
    ship.lift_good(state.players[seat], space.i, decision.lifted)
    state.supply[decision.lifted] += 1
    replace(state, decision, decision.back)
    yield _parted(state, seat, state.box.colours[decision.lifted], decision.stage)


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
        yield from loading.filled(state, player, space, "A1.3")


def stow_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The good lies there now. One that was aboard already can be moved once about a card, and once
    at a reward."""
    decision, player = decision_of(state, seat), state.players[seat]
    assert decision is not None
    colour = state.box.colours[decision.lifted]
    replace(state, decision, decision.back)
    if decision.space < 0:
        yield _gained(state, seat, colour, space)
        return
    ship.lift_good(player, decision.space, colour.i)
    ship.set_good(player, space.i, colour.i)
    player.moved += 1
    stowed = event("A3.17", "stow.done", who=state.box.seats[seat], colour=colour, space=space)
    yield stowed if state.decisions else stowed.showing()  # the game goes on with what others hide


KINDS = (
    Kind(
        code="stow",
        targets=lambda box: box.spaces,
        refusals=stow_refusals,
        effects=stow_effects,
        grants=("A3.13",),
        phase="voyage",
        timed_by="A3.13",
    ),
    Kind(
        code="unload",
        targets=lambda box: box.spaces,
        refusals=unload_refusals,
        effects=unload_effects,
        grants=("A3.17",),
        phase="voyage",
        timed_by="A3.17",
    ),
)
