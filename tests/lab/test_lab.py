"""Exact results: the simulation agrees with each formula and rejects the plausible mistake."""

from __future__ import annotations

import pytest
import sympy

from seabook import lab
from seabook.games.endeavor.components import TOKEN
from seabook.games.endeavor.scoring import track_glory
from seabook.lab.endeavor import best_steps

RESULTS = lab.results("endeavor")


@pytest.mark.parametrize("name", RESULTS)
def test_the_simulation_agrees_and_rejects_the_mistake(name: str) -> None:
    result = RESULTS[name]
    assert result.simulate().agrees, result.simulate().text.en
    assert not result.simulate_wrong().agrees


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_told_in_both_languages_with_rules_and_steps(name: str) -> None:
    result = RESULTS[name]
    assert result.rules
    assert len(result.steps) >= 2
    html = result._repr_html_()
    assert html.count('lang="zh-Hant"') == html.count('lang="en"') >= 4
    assert "$" in html


def test_the_status_score_is_the_engines_at_every_value() -> None:
    score = RESULTS["status_score"]
    assert [score.exact(m=value) for value in range(16)] == [track_glory(v) for v in range(16)]


def test_where_one_more_step_pays_most() -> None:
    steps = best_steps()
    best = max(steps.values())
    assert {value for value, pays in steps.items() if pays == best} == {6, 9}
    assert best == 3


def test_odds_of_tokens_are_exact_fractions() -> None:
    route = RESULTS["token_on_a_route"]
    assert route.exact(s=1, k=TOKEN["politics"].copies) == sympy.Rational(25, 95)
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
