"""Asking in words about the position on the screen: over the page, from the seat that sits there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import seabook
from seabook import words
from seabook.lessons import Desk
from seabook.proof.scenarios import opened, scenarios
from seabook.widgets import Stage, WhyPanel


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    words.language("en")
    yield
    words.language("both")


def test_on_the_why_panel() -> None:
    panel = WhyPanel(opened(scenarios("endeavor")["occupy-na-closed"]))
    before = panel.table.state
    panel.head.press("question")
    assert 'name="words"' in panel.card.html
    panel.card.press("words:can I flag New Orleans")
    assert "North America is not an open region" in panel.card.html
    assert panel.table.state is before
    panel.card.press("rule:")
    assert panel.card.html == ""
    panel.close()


def test_on_the_stage_of_a_lesson() -> None:
    stage = Stage("endeavor/ship-open-occupy", desk=Desk(None))
    assert 'data-id="question"' not in stage.head.html
    stage.begin()
    assert 'data-id="question"' in stage.head.html
    stage.head.press("question")
    stage.card.press("words:what can I do now?")
    assert "What you may do now" in stage.card.html
    stage.close()


def test_bad_input_is_one_sentence() -> None:
    panel = WhyPanel(seabook.game("endeavor").table(players=3, seed=7))
    panel.card.press("words:???")
    assert "Ask in a sentence" in panel.result.status
    panel.close()
