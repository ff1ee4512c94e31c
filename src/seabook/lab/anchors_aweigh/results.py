"""Anchors Aweigh!, exactly: rounds, what the cards ask for, pirates, warehouses, the captain's call.

What rests on printed cards holds for the house's reconstructed ones, and says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from math import prod

import sympy
from sympy import Eq, Function, Integer, Min, Rational, Sum, Symbol, binomial

from seabook.engine import Stream
from seabook.games.anchors_aweigh.game import GAME
from seabook.games.anchors_aweigh.penalty import COINS, GOODS
from seabook.games.anchors_aweigh.ship import SHELVES
from seabook.lab.result import Result, Step
from seabook.words import say

_BOX = GAME.box


def of_kind(kind: str) -> int:
    """How many cards of a kind there are."""
    return sum(card.kind.code == kind for card in _BOX.cards)


def asking(treasure: str) -> tuple[str, int, int]:
    """In which kind of card a treasure is asked for, by how many cards, and how many of it in all."""
    asked = {card: Counter(t.code for t in card.treasures)[treasure] for card in _BOX.cards}
    own = [card for card, n in asked.items() if n]
    return own[0].kind.code, len(own), sum(asked.values())


def _drawn(kind: str) -> int:
    return next(int(each.drawn) for each in _BOX.kinds if each.code == kind)


def rounds_possible() -> Result:
    """How many different sets of 13 cards a first round may have (A1.6)."""
    names = [kind.code for kind in _BOX.kinds]
    n = {name: Symbol(f"n_{name[0]}", integer=True) for name in names}
    k = {name: Symbol(f"k_{name[0]}", integer=True) for name in names}
    ways = [binomial(n[name], k[name]) for name in names]
    example = {f"n_{name[0]}": of_kind(name) for name in names}
    example |= {f"k_{name[0]}": _drawn(name) for name in names}
    total = len(_BOX.cards)
    return Result(
        name="rounds_possible",
        title=say("lab.rounds_possible"),
        model=say("lab.rounds_possible.model", n=total, k=_BOX.ring),
        rules=("A0.4", "A1.6"),
        symbols={f"{symbol}": symbol for symbol in (*n.values(), *k.values())},
        formula=sympy.Mul(*ways),
        # as if the 13 came out of one deck
        wrong=binomial(sum(n.values()), sum(k.values())),
        steps=(
            Step(say("lab.rounds_possible.one"), Eq(Function("C")(n["discovery"]), ways[0])),
            Step(say("lab.rounds_possible.all"), Eq(Function("R")(), sympy.Mul(*ways))),
        ),
        trial=lambda stream, values: float(_counted(tuple(sorted(values.items())))),
        example=example,
        over=("k_c", 1, 6),
    )


@cache
def _counted(values: tuple[tuple[str, int], ...]) -> int:
    """The sets counted one by one, kind by kind."""
    given = dict(values)
    kinds = [name[0] for name in (kind.code for kind in _BOX.kinds)]
    return prod(
        sum(1 for _ in combinations(range(given[f"n_{kind}"]), given[f"k_{kind}"]))
        for kind in kinds
    )


def kind_wanted() -> Result:
    """The chance that a treasure is asked for among the 13: hypergeometric (A1.6)."""
    cards, asks, drawn = (Symbol(name, integer=True) for name in "Ndk")
    none = binomial(cards - asks, drawn) / binomial(cards, drawn)
    _, ropes, _ = asking("rope")
    chance = Function("P")
    return Result(
        name="kind_wanted",
        title=say("lab.kind_wanted"),
        model=say("lab.kind_wanted.model", n=of_kind("discovery"), d=ropes),
        rules=("A1.6", "A3.3"),
        symbols={"N": cards, "d": asks, "k": drawn},
        formula=1 - none,
        wrong=drawn * asks / cards,
        steps=(
            Step(say("lab.kind_wanted.none"), Eq(chance(0), none)),
            Step(say("lab.kind_wanted.some"), Eq(chance(drawn), 1 - none)),
        ),
        trial=lambda stream, values: float(
            any(card < values["d"] for card in _hand(stream, values["N"], values["k"]))
        ),
        example={"N": of_kind("discovery"), "d": ropes, "k": _drawn("discovery")},
        over=("d", 0, 12),
    )


def _hand(stream: Stream, cards: int, drawn: int) -> list[int]:
    return stream.shuffled(range(cards))[:drawn]


def tiles_wanted() -> Result:
    """How many treasures of a kind the 13 cards ask for on average."""
    cards, icons, drawn = (Symbol(name, integer=True) for name in "Ntk")
    _, ropes, asked = asking("rope")
    demand = Function("E")
    return Result(
        name="tiles_wanted",
        title=say("lab.tiles_wanted"),
        model=say("lab.tiles_wanted.model", n=of_kind("discovery"), t=asked),
        rules=("A1.6", "A3.3"),
        symbols={"N": cards, "t": icons, "k": drawn},
        formula=drawn * icons / cards,
        # cards counted, though some ask for two
        wrong=drawn * Integer(ropes) / cards,
        steps=(
            Step(say("lab.tiles_wanted.card"), Eq(demand(1), icons / cards)),
            Step(say("lab.tiles_wanted.sum"), Eq(demand(drawn), drawn * icons / cards)),
        ),
        trial=_demand,
        example={"N": of_kind("discovery"), "t": asked, "k": _drawn("discovery")},
        over=("t", 0, 20),
    )


def _demand(stream: Stream, values: Mapping[str, int]) -> float:
    """Ropes on the discovery cards drawn; with other numbers icons spread over cards by one each."""
    asked = [
        sum(each.code == "rope" for each in card.treasures)
        for card in _BOX.cards
        if card.kind.code == "discovery"
    ]
    if (len(asked), sum(asked)) != (values["N"], values["t"]):
        asked = [
            values["t"] // values["N"] + (i < values["t"] % values["N"]) for i in range(values["N"])
        ]
    return float(sum(asked[card] for card in _hand(stream, values["N"], values["k"])))


def face_or_flee() -> Result:
    """What facing brings on average, where fleeing brings nothing (A3.6 to A3.8)."""
    left, able = Symbol("l", integer=True, positive=True), Symbol("w", integer=True)
    reward, penalty = Symbol("r", integer=True), Symbol("p", integer=True)
    formula = (able * reward - (left - able) * penalty) / left
    gain, even = Function("E"), Symbol("w_0")
    return Result(
        name="face_or_flee",
        title=say("lab.face_or_flee"),
        model=say("lab.face_or_flee.model", coins=COINS, goods=GOODS),
        rules=("A3.5", "A3.6", "A3.7", "A3.8"),
        symbols={"l": left, "w": able, "r": reward, "p": penalty},
        formula=formula,
        # the penalty forgotten
        wrong=able * reward / left,
        steps=(
            Step(say("lab.face_or_flee.mean"), Eq(gain(able), formula)),
            Step(say("lab.face_or_flee.even"), Eq(even, left * penalty / (reward + penalty))),
        ),
        trial=_faced,
        example={"l": 3, "w": 2, "r": 4, "p": COINS + GOODS},
        over=("w", 0, 3),
    )


def _faced(stream: Stream, values: Mapping[str, int]) -> float:
    beaten = stream.below(values["l"]) < values["w"]
    return float(values["r"] if beaten else -values["p"])


def warehouse_worth() -> Result:
    """How many goods a warehouse saves on average (A3.13 to A3.16)."""
    cards, f, b = (Symbol(name, integer=True, positive=True) for name in "nfb")
    p = f / b
    none, one = (1 - p) ** cards, cards * p * (1 - p) ** (cards - 1)
    saved = Function("E")
    return Result(
        name="warehouse_worth",
        title=say("lab.warehouse_worth"),
        model=say("lab.warehouse_worth.model", shelves=SHELVES),
        rules=("A3.13", "A3.14", "A3.16"),
        symbols={"n": cards, "f": f, "b": b},
        formula=SHELVES - SHELVES * none - (SHELVES - 1) * one,
        # as if it held any number
        wrong=cards * p,
        steps=(
            Step(say("lab.warehouse_worth.none"), Eq(Function("P")(0), none)),
            Step(say("lab.warehouse_worth.one"), Eq(Function("P")(1), one)),
            Step(say("lab.warehouse_worth.mean"), Eq(saved(cards), SHELVES - SHELVES * none - one)),
        ),
        trial=lambda stream, values: float(
            min(SHELVES, sum(stream.below(values["b"]) < values["f"] for _ in range(values["n"])))
        ),
        example={"n": 5, "f": 1, "b": 2},
        over=("n", 0, 10),
    )


def call_costs() -> Result:
    """How many wanted treasures the captain's call takes from a rival on average (A2.16 to A2.18)."""
    wanted, empty = (
        Symbol("w", integer=True, positive=True),
        Symbol("e", integer=True, positive=True),
    )
    f, b, i = (Symbol(name, integer=True, positive=True) for name in "fbi")
    m = f / b
    chance = binomial(wanted, i) * m**i * (1 - m) ** (wanted - i)
    kept = Sum(Min(i, empty) * chance, (i, 1, wanted))
    lost = Function("L")
    return Result(
        name="call_costs",
        title=say("lab.call_costs"),
        model=say("lab.call_costs.model"),
        rules=("A2.16", "A2.17", "A2.18"),
        symbols={"w": wanted, "e": empty, "f": f, "b": b},
        formula=Min(wanted, empty) - kept,
        # room forgotten: each face counted as lost
        wrong=wanted * (1 - m),
        steps=(
            Step(say("lab.call_costs.recalled"), Eq(Function("P")(i), chance)),
            Step(say("lab.call_costs.lost"), Eq(lost(wanted, empty), Min(wanted, empty) - kept)),
        ),
        trial=_called,
        example={"w": 6, "e": 3, "f": 7, "b": 10},
        over=("w", 0, 8),
    )


