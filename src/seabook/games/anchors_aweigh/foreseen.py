"""What a decision made under seal will bring the player who makes it: cost, reward, what will not
fit; or the penalty. The others' decisions are known to nobody yet."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Change, Event, Follows, Holding, event
from seabook.games.anchors_aweigh import penalty, ship
from seabook.games.anchors_aweigh.holdings import COINS, PARROTS
from seabook.games.anchors_aweigh.pieces import GREY, RULE, Card
from seabook.games.anchors_aweigh.state import Player, State

_ANY_GOODS = "holding.any-goods"
_JOKERS = Holding("holding.jokers", spent=True)


def fulfilled(state: State, seat: int, _: None) -> Follows:
    """The cost and the reward of the card, and what the ship has no room for (A3.16)."""
    card = state.card
    if card is None or not state.turned:
        return Follows()
    state = state.copy()
    player, rule = state.players[seat], (RULE[card.kind.code],)
    pays = [Change(holding, n, rule) for holding, n in _paid(state, player, card)]
    return Follows(
        gains=tuple(Change(holding, n, rule) for holding, n in _reward(state, card)),
        pays=tuple(pays),
        notes=tuple(_no_room(state, player, sum(card.reward))),
    )


def _paid(state: State, player: Player, card: Card) -> list[tuple[Holding, int]]:
    """What is paid, and paid it is: tiles as far as they go, jokers for what is short."""
    aboard, short, found = ship.tiles_aboard(state, player), 0, list[tuple[Holding, int]]()
    for treasure in dict.fromkeys(card.treasures):
        need = card.treasures.count(treasure)
        tiles = min(need, aboard[treasure.i])
        short += need - tiles
        for _ in range(tiles):
            ship.tile_to_heap(state, player, ship.spaces_of(state, player, treasure)[0])
        found.append((Holding("holding.treasures", treasure), tiles))
    found.append((_JOKERS if state.wild_monkeys else PARROTS, short))
    for colour, n in zip(state.box.colours, card.goods, strict=True):
        for _ in range(n):
            ship.return_good(state, player, colour.i)
        found.append((Holding("holding.goods", colour), n))
    return [(holding, n) for holding, n in found if n]


def _reward(state: State, card: Card) -> list[tuple[Holding, int]]:
    goods = [Holding("holding.goods", colour) for colour in state.box.colours]
    found = [*zip(goods, card.reward, strict=False), (Holding(_ANY_GOODS), card.reward[GREY])]
    return [(holding, n) for holding, n in (*found, (COINS, card.coins)) if n]


def _no_room(state: State, player: Player, goods: int) -> Iterator[Event]:
    room = ship.room(state, player)
    if room < goods:
        yield event("A3.16", "foreseen.no-room", n=goods - room, room=room)


def unfulfilled(state: State, seat: int, _: None) -> Follows:
    """Nothing; after pirates were faced, the penalty (A3.8)."""
    card = state.card
    if card is None:
        return Follows()
    if card.kind.code == "pirate" and (pays := _penalty(state, state.players[seat])):
        return Follows(pays=pays)
    return Follows(notes=(event(RULE[card.kind.code], "foreseen.nothing"),))


def _penalty(state: State, player: Player) -> tuple[Change, ...]:
    aboard = ship.goods_aboard(state, player)
    held = [colour for colour in state.box.colours if aboard[colour.i]]
    good = Holding("holding.goods", held[0]) if len(held) == 1 else Holding(_ANY_GOODS)
    owed = ((COINS, penalty.COINS, player.coins), (good, penalty.GOODS, sum(aboard)))
    return tuple(
        Change(holding, min(need, have), ("A3.8",) if have >= need else ("A3.8", "A3.9"))
        for holding, need, have in owed
        if have
    )


def faced(state: State, seat: int, _: None) -> Follows:
    """The card is turned up only then; who cannot or will not fulfil it suffers the penalty."""
    coins, goods = penalty.COINS, penalty.GOODS
    return Follows(notes=(event("A3.8", "foreseen.face", coins=coins, n=goods),))


def fled(state: State, seat: int, _: None) -> Follows:
    """No reward and no penalty."""
    return Follows(notes=(event("A3.6", "foreseen.flee"),))
