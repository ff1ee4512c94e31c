"""Part 2a of the rules, the build phase: one building each, within the industry level."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.endeavor import status
from seabook.games.endeavor.pieces import INDUSTRY, Building
from seabook.games.endeavor.state import Player, State, level, shown


def refusals(state: State, seat: int, building: Building) -> Iterator[Refusal]:
    """Why this building cannot be built."""
    player, box = state.players[seat], state.box
    if building is box.colonial_house:
        yield refuse("E2.3", "build.printed", never=True, building=building)
        return
    if not state.stock[building.i]:
        yield refuse("E1.3", "build.none-left", building=building)
    if building.level > level(state, player, INDUSTRY):
        top = top_level(state, player)
        if building.level > top:
            marker, need = shown(state, player, INDUSTRY), box.levels[building.level - 1].first
            yield refuse(
                "E2.4",
                "build.level-too-high",
                missing("missing.industry", n=need - marker),
                building=building,
                level=building.level,
                most=top,
                marker=marker,
                need=need,
            )
    if building.level == box.top_level and _owns_top_level(state, player):
        yield refuse("E2.6", "build.second-of-level-5", building=building, level=box.top_level)


def effects(state: State, seat: int, building: Building) -> Iterator[Event]:
    """The tile comes from its stack to the player's board, and its icons count at once."""
    state.decisions.pop()
    state.stock[building.i] -= 1
    player, box = state.players[seat], state.box
    who = box.seats[seat]
    again = player.owned[building.i] > 0
    player.owned[building.i] += 1
    status.owe(player, building.icons)
    yield event("E2.3", "build.taken", who=who, building=building)
    if again:
        yield event("E2.5", "build.again", who=who, building=building)
    if building.level == box.top_level:
        yield event("E2.6", "build.level-5", who=who, building=building, level=box.top_level)
    yield from status.move(state, seat, "E2.7")


def can_build(state: State, seat: int) -> bool:
    """Whether there is any tile that this player may take."""
    every = state.box.buildings
    return any(not any(refusals(state, seat, every[i])) for i in within_level(state, seat))


def top_level(state: State, player: Player) -> int:
    """The highest level the player may take now: the industry level, or above it when nothing
    at or below it is left (ER3, ER55)."""
    own = level(state, player, INDUSTRY)
    lowest = next((tile.level for tile in state.box.tiles if _may_own(state, player, tile)), own)
    if lowest <= own or state.options.no_tile_left == "skip":
        return own
    return lowest if state.options.no_tile_left == "lowest_above" else own + 1


def within_level(state: State, seat: int) -> list[int]:
    """The tiles left within the player's level."""
    top = top_level(state, state.players[seat])
    every = state.box.buildings
    return [i for i, left in enumerate(state.stock) if left and every[i].level <= top]


def _may_own(state: State, player: Player, tile: Building) -> bool:
    top = tile.level == state.box.top_level
    return state.stock[tile.i] > 0 and not (top and _owns_top_level(state, player))


def _owns_top_level(state: State, player: Player) -> bool:
    return any(player.owned[tile.i] for tile in state.box.top_tiles)


KINDS = (
    Kind(
        code="build",
        targets=lambda box: box.buildings,
        refusals=refusals,
        effects=effects,
        grants=("E2.3", "E2.4"),
        candidates=within_level,
        phase="build",
        begins=True,
    ),
)
