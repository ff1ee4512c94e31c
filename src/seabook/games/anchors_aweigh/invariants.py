"""What holds in every position of Anchors Aweigh!, after every event (AI1 to AI4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.hidden import undisclosed
from seabook.games.anchors_aweigh.state import AWAY, CHEST, NOTHING, UP, State
from seabook.words import Text, say


def problems(state: State) -> Iterator[Text]:
    """Each broken invariant in words."""
    yield from _tiles(state)
    yield from _goods(state)
    yield from _cards(state)
    yield from _ships(state)


def unsettled(state: State) -> Iterator[Text]:
    """What holds besides whenever somebody has to decide, but not inside an action."""
    box, deciding = state.box, [decision.seat for decision in state.decisions]
    for seat, player in enumerate(state.players):
        who = box.seats[seat]
        if deciding.count(seat) > 1:
            yield say("unsound.decides-twice", who=who)
        if state.phase == "loading":
            if (seat in deciding) != (player.empty > 0):
                yield say("unsound.loading", who=who)
        elif player.hand != NOTHING:
            yield say("unsound.hand", who=who)
        if player.choice and state.card is None:
            yield say("unsound.choice", who=who)
    if state.phase == "loading":
        full = any(not player.empty for player in state.players)
        if full != (state.captain >= 0):
            yield say("unsound.captain")
    elif state.phase == "voyage":
        if state.captain < 0:
            yield say("unsound.captain")
        if bool(undisclosed(state)) and not deciding:
            yield say("unsound.sealed")


def _tiles(state: State) -> Iterator[Text]:
    """AI1, AI4: each tile in one place, and seen by all where all see it."""
    box, away = state.box, Counter[int]()
    shown = 0
    for player in state.players:
        away.update(tile for tile in (player.hand, *player.tiles) if tile >= 0)
        for space in box.spaces:
            tile = player.tiles[space.i]
            if tile >= 0 and not space.below:
                shown |= 1 << tile
    for tile, at in enumerate(state.lies):
        if away[tile] != (at == AWAY):
            yield say("unsound.tile", tile=box.tiles[tile])
        if at == UP:
            shown |= 1 << tile
    if shown & ~state.public:
        yield say("unsound.seen")
    kinds = Counter(face >> 1 for face in state.faces)
    for treasure in box.treasures:
        if kinds[treasure.i] != treasure.copies:
            given, expected = kinds[treasure.i], treasure.copies
            yield say("unsound.treasures", treasure=treasure, given=given, expected=expected)


def _goods(state: State) -> Iterator[Text]:
    """AI1, AI2: all goods there, and none where none may be."""
    box, aboard = state.box, [0] * len(state.supply)
    for seat, player in enumerate(state.players):
        aboard = [a + b for a, b in zip(aboard, ship.goods_aboard(state, player), strict=True)]
        for space in box.spaces:
            if ship.room_on(state, player, space.i) < 0 or (
                player.goods[space.i] and not _may_hold(state, seat, space.i)
            ):
                yield say("unsound.good-there", who=box.seats[seat], space=space)
    for colour in box.colours:
        given, expected = aboard[colour.i] + state.supply[colour.i], box.counts.goods_each
        if given != expected or state.supply[colour.i] < 0:
            yield say("unsound.goods", colour=colour, given=given, expected=expected)


def _may_hold(state: State, seat: int, space: int) -> bool:
    tile = state.players[seat].tiles[space]
    return tile == NOTHING or (tile >= 0 and ship.stores(state, tile))


def _cards(state: State) -> Iterator[Text]:
    seen = [card for stack in state.stacks for card in stack]
    seen += [*state.deck, *state.used, *([state.card] if state.card else [])]
    if sorted(card.i for card in seen) != list(range(len(state.box.cards))):
        yield say("unsound.adventure-cards", expected=len(state.box.cards))


def _ships(state: State) -> Iterator[Text]:
    """AI3, parrots, chests, and the counter of empty spaces."""
    box = state.box
    for seat, player in enumerate(state.players):
        who, empty, chests = box.seats[seat], 0, player.beside
        for space in box.spaces:
            tile = player.tiles[space.i]
            empty += tile == NOTHING and not player.goods[space.i]
            chests += tile == CHEST
            if tile >= 0 and space.goods_only:
                yield say("unsound.tile-there", who=who, space=space)
            if tile == CHEST and space.below:
                yield say("unsound.chest-there", who=who, space=space)
        if empty != player.empty:
            yield say("unsound.empty", who=who, given=player.empty, expected=empty)
        if chests != player.chests:
            yield say("unsound.chests", who=who, given=player.chests, expected=chests)
        if player.coins < 0:
            yield say("unsound.coins", who=who)
    parrots = state.parrots + sum(player.parrots for player in state.players)
    if parrots != box.counts.parrots or any(player.parrots > 1 for player in state.players):
        yield say("unsound.parrots", given=parrots, expected=box.counts.parrots)
