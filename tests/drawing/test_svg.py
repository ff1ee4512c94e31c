"""The pen: it escapes, and every run of text says its language."""

import xml.etree.ElementTree as ET

import pytest

from seabook.drawing.svg import Pen, code, finished, picture, runs
from seabook.words import Text

NASTY = Text("<script>壞</script>&\"'", "<script>bad</script>&\"'")


@pytest.fixture
def pen() -> Pen:
    return picture(10, 10, "both", NASTY)


def test_text_and_attributes_are_escaped(pen: Pen) -> None:
    pen.line(runs(NASTY, "both"), 0, 0)
    pen.control(NASTY.en, NASTY)
    text = finished(pen)
    assert "<script" not in text
    root = ET.fromstring(text)
    ns = "{http://www.w3.org/2000/svg}"
    assert root.get("aria-label") == f"{NASTY.zh_Hant} {NASTY.en}"
    assert NASTY.en in [group.get("data-id") for group in root.iter(f"{ns}g")]
    words = [each.text for each in root.iter() if each.tag in (f"{ns}text", f"{ns}tspan")]
    assert words == [NASTY.zh_Hant, NASTY.en]


def test_each_language_is_a_run_of_its_own(pen: Pen) -> None:
    assert [run.lang for run in runs(NASTY, "both")] == ["zh-Hant", "en"]
    assert [run.lang for run in runs(NASTY, "en")] == ["en"]
    assert code("NA1").lang == "zxx"


def test_a_control_says_its_label_in_each_language(pen: Pen) -> None:
    pen.control("occupy NA1", Text("紐奧良", "New Orleans"))
    (touch,) = (each for each in pen.at.iter("g") if each.get("data-id"))
    assert touch.get("aria-label") == "紐奧良 New Orleans"


def test_a_sign_is_drawn_once(pen: Pen) -> None:
    for x in (1, 2):
        pen.sign("dot", lambda one: one.draw("circle", r=1, fill="#111"), x, 0)
    root = ET.fromstring(finished(pen))
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 1
    assert len(list(root.iter("{http://www.w3.org/2000/svg}use"))) == 2


def test_a_drawing_without_signs_needs_no_ids(pen: Pen) -> None:
    pen.draw("circle", r=1)
    assert " id=" not in finished(pen)
    assert "defs" not in finished(pen)
