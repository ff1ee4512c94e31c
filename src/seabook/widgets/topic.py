"""A hard topic in a notebook: its content note with the teacher's switch, and the parts about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

import ipywidgets
from markupsafe import Markup, escape

from seabook.markup import fragment, listing, tag
from seabook.reference import topics
from seabook.widgets.pad import Pad, button
from seabook.widgets.panel import Panel
from seabook.widgets.style import fault, page
from seabook.words import LANGUAGES, Text, both, say

_NOTE = "sb-ask sb-note"


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

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self._game = game
        self.follow(topics.on_switch, lambda _: self._draw())
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

    def _drawn(self, now: str) -> Markup:
        label = say("topic.label")
        buttons = (button(each, say(f"topic.{each}"), pressed=each == now) for each in topics.MODES)
        name = " ".join(label.pick(lang) for lang in LANGUAGES)
        return fragment(
            tag("div", topics.note(self._game).html("p"), class_=_NOTE, role="note"),
            tag("div", label, *buttons, class_="sb-row", role="group", aria_label=name),
        )

    def still(self) -> tuple[Text, Markup]:
        """The note, and where the switch is."""
        note, choices = topics.note(self._game), say("topic.choices")
        html = fragment(tag("div", note.html("p"), class_=_NOTE), choices.html("p"))
        return both(lambda lang: f"{note.pick(lang)}\n{choices.pick(lang)}"), html


class Sensitive(Panel):
    """Widgets, texts or markup about a topic: shown, shown with questions, or left out.

    Left out, one sentence stands in their place. What is saved in a notebook shows them. With
    ``ask=False`` the questions are left to a later part of the same lesson.

    >>> part = Sensitive(topics.passage("told"))
    >>> len(part.children)
    2
    >>> part.close()
    """

    def __init__(
        self, *parts: ipywidgets.Widget | Text | str, ask: bool = True, game: str | None = None
    ) -> None:
        self._questions = topics.questions(game=game) if ask else ()
        self._given = parts
        self._told = Pad()
        super().__init__(*(_widget(part) for part in parts), self._told, kind="sb-sensitive")
        self.follow(topics.on_switch, lambda _: self._show())
        self._show()

    def _show(self) -> None:
        try:
            mode = topics.topic()
            self._told.status = ""
            self._told.html = _said(mode, self._questions)
        except Exception as why:
            mode, self._told.status = "omit", fault(why)
        self.children = (self._told,) if mode == "omit" else self._parts

    def __repr__(self) -> str:
        return "\n".join(_text(part) for part in self._given)

    def saved(self) -> Mapping[str, str]:
        """Its parts as they are saved, whatever is shown now."""
        stills = [_still(part) for part in self._given]
        html = page(*(each["text/html"] for each in stills))
        pictures = [each["image/svg+xml"] for each in stills if "image/svg+xml" in each]
        picture = {"image/svg+xml": pictures[0]} if pictures else {}
        return {**super().saved(), "text/html": html, **picture}


def _said(mode: str, questions: tuple[Text, ...]) -> Markup:
    """What stands after the parts, or in their place."""
    if mode == "omit":
        return _left_out()
    if mode == "show" or not questions:
        return fragment()
    return _debrief(questions)


def _left_out() -> Markup:
    return tag("div", say("topic.left-out").html("p"), class_=_NOTE)


def left_out() -> Pad:
    """What stands where a teacher leaves the whole of a page out."""
    return Pad(html=_left_out())


def discussed(game: str) -> Markup:
    """What a class talks about after a lesson that speaks of the topic, where its teacher wants that."""
    return _debrief(topics.questions(game=game)) if topics.topic() == "discuss" else fragment()


def _debrief(questions: tuple[Text, ...]) -> Markup:
    rows = listing((each.html("p") for each in questions), "ol")
    return tag("div", say("topic.ask").html("p"), rows, class_=_NOTE)


def _widget(part: ipywidgets.Widget | Text | str) -> ipywidgets.Widget:
    if isinstance(part, ipywidgets.Widget):
        return part
    return Pad(html=_html(part))


def _html(part: Text | str) -> Markup:
    return part.html("p") if isinstance(part, Text) else escape(part)


def _text(part: ipywidgets.Widget | Text | str) -> str:
    if isinstance(part, Markup):
        return unescape(re.sub(r"(<[^>]*>)+", "\n", part)).strip()
    if isinstance(part, str):
        return part
    return part.show("both") if isinstance(part, Text) else repr(part)


def _still(part: ipywidgets.Widget | Text | str) -> dict[str, str]:
    """What a part shows without a kernel."""
    if isinstance(part, Text | str):
        return {"text/html": _html(part)}
    bundle = part._repr_mimebundle_()
    found = bundle[0] if isinstance(bundle, tuple) else bundle
    kept = {key: found[key] for key in ("text/html", "image/svg+xml") if key in found}
    return {"text/html": tag("pre", repr(part)), **kept}
