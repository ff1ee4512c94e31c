"""The shortest plan to a goal: a player's own decisions while the others pass, played in the engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

import attrs

from seabook.atlas.pictures import Answer
from seabook.engine import Action, Rules, Table
from seabook.words import Text, bracketed, listed, say

Goal = Callable[[Any], bool]
# Positions looked at before a search gives up.
MOST = 20_000


@attrs.frozen(repr=False)
class Plan(Answer):
    """Decisions that lead to a goal, in order; ``rounds`` is how many rounds on they end.

    ``round`` is the one in which they end, ``markers`` those taken from the harbour, ``rules``
    those that the engine cites when it is played. ``marks`` and ``notes`` are its picture: what
    is ringed, and the order of the steps.
    """

    decisions: tuple[Action, ...]
    rounds: int
    round: int = 0
    markers: int = 0
    rules: tuple[str, ...] = ()
    marks: Mapping[str, str] = attrs.field(factory=dict)
    notes: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def actions(self) -> int:
        """Turns of the action phase: buildings activated and tokens used."""
        return sum(each.kind.code in ("activate", "use") for each in self.decisions)

    @property
    def text(self) -> Text:
        """The plan in words, with its rules."""
        if not self.decisions:
            return say("plan.done")
        steps = listed([each.phrase for each in self.decisions], apart=True)
        values = {"steps": steps, "n": len(self.decisions)}
        told = (
            say("plan.later", values, round=self.round)
            if self.rounds
            else say("plan.steps", values)
        )
        return told + bracketed(self.rules)


@attrs.frozen
class Aim:
    """What a plan is for, and where to look for it.

    ``choose(state, legal)`` keeps the actions worth trying, ``key(state)`` all that can matter
    to the goal: positions with equal keys are looked at once.
    """

    goal: Goal
    choose: Callable[[Any, list[Action]], Iterable[Action]]
    key: Callable[[Any], Hashable]


def plan(
    table: Table[Any], seat: str, aim: Aim, *, rounds: int = 0, most: int = MOST
) -> Plan | None:
    """The fewest decisions of a seat after which the aim is reached, while the others pass.

    Only actions that the aim chooses are tried, so the plan is the shortest among those. Without
    ``rounds`` it uses the markers at hand and this round's turns. None when there is no plan, or
    none within ``most`` positions.
    """
    rules, me = table.game, table.seat(seat).seat.i
    begun = round_of(rules, table.state)
    start = others_wait(rules, table.state.copy(), me)
    if aim.goal(start):
        return Plan((), 0)
    waiting: deque[tuple[Any, tuple[Action, ...]]] = deque([(start, ())])
    seen = {aim.key(start)}
    while waiting and len(seen) < most:
        state, path = waiting.popleft()
        if not rules.decisions(state):
            continue
        last = round_of(rules, state) >= begun + rounds
        for action in aim.choose(state, rules.legal(state)):
            if action.kind.code == "pass" and last:
                continue
            after = state.copy()
            rules.apply(after, action)
            others_wait(rules, after, me)
            if aim.goal(after):
                steps = (*path, action)
                return _told(table, me, steps, round_of(rules, after) - begun)
            key = aim.key(after)
            if key not in seen:
                seen.add(key)
                waiting.append((after, (*path, action)))
    return None


def played(table: Table[Any], wanted: Plan) -> Table[Any]:
    """A branch of the table on which a plan has been played, the others passing."""
    trial = table.branch()
    for action in wanted.decisions:
        _wait(trial, action.seat.i)
        trial.play(action)
    return trial


def _told(table: Table[Any], me: int, steps: tuple[Action, ...], rounds: int) -> Plan:
    trial = played(table, Plan(steps, rounds))
    own = [step for step in trial.history[len(table.history) :] if step.action.seat.i == me]
    # What happens by itself after a pass is no step of the plan.
    events = [e for step in own if step.action.kind.code != "pass" for e in step.events]
    rules = dict.fromkeys(event.rule for event in events)
    paid = sum(event.values.get("paid", 0) for event in events)
    return Plan(steps, rounds, round_of(table.game, table.state) + rounds, paid, tuple(rules))


def _wait(trial: Table[Any], me: int) -> None:
    while (now := trial.game.decisions(trial.state)) and now[0].seat != me:
        trial.play(_waiting(trial.game, trial.state, now[0]))


def others_wait(rules: Rules[Any], state: Any, me: int) -> Any:
    """The position at the seat's next decision: the others pass, or do what they must."""
    while (now := rules.decisions(state)) and now[0].seat != me:
        rules.apply(state, _waiting(rules, state, now[0]))
    return state


def _waiting(rules: Rules[Any], state: Any, decision: Any) -> Action:
    """A pass, or the end of what is half done, or the first action that there is."""
    for kind in ("pass", "stop", "decline"):
        if kind in decision.kinds:
            found: Action = rules.space.by_kind[decision.seat][kind][0]
            return found
    first: Action = rules.legal(state)[0]
    return first


def round_of(rules: Rules[Any], state: Any) -> int:
    """The round of a position."""
    return int(rules.value(state, "round"))
