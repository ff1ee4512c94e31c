"""The look of verdicts and rule cards, for widgets and for what is shown without one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

from seabook.markup import tag

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


def sheet() -> Markup:
    """The style sheet as an HTML element."""
    return style(source("style.css"))
