"""A lesson walked: choices answered, goals noticed, nothing lost."""

from __future__ import annotations

import json

import pytest

from seabook.engine import Complaint, Refused
from seabook.lessons import Progress, Walk, asked, lesson


@pytest.fixture
def walk() -> Walk:
    return Walk(lesson("endeavor/ship-open-occupy"))


def _at(walk: Walk, step_id: str) -> Walk:
    walk.go(1 + [step.id for step in walk.steps].index(step_id))
    return walk


def test_a_wrong_choice_is_answered_for_itself_and_then_like_the_right_one(walk: Walk) -> None:
    wrong = _at(walk, "taken").choose("region.not-open")
    assert wrong.right is False
    assert wrong.because is not None
    assert "open from the start" in wrong.because.en
    assert [line.en for line in wrong.lines] == [
        "London (EU1) is held by Blue; only an empty city can be occupied. (E3.2a)"
    ]
    assert wrong.rules == ("E3.2a",)
    right = walk.choose("occupy.taken")
    assert (right.right, right.because, right.lines) == (True, None, wrong.lines)
    assert (walk.record.tries, walk.record.right) == (2, False)  # what was predicted first counts


def test_a_choice_that_is_not_offered_is_a_complaint(walk: Walk) -> None:
    with pytest.raises(Complaint, match="among the choices"):
        _at(walk, "taken").choose("purple")
    assert walk.record.tries == 0


def test_a_place_that_does_not_fit_says_why_and_leaves_the_step_open(walk: Walk) -> None:
    told = _at(walk, "far-city").find("CA1")
    assert told.right is False
    assert told.verdict is not None
    assert [why.rule for why in told.verdict.reasons] == ["E3.2b"]
    assert not walk.record.done
    assert walk.find("occupy NA2").right is True
    assert (walk.record.done, walk.record.right, walk.record.tries) == (True, False, 2)


def test_a_place_that_is_possible_but_not_asked_for_is_told_apart(walk: Walk) -> None:
    told = _at(walk, "connection").find("EU2")
    assert told.right is False
    assert "not what is asked for" in told.head.en
    assert walk.find("EU6").right is True


def test_a_goal_is_noticed_with_the_decisions_it_took(walk: Walk) -> None:
    told = walk.play("occupy EU3")  # with the Colonial House, so two decisions in one press
    assert told.done
    assert told.head.en == "You did it in 2 decisions, and no way is shorter."
    assert (walk.record.moves, walk.record.right) == (2, True)


def test_a_longer_way_is_told_with_the_shortest(walk: Walk) -> None:
    _at(walk, "sail").play("ship AF")
    told = walk.play("pass") if walk.table.check("red: pass").legal else walk.play("ship CA")
    assert not told.done or told.head.en.startswith("You did it in")


def test_one_press_is_one_undo(walk: Walk) -> None:
    before = walk.table.state
    walk.play("occupy EU3")
    walk.undo()
    assert walk.table.state == before
    assert not walk.undoable
    with pytest.raises(Complaint):
        walk.undo()


def test_a_refused_action_changes_nothing(walk: Walk) -> None:
    before = walk.table.state.plain()
    with pytest.raises(Refused):
        walk.play("occupy NA1")
    assert (walk.table.state.plain(), walk.undoable) == (before, False)


def test_too_many_decisions_are_said(walk: Walk) -> None:
    walk = _at(walk, "elmina")
    assert walk.step.do is not None
    for wanted in ("activate colonial-house", "occupy EU1"):
        told = walk.play(wanted)
    assert not told.done
    assert "goal is not reached" not in told.head.en
    for wanted in ("activate shipyard", "ship NA"):
        told = walk.play(wanted)
    assert walk.moves == 4


def test_progress_is_plain_data_and_brings_back_the_place_and_the_moves(walk: Walk) -> None:
    walk.play("occupy EU3")
    walk.next()
    walk.choose("occupy.taken")
    _at(walk, "elmina").play("ship AF")
    kept = json.loads(json.dumps(walk.progress.data))
    other = Walk(walk.lesson, Progress.read(kept, walk.lesson.name))
    assert other.progress == walk.progress
    assert other.step.id == "elmina"
    assert other.table.state == walk.table.state
    assert other.records["first-city"].done
    assert other.records["first-city"].moves == 2
    other.undo()
    assert not other.undoable


@pytest.mark.parametrize(
    "change",
    [
        {"version": 99},
        {"lesson": "endeavor/another"},
        {"steps": {"taken": {"tries": "many"}}},
        {"steps": None},
        {"played": "all"},
        {"more": 1},
    ],
)
def test_progress_of_something_else_is_a_complaint(walk: Walk, change: dict[str, object]) -> None:
    with pytest.raises(Complaint):
        Progress.read({**walk.progress.data, **change}, walk.lesson.name)
    with pytest.raises(Complaint):
        Progress.read("nothing", walk.lesson.name)


@pytest.mark.parametrize(
    "change",
    [
        {"step": "gone"},
        {"steps": {"gone": {"tries": 1}}},
        {"played": ["red: occupy NA1"]},
        {"played": ["nonsense"]},
    ],
)
def test_progress_that_does_not_fit_the_lesson_of_today_is_left(
    walk: Walk, change: dict[str, object]
) -> None:
    kept = Progress.read({**walk.progress.data, **change}, walk.lesson.name)
    other = Walk(walk.lesson, kept)
    assert (other.number, other.undoable) == (1, False)
    assert all(record.tries == 0 for record in other.records.values())


def test_every_step_of_the_first_lesson_can_be_done(walk: Walk) -> None:
    from seabook.lessons import asked

    for step in walk.steps:
        if step.choose is not None:
            walk.choose(walk.answer.right)
        elif step.find is not None:
            fit = [a for a in asked.places(step, walk.table) if asked.fits(step, walk.table, a)]
            walk.find(fit[0].notation)
        elif step.do is not None:
            for decision in step.do.best:
                told = walk.play(decision)
            assert told.done, step.id
        assert walk.record.done, step.id
        walk.next()
    assert walk.done


def test_where_a_goal_is_a_line_of_the_score_that_line_is_told_and_its_rule_comes_first() -> None:
    walk = Walk(lesson("endeavor/end-and-scoring"))
    walk.go(3)
    wrong = walk.find("EU1")
    assert "E5.3" not in wrong.rules
    assert not any("E5.3" in line.en for line in wrong.lines)
    found = walk.find("EU7")
    assert found.rules[0] == "E5.3"
    # That of the track in the goal, not those of the other three.
    assert [line.en for line in found.lines] == ["industry marker on 4: 4 (E5.3)"]
    walk.go(5)
    walk.play("red: use payment")
    reached = walk.play("red: pay market")
    assert reached.rules[0] == "E5.4"
    assert reached.lines[-1].en.endswith("(E5.4)")


def test_several_together_are_one_choice() -> None:
    walk = Walk(lesson("endeavor/end-and-scoring"))
    walk.go(10)
    assert walk.answer.right == "red, blue"
    assert walk.choose("red, blue").right


def test_one_looks_for_a_place_among_those_that_are_shown() -> None:
    walk = _at(Walk(lesson("endeavor/draw-and-card-limit")), "number-two")
    assert walk.step.show == ("CA", "SA")
    offered = [each.notation for each in asked.places(walk.step, walk.table)]
    assert sorted(offered) == ["red: draw CA", "red: draw SA"]
