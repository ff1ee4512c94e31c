"""The games: one folder each, in the order of its rulebook.

A game's module ``game`` has ``GAME``, and for those who bring printed values of their own ``read_box``,
``CONSTRAINTS``, what such values must meet, and ``played_with``, the game of a box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from seabook.engine import Complaint, Game
from seabook.engine.components import Fault, faults
from seabook.engine.saves import load as _load
from seabook.engine.table import Table

_NAMES = ("endeavor", "vasco_da_gama", "anchors_aweigh")


def names() -> tuple[str, ...]:
    """The games whose rules run here."""
    return _NAMES


def game(code: str, components: str | Path | None = None) -> Game[Any]:
    """A game by its code; ``components`` is a file of printed values to play it with.

    >>> game("endeavor").players
    (3, 4, 5)
    """
    module = _module(code)
    if components is None:
        return module.GAME  # type: ignore[no-any-return]
    for fault in check_components(code, components):
        if fault.firm:
            raise Complaint("components.fault.firm", id=fault.constraint, fault=fault.text)
    return module.played_with(module.read_box(Path(components)))  # type: ignore[no-any-return]


def check_components(
    code: str, components: str | Path, without: Collection[str] = ()
) -> Iterator[Fault]:
    """What in a file of printed values does not fit the game.

    ``without`` names conditions to leave out; only those that are not firm can be.
    """
    module = _module(code)
    known = [each.id for each in module.CONSTRAINTS if not each.firm]
    for each in without:
        if each not in known:
            raise Complaint("components.unknown-constraint", given=each, known=known)
    yield from faults(module.read_box(Path(components)), module.CONSTRAINTS, without)


def load(text: str, components: str | Path | None = None) -> Table[Any]:
    """The table of a save, replayed and checked; see :meth:`Table.save`."""

    return _load(text, lambda save: game(save.game, components).lay(save))


def _module(code: str) -> Any:
    if code not in _NAMES:
        raise Complaint("complaint.game", given=code, known=_NAMES)
    # Imported when asked for: each game reads its own box.
    return import_module(f"seabook.games.{code}.game")
