"""The switches of a game: readings of its rules, its variants, and house rules."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from seabook.engine import Option
from seabook.playbook import PlaybookError, house_rules, rulings


def declared(code: str, shape: type, variants: Iterable[Option] = ()) -> tuple[Option, ...]:
    """The options of a game, each from one place: a ruling, a variant, or a house rule.

    ``shape`` is what the rules ask: it has a field for each. :class:`PlaybookError` names one that
    stands on one side alone, or twice.
    """
    found = (*_of_rulings(code), *variants, *_of_the_house(code))
    names, fields = [option.name for option in found], {each.name for each in attrs.fields(shape)}
    for name in names:
        if names.count(name) > 1:
            raise PlaybookError(f"{code}: the option {name} is declared twice")
        if name not in fields:
            raise PlaybookError(
                f"{code}: the option {name} is declared, but {shape.__module__}.{shape.__name__}"
                " has no field for it, so that no rule can ask it"
            )
    for name in sorted(fields - {*names}):
        raise PlaybookError(
            f"{code}: {shape.__module__}.{shape.__name__} has a field {name}, but no ruling, no variant"
            " and no row of options.toml declares this option"
        )
    return found


def _of_rulings(code: str) -> tuple[Option, ...]:
    """An option for each ruling of a game that has another reading."""
    return tuple(
        Option(ruling.option, ruling.values, ruling.id)
        for ruling in rulings(code).values()
        if ruling.option
    )


def _of_the_house(code: str) -> tuple[Option, ...]:
    return tuple(Option(each.name, each.values, "ours") for each in house_rules(code))
