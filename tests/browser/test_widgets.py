"""Whole widgets in a browser: their own JavaScript on an empty page, their own Python behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hosted import Hosted

from seabook.proof.golden import golden
from seabook.widgets import FreeTable, Race, Recall, RuleBook, Stepper

Axe = Callable[..., list[dict[str, Any]]]
Shot = Callable[[str], None]
CHOICES = ["zh_Hant", "en", "both"]


def build(page: Page) -> None:
    """Click a stack of buildings that may be built from."""
    page.locator('.sb-stage-board [data-id="build shipyard"]').click()


def press(page: Page, data_id: str) -> None:
    page.locator(f'button[data-id="{data_id}"]').first.click()


@pytest.mark.parametrize(
    ("code", "wanted"),
    [("zh_Hant", "紅方攻占倫敦"), ("en", "Red occupies London"), ("both", "倫敦")],
)
def test_the_stepper_by_mouse(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot, code: str, wanted: str
) -> None:
    stepper = host(Stepper("occupy-europe-without-presence"))
    stepper.language(code)
    status = page.locator(".sb-status").first
    expect(page.locator('button[data-id="back"]')).to_be_disabled()
    press(page, "next")
    press(page, "next")
    expect(status).to_contain_text(wanted)
    expect(status).to_contain_text("E3.2a")
    press(page, "rule:E3.2a")
    expect(page.locator('[data-rule="E3.2a"]')).to_be_visible()
    press(page, "last")
    expect(page.locator('button[data-id="next"]')).to_be_disabled()
    assert stepper.widget.place == len(stepper.widget.frames) - 1
    assert axe(page) == []
    shot("stepper")


def test_the_stepper_by_keyboard(page: Page, host: Callable[[Any], Hosted]) -> None:
    stepper = host(Stepper("occupy-europe-without-presence"))
    stepper.language("en")
    page.keyboard.press("Tab")
    assert stepper.focused() == "next"
    page.keyboard.press("Enter")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    assert stepper.focused() == "next"
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator('button[data-id="next"]')).to_be_disabled()
    # the button that was pressed can no longer be: the focus is not lost
    assert stepper.focused() == "first"
    page.keyboard.press("Home")
    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_the_stepper_plays_on_until_stopped(
    page: Page, host: Callable[[Any], Hosted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seabook.widgets.stepper._EVERY", 80)
    stepper = host(Stepper(golden("endeavor")))
    stepper.language("en")
    playing = page.locator("[data-again]")
    playing.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => /Step ([2-9]|\\d\\d)/.test(document.body.innerText)")
    assert stepper.focused() == "on"
    page.keyboard.press("Enter")
    expect(playing).to_have_attribute("aria-pressed", "false")
    page.wait_for_timeout(300)
    place = stepper.widget.place
    page.wait_for_timeout(300)
    assert stepper.widget.place == place
    stepper.widget.go(len(stepper.widget.frames) - 3)
    stepper.language("both")
    page.keyboard.press("Enter")
    expect(page.locator('button[data-id="next"]')).to_be_disabled()
    expect(playing).to_have_attribute("aria-pressed", "false")
    assert stepper.widget.place == len(stepper.widget.frames) - 1


def test_the_golden_game_goes_from_rule_to_rule(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot
) -> None:
    stepper = host(Stepper(golden("endeavor")))
    stepper.language("en")
    page.get_by_role("combobox", name="Rule").select_option("E3.1c")
    press(page, "seek.en")
    status = page.locator(".sb-status").first
    expect(status).to_contain_text("E3.1c")
    first = stepper.widget.place
    assert stepper.focused() == "seek.en"
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Step {first} of")).to_have_count(0)
    expect(status).to_contain_text("E3.1c")
    assert stepper.widget.place > first
    noted = next(i for i, frame in enumerate(stepper.widget.frames) if i and frame.remarks)
    stepper.widget.go(noted)
    stepper.language("both")
    expect(page.locator(".sb-remark")).to_be_visible()
    assert axe(page) == []
    shot("golden")


def test_a_free_table_is_played(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot
) -> None:
    free = host(FreeTable(players=3, seed=7))
    free.language("en")
    build(page)
    expect(page.locator(".sb-stage-side .sb-status").first).to_contain_text("Yes")
    press(page, "play:0")
    log = page.locator(".sb-log")
    expect(log).to_contain_text("Blue: ")
    expect(log).to_contain_text("Green: ")
    assert free.widget.table.game.decisions(free.widget.table.state)[0].seat == 0
    assert axe(page) == []
    shot("played")
    before = len(free.widget.table.history)
    press(page, "ahead")
    expect(page.locator(".sb-ahead")).to_contain_text("You are trying ahead")
    page.locator('button[data-id^="ask:red: "]').first.click()
    press(page, "play:0")
    press(page, "compare")
    expect(page.locator(".sb-scores caption", has_text="now and ahead")).to_be_visible()
    assert axe(page) == []
    shot("ahead")
    page.locator('.sb-sheet [data-id="rule:"]').click()
    press(page, "back")
    expect(page.locator(".sb-ahead")).to_have_count(0)
    assert len(free.widget.table.history) == before
    press(page, "undo")
    expect(page.locator('button[data-id="undo"]')).to_be_disabled()
    assert {step.action.seat.code for step in free.widget.table.history} <= {"blue", "green"}


def test_a_free_table_is_saved_and_loaded(
    page: Page, host: Callable[[Any], Hosted], axe: Axe
) -> None:
    free = host(FreeTable(players=3, seed=7))
    free.language("en")
    page.locator("summary", has_text="Save and load").click()
    press(page, "save")
    field = page.get_by_label("The save as text")
    text = field.input_value()
    assert text == free.widget.table.save()
    with page.expect_download() as got:
        page.get_by_role("link", name="Download").click()
    assert got.value.path().read_text(encoding="utf-8") == text
    field.fill(text.replace('"seabook": 2', '"seabook": 3'))
    press(page, "load")
    expect(page.locator(".sb-stage-side .sb-status").first).to_contain_text("save")
    field.fill(text)
    press(page, "load")
    expect(page.locator(".sb-stage-side .sb-status").first).to_contain_text("Loaded")
    assert axe(page) == []


@pytest.fixture
def book(host: Callable[[Any], Hosted]) -> Hosted:
    return host(RuleBook("endeavor"))


def found(page: Page, words_: str) -> list[str]:
    page.get_by_role("searchbox").fill(words_)
    rules: list[str] = page.eval_on_selector_all(
        "article:not([hidden])", "nodes => nodes.map((node) => node.getAttribute('data-rule'))"
    )
    expect(page.locator("[data-found]").first).to_have_text(str(len(rules)))
    return rules


def test_the_reference_is_searched(page: Page, book: Hosted, axe: Axe, shot: Shot) -> None:
    book.language("both")
    everything = found(page, "")
    assert len(everything) > 60
    assert "E3.2b" in found(page, "e3.2b")
    assert found(page, "攻占 其他地區") != everything
    assert "E3.2b" in found(page, "occupy ELSEWHERE")
    assert "E3.2b" in found(page, "小人 佔領")  # other names of the same things
    assert found(page, "zzzz") == []
    assert page.locator("section:visible").count() == 0
    found(page, "E3.2b")
    page.locator('article[data-rule="E3.2b"] summary').last.click()
    expect(page.locator('article[data-rule="E3.2b"] .sb-no')).to_be_visible()
    assert axe(page) == []
    shot("book")


def test_an_example_of_a_rule_opens_on_its_board_and_goes(
    page: Page, book: Hosted, axe: Axe, shot: Shot
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    book.language("zh_Hant")
    found(page, "E3.2b")
    shot("short form")
    one = page.locator('article[data-rule="E3.2b"]')
    one.locator("> details summary").first.click()
    one.locator('[data-id^="example:"]').first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("svg").first).to_be_visible()
    expect(sheet.locator('[data-id="example:"]')).to_be_in_viewport()
    assert axe(page) == []
    shot("example")
    sheet.locator('[data-id^="after:"]').click()
    shot("afterwards")
    sheet.locator('[data-id="example:"]').click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("code", "columns"), [("zh_Hant", 1), ("en", 1), ("both", 2)])
def test_the_reference_has_a_column_for_each_language(
    page: Page, book: Hosted, shot: Shot, code: str, columns: int
) -> None:
    book.language(code)
    one = page.locator('article[data-rule="E3.2b"] .sb-columns')
    assert one.locator("> div:visible").count() == columns
    lefts = {
        round(box["x"]) for div in one.locator("> div:visible").all() if (box := div.bounding_box())
    }
    assert len(lefts) == columns
    one.scroll_into_view_if_needed()
    shot("columns")


def test_on_paper_all_is_open_and_nothing_is_to_press(page: Page, book: Hosted, shot: Shot) -> None:
    book.language("en")
    page.emulate_media(media="print")
    assert page.locator("input:visible, button:visible").count() == 0
    shown = page.evaluate(
        "[...document.querySelectorAll('details .sb-verdict')].every((n) => n.offsetHeight > 20)"
    )
    assert shown
    expect(page.locator('article[data-rule="E3.2b"] div[lang="zh-Hant"]')).to_be_visible()
    shot("print")


def test_a_free_table_in_jupyterlab(
    page: Page, lab: str, run_all: Callable[..., None], axe: Axe, shot: Shot
) -> None:
    run_all(page, lab, "endeavor/09_free_table.ipynb")
    panel = page.locator(".sb-why").first
    panel.locator('[data-id="lang:en"]').click()
    status = expect(panel.locator(".sb-stage-side .sb-status").first)
    cells = "window.jupyterapp.shell.currentWidget.content.model.cells.length"
    count = page.evaluate(cells)
    panel.locator('.sb-stage-board [data-id="build shipyard"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    status.to_contain_text("Yes")
    play = panel.locator('button[data-id="play:0"]')
    expect(play).to_be_enabled()  # the answer comes before the buttons are drawn anew
    play.focus()
    page.keyboard.press("Enter")
    expect(panel.locator(".sb-log")).to_contain_text("Blue: ")
    assert page.evaluate(cells) == count, "a key of the panel reached the notebook"
    # The same by mouse, in Chinese.
    panel.locator('[data-id="lang:zh_Hant"]').click()
    expect(panel.locator('.sb-log [lang="en"]').first).to_be_hidden()
    panel.locator('button[data-id="undo"]').click()
    expect(panel.locator(".sb-stage-board .sb-may").first).to_be_visible()
    panel.locator('.sb-stage-board [data-id="build shipyard"]').click()
    status.to_contain_text("可以：紅方：建造")
    play.click()
    expect(panel.locator('.sb-log [lang="zh-Hant"]').first).to_be_visible()
    assert axe(page, ".sb-pad") == []
    shot("lab")


@pytest.mark.parametrize("code", CHOICES)
def test_a_race_by_keyboard_alone(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot, code: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    race = host(Race("anchors_aweigh", players=3, seed=3))
    race.language(code)
    shot("before")
    page.locator('button[data-id="start:"]').focus()
    page.keyboard.press("s")
    for place in ("take t1", "load a1", "good blue", "take t8"):
        page.locator(f'.sb-stage-board [data-id="{place}"]').focus()
        page.keyboard.press("Enter")
    mine = [a.action.choice for a in race.widget.attempts if a.action.seat.code == "red"]
    assert mine == ["take t1", "load a1", "good blue", "take t8"]
    assert axe(page) == []
    shot("racing")
    page.locator('.sb-stage-board [data-id="take t45"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sb-status").first).to_contain_text("A2.3")
    shot("refused")
    page.locator('button[data-id="wait:"]').focus()
    page.keyboard.press("w")
    assert race.widget.ticks.tick == 6


@pytest.mark.parametrize("code", CHOICES)
def test_a_free_table_with_secrets(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot, code: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    free = host(FreeTable(players=3, seed=7, code="anchors_aweigh"))
    free.language(code)
    page.locator('.sb-stage-board [data-id="take t1"]').click()
    shot("asked")
    press(page, "play:0")
    assert len(free.widget.table.history) == 3
    assert axe(page) == []
    shot("played")


@pytest.mark.parametrize("code", CHOICES)
def test_what_lay_there_is_remembered(
    page: Page, host: Callable[[Any], Hosted], axe: Axe, shot: Shot, code: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    recall = host(Recall("anchors_aweigh", seed=3))
    recall.language(code)
    shot("looking")
    press(page, "hide:")
    assert page.locator(".sb-stage-board text").count() == 0
    for face in recall.widget.asked[:5]:
        press(page, f"mark:{face.code}")
    shot("asked")
    press(page, "check:")
    assert sum(recall.widget.score[:2]) == 6
    assert axe(page) == []
    shot("told")


def test_a_race_in_jupyterlab(
    page: Page, lab: str, run_all: Callable[..., None], shot: Shot
) -> None:
    """In a kernel of its own: nothing moves by itself, then the clock does, and clicks come through."""
    run_all(page, lab, "anchors_aweigh/11_race.ipynb")
    race = page.locator(".sb-stage")
    race.locator('[data-id="lang:en"]').first.click()
    expect(race.locator(".sb-said")).to_contain_text("After “Start”")
    race.locator('[data-id="set:pace=brisk"]').click()
    race.locator('[data-id="start:"]').click()
    expect(race.locator(".sb-others")).to_contain_text("Tick 2", timeout=20_000)
    race.locator('.sb-stage-board [data-id="good blue"]').click()
    expect(race.locator(".sb-was-right")).to_contain_text("Red takes 1 blue good")
    race.locator('[data-id="pause:"]').click()
    expect(race.locator('[data-id="start:"]')).to_be_visible()
    shot("lab")
