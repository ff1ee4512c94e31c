"""Parts 0 and 1 of the rules as checks: what the box holds, and what lies where after set-up."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.state import AWAY, DOWN, UP, State
from seabook.words import listed


def report(state: State) -> Iterator[Event]:
    """The box (part 0) and the set-up (part 1), counted in a position after set-up."""
    yield from contents(state.box)
    yield from laid_out(state)


def contents(box: Box) -> Iterator[Event]:
    """What is in the box, counted from the component file (A0.1 to A0.9)."""
    counts = box.counts
    monkeys = box.monkey.copies
    kinds = [treasure for treasure in box.treasures if treasure is not box.monkey]
    numbers = [sum(card.kind is kind for card in box.cards) for kind in box.kinds]
    discovery, pirate, trade, contract = numbers
    yield event(
        "A0.1",
        "box.players",
        least=min(counts.players),
        most=max(counts.players),
        players=counts.players,
    ).at(players="box.players")
    yield event(
        "A0.2",
        "box.treasures",
        n=len(box.tiles),
        kinds=len(kinds),
        each=kinds[0].copies,
        monkeys=monkeys,
    ).at(n="box.treasures", monkeys="box.monkeys")
    yield event("A0.3", "box.ships", n=counts.ships).at(n="box.ships")
    yield event(
        "A0.4",
        "box.adventure-cards",
        n=len(box.cards),
        discovery=discovery,
        pirate=pirate,
        trade=trade,
        contract=contract,
    ).at(
        n="box.adventure_cards",
        discovery="box.discovery_cards",
        pirate="box.pirate_cards",
        trade="box.trade_cards",
        contract="box.contract_cards",
    )
    coins = counts.coins_of_1 + counts.coins_of_5
    yield event("A0.5", "box.coins", n=coins, ones=counts.coins_of_1, fives=counts.coins_of_5).at(
        n="box.coins"
    )
    yield event("A0.6", "box.parrots", n=counts.parrots).at(n="box.parrots")
    yield event("A0.7", "box.chests", n=counts.chests, each=counts.chest_worth).at(
        n="box.chests", each="box.chest_worth"
    )
    yield event(
        "A0.8",
        "box.goods",
        n=counts.goods_each * len(box.colours),
        each=counts.goods_each,
        colours=listed(box.colours),
    ).at(n="box.goods", each="box.goods_each")
    yield event("A0.9", "box.halves", n=halves(box)).at(n="box.halves")


def halves(box: Box) -> int:
    """How many cards ask for something on one half and give something on the other."""
    paying = sum(bool(card.treasures) or any(card.goods) for card in box.cards)
    rewarding = sum(any(card.reward) != bool(card.coins) for card in box.cards)
    return min(paying, rewarding)


def laid_out(state: State) -> Iterator[Event]:
    """What lies where at the start, counted from the position itself (A1.1 to A2.1)."""
    box = state.box
    above = sum(not space.below for space in box.spaces)
    goods_only = sum(space.goods_only for space in box.spaces)
    n = len(box.spaces)
    yield event("A1.1", "setup.rounds", n=box.counts.rounds, phases=2).at(n="box.rounds")
    yield event("A1.2", "setup.spaces", n=n, above=above, below=n - above).at(
        n="box.spaces", above="box.spaces_above", below="box.spaces_below"
    )
    yield event("A1.3", "setup.mixed", n=n - goods_only, goods_only=goods_only).at(
        n="box.mixed_spaces", goods_only="box.goods_only_spaces"
    )
    if state.phase != "monkeys":
        up, down = state.lies.count(UP), state.lies.count(DOWN)
        yield event("A1.4", "setup.heap", n=up + down, up=up, down=down).at(
            n="count.heap", up="count.face_up", down="count.face_down"
        )
    yield event(
        "A1.5",
        "setup.supply",
        n=sum(state.supply),
        coins=box.counts.coins_of_1 + box.counts.coins_of_5,
        chests=box.counts.chests,
        parrots=state.parrots,
    ).at(n="count.goods_in_supply", coins="box.coins", chests="box.chests", parrots="parrots")
    numbers = [sum(card.kind is kind for card in state.deck) for kind in box.kinds]
    names = ("discovery", "pirate", "trade", "contract")
    drawn = dict(zip(names, numbers, strict=True))
    rule = "A1.6" if state.options.high_seas == "off" else "A6.2"
    yield event(rule, "setup.drawn", n=sum(numbers), **drawn).at(
        n="count.cards", **{name: f"count.{name}" for name in names}
    )
    yield event("A1.7", "setup.ring", n=len(state.deck)).at(n="count.cards")
    if state.options.stormy_seas == "on":
        yield event("A6.3", "setup.stormy", players=len(state.players))
    if state.phase == "monkeys":
        yield event("A6.1", "setup.monkeys", n=box.monkey.copies - _aboard(state))
    elif state.cards_open:
        yield event("A2.1", "loading.begins", n=len(state.deck), round=state.round)


def _aboard(state: State) -> int:
    return sum(state.lies[i] == AWAY for i in range(len(state.lies)))
