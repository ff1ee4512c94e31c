"""Vasco da Gama, exactly: the simulation agrees with each formula and rejects the plausible mistake."""

from __future__ import annotations

import pytest
import sympy

from seabook import lab
from seabook.games import game
from seabook.games.vasco_da_gama.marker import prices
from seabook.lab.vasco_da_gama.results import BASE, CHANGES, chance_free
from seabook.playbook import rules

GAME = game("vasco_da_gama")
RESULTS = lab.results("vasco_da_gama")
TABLES = {name: make() for name, make in lab.tables("vasco_da_gama").items()}


@pytest.mark.parametrize("number", range(1, 21))
def test_the_mean_lies_within_what_the_engine_foretells(number: int) -> None:
    state = GAME.position(2, {"tile": BASE.code}).state
    now, least, most = prices(state, number)
    mean = RESULTS["price_expected"].exact(m=BASE.base, n=number)
    assert least <= mean <= most
    assert now == max(BASE.base - number, 0)
    assert (most == 0) == (chance_free(BASE.base, number) == 1)


def test_a_number_at_both_ends_has_a_price_without_chance() -> None:
    variance = RESULTS["price_variance"]
    assert variance.exact(m=8, n=20) == 0
    assert len(CHANGES) == len(GAME.box.tiles) - 1


def test_seeing_the_tile_first_is_never_worth_less() -> None:
    result = RESULTS["decline_or_pay"]
    symbols = result.symbols
    for number in range(1, 12):
        values = {"v": 6, "m": 8, "n": number, "d": GAME.box.row_money(number) or 0}
        at = {symbols[name]: value for name, value in values.items()}
        assert result.exact(**values) >= result.wrong.subs(at)


def test_a_colour_of_which_all_sailors_are_is_surely_there() -> None:
    left = RESULTS["colour_left"]
    assert left.exact(s=5, t=0, k=32) == 1
    assert left.exact(s=5, t=5, k=8) == 0
    assert left.exact(s=5, t=4, k=8) == sympy.Rational(8, 32)


def test_a_ship_that_cannot_be_lost_earns_every_round() -> None:
    worth = RESULTS["ship_worth"]
    assert worth.exact(n=6, g=2, r=1, f=1, b=2) == 8
    assert worth.exact(n=6, g=2, r=3, f=1, b=2) == 6 + 2 * sympy.Rational(7, 4)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_told_in_both_languages_with_rules_that_exist(name: str) -> None:
    table = TABLES[name]
    assert {*table.rules} <= {*rules("vasco_da_gama")}
    assert all(len(row) == len(table.heads) for row in table.rows)
    html = table._repr_html_()
    assert html.count("<tr>") == len(table.rows) + 1
    assert " object at " not in repr(table)


def test_what_crew_costs_is_what_the_engine_takes() -> None:
    rows = TABLES["crew_and_captain"].rows
    paid = [GAME.box.counts.recruiting_prices[row[0] - 1] if row[0] else 0 for row in rows]
    assert [row[2] for row in rows] == paid
    assert all(row[3] == row[1] for row in rows)
    assert all(row[4] == row[2] + row[3] for row in rows)
