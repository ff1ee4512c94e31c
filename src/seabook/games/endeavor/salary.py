"""Part 2c of the rules, the salary phase: markers come back from the buildings to the harbour."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.endeavor.pieces import FINANCE, Building
from seabook.games.endeavor.state import Decision, State, level


def begin(state: State, seat: int) -> Iterator[Event]:
    """As many as the finance level says; the player chooses only where there is a choice (ER6)."""
    player = state.players[seat]
    yield from _go_on(state, seat, min(level(state, player, FINANCE), sum(player.busy)))


def _go_on(state: State, seat: int, left: int) -> Iterator[Event]:
    player = state.players[seat]
    if not left:
        return
    if state.options.salary == "up_to":
        state.decisions.append(Decision(seat, ("recall", "stop"), left=left))
        return
    kinds = [building for building in state.box.buildings if player.busy[building.i]]
    if len(kinds) > 1 and sum(player.busy) > left:
        state.decisions.append(Decision(seat, ("recall",), left=left))
        return
    for building in kinds:
        while left and player.busy[building.i]:
            left -= 1
            yield back(state, seat, building, "E2.9", "salary.back")


def back(state: State, seat: int, building: Building, rule: str, slug: str) -> Event:
    """One marker from a building to the harbour."""
    player = state.players[seat]
    player.busy[building.i] -= 1
    player.harbour += 1
    return event(rule, slug, who=state.box.seats[seat], building=building)


def refusals(state: State, seat: int, building: Building) -> Iterator[Refusal]:
    """Why no marker can come back from this building."""
    player = state.players[seat]
    if not player.owned[building.i]:
        yield refuse("E2.9", "salary.not-owned", never=not building.does, building=building)
    elif not player.busy[building.i]:
        yield refuse("E2.9", "salary.no-marker", never=not building.does, building=building)


def effects(state: State, seat: int, building: Building) -> Iterator[Event]:
    """The chosen marker comes back; then the next."""
    decision = state.decisions.pop()
    yield back(state, seat, building, "E2.9", "salary.back")
    left = min(decision.left - 1, sum(state.players[seat].busy))
    yield from _go_on(state, seat, left)


def with_marker(state: State, seat: int) -> list[int]:
    """Own buildings with a marker on them."""
    return [i for i, busy in enumerate(state.players[seat].busy) if busy]


KINDS = (
    Kind(
        code="recall",
        targets=lambda box: box.buildings,
        refusals=refusals,
        effects=effects,
        grants=("E2.9",),
        candidates=with_marker,
        phase="salary",
        begins=True,
    ),
)
