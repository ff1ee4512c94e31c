"""What a scenario expects, held against what followed; each fault is a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from seabook.engine import Event, Refusal, Table, Verdict
from seabook.words import Text, say


@attrs.frozen
class Why:
    """One expected refusal: its rule and its slug, and values that must be compared in it."""

    rule: str
    slug: str
    values: dict[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Expect:
    """What must follow: the refusals, or the events (``RULE slug``) and the values afterwards.

    ``never`` are events that must not come. What is ``missing`` is told whole: an empty list says that
    nothing would help, none at all that it does not matter here.
    """

    refused: tuple[Why, ...] = ()
    events: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    values: dict[str, Any] = attrs.field(factory=dict)
    ways: int | None = None
    missing: tuple[str, ...] | None = None

    @property
    def legal(self) -> bool:
        """Whether the action is expected to be allowed."""
        return not self.refused


def of_verdict(expect: Expect, verdict: Verdict) -> Iterator[Text]:
    """Where the verdict is not the expected one."""
    if verdict.legal != expect.legal:
        slug = "fault.expected-yes" if expect.legal else "fault.expected-no"
        yield say(slug, verdict=verdict.text)
        return
    wanted = {(why.rule, why.slug) for why in expect.refused}
    for why in verdict.reasons:
        if (why.rule, why.slug) not in wanted:
            yield say("fault.also-refused", rule=why.rule, slug=why.slug)
    for expected in expect.refused:
        yield from _refusal(expected, verdict)
    ways = sum(way.legal for way in verdict.ways)
    if expect.ways is not None and ways != expect.ways:
        yield say("fault.ways", n=ways, expected=expect.ways)
    gaps = [f"{gap.n} {gap.slug}" for gap in verdict.missing]
    if expect.missing is not None and sorted(gaps) != sorted(expect.missing):
        yield say("fault.not-missing", given=expect.missing or "–", found=gaps or "–")


def _refusal(expected: Why, verdict: Verdict) -> Iterator[Text]:
    """Where no refusal is the expected one; several ways may give the same with other values."""
    alike = [
        why for why in verdict.reasons if (why.rule, why.slug) == (expected.rule, expected.slug)
    ]
    if not alike:
        yield say("fault.not-refused", rule=expected.rule, slug=expected.slug)
    elif not any(_fits(why, expected) for why in alike):
        got = {key: plain(alike[0].values.get(key)) for key in expected.values}
        yield say("fault.compared", slug=expected.slug, got=str(got), expected=str(expected.values))


def _fits(why: Refusal, expected: Why) -> bool:
    return all(same(plain(why.values.get(key)), value) for key, value in expected.values.items())


def of_events(expect: Expect, events: tuple[Event, ...]) -> Iterator[Text]:
    """The first expected event that did not come, in the order of the events, and unwanted ones."""
    got = [f"{event.rule} {event.slug}" for event in events]
    for unwanted in expect.never:
        if unwanted in got:
            yield say("fault.event", given=unwanted)
    place = 0
    for wanted in expect.events:
        if wanted not in got[place:]:
            yield say("fault.no-event", given=wanted, found=got or "–")
            return
        place = got.index(wanted, place) + 1


def of_values(expect: Expect, table: Table[Any]) -> Iterator[Text]:
    """The values afterwards that are not as expected."""
    for path, wanted in expect.values.items():
        got = table.game.value(table.state, path)
        if not same(got, wanted):
            yield say("fault.value", path=path, got=repr(got), expected=repr(wanted))


def same(one: Any, other: Any) -> bool:
    """Whether two plain values are equal; unlike in Python, yes and no are no numbers."""
    return isinstance(one, bool) is isinstance(other, bool) and bool(one == other)


def plain(value: Any) -> Any:
    """A value as a scenario writes it: named things by their code."""
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return getattr(value, "code", value)
