"""The first free action marker: what the action of a number costs, now and after the next tile."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama.pieces import NAVIGATION, RECRUITING
from seabook.games.vasco_da_gama.state import State


def moved(state: State, change: int) -> int:
    """Where a change takes the marker, which stays within 1 to 20 (VR2)."""
    return min(max(state.marker + change, 1), state.box.counts.numbers)


def price(state: State, number: int) -> int:
    """What the action of a number costs: its distance below the marker (V3.3, V3.4).

    >>> from seabook.games import game
    >>> state = game("vasco_da_gama").start(2, 0, {})
    >>> state.marker = 10
    >>> price(state, 4), price(state, 10), price(state, 21)
    (6, 0, 0)
    """
    return max(state.marker - number, 0)


def prices(state: State, number: int) -> tuple[int, int, int]:
    """What a number costs now, and the least and the most once the next tile has moved the marker.

    Where no tile is still to come this round, all three are alike.

    >>> from seabook.games import game
    >>> state = game("vasco_da_gama").position(2, {"marker": 8, "tile": "V3"}).state
    >>> prices(state, 4)
    (4, 1, 7)
    """
    now = price(state, number)
    if state.phase != "placing" or not state.tiles:
        return now, now, now
    costs = [max(moved(state, tile.change) - number, 0) for tile in state.tiles]
    return now, min(costs), max(costs)


def foretold(state: State, number: int) -> Event:
    """What a number costs, or may cost once the next tile has moved the marker (V3.1, V3.3)."""
    disc = state.box.numbers[number - 1]
    if state.phase == "acting":
        cost = price(state, number)
        if not cost:
            return event("V3.4", "forecast.is-free", number=disc, marker=state.marker)
        return event("V3.3", "forecast.price", number=disc, marker=state.marker, n=cost)
    now, least, most = prices(state, number)
    values = {"number": disc, "now": now, "marker": state.marker}
    if not most:
        return event("V3.4", "forecast.free", **values)
    return event("V3.1", "forecast.price-after", least=least, most=most, **values)


def too_late(state: State, seat: int) -> Iterator[Event]:
    """Numbers come in rising order (V3.2): crew recruited by a higher one sails with no lower one."""
    mine = [disc for disc in sorted(state.discs) if disc.seat == seat]
    sails = [disc.number for disc in mine if disc.area.i == NAVIGATION]
    recruits = [disc.number for disc in mine if disc.area.i == RECRUITING]
    if sails and recruits and sails[0] < recruits[0]:
        number, later = (state.box.numbers[n - 1] for n in (sails[0], recruits[0]))
        ready = len(state.players[seat].ships)
        yield event("V3.2", "forecast.recruits-late", number=number, later=later, n=ready)
