"""Exact results: the simulation agrees with each formula and rejects the plausible mistake."""

from __future__ import annotations

import pytest
import sympy

from seabook import lab
from seabook.engine import Complaint, Stream
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.scoring import track_glory
from seabook.lab.endeavor.results import best_steps
from seabook.lab.endeavor.tables import tokens_expected
from seabook.playbook import rules

BOX = ENDEAVOR.box

RESULTS = lab.results("endeavor")
EVERY = [(code, name) for code in lab.GAMES for name in lab.results(code)]


@pytest.mark.parametrize(("code", "name"), EVERY)
def test_the_simulation_agrees_and_rejects_the_mistake(code: str, name: str) -> None:
    result = lab.results(code)[name]
    assert result.simulate().agrees, result.simulate().text.en
    assert not result.simulate_wrong().agrees


@pytest.mark.parametrize(("code", "name"), EVERY)
def test_a_result_is_told_in_both_languages_with_rules_and_steps(code: str, name: str) -> None:
    result = lab.results(code)[name]
    assert result.rules
    assert {*result.rules} <= {*rules(code)}
    assert len(result.steps) >= 2
    html = result._repr_html_()
    assert html.count('lang="zh-Hant"') == html.count('lang="en"') >= 4
    assert "$" in html


@pytest.mark.parametrize(("code", "name"), EVERY)
def test_the_model_holds_wherever_its_symbol_may_be_moved(code: str, name: str) -> None:
    result = lab.results(code)[name]
    symbol, low, high = result.over
    assert low <= result.example[symbol] <= high
    assert all(result.simulate(300, **{symbol: x}).agrees for x in {low, (low + high) // 2, high})


def test_the_status_score_is_the_engines_at_every_value() -> None:
    score = RESULTS["status_score"]
    assert [score.exact(m=n) for n in range(16)] == [track_glory(BOX, n) for n in range(16)]


def test_where_one_more_step_pays_most() -> None:
    steps = best_steps()
    best = max(steps.values())
    assert {value for value, pays in steps.items() if pays == best} == {6, 9}
    assert best == 3


def test_odds_of_tokens_are_exact_fractions() -> None:
    route = RESULTS["token_on_a_route"]
    assert route.exact(s=1, k=BOX.token["politics"].copies) == sympy.Rational(25, 95)
    assert route.exact(s=2, k=1) == sympy.Rational(2, 95)
    assert route.exact(s=95, k=1) == 1


def test_a_marker_that_always_comes_back_is_used_every_round() -> None:
    worth = RESULTS["marker_worth"]
    assert worth.exact(f=1, b=2, r=1) == 1
    assert worth.exact(f=1, b=2, r=3) == sympy.Rational(7, 4)


@pytest.mark.parametrize("values", [(1, 1, 1), (1, 3, 4), (3, 2, 5), (5, 5, 5), (2, 5, 2)])
def test_actions_in_a_round_are_what_counting_them_out_gives(values: tuple[int, int, int]) -> None:
    c, f, b = values
    assert RESULTS["actions_in_a_round"].simulate(1, c=c, f=f, b=b).agrees


def test_the_same_seed_gives_the_same_trials_and_another_seed_others() -> None:
    route = RESULTS["token_on_a_route"]
    assert route.simulate(500, 1) == route.simulate(500, 1)
    assert route.simulate(500, 1).mean != route.simulate(500, 2).mean


TABLES = {name: make() for name, make in lab.tables("endeavor").items()}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_told_in_both_languages_with_rules_that_exist(name: str) -> None:
    table = TABLES[name]
    assert table.rules
    assert set(table.rules) <= set(rules("endeavor"))
    assert all(len(row) == len(table.heads) for row in table.rows)
    html = table._repr_html_()
    assert html.count('lang="zh-Hant"') == html.count('lang="en"') > len(table.heads)
    assert html.count("<tr>") == len(table.rows) + 1
    assert "</span><span" not in html, "the languages run together"
    assert " object at " not in repr(table)


def test_odds_of_every_kind_of_token_are_those_of_the_heap() -> None:
    odds = TABLES["token_odds"]
    assert [token.code for token in odds.column(0)] == [token.code for token in BOX.tokens]
    assert sum(odds.column(1)) == len(BOX.token_space)
    assert sum(odds.column(2)) == 1
    for row in odds.rows:
        assert 0 < row[2] < row[3] < row[4] < row[5] < 1


def test_odds_on_a_track_agree_with_set_ups_of_the_engine() -> None:
    games, seen = 1500, 0
    track = BOX.region["NA"]
    for seed in range(games):
        tokens = ENDEAVOR.table(3, seed).state.tokens
        on_it = tokens[track.first_space : track.first_space + track.spaces]
        seen += any(token is BOX.token["ship-draw"] for token in on_it)
    result = RESULTS["token_on_a_route"]
    chance = float(result.exact(s=track.spaces, k=6))
    slack = 3.29 * (chance * (1 - chance) / games) ** 0.5
    assert abs(seen / games - chance) < slack
    mistaken = track.spaces * 6 / len(BOX.token_space)
    assert abs(seen / games - mistaken) > slack


def test_a_track_bears_on_average_its_share_of_the_tokens() -> None:
    dice, found = Stream("shares", 1), 0
    for _ in range(2000):
        found += sum(token < 6 for token in dice.shuffled(range(len(BOX.token_space)))[:7])
    share = float(tokens_expected(7, 6))
    assert found / 2000 == pytest.approx(share, abs=0.06)


def test_costs_are_the_engines_for_every_building_and_token() -> None:
    costs = TABLES["action_costs"]
    ways = sum(len(set(b.does)) for b in BOX.buildings) + sum(len(set(t.does)) for t in BOX.tokens)
    assert len(costs.rows) == ways
    paid = {"航行": {1, 2}, "攻占": {1, 2}, "開戰": {2, 3}, "交易": {0, 1}, "支薪": {-1, 0}}
    for kind, numbers in paid.items():
        assert {row[2] for row in costs.rows if row[0].zh_Hant == kind} == numbers


def test_where_a_step_pays_most_stands_out() -> None:
    steps = TABLES["step_worth"]
    assert steps.best == {6, 9}
    assert steps._repr_html_().count("★ ") >= 2
    assert [row[2] for row in steps.rows] == [track_glory(BOX, value) for value in range(16)]
    assert sum(row[3] for row in steps.rows[:-1]) == track_glory(BOX, 15)


def test_a_game_without_a_lab_is_refused() -> None:
    with pytest.raises(Complaint):
        lab.results("chess")
    with pytest.raises(Complaint):
        lab.tables("chess")
