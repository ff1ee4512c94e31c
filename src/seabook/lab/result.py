"""A result: a formula, the steps that lead to it, and a simulation beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

import attrs
import sympy
from markupsafe import Markup

from seabook.engine import Stream
from seabook.markup import fragment, tag
from seabook.words import Text, say

# How sure an interval is, in per cent, and its half-width in standard errors.
_LEVEL, _WIDTH = 99.9, 3.2905


@attrs.frozen(repr=False)
class Step:
    """One step of a derivation: what is done, in words, and the equation that it gives."""

    why: Text
    equation: sympy.Basic

    def __repr__(self) -> str:
        return f"{self.why.show('both')}\n{self.equation}"

    def _repr_html_(self) -> Markup:
        return fragment(self.why.html("p"), tag("p", f"${sympy.latex(self.equation)}$"))


@attrs.frozen(repr=False)
class Check:
    """A formula's value beside the mean of many simulated trials, with its 99.9 % interval."""

    exact: float
    mean: float
    low: float
    high: float
    trials: int

    @property
    def agrees(self) -> bool:
        """Whether the exact value lies in the interval."""
        return self.low <= self.exact <= self.high

    @property
    def text(self) -> Text:
        """The comparison in both languages."""
        return say(
            "lab.agrees" if self.agrees else "lab.differs",
            exact=f"{self.exact:.4f}",
            mean=f"{self.mean:.4f}",
            low=f"{self.low:.4f}",
            high=f"{self.high:.4f}",
            trials=self.trials,
            level=_LEVEL,
        )

    def __str__(self) -> str:
        return self.text.show()

    def __repr__(self) -> str:
        return self.text.show("both")

    def _repr_html_(self) -> Markup:
        return self.text.html("p")


@attrs.frozen(repr=False)
class Result:
    """Something known exactly about a game.

    ``formula`` holds in the ``model`` that is stated; ``trial(stream, values)`` plays it once.
    ``wrong`` is a plausible mistake that the simulation must reject; ``over`` a symbol that may be
    moved, and the values between which the model holds.
    """

    name: str
    title: Text
    model: Text
    rules: tuple[str, ...]
    symbols: Mapping[str, sympy.Symbol]
    formula: sympy.Expr
    wrong: sympy.Expr
    steps: tuple[Step, ...]
    trial: Callable[[Stream, Mapping[str, int]], float]
    example: Mapping[str, int]
    over: tuple[str, int, int]

    def curve(self) -> list[tuple[int, float]]:
        """The exact values over the symbol that may be moved."""
        name, low, high = self.over
        return [(x, float(self.exact(**{name: x}))) for x in range(low, high + 1)]

    def exact(self, **values: int) -> sympy.Expr:
        """The formula's exact value."""
        return _at(self.formula, self.symbols, {**self.example, **values})

    def simulate(self, trials: int = 4000, seed: int = 1, **values: int) -> Check:
        """Many seeded trials beside the formula."""
        return self._beside(self.formula, trials, seed, values)

    def simulate_wrong(self, trials: int = 4000, seed: int = 1, **values: int) -> Check:
        """The same trials beside the mistake: they must not agree."""
        return self._beside(self.wrong, trials, seed, values)

    def _beside(
        self, formula: sympy.Expr, trials: int, seed: int, given: Mapping[str, int]
    ) -> Check:
        values = {**self.example, **given}
        stream = Stream(f"lab {self.name}", seed)
        found = [self.trial(stream, values) for _ in range(trials)]
        mean = sum(found) / trials
        spread = sqrt(sum((each - mean) ** 2 for each in found) / max(1, trials - 1))
        half = _WIDTH * spread / sqrt(trials)
        exact = float(_at(formula, self.symbols, values))
        # A trial without chance leaves no spread: then only the value itself agrees.
        slack = half or 1e-9
        return Check(exact, mean, mean - slack, mean + slack, trials)

    def __repr__(self) -> str:
        return f"{self.title.show('both')}\n{self.formula}"

    def _repr_html_(self) -> Markup:
        steps = (step._repr_html_() for step in self.steps)
        return fragment(self.title.html("h3"), self.model.html("p"), *steps)


def _at(
    formula: sympy.Expr, symbols: Mapping[str, sympy.Symbol], values: Mapping[str, Any]
) -> sympy.Expr:
    return formula.subs({symbols[name]: value for name, value in values.items()}).doit()
