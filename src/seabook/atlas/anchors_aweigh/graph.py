"""What becomes of what: treasures through cards to goods, coins and chests, as a directed graph."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import networkx as nx

from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import GREY, RULE, Card
from seabook.games.anchors_aweigh.state import State

# Nodes that are no piece: money, and a good of any colour.
COINS, CHESTS, ANY = "coins", "chests", "good:any"


def chart(box: Box, state: State | None = None) -> nx.DiGraph[str]:
    """Every treasure, good and card of the round (or of the whole box), and how each turns into another.

    ``n`` on an edge is how many it takes or gives. A grey good is any colour.
    """
    cards = box.cards if state is None else cards_to_come(state)
    return economy(box, cards)


def cards_to_come(state: State) -> list[Card]:
    """The card at hand and those of the ring or deck."""
    return [*([state.card] if state.card else []), *state.deck]


def economy(box: Box, cards: Iterable[Card]) -> nx.DiGraph[str]:
    """The graph of these cards."""
    graph: nx.DiGraph[str] = nx.DiGraph(game="anchors_aweigh", component_set=box.component_set)
    for treasure in box.treasures:
        _node(graph, treasure.code, "treasure", treasure, "A0.2", box.provenance["treasure"].basis)
    for colour in box.colours:
        _node(graph, good(colour.code), "good", colour, "A0.8", box.provenance["colour"].basis)
        graph.add_edge(good(colour.code), COINS, kind="sold", n=1, rules="A4.1")
    graph.add_node(ANY, kind="good", rules="A3.18", zh_Hant="任意顏色", en="any colour")
    for colour in box.colours:
        graph.add_edge(ANY, good(colour.code), kind="chosen", n=1, rules="A3.18")
    graph.add_node(COINS, kind="money", rules="A0.5", zh_Hant="錢幣", en="coins")
    graph.add_node(CHESTS, kind="money", rules="A0.7", zh_Hant="寶箱", en="chests")
    graph.add_edge(COINS, CHESTS, kind="changed", n=box.counts.chest_worth, rules="A4.3")
    for card in cards:
        _card(graph, box, card)
    return graph


def good(code: str) -> str:
    """The node of a colour of goods."""
    return f"good:{code}"


def _node(
    graph: nx.DiGraph[str], code: str, kind: str, named: object, rules: str, provenance: str
) -> None:
    name = named.name  # type: ignore[attr-defined]
    graph.add_node(
        code, kind=kind, rules=rules, zh_Hant=name.zh_Hant, en=name.en, provenance=provenance
    )


def _card(graph: nx.DiGraph[str], box: Box, card: Card) -> None:
    rule = RULE[card.kind.code]
    _node(graph, card.code, card.kind.code, card, rule, card.provenance)
    for treasure, n in Counter(card.treasures).items():
        graph.add_edge(treasure.code, card.code, kind="cost", n=n, rules=rule)
    for colour, n in zip(box.colours, card.goods, strict=True):
        if n:
            graph.add_edge(good(colour.code), card.code, kind="cost", n=n, rules=rule)
    for colour, n in zip(box.colours, card.reward, strict=False):
        if n:
            graph.add_edge(card.code, good(colour.code), kind="reward", n=n, rules=rule)
    if card.reward[GREY]:
        graph.add_edge(card.code, ANY, kind="reward", n=card.reward[GREY], rules="A3.18")
    if card.coins:
        graph.add_edge(card.code, COINS, kind="reward", n=card.coins, rules="A3.20")
