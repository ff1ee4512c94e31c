"""The atlas as people meet it: the board beside what was asked, a plan as numbered steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hosted import Hosted

from seabook import words
from seabook.games import game
from seabook.lessons import Desk
from seabook.widgets import AtlasPanel, Laboratory

Axe = Callable[..., list[dict[str, Any]]]


@pytest.mark.parametrize("code", ["zh_Hant", "en"])
def test_board_and_answer_stand_together(
    page: Page,
    host: Callable[[Any], Hosted],
    axe: Axe,
    shot: Callable[[str], None],
    code: str,
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    words.language(code)
    given = {
        "phase": "action",
        "round": 3,
        "track": {"AF": ["blue", "green", "blue", "green", "blue"]},
        "city": {"EU5": "red", "EU7": "blue"},
        "red": {"harbour": 6, "buildings": ["shipyard", "docks"]},
    }
    hosted = host(AtlasPanel(game("endeavor").position(3, given), "red"))
    shot("begun")
    hosted.widget.board.activate("occupy AF1")
    page.evaluate("(states) => window.take(states)", hosted._states())
    expect(page.locator(".sb-told ol li").first).to_be_in_viewport()
    expect(page.locator(".sb-stage-board svg")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollY") == 0
    assert axe(page) == []
    shot("answered")


@pytest.mark.parametrize(("name", "code"), [("endeavor", "en"), ("anchors_aweigh", "zh_Hant")])
def test_a_chart_is_moved_before_its_formula_is_read(
    page: Page,
    host: Callable[[Any], Hosted],
    axe: Axe,
    shot: Callable[[str], None],
    name: str,
    code: str,
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    words.language(code)
    room = host(Laboratory(name, Desk(None))).widget
    for n, _ in enumerate(room.every, 1):
        before = room.chart.html
        button = "More" if code == "en" else "增加"
        page.get_by_role("button", name=button).click()
        expect(page.locator(".sb-told .sb-head")).to_be_in_viewport()
        assert room.chart.html != before
        expect(page.locator("math").first).not_to_be_visible()
        page.locator("summary").click()
        expect(page.locator("math").first).to_be_visible()
        if n < 3:
            assert axe(page) == []
        shot(f"{n}")
        if n < len(room.every):
            page.locator('.sb-stage-foot [data-id="next:"]').click()
