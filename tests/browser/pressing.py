"""A reader who reads nothing: presses what is marked as next, a lit place, else any choice."""

from __future__ import annotations

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

# What a stage shows; it changes with every press.
SHOWN = """() => [".sb-stage-side", ".sb-stage-foot", ".sb-stage-head", ".sb-stage-board"]
    .map((each) => document.querySelector(each)?.innerHTML ?? "").join("|")"""
# Presses what is marked, and says what it was; nothing at the end of a lesson.
PRESS = """() => {
    const seen = (place) => [...document.querySelectorAll(place)].find((one) => one.checkVisibility() && !one.disabled);
    const next = seen(".sb-stage-side button.sb-next") ?? seen(".sb-stage-foot button.sb-next");
    if (next?.hasAttribute("data-open")) return "";
    const lit = document.querySelector(".sb-stage-board .sb-may");
    const found = next ?? lit?.closest("[data-id]") ?? lit?.querySelector("[data-id]")
        ?? seen(".sb-stage-side button.sb-choose") ?? document.querySelector(".sb-stage-board [data-id]");
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return found?.getAttribute("data-id") ?? "";
}"""
# How long nothing has changed before the next press, in milliseconds.
STILL = 150


def finish(page: Page, presses: int = 250) -> int:
    """Press until the lesson is over; how many presses that took."""
    what = ""
    for n in range(presses):
        before = _settled(page)
        if not (what := page.evaluate(PRESS)):
            return n
        changed = f"before => ({SHOWN})() !== before"
        try:
            page.wait_for_function(changed, arg=before, timeout=20_000)
        except PlaywrightTimeout:
            title = page.locator(".sb-stage-side h2").first.inner_text()
            raise AssertionError(f"{title}: nothing comes of pressing {what}") from None
    raise AssertionError(f"not over after {presses} presses; the last was {what}")


def _settled(page: Page) -> str:
    """What is shown once it no longer changes."""
    shown = ""
    while (now := page.evaluate(SHOWN)) != shown:
        shown = now
        page.wait_for_timeout(STILL)
    return shown
