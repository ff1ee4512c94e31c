"""The stepper: every event in turn, the position at each, and only the start in what is saved."""

from collections.abc import Iterator

import pytest

import seabook
from seabook import words
from seabook.engine import Stream
from seabook.proof.golden import golden
from seabook.proof.scenarios import every
from seabook.widgets import Stepper
from seabook.widgets.frames import frames

SAVED = ("text/plain", "text/html", "image/svg+xml")


@pytest.fixture
def steps() -> Iterator[Stepper]:
    made = Stepper("occupy-europe-without-presence")
    yield made
    made.close()


def table(decisions: int = 40) -> seabook.engine.Table:
    made, dice = seabook.game("endeavor").table(players=3, seed=7), Stream("stepper", 1)
    for _ in range(decisions):
        made.play(dice.choice(made.actions()))
    return made


def test_each_event_of_a_history_is_one_step_from_the_first_position_to_the_last() -> None:
    played = table()
    steps = Stepper(played)
    happened = [event for step in played.history for event in step.events]
    assert [frame.event for frame in steps.frames] == [None, *happened]
    assert steps.frames[0].state == played.history[0].before
    assert steps.frames[-1].state == played.state
    assert len(played.history) == 40
    steps.go(len(steps.frames))
    steps.go(3)
    assert steps.frames[-1].state == played.state
    steps.close()


def test_a_step_is_told_with_its_rule_and_place(steps: Stepper) -> None:
    assert "sb-verdict" in steps.telling.status
    steps.controls.press("next")
    event = steps.frame.event
    assert event is not None
    assert event.text.en in steps.telling.status
    assert event.text.zh_Hant in steps.telling.status
    assert f"Step 1 of {len(steps.frames) - 1}" in steps.controls.html
    steps.controls.press(f"rule:{event.rule}")
    assert f'data-rule="{event.rule}"' in steps.card.html


def test_the_board_follows(steps: Stepper) -> None:
    before = steps.board.svg
    assert steps.frame.state.holders[0] == -1
    steps.controls.press("last")
    assert steps.frame.state.holders[0] == 0
    assert steps.board.svg != before
    steps.controls.press("first")
    assert steps.board.svg == before


def test_moving_stops_at_both_ends(steps: Stepper) -> None:
    steps.go(-5)
    assert steps.place == 0
    assert 'data-id="back" data-key="ArrowLeft" disabled' in steps.controls.html
    steps.go(999)
    assert steps.place == len(steps.frames) - 1
    assert 'data-id="next" data-key="ArrowRight" disabled' in steps.controls.html


def test_it_goes_from_one_event_of_a_rule_to_the_next() -> None:
    steps = Stepper(table())
    places = [i for i, frame in enumerate(steps.frames) if "E2.8" in frame.rules]
    assert len(places) > 2
    found = []
    for _ in range(len(places) + 1):
        steps.controls.press("seek.en:E2.8")
        found.append(steps.place)
    assert found == [*places, places[0]]
    assert '<option value="E2.8" selected>' in steps.controls.html
    steps.close()


@pytest.mark.parametrize(
    ("data_id", "told"),
    [("seek.en:E9.9", "no event"), ("rule:E9.9", "no rule"), ("dance", "KeyError")],
)
def test_what_goes_wrong_is_shown(steps: Stepper, data_id: str, told: str) -> None:
    steps.controls.press(data_id)
    assert "sb-fault" in steps.telling.status
    assert told in steps.telling.status


def test_a_refused_action_ends_in_its_verdict() -> None:
    steps = Stepper("occupy-europe-taken")
    steps.go(999)
    assert steps.frame.verdict is not None
    assert not steps.frame.verdict.legal
    assert "sb-no" in steps.telling.status
    assert steps.rules[-1] == "E3.2a"
    steps.close()


def test_the_golden_game_has_its_remarks() -> None:
    steps = Stepper(golden("endeavor"))
    told = [text for frame in steps.frames for text in frame.remarks]
    assert told == [remark.text for remark in sorted(golden("endeavor").remark, key=_after)]
    place = next(i for i, frame in enumerate(steps.frames) if frame.remarks)
    steps.go(place)
    assert "sb-remark" in steps.telling.status
    steps.close()


def _after(remark: object) -> int:
    return int(getattr(remark, "after", 0))


@pytest.mark.slow
def test_every_scenario_has_its_steps() -> None:
    for scenario in every():
        _, found = frames(scenario)
        assert found[0].event is None
        assert all(frame.rules for frame in found[1:]), scenario.id


def test_a_position_between_two_decisions_is_drawn_and_titled() -> None:
    steps = Stepper(table(12))
    between = next(i for i, f in enumerate(steps.frames) if not f.state.decisions)
    steps.go(between)
    assert "decides" not in steps.board.label
    assert "is start player" in steps.board.label
    steps.go(len(steps.frames))
    assert "decides" in steps.board.label
    steps.close()


def test_what_is_saved_is_the_start_in_both_languages() -> None:
    steps = Stepper(golden("endeavor"))
    data, _ = steps._repr_mimebundle_()
    words.language("en")
    steps.go(20)
    again, _ = steps._repr_mimebundle_()
    assert [data[key] for key in SAVED] == [again[key] for key in SAVED]
    assert steps.place == 20
    assert golden("endeavor").title.en in data["text/plain"]
    assert golden("endeavor").title.zh_Hant in data["text/html"]
    assert "<button" not in data["text/html"]
    assert repr(steps) == f"<stepper of {len(steps.frames) - 1} events>"
    steps.close()


def test_an_unknown_scenario_is_told() -> None:
    with pytest.raises(ValueError, match="no scenario"):
        Stepper("no-such-scenario")
