"""Reading one value of a position by its path, as scenarios write it: ``red.money``."""

from __future__ import annotations

from typing import Any

from seabook.engine import Complaint
from seabook.games.vasco_da_gama import scoring
from seabook.games.vasco_da_gama.pieces import NOBODY, Box
from seabook.games.vasco_da_gama.state import State, free_spaces, is_full, used_before


def value(state: State, path: str) -> Any:
    """The value at a path; :class:`Complaint` names what may stand there.

    ``red.money``, ``red.crew.violet``, ``sea.natal-1``, ``section.A``, ``marker``, ``display`` …
    """
    head, _, tail = path.partition(".")
    seats = {seat.code: seat.i for seat in state.box.seats[: len(state.players)]}
    board = _of_board(state)
    if head in seats:
        found: Any = _of_player(state, seats[head])
    elif head in board:
        found, tail = (board[head], tail) if isinstance(board[head], dict) else (board, path)
    else:
        raise Complaint("complaint.position-word", where=path, given=head, known=[*seats, *board])
    if tail not in found:
        raise Complaint("complaint.position-word", where=path, given=tail, known=list(found))
    return found[tail]


def _of_player(state: State, seat: int) -> dict[str, Any]:
    player, box = state.players[seat], state.box
    crew = {f"crew.{kind.code}": player.crew[kind.i] for kind in box.crew}
    lines = scoring.lines(state, seat)
    return {
        "money": player.money,
        "points": player.points,
        "captains": player.captains,
        "pool": player.pool,
        "discs": player.discs,
        "extra": player.extra,
        "projects": [project.code for project in player.projects],
        "ships": [ship.code for ship in player.ships],
        "merchant": player.merchant.code if player.merchant else "",
        "at_sea": scoring.ships_at_sea(state, seat),
        "unused_crew": scoring.unused_crew(state, seat),
        "total": sum(line.glory for line in lines),
        **crew,
        **{f"score.{line.rule}": line.glory for line in lines},
    }


def _box(box: Box) -> dict[str, Any]:
    """What is in the box (V0.1 to V0.8)."""
    counts = box.counts
    return {
        "players": list(counts.players),
        "numbers": counts.numbers,
        "extra_numbers": list(counts.extra_numbers),
        "vasco_tiles": len(box.tiles),
        "projects": len(box.projects),
        "missionaries": counts.missionaries,
        "merchants": len(box.merchants),
        "sailors": counts.sailors * len(box.colours),
        "captains": counts.captains,
        "component_set": box.component_set,
    }


def _of_board(state: State) -> dict[str, Any]:
    box = state.box
    seats = ["", *(seat.code for seat in box.seats)]  # one further on, for nobody is -1
    decision = state.decisions[-1] if state.decisions else None
    waiting = {disc.number: disc for disc in state.discs}
    return {
        "box": _box(box),
        "round": state.round,
        "phase": state.phase,
        "start": box.seats[state.starter].code,
        "turn": box.seats[decision.seat].code if decision else "",
        "marker": state.marker,
        "tile": state.tile.code if state.tile else "",
        "tiles": [tile.code for tile in reversed(state.tiles)],
        "played": [tile.code for tile in state.played],
        "money": list(state.money),
        "number": {
            number.code: f"{seats[disc.seat + 1]} {disc.area.code}" if disc else ""
            for number in box.numbers
            for disc in (waiting.get(number.n),)
        },
        "free": {area.code: free_spaces(state, area) for area in box.areas},
        "used": {area.code: used_before(state, area) for area in box.areas},
        "character": {each.code: seats[state.holders[each.i] + 1] for each in box.characters},
        "taken": [each.code for each in box.characters if state.taken[each.i]],
        "section": {
            section.code: [
                colour.code
                for colour in box.colours
                for _ in range(state.sections[section.i][colour.i])
            ]
            for section in box.sections[: len(state.players)]
        },
        "bag": {
            "all": sum(state.bag),
            **{colour.code: state.bag[colour.i] for colour in box.colours},
        },
        "lost": {colour.code: state.lost_crew[colour.i] for colour in box.colours},
        "draws": {"seed": state.draws.seed, "count": state.draws.count},
        "count": _counts(state),
        "missionaries": state.missionaries,
        "display": [project.code if project else "" for project in state.display],
        "gabriel": state.gabriel.code if state.gabriel else "",
        "coming": [project.code for stack in state.sets for project in reversed(stack)],
        "merchants": [ship.code for ship in reversed(state.merchants)],
        "sea": {space.code: _at(state, space.i) for space in box.spaces},
        "full": {region.code: is_full(state, region) for region in box.regions},
        "moving": [box.regions[i].code for i in state.full],
        "gone": [ship.code for ship in state.gone],
        "decision": {
            "seat": box.seats[decision.seat].code if decision else "",
            "kinds": list(decision.kinds) if decision else [],
            "number": decision.number if decision else 0,
        },
    }


def _counts(state: State) -> dict[str, int]:
    """What lies where, counted (V1.1 to V1.12)."""
    return {
        "projects": sum(p is not None for p in (*state.display, state.gabriel)),
        "in_sections": sum(map(sum, state.sections)),
        "captains": sum(player.pool for player in state.players),
        "tiles": len(state.tiles),
        "merchants": len(state.merchants),
        "numbers": state.box.counts.numbers - len(state.discs),
        "characters": sum(holder != NOBODY for holder in state.holders),
        **{f"set_{'I' * (of + 1)}": len(stack) for of, stack in enumerate(state.sets)},
    }


def _at(state: State, place: int) -> str:
    at_sea = state.sea[place]
    if at_sea is None:
        return ""
    if at_sea.seat == NOBODY:
        return at_sea.ship.code
    return f"{state.box.seats[at_sea.seat].code} {at_sea.ship.code}"
