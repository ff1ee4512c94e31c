"""The front in JupyterLab: a lesson is a page of its own, nothing of it is lost, every page leads home."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pressing import finish
from tests.browser.seen import Seen

LESSON = "endeavor/01_ship_open_occupy.ipynb"
HOME = "00_start_here.ipynb"
KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"


@pytest.fixture
def opened(page: Page, lab: str) -> Callable[[str], Page]:
    def go(path: str) -> Page:
        page.set_viewport_size({"width": 1366, "height": 650})
        page.goto(f"{lab}/doc/tree/{path}")
        ran(page)
        return page

    return go


def ran(page: Page, times: int = 1) -> None:
    """Wait until the page has run so often by itself."""
    wanted = f"document.body.dataset.seabookRan === '{times}'"
    page.wait_for_function(wanted, timeout=60_000)


def status(page: Page) -> Any:
    return expect(page.locator(".sb-stage-side .sb-status"))


def test_a_lesson_opens_run_at_its_top_and_without_code(
    opened: Callable[[str], Page], axe: Callable[..., list[Any]], shot: Callable[[str], None]
) -> None:
    page = opened(LESSON)
    stage = page.locator(".sb-stage")
    box = stage.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"]) == (0, 0, 1366)
    assert 640 <= box["height"] <= 650
    assert page.locator(".jp-InputArea:visible").count() == 0
    assert page.locator(".jp-MarkdownCell:visible").count() == 0
    shot("opened")
    assert axe(page, ".sb-stage") == []
    page.locator('.sb-stage-head [data-id="code"]').click()
    expect(page.locator(".jp-CodeCell .jp-InputArea").first).to_be_visible()
    page.locator('.sb-stage-head [data-id="code"]').click()
    expect(page.locator(".jp-CodeCell .jp-InputArea").first).to_be_hidden()


def test_what_was_done_is_there_after_a_reload_and_the_language_too(
    opened: Callable[[str], Page], lab: str
) -> None:
    page = opened(LESSON)
    page.locator('.sb-stage-head [data-id="lang:en"]').click()
    page.locator('.sb-stage-head [data-id="go:1"]').click()
    expect(page.locator(".sb-stage-board .sb-may").first).to_be_visible()
    page.locator('.sb-stage-board [data-id="occupy EU3"]').click()
    status(page).to_contain_text("Gains: ")
    page.locator('[data-id="play:"]').click()
    status(page).to_contain_text("You did it in 2 decisions")
    page.locator('.sb-stage-foot [data-id="next:"]').click()
    expect(page.locator(".sb-said h2")).to_contain_text("London is taken")
    page.reload()
    ran(page)
    expect(page.locator(".sb-said h2")).to_contain_text("London is taken")
    expect(page.locator('.sb-dot[data-id="go:1"]')).to_have_class(re.compile("sb-right"))
    expect(page.locator('.sb-said [lang="zh-Hant"]').first).to_be_hidden()
    page.locator('.sb-stage-head [data-id="home"]').click()
    page.wait_for_url(f"**/{HOME}*")
    ran(page)
    card = page.locator(f'[data-open="{LESSON}"]')
    expect(card).to_contain_text("1 of 9 steps done")
    card.click()
    page.wait_for_url(f"**/{LESSON}*")
    ran(page)
    expect(page.locator(".sb-said h2")).to_contain_text("London is taken")


def test_python_that_is_gone_is_noticed_and_one_button_cures_it(
    opened: Callable[[str], Page], seen: Seen
) -> None:
    page = opened(LESSON)
    page.locator('.sb-stage-head [data-id="go:3"]').click()
    expect(page.locator('.sb-dot[data-id="go:3"]')).to_have_attribute("aria-current", "step")
    page.wait_for_function(
        "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
    )
    kernel = page.evaluate(KERNEL)
    subprocess.run(["pkill", "-9", "-f", kernel], check=True)
    banner = page.locator("#seabook-gone")
    expect(banner).to_be_visible(timeout=4000)
    banner.get_by_role("button").click()
    ran(page, 2)
    expect(banner).to_have_count(0)
    expect(page.locator('.sb-dot[data-id="go:3"]')).to_have_attribute("aria-current", "step")
    page.locator('[data-id^="choose:"]').first.click()
    expect(page.locator(".sb-stage-side .sb-told")).to_be_visible()
    seen.errors.clear()  # JupyterLab's own, of what the killed kernel still owed it


def test_home_leads_everywhere_and_back(
    opened: Callable[[str], Page], axe: Callable[..., list[Any]], shot: Callable[[str], None]
) -> None:
    page = opened(HOME)
    assert page.locator(".jp-InputArea:visible").count() == 0
    shot("home")
    assert axe(page, ".sb-home") == []
    page.get_by_label(re.compile("Who are you|你是誰")).fill("Mei")
    page.locator('[data-id="sit"]').click()
    expect(page.locator('[data-open$="01_ship_open_occupy.ipynb"]')).to_contain_text("not begun")


# The last of this file: what it has done is kept, and the others begin at the beginning.
@pytest.mark.parametrize(
    ("path", "code"),
    [(LESSON, "zh_Hant"), ("endeavor/02_board_and_round.ipynb", "en")],
    ids=["first in Chinese", "second in English"],
)
def test_whoever_presses_only_what_is_marked_finishes_a_lesson(
    opened: Callable[[str], Page], shot: Callable[[str], None], path: str, code: str
) -> None:
    page = opened(path)
    page.locator(f'.sb-stage-head [data-id="lang:{code}"]').click()
    hidden = "en" if code == "zh_Hant" else "zh-Hant"
    expect(page.locator(f'.sb-said [lang="{hidden}"]').first).to_be_hidden()
    assert finish(page) > 15
    expect(page.locator(".sb-said h2")).to_contain_text(
        "You have finished the lesson" if code == "en" else "這一課完成了"
    )
    shot("end")
