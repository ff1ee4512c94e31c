"""What is asked at every table: which treasures go back before the voyage; of the card at hand what one lacks
or what will not fit, what the pirates would take, how many more goods there is room for."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.anchors_aweigh import foreseen, paying, penalty, ship, starfish
from seabook.games.anchors_aweigh.pieces import RULE
from seabook.games.anchors_aweigh.state import State


def forecast(state: State, seat: int) -> Iterator[Event]:
    """While ships are loaded, the own starfish treasures that will not sail (A2.14); in the voyage, before
    one decides, what the card at hand means for the own ship."""
    if state.phase == "loading":
        me = state.box.seats[seat]
        told = starfish.return_all(state.copy())
        yield from (each for each in told if each.values.get("who") is me and each.values["n"])
    elif state.phase == "voyage" and state.asking and not state.players[seat].choice:
        yield event("A3.13", "forecast.room", n=ship.room(state, state.players[seat]))
        yield from _card(state, seat)


def _card(state: State, seat: int) -> Iterator[Event]:
    card, player = state.card, state.players[seat]
    if card is None:
        return
    if card.kind.code == "pirate":
        coins = min(penalty.COINS, player.coins)
        goods = min(penalty.GOODS, sum(ship.goods_aboard(state, player)))
        yield event("A3.8", "forecast.penalty", coins=coins, goods=goods)
    if not state.turned:
        return
    lacks = [*paying.gaps(state, player, card)]
    for gap in lacks:
        yield event(RULE[card.kind.code], "forecast.lacks", piece=gap.piece, n=gap.n, card=card)
    if not lacks:
        yield event(RULE[card.kind.code], "forecast.payable", card=card)
        yield from foreseen.fulfilled(state, seat, None).notes
