"""Misreadings: each board is a scenario just played, and what differs is marked on both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook import words
from seabook.drawing.compare import marked_apart, places_apart
from seabook.games import names
from seabook.playbook import misreadings
from seabook.proof.scenarios import run, scenarios
from seabook.reference import topics
from seabook.widgets import Misreadings


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    words.language("en")
    yield
    words.language("both")
    topics.topic("show")


@pytest.fixture
def page() -> Iterator[Misreadings]:
    made = Misreadings("endeavor")
    yield made
    made.close()


@pytest.mark.parametrize("code", names())
def test_every_board_is_a_scenario_that_speaks_of_it(code: str) -> None:
    for each in misreadings(code).values():
        assert len(each.boards) <= 2
        for board in each.boards:
            assert run(scenarios(code)[board]).holds, board
            assert {*scenarios(code)[board].rules} & {*each.rules}, (each.id, board)
        if len(each.boards) == 2:
            asked = {scenarios(code)[board].action.partition(": ")[2] for board in each.boards}
            assert len(asked) == 1, f"{each.id}: the boards ask for different things"


def test_what_differs_is_marked_on_both_boards(page: Misreadings) -> None:
    page.go(6)
    assert [each.marks for each in page.boards] == [{"ship NA": "new"}] * 2
    page.go(7)  # what can be asked for at London differs too
    assert [each.marks for each in page.boards] == [{"EU1": "new"}] * 2
    page.go(5)
    assert all("sb-differs" in each.html for each in page.captions)


def test_the_engine_says_which_board_allows_it(page: Misreadings) -> None:
    page.go(6)
    page.choose("B")
    assert "Not this time." in page.side.status
    assert "so no presence" in page.side.status
    page.choose("A")
    assert "Right!" in page.side.status


def test_nothing_of_the_answer_is_in_the_page_before_it(page: Misreadings) -> None:
    for n, each in enumerate(page.every, 1):
        page.go(n)
        shown = page.side.html + page.side.status + "".join(c.html for c in page.captions)
        assert each.right.en not in shown
        assert "✓" not in shown


def test_a_topic_left_out_takes_its_misreadings_with_it() -> None:
    topics.topic("omit")
    page = Misreadings("endeavor")
    assert "EM9" not in [each.id for each in page.every]
    assert 0 < len(page.every) < len(misreadings("endeavor"))
    page.close()


def test_two_boards_are_compared_by_what_is_said_of_their_places() -> None:
    one = (
        '<svg><g data-id="occupy A" aria-label="empty"/><g data-id="ship B" aria-label="x"/></svg>'
    )
    other = (
        '<svg><g data-id="attack A" aria-label="red"/><g data-id="ship B" aria-label="x"/></svg>'
    )
    assert places_apart(one, other) == {"A"}
    rows = marked_apart(*(f'<div><i class="sb-has">{n}</i></div>' for n in "12"))  # type: ignore[arg-type]
    assert all("sb-differs" in each for each in rows)
