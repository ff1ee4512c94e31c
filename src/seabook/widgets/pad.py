"""A pad: text with buttons, and a place whose changes are read out to those who listen."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import anywidget
import traitlets

from seabook import words
from seabook.engine import Complaint, Refused
from seabook.widgets.style import sheet, source
from seabook.words import BCP47, LANGUAGES, Text, say


class Pad(anywidget.AnyWidget):
    """Shows ``html`` and, in the place that is read out, ``status``; reports pressed buttons.

    ``answer(data_id)`` is called for each pressed button. What goes wrong in it is shown.
    """

    _esm = source("pad.js")
    _css = source("style.css")

    html = traitlets.Unicode("").tag(sync=True)
    status = traitlets.Unicode("").tag(sync=True)
    show = traitlets.Unicode("both").tag(sync=True)
    clicked = traitlets.Unicode("").tag(sync=True)
    click_count = traitlets.Int(0).tag(sync=True)

    def __init__(self, answer: Callable[[str], None] | None = None, **given: Any) -> None:
        super().__init__(show=words.language(), **given)
        self._answer = answer
        self._unsubscribe: Callable[[], None] | None = words.on_switch(self._switched)
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

    def close(self) -> None:
        """Take it down; it no longer follows the language."""
        if self._unsubscribe:
            self._unsubscribe()
            self._unsubscribe = None
        super().close()

    def still(self) -> tuple[Text, str]:
        """What it says without a kernel: as text, and as HTML in both languages."""
        return Text("", ""), self.html + self.status

    def __repr__(self) -> str:
        text = self.still()[0].show("both")
        return text or f"<{type(self).__name__}>"

    def _repr_mimebundle_(self, **given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle = super()._repr_mimebundle_(**given)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        html = f'{sheet()}<div class="sb-pad">{self.still()[1]}</div>'
        return {**data, "text/plain": repr(self), "text/html": html}, meta


def button(
    data_id: str,
    text: Text,
    *,
    pressed: bool | None = None,
    enabled: bool = True,
    kind: str = "",
    **more: str | int,
) -> str:
    """A button in both languages; ``pressed`` for one that stays down.

    ``more`` are what ``pad.js`` knows besides: ``key``, ``take``, ``again`` and ``every``.
    """
    return _button(data_id, named(text), pressed, enabled, kind, more)


def named(text: Text) -> str:
    """A text in both languages; once where they are the same, such as the number of a rule."""
    if text.zh_Hant == text.en:
        return f'<span lang="zxx">{escape(text.en)}</span>'
    return text.html()


def _button(
    data_id: str,
    html: str,
    pressed: bool | None,
    enabled: bool,
    kind: str,
    more: Mapping[str, str | int],
) -> str:
    parts = [f'type="button" data-id="{escape(data_id)}"']
    parts += [f'data-{key}="{escape(str(value))}"' for key, value in more.items()]
    if kind:
        parts.append(f'class="{escape(kind)}"')
    if pressed is not None:
        parts.append(f'aria-pressed="{str(pressed).lower()}"')
    if not enabled:
        parts.append("disabled")
    return f"<button {' '.join(parts)}>{html}</button>"


def choice(
    data_id: str, label: Text, press: Text, rows: Mapping[str, Text], chosen: str = ""
) -> str:
    """One of many, with a button that reports it as ``DATA_ID.LANG:KEY``.

    There is one for each language, since the text of an option can hold only one.
    """
    return "".join(
        f'<span class="sb-row" lang="{BCP47[lang]}">'
        f"<label>{escape(label.pick(lang))}{_select(f'{data_id}.{lang}', rows, chosen, lang)}</label>"
        + _button(
            f"{data_id}.{lang}",
            escape(press.pick(lang)),
            None,
            bool(rows),
            "",
            {"take": f"{data_id}.{lang}"},
        )
        + "</span>"
        for lang in LANGUAGES
    )


def _select(name: str, rows: Mapping[str, Text], chosen: str, lang: str) -> str:
    options = (
        f'<option value="{escape(key)}"{" selected" * (key == chosen)}>'
        f"{escape(text.pick(lang))}</option>"
        for key, text in rows.items()
    )
    return f'<select name="{escape(name)}">{"".join(options)}</select>'


def row(*parts: str) -> str:
    """Buttons beside each other."""
    return f'<div class="sb-row">{"".join(parts)}</div>'


def fault(why: Exception) -> str:
    """What went wrong, for the pad: a refusal or a complaint in words, else the error itself."""
    if isinstance(why, Refused):
        return str(why.verdict._repr_html_())
    if isinstance(why, Complaint):
        return f'<div class="sb-fault">{why.text.html("p")}</div>'
    last = "".join(traceback.format_exception_only(why)).strip()
    told = say("panel.error", error=last)
    return f'<div class="sb-fault">{told.html("p")}</div>'
