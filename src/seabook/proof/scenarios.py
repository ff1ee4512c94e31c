"""Scenario files: a position, what is asked or played, and what must follow.

The same file is a test, the example on a rule card, a lesson step and the live example of an
answer. ``playbook/SCENARIOS.md`` explains how to write one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from seabook.engine import Complaint, Event, Game, Position, Refused, Table, Verdict
from seabook.files import data
from seabook.games import game, game_with, names
from seabook.playbook import PlaybookError, read_toml, rules, structure
from seabook.proof.expectations import Expect, of_events, of_values, of_verdict
from seabook.words import Text, say


@attrs.frozen(kw_only=True)
class Scenario(Position):
    """One executable example: a position, and what is asked or played in it.

    ``before`` are actions that lead to it; ``action`` is then played, or only checked where it is a
    ``wish``. ``twin`` names its allowed or refused counterpart. ``components`` is written once at
    the head of its file.
    """

    id: str
    title: Text
    rules: tuple[str, ...]
    action: str
    expect: Expect
    wish: bool = False
    twin: str | None = None
    ask: Text | None = None
    tell: Text | None = None


@attrs.frozen
class _File:
    scenario: tuple[Scenario, ...]
    components: str = ""


@attrs.frozen
class Outcome:
    """What came of a scenario: the table before the action, the verdict, events, and faults.

    ``faults`` are sentences about what did not follow as expected; none when it holds.
    """

    scenario: Scenario
    table: Table[Any]
    verdict: Verdict
    events: tuple[Event, ...]
    faults: tuple[Text, ...]

    @property
    def holds(self) -> bool:
        """Whether all that was expected followed."""
        return not self.faults


def read_file(path: Path, code: str) -> tuple[Scenario, ...]:
    """The scenarios of one file; :class:`PlaybookError` names every bad place."""
    file = structure(read_toml(path), _File, path.name)
    return tuple(attrs.evolve(row, game=code, components=file.components) for row in file.scenario)


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


def read_position(path: Path, code: str) -> Position:
    """A position file of a game: a scenario without its question, as ``seabook position`` writes."""
    where = structure(read_toml(path), Position, path.name)
    if where.game not in ("", code):
        raise Complaint("complaint.position-game", given=where.game, known=game(code).name)
    return attrs.evolve(where, game=code)


def opened(where: Position, rules: Game[Any] | None = None) -> Table[Any]:
    """The table of a position, at the moment at which its action is asked or played."""
    rules = rules or game_with(where)
    if where.components != rules.component_set:
        known = rules.component_set or "–"
        if not where.components:
            raise Complaint("complaint.scenario-no-components", known=known)
        raise Complaint("complaint.scenario-components", given=where.components, known=known)
    return rules.lay(where)


def run(scenario: Scenario, own: Game[Any] | None = None) -> Outcome:
    """Play a scenario and compare what follows with what is expected.

    ``own`` is the game with an owner's values, on which the scenario then has to rely.
    """
    table = opened(scenario, own)
    verdict = table.check(scenario.action)
    events: tuple[Event, ...] = ()
    faults = list[Text]()
    if not scenario.wish:
        played = table.branch()
        try:
            events = played.play(scenario.action)
        except Refused as why:
            if scenario.expect.legal and verdict.legal:
                faults.append(say("fault.needs-wish"))
            else:
                verdict = why.verdict  # what is only possible later is not possible now
        faults += of_events(scenario.expect, events)
        faults += of_values(scenario.expect, played)
    faults = [*of_verdict(scenario.expect, verdict), *faults]
    return Outcome(scenario, table, verdict, events, tuple(faults))


def check(
    scenario: Scenario, beside: Iterable[Scenario] = (), own: Game[Any] | None = None
) -> tuple[Text, ...]:
    """The faults of a scenario, those of its position and actions included, in plain words.

    ``beside`` are the scenarios of its file, among which a twin may be; ``own`` as in :func:`run`.
    """
    known = rules(scenario.game)
    others = {*scenarios(scenario.game), *(each.id for each in beside)}
    faults = [say("fault.unknown-rule", given=each) for each in scenario.rules if each not in known]
    if scenario.twin and scenario.twin not in others:
        faults.append(say("fault.unknown-twin", given=scenario.twin))
    try:
        return (*faults, *run(scenario, own).faults)
    except Complaint as why:
        return (*faults, why.text)
    except Refused as why:
        told = say("fault.before", why=why.verdict.text)
        # Nothing would be legal after it, so that what is asked cannot be asked then.
        early = all(each.hollow for each in why.verdict.reasons)
        return (*faults, told, *([say("fault.before-hollow")] if early else []))
