"""What stays closed until the learner has thought: a key, a way to do it, a table of answers."""

from __future__ import annotations

from html import escape
from typing import Any

from seabook.words import say


class Reveal:
    """Things that open at a click, for a notebook that is run all at once.

    A thing is a text, HTML as a string, or whatever shows itself as HTML or as a formula. What
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

    def _repr_html_(self) -> str:
        told = say("reveal.open")
        # The space goes where one language is hidden.
        head = told.html().replace("</span><span", "</span> <span")
        body = "".join(_html(thing) for thing in self.things)
        return f'<details class="sb-key"><summary>{head}</summary>{body}</details>'


def _html(thing: Any) -> str:
    """A thing as HTML that needs no kernel."""
    if isinstance(thing, str):
        return thing
    if (shows := getattr(thing, "_repr_html_", None)) and (html := shows()):
        return str(html)
    if formula := getattr(thing, "_repr_latex_", None):
        return f"<p>{escape(formula())}</p>"
    if still := getattr(thing, "still", None):
        saved = still()
        return saved if isinstance(saved, str) else f'<div class="sb-pad">{saved[1]}</div>'
    return f"<pre>{escape(repr(thing))}</pre>"
