"""What stays closed until the learner has thought: a key, a way to do it, a table of answers."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from seabook.markup import fragment, tag
from seabook.words import say


class Reveal:
    """Things that open at a click, for a notebook that is run all at once.

    A thing is a text, or whatever shows itself as HTML, as a picture or as a formula. What
    a widget shows here is what it saves: nothing in it can be pressed.

    >>> from seabook.words import Text
    >>> Reveal(Text("4條", "There are 4"))
    先自己想，再打開
    Think first, then open
    """

    def __init__(self, *things: Any) -> None:
        self.things = things

    def __repr__(self) -> str:
        return say("reveal.open").show("both")

    def _repr_html_(self) -> Markup:
        head = tag("summary", say("reveal.open").html(between=" "))
        return tag("details", head, *(_html(thing) for thing in self.things), class_="sb-key")


def _html(thing: Any) -> Markup:
    """A thing as HTML that needs no kernel."""
    if isinstance(thing, str):
        return fragment(thing)
    if (shows := getattr(thing, "_repr_html_", None)) and (html := shows()):
        return Markup(html)  # noqa: S704 - what shows itself as HTML answers for it
    if formula := getattr(thing, "_repr_latex_", None):
        return tag("p", formula())
    if still := getattr(thing, "still", None):
        saved = still()
        return saved if isinstance(saved, Markup) else tag("div", saved[1], class_="sb-pad")
    return tag("pre", repr(thing))
