"""A way to a wish that no chapter names: looked for through the turn, position by position."""

from __future__ import annotations

from collections import deque

from seabook.engine.action import Action, Way
from seabook.engine.declared import S
from seabook.engine.rules import Rules

# So many positions a turn rarely has; beyond them nobody waits for the answer.
MOST = 2000


def way_to(game: Rules[S], state: S, action: Action, most: int = MOST) -> Way | None:
    """The shortest way of its seat's own actions to a legal one, in the same turn and without a draw."""
    seat, seen, waiting = action.seat.i, {state.plain()}, deque([(state, tuple[Action, ...]())])
    while waiting and len(seen) <= most:
        here, steps = waiting.popleft()
        if steps and not any(game.refusals(here, action)):
            return Way(steps)
        for step in game.legal(here, seat):
            there = here.copy()
            foretold = not any(event.shows for event in game.effects(there, step))
            if (
                foretold
                and _goes_on(game, state, there, seat)
                and (key := there.plain()) not in seen
            ):
                seen.add(key)
                waiting.append((there, (*steps, step)))
    return None


def _goes_on(game: Rules[S], before: S, after: S, seat: int) -> bool:
    """Whether this seat decides, in the turn in which it did."""
    own = [each for each in game.decisions(after) if each.seat == seat]
    if game.same_turn is not None:
        return bool(own) and game.same_turn(before, after)
    kinds = game.space.kinds
    return bool(own) and not any(kinds[code].begins for each in own for code in each.kinds)
