"""What stays closed: a key behind a click, the same without a kernel."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from IPython.display import HTML, Math

from seabook.markup import tag
from seabook.proof.golden import golden
from seabook.widgets import Reveal, ScoreSheet
from seabook.words import Text


def test_things_stand_closed_behind_a_summary_in_both_languages() -> None:
    key = Reveal(Text("4條", "There are 4"), HTML("<b>why</b>"), tag("i", "so"), {"a": 1})
    root = ET.fromstring(key._repr_html_())
    assert (root.tag, root.get("class"), root.get("open")) == ("details", "sb-key", None)
    assert [each.tag for each in root] == ["summary", "p", "p", "b", "i", "pre"]
    assert "".join(root[0].itertext()) == "先自己想，再打開 Think first, then open"
    assert {each.get("lang") for each in root[0]} == {"zh-Hant", "en"}


def test_what_it_says_as_text_gives_nothing_away() -> None:
    assert repr(Reveal("secret")) == repr(Reveal(1)) == "先自己想，再打開\nThink first, then open"


def test_a_formula_is_left_to_be_typeset() -> None:
    assert r"<p>$\displaystyle a &lt; b$</p>" in Reveal(Math("a < b"))._repr_html_()


def test_a_widget_shows_what_it_saves() -> None:
    sheet = ScoreSheet(golden("endeavor").table())
    html = Reveal(sheet)._repr_html_()
    assert '<table class="sb-scores">' in html
    assert "<button" not in html
    assert "<style" not in html
    sheet.close()
