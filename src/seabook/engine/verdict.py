"""The answer to "may I?": legal with what it does and costs, or every reason why not."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
from markupsafe import Markup

from seabook.engine import telling
from seabook.engine.action import Action, Way
from seabook.engine.event import Event
from seabook.engine.follows import NOTHING, Follows
from seabook.engine.refusal import Missing, Refusal, distance
from seabook.words import Text, fitted


@attrs.frozen
class WayVerdict:
    """One way to a wish: its steps, and what forbids it or what it does."""

    way: Way
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...] = ()
    granted: tuple[str, ...] = ()
    follows: Follows = NOTHING

    @property
    def legal(self) -> bool:
        """Whether the whole turn can be played so."""
        return not self.refusals

    @property
    def paid(self) -> int:
        """What it costs in the game's working pieces."""
        return paid(self.events)

    @property
    def distance(self) -> int:
        """How much is missing, for putting the nearest way first."""
        return distance(self.refusals)


@attrs.frozen(repr=False)
class Verdict:
    """What the rules say of one action asked for in one position.

    ``refusals`` are those that hold whatever the way; each of ``ways`` adds its own. Those of the
    ``moment`` among them (phase, turn, open decision) pass by themselves; those of ``anyway`` hold in
    the position as it stands, before any way is gone. ``events`` is what would
    happen, for an action that can be played at once, up to the first thing that chance decides, and
    ``follows`` what the asker has gained, paid and lost by then; each of ``ways`` has its own.
    """

    action: Action
    refusals: tuple[Refusal, ...] = ()
    events: tuple[Event, ...] = ()
    ways: tuple[WayVerdict, ...] = ()
    granted: tuple[str, ...] = ()
    follows: Follows = NOTHING
    moment: tuple[Refusal, ...] = ()
    anyway: tuple[Refusal, ...] = ()
    wish: bool = False
    notice: Text | None = None

    @property
    def legal(self) -> bool:
        """Whether the action, or for a wish the whole turn, is possible."""
        if self.refusals:
            return False
        return any(way.legal for way in self.ways) if self.wish else True

    def __bool__(self) -> bool:
        return self.legal

    @property
    def grants(self) -> tuple[str, ...]:
        """The rules that allow it, and those at work in what it does; empty when refused."""
        if not self.legal:
            return ()
        ways = [way for way in self.ways if way.legal]
        events = [*self.events, *(event for way in ways for event in way.events)]
        return _unique([*self.allowing, *(event.rule for event in events)])

    @property
    def allowing(self) -> tuple[str, ...]:
        """The rules that allow it, by any way."""
        ways = (rule for way in self.ways if way.legal for rule in way.granted)
        return _unique([*self.granted, *ways])

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that the answer cites."""
        return self.grants or _unique(why.rule for why in self.reasons)

    @property
    def compared(self) -> frozenset[str]:
        """The rules of it by which numbers are compared, given or taken."""
        follows = [self.follows, *(way.follows for way in self.ways if way.legal)]
        told = [rule for each in follows for change in each.changes for rule in change.rules]
        numbers = (why.rule for why in self.reasons if why.compares)
        return frozenset((*told, *numbers))

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """All refusals, those of every way included, each once, the nearest way first."""
        if self.legal:
            return ()
        found = list(self.refusals)
        for way in self.ways:
            found += (why for why in way.refusals if why not in found)
        return tuple(found)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """All that is missing along the nearest way; nothing where that would not help."""
        if self.legal:
            return ()
        nearest = self.ways[0].refusals if self.ways else ()
        every = [why for why in (*self.refusals, *nearest) if why not in self.moment]
        gaps = [gap for why in every for gap in why.gaps]
        return () if None in gaps else _summed(gap for gap in gaps if gap)

    @property
    def never(self) -> bool:
        """Whether nothing would make it legal in this game: a rule of the action itself, not of a way,
        forbids it by the box, the options or the number of players."""
        own = (*self.refusals, *self.anyway)
        return not self.legal and any(why.never and not why.explains for why in own)

    @property
    def paid(self) -> int:
        """What it costs in the game's working pieces, on the way that costs least."""
        if not self.legal:
            return 0
        return min(way.paid for way in self.ways if way.legal) if self.wish else paid(self.events)

    @property
    def brings(self) -> Follows:
        """What follows from it, on the way that costs least."""
        ways = [way for way in self.ways if way.legal]
        return min(ways, key=lambda way: way.paid).follows if ways else self.follows

    @property
    def lines(self) -> tuple[Text, ...]:
        """The answer as sentences: first yes or no, then why."""
        return tuple(telling.lines(self))

    @property
    def text(self) -> Text:
        """The short answer in both languages, a sentence a line."""
        return telling.text(self)

    @property
    def whole(self) -> Text:
        """The answer with every way, reason and event."""
        return telling.whole(self)

    def __str__(self) -> str:
        return fitted(self.text).show()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> Markup:
        return telling.html(self)


def _unique(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


def _summed(gaps: Iterable[Missing]) -> tuple[Missing, ...]:
    """What is missing in several places adds up: a marker for the building, one for the city."""
    found: dict[str, Missing] = {}
    for gap in gaps:
        rest = {key: value for key, value in gap.values.items() if key != "n"}
        key = f"{gap.slug} {rest}"
        if key in found and "n" in gap.values:
            gap = Missing(gap.slug, {**rest, "n": gap.n + found[key].n})
        found[key] = gap
    return tuple(found.values())


def paid(events: Iterable[Event]) -> int:
    """What events cost in all, in the game's working pieces."""
    return sum(event.values.get("paid", 0) for event in events)
