"""The ask page: what is asked is answered beside the board of its example, and what is pressed stays true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seabook import words
from seabook.answers import Here
from seabook.games import names
from seabook.proof.scenarios import opened, scenarios
from seabook.widgets import Questions


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    words.language("en")
    yield
    words.language("both")


@pytest.fixture
def page() -> Iterator[Questions]:
    made = Questions("endeavor")
    yield made
    made.close()


def test_the_verdict_stands_beside_the_board_of_its_example(page: Questions) -> None:
    page.ask("Can I ship to Europe?")
    assert "No." in page.side.status
    assert page.example is scenarios("endeavor")["ship-europe"]
    assert page.board.table.state == opened(page.example).state


def test_the_example_is_played_and_its_twin_shown(page: Questions) -> None:
    page.ask("may I take London on my first turn")
    assert page.example is not None
    before = page.board.table.state
    page.form.press("step:")
    assert page.board.table.state != before
    twin = page.example.twin
    assert twin
    page.form.press("turn:")
    assert page.example.id == twin
    assert not page.after


def test_what_is_ticked_gives_the_verdict_and_moves_nothing_above(page: Questions) -> None:
    page.ask("may I occupy some town or other")
    assert page.listed is not None
    above = page.side.status
    assert "no rule forbids it" in page.more.html
    page.more.press("tick:2")
    assert page.ticked == {2}
    assert f"({page.listed.checks[1].rule})" in page.more.html.split("sb-head")[-1]
    assert page.side.status == above


@pytest.mark.parametrize("code", names())
def test_each_game_is_asked_about_and_suggests_its_own(page: Questions, code: str) -> None:
    page.form.press(f"about:{code}")
    assert page.code == code
    assert f"sb-asked-{code}" in page.form.html
    page.ask("how do I win the game")
    assert page.answer is not None
    assert page.side.status


def test_a_position_is_asked_about_from_its_seat() -> None:
    seat = opened(scenarios("endeavor")["occupy-na-closed"]).seat("red")
    page = Questions(at=seat)
    answer = page.ask("can I flag New Orleans")
    assert isinstance(answer, Here)
    assert "North America is not an open region" in page.side.status
    assert page.board.marks == {"occupy NA1": "no"} or page.board.marks == {"NA1": "no"}
    page.close()


def test_what_is_no_question_is_one_sentence(page: Questions) -> None:
    page.form.press("ask:???")
    assert "sb-fault" in page.side.status or "question" in page.side.status


def test_what_was_typed_is_escaped(page: Questions) -> None:
    page.ask("can I <b>ship</b> to Europe?")
    assert "<b>ship" not in page.side.status + page.more.html + page.form.html
