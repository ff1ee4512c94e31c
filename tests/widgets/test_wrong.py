"""Widgets that cannot be made: one sentence, and nothing goes wrong when they are thrown away."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import pytest

from seabook.engine import Complaint
from seabook.games import game
from seabook.widgets import AtlasPanel, FreeTable, Prediction, Stepper, WhatIf, WhyPanel
from seabook.widgets.topic import Sensitive


def table() -> Any:
    return game("endeavor").table(3, 7)


@pytest.mark.parametrize(
    ("make", "slug"),
    [
        (lambda: WhyPanel(table(), "purple"), "complaint.seat"),
        (lambda: WhyPanel(table(), "white"), "complaint.seat"),
        (lambda: WhatIf(table(), "purple"), "complaint.seat"),
        (lambda: AtlasPanel(table(), "purple"), "complaint.seat"),
        (lambda: FreeTable(me="purple"), "complaint.seat"),
        (lambda: Prediction("nope"), "complaint.scenario"),
        (lambda: Stepper("nope"), "complaint.scenario"),
        (lambda: Sensitive(game="nope"), "complaint.game"),
    ],
)
def test_a_widget_that_cannot_be_made_is_one_sentence(
    make: Callable[[], object], slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    unraised: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", unraised.append)
    with pytest.raises(Complaint) as caught:
        make()
    assert caught.value.slug == slug
    assert caught.value.text.zh_Hant
    del caught
    gc.collect()
    assert unraised == []
