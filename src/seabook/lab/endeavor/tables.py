"""Endeavor in tables: odds of each token, what each action costs, where one more step pays most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sympy

from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.pieces import DOING
from seabook.games.endeavor.scoring import track_glory
from seabook.lab.endeavor.results import best_steps, token_on_a_route
from seabook.lab.sheet import Sheet
from seabook.words import say

_BOX = ENDEAVOR.box
# Where each action is tried: a closed track, an empty city, a rival's city, a deck, a building.
_AIM = {
    "ship": "ship NA",
    "occupy": "occupy EU1",
    "attack": "attack EU2",
    "draw": "draw EU",
    "pay": "pay shipyard",
}


def token_odds() -> Sheet:
    """The chance of each kind of token on one space, and of at least one on each track's spaces."""
    result = token_on_a_route()
    lengths = sorted({region.spaces for region in _BOX.regions[1:]})
    rows = tuple(
        (token, token.copies, *(result.exact(s=s, k=token.copies) for s in (1, *lengths)))
        for token in _BOX.tokens
    )
    heads = (say("lab.head.token"), say("lab.head.copies"), say("lab.head.one-space"))
    return Sheet(
        say("lab.token_odds", n=len(_BOX.token_space)),
        ("E0.4", "E1.1"),
        (*heads, *(say("lab.head.track", n=n) for n in lengths)),
        rows,
    )


def action_costs() -> Sheet:
    """What each action takes from the harbour, by every building and token: played, not looked up."""
    rows = tuple((say(f"kind.{kind}"), by, paid) for kind in DOING for by, paid in _costs(kind))
    heads = (say("lab.head.action"), say("lab.head.by"), say("lab.head.markers"))
    rules = ("E2.11", "E2.13", "E3.1a", "E3.2a", "E3.3a", "E3.3c", "E3.4a", "E3.5")
    return Sheet(say("lab.action_costs"), rules, heads, rows)


def _costs(kind: str) -> Iterator[tuple[Any, int]]:
    """Each way to an action and the change of the harbour: +1 is a marker spent, -1 one gained."""
    for building in _BOX.buildings:
        if kind in building.does:
            yield building, spent(kind, f"activate {building.code}", building.code)
    for token in _BOX.action_tokens:
        if kind in token.does:
            yield (
                say("lab.by-token", token=token),
                spent(kind, f"use {token.code}", token=token.code),
            )


def spent(kind: str, opening: str, building: str = "", token: str = "") -> int:
    """Markers that leave the harbour while Red does an action once by a building or token."""
    # A busy Shipyard (*) is there to be paid back; the cards wait in decks that need no presence.
    owned = ["shipyard*"] if kind == "pay" else []
    red = {
        "harbour": 5,
        "buildings": [*owned, building] if building else owned,
        "tokens": {token: 1} if token else {},
    }
    given = {"phase": "action", "city": {"EU2": "blue", "EU3": "red"}, "red": red}
    table = ENDEAVOR.position(3, given)
    for action in (opening, _AIM[kind]):
        table.play(f"red: {action}")
    return 5 - int(table.state.players[0].harbour)


def step_worth() -> Sheet:
    """The glory of every value of a status marker, and what one more step pays there."""
    steps = best_steps()
    most = max(steps.values())
    rows = tuple(
        (value, _BOX.level_at[value], track_glory(_BOX, value), steps.get(value))
        for value in range(_BOX.counts.track_end + 1)
    )
    heads = ("value", "level", "glory", "step")
    best = frozenset(value for value, pays in steps.items() if pays == most)
    title = say("lab.step_worth", most=most)
    return Sheet(title, ("E5.3",), tuple(say(f"lab.head.{each}") for each in heads), rows, best)


def tokens_expected(spaces: int, copies: int) -> sympy.Rational:
    """How many tokens of a kind lie on so many spaces on average."""
    return sympy.Rational(spaces * copies, len(_BOX.token_space))


TABLES = {table.__name__: table for table in (token_odds, action_costs, step_worth)}
