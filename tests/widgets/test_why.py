"""The why-panel: ask, play, undo; what goes wrong is told and changes nothing."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import seabook
from seabook import words
from seabook.engine import Refused
from seabook.widgets import WhyPanel

# Red may occupy in Europe with the Colonial House or, for less, with an action token.
POSITION: dict[str, Any] = {
    "round": 2,
    "phase": "action",
    "city": {"EU6": "blue"},
    "red": {"harbour": 4, "tokens": {"occupy-draw": 1}},
    "blue": {"harbour": 2},
    "green": {"harbour": 2},
}


@pytest.fixture
def panel() -> Iterator[WhyPanel]:
    made = WhyPanel(seabook.game("endeavor").position(3, POSITION))
    yield made
    made.close()


def test_a_click_shows_the_verdict_with_its_rules(panel: WhyPanel) -> None:
    panel.board.activate("occupy NA1")
    assert "sb-no" in panel.result.status
    assert 'lang="zh-Hant"' in panel.result.status
    assert 'lang="en"' in panel.result.status
    assert 'data-id="rule:E3.2b"' in panel.controls.html
    assert 'data-id="play:0" disabled' in panel.controls.html
    assert panel.board.selected == "occupy NA1"


def test_a_rule_opens_its_card(panel: WhyPanel) -> None:
    panel.board.activate("occupy NA1")
    panel.controls.press("rule:E3.2b")
    assert 'data-rule="E3.2b"' in panel.card.html
    assert seabook.rule("E3.2b")._repr_html_() in panel.card.html
    panel.card.press("rule:")
    assert panel.card.html == ""


def test_several_ways_are_offered_and_the_chosen_one_is_played(panel: WhyPanel) -> None:
    panel.board.activate("occupy EU5")
    assert "sb-yes" in panel.result.status
    assert 'data-id="play:0"' in panel.controls.html
    assert 'data-id="play:1"' in panel.controls.html
    before, drawn = panel.table.state, panel.board.svg
    names = [[step.notation for step in way] for way in panel._ways()]
    token = next(i for i, way in enumerate(names) if way[0].startswith("red: use"))
    panel.controls.press(f"play:{token}")
    assert [step.action.notation for step in panel.table.history] == names[token]
    assert panel.table.state.holders[4] == 0
    assert panel.board.svg != drawn
    assert "E3.2" in panel.result.status
    for _ in names[token]:
        panel.controls.press("undo")
    assert panel.table.state == before
    panel.controls.press("redo")
    assert len(panel.table.history) == 1


def test_cities_of_others_are_attacked(panel: WhyPanel) -> None:
    assert 'data-id="attack EU6"' in panel.board.svg
    panel.board.activate("attack EU6")
    assert panel.verdict is not None
    assert panel.verdict.action.notation == "red: attack EU6"


def test_what_is_not_on_the_board_can_be_asked_and_played(panel: WhyPanel) -> None:
    assert 'data-id="ask:red: pass"' in panel.controls.html
    panel.controls.press("ask:red: pass")
    assert "sb-yes" in panel.result.status
    panel.controls.press("play:0")
    assert panel.table.state.players[0].passed
    assert 'data-id="ask:blue: pass"' in panel.controls.html


def test_a_refused_play_leaves_the_table_as_it_was(panel: WhyPanel) -> None:
    before = panel.table.state.copy()
    panel.board.activate("occupy NA1")
    panel.controls.press("play:0")
    assert "sb-no" in panel.result.status
    assert panel.table.state == before
    assert panel.table.history == []
    with pytest.raises(Refused):
        panel.play()


@pytest.mark.parametrize(
    ("press", "shown"),
    [
        ("undo", "nothing to undo"),
        ("redo", "nothing to redo"),
        ("rule:E9.9", "no rule"),
        ("ask:red: fly NA1", "not an action"),
        ("nonsense", "KeyError"),
        ("play:x", "ValueError"),
    ],
)
def test_what_goes_wrong_is_shown(panel: WhyPanel, press: str, shown: str) -> None:
    before = panel.table.state.copy()
    panel.controls.press(press)
    assert "sb-fault" in panel.result.status
    assert shown in panel.result.status
    assert panel.table.state == before


def test_text_from_outside_is_escaped(panel: WhyPanel) -> None:
    panel.controls.press("ask:red: <img src=x onerror=alert(1)>")
    assert "<img" not in panel.result.status


def test_a_click_on_a_strange_id_is_shown(panel: WhyPanel) -> None:
    panel.board.activate("dance NA1")
    assert "sb-fault" in panel.result.status


def test_what_is_saved_is_stable_and_in_both_languages(panel: WhyPanel) -> None:
    words.language("en")
    panel.ask("ship CA")
    data, _ = panel._repr_mimebundle_()
    words.language("zh_Hant")
    again, _ = panel._repr_mimebundle_()
    stable = ("text/plain", "text/html", "image/svg+xml")
    assert [data[key] for key in stable] == [again[key] for key in stable]
    assert 'lang="zh-Hant"' in data["text/html"]
    assert 'lang="en"' in data["text/html"]
    assert "航行" in data["text/plain"]
    assert "Ship" in data["text/plain"]
    assert repr(panel) == "<why-panel of <endeavor after 0 decisions> for red>"


def test_it_follows_the_language(panel: WhyPanel) -> None:
    words.language("en")
    assert (panel.result.show, panel.controls.show, panel.board.lang) == ("en", "en", "en")


def test_the_comparison_tells_the_table_first_and_the_branch_after(panel: WhyPanel) -> None:
    words.language("en")
    before = panel.table.scores()[0]
    panel.try_ahead()
    for text in ("red: use occupy-draw", "red: occupy EU5"):
        panel.ask(text)
        panel.play()
    after = panel.table.scores()[0]
    assert before < after
    panel.controls.press("compare")
    assert f"Red: {before} glory now, {after} ahead." in panel.result.status
    totals = re.findall(r'<td class="sb-total">(\d+)</td>', panel.card.html)
    assert totals == [str(before), str(after)]
    panel.come_back()
    assert panel.table.scores()[0] == before
