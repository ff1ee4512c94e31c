"""Vasco da Gama in tables: what numbers cost, what crew with a captain costs, what a ship brings."""

from __future__ import annotations

from typing import Any

from seabook.games.vasco_da_gama.game import GAME as VASCO
from seabook.games.vasco_da_gama.marker import prices
from seabook.lab.sheet import Sheet
from seabook.lab.vasco_da_gama.results import BASE, chance_free, price_expected, price_variance
from seabook.words import say

_BOX = VASCO.box
_SHOWN = 12  # numbers: those above are free whatever comes, as the last of these


def number_prices() -> Sheet:
    """Each number at the marker of the first tile: its price, its bounds, its mean, its variance."""
    mean, variance, rows = price_expected(), price_variance(), list[tuple[Any, ...]]()
    state = VASCO.position(2, {"tile": BASE.code}).state
    for number in _BOX.numbers[:_SHOWN]:
        now, least, most = prices(state, number.n)
        at = {"m": BASE.base, "n": number.n}
        rows.append(
            (
                number,
                now,
                least,
                most,
                f"{float(mean.exact(**at)):.2f}",
                f"{float(variance.exact(**at)):.2f}",
                chance_free(BASE.base, number.n),
                _BOX.row_money(number.n),
            )
        )
    heads = ("number", "now", "least", "most", "mean", "variance", "free", "declined")
    surely = frozenset(n for n, row in enumerate(rows) if row[3] == 0)
    return Sheet(
        say("lab.number_prices", n=BASE.base, name=_BOX.component_set),
        ("V3.1", "V3.3", "V3.5"),
        tuple(say(f"lab.head.{each}") for each in heads),
        tuple(rows),
        surely,
    )


def crew_and_captain() -> Sheet:
    """What sailors and a captain cost in one action, and in two: played, not looked up."""
    mixes = ((0,), (1,), (2,), (3,), (5,), (1, 1), (2, 1), (1, 1, 1), (2, 2, 1), (1, 1, 1, 1))
    rows = tuple((len(mix) if sum(mix) else 0, sum(mix), *_paid(mix)) for mix in mixes)
    heads = ("colours", "sailors", "alone", "captain", "together")
    rules = ("V3.13", "V3.14", "V3.15")
    return Sheet(
        say("lab.crew_and_captain"), rules, tuple(say(f"lab.head.{each}") for each in heads), rows
    )


def _paid(mix: tuple[int, ...]) -> tuple[int, int, int]:
    """Money for the sailors alone, for the captain after them, and for both."""
    colours = [colour.code for colour in _BOX.colours]
    section = [colours[i] for i, n in enumerate(mix) for _ in range(n)]
    given = {
        "phase": "acting",
        "marker": 5,
        "number": {"9": "yellow recruiting", "20": "red projects"},
        "section": {"A": section, "B": []},
        "yellow": {"money": 99},
    }
    table = VASCO.position(2, given)
    table.play("yellow: act")
    for colour in section:
        table.play(f"yellow: recruit A-{colour}")
    alone = 99 - int(table.state.players[0].money)
    table.play("yellow: hire")
    both = 99 - int(table.state.players[0].money)
    return alone, both - alone, both


TABLES = {table.__name__: table for table in (number_prices, crew_and_captain)}
