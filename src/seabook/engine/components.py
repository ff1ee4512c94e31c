"""What a set of components must hold: constraints with names, each of which says what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import attrs

from seabook.words import Text, say

B = TypeVar("B")


@attrs.frozen
class Constraint(Generic[B]):
    """One thing that a box must hold; ``firm`` where the rules or several accounts say so.

    ``faults(box)`` yields a sentence for each thing that does not fit.
    """

    id: str
    firm: bool
    faults: Callable[[B], Iterator[Text]]


@attrs.frozen
class Fault:
    """One thing in a box that does not fit, and whether it must."""

    constraint: str
    firm: bool
    text: Text


def faults(
    box: B, constraints: tuple[Constraint[B], ...], without: Collection[str] = ()
) -> Iterator[Fault]:
    """All that does not fit, constraint by constraint; those of ``without`` are not looked at."""
    for each in constraints:
        if each.id not in without:
            for text in each.faults(box):
                yield Fault(each.id, each.firm, text)


def as_the_rules_say(counts: Any, expected: Mapping[str, Any]) -> Iterator[Text]:
    """Counts that the rules themselves fix, and that are other than they say."""
    for name, value in expected.items():
        if (given := getattr(counts, name)) != value:
            yield say("components.counts", name=name, given=given, expected=value)


def once_each(where: str, codes: Sequence[str]) -> Iterator[Text]:
    """Codes that stand twice in a list of a file."""
    for code, n in sorted(Counter(codes).items()):
        if n > 1:
            yield say("components.twice", where=where, code=code, n=n)