def _called(stream: Stream, values: Mapping[str, int]) -> float:
    recalled = sum(stream.below(values["b"]) < values["f"] for _ in range(values["w"]))
    return float(min(values["w"], values["e"]) - min(recalled, values["e"]))


def contract_ahead() -> Result:
    """The chance that a contract which was never put under is resolved before those that were (AR11)."""
    contracts, cards = Symbol("c", integer=True), Symbol("n", integer=True)
    chance = Function("P")
    return Result(
        name="contract_ahead",
        title=say("lab.contract_ahead"),
        model=say("lab.contract_ahead.model", c=_drawn("contract"), n=_BOX.ring),
        rules=("A3.10", "A3.11"),
        symbols={"c": contracts, "n": cards},
        formula=contracts / cards,
        wrong=1 / contracts,
        steps=(
            Step(say("lab.contract_ahead.last"), Eq(chance(1), 1 / cards)),
            Step(say("lab.contract_ahead.any"), Eq(chance(contracts), contracts / cards)),
        ),
        trial=_ahead,
        example={"c": _drawn("contract"), "n": _BOX.ring},
        over=("c", 1, 12),
    )


def _ahead(stream: Stream, values: Mapping[str, int]) -> float:
    """The deck as the steps say: a contract on top goes under while another kind is left."""
    deck = stream.shuffled(range(values["n"]))
    moved = set[int]()
    while any(card >= values["c"] for card in deck):
        card = deck.pop(0)
        if card < values["c"]:
            deck.append(card)
            moved.add(card)
    return float(deck[0] not in moved)


def chance_of(treasure: str, at_least: int = 1) -> Rational:
    """How likely the cards of a first round ask for so many of a treasure, card by card exactly."""
    kind, _, _ = asking(treasure)
    own = [
        sum(each.code == treasure for each in card.treasures)
        for card in _BOX.cards
        if card.kind.code == kind
    ]
    ways = Counter({(0, 0): 1})
    for n in own:
        for (taken, sum_), count in [*ways.items()]:
            ways[taken + 1, sum_ + n] += count
    drawn = _drawn(kind)
    good = sum(n for (taken, sum_), n in ways.items() if taken == drawn and sum_ >= at_least)
    return Rational(good, int(binomial(len(own), drawn)))


RESULTS = {
    result.name: result
    for result in (
        rounds_possible(),
        kind_wanted(),
        tiles_wanted(),
        face_or_flee(),
        warehouse_worth(),
        call_costs(),
        contract_ahead(),
    )
}
