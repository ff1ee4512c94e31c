"""Endeavor, exactly: the status score, tokens on a route, a marker's worth, actions in a round."""

from __future__ import annotations

from collections.abc import Mapping

import sympy
from sympy import Eq, Function, Integer, Min, Piecewise, Symbol, binomial, floor

from seabook.engine import Stream
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.scoring import track_glory
from seabook.lab.result import Result, Step
from seabook.words import say

# The exact results are those of the house's values.
_BOX = ENDEAVOR.box
_SPACES = len(_BOX.token_space)
# What a Ship or an Occupy by a building takes: one marker activates, one is placed (E2.11, E3.1a).
_AN_ACTION = 2


def status_score() -> Result:
    """The glory of a status marker as a function of its value (E5.3), with its steps."""
    value = Symbol("m", integer=True, nonnegative=True)
    rows = [(Integer(row.glory) if row.glory is not None else value) for row in _BOX.levels]
    ends = [row.first for row in _BOX.levels[1:]]
    pieces = [(glory, value < end) for glory, end in zip(rows, ends, strict=False)]
    formula = Piecewise(*pieces, (rows[-1], True))
    gain = Function("g")
    return Result(
        name="status_score",
        title=say("lab.status_score"),
        model=say("lab.status_score.model", end=_BOX.counts.track_end),
        rules=("E5.3",),
        symbols={"m": value},
        formula=formula,
        wrong=value,
        steps=(
            Step(say("lab.status_score.table"), Eq(Function("S")(value), formula)),
            Step(
                say("lab.status_score.step"),
                Eq(gain(value), Function("S")(value + 1) - Function("S")(value)),
            ),
        ),
        trial=lambda stream, values: float(track_glory(_BOX, values["m"])),
        example={"m": 6},
        over=("m", 0, 15),
    )


def best_steps() -> dict[int, int]:
    """What one more step pays at each value of a marker, 0 to 14."""
    return {
        value: track_glory(_BOX, value + 1) - track_glory(_BOX, value)
        for value in range(_BOX.counts.track_end)
    }


def token_on_a_route() -> Result:
    """The chance of at least one token of a kind on a route of so many spaces (E0.4, E1.1)."""
    spaces, copies = Symbol("s", integer=True), Symbol("k", integer=True)
    none = binomial(_SPACES - copies, spaces) / binomial(_SPACES, spaces)
    chance = Function("P")
    first = _SPACES - copies
    return Result(
        name="token_on_a_route",
        title=say("lab.token_on_a_route"),
        model=say("lab.token_on_a_route.model", n=_SPACES),
        rules=("E0.4", "E1.1"),
        symbols={"s": spaces, "k": copies},
        formula=1 - none,
        # as if each space were filled from a full heap of its own
        wrong=spaces * copies / Integer(_SPACES),
        steps=(
            Step(say("lab.token_on_a_route.one"), Eq(chance(1), copies / Integer(_SPACES))),
            Step(say("lab.token_on_a_route.none"), Eq(chance(0), none)),
            Step(say("lab.token_on_a_route.some"), Eq(chance(spaces, copies), 1 - none)),
            Step(
                say("lab.token_on_a_route.two"),
                Eq(none.subs(spaces, 2), first * (first - 1) / (Integer(_SPACES) * (_SPACES - 1))),
            ),
        ),
        trial=_route_has_token,
        example={"s": 7, "k": _BOX.token["ship-draw"].copies},
        over=("s", 1, 10),
    )


def _route_has_token(stream: Stream, values: Mapping[str, int]) -> float:
    """One set-up: the tokens are laid at random; is one of the k on the first s spaces?"""
    heap = list(range(sum(token.copies for token in _BOX.tokens)))
    drawn = [heap.pop(stream.below(len(heap))) for _ in range(values["s"])]
    return float(any(token < values["k"] for token in drawn))


def marker_worth() -> Result:
    """How often one population marker can activate a building over the rounds left (E2.9)."""
    back, rounds = Symbol("p", positive=True), Symbol("r", integer=True, positive=True)
    f, b = Symbol("f", integer=True, positive=True), Symbol("b", integer=True, positive=True)
    i = Symbol("i", integer=True)
    series = sympy.Sum(back**i, (i, 0, rounds - 1))
    closed = (1 - back**rounds) / (1 - back)
    uses = Function("U")
    return Result(
        name="marker_worth",
        title=say("lab.marker_worth"),
        model=say("lab.marker_worth.model"),
        rules=("E2.9", "E2.11"),
        symbols={"f": f, "b": b, "r": rounds},
        formula=closed.subs(back, f / b),
        wrong=rounds * f / b,
        steps=(
            Step(say("lab.marker_worth.back"), Eq(back, f / b)),
            Step(say("lab.marker_worth.sum"), Eq(uses(rounds), series)),
            Step(say("lab.marker_worth.closed"), Eq(uses(rounds), closed)),
        ),
        trial=_uses_of_a_marker,
        example={"f": 2, "b": 5, "r": 5},
        over=("f", 1, 4),
    )


def _uses_of_a_marker(stream: Stream, values: Mapping[str, int]) -> float:
    """It is used, and used again in each later round for as long as salary brings it back."""
    uses = 1
    while uses < values["r"] and stream.below(values["b"]) < values["f"]:
        uses += 1
    return float(uses)


def actions_in_a_round() -> Result:
    """How many Ship or Occupy actions by buildings a round holds, by culture and finance."""
    c, f, b = (Symbol(name, integer=True, positive=True) for name in "cfb")
    markers = Symbol("h", integer=True, nonnegative=True)
    growth = Piecewise(
        *((Integer(row.growth), Eq(c, row.level)) for row in _BOX.levels[:-1]),
        (Integer(_BOX.levels[-1].growth), True),
    )
    free = Min(f, b)
    in_hand = growth + free
    formula = Min(floor(in_hand / _AN_ACTION), free)
    actions = Function("A")
    return Result(
        name="actions_in_a_round",
        title=say("lab.actions_in_a_round"),
        model=say("lab.actions_in_a_round.model", n=_AN_ACTION),
        rules=("E2.8", "E2.9", "E2.11", "E3.1a", "E3.2a"),
        symbols={"c": c, "f": f, "b": b},
        formula=formula,
        wrong=Min(in_hand, free),
        steps=(
            Step(say("lab.actions_in_a_round.growth"), Eq(Function("G")(c), growth)),
            Step(say("lab.actions_in_a_round.markers"), Eq(markers, Function("G")(c) + free)),
            Step(
                say("lab.actions_in_a_round.two", n=_AN_ACTION),
                Eq(actions(c, f, b), Min(floor(markers / _AN_ACTION), free)),
            ),
        ),
        trial=_actions_taken,
        example={"c": 1, "f": 3, "b": 4},
        over=("c", 1, 5),
    )


def _actions_taken(stream: Stream, values: Mapping[str, int]) -> float:
    """Count them out: every building was busy; salary frees some, each action takes two markers."""
    level, finance, buildings = values["c"], values["f"], values["b"]
    back = min(finance, buildings)
    harbour, free = _BOX.levels[level - 1].growth + back, back
    taken = 0
    while harbour >= _AN_ACTION and free:
        harbour, free, taken = harbour - _AN_ACTION, free - 1, taken + 1
    return float(taken)


RESULTS = {
    result.name: result
    for result in (status_score(), token_on_a_route(), marker_worth(), actions_in_a_round())
}
