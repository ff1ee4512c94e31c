"""What is not the same on two boards: places of which other things are said, and what a player has."""

from __future__ import annotations

from xml.etree import ElementTree

from markupsafe import Markup

from seabook.drawing.beside import DIFFERS, HAS


def places_apart(one: str, other: str) -> frozenset[str]:
    """The places that are called otherwise on the two boards: by what can be asked for there, or by
    their code where that differs too."""
    here, there = _called(one), _called(other)
    common = {each for each in here.keys() & there.keys() if here[each] != there[each]}
    return frozenset(common | {each.rpartition(" ")[2] for each in here.keys() ^ there.keys()})


def marked_apart(one: Markup, other: Markup) -> tuple[Markup, Markup]:
    """What two players have, with all that the other has not marked."""
    return _marked(one, other), _marked(other, one)


def _called(svg: str) -> dict[str, str]:
    every = ElementTree.fromstring(svg).iter()
    found = {each.get("data-id", ""): each.get("aria-label", "") for each in every}
    return {place: called for place, called in found.items() if place}


def _marked(one: Markup, other: Markup) -> Markup:
    if not one or not other:
        return one
    row, beside = (ElementTree.fromstring(each) for each in (one, other))
    known = {_written(each) for each in beside}
    for each in row:
        if each.get("class") == HAS and _written(each) not in known:
            each.set("class", f"{HAS} {DIFFERS}")
    return Markup(_written(row))  # noqa: S704 - what was marked up stays so


def _written(node: ElementTree.Element) -> str:
    return ElementTree.tostring(node, encoding="unicode", method="html")
