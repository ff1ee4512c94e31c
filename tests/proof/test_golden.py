"""A golden game that does not go as written says where; its telling leaves nothing out."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from tests.toy import game as toy

from seabook.engine import event
from seabook.playbook import PlaybookError
from seabook.proof.golden import Golden, Remark
from seabook.words import Text

pytestmark = pytest.mark.usefixtures("lent")

NOTE = Remark(2, ("T2.1",), "注意這裡。", "Notice this.")
GAME = Golden(
    game="toy",
    title=Text("燈籠", "Lanterns"),
    players=2,
    seed=1,
    component_set="",
    scores=(0, 1),
    decisions=("left: light 2", "right: light 2", "left: light 1", "right: light 2"),
    remark=(Remark(0, ("T1.1",), "開始。", "The start."), NOTE, attrs.evolve(NOTE, after=4)),
)


def test_a_game_that_goes_as_written_is_over_with_its_scores() -> None:
    table = GAME.table()
    assert table.over
    assert table.scores() == (0, 1)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"decisions": (*GAME.decisions[:3], "right: light 3")}, "decision 4, “right: light 3”:"),
        ({"decisions": (GAME.decisions[0], *GAME.decisions)}, "decision 2, “left: light 2”: No:"),
        ({"decisions": ("left: dance", *GAME.decisions)}, "decision 1, “left: dance”:"),
        ({"decisions": (*GAME.decisions, "left: light 1")}, "decision 5, “left: light 1”:"),
        (
            {"decisions": GAME.decisions[:3]},
            "the game is not over after decision 3, “left: light 1”",
        ),
        ({"decisions": ()}, "the game is not over after the set-up"),
        ({"scores": (1, 0)}, "the scores are (0, 1), the file says (1, 0)"),
        ({"scores": (0,)}, "the scores are (0, 1), the file says (0,)"),
        ({"players": 3}, "the set-up:"),
        ({"options": {"night": "foggy"}}, "the set-up:"),
    ],
)
def test_a_game_that_does_not_go_as_written_says_where(change: dict[str, Any], named: str) -> None:
    with pytest.raises(PlaybookError) as caught:
        attrs.evolve(GAME, **change).table()
    assert str(caught.value).startswith("toy/golden.toml: ")
    assert named in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_of_other_values_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "component_set", "lamps-v1")
    with pytest.raises(PlaybookError, match="it is of the values “lamps-v2”, not “lamps-v1”"):
        attrs.evolve(GAME, component_set="lamps-v2").table()
    assert attrs.evolve(GAME, component_set="lamps-v1").table().over


def test_each_step_has_its_number_rules_events_and_remarks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy.GAME, "value", lambda state, path: 7 - state.dark)
    steps = list(GAME.told())
    assert [step.number for step in steps] == [1, 2, 3, 4]
    assert [step.round for step in steps] == [0, 2, 4, 5], "the position before the decision counts"
    assert [step.action.notation for step in steps] == list(GAME.decisions)
    assert [len(step.events) for step in steps] == [1, 1, 1, 2]
    # Those that allowed it first, then those at work, each once.
    assert steps[0].rules == ("T2.1", "T2.2", "T2.3")
    assert steps[3].rules == ("T2.1", "T2.2", "T2.3", "T3.1")
    assert [len(step.remarks) for step in steps] == [0, 1, 0, 1]


def test_the_set_up_and_the_sheets_are_the_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        toy.GAME, "set_up_report", lambda state: iter([event("T1.1", "toy.lanterns", n=state.dark)])
    )
    assert [(each.rule, each.values) for each in GAME.set_up()] == [("T1.1", {"n": 7})]
    assert [[line.glory for line in sheet] for sheet in GAME.sheets()] == [[0], [1]]


def test_the_telling_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "value", lambda state, path: 1)
    monkeypatch.setattr(toy.GAME, "notice", Text("不是原版。", "Not the publisher's."))
    text, html = GAME.text.en, GAME._repr_html_()
    lines = text.splitlines()
    assert lines[:3] == ["Lanterns", "Not the publisher's.", "  » The start. (T1.1)"]
    assert lines[3] == "1. Left: Light 2"
    assert text.count("  · ") == 5
    assert text.count("  » ") == 3
    for part in ("Lanterns", "Not the publisher", "The start.", "Notice this.", 'data-step="4"'):
        assert part in html
    assert html.count("<li>") == 5
    assert html.count('lang="zh-Hant"') == html.count('lang="en"')
