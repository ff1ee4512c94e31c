"""The shortest plan to a goal: a player's own decisions while the others pass, played in the engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from seabook.engine import Action, Rules, Table
from seabook.words import Text, listed, say

Goal = Callable[[Any], bool]
Worth = Callable[[Any, Action], bool]
# Positions looked at before a search gives up.
MOST = 40_000


@attrs.frozen
class Plan:
    """Decisions that lead to a goal, in order; ``rounds`` is how many rounds on they end."""

    decisions: tuple[Action, ...]
    rounds: int

    @property
    def text(self) -> Text:
        """The plan in words."""
        steps = listed([each.phrase for each in self.decisions], apart=True)
        return say("plan.steps", steps=steps, n=len(self.decisions), rounds=self.rounds)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


def plan(
    table: Table[Any], seat: str, goal: Goal, worth: Worth, *, rounds: int = 0, most: int = MOST
) -> Plan | None:
    """The fewest decisions of a seat after which ``goal(state)`` holds, while the others pass.

    Only actions that are ``worth(state, action)`` are tried, so the plan is the shortest among
    those. Without ``rounds`` it uses the markers at hand and this round's turns. None when there
    is no plan, or none within ``most`` positions.
    """
    rules, me = table.game, next(each.i for each in table.game.seats if each.code == seat)
    begun = round_of(rules, table.state)
    start = others_wait(rules, table.state.copy(), me)
    if goal(start):
        return Plan((), 0)
    waiting: deque[tuple[Any, tuple[Action, ...]]] = deque([(start, ())])
    seen = {start.plain()}
    while waiting and len(seen) < most:
        state, path = waiting.popleft()
        for action, after in _moves(rules, state, me, worth):
            later = round_of(rules, after) - begun
            if later > rounds or after.plain() in seen:
                continue
            seen.add(after.plain())
            steps = (*path, action)
            if goal(after):
                return Plan(steps, later)
            waiting.append((after, steps))
    return None


def _moves(rules: Rules[Any], state: Any, me: int, worth: Worth) -> Iterator[tuple[Action, Any]]:
    if not rules.open(state):
        return
    for action in rules.legal(state):
        if worth(state, action):
            after = state.copy()
            rules.apply(after, action)
            yield action, others_wait(rules, after, me)


def others_wait(rules: Rules[Any], state: Any, me: int) -> Any:
    """The position at the seat's next decision: the others pass, or do what they must."""
    while (now := rules.open(state)) and now[0].seat != me:
        legal = rules.legal(state)
        passing = (action for action in legal if action.kind.code == "pass")
        rules.apply(state, next(passing, legal[0]))
    return state


def round_of(rules: Rules[Any], state: Any) -> int:
    """The round of a position."""
    return int(rules.value(state, "round"))
