"""A question in words about the very position on the screen: over the page, so that nothing is lost."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from seabook.answers import ask_here
from seabook.engine import SeatTable
from seabook.markup import fragment, listing, tag
from seabook.widgets import screen
from seabook.widgets.pad import named, pressable
from seabook.widgets.screen import NEXT
from seabook.words import say


def ask_card(seat: SeatTable[Any], question: str = "") -> Markup:
    """The card in which one asks, with the answer to what was asked."""
    field = tag(
        "input",
        name="words",
        maxlength=400,
        autocomplete="off",
        value=question or None,
        aria_label=screen.heard("ask.field"),
    )
    press = pressable(named(say("home.ask")), data_id="words", data_take="words", class_=NEXT)
    told = Markup()
    if question:
        head, *rest = ask_here(question, seat).texts
        told = tag("div", tag("p", head.html(), class_="sb-head"), listing(rest), class_="sb-told")
    title = tag("h2", say("ask.here", who=seat.seat.name).html())
    form = tag("div", field, press, class_="sb-row sb-ask-field")
    return screen.card(fragment(title, form, tag("div", told, role="status")))
