"""Tidying: what shows stays as it was, and what is shared stands once."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seabook.drawing.tidy import INITIAL, tidy

OF_STROKE = ("stroke-width", "stroke-dasharray")
VALUES = {
    "fill": ["none", "#111", "#222222"],
    "stroke": ["none", "#111"],
    "stroke-width": ["2", "1.5"],
    "font-size": ["12", "9.5"],
    "text-anchor": ["middle", "end"],
}
attributes = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in VALUES.items()}
)


@st.composite
def drawings(draw: st.DrawFn, depth: int = 3) -> ET.Element:
    tag = draw(st.sampled_from(["g", "rect", "text"])) if depth else "rect"
    node = ET.Element(tag, draw(attributes))
    if tag == "text":
        node.text = "x"
    if tag == "g":
        node.extend(draw(st.lists(drawings(depth - 1), max_size=4)))
    return node


def shown(node: ET.Element, outer: dict[str, str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Each thing that is seen, with all that makes a difference to it."""
    here = outer | {name: node.attrib[name] for name in INITIAL if name in node.attrib}
    if node.tag != "g":
        felt = dict(here)
        if node.tag == "rect":
            felt = {k: v for k, v in felt.items() if k[:4] not in ("font", "text")}
        if felt["stroke"] == "none":
            felt = {k: v for k, v in felt.items() if k not in OF_STROKE}
        yield node.tag, felt
    for child in node:
        yield from shown(child, here)


@given(drawings())
def test_nothing_looks_different_and_nothing_grows(inside: ET.Element) -> None:
    root = ET.Element("svg")
    root.append(inside)
    before, size = list(shown(root, INITIAL)), len(ET.tostring(root))
    tidy(root)
    assert list(shown(root, INITIAL)) == before
    assert len(ET.tostring(root)) <= size


def test_what_is_shared_stands_once() -> None:
    root = ET.Element("svg")
    for _ in range(3):
        ET.SubElement(root, "text", {"font-size": "12", "fill": "#111"}).text = "x"
    tidy(root)
    assert root.attrib == {"font-size": "12", "fill": "#111"}
    assert [each.attrib for each in root] == [{}, {}, {}]


@pytest.mark.parametrize("name", ["fill", "stroke"])
def test_a_sign_takes_nothing_from_where_it_stands(name: str) -> None:
    root = ET.Element("svg", {"fill": "#111", "stroke": "#222"})
    sign = ET.SubElement(ET.SubElement(root, "defs"), "g", {"id": "a"})
    ET.SubElement(sign, "rect", {"fill": "#000"})
    tidy(root)
    whole = sign.attrib | sign[0].attrib
    assert whole[name] == INITIAL[name]
