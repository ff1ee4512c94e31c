"""The games: one folder each, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seabook.engine import Complaint, Game
from seabook.engine.saves import load as _load
from seabook.engine.table import Table


def names() -> tuple[str, ...]:
    """The games whose rules run here."""
    return ("endeavor",)


def game(code: str) -> Game[Any]:
    """A game by its code.

    >>> game("endeavor").players
    (3, 4, 5)
    """
    if code == "endeavor":
        # Imported when asked for: each game reads its own box.
        from seabook.games.endeavor.game import ENDEAVOR

        return ENDEAVOR
    raise Complaint("complaint.game", given=code, known=names())


def load(text: str) -> Table[Any]:
    """The table of a save, replayed and checked; see :meth:`Table.save`."""
    return _load(text, _open)


def _open(code: str, origin: Mapping[str, Any]) -> Table[Any]:
    rules, players, options = game(code), origin.get("players", 0), origin.get("options", {})
    rules.complete(options)  # a name that is no option is told before it becomes an argument
    if "position" in origin:
        return rules.position(players, origin["position"], **options)
    return rules.table(players, origin.get("seed", 0), origin.get("first"), **options)
