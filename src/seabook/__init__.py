"""Seabook 航海桌遊學堂: board games about the sea, with rules that run.

>>> import seabook
>>> table = seabook.game("endeavor").table(players=3, seed=7)
>>> table.check("red: occupy NA1").legal
False
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seabook.answers import ask
    from seabook.engine import Complaint, Refused
    from seabook.games import game, load
    from seabook.lessons import lesson
    from seabook.reference.rulecard import rule
    from seabook.reference.topics import topic
    from seabook.widgets.home import home
    from seabook.widgets.stage import stage
    from seabook.words import language

__all__ = [
    "Complaint",
    "Refused",
    "ask",
    "game",
    "home",
    "language",
    "lesson",
    "load",
    "rule",
    "stage",
    "topic",
]
__version__ = "0.1.0"

_FROM = {
    "Complaint": "engine",
    "Refused": "engine",
    "game": "games",
    "ask": "answers",
    "home": "widgets.home",
    "language": "words",
    "lesson": "lessons",
    "load": "games",
    "rule": "reference.rulecard",
    "stage": "widgets.stage",
    "topic": "reference.topics",
}


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: `seabook --help` needs no engine."""
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"seabook.{_FROM[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
