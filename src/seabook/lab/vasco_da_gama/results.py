"""Vasco da Gama, exactly: prices over the tiles unseen, declining, captains, colours, a ship's worth.

The values of tiles and rows are those of the house's stand-in set, and each result says so.
"""

from __future__ import annotations

from collections.abc import Mapping

import sympy
from sympy import Eq, Function, Integer, Max, Min, Rational, Symbol, binomial

from seabook.engine import Stream
from seabook.games.vasco_da_gama.game import GAME as VASCO
from seabook.lab.result import Result, Step
from seabook.words import say

_BOX = VASCO.box
_SET = _BOX.component_set
_SAILORS = _BOX.counts.sailors * len(_BOX.colours)
# The tile that the game begins with here; the next is one of the others, each as likely.
BASE = next(tile for tile in _BOX.tiles if not tile.change)
CHANGES = tuple(tile.change for tile in _BOX.tiles if tile is not BASE)


def _moved(marker: sympy.Expr, change: int) -> sympy.Expr:
    """Where a change takes the marker (V3.1)."""
    return Min(Max(marker + change, 1), _BOX.counts.numbers)


def _mean(terms: list[sympy.Expr]) -> sympy.Expr:
    return sum(terms, Integer(0)) / len(terms)


def _price(stream: Stream, values: Mapping[str, int]) -> int:
    """One next tile drawn, and what the number costs then (V3.3)."""
    change = CHANGES[stream.below(len(CHANGES))]
    marker: int = min(max(values["m"] + change, 1), _BOX.counts.numbers)
    return max(marker - values["n"], 0)


def price_expected() -> Result:
    """What a number costs on average once the next tile has moved the marker."""
    m, n = (Symbol(name, integer=True, positive=True) for name in "mn")
    c = Symbol("c", integer=True)
    prices = [Max(_moved(m, change) - n, 0) for change in CHANGES]
    one, mean = Function("K"), Function("E")
    return Result(
        name="price_expected",
        title=say("lab.price_expected"),
        model=say("lab.price_expected.model", n=len(CHANGES), name=_SET),
        rules=("V3.1", "V3.3", "V3.4"),
        symbols={"m": m, "n": n},
        formula=_mean(prices),
        wrong=Max(m - n, 0),
        steps=(
            Step(say("lab.price_expected.one"), Eq(one(m, n, c), Max(m + c - n, 0))),
            Step(
                say("lab.price_expected.mean", n=len(CHANGES)),
                Eq(mean(m, n), _mean([Max(m + change - n, 0) for change in CHANGES])),
            ),
        ),
        trial=lambda stream, values: float(_price(stream, values)),
        example={"m": 8, "n": 6},
        over=("n", 1, 20),
    )


def price_variance() -> Result:
    """How far the price of a number strays: its variance over the next tile."""
    m, n = (Symbol(name, integer=True, positive=True) for name in "mn")
    prices = [Max(_moved(m, change) - n, 0) for change in CHANGES]
    square, mean = Function("Q"), Function("E")
    changes = [Integer(change) for change in CHANGES]
    return Result(
        name="price_variance",
        title=say("lab.price_variance"),
        model=say("lab.price_variance.model", n=len(CHANGES), name=_SET),
        rules=("V3.1", "V3.3"),
        symbols={"m": m, "n": n},
        formula=_mean([each**2 for each in prices]) - _mean(prices) ** 2,
        # as if the price could fall below nothing, and so strayed as far as the marker does
        wrong=_mean([each**2 for each in changes]) - _mean(changes) ** 2,
        steps=(
            Step(
                say("lab.price_variance.square"),
                Eq(square(m, n), _mean([Max(m + change - n, 0) ** 2 for change in CHANGES])),
            ),
            Step(
                say("lab.price_variance.less"),
                Eq(Function("V")(m, n), square(m, n) - mean(m, n) ** 2),
            ),
        ),
        trial=_half_square,
        example={"m": 8, "n": 8},
        over=("n", 1, 20),
    )


def _half_square(stream: Stream, values: Mapping[str, int]) -> float:
    """Half the squared difference of two independent prices: its mean is the variance."""
    return (_price(stream, values) - _price(stream, values)) ** 2 / 2


def decline_or_pay() -> Result:
    """What a disc is worth when, the tile seen, one may still decline (V3.5)."""
    v, m, n, d = (Symbol(name, integer=True, positive=True) for name in "vmnd")
    prices = [Max(_moved(m, change) - n, 0) for change in CHANGES]
    worth, price = Function("W"), Symbol("k", integer=True, nonnegative=True)
    return Result(
        name="decline_or_pay",
        title=say("lab.decline_or_pay"),
        model=say("lab.decline_or_pay.model", n=len(CHANGES), name=_SET),
        rules=("V3.1", "V3.3", "V3.5"),
        symbols={"v": v, "m": m, "n": n, "d": d},
        formula=_mean([Max(v - each, d) for each in prices]),
        # as if one had to make up one's mind on the average price, before the tile
        wrong=Max(v - _mean(prices), d),
        steps=(
            Step(say("lab.decline_or_pay.best"), Eq(worth(v, price, d), Max(v - price, d))),
            Step(say("lab.decline_or_pay.edge"), Eq(price, v - d)),
            Step(
                say("lab.decline_or_pay.mean", n=len(CHANGES)),
                Eq(
                    Function("E")(v, m, n, d),
                    _mean([Max(v - Max(m + change - n, 0), d) for change in CHANGES]),
                ),
            ),
        ),
        trial=lambda stream, values: float(max(values["v"] - _price(stream, values), values["d"])),
        example={"v": 6, "m": 8, "n": 4, "d": _BOX.row_money(4) or 0},
        over=("n", 1, 20),
    )


