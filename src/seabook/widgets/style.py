"""How things look: the style sheet, a page of it, and what went wrong."""

from __future__ import annotations

import traceback
from functools import cache
from pathlib import Path

from markupsafe import Markup

from seabook.engine import Complaint, Refused
from seabook.markup import tag
from seabook.words import say

_FOLDER = Path(__file__).parent


@cache
def source(name: str) -> str:
    """The text of a style sheet or script beside this module.

    Read as text: given a path, anywidget keeps every widget alive for good.
    """
    return (_FOLDER / name).read_text(encoding="utf-8")


def style(rules: str) -> Markup:
    """Style rules of our own as an HTML element, in which nothing is escaped."""
    return tag("style", Markup(rules))  # noqa: S704


def page(*inside: object) -> Markup:
    """What a widget saves: the style sheet, and what it shows."""
    return sheet() + tag("div", *inside, class_="sb-pad")


def sheet() -> Markup:
    """The style sheet as an HTML element."""
    return style(source("style.css"))


def fault(why: Exception) -> Markup:
    """What went wrong, for the pad: a refusal or a complaint in words, else the error itself."""
    if isinstance(why, Refused):
        return why.verdict._repr_html_()
    if isinstance(why, Complaint):
        return tag("div", why.text.html("p"), class_="sb-fault")
    last = "".join(traceback.format_exception_only(why)).strip()
    return tag("div", say("panel.error", error=last).html("p"), class_="sb-fault")
