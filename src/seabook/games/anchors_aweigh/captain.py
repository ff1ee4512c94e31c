"""Part 2 of the rules, the end of loading: the captain's call, and the others' last treasures."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event, no_action
from seabook.games.anchors_aweigh.state import State, decision_of, replace

NO_ACTIONS = no_action(
    "A2.18",
    "naming.loading-ends",
    ("done", "finish", "ready", "end", "結束", "裝完", "裝完了", "好了"),
)


def ship_full(state: State, seat: int) -> Iterator[Event]:
    """A ship has no empty space left: its player has done loading, the first of all as captain.

    From the captain's call on nobody may look at the cards (A2.17).
    """
    seats = state.box.seats
    done = decision_of(state, seat)
    assert done is not None
    replace(state, done, None)
    if state.captain < 0:
        state.captain = seat
        yield event("A2.16", "captain.calls", who=seats[seat])
        yield event("A2.17", "cards.hidden", n=len(state.deck)).hiding()
    if state.decisions:
        rest = [seats[each.seat] for each in state.decisions]
        yield event("A2.18", "loading.goes-on", who=seats[seat], others=rest)
    else:
        yield event("A2.18", "loading.ends", who=seats[seat])
