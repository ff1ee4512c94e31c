"""The switches of a game, as its rulings name them."""

from __future__ import annotations

from seabook.engine import Option
from seabook.playbook import rulings


def of_rulings(code: str) -> tuple[Option, ...]:
    """An option for each ruling of a game that has another reading."""
    return tuple(
        Option(ruling.option, ruling.values, ruling.id)
        for ruling in rulings(code).values()
        if ruling.option
    )