def captain_price() -> Result:
    """What a captain costs on average beside all sailors of one colour in a fresh section."""
    s, k = Symbol("s", integer=True, positive=True), Symbol("k", integer=True, positive=True)
    one, expected = Function("p"), Function("E")
    i = Symbol("i", integer=True)
    return Result(
        name="captain_price",
        title=say("lab.captain_price"),
        model=say("lab.captain_price.model", n=_SAILORS),
        rules=("V1.4", "V3.13", "V3.14"),
        symbols={"s": s, "k": k},
        formula=s * k / Integer(_SAILORS),
        # as if each of the colours were there once
        wrong=Integer(1),
        steps=(
            Step(say("lab.captain_price.one"), Eq(one(k), k / Integer(_SAILORS))),
            Step(
                say("lab.captain_price.sum"),
                Eq(expected(s, k), sympy.Sum(k / Integer(_SAILORS), (i, 1, s))),
            ),
        ),
        trial=lambda stream, values: float(_of_colour(stream, values["s"], values["k"])),
        example={"s": _BOX.counts.crew_section, "k": _BOX.counts.sailors},
        over=("s", 1, 5),
    )


def _of_colour(stream: Stream, drawn: int, copies: int) -> int:
    """So many sailors drawn from the full bag; how many of them are of one colour."""
    bag = list(range(_SAILORS))
    return sum(bag.pop(stream.below(len(bag))) < copies for _ in range(drawn))


def colour_left() -> Result:
    """The chance that a colour is still in a section of which others have taken some."""
    s, t, k = (Symbol(name, integer=True, nonnegative=True) for name in "stk")
    none = binomial(_SAILORS - k, s - t) / binomial(_SAILORS, s - t)
    chance = Function("P")
    return Result(
        name="colour_left",
        title=say("lab.colour_left"),
        model=say("lab.colour_left.model", n=_SAILORS),
        rules=("V1.4", "V5.1"),
        symbols={"s": s, "t": t, "k": k},
        formula=1 - none,
        # the average number of such sailors, taken for a chance
        wrong=(s - t) * k / Integer(_SAILORS),
        steps=(
            Step(say("lab.colour_left.none"), Eq(chance(0), none)),
            Step(say("lab.colour_left.some"), Eq(chance(s, t, k), 1 - none)),
        ),
        trial=_still_there,
        example={"s": _BOX.counts.crew_section, "t": 2, "k": _BOX.counts.sailors},
        over=("t", 0, 4),
    )


def _still_there(stream: Stream, values: Mapping[str, int]) -> float:
    """A section filled, then some taken blindly: is one of the colour left?"""
    bag = list(range(_SAILORS))
    section = [bag.pop(stream.below(len(bag))) for _ in range(values["s"])]
    for _ in range(values["t"]):
        section.pop(stream.below(len(section)))
    return float(any(sailor < values["k"] for sailor in section))


def ship_worth() -> Result:
    """What one more ship at sea brings over the rounds left, if each may be its last."""
    n, g, r = (Symbol(name, integer=True, positive=True) for name in "ngr")
    f, b = Symbol("f", integer=True, positive=True), Symbol("b", integer=True, positive=True)
    p, i = Symbol("p", positive=True), Symbol("i", integer=True)
    stays = 1 - f / b
    worth = Function("W")
    return Result(
        name="ship_worth",
        title=say("lab.ship_worth"),
        model=say("lab.ship_worth.model"),
        rules=("V3.19", "V4.2", "V4.6"),
        symbols={"n": n, "g": g, "r": r, "f": f, "b": b},
        formula=n + g * (1 - stays**r) / (f / b),
        wrong=n + g * r,
        steps=(
            Step(say("lab.ship_worth.chance"), Eq(p, f / b)),
            Step(
                say("lab.ship_worth.sum"),
                Eq(worth(n, g, r), n + g * sympy.Sum((1 - p) ** i, (i, 0, r - 1))),
            ),
            Step(
                say("lab.ship_worth.closed"),
                Eq(worth(n, g, r), n + g * (1 - (1 - p) ** r) / p),
            ),
        ),
        trial=_rounds_at_sea,
        example={"n": 6, "g": 2, "r": 4, "f": 1, "b": 4},
        over=("r", 1, 6),
    )


def _rounds_at_sea(stream: Stream, values: Mapping[str, int]) -> float:
    """It lands, earns once a round, and each time may be pushed out of the game afterwards."""
    points = values["n"]
    for _ in range(values["r"]):
        points += values["g"]
        if stream.below(values["b"]) < values["f"]:
            break
    return float(points)


def chance_free(marker: int, number: int) -> sympy.Rational:
    """The chance that a number will be free after the next tile."""
    free = sum(min(max(marker + change, 1), _BOX.counts.numbers) <= number for change in CHANGES)
    return Rational(free, len(CHANGES))


RESULTS = {
    result.name: result
    for result in (
        price_expected(),
        price_variance(),
        decline_or_pay(),
        captain_price(),
        colour_left(),
        ship_worth(),
    )
}
