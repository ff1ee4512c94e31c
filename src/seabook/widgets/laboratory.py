"""The laboratory on the stage: a chart to move along, the value and a simulation, then the formula."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import sympy
from markupsafe import Markup

from seabook import lab, words
from seabook.games import game
from seabook.lab import Check, Result
from seabook.lessons import Desk
from seabook.markup import fragment, tag
from seabook.widgets import screen
from seabook.widgets.pad import Pad, button, pressable, row
from seabook.widgets.panel import Answer
from seabook.widgets.screen import HOME, NEXT, rules_row
from seabook.widgets.style import page
from seabook.words import say

# The chart, in its own units: where its bars stand, and how large its letters are.
_WIDTH, _HEIGHT, _LEFT, _FOOT, _TOP, _LETTERS = 640, 360, 70, 44, 26, 15
# A simulation in which nothing varies has no chance in it, and says nothing.
_CERTAIN = 1e-6


class Laboratory(screen.Screen):
    """What can be known exactly about a game, one result a screen.

    >>> room = Laboratory("endeavor")
    >>> room.move(3)
    >>> room.value
    2.0
    >>> room.close()
    """

    def __init__(self, code: str, desk: Desk | None = None) -> None:
        (desk or Desk.here()).follow()
        self.code = code
        self.every = tuple(lab.results(code).values())
        self.n, self.at = 1, 0
        self.head, self.foot = Pad(self._pressed), Pad(self._pressed)
        self.chart, self.side = Pad(), Pad(self._pressed)
        super().__init__(
            {
                "head": [self.head],
                "board": [self.chart],
                "side": [self.side],
                "foot": [self.foot],
            }
        )
        self.add_class("sb-laboratory")
        self.follow(words.on_switch, lambda _: self._refresh())
        self.go(1)

    # --- what a reader does

    def go(self, number: str | int) -> None:
        """Go to a result by its number."""
        self.n = max(1, min(int(number), len(self.every)))
        self.at = self.result.example[self.result.over[0]]
        self._refresh()

    def move(self, to: str | int) -> None:
        """Move the symbol to a value, as far as the model holds."""
        _, low, high = self.result.over
        self.at = max(low, min(int(to), high))
        self._refresh()

    @property
    def result(self) -> Result:
        """The one that is shown."""
        return self.every[self.n - 1]

    @property
    def value(self) -> float:
        """The exact value where the symbol stands."""
        return dict(_curve(self.code, self.result.name))[self.at]

    # --- inside

    def _refresh(self) -> None:
        self.card.html = Markup()
        self.head.html = self._head()
        self.side.html = fragment(*self._side())
        self.foot.html = fragment(*self._foot())
        found = _trials(self.code, self.result.name, self.at)
        shown = found if found.high - found.low > _CERTAIN else None
        self.chart.html = chart(self.result, _curve(self.code, self.result.name), self.at, shown)
        told = [tag("p", shown.text.html())] if shown else []
        whole = self.value == int(self.value)
        value = say(
            "lab.value" if whole else "lab.value-about",
            name=self.result.over[0],
            at=self.at,
            value=_short(self.value),
        )
        self.side.status = tag(
            "div", tag("p", value.html(), class_="sb-head"), *told, class_="sb-told"
        )

    def _head(self) -> Markup:
        title = tag("span", say("lab.title", game=game(self.code).name).html(), class_="sb-lesson")
        row_ = screen.dots(((e.title, "") for e in self.every), self.n, screen.heard("lab.all"))
        return screen.head(title, row_)

    def _side(self) -> Iterator[Markup]:
        name, low, high = self.result.over
        said = tag("h2", self.result.title.html()), self.result.model.html("p")
        yield tag("div", *said, class_="sb-said")
        less = button(f"move:{self.at - 1}", say("lab.less"), enabled=self.at > low)
        more = button(f"move:{self.at + 1}", say("lab.more"), enabled=self.at < high, kind=NEXT)
        at = tag("b", f"{name} = {self.at}")
        yield tag("div", row(less, at, more), class_="sb-asked")
        steps = (
            fragment(
                each.why.html("p"),
                tag("p", formula(each.equation), class_="sb-formula", tabindex=0),
            )
            for each in self.result.steps
        )
        yield tag("details", tag("summary", say("lab.formula").html()), *steps)
        yield rules_row(self.result.rules)

    def _foot(self) -> Iterator[Markup]:
        yield button("back:", say("stage.back"), enabled=self.n > 1)
        yield tag("span")
        if self.n == len(self.every):
            yield pressable(say("stage.home").html(), data_id="home", data_open=HOME)
        else:
            yield button("next:", say("stage.next"))

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "go": self.go,
            "move": self.move,
            "next": lambda _: self.go(self.n + 1),
            "back": lambda _: self.go(self.n - 1),
        }

    def _wrong(self, told: Markup) -> None:
        self.side.status = told

    def __repr__(self) -> str:
        return say("lab.title", game=game(self.code).name).show("both")

    def saved(self) -> Mapping[str, str]:
        """Each result with its model, to be read without a kernel."""
        rows = (fragment(tag("h3", e.title.html()), e.model.html("p")) for e in self.every)
        told = "\n".join(f"{e.title.show('both')}\n{e.model.show('both')}" for e in self.every)
        return {"text/plain": told, "text/html": page(*rows)}


def chart(
    result: Result, curve: tuple[tuple[int, float], ...], at: int, found: Check | None
) -> Markup:
    """The values as bars, the one where the symbol stands in strong colour, what was simulated on it."""
    low, high = min(0.0, *(y for _, y in curve)), max(0.0, *(y for _, y in curve))
    if found is not None:
        low, high = min(low, found.low), max(high, found.high)
    wide = (_WIDTH - _LEFT - 10) / len(curve)

    def y_of(value: float) -> float:
        room = _HEIGHT - _TOP - _FOOT
        return _TOP + room * (high - value) / ((high - low) or 1)

    def bars() -> Iterator[Markup]:
        for n, (x, value) in enumerate(curve):
            left, top, zero = _LEFT + n * wide, y_of(value), y_of(0)
            here = x == at
            yield tag(
                "rect",
                x=f"{left + wide * 0.12:.1f}",
                y=f"{min(top, zero):.1f}",
                width=f"{wide * 0.76:.1f}",
                height=f"{max(abs(zero - top), 1.5):.1f}",
                fill="#1f5fae" if here else "#b9cbdc",
            )
            middle = left + wide / 2
            yield _letters(middle, _HEIGHT - _FOOT + 20, str(x), bold=here)
            if here:
                yield _letters(middle, min(top, zero) - 8, _short(value), bold=True)
                if found is not None:
                    yield _spread(middle, y_of(found.low), y_of(found.high), y_of(found.mean))

    label = " ".join(result.title.pick(one) for one in words.shown())
    ends = [_letters(_LEFT - 8, y_of(v) + 5, _short(v), anchor="end") for v in (low, high)]
    name = _letters(_WIDTH / 2, _HEIGHT - 4, result.over[0], bold=True)
    return tag(
        "svg",
        *ends,
        *bars(),
        name,
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        role="img",
        aria_label=label,
        class_="sb-chart",
    )


def _spread(x: float, low: float, high: float, mean: float) -> Markup:
    """What was simulated: its mean, and the interval in which the exact value should lie."""
    line = tag("line", x1=x, x2=x, y1=f"{low:.1f}", y2=f"{high:.1f}", stroke="#b3261e")
    return fragment(line, tag("circle", cx=x, cy=f"{mean:.1f}", r=4.5, fill="#b3261e"))


def _letters(
    x: float, y: float, text: str, *, anchor: str = "middle", bold: bool = False
) -> Markup:
    return tag(
        "text",
        text,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        font_size=_LETTERS,
        text_anchor=anchor,
        font_weight="700" if bold else "400",
        fill="#1d2a33",
    )


def formula(expression: sympy.Basic) -> Markup:
    """A formula as a browser sets it by itself."""
    inside = sympy.mathml(expression, printer="presentation")
    return tag("math", Markup(inside))  # noqa: S704 - sympy escapes what it writes


def _short(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:.2f}"


@cache
def _curve(code: str, name: str) -> tuple[tuple[int, float], ...]:
    return tuple(lab.results(code)[name].curve())


@cache
def _trials(code: str, name: str, at: int) -> Check:
    result = lab.results(code)[name]
    return result.simulate(1000, **{result.over[0]: at})
