"""What a rule did."""

from __future__ import annotations

from typing import Any, NamedTuple

from seabook.words import Text, bracketed, say


class Event(NamedTuple):
    """One thing one rule did, at the grain of a sentence of the rulebook.

    ``values`` are numbers and named things; ``paid`` among them is what the action cost.
    """

    rule: str
    slug: str
    values: dict[str, Any]

    @property
    def text(self) -> Text:
        """The sentence in both languages, with its rule."""
        return say(self.slug, self.values) + bracketed([self.rule])

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


def event(rule: str, slug: str, **values: Any) -> Event:
    """An event of a rule: ``event("E3.1a", "ship.placed", who=seat, region=region)``."""
    return Event(rule, slug, values)
