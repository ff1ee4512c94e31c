"""The stage as people meet it: board and answer in sight together, nothing that moves the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hosted import Hosted
from tests.sweep import turned

from seabook import words
from seabook.lessons import Lesson, asked, every, stories
from seabook.widgets import Stage

Axe = Callable[..., list[dict[str, Any]]]
Shot = Callable[[str], None]
SIZES = {"laptop": (1366, 650), "zoomed": (911, 433), "phone": (390, 844)}
LESSONS = [*every(), *stories()]
# The share of the board and of the answer that can be seen, the smallest text that a question needs,
# and how far the page has moved.
SEEN = """() => {
    const share = (node) => {
        if (!node) return 1;
        const a = node.getBoundingClientRect();
        const frame = (node.closest(".sb-stage-side .sb-pad") || document.body).getBoundingClientRect();
        const high = Math.min(a.bottom, frame.bottom, innerHeight) - Math.max(a.top, frame.top, 0);
        const wide = Math.min(a.right, innerWidth) - Math.max(a.left, 0);
        return a.width * a.height ? Math.max(0, high) * Math.max(0, wide) / (a.width * a.height) : 1;
    };
    const sizes = [...document.querySelectorAll(".sb-stage-side *, .sb-stage-aside *")]
        .filter((node) => node.checkVisibility() && [...node.childNodes].some((one) => one.nodeType === 3
            && one.textContent.trim()))
        .map((node) => parseFloat(getComputedStyle(node).fontSize));
    const told = document.querySelector(".sb-told");
    return {
        board: share(document.querySelector(".sb-stage-board")),
        head: share(told?.querySelector(".sb-head, .sb-verdict")),
        scrolled: scrollY + document.querySelector(".sb-stage").scrollTop
            + document.querySelector(".sb-stage-grid").scrollTop,
        wide: document.documentElement.scrollWidth - innerWidth,
        smallest: Math.min(...sizes),
        names: Math.min(...[...document.querySelectorAll(".sb-stage-board text.sb-place")].map((node) =>
            parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a)),
    };
}"""


@pytest.fixture
def fresh(host: Callable[[Any], Hosted]) -> Callable[[Lesson], Hosted]:
    return lambda lesson: host(Stage(lesson))


def looked(page: Page, size: str) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(SEEN)
    assert found["board"] >= 0.9, found
    assert found["head"] >= 0.9, found
    assert found["scrolled"] <= 4, found
    assert found["wide"] <= 0, found
    assert found["smallest"] >= 12, found
    if size == "laptop":
        assert found["names"] >= 12, found
    return found


def act(page: Page, stage: Stage) -> Iterator[str]:
    """Do what the step asks for, wrongly first where one can; the name of each thing done."""
    walk, step = stage.walk, stage.walk.step
    if step.choose is not None:
        wrong = next(each.id for each, _ in walk.choices if each.id != walk.answer.right)
        page.locator(f'[data-id="choose:{wrong}"]').click()
        yield "wrong choice"
        n = 0
        while walk.watching:
            page.locator('.sb-stage-foot [data-id="watch:"]').click()
            yield f"went on {(n := n + 1)}"
    elif step.find is not None:
        every_place = asked.places(step, walk.table)
        good = [each for each in every_place if asked.fits(step, walk.table, each)]
        drawn = {*stage.board.controls}
        ids = [each.choice for each in every_place]
        bad = next(
            one
            for one, each in zip(ids, every_place, strict=True)
            if each not in good and one in drawn
        )
        stage.board.activate(bad)
        yield "wrong place"
        touch(page, good[0].choice)
        yield "place found"
    elif step.watch is not None:
        for n, _ in enumerate(step.passage):
            page.locator('.sb-stage-foot [data-id="watch:"]').click()
            yield f"watched {n}"
    elif step.do is not None:
        for n, decision in enumerate(step.do.best):
            wanted = decision.partition(": ")[2]
            if wanted in stage.board.controls:
                touch(page, wanted)
            else:
                page.locator(f'[data-id="ask:{decision}"]').click()
            yield f"asked {n}"
            page.locator('[data-id="play:"]').click()
            yield f"played {n}"


def touch(page: Page, place: str) -> None:
    page.locator(f'.sb-stage-board [data-id="{place}"]').focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("size", "code", "lesson"),
    turned([*SIZES], ["zh_Hant", "en", "both"], LESSONS),
    ids=lambda each: getattr(each, "id", each),
)
def test_board_and_answer_are_in_sight_together_at_every_step(
    page: Page,
    fresh: Callable[[Lesson], Hosted],
    axe: Axe,
    shot: Shot,
    size: str,
    code: str,
    lesson: Lesson,
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    words.language(code)
    hosted = fresh(lesson)
    stage: Stage = hosted.widget
    shot("opening")
    looked(page, size)
    page.locator('.sb-stage-foot [data-id="begin:"]').click()
    for n, step in enumerate(stage.walk.steps, 1):
        expect(page.locator(".sb-said h2")).to_contain_text(
            step.title.pick("en" if code == "en" else "zh_Hant")
        )
        looked(page, size)
        shot(f"{n}-{step.id}")
        for done in act(page, stage):
            hosted.page.evaluate("(states) => window.take(states)", hosted._states())
            page.wait_for_timeout(30)
            looked(page, size)
            shot(f"{n}-{step.id}-{done}")
        if size == "laptop":
            assert axe(page) == [], step.id
        assert stage.walk.record.done or step.kind == "read", step.id
        page.locator('.sb-stage-foot [data-id="next:"]').click()
    expect(page.locator(".sb-said")).to_contain_text(
        lesson.can[0].pick("en" if code == "en" else "zh_Hant")
    )
    shot("end")
    looked(page, size)


def test_the_stage_by_keyboard_alone(page: Page, fresh: Callable[[Lesson], Hosted]) -> None:
    words.language("en")
    stage = fresh(LESSONS[0]).widget
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('data-id')") == "begin:":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".sb-said h2")).to_contain_text("Your first city")
    page.locator('.sb-stage-board [data-id="occupy EU1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sb-stage-side .sb-status")).to_contain_text("Gains: ")
    page.locator('[data-id="play:"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sb-stage-side .sb-status")).to_contain_text("You did it")
    assert stage.walk.record.done


def test_a_rule_card_lies_over_the_page_and_is_taken_away(
    page: Page, fresh: Callable[[Lesson], Hosted], axe: Axe
) -> None:
    words.language("en")
    hosted = fresh(LESSONS[0])
    hosted.widget.go(2)
    hosted.widget.choose("occupy.taken")
    page.evaluate("(states) => window.take(states)", hosted._states())
    page.locator('[data-id="rule:E3.2a"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []
    page.locator('.sb-sheet [data-id="rule:"]').click()
    expect(page.get_by_role("dialog")).to_have_count(0)
