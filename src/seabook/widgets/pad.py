"""A pad: text with buttons, and a place whose changes are read out to those who listen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import anywidget
import traitlets
from markupsafe import Markup, escape

from seabook import words
from seabook.markup import fragment, tag
from seabook.widgets.panel import Shown
from seabook.widgets.style import fault, page, source
from seabook.words import BCP47, LANGUAGES, Text


class Html(traitlets.TraitType[Markup, Any]):
    """Markup; what is none is text, and is escaped."""

    default_value = Markup()
    info_text = "markup, or a text"

    def validate(self, obj: Any, value: Any) -> Markup:
        """The value as markup."""
        return escape(value)


class Pad(Shown, anywidget.AnyWidget):
    """Shows ``html`` and, in the place that is read out, ``status``; reports pressed buttons.

    ``answer(data_id)`` is called for each pressed button. What goes wrong in it is shown.
    """

    _esm = source("pad.js")
    _css = source("style.css") + source("stage.css")

    html = Html().tag(sync=True)
    status = Html().tag(sync=True)
    show = traitlets.Unicode("both").tag(sync=True)
    clicked = traitlets.Unicode("").tag(sync=True)
    click_count = traitlets.Int(0).tag(sync=True)

    def __init__(self, answer: Callable[[str], None] | None = None, **given: Any) -> None:
        super().__init__(show=words.language(), **given)
        self._answer = answer
        self.follow(words.on_switch, self._switched)
        self.observe(self._clicked, names="click_count")

    def _switched(self, code: str) -> None:
        self.show = code

    def _clicked(self, _: Any) -> None:
        try:
            self.pressed(self.clicked)
        except Exception as why:
            self.status = fault(why)

    def pressed(self, data_id: str) -> None:
        """A button was pressed."""
        if self._answer:
            self._answer(data_id)

    def press(self, data_id: str) -> None:
        """Press a button from Python, as a scripted lesson or a test does."""
        self.set_state({"clicked": data_id, "click_count": self.click_count + 1})

    def still(self) -> tuple[Text, Markup]:
        """What it says without a kernel: as text, and as HTML in both languages."""
        return Text("", ""), fragment(self.html, self.status)

    def __repr__(self) -> str:
        text = self.still()[0].show("both")
        return text or f"<{type(self).__name__}>"

    def saved(self) -> Mapping[str, str]:
        """What it says without a kernel."""
        return {**super().saved(), "text/html": page(self.still()[1])}


def button(
    data_id: str,
    text: Text,
    *,
    pressed: bool | None = None,
    enabled: bool = True,
    kind: str = "",
    **more: str | int,
) -> Markup:
    """A button in both languages; ``pressed`` for one that stays down.

    ``more`` are what ``pad.js`` knows besides: ``key``, ``take``, ``again`` and ``every``.
    """
    return pressable(
        named(text),
        data_id=data_id,
        **{f"data_{key}": value for key, value in more.items()},
        class_=kind or None,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        disabled=not enabled,
    )


def pressable(inside: object, **attributes: object) -> Markup:
    """A button with anything in it."""
    return tag("button", inside, type="button", **attributes)


def named(text: Text) -> Markup:
    """A text in both languages; once where they are the same, such as the number of a rule."""
    return tag("span", text.en, lang="zxx") if text.zh_Hant == text.en else text.html()


def choice(
    data_id: str, label: Text, press: Text, rows: Mapping[str, Text], chosen: str = ""
) -> Markup:
    """One of many, with a button that reports it as ``DATA_ID.LANG:KEY``.

    There is one for each language, since the text of an option can hold only one.
    """
    return fragment(
        *(_choice(f"{data_id}.{lang}", label, press, rows, chosen, lang) for lang in LANGUAGES)
    )


def _choice(
    name: str, label: Text, press: Text, rows: Mapping[str, Text], chosen: str, lang: str
) -> Markup:
    options = (
        tag("option", text.pick(lang), value=key, selected=key == chosen)
        for key, text in rows.items()
    )
    field = tag("label", label.pick(lang), tag("select", *options, name=name))
    taken = pressable(press.pick(lang), data_id=name, data_take=name, disabled=not rows)
    return tag("span", field, taken, class_="sb-row", lang=BCP47[lang])


def row(*parts: object) -> Markup:
    """Buttons beside each other."""
    return tag("div", *parts, class_="sb-row")
