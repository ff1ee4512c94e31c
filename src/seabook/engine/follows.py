"""What follows from an action for who asks: what it gains, pays and loses, counted as it is played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple

import attrs

from seabook.engine.action import Seat, kinds_named
from seabook.engine.declared import S
from seabook.engine.event import Event
from seabook.words import Text, bracketed, listed, say


class Holding(NamedTuple):
    """Something that a player has, to be counted: its slug, and which where there are several.

    What is ``spent`` is paid when it goes; anything else is lost.
    """

    slug: str
    what: Any = None
    spent: bool = False


class Change(NamedTuple):
    """So many more or fewer of a holding, by these rules."""

    holding: Holding
    n: int
    rules: tuple[str, ...] = ()

    @property
    def text(self) -> Text:
        """It in words, without a sentence: ``2 population markers``."""
        return say(self.holding.slug, n=self.n, what=self.holding.what)


Changes = tuple[Change, ...]


@attrs.frozen
class Follows:
    """What an action gains, pays and loses; what ``others`` lose by it; what is to be chosen ``then``.

    ``notes`` are rules at work that are no change: what will not fit.
    """

    gains: Changes = ()
    pays: Changes = ()
    loses: Changes = ()
    others: tuple[tuple[Seat, Changes], ...] = ()
    notes: tuple[Event, ...] = ()
    then: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.gains or self.pays or self.loses or self.others or self.notes or self.then)

    @property
    def changes(self) -> Changes:
        """What changes for the asker."""
        return self.gains + self.pays + self.loses

    @property
    def unpaid(self) -> Follows:
        """All but what it costs."""
        return attrs.evolve(self, pays=(), loses=())

    def told(self, *, gains: bool = True, costs: bool = True) -> Iterator[Text]:
        """A short line for each of them that there is: what it costs, and all the rest."""
        if gains:
            yield from _line("follows.gains", self.gains)
        if costs:
            yield from _line("follows.pays", self.pays)
            yield from _line("follows.loses", self.loses)
        if gains:
            for who, changes in self.others:
                yield from _line("follows.other-loses", changes, who=who)
            yield from (each.text for each in self.notes)
            if self.then:
                yield say("follows.then", kinds=kinds_named(self.then))

    def brief(self, named: Any = None) -> Text:
        """What it gains and what it costs, without rules and without what is ``named`` beside it."""
        given = (
            ("follows.brief-gains", self.gains),
            ("follows.brief-pays", self.pays),
            ("follows.brief-loses", self.loses),
        )
        told = (
            (slug, [each.text for each in had if named is None or each.holding.what is not named])
            for slug, had in given
        )
        return listed((say(slug, what=what) for slug, what in told if what), apart=True)

    def plain(self) -> dict[str, Any]:
        """The same as plain data, for programs."""
        return {
            "gains": _plain(self.gains),
            "pays": _plain(self.pays),
            "loses": _plain(self.loses),
            "others": {who.code: _plain(changes) for who, changes in self.others},
            "notes": [{"rule": each.rule, "slug": each.slug} for each in self.notes],
            "then": list(self.then),
        }


NOTHING = Follows()


class Reckoner(Generic[S]):
    """Counts what a seat has while events go by, up to the first that nobody can foretell.

    ``holdings(state, seat)`` says how many there are of each thing; events of ``noted`` slugs are told
    besides, for they change what may be done and not what is had.
    """

    def __init__(
        self,
        holdings: Callable[[S, int], Mapping[Holding, int]],
        noted: Collection[str],
        state: S,
        seat: int,
    ) -> None:
        self.holdings, self.noted, self.state, self.seat = holdings, noted, state, seat
        self.known = True
        self._had = holdings(state, seat)
        self._more, self._less = _Tally(), _Tally()
        self._notes: list[Event] = []

    def over(self, events: Iterable[Event]) -> Iterator[Event]:
        """The same events, counted one by one."""
        for each in events:
            self.known = self.known and not each.shows
            if self.known:
                self._count(each)
                if each.slug in self.noted:
                    self._notes.append(each.seen_by(self.seat))
            yield each
        if self.known:
            self._count()

    def _count(self, by: Event | None = None) -> None:
        had, has = self._had, self.holdings(self.state, self.seat)
        if by is not None:
            self._more.named(by)
            self._less.named(by)
        if had == has:
            return
        for holding in dict.fromkeys((*had, *has)):
            n = has.get(holding, 0) - had.get(holding, 0)
            if n:
                (self._more if n > 0 else self._less).add(holding, abs(n), by)
        self._had = has

    def told(
        self, others: Iterable[tuple[Seat, Changes]] = (), then: Iterable[str] = ()
    ) -> Follows:
        """All that was counted."""
        less = self._less.changes
        return Follows(
            gains=self._more.changes,
            pays=tuple(each for each in less if each.holding.spent),
            loses=tuple(each for each in less if not each.holding.spent),
            others=tuple(others),
            notes=tuple(self._notes),
            then=tuple(then),
        )


class _Tally:
    """How much of each holding has come, or gone, and by which rules."""

    def __init__(self) -> None:
        self._n = Counter[Holding]()
        self._rules = defaultdict[Holding, list[str]](list)
        self._unnamed: set[Holding] = set()

    def add(self, holding: Holding, n: int, by: Event | None) -> None:
        """So many more, by an event; one that does not name the thing may not be the one."""
        self._n[holding] += n
        self._rules[holding] += [by.rule] if by else []
        if by and holding.what is not None and not _names(by, holding):
            self._unnamed.add(holding)

    def named(self, by: Event) -> None:
        """An event that names what changed before it is the one by which it did."""
        for holding in [each for each in self._unnamed if _names(by, each)]:
            self._unnamed.remove(holding)
            self._rules[holding][-1] = by.rule

    @property
    def changes(self) -> Changes:
        return tuple(
            Change(holding, n, tuple(dict.fromkeys(self._rules[holding])))
            for holding, n in self._n.items()
        )


def _names(by: Event, holding: Holding) -> bool:
    return any(value is holding.what for value in by.values.values())


def less(before: Mapping[Holding, int], after: Mapping[Holding, int]) -> Changes:
    """What there is less of afterwards."""
    gone = ((holding, n - after.get(holding, 0)) for holding, n in before.items())
    return tuple(Change(holding, n) for holding, n in gone if n > 0)


def _line(slug: str, changes: Changes, **values: Any) -> Iterator[Text]:
    if changes:
        rules = dict.fromkeys(rule for each in changes for rule in each.rules)
        what = listed([each.text for each in changes])
        yield say(slug, what=what, **values) + bracketed(rules)


def _plain(changes: Changes) -> list[dict[str, Any]]:
    return [
        {
            "slug": each.holding.slug,
            "what": getattr(each.holding.what, "code", None),
            "n": each.n,
            "rules": list(each.rules),
        }
        for each in changes
    ]
