"""A position written out: every token on the board, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Seat
from seabook.games.endeavor.components import BUILDINGS, CITIES, REGIONS, SEATS, TOKEN_SPACE, TOKENS
from seabook.games.endeavor.pieces import TRACKS, Region
from seabook.games.endeavor.position import Own, Place, Position, Tile
from seabook.games.endeavor.state import TURN, Player, State, shown


def described(state: State, seat: int | None = None) -> Position:
    """The position in words; nothing in it is hidden from anybody."""
    decision = state.decisions[-1] if state.decisions else None
    begins = decision and decision.kinds in (("build",), ("recall",), ("recall", "stop"), TURN)
    turn = (
        decision.seat if decision and begins else (state.starter + state.turn) % len(state.players)
    )
    own = {SEATS[i].code: _own(player) for i, player in enumerate(state.players)}
    return Position(
        round=state.round,
        phase=state.phase,  # type: ignore[arg-type]  # no other is open to a decision
        start=SEATS[state.starter],
        turn=SEATS[turn],
        abolished=state.abolished,
        removed=state.removed,
        track={r: _seats(state.tracks[r.i]) for r in REGIONS if state.tracks[r.i]},
        beside={r: beside for r in REGIONS if (beside := _beside(state, r))},
        city={c: SEATS[state.holders[c.i]] for c in CITIES if state.holders[c.i] >= 0},
        token={Place(space): state.tokens[space] for space in TOKEN_SPACE.values()},
        **own,
    )


def _beside(state: State, region: Region) -> tuple[Seat, ...]:
    return _seats([seat for seat, n in enumerate(state.beside[region.i]) for _ in range(n)])


def _seats(row: list[int]) -> tuple[Seat, ...]:
    return tuple(SEATS[seat] for seat in row)


def _own(player: Player) -> Own:
    status = {track: shown(player, i) for i, track in enumerate(TRACKS)}
    return Own(
        harbour=player.harbour,
        passed=player.passed,
        buildings=tuple(_tiles(player)),
        cards=player.cards,
        discarded=player.freed,
        tokens={token: player.tokens[token.i] for token in TOKENS if player.tokens[token.i]},
        **status,
    )


def _tiles(player: Player) -> Iterator[Tile]:
    """Those of the player; the Colonial House is there from the start, so only when it is busy."""
    for building in BUILDINGS:
        for n in range(player.owned[building.i]):
            busy = n < player.busy[building.i]
            if building.level or busy:
                yield Tile(building, busy)
