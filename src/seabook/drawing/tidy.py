"""Makes a drawing smaller without changing it: what many elements share stands once, above them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping

# Inherited attributes, and what holds where nobody says anything.
INITIAL = {
    "fill": "#000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-dasharray": "none",
    "stroke-linejoin": "miter",
    "paint-order": "normal",
    "font-size": "16",
    "font-weight": "400",
    "text-anchor": "start",
}
_SHAPES = frozenset({"path", "rect", "circle"})
_OF_STROKE = frozenset({"stroke-width", "stroke-dasharray", "stroke-linejoin", "paint-order"})
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


def _felt(tag: str, here: Mapping[str, str]) -> Iterator[str]:
    """The attributes that make a difference to an element."""
    for name in INITIAL:
        if name in _OF_STROKE and here["stroke"] == "none":
            continue
        if name in _OF_WORDS and tag in _SHAPES:
            continue
        if name == "text-anchor" and tag == "tspan":
            continue
        yield name


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

    def _count(self, node: ET.Element) -> dict[str, int]:
        """What an element costs for each value that it inherits."""
        mine = self.wanted.get(node, {}).get(self.name)
        inside = {_OTHER: 0} if mine is None else {_OTHER: _NEVER, mine: 0}
        for child in node:
            costs = self._count(child)
            for value in costs:
                inside.setdefault(value, inside[_OTHER])
            for value in inside:
                inside[value] += costs.get(value, costs[_OTHER])
        self.inside[node] = inside
        best = self._best(node)[0]
        return {value: min(cost, best) for value, cost in inside.items()}

    def _best(self, node: ET.Element) -> tuple[int, str]:
        """The cheapest value to set on an element itself, and what that costs."""
        fixed = len(self.name) + 4
        named = ((c + fixed + len(v), v) for v, c in self.inside[node].items() if v != _OTHER)
        return min(named, default=(_NEVER, _OTHER))

    def _place(self, node: ET.Element, outer: str) -> None:
        inside = self.inside[node]
        cost, value = self._best(node)
        if cost < inside.get(outer, inside[_OTHER]):
            node.set(self.name, value)
            outer = value
        for child in node:
            self._place(child, outer)
