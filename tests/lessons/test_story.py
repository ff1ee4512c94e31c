"""The golden game told as turning points: nothing is wrong, and what follows is what was played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook import words
from seabook.lessons import Lesson, Walk, stories
from seabook.lessons.check import check
from seabook.proof.golden import golden
from seabook.reference import topics
from seabook.widgets import Stage
from seabook.widgets.stage import stage

STORIES = [*stories()]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    words.language("en")
    yield
    words.language("both")
    topics.topic("show")


@pytest.fixture(params=STORIES, ids=lambda each: each.game)
def story(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def test_twelve_turning_points_without_a_fault(story: Lesson) -> None:
    assert len(story.step) == 12
    assert check(story) == ()


def test_from_turning_point_to_turning_point_the_whole_game_is_played(story: Lesson) -> None:
    """The first begins where the game begins, or soon; each ends where the next begins."""
    walk, every = Walk(story), golden(story.game).decisions
    for n, step in enumerate(story.step, 1):
        walk.go(n)
        assert not walk.watching  # first one decides
        told = walk.choose(walk.choices[-1][0].id)
        assert told.right is None
        while walk.watching:
            assert walk.watch().head.en
        played = [each.action.notation for each in walk.table.history]
        end = story.step[n].golden if n < len(story.step) else len(every)
        assert played == list(every[:end])
        assert walk.record.done, step.id
    assert walk.table.over


def test_each_stretch_ends_at_a_remark_or_where_the_next_begins(story: Lesson) -> None:
    walk = Walk(story)
    walk.choose(walk.choices[0][0].id)
    marked = {remark.after for remark in golden(story.game).remark}
    while walk.watching:
        told = walk.watch()
        n = len(walk.table.history)
        assert n in marked or not walk.watching
        assert (told.tell is not None) is (n in marked)


def test_what_was_chosen_stands_beside_what_was_done(story: Lesson) -> None:
    for step in story.step:
        walk = Walk(story)
        walk.go(1 + story.step.index(step))
        done = walk.answer.right
        for choice, _ in walk.choices:
            told = walk.choose(choice.id)
            begins = "So it went" if choice.id == done else "In this game it went otherwise"
            assert told.head.en.startswith(begins)
            assert told.because == choice.because
            assert (choice.because is None) is (choice.id == done), choice.id


def test_a_place_on_the_board_chooses_too() -> None:
    shown = Stage(STORIES[0], 3)
    shown.board.activate("occupy EU6")
    assert shown.walk.record.chosen == "occupy EU6"
    assert shown.told is not None
    assert shown.told.head.en.startswith("In this game it went otherwise")
    shown.close()


def test_it_is_left_out_with_its_topic() -> None:
    topics.topic("omit")
    assert STORIES[0].steps == ()
    shown = stage(STORIES[0])
    assert "has left this topic out" in shown.html
    shown.close()
