"""The atlas as a panel: clicks and questions are answered in words and on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook.games import game
from seabook.widgets import AtlasPanel


@pytest.fixture
def panel() -> Iterator[AtlasPanel]:
    given = {
        "phase": "action",
        "round": 3,
        "track": {"AF": ["blue", "green", "blue", "green", "blue"]},
        "city": {"EU5": "red", "EU7": "blue"},
        "red": {"harbour": 6, "buildings": ["shipyard", "docks"]},
    }
    made = AtlasPanel(game("endeavor").position(3, given), "red")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("thing", "zh", "en"),
    [
        ("ship AF", "非洲的總督卡會歸誰", "The quickest way to open Africa"),
        ("occupy EU6", "最快怎麼占有羅馬", "The quickest way to hold Rome"),
        ("attack EU7", "藍方失去君士坦丁堡", "What would Blue lose with Constantinople"),
        ("draw EU", "最快怎麼拿到", "The quickest way to take"),
        ("draw NA", "做不到", "cannot be done this round"),
    ],
)
def test_a_click_is_answered_in_both_languages(
    panel: AtlasPanel, thing: str, zh: str, en: str
) -> None:
    panel.board.activate(thing)
    assert zh in panel.result.status
    assert en in panel.result.status


@pytest.mark.parametrize("question", ["weights", "contest", "connections"])
def test_a_question_is_answered_and_drawn(panel: AtlasPanel, question: str) -> None:
    before = panel.board.svg
    panel.controls.press(f"ask:{question}")
    assert "sb-fault" not in panel.result.status
    assert panel.board.svg != before
    answer = panel.board.answer
    # A plan is told as numbered steps.
    said = getattr(answer, "decisions", None)
    wanted = said[0].phrase.zh_Hant if said else answer.text.zh_Hant
    assert wanted in panel.result.status.replace("&gt;", ">")
    assert ("<ol>" in panel.result.status) is bool(said)


def test_another_answer_can_be_put_on_the_board(panel: AtlasPanel) -> None:
    panel.about("ship AF")
    outlook = panel.board.answer
    panel.controls.press("draw:1")
    assert panel.board.answer is not outlook
    assert panel.board.answer.decisions


def test_a_mistake_stands_in_the_panel(panel: AtlasPanel) -> None:
    panel.board.activate("occupy XX9")
    assert "sb-fault" in panel.result.status


def test_what_is_saved_is_the_same_each_time(panel: AtlasPanel) -> None:
    data, _ = panel._repr_mimebundle_()
    again, _ = panel._repr_mimebundle_()
    assert data["image/svg+xml"] == again["image/svg+xml"]
    assert 'lang="zh-Hant"' in data["text/html"]


@pytest.mark.parametrize("question", ["pushes", "fleets", "fillings"])
def test_another_game_is_asked_its_own_questions(question: str) -> None:
    given = {
        "phase": "acting",
        "number": {"9": "yellow navigation"},
        "sea": {"natal-1": "red I-3"},
        "yellow": {"ships": ["I-5"]},
    }
    made = AtlasPanel(game("vasco_da_gama").position(2, given), "yellow")
    assert 'data-id="number 1"' not in made.board.svg
    before = made.board.svg
    made.controls.press(f"ask:{question}")
    assert "sb-fault" not in made.result.status
    assert made.board.svg != before
    made.board.activate("land malindi-1")
    assert "V3.18" in made.result.status
    made.controls.press("ask:weights")
    assert "sb-fault" in made.result.status
    made.close()
