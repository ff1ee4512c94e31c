"""Makes a drawing smaller without changing it: what many elements share stands once, above them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache

# Inherited attributes, and what holds where nobody says anything.
INITIAL = {
    "fill": "#000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-dasharray": "none",
    "paint-order": "normal",
    "font-size": "16",
    "font-weight": "400",
    "text-anchor": "start",
}
_SHAPES = frozenset({"path", "rect", "circle"})
_OF_STROKE = frozenset({"stroke-width", "stroke-dasharray", "paint-order"})
_OF_WORDS = frozenset({"font-size", "font-weight", "text-anchor", "paint-order"})
_OTHER = ""  # any value that is not named
_NEVER = 10**6

Wanted = dict[ET.Element, dict[str, str]]


def tidy(root: ET.Element) -> None:
    """Put each inherited attribute where it takes the fewest letters."""
    defs = root.find("defs")
    signs = [] if defs is None else list(defs)
    for sign in signs:
        # It is drawn at many places and so takes nothing from where it stands.
        _settle(sign, _OTHER)
    if defs is not None:
        root.remove(defs)
    _settle(root, None)
    if defs is not None:
        root.insert(0, defs)


def _settle(root: ET.Element, outer: str | None) -> None:
    wanted: Wanted = {}
    _take(root, INITIAL, wanted)
    for name, initial in INITIAL.items():
        Mover(name, wanted).move(root, initial if outer is None else outer)


def _take(node: ET.Element, outer: Mapping[str, str], wanted: Wanted) -> None:
    """Note what holds for each element that shows something, and take its attributes off."""
    own = {name: node.attrib.pop(name) for name in INITIAL if name in node.attrib}
    here = {**outer, **own} if own else outer
    if node.tag in _SHAPES or node.text:
        wanted[node] = {name: here[name] for name in _felt(node.tag, here)}
    for child in node:
        _take(child, here, wanted)


def _felt(tag: str, here: Mapping[str, str]) -> tuple[str, ...]:
    """The attributes that make a difference to an element."""
    return _felt_by(tag, here["stroke"] != "none")


@cache
def _felt_by(tag: str, stroked: bool) -> tuple[str, ...]:
    deaf = set() if stroked else set(_OF_STROKE)
    if tag in _SHAPES:
        deaf |= _OF_WORDS
    if tag == "tspan":
        deaf.add("text-anchor")
    return tuple(name for name in INITIAL if name not in deaf)


class Mover:
    """Finds the cheapest places of one attribute: from the leaves up what each value costs."""

    def __init__(self, name: str, wanted: Wanted) -> None:
        self.name = name
        self.wanted = wanted
        self.inside: dict[ET.Element, dict[str, int]] = {}

    def move(self, root: ET.Element, outer: str) -> None:
        """Count, then set the attribute from the root down."""
        self._count(root)
        self._place(root, outer)

    def _count(self, node: ET.Element) -> dict[str, int] | None:
        """What an element costs for each value that it inherits; None where it feels none."""
        mine = self.wanted[node].get(self.name) if node in self.wanted else None
        inside = None if mine is None else {_OTHER: _NEVER, mine: 0}
        for child in node:
            costs = self._count(child)
            if costs is None:
                continue
            if inside is None:
                inside = dict(costs)
                continue
            other, more = inside[_OTHER], costs[_OTHER]
            for value in costs:
                if value not in inside:
                    inside[value] = other
            for value in inside:
                inside[value] += costs.get(value, more)
        if inside is None:
            return None
        self.inside[node] = inside
        best = self._best(inside)[0]
        return {value: min(cost, best) for value, cost in inside.items()}

    def _best(self, inside: Mapping[str, int]) -> tuple[int, str]:
        """The cheapest value to set on an element itself, and what that costs."""
        cost, value = min((c + len(v), v) for v, c in inside.items() if v != _OTHER)
        return cost + len(self.name) + 4, value

    def _place(self, node: ET.Element, outer: str) -> None:
        inside = self.inside.get(node)
        if inside is None:
            return
        cost, value = self._best(inside)
        if cost < inside.get(outer, inside[_OTHER]):
            node.set(self.name, value)
            outer = value
        for child in node:
            self._place(child, outer)
