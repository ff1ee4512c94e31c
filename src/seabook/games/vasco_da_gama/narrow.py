"""Which targets are worth asking about: necessary conditions only, for speed.

Legality stays with the conditions of each kind; a test holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable

from seabook.games.vasco_da_gama.planning import places_extra
from seabook.games.vasco_da_gama.state import State


def free_numbers(state: State, seat: int) -> Iterable[int]:
    """Numbers not on the board: 1 to 20 for an ordinary disc, 21 and 22 for the extra one."""
    counts = state.box.counts
    taken = {disc.number - 1 for disc in state.discs}
    if places_extra(state, seat):
        return [n - 1 for n in counts.extra_numbers if n - 1 not in taken]
    return [place for place in range(counts.numbers) if place not in taken]


def open_projects(state: State, seat: int) -> Iterable[int]:
    """Projects on display."""
    return sorted(p.i for p in (*state.display, state.gabriel) if p is not None)


def own_projects(state: State, seat: int) -> Iterable[int]:
    """Own projects for which there might be crew enough."""
    player = state.players[seat]
    if not player.projects:
        return ()
    held = player.kinds_held()
    return sorted(project.i for project in player.projects if project.need <= held)


def own_ships(state: State, seat: int) -> Iterable[int]:
    """Own ships ready to sail."""
    return sorted(ship.i for ship in state.players[seat].ships)


def empty_spaces(state: State, seat: int) -> Iterable[int]:
    """Landing spaces without a ship."""
    return [place for place, at_sea in enumerate(state.sea) if at_sea is None]


def sailors(state: State, seat: int) -> Iterable[int]:
    """Sailors that stand in the section chosen, or in any section in use."""
    chosen = state.decision.section
    colours = len(state.box.colours)
    return [
        section * colours + colour
        for section, row in enumerate(state.sections)
        if chosen is None or section == chosen.i
        for colour, n in enumerate(row)
        if n
    ]
