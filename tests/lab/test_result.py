"""A result beside its simulation: a formula that is wrong is told apart from one that is right."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import attrs
import pytest
import sympy

from seabook.engine import Stream
from seabook.lab.result import Check, Result, Step
from seabook.words import Text

N = sympy.Symbol("n")


def sides(stream: Stream, values: Mapping[str, int]) -> float:
    """A die of so many sides, counted from 0."""
    return stream.below(values["n"])


DIE = Result(
    name="die",
    title=Text("骰子", "A die"),
    model=Text("公平。", "It is fair."),
    rules=("E1.1",),
    symbols={"n": N},
    formula=(N - 1) / 2,
    wrong=N / 2,
    steps=(Step(Text("平均。", "The mean."), sympy.Eq(N, N)),),
    trial=sides,
    example={"n": 6},
    over=("n", 1, 12),
)


def test_the_right_formula_agrees_and_the_wrong_one_does_not() -> None:
    right, wrong = DIE.simulate(), DIE.simulate_wrong()
    assert right.exact == 2.5
    assert wrong.exact == 3
    assert right.agrees
    assert not wrong.agrees
    assert attrs.evolve(right, exact=3.0) == wrong, "the same trials beside another value"


def test_a_wrong_formula_in_the_place_of_the_right_one_is_seen() -> None:
    assert not attrs.evolve(DIE, formula=DIE.wrong).simulate().agrees
    assert attrs.evolve(DIE, wrong=DIE.formula).simulate_wrong().agrees


def test_given_values_count_before_those_of_the_example() -> None:
    assert DIE.exact() == sympy.Rational(5, 2)
    assert DIE.exact(n=20) == sympy.Rational(19, 2)
    check = DIE.simulate(n=20)
    assert check.exact == 9.5
    assert check.agrees
    assert DIE.simulate_wrong(n=20).exact == 10


def test_the_interval_is_that_of_999_in_a_thousand() -> None:
    check = DIE.simulate(400, seed=7)
    dice = Stream("lab die", 7)
    found = [dice.below(6) for _ in range(400)]
    mean = sum(found) / 400
    error = sqrt(sum((each - mean) ** 2 for each in found) / 399) / sqrt(400)
    assert check.trials == 400
    assert check.mean == mean
    assert check.high - mean == pytest.approx(3.2905 * error)
    assert mean - check.low == pytest.approx(3.2905 * error)


def test_without_chance_only_the_value_itself_agrees() -> None:
    sure = attrs.evolve(DIE, trial=lambda stream, values: 2.5)
    assert sure.simulate(1).agrees
    assert sure.simulate().agrees
    assert not attrs.evolve(sure, formula=DIE.formula + sympy.Rational(1, 10**6)).simulate().agrees


@pytest.mark.parametrize(
    ("exact", "agrees"), [(1.0, True), (2.0, True), (1.5, True), (0.99, False), (2.01, False)]
)
def test_a_value_agrees_inside_the_interval_and_at_its_ends(exact: float, agrees: bool) -> None:
    check = Check(exact, 1.5, 1.0, 2.0, 9)
    assert check.agrees is agrees
    text = check.text
    assert repr(check) == text.show("both")
    assert check._repr_html_() == text.html("p")
    for number in (f"{exact:.4f}", "1.5000", "1.0000", "2.0000", "9"):
        assert number in text.en
        assert number in text.zh_Hant
    assert text != attrs.evolve(check, exact=1.5 if not agrees else 9.0).text


def test_a_result_and_its_steps_show_words_and_formula() -> None:
    assert repr(DIE) == "骰子\nA die\nn/2 - 1/2"
    assert repr(DIE.steps[0]) == "平均。\nThe mean.\nTrue"
    html = DIE._repr_html_()
    assert "骰子" in html
    assert "It is fair." in html
    assert DIE.steps[0]._repr_html_() in html
