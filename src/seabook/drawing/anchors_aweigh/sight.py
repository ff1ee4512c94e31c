"""What a drawing may show: the view of a seat, or everybody's; with no seat every ship as its owner sees it."""

from __future__ import annotations

from typing import Any, NamedTuple

from seabook.engine import PUBLIC
from seabook.games.anchors_aweigh import hidden
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Treasure
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, say


def sight(state: State, seat: int | None) -> dict[str, Any]:
    """All that may be shown, as the view has it."""
    if seat is not None:
        return hidden.view(state, None if seat == PUBLIC else seat)
    found = hidden.view(state, 0)
    for i in range(1, len(state.players)):
        code = state.box.seats[i].code
        found["ships"][code] = hidden.view(state, i)["ships"][code]
    return found


class Thing(NamedTuple):
    """What lies on a space, by its code in a view: a treasure or none, goods, or what is not seen."""

    treasure: Treasure | None = None
    star: bool = False
    goods: tuple[str, ...] = ()
    chest: bool = False
    hidden: bool = False

    @property
    def nothing(self) -> bool:
        """Whether the space is empty."""
        return self == Thing()


def thing(box: Box, code: str) -> Thing:
    """A code of a view as what it stands for."""
    if not code:
        return Thing()
    if code in ("?", "filled"):
        return Thing(hidden=True)
    if code == "chest":
        return Thing(chest=True)
    first, *goods = code.split("+")
    if first in {colour.code for colour in box.colours}:
        return Thing(goods=(first,))
    name = first.removesuffix("*")
    of = next(each for each in box.treasures if each.code == name)
    return Thing(of, first != name, tuple(goods))


def named(box: Box, what: Thing) -> Text:
    """What lies there in words."""
    colours = {colour.code: colour.name for colour in box.colours}
    if what.hidden:
        return say("anchors.hidden")
    if what.chest:
        return say("anchors.chest")
    if what.treasure is None:
        return colours[what.goods[0]] if what.goods else say("anchors.empty")
    name = what.treasure.name
    if what.star:
        name = say("anchors.starfish", treasure=name)
    if what.goods:
        return say("anchors.with", treasure=name, goods=[colours[each] for each in what.goods])
    return name
