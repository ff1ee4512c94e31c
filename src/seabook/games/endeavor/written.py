"""A position written out: every token on the board, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seabook.engine import Seat
from seabook.games.endeavor.pieces import TRACKS, Box, Region
from seabook.games.endeavor.position import Own, Place, Position, Tile, shape
from seabook.games.endeavor.state import TURN, Player, State, shown


def described(state: State, seat: int | None = None) -> Position:
    """The position in words; nothing in it is hidden from anybody."""
    decision = state.decisions[-1] if state.decisions else None
    begins = decision and decision.kinds in (("build",), ("recall",), ("recall", "stop"), TURN)
    turn = (
        decision.seat if decision and begins else (state.starter + state.turn) % len(state.players)
    )
    box = state.box
    own: dict[str, Any] = {box.seats[i].code: _own(state, p) for i, p in enumerate(state.players)}
    return shape(box)(
        round=state.round,
        phase=state.phase,  # type: ignore[arg-type]  # no other is open to a decision
        start=box.seats[state.starter],
        turn=box.seats[turn],
        abolished=state.abolished,
        removed=state.removed,
        track={r: _seats(box, state.tracks[r.i]) for r in box.regions if state.tracks[r.i]},
        beside={r: beside for r in box.regions if (beside := _beside(state, r))},
        city={c: box.seats[state.holders[c.i]] for c in box.cities if state.holders[c.i] >= 0},
        token={Place(space): state.tokens[space] for space in box.token_space.values()},
        **own,
    )


def _beside(state: State, region: Region) -> tuple[Seat, ...]:
    return _seats(
        state.box, [seat for seat, n in enumerate(state.beside[region.i]) for _ in range(n)]
    )


def _seats(box: Box, row: list[int]) -> tuple[Seat, ...]:
    return tuple(box.seats[seat] for seat in row)


def _own(state: State, player: Player) -> Own:
    status = {track: shown(state, player, i) for i, track in enumerate(TRACKS)}
    return Own(
        harbour=player.harbour,
        passed=player.passed,
        buildings=tuple(_tiles(state.box, player)),
        cards=player.cards,
        discarded=player.freed,
        tokens={
            token: player.tokens[token.i] for token in state.box.tokens if player.tokens[token.i]
        },
        **status,
    )


def _tiles(box: Box, player: Player) -> Iterator[Tile]:
    """Those of the player; the Colonial House is there from the start, so only when it is busy."""
    for building in box.buildings:
        for n in range(player.owned[building.i]):
            busy = n < player.busy[building.i]
            if building.level or busy:
                yield Tile(building, busy)
