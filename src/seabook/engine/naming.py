"""What people name that is no action: the rule that answers it, and the action that they may mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from seabook.engine.errors import Complaint
from seabook.words import Named, Text, bracketed, glossary, say

if TYPE_CHECKING:
    from seabook.engine.action import Action


class Loose(NamedTuple):
    """A thing, or words, that a rule says cannot be aimed at; ``target`` is what may be meant.

    ``E3.4d`` lets nobody draw a card by its name: the deck is meant, with its top card.
    """

    thing: Any
    rule: str
    slug: str
    target: Any = None

    def complaint(self, given: str, near: Action | None = None) -> Complaint:
        """The answer by the rule, with the action that may be meant."""
        why = say(self.slug) + bracketed([self.rule])
        if near is None:
            return Complaint("complaint.by-rule", given=given, why=why)
        return Complaint("complaint.loosely", given=given, why=why, action=near.phrase, near=near)

    @property
    def words(self) -> Iterator[str]:
        """All that it is called."""
        yield from (self.thing,) if isinstance(self.thing, str) else called(self.thing)


def no_action(rule: str, slug: str, words: Iterable[str]) -> tuple[Loose, ...]:
    """Words for something that no action does."""
    return tuple(Loose(word, rule, slug) for word in words)


def called(thing: Named | None) -> Iterator[str]:
    """All texts that mean a seat or a target; nothing at all means no target."""
    if thing is None:
        yield ""
        return
    yield thing.code
    name: Text = thing.name
    yield from (name.zh_Hant, name.en)
    yield from getattr(thing, "aliases", ())
    for term in glossary().values():
        if term.name == name:
            yield from term.words
