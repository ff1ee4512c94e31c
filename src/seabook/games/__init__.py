"""The games: one folder each, in the order of its rulebook.

A game's module ``game`` has ``GAME``, and for those who bring printed values of their own ``read_box``,
``CONSTRAINTS``, what such values must meet, and ``played_with``, the game of a box. Where the house
has several sets of such values they stand in ``playbook/<game>/components``, each in a file of its
name; ``GAME`` is played with one of them.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from seabook.engine import Complaint, Game, Position
from seabook.engine.components import Fault, faults
from seabook.engine.saves import load as _load
from seabook.engine.table import Table
from seabook.files import data
from seabook.words import Text, glossary, plain

_NAMES = ("endeavor", "vasco_da_gama", "anchors_aweigh")


def names() -> tuple[str, ...]:
    """The games whose rules run here."""
    return _NAMES


def title(code: str) -> Text:
    """What a game is called, before its rules are read."""
    term = glossary().get(code.replace("_", "-"))
    return term.name if term else Text(code, code)


def code_of(given: str) -> str:
    """The code of the game that a text means: its code or a name of it, or how only one begins.

    >>> code_of("Vasco da Gama"), code_of("奋进号"), code_of("anchors")
    ('vasco_da_gama', 'endeavor', 'anchors_aweigh')
    """
    if given in _NAMES:
        return given
    wanted, called = plain(str(given)), _called()
    meant = {called[word] for word in called if word == wanted} or {
        code for word, code in called.items() if len(wanted) > 1 and word.startswith(wanted)
    }
    if len(meant) == 1:
        return meant.pop()
    near = difflib.get_close_matches(wanted[:80], called, 1, 0.7)
    if near:
        raise Complaint("complaint.game-near", given=given, near=title(called[near[0]]))
    raise Complaint("complaint.game", given=given, known=[title(code) for code in _NAMES])


@cache
def _called() -> dict[str, str]:
    terms = {code: glossary().get(code.replace("_", "-")) for code in _NAMES}
    return {
        plain(word): code
        for code, term in terms.items()
        for word in (code, *(term.words if term else ()))
    }


def sets(code: str) -> tuple[str, ...]:
    """The named sets of printed values that the house has of a game, its usual one first.

    >>> sets("vasco_da_gama")
    ('standin-v2', 'standin-v1')
    """
    usual = _module(code).GAME.component_set
    others = sorted(path.stem for path in _folder(code).glob("*.toml"))
    return tuple(dict.fromkeys([*([usual] if usual else []), *others]))


def game(code: str, components: str | Path | None = None) -> Game[Any]:
    """A game by its code or its name; ``components`` are the printed values to play it with: a set of the
    house by its name, or a file.

    >>> game("endeavor").players
    (3, 4, 5)
    """
    module = _module(code := code_of(code))
    if components is None:
        return module.GAME  # type: ignore[no-any-return]
    if components in sets(code):
        return _of_the_house(code, str(components))
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

    def lay(save: Position) -> Table[Any]:
        return (game(save.game, components) if components else game_with(save)).lay(save)

    return _load(text, lay)


def game_with(position: Position) -> Game[Any]:
    """The game with the set of the house on which a position relies; else as it usually is."""
    named = position.components
    return game(position.game, named if named in sets(position.game) else None)


@cache
def _of_the_house(code: str, name: str) -> Game[Any]:
    module = _module(code)
    if name == module.GAME.component_set:
        return module.GAME  # type: ignore[no-any-return]
    return module.played_with(module.read_box(_folder(code) / f"{name}.toml"))  # type: ignore[no-any-return]


def _folder(code: str) -> Path:
    return data("playbook") / code_of(code) / "components"


def _module(code: str) -> Any:
    # Imported when asked for: each game reads its own box.
    return import_module(f"seabook.games.{code_of(code)}.game")
