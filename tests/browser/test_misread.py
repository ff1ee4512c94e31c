"""Misreadings as people meet them: two boards side by side, what differs, the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hosted import Hosted
from tests.browser.test_stage import SIZES
from tests.sweep import turned

from seabook import words
from seabook.games import names
from seabook.widgets import Misreadings

Axe = Callable[..., list[dict[str, Any]]]


@pytest.mark.parametrize(
    ("size", "code", "game"), turned([*SIZES], ["zh_Hant", "en", "both"], names())
)
def test_every_misreading_from_the_first_to_the_last(
    page: Page,
    host: Callable[[Any], Hosted],
    axe: Axe,
    shot: Callable[[str], None],
    size: str,
    code: str,
    game: str,
) -> None:
    """Whoever presses what is marked as next, or any answer where one is asked for, sees them all."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    words.language(code)
    shown: Misreadings = host(Misreadings(game)).widget
    for n, each in enumerate(shown.every, 1):
        expect(page.locator("blockquote")).to_contain_text(
            each.says.pick("en" if code == "en" else "zh_Hant")
        )
        shot(f"{n}-{each.id}")
        page.locator(".sb-choose").first.click() if shown.pair.right else page.locator(
            '[data-id="show:"]'
        ).click()
        expect(page.locator(".sb-tell")).to_be_visible()
        page.wait_for_timeout(30)
        shot(f"{n}-{each.id}-told")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if size == "laptop":
            assert axe(page) == [], each.id
        if n < len(shown.every):
            page.locator('.sb-stage-foot [data-id="next:"]').click()
    expect(page.locator('.sb-stage-foot [data-id="home"]')).to_be_visible()
