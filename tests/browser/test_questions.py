"""The ask page as people meet it: a box that suggests, the answer beside its board, the list to be ticked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hosted import Hosted
from tests.browser.test_stage import SIZES
from tests.sweep import turned

from seabook import words
from seabook.proof.scenarios import opened, scenarios
from seabook.widgets import Questions, WhyPanel

Axe = Callable[..., list[dict[str, Any]]]
ASKED = {
    "no": {"zh_Hant": "歐洲可以開船去嗎", "en": "can I ship to Europe"},
    "list": {"zh_Hant": "印度的城可以占嗎", "en": "may I occupy some town or other"},
    "vain": {"zh_Hant": "哪一個最划算", "en": "which opening is best"},
}


def typed(page: Page, question: str) -> None:
    """Type a question and press Enter."""
    page.locator('input[name="ask"]').fill(question)
    page.locator('input[name="ask"]').press("Enter")


@pytest.mark.parametrize(("size", "code"), turned([*SIZES], ["zh_Hant", "en", "both"]))
def test_a_question_is_typed_and_answered(
    page: Page,
    host: Callable[[Any], Hosted],
    axe: Axe,
    shot: Callable[[str], None],
    size: str,
    code: str,
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    words.language(code)
    shown: Questions = host(Questions("endeavor")).widget
    lang = "en" if code == "en" else "zh_Hant"
    shot("0-empty")
    assert page.locator("datalist option").count() > 500
    for name, wordings in ASKED.items():
        typed(page, wordings[lang])
        expect(page.locator(".sb-told .sb-head").first).to_be_visible()
        page.wait_for_timeout(200)
        shot(f"1-{name}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if size == "laptop":
            assert axe(page) == [], name
    assert shown.answer is not None
    assert shown.answer.question == ASKED["vain"][lang]


def test_the_list_is_ticked_and_gives_the_verdict(
    page: Page, host: Callable[[Any], Hosted], shot: Callable[[str], None]
) -> None:
    words.language("en")
    page.set_viewport_size({"width": 1366, "height": 650})
    host(Questions("endeavor"))
    typed(page, ASKED["list"]["en"])
    expect(page.locator(".sb-tick").first).to_be_visible()
    page.locator(".sb-tick").nth(1).click()
    expect(page.locator(".sb-tick").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sb-stage-side .sb-head").last).to_contain_text("No.")
    shot("ticked")


def test_the_example_is_played_and_turned(
    page: Page, host: Callable[[Any], Hosted], shot: Callable[[str], None]
) -> None:
    words.language("zh_Hant")
    page.set_viewport_size({"width": 1366, "height": 650})
    shown: Questions = host(Questions("anchors_aweigh")).widget
    typed(page, "少一個財寶可以用鸚鵡補嗎")
    expect(page.locator('[data-id="step:"]')).to_be_visible()
    assert shown.example is not None
    first = shown.example.id
    page.locator('[data-id="step:"]').click()
    page.wait_for_timeout(200)
    assert shown.after
    shot("played")
    if shown.example.twin:
        page.locator('[data-id="turn:"]').click()
        page.wait_for_timeout(200)
        assert shown.example.id != first
        shot("turned")


@pytest.mark.parametrize("code", ["zh_Hant", "en"])
def test_the_position_on_the_screen_is_asked_about(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Callable[[str], None], code: str
) -> None:
    words.language(code)
    page.set_viewport_size({"width": 1366, "height": 650})
    host(WhyPanel(opened(scenarios("endeavor")["occupy-na-closed"])))
    page.locator('[data-id="question"]').click()
    asked = {"zh_Hant": "可以占紐奧良嗎", "en": "can I flag New Orleans"}[code]
    page.locator('input[name="words"]').fill(asked)
    page.locator('input[name="words"]').press("Enter")
    expect(page.locator(".sb-sheet .sb-told")).to_contain_text("E3.2b")
    shot(f"here-{code}")
    assert axe(page) == []
    page.locator('.sb-sheet [data-id="rule:"]').click()
    expect(page.locator(".sb-sheet")).to_have_count(0)
