"""Parts of the map: what a question needs, with its labels; the rest lies beyond the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from seabook.drawing.endeavor.chart import chart, cities, regions
from seabook.drawing.svg import Point
from seabook.engine import Complaint
from seabook.games import game
from seabook.games.endeavor.pieces import City, Deck
from seabook.games.endeavor.state import State
from seabook.words import Text, say

# Around a city its name must be seen, around a region the edge of its outline.
_CITY, _EDGE = 75.0, 12.0
_HALF_CARD = (52.0, 36.0)

# In the place of regions and cities: the stacks of buildings, and the whole map.
STACKS, MAP = "stacks", "map"

Box = tuple[float, float, float, float]


def crop(show: Iterable[str]) -> Box:
    """The part of the map with these regions and cities: left, top, width and height.

    >>> crop(["EU"])[:2]
    (430.0, 54.0)
    """
    points = [point for code in show for point in _points(code)]
    left, top = max(0.0, min(x for x, _ in points)), max(40.0, min(y for _, y in points))
    right = min(chart().width, max(x for x, _ in points))
    bottom = min(chart().height, max(y for _, y in points))
    return left, top, right - left, bottom - top


def _points(code: str) -> Sequence[Point]:
    """The corners of all that belongs to a region or a city."""
    if code == MAP:
        return [(0, 40), (chart().width, chart().height)]
    if code in cities():
        return _around([cities()[code].at], _CITY, _CITY)
    if code not in regions():
        known = [STACKS, MAP, *regions(), *cities()]
        raise Complaint("complaint.show", given=code, known=known)
    place = regions()[code]
    cards = [*place.decks, *([place.governor] if place.governor else [])]
    return [
        *_around(place.outline, _EDGE, _EDGE),
        *_around(place.track, 24, 24),
        *_around(cards, *_HALF_CARD),
    ]


def _around(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    return [corner for x, y in points for corner in ((x - dx, y - dy), (x + dx, y + dy))]


def within(show: Iterable[str], action: str) -> bool:
    """Whether the place of an action belongs to the parts shown; all of them where none is named.

    >>> within(["EU"], "occupy EU1"), within(["EU"], "ship NA")
    (True, False)
    """
    code, parts = action.rpartition(" ")[2], [*show]
    if parts == [STACKS]:
        return action.startswith("build ")
    return (
        not parts
        or MAP in parts
        or any(code == each or code.rstrip("0123456789") == each for each in parts)
    )


def parts() -> Mapping[str, Text]:
    """What can be looked at alone: the map, the stacks, each region."""
    places = {region.code: region.name for region in game("endeavor").box.regions}
    return {MAP: say("parts.map"), STACKS: say("parts.stacks"), **places}


def focus(state: State, seat: int, show: Sequence[str]) -> Sequence[str]:
    """The part of the board on which a seat decides now: the stacks while it builds, else ``show``."""
    builds = any(each.seat == seat and "build" in each.kinds for each in state.decisions)
    return [STACKS] if builds else show


def controls(state: State, seat: int | None, show: Sequence[str]) -> tuple[str, ...]:
    """The actions that stand on the board as it is shown, as they are written on it."""
    box = state.box
    if [*show] == [STACKS]:
        return tuple(f"build {tile.code}" for tile in box.tiles)
    found = [f"ship {region.code}" for region in box.regions if not region.is_europe]
    found += [f"draw {deck.code}" for deck in box.decks if is_shown(state, deck)]
    return (*found, *(action_at(state, seat, city) for city in box.cities))


def is_shown(state: State, deck: Deck) -> bool:
    """Whether a deck lies on the board: a teacher may have left the slavery deck out."""
    return deck is not state.box.slavery_deck or state.options.slavery_deck != "omitted"


def action_at(state: State, seat: int | None, city: City) -> str:
    """What a click on a city asks for: that of a rival is attacked, all others are occupied."""
    holder = state.holders[city.i]
    rival = seat is not None and holder >= 0 and holder != seat
    return f"{'attack' if rival else 'occupy'} {city.code}"
