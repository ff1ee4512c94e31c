"""Sound positions broken in one place, by the path of what is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from seabook.engine import Game

# What is changed, and to what: ``{"players.0.money": -1, "bag.2": more(1)}``.
Changes = Mapping[str, Any]


def changed(sound: Any, changes: Changes) -> Any:
    """A copy of a position with these changes; a function is given the old value."""
    state = sound.copy()
    for path, value in changes.items():
        *way, last = path.split(".")
        owner = state
        for step in way:
            owner = owner[int(step)] if step.isdigit() else getattr(owner, step)
        old = owner[int(last)] if last.isdigit() else getattr(owner, last)
        new = value(old) if callable(value) else value
        if last.isdigit():
            owner[int(last)] = new
        else:
            setattr(owner, last, new)
    return state


def more(n: int) -> Callable[[int], int]:
    """So many more than before."""
    return lambda old: old + n


def told(rules: Game[Any], state: Any) -> list[str]:
    """What is wrong with a position, those things too that are only wrong while somebody decides."""
    return [problem.en for problem in (*rules.problems(state), *rules.unsettled(state))]
