"""What all widgets share: one idiom for what is saved, for what is followed, for what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import seabook
from seabook import widgets, words
from seabook.lessons import Desk
from seabook.reference import topics
from seabook.widgets.panel import Panel, Shown
from seabook.words import Text


def table() -> Any:
    return seabook.game("endeavor").table(players=3, seed=7)


MADE: dict[str, Callable[[], Any]] = {
    "AtlasPanel": lambda: widgets.AtlasPanel(table()),
    "ContentNote": widgets.ContentNote,
    "FreeTable": lambda: widgets.FreeTable(players=3, seed=7),
    "Home": lambda: widgets.Home(Desk(None)),
    "Laboratory": lambda: widgets.Laboratory("endeavor", Desk(None)),
    "LanguageSwitch": widgets.LanguageSwitch,
    "Misreadings": lambda: widgets.Misreadings("endeavor"),
    "Pad": widgets.Pad,
    "Questions": lambda: widgets.Questions("endeavor", desk=Desk(None)),
    "Race": lambda: widgets.Race("anchors_aweigh"),
    "Recall": lambda: widgets.Recall("anchors_aweigh"),
    "Prediction": lambda: widgets.Prediction("occupy-na-closed", board=True),
    "RuleBook": lambda: widgets.RuleBook("endeavor"),
    "ScoreSheet": lambda: widgets.ScoreSheet(table()),
    "Sensitive": lambda: widgets.Sensitive(Text("甲", "a"), widgets.Pad()),
    "Stage": lambda: widgets.Stage("endeavor/ship-open-occupy", desk=Desk(None)),
    "Stepper": lambda: widgets.Stepper("occupy-na-closed"),
    "SvgBoard": lambda: widgets.SvgBoard(svg="<svg/>"),
    "TableBoard": lambda: widgets.TableBoard(table()),
    "WhatIf": lambda: widgets.WhatIf(table()),
    "WhyPanel": lambda: widgets.WhyPanel(table()),
}


def test_every_widget_stands_on_the_same_ground() -> None:
    every = {getattr(widgets, name) for name in widgets.__all__} - {widgets.Reveal}
    assert {each.__name__ for each in every} == {*MADE}
    for each in every:
        assert issubclass(each, Shown)
        for idiom in ("close", "_repr_mimebundle_"):
            assert getattr(each, idiom) is getattr(Shown, idiom)


@pytest.mark.parametrize("name", MADE)
def test_a_widget_saves_what_it_says_and_follows_only_as_long_as_it_stands(name: str) -> None:
    before = len(words.languages._listeners), len(topics._listeners)
    widget = MADE[name]()
    bundle = widget._repr_mimebundle_()[0]
    assert {key: bundle[key] for key in widget.saved()} == dict(widget.saved())
    assert bundle["text/plain"]
    widget.close()
    assert (len(words.languages._listeners), len(topics._listeners)) == before
    widget.close()


@pytest.mark.parametrize(
    "name", [name for name in MADE if issubclass(getattr(widgets, name), Panel)]
)
def test_what_goes_wrong_stands_in_the_panel(name: str) -> None:
    panel = MADE[name]()
    if name != "Sensitive":  # which has no button of its own
        panel._pressed("nobody-knows:it")
        pads = [each for each in panel._parts if isinstance(each, widgets.Pad)]
        assert sum("sb-fault" in each.html + each.status for each in pads) == 1
    panel.close()
