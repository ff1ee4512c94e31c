"""Parts of the table: what can be shown alone, and which actions stand in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from seabook.drawing.anchors_aweigh import acts
from seabook.engine import Complaint
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, say

# The whole table; the heap with the cards around it; the cards alone, in the voyage the one at hand and
# the deck; the own ship; those of the others; goods and parrots.
TABLE, HEAP, CARDS, SHIP, SHIPS, SUPPLY = "table", "heap", "cards", "ship", "ships", "supply"
_PARTS = (HEAP, CARDS, SHIP, SHIPS, SUPPLY)
# In which part an action stands, by its kind.
_PLACES = {
    "flip": HEAP,
    "take": HEAP,
    "good": SUPPLY,
    "choose": SUPPLY,
    "fulfil": CARDS,
    "skip": CARDS,
    "face": CARDS,
    "flee": CARDS,
}


def parts() -> Mapping[str, Text]:
    """What can be looked at alone."""
    return {code: say(f"anchors.part.{code}") for code in (TABLE, *_PARTS)}


def pieces(state: State, seat: int | None, show: Iterable[str]) -> Mapping[str, bool]:
    """What stands in the picture: parts, and ships that stand large by the codes of their seats."""
    wanted = {*show} or {TABLE}
    codes = [each.code for each in state.box.seats]
    if unknown := wanted - {TABLE, *_PARTS, *codes}:
        raise Complaint("complaint.show", given=min(unknown), known=[TABLE, *_PARTS, *codes])
    if TABLE in wanted:
        main = CARDS if state.phase in ("voyage", "over") else HEAP
        wanted = {main, SHIP, SHIPS, SUPPLY}
    if SHIP in wanted and seat is not None and seat >= 0:
        wanted.add(codes[seat])
    elif SHIP in wanted:
        wanted.add(SHIPS)
    return dict.fromkeys(wanted, True)


def within(show: Iterable[str], action: str) -> bool:
    """Whether the place of an action belongs to the parts shown; all of them where none is named.

    >>> within(["ship"], "load a1"), within(["ship"], "take t1")
    (True, False)
    """
    named = [*show]
    place = _PLACES.get(action.partition(" ")[0], SHIP)
    return not named or TABLE in named or place in named


def focus(state: State, seat: int, show: Sequence[str]) -> Sequence[str]:
    """The parts that a seat needs: those that are shown."""
    return show


def controls(state: State, seat: int | None, show: Sequence[str]) -> tuple[str, ...]:
    """The actions that stand on the board as it is shown, as they are written on it."""
    if seat is None or seat < 0:
        return ()
    wanted = pieces(state, seat, show)
    found = list[str]()
    if wanted.get(HEAP):
        found += acts.of_heap(state)
    if wanted.get(CARDS):
        found += acts.on_card(state, seat)
    if wanted.get(state.box.seats[seat].code):
        found += acts.of_ship(state, seat)
    if wanted.get(SUPPLY):
        found += acts.of_supply(state, seat)
    return tuple(dict.fromkeys(each for each in found if each))
