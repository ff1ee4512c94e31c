"""What a rule did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from seabook.words import Text, bracketed, say


class Event(NamedTuple):
    """One thing one rule did, at the grain of a sentence of the rulebook.

    ``values`` are numbers and named things; ``paid`` among them is what the action cost. With an
    ``owner`` only that seat reads it; the others read ``instead``, without the ``secret`` values.
    ``paths`` are pairs of a value's name and a path under which a scenario reads the same. What
    ``shows`` something hidden nobody can foretell, nor what follows it; what ``hides`` something
    seen can no more be taken back than that.
    """

    rule: str
    slug: str
    values: dict[str, Any]
    owner: int | None = None
    instead: str = ""
    secret: tuple[str, ...] = ()
    paths: tuple[tuple[str, str], ...] = ()
    shows: bool = False
    hides: bool = False

    def showing(self) -> Event:
        """The same, as the event that shows what was hidden."""
        return self._replace(shows=True)

    def hiding(self) -> Event:
        """The same, as the event that hides what somebody has seen."""
        return self._replace(hides=True)

    def only(self, owner: int, instead: str, *secret: str) -> Event:
        """The same, kept between its owner and the table: what the others read instead."""
        return self._replace(owner=owner, instead=instead, secret=secret)

    def at(self, **paths: str | Iterable[str]) -> Event:
        """The same, saying where in the position each value can be read: ``at(n="box.regions")``."""
        each = ((name, [at] if isinstance(at, str) else at) for name, at in paths.items())
        return self._replace(paths=tuple((name, path) for name, found in each for path in found))

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may read it, or without one everybody."""
        if self.owner is None or self.owner == seat:
            return self
        known = {name: value for name, value in self.values.items() if name not in self.secret}
        return Event(self.rule, self.instead, known, shows=self.shows, hides=self.hides)

    @property
    def sentence(self) -> Text:
        """What happened, in both languages."""
        return say(self.slug, self.values)

    @property
    def text(self) -> Text:
        """The sentence with its rule."""
        return self.sentence + bracketed([self.rule])

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


def event(rule: str, slug: str, **values: Any) -> Event:
    """An event of a rule: ``event("E3.1a", "ship.placed", who=seat, region=region)``."""
    return Event(rule, slug, values)
