"""One screen: the board beside what is said, a line above, a line below, a sheet that lies over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import ipywidgets
from markupsafe import Markup

from seabook import words
from seabook.drawing import Drawing
from seabook.markup import fragment, tag
from seabook.reference.rulecard import rule
from seabook.widgets.pad import Pad, button, pressable, row
from seabook.widgets.panel import Answer, Panel
from seabook.widgets.style import style
from seabook.widgets.switch import hiding
from seabook.words import CHOICES, Text, say, shown

# What one is to press next: the only strong colour on a screen.
NEXT = "sb-next"
HOME = "00_start_here.ipynb"
# Signs are drawn: not every machine has letters for them.
_SIGNS = {
    "home": "M3 11 12 4l9 7M6 9.5V20h4v-6h4v6h4V9.5",
    "question": "M9 9a3 3 0 1 1 4.4 2.7c-1 .6-1.4 1.1-1.4 2.3M12 18v.4",
    "full": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "code": "M8 7 3 12l5 5M16 7l5 5-5 5M14 5l-4 14",
}
_LANGUAGES = {"zh_Hant": ("zh-Hant", "中"), "en": ("en", "EN")}

_MOST_LIT = 20

Areas = Mapping[str, Sequence[ipywidgets.Widget]]


def grid(areas: Areas) -> ipywidgets.VBox:
    """The parts in their places: ``head``, ``board``, ``aside``, ``side``, ``foot``, ``over``."""
    placed = []
    for area, parts in areas.items():
        if not parts:
            continue
        place = parts[0] if len(parts) == 1 else ipywidgets.VBox(tuple(parts))
        place.add_class(f"sb-stage-{area}")
        if len(parts) > 1:
            place.add_class("sb-several")
        placed.append(place)
    found = ipywidgets.VBox(tuple(placed))
    found.add_class("sb-stage-grid")
    return found


class Screen(Panel):
    """A panel that fills the screen: its parts in their places, and ``card``, a pad that lies over them."""

    def __init__(self, areas: Areas) -> None:
        self.card = Pad(self._pressed)
        self.grid = grid({**areas, "over": [self.card]})
        super().__init__(self.grid, kind="sb-stage")
        self._parts = (self.grid, *_leaves(self.grid))

    def show_rule(self, rule_id: str) -> None:
        """Lay the card of a rule over the page; without a rule, take it away."""
        self.card.html = rule_card(rule_id)

    def _answers(self) -> Mapping[str, Answer]:
        return {"rule": self.show_rule, "lang": words.language}


def _leaves(box: ipywidgets.VBox) -> Iterator[ipywidgets.Widget]:
    """All parts in a grid, those of its columns too."""
    for child in box.children:
        yield child
        yield from _leaves(child) if isinstance(child, ipywidgets.VBox) else ()


def dots(every: Iterable[tuple[Text, str]], now: int, label: str) -> Markup:
    """A dot for each step, to go there: what it is called, how it stands, and which one is shown."""
    found = (
        pressable(
            "",
            data_id=f"go:{n}",
            class_=f"sb-dot {kind}".strip(),
            aria_current="step" if n == now else None,
            aria_label=spoken(name),
            title=spoken(name),
        )
        for n, (name, kind) in enumerate(every, 1)
    )
    return tag("span", *found, class_="sb-dots", role="group", aria_label=label)


def head(*inside: object, asks: bool = False) -> Markup:
    """The line above: home, what the page is about, language, code, full screen; where one ``asks`` about
    the position, the way to do it."""
    return fragment(
        style(hiding(words.language())),
        sign("home", say("stage.home"), data_open=HOME),
        *inside,
        *([sign("question", say("stage.question"))] if asks else []),
        tag(
            "span",
            *languages(),
            class_="sb-languages",
            role="group",
            aria_label=heard("switch.label"),
        ),
        sign("code", say("stage.code"), data_code="1"),
        sign("full", say("stage.full"), data_full="1"),
    )


def heard(slug: str) -> str:
    """A sentence as a label for those who listen, in the languages shown."""
    return spoken(say(slug))


def spoken(text: Text) -> str:
    """A text as a label for those who listen, in the languages shown."""
    return " ".join(text.pick(one) for one in shown())


def sign(name: str, text: Text, **more: str) -> Markup:
    """A button that is a drawn sign, with its name."""
    path = tag("path", d=_SIGNS[name])
    size = {"viewBox": "0 0 24 24", "width": 22, "height": 22}
    drawn = tag("svg", path, class_="sb-drawn", aria_hidden="true", **size)
    label = spoken(text)
    return pressable(drawn, data_id=name, aria_label=label, title=label, class_="sb-sign", **more)


def languages() -> Iterator[Markup]:
    """The three languages to choose from, each named in itself."""
    for code in CHOICES:
        lang, name = _LANGUAGES.get(code, ("zxx", "中EN"))
        yield pressable(
            tag("span", name, lang=lang, class_="sb-keep"),
            data_id=f"lang:{code}",
            aria_pressed=str(words.language() == code).lower(),
            class_="sb-quiet",
        )


def views(draw: Drawing, chosen: Sequence[str]) -> Markup:
    """The parts of a board to choose from, as small buttons; nothing where it has none."""
    parts = draw.parts()
    buttons = (
        button(f"show:{code}", name, pressed=[code] == [*chosen], kind="sb-quiet sb-view")
        for code, name in parts.items()
    )
    label = heard("stage.views")
    group = tag("span", *buttons, class_="sb-views", role="group", aria_label=label)
    return group if parts else Markup()


def lit(places: Sequence[str]) -> dict[str, str]:
    """The marks of places that invite a click; where one may go nearly everywhere, none: light on
    everything would show nothing."""
    return dict.fromkeys(places if len(places) <= _MOST_LIT else (), "may")


def rules_row(rules: Sequence[str]) -> Markup:
    """The numbers of rules as buttons."""
    if not rules:
        return Markup()
    names = (button(f"rule:{each}", Text(each, each), kind="sb-rule") for each in rules)
    return row(say("panel.rules"), *names)


def rule_card(rule_id: str) -> Markup:
    """The card of a rule over the page; nothing without a rule."""
    return card(rule(rule_id)._repr_html_()) if rule_id else Markup()


def card(html: Markup) -> Markup:
    """A card over the page, with what takes it away."""
    close = button("rule:", say("stage.close"), kind=NEXT)
    return tag(
        "div", html, row(close), class_="sb-sheet", role="dialog", aria_label=heard("stage.card")
    )
