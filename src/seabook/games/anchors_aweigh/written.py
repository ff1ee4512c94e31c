"""A position written out as its description: the whole truth, or what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seabook.engine import PUBLIC, UNSAID, Seed
from seabook.games.anchors_aweigh import laying
from seabook.games.anchors_aweigh.hidden import in_sight, knows_face, layers, undisclosed
from seabook.games.anchors_aweigh.pieces import Card, Space
from seabook.games.anchors_aweigh.state import (
    AWAY,
    CHEST,
    DOWN,
    NOTHING,
    Player,
    State,
)
from seabook.games.anchors_aweigh.words import (
    A_CHEST,
    HAND,
    HIDDEN,
    SOMETHING,
    UNKNOWN,
    Asked,
    Drawn,
    Draws,
    Face,
    Own,
    Position,
    Spot,
    Thing,
    shape,
)


def described(state: State, seat: int | None = None) -> Position:
    """The position; with a ``seat``, or PUBLIC, what is not known there as unknown, and not where it is."""
    box, whole = state.box, seat is None
    owns = [_own(state, i, seat) for i in range(len(state.players))]
    named = {tile.i for own in owns for tile in own.ids.values()}
    first = state.decisions[0].seat if state.phase == "monkeys" else None
    return shape(box)(
        round=state.round,
        phase=state.phase,  # type: ignore[arg-type]  # there is no other
        captain=box.seats[state.captain] if state.captain >= 0 else None,
        card=_card(state, whole=whole),
        turned=state.turned if state.card else UNSAID,
        deck=tuple(_deck(state, whole=whole)),
        under=state.under,
        used=tuple(state.used),
        heap={
            tile: "down" if state.lies[tile.i] == DOWN else ""
            for tile in box.tiles
            if state.lies[tile.i] == DOWN or (state.lies[tile.i] == AWAY and tile.i not in named)
        },
        tile={tile: _face(state, tile.i, seat) for tile in box.tiles},
        seen={
            tile: True
            for sight in [{*laying.plain_sight(state)}]
            for tile in box.tiles
            if state.public >> tile.i & 1 and tile.i not in sight
        },
        supply={colour: state.supply[colour.i] for colour in box.colours},
        parrots=state.parrots,
        draws=_draws(state) if whole else Draws(),
        decision=Asked(seat=None if first is None else box.seats[first]),
        **{box.seats[i].code: own for i, own in enumerate(owns)},
    )


def _face(state: State, tile: int, seat: int | None) -> Face:
    known = seat is None or knows_face(state, None if seat == PUBLIC else seat, tile)
    return Face(state.faces[tile]) if known else HIDDEN


def _card(state: State, *, whole: bool) -> Drawn | None:
    if state.card is None:
        return None
    return Drawn(state.card.kind, state.card if whole or state.turned else None)


def _deck(state: State, *, whole: bool) -> Iterator[Drawn]:
    """Its cards; where their faces are hidden their backs, and where their order is, by kind."""
    if whole or state.cards_open:
        yield from (Drawn(card.kind, card) for card in state.deck)
        return
    top, middle, bottom = layers(state)
    yield from (Drawn(card.kind) for card in (*top, *sorted(middle, key=_by_kind), *bottom))


def _by_kind(card: Card) -> int:
    return card.kind.i


def _draws(state: State) -> Draws:
    tiles, cards, ring, voyage = state.counts
    seed = None if state.seed is None else Seed(state.seed)
    return Draws(seed=seed, tiles=tiles, cards=cards, ring=ring, voyage=voyage)


def _own(state: State, owner: int, seat: int | None) -> Own:
    player, box = state.players[owner], state.box
    mine = seat in (None, owner)
    shown = [space for space in box.spaces if mine or in_sight(player, space)]
    ids = {Spot(space.i): player.tiles[space.i] for space in shown}
    ids[HAND] = player.hand
    spaces: dict[Space, Thing | None] = {
        space: _thing(state, player, space.i, seat) if space in shown else SOMETHING
        for space in box.spaces
        if player.tiles[space.i] != NOTHING or player.goods[space.i]
    }
    choice: Any = player.choice if mine or owner not in undisclosed(state) else UNKNOWN
    return Own(
        spaces=spaces,
        ids={spot: box.tiles[tile] for spot, tile in ids.items() if tile >= 0},
        hand=_face(state, player.hand, seat) if player.hand >= 0 else None,
        coins=player.coins,
        chests=player.chests,
        beside=player.beside,
        parrots=player.parrots,
        resident=box.spaces[player.resident] if player.resident >= 0 else None,
        choice=choice,
        moved=player.moved if mine else 0,
    )


def _thing(state: State, player: Player, space: int, seat: int | None) -> Thing:
    tile = player.tiles[space]
    if tile == CHEST:
        return A_CHEST
    goods = tuple(state.box.colours[colour] for colour in player.goods[space])
    return Thing(_face(state, tile, seat) if tile >= 0 else None, goods)
