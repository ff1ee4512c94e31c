"""Part 3.5 of the rules, Payment: one marker back from a building to the harbour."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, refuse
from seabook.games.endeavor import compound, salary, ways
from seabook.games.endeavor.pieces import Building
from seabook.games.endeavor.state import State


def refusals(state: State, seat: int, building: Building) -> Iterator[Refusal]:
    """Why no marker can be paid back from this building."""
    player = state.players[seat]
    busy, never = player.busy[building.i], not building.does
    if not player.owned[building.i]:
        yield refuse("E3.5", "payment.not-owned", never=never, building=building)
    elif not busy:
        yield refuse("E3.5", "payment.no-marker", never=never, building=building)
    elif busy == 1 and state.decisions and state.decision.by is building:
        # ER31: the marker just placed here may not free itself
        yield refuse("E3.5", "payment.itself", building=building)
    if building.level == state.box.top_level and state.options.payment_on_level5 == "forbidden":
        yield refuse(
            "E3.5", "payment.level-5", never=True, building=building, level=state.box.top_level
        )


def effects(state: State, seat: int, building: Building) -> Iterator[Event]:
    """The marker comes back; the building can be activated again this round (ER44)."""
    yield salary.back(state, seat, building, "E3.5", "payment.back")


KINDS = (
    Kind(
        code="pay",
        targets=lambda box: box.buildings,
        refusals=refusals,
        effects=compound.playing("pay", effects),
        grants=compound.granting("E3.5"),
        candidates=salary.with_marker,
        phase="action",
        ways=ways.BY_BUILDING,
    ),
)
