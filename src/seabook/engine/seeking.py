"""A way to a wish that no chapter names: looked for through the turn, position by position."""

from __future__ import annotations

from collections import deque
from typing import Any

from seabook.engine.action import Action, Way
from seabook.engine.declared import S
from seabook.engine.rules import Rules

# So many positions a turn rarely has; beyond them nobody waits for the answer.
MOST = 2000


def way_to(game: Rules[S], state: S, action: Action, most: int = MOST) -> Way | None:
    """The shortest way of its seat's own actions to a legal one, in the same turn and without a draw."""
    seat, begun = action.seat.i, _decisions(game, state, action.seat.i)
    seen, waiting = {state.plain()}, deque([(state, tuple[Action, ...](), begun)])
    while waiting and len(seen) <= most:
        here, steps, resting = waiting.popleft()
        if steps and not any(game.refusals(here, action)):
            return Way(steps)
        at_rest = _decisions(game, here, seat) == resting
        for step in game.legal(here, seat):
            there = here.copy()
            foretold = not any(event.shows for event in game.effects(there, step))
            # What is free leaves the decision open: afterwards the turn may go on from there.
            rests = resting if step.kind.free or not at_rest else []
            if (
                foretold
                and _goes_on(game, there, seat, rests)
                and (key := there.plain()) not in seen
            ):
                seen.add(key)
                waiting.append((there, (*steps, step), rests))
    return None


def _decisions(game: Rules[S], state: S, seat: int) -> list[Any]:
    return [each for each in game.decisions(state) if each.seat == seat]


def _goes_on(game: Rules[S], state: S, seat: int, resting: list[Any]) -> bool:
    """Whether this seat decides in the same turn: nothing opens with which another begins."""
    kinds, own = game.space.kinds, _decisions(game, state, seat)
    return bool(own) and (
        own == resting or not any(kinds[code].begins for each in own for code in each.kinds)
    )
