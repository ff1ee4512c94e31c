"""Part 4 of the rules: the end of a round in the harbour, and what round 2 begins with."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event, no_action
from seabook.games.anchors_aweigh import scoring, setup, ship
from seabook.games.anchors_aweigh.state import CHEST, NOTHING, Player, State, clockwise

NO_ACTIONS = no_action(
    "A4.1", "naming.sold", ("sell", "sell goods", "sell good", "賣", "賣貨物", "賣出")
)


def settle(state: State) -> Iterator[Event]:
    """After the last card: goods sold, treasures returned, chests made; then round 2 or the end."""
    for seat in clockwise(state):
        yield from _sell(state, seat)
    for seat in clockwise(state):
        yield from _unload(state, seat)
    for seat in clockwise(state):
        yield from _chests(state, seat)
    if state.round == state.box.counts.rounds:
        state.phase = "over"
        yield scoring.verdict(state)
        return
    yield from _parrots(state)
    yield from _next_round(state)


def _sell(state: State, seat: int) -> Iterator[Event]:
    """Each good is sold for 1 coin (A4.1); none is thrown away now (A4.7)."""
    player, who = state.players[seat], state.box.seats[seat]
    aboard = ship.goods_aboard(state, player)
    for colour, count in enumerate(aboard):
        for _ in range(count):
            ship.return_good(state, player, colour)
    n = sum(aboard)
    player.coins += n
    yield event("A4.1", "harbour.sold", who=who, n=n, coins=player.coins)


def _unload(state: State, seat: int) -> Iterator[Event]:
    """All treasures go back to the heap face up; a pesky monkey stays (A4.2, A6.1)."""
    player, who = state.players[seat], state.box.seats[seat]
    n = 0
    for space, tile in enumerate(player.tiles):
        if tile >= 0 and space != player.resident:
            ship.tile_to_heap(state, player, space)
            state.public |= 1 << tile
            n += 1
    yield event("A4.2", "harbour.unloaded", who=who, n=n)


def _chests(state: State, seat: int) -> Iterator[Event]:
    """Each full 10 coins become a chest above deck, while there is space (A4.3, AR27, AR28)."""
    player, who, box = state.players[seat], state.box.seats[seat], state.box
    n = player.coins // box.counts.chest_worth
    if n:
        player.coins -= n * box.counts.chest_worth
        player.chests += n
        spaces = [box.spaces[i] for i in _room_for_chests(state, player)[:n]]
        for space in spaces:
            player.tiles[space.i] = CHEST
            player.empty -= 1
        player.beside += n - len(spaces)
        yield event("A4.3", "chest.made", who=who, n=n, coins=player.coins)
        if spaces:
            yield event("A4.4", "chest.placed", who=who, n=len(spaces), spaces=spaces)
        if n > len(spaces):
            yield event("A4.3", "chest.beside", who=who, n=n - len(spaces))
    if player.chests:
        worth = player.chests * box.counts.chest_worth
        yield event("A4.5", "chest.kept", who=who, n=player.chests, worth=worth)
    if player.coins:
        yield event("A4.7", "coins.kept", who=who, n=player.coins)


def _room_for_chests(state: State, player: Player) -> list[int]:
    return [
        space.i
        for space in state.box.spaces
        if not space.below and player.tiles[space.i] == NOTHING
    ]


def _parrots(state: State) -> Iterator[Event]:
    """The poorest take a parrot each, unless all are equally poor (A4.9, A4.10, AR29)."""
    totals, seats = scoring.totals(state), state.box.seats
    least = min(totals)
    poorest = [seat for seat, total in enumerate(totals) if total == least]
    if len(poorest) == len(totals):
        yield event("A4.10", "parrot.none", total=least)
        return
    for seat in poorest:
        state.players[seat].parrots += 1
        state.parrots -= 1
    if len(poorest) == 1:
        yield event("A4.9", "parrot.taken", who=seats[poorest[0]], total=least)
    else:
        who = [seats[seat] for seat in poorest]
        yield event("A4.10", "parrot.tied", who=who, n=len(poorest), total=least)


def _next_round(state: State) -> Iterator[Event]:
    """New cards in the same proportions, and loading again with fewer spaces (A4.8, A4.13)."""
    state.round += 1
    state.captain = -1
    setup.lay_ring(state)
    if state.options.high_seas == "off":
        yield event("A4.8", "round.cards", round=state.round, n=len(state.deck))
    else:
        counts = [sum(card.kind is kind for card in state.deck) for kind in state.box.kinds]
        names = ("discovery", "pirate", "trade", "contract")
        cards = dict(zip(names, counts, strict=True))
        yield event("A6.2", "round.high-seas", round=state.round, n=len(state.deck), **cards)
    if state.options.retip_round2 == "yes":
        setup.tip(state)
        yield event("A1.4", "round.tipped", round=state.round)
    setup.begin_loading(state)
    for seat in clockwise(state):
        who, player = state.box.seats[seat], state.players[seat]
        yield event("A4.13", "round.spaces", who=who, n=player.empty, round=state.round)
    yield event("A2.1", "loading.begins", n=len(state.deck), round=state.round)
