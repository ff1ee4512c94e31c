"""What keeps a player out of a region: it is not open, or they have no marker there."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Refusal, missing, refuse
from seabook.games.endeavor.pieces import Region
from seabook.games.endeavor.state import State, is_open, room_on_track


def closed(state: State, region: Region, rule: str) -> Iterator[Refusal]:
    """The region is not open: so many spaces of its track are empty (E3.1c)."""
    if is_open(state, region):
        return
    empty = room_on_track(state, region)
    yield refuse(
        rule,
        "region.not-open",
        missing("missing.ships", n=empty, region=region),
        region=region,
        n=empty,
        spaces=region.spaces,
    )


def absent(state: State, seat: int, region: Region, rule: str) -> Iterator[Refusal]:
    """The player has no marker in the region: not on the track, beside it or in a city (ER23)."""
    if not state.presence[region.i][seat]:
        yield refuse(
            rule, "region.no-presence", missing("missing.presence", region=region), region=region
        )


def reach(state: State, seat: int) -> list[bool]:
    """For each region whether the player can enter it."""
    presence, regions = state.presence, state.box.regions
    europe = regions[0]
    return [
        region is europe or (presence[region.i][seat] > 0 and is_open(state, region))
        for region in regions
    ]
