"""Scenario files: a position, what is asked or played, and what must follow.

The same file is a test, the example on a rule card, a lesson step and the live example of an
answer. ``playbook/SCENARIOS.md`` explains how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from seabook.engine import Complaint, Event, Refused, Table, Verdict
from seabook.files import data
from seabook.games import game, names
from seabook.playbook import PlaybookError, read_toml, structure
from seabook.words import Text


@attrs.frozen
class Why:
    """One expected refusal: its rule and its slug, and values that must be compared in it."""

    rule: str
    slug: str
    values: dict[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Expect:
    """What must follow: the refusals, or the events (``RULE slug``) and the values afterwards."""

    legal: bool = True
    refused: tuple[Why, ...] = ()
    events: tuple[str, ...] = ()
    values: dict[str, Any] = attrs.field(factory=dict)
    ways: int | None = None
    missing: tuple[str, ...] = ()


@attrs.frozen
class Scenario:
    """One executable example.

    ``before`` are actions that lead to the position; ``action`` is then played, or only checked
    where it is a ``wish``. ``twin`` names its allowed or refused counterpart.
    """

    id: str
    title: Text
    rules: tuple[str, ...]
    action: str
    expect: Expect
    players: int = 3
    options: dict[str, str] = attrs.field(factory=dict)
    position: dict[str, Any] = attrs.field(factory=dict)
    before: tuple[str, ...] = ()
    wish: bool = False
    twin: str | None = None
    ask: Text | None = None
    tell: Text | None = None
    game: str = ""


@attrs.frozen
class _File:
    scenario: tuple[Scenario, ...]


@attrs.frozen
class Outcome:
    """What came of a scenario: the table before the action, the verdict, events, and faults.

    ``faults`` are sentences about what did not follow as expected; none when it holds.
    """

    scenario: Scenario
    table: Table[Any]
    verdict: Verdict
    events: tuple[Event, ...]
    faults: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether all that was expected followed."""
        return not self.faults


def read_file(path: Path, code: str) -> tuple[Scenario, ...]:
    """The scenarios of one file; :class:`PlaybookError` names every bad place."""
    rows = structure(read_toml(path), _File, path.name).scenario
    return tuple(attrs.evolve(row, game=code) for row in rows)


@cache
def scenarios(code: str) -> Mapping[str, Scenario]:
    """The scenarios of a game by id, file by file.

    >>> scenarios("endeavor")["occupy-na-closed"].expect.legal
    False
    """
    found: dict[str, Scenario] = {}
    for path in sorted((data("playbook") / code / "scenarios").glob("*.toml")):
        for scenario in read_file(path, code):
            if scenario.id in found:
                raise PlaybookError(f"{path.name}: the id {scenario.id} is used twice")
            found[scenario.id] = scenario
    return found


def every() -> Iterator[Scenario]:
    """All scenarios of all games."""
    for code in names():
        yield from scenarios(code).values()


def opened(scenario: Scenario) -> Table[Any]:
    """The table of a scenario, at the moment at which its action is asked or played."""
    rules = game(scenario.game)
    table = rules.position(scenario.players, scenario.position, **scenario.options)
    for text in scenario.before:
        table.play(text)
    return table


def run(scenario: Scenario) -> Outcome:
    """Play a scenario and compare what follows with what is expected."""
    table = opened(scenario)
    verdict = table.check(scenario.action)
    events: tuple[Event, ...] = ()
    faults = list(_verdict_faults(scenario.expect, verdict))
    if not scenario.wish:
        played = table.branch()
        try:
            events = played.play(scenario.action)
        except Refused:
            if verdict.legal:
                faults.append("the verdict is yes but the action was refused")
        faults += _event_faults(scenario.expect, events)
        faults += _value_faults(scenario.expect.values, played)
    return Outcome(scenario, table, verdict, events, tuple(faults))


def check(scenario: Scenario) -> tuple[str, ...]:
    """The faults of a scenario, those of its position and actions included, in plain words."""
    try:
        return run(scenario).faults
    except Complaint as why:
        return (f"{scenario.id}: {why}",)
    except Refused as why:
        return (f"{scenario.id}: before: {why}",)


def _verdict_faults(expect: Expect, verdict: Verdict) -> Iterator[str]:
    legal = expect.legal and not expect.refused
    if verdict.legal != legal:
        yield f"expected {'yes' if legal else 'no'}, the verdict is: {verdict.text.en}"
        return
    got = {(why.rule, why.slug): why for why in verdict.reasons}
    wanted = {(why.rule, why.slug) for why in expect.refused}
    for rule, slug in got.keys() - wanted:
        if expect.refused:
            yield f"refused also by {rule} {slug}, which was not expected"
    for why in expect.refused:
        if (why.rule, why.slug) not in got:
            yield f"not refused by {why.rule} {why.slug}"
            continue
        values = got[why.rule, why.slug].values
        for key, value in why.values.items():
            if _plain(values.get(key)) != value:
                yield f"{why.slug}: {key} is {_plain(values.get(key))!r}, expected {value!r}"
    if expect.ways is not None and len([w for w in verdict.ways if w.legal]) != expect.ways:
        yield f"{len([w for w in verdict.ways if w.legal])} ways, expected {expect.ways}"
    for text in expect.missing:
        if text not in (f"{gap.n} {gap.slug}" for gap in verdict.missing):
            yield f"not missing: {text}; missing are {[f'{g.n} {g.slug}' for g in verdict.missing]}"


def _event_faults(expect: Expect, events: tuple[Event, ...]) -> Iterator[str]:
    got = [f"{event.rule} {event.slug}" for event in events]
    place = 0
    for wanted in expect.events:
        if wanted not in got[place:]:
            yield f"no event {wanted!r} (in this order); the events are {got}"
            return
        place = got.index(wanted, place) + 1


def _value_faults(values: Mapping[str, Any], table: Table[Any]) -> Iterator[str]:
    for path, wanted in values.items():
        got = table.game.value(table.state, path)
        if got != wanted:
            yield f"{path} is {got!r}, expected {wanted!r}"


def _plain(value: Any) -> Any:
    """A value as a scenario writes it: named things by their code."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return getattr(value, "code", value)
