"""A position written out as its description: the whole truth, or what everybody may know of it."""

from __future__ import annotations

from typing import Any

from seabook.engine import UNSAID, Seed
from seabook.games.vasco_da_gama.pieces import NOBODY, Box
from seabook.games.vasco_da_gama.player import Player
from seabook.games.vasco_da_gama.state import State, used_before
from seabook.games.vasco_da_gama.words import (
    Choice,
    Colour,
    Draws,
    Own,
    Placed,
    Position,
    shape,
)


def described(state: State, seat: int | None = None) -> Position:
    """The position; with a ``seat``, without the order of the stacks and what the bag will give."""
    box, players = state.box, len(state.players)
    own: dict[str, Any] = {box.seats[i].code: _own(box, p) for i, p in enumerate(state.players)}
    return shape(
        box
    )(
        round=state.round,
        phase=state.phase,  # type: ignore[arg-type]  # there is no other
        start=box.seats[state.starter],
        turn=box.seats[state.decisions[0].seat] if state.phase == "placing" else UNSAID,
        decision=Choice(number=_in_hand(state)),
        marker=state.marker,
        tile=state.tile,
        played=state.played,
        money=tuple(state.money),
        number={box.numbers[d.number - 1]: Placed(d.seat, d.area) for d in state.discs},
        used={area: n for area in box.areas if (n := used_before(state, area))},
        character={
            each: box.seats[holder]
            for each in box.characters
            if (holder := state.holders[each.i]) != NOBODY
        },
        taken=tuple(each for each in box.characters if state.taken[each.i]),
        section={each: _sailors(box, state.sections[each.i]) for each in box.sections[:players]},
        lost={Colour(colour): n for colour in box.colours if (n := state.lost_crew[colour.i])},
        display=tuple(state.display),
        gabriel=state.gabriel,
        sea={space: at_sea for space in box.spaces if (at_sea := state.sea[space.i])},
        moving=tuple(box.regions[i] for i in state.full),
        gone=state.gone,
        **own,
        **_stacks(state, whole=seat is None),
    )


def _in_hand(state: State) -> int:
    first = state.decisions[0] if state.decisions else None
    return first.number if first and state.phase == "placing" else 0


def _stacks(state: State, *, whole: bool) -> dict[str, Any]:
    """What lies in a stack or will be drawn; of the merchant ships the top one lies open."""
    merchants = tuple(reversed(state.merchants))
    if not whole:
        return {"merchants": merchants[:1]}
    return {
        "tiles": tuple(reversed(state.tiles)),
        "coming": tuple(project for stack in state.sets for project in reversed(stack)),
        "merchants": merchants,
        "draws": Draws(seed=Seed(state.draws.seed), count=state.draws.count),
    }


def _own(box: Box, player: Player) -> Own:
    return Own(
        money=player.money,
        points=player.points,
        captains=player.captains,
        crew={kind: n for kind in box.crew if (n := player.crew[kind.i])},
        discs=player.discs,
        extra=player.extra,
        projects=player.projects,
        ships=player.ships,
        merchant=player.merchant,
    )


def _sailors(box: Box, row: list[int]) -> tuple[Colour, ...]:
    return tuple(Colour(colour) for colour in box.colours for _ in range(row[colour.i]))
