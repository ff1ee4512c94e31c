"""A hard topic in a notebook: its content note with the teacher's switch, and the parts about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape, unescape
from typing import Any

import ipywidgets

from seabook.reference import topics
from seabook.widgets.pad import Pad, button, fault
from seabook.widgets.style import sheet
from seabook.words import LANGUAGES, Text, both, say


class ContentNote(Pad):
    """What a lesson contains that needs care, and three buttons for the teacher.

    >>> before = topics.topic()
    >>> note = ContentNote()
    >>> note.press("omit")
    >>> topics.topic()
    'omit'
    >>> note.press(before)
    >>> note.close()
    """

    _stop: Callable[[], None] | None = None

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self._game = game
        self._stop = topics.on_switch(lambda _: self._draw())
        self._draw()

    def pressed(self, data_id: str) -> None:
        """Switch the topic to what the button says; other cells follow when they are run again."""
        topics.topic(data_id)
        self.status = say("topic.hint").html("p")

    def _draw(self) -> None:
        try:
            self.status, self.html = "", self._drawn(topics.topic())
        except Exception as why:  # the switch was started with a word that it does not know
            self.status, self.html = fault(why), self._drawn("")

    def _drawn(self, now: str) -> str:
        label = say("topic.label")
        buttons = "".join(
            button(each, say(f"topic.{each}"), pressed=each == now) for each in topics.MODES
        )
        name = escape(" ".join(label.pick(lang) for lang in LANGUAGES))
        return (
            f'<div class="sb-ask sb-note" role="note">{topics.note(self._game).html("p")}</div>'
            f'<div class="sb-row" role="group" aria-label="{name}">{label.html()}{buttons}</div>'
        )

    def still(self) -> tuple[Text, str]:
        """The note, and where the switch is."""
        note, choices = topics.note(self._game), say("topic.choices")
        html = f'<div class="sb-ask sb-note">{note.html("p")}</div>{choices.html("p")}'
        return both(lambda lang: f"{note.pick(lang)}\n{choices.pick(lang)}"), html

    def close(self) -> None:
        """Take it down; it no longer follows the switch."""
        if self._stop:
            self._stop()
            self._stop = None
        super().close()


class Sensitive(ipywidgets.VBox):  # type: ignore[misc]
    """Widgets, texts or HTML about a topic: shown, shown with questions, or left out.

    Left out, one sentence stands in their place. What is saved in a notebook shows them. With
    ``ask=False`` the questions are left to a later part of the same lesson.

    >>> part = Sensitive("<p>about the topic</p>")
    >>> len(part.children)
    2
    >>> part.close()
    """

    _stop: Callable[[], None] | None = None

    def __init__(
        self, *parts: ipywidgets.Widget | Text | str, ask: bool = True, game: str | None = None
    ) -> None:
        self._questions = topics.questions(game=game) if ask else ()
        self._given = parts
        self._parts = tuple(_widget(part) for part in parts)
        self._told = Pad()
        self._stop = topics.on_switch(lambda _: self._show())
        super().__init__()
        self.add_class("sb-sensitive")
        self._show()

    def _show(self) -> None:
        try:
            mode = topics.topic()
            self._told.status = ""
            self._told.html = _said(mode, self._questions)
        except Exception as why:
            mode, self._told.status = "omit", fault(why)
        self.children = (self._told,) if mode == "omit" else (*self._parts, self._told)

    def close(self) -> None:
        """Take it down with all its parts."""
        if self._stop:
            self._stop()
            self._stop = None
            for part in (*self._parts, self._told):
                part.close()
        super().close()

    def __repr__(self) -> str:
        return "\n".join(_text(part) for part in self._given)

    def _repr_mimebundle_(self, **given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle = super()._repr_mimebundle_(**given)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        stills = [_still(part) for part in self._given]
        html = f'{sheet()}<div class="sb-pad">{"".join(each["text/html"] for each in stills)}</div>'
        pictures = [each["image/svg+xml"] for each in stills if "image/svg+xml" in each]
        picture = {"image/svg+xml": pictures[0]} if pictures else {}
        return {**data, "text/plain": repr(self), "text/html": html, **picture}, meta


def _said(mode: str, questions: tuple[Text, ...]) -> str:
    """What stands after the parts, or in their place."""
    if mode == "omit":
        return f'<div class="sb-ask sb-note">{say("topic.left-out").html("p")}</div>'
    if mode == "show" or not questions:
        return ""
    rows = "".join(f"<li>{each.html('p')}</li>" for each in questions)
    return f'<div class="sb-ask sb-note">{say("topic.ask").html("p")}<ol>{rows}</ol></div>'


def _widget(part: ipywidgets.Widget | Text | str) -> ipywidgets.Widget:
    if isinstance(part, ipywidgets.Widget):
        return part
    return Pad(html=_html(part))


def _html(part: Text | str) -> str:
    return part.html("p") if isinstance(part, Text) else part


def _text(part: ipywidgets.Widget | Text | str) -> str:
    if isinstance(part, str):
        return unescape(re.sub(r"(<[^>]*>)+", "\n", part)).strip()
    return part.show("both") if isinstance(part, Text) else repr(part)


def _still(part: ipywidgets.Widget | Text | str) -> dict[str, str]:
    """What a part shows without a kernel."""
    if isinstance(part, Text | str):
        return {"text/html": _html(part)}
    bundle = part._repr_mimebundle_()
    found = bundle[0] if isinstance(bundle, tuple) else bundle
    kept = {key: found[key] for key in ("text/html", "image/svg+xml") if key in found}
    return {"text/html": f"<pre>{escape(repr(part))}</pre>", **kept}
