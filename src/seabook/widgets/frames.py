"""A game event by event: the position after each, as the engine's generator stops there."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from seabook.engine import Action, Complaint, Event, Rules, Verdict
from seabook.engine.table import Table
from seabook.games import names
from seabook.proof.golden import Golden
from seabook.proof.scenarios import Scenario, run, scenarios
from seabook.words import Text


@attrs.frozen
class Frame:
    """One picture of a told game: the position, and the event that led to it.

    ``verdict`` stands where an action was asked about and nothing changed; ``remarks`` are what
    the golden game has to say here.
    """

    state: Any
    action: Action | None = None
    event: Event | None = None
    verdict: Verdict | None = None
    remarks: tuple[Text, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that are at work here."""
        if self.event is not None:
            return (self.event.rule,)
        return self.verdict.rules if self.verdict is not None else ()


def frames(source: str | Scenario | Golden | Table[Any]) -> tuple[Table[Any], list[Frame]]:
    """A table to draw on, and the frames of a scenario, a golden game or a table's history."""
    if isinstance(source, Golden):
        table = source.table()
        told = {n: source.remarks(n) for n in range(len(table.history) + 1)}
        return table, _of_history(table, {n: [r.text for r in rows] for n, rows in told.items()})
    if isinstance(source, Table):
        table = source.branch()
        return table, _of_history(table, {})
    return _of_scenario(source if isinstance(source, Scenario) else scenario(source))


def scenario(wanted: str) -> Scenario:
    """A scenario by its id, whatever the game."""
    for code in names():
        if wanted in scenarios(code):
            return scenarios(code)[wanted]
    every = [each for code in names() for each in scenarios(code)]
    near = difflib.get_close_matches(str(wanted), every, 5, 0.3) or every[:5]
    raise Complaint("complaint.scenario", given=wanted, known=near)


def _of_scenario(source: Scenario) -> tuple[Table[Any], list[Frame]]:
    """What leads to the position, then the action: its events, or why not."""
    outcome = run(source)
    table, verdict = outcome.table, outcome.verdict
    found = _of_history(table, {})
    if source.wish or not verdict.legal:
        return table, [*found, Frame(table.state, verdict.action, None, verdict)]
    return table, [*found, *_events(table.game, table.state, verdict.action)]


def _of_history(table: Table[Any], told: Mapping[int, Iterable[Text]]) -> list[Frame]:
    first = table.history[0].before if table.history else table.state
    found = [Frame(first, remarks=tuple(told.get(0, ())))]
    for n, step in enumerate(table.history, 1):
        found += _events(table.game, step.before, step.action)
        notes = (*found[-1].remarks, *told.get(n, ()))
        found[-1] = attrs.evolve(found[-1], remarks=notes)
    return found


def _events(game: Rules[Any], before: Any, action: Action) -> list[Frame]:
    """The position as it stands at each event of an action, the last with the next decision open."""
    state = before.copy()
    found = [Frame(state.copy(), action, event) for event in game.effects(state, action)]
    return [*found[:-1], attrs.evolve(found[-1], state=state)] if found else []
