"""The first lesson in JupyterLab, as a learner has it: by mouse, by keyboard, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seabook.words import BCP47

LESSON = "endeavor/01_ship_open_occupy.ipynb"
CELLS = "window.jupyterapp.shell.currentWidget.content.model.cells.length"
# The kernel has answered, and no cell has moved for three frames.
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const tops = () => [...document.querySelectorAll(".sb-board")]
        .map((node) => node.getBoundingClientRect().top).join();
    const session = window.jupyterapp.shell.currentWidget.sessionContext.session;
    const before = tops();
    for (let i = 0; i < 3; i += 1) await frame();
    return session.kernel.status === "idle" && tops() === before;
}"""
START = "00_start_here.ipynb"


@pytest.fixture
def lesson(page: Page, lab: str, run_all: Callable[..., None]) -> Page:
    run_all(page, lab, LESSON)
    return page


def switch_to(page: Page, code: str) -> None:
    """Press a language and wait until the page lies still: a click aims at what does not move."""
    page.locator(f'.sb-switch button[data-id="{code}"]').first.click()
    board = expect(page.locator(".sb-board").first)
    if code == "both":
        board.not_to_have_attribute("lang", re.compile("."))
    else:
        board.to_have_attribute("lang", BCP47[code])
    page.wait_for_function(AT_REST)


def panel(page: Page, n: int = 0) -> Locator:
    return page.locator(".sb-why").nth(n)


def test_a_click_on_a_city_in_a_closed_region_shows_the_refusal_and_the_switch_turns_it(
    lesson: Page, axe: Callable[..., list[Any]], shot: Callable[[str], None]
) -> None:
    switch_to(lesson, "zh_Hant")
    first = panel(lesson)
    first.locator('[data-id="occupy NA1"]').click()
    status = first.get_by_role("status").first
    expect(status).to_contain_text("北美還不是已開通地區")
    expect(status).to_contain_text("E3.2b")
    expect(status.locator('[lang="en"]').first).to_be_hidden()
    shot("chinese")
    switch_to(lesson, "en")
    expect(status.locator('[lang="en"]').first).to_be_visible()
    expect(status.locator('[lang="zh-Hant"]').first).to_be_hidden()
    expect(status).to_contain_text("North America is not an open region")
    shot("english")
    switch_to(lesson, "both")
    expect(status.locator('[lang="zh-Hant"]').first).to_be_visible()
    expect(status.locator('[lang="en"]').first).to_be_visible()
    assert axe(lesson, ".sb-board") == []
    assert axe(lesson, ".sb-pad") == []


def test_the_same_by_keyboard_alone(lesson: Page) -> None:
    first = panel(lesson)
    button = lesson.locator('.sb-switch button[data-id="zh_Hant"]').first
    button.focus()
    lesson.keyboard.press("Enter")
    board = first.locator('.sb-board [tabindex="0"]')
    expect(board).to_have_count(1)
    board.focus()
    cells = lesson.evaluate(CELLS)
    walk_to(lesson, "occupy NA1")
    lesson.keyboard.press("b")
    lesson.keyboard.press("Enter")
    status = first.get_by_role("status").first
    expect(status).to_contain_text("北美還不是已開通地區")
    assert lesson.evaluate("document.activeElement.getAttribute('data-id')") == "occupy NA1"
    assert lesson.evaluate(CELLS) == cells, "a key of the board reached the notebook"
    button = lesson.locator('.sb-switch button[data-id="en"]').first
    button.focus()
    lesson.keyboard.press("Space")
    expect(status).to_contain_text("North America is not an open region")


def walk_to(page: Page, data_id: str) -> None:
    """Go to a control by arrow keys, as somebody who sees the board would."""
    for turn in range(60):
        at, dx, dy = page.evaluate(
            """(wanted) => {
                const here = document.activeElement;
                const there = here.closest('.sb-board').querySelector(`[data-id="${wanted}"]`);
                const [a, b] = [here, there].map((node) => node.getBoundingClientRect());
                const at = here.getAttribute("data-id");
                return [at, b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
            }""",
            data_id,
        )
        if at == data_id:
            return
        across, down = (
            ("ArrowRight" if dx > 0 else "ArrowLeft"),
            ("ArrowDown" if dy > 0 else "ArrowUp"),
        )
        # The longer way first; now and then the other, where nothing lies that way.
        page.keyboard.press(across if (abs(dx) > abs(dy)) == (turn % 3 != 2) else down)
    raise AssertionError(f"the arrow keys do not lead to {data_id}")


def test_a_prediction_reveals_only_after_a_choice(lesson: Page) -> None:
    switch_to(lesson, "en")
    asked = lesson.locator(".sb-ask", has_text="May you Occupy it with the Colonial House?").first
    asked.scroll_into_view_if_needed()
    box = lesson.locator(".widget-vbox", has=asked).last
    expect(box.get_by_role("status").first).to_be_empty()
    asked.locator('[data-id="choose:no"]').click()
    expect(box.get_by_role("status").first).to_contain_text("only an empty city can be occupied")


def test_an_action_is_played_and_undone(lesson: Page) -> None:
    switch_to(lesson, "en")
    first = panel(lesson)
    first.locator('[data-id="occupy EU3"]').click()
    status = first.get_by_role("status").first
    expect(status).to_contain_text("Yes")
    first.locator('button[data-id="play:0"]').click()
    expect(status).to_contain_text("Red occupies Lisbon")
    first.locator('button[data-id="undo"]').click()
    first.locator('button[data-id="undo"]').click()
    expect(first.locator('button[data-id="undo"]')).to_be_disabled()


def test_the_start_page_answers_at_once(
    page: Page, lab: str, run_all: Callable[..., None], shot: Callable[[str], None]
) -> None:
    run_all(page, lab, START)
    status = panel(page).get_by_role("status").first
    expect(status).to_contain_text("北美還不是已開通地區")
    expect(status).to_contain_text("North America is not an open region")
    shot("start")
