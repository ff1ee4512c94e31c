"""The widgets' JavaScript with a stand-in model in an empty page, and the board as it is measured."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import seabook
from seabook.drawing.endeavor.board import board, title
from seabook.drawing.endeavor.chart import curve
from seabook.engine import Stream
from seabook.widgets.style import source
from seabook.words import BCP47, shown

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHOICES = ["zh_Hant", "en", "both"]
HARNESS = """
async ({js, state}) => {
    const url = URL.createObjectURL(new Blob([js], {type: "text/javascript"}));
    const widget = (await import(url)).default;
    const listeners = {};
    let changed = {};
    window.saved = [];
    window.model = {
        listeners,
        get: (key) => state[key],
        set: (key, value) => {
            state[key] = changed[key] = value;
            (listeners["change:" + key] || []).forEach((act) => act());
        },
        save_changes: () => { window.saved.push(changed); changed = {}; },
        on: (name, act) => (listeners[name] ||= []).push(act),
        off: (name, act) => { listeners[name] = listeners[name].filter((each) => each !== act); },
    };
    window.cleanup = widget.render({model: window.model, el: document.getElementById("host")});
}
"""
SQUARE = "".join(
    f'<g data-id="{name}" aria-label="{name}"><rect class="sb-ring" x="{x}" y="{y}" width="20"'
    f' height="20"/></g>'
    for name, x, y in (("a", 0, 0), ("b", 100, 10), ("c", 10, 100), ("d", 100, 100))
)
SMALL = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 130" width="130">{SQUARE}</svg>'


def opened(page: "Page", script: str, **state: Any) -> None:
    sheets = "".join(source(name) for name in ("style.css", "board.css"))
    page.set_content(
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Seabook</title>"
        f"<style>{sheets}</style></head><body class='sb-page'><main><h1>Seabook</h1>"
        "<div id='host'></div></main></body></html>"
    )
    page.evaluate(HARNESS, {"js": source(script), "state": state})


def on_board(page: "Page", svg: str = SMALL, **state: Any) -> None:
    given = {"svg": svg, "label": "Chart", "lang": "en", "selected": "", "live": True}
    opened(page, "board.js", clicked="", click_count=0, **(given | state))


def on_pad(page: "Page", html: str, **state: Any) -> None:
    given = {"status": "", "show": "both", "clicked": "", "click_count": 0}
    opened(page, "pad.js", html=html, **(given | state))


def focused(page: "Page") -> str | None:
    return page.evaluate("document.activeElement.getAttribute('data-id')")  # type: ignore[no-any-return]


def stops(page: "Page") -> list[str]:
    """The controls that Tab reaches."""
    found: list[str] = page.eval_on_selector_all(
        "[tabindex='0']", "nodes => nodes.map((node) => node.getAttribute('data-id'))"
    )
    return found


COLOURS = ["red", "blue", "green", "black", "white"]
# Every overseas region open, everybody beside its track, cards and tokens kept.
FULL: dict[str, Any] = {
    "round": 6,
    "phase": "action",
    "track": {
        code: (COLOURS * 2)[:spaces]
        for code, spaces in (("AF", 6), ("SA", 6), ("CA", 6), ("NA", 7), ("IN", 7), ("FE", 8))
    },
    "beside": dict.fromkeys(("AF", "SA", "CA", "NA", "IN", "FE"), COLOURS),
    "city": {"EU5": "blue", "NA2": "blue", "SA1": "white", "FE4": "black"},
    "red": {"harbour": 3, "tokens": {"ship-draw": 2, "attack": 1, "payment": 1}},
}


def position(decisions: int = 0, players: int = 5) -> Any:
    if decisions < 0:
        return seabook.game("endeavor").position(5, FULL).state
    table, dice = seabook.game("endeavor").table(players=players, seed=7), Stream("page", 1)
    for _ in range(decisions):
        if not table.over:
            table.play(dice.choice(table.actions()))
    return table.state


def test_a_click_and_the_keys_choose(page: "Page") -> None:
    on_board(page)
    page.get_by_role("button", name="b").click()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.evaluate("window.saved") == [{"clicked": "b", "click_count": n} for n in (1, 2, 3)]


def test_one_tab_stop_and_arrows_to_the_nearest(page: "Page") -> None:
    on_board(page)
    page.keyboard.press("Tab")
    assert focused(page) == "a"
    walk = {"ArrowRight": "b", "ArrowDown": "d", "ArrowLeft": "c", "ArrowUp": "a", "End": "d"}
    for key, wanted in walk.items():
        page.keyboard.press(key)
        assert focused(page) == wanted, key
        assert stops(page) == [wanted]
    page.keyboard.press("ArrowRight")  # nothing there
    assert focused(page) == "d"
    page.keyboard.press("Home")
    assert focused(page) == "a"
    page.keyboard.press("Tab")
    assert focused(page) is None
    assert page.evaluate("window.saved") == []


def test_the_keys_of_jupyterlab_are_kept_out(page: "Page") -> None:
    on_board(page)
    marked = "[data-id][data-lm-suppress-shortcuts='true']"
    assert page.locator(marked).count() == page.locator("[data-id]").count() == 4
    page.evaluate("window.heard = 0; document.addEventListener('keydown', () => window.heard++)")
    page.keyboard.press("Tab")
    heard = page.evaluate("window.heard")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.evaluate("window.heard") == heard


def test_focus_survives_a_redraw(page: "Page") -> None:
    on_board(page)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.evaluate("svg => window.model.set('svg', svg)", SMALL.replace('x="100"', 'x="90"'))
    assert focused(page) == "b"
    # its action is another now: the control in its place
    page.evaluate("svg => window.model.set('svg', svg)", SMALL.replace('"b"', '"attack b"'))
    assert focused(page) == "attack b"
    assert stops(page) == ["attack b"]


def test_a_redraw_between_press_and_release_loses_no_click(page: "Page") -> None:
    on_board(page)
    page.get_by_role("button", name="b").hover()
    page.mouse.down()
    later = SMALL.replace('"d"', '"e"')
    page.evaluate("svg => window.model.set('svg', svg)", later)
    page.mouse.up()
    page.get_by_role("button", name="e").wait_for()
    assert page.evaluate("window.saved.map((each) => each.clicked)") == ["b"]


def test_a_redraw_takes_no_focus(page: "Page") -> None:
    on_board(page)
    page.evaluate("svg => window.model.set('svg', svg)", SMALL)
    assert focused(page) is None


def test_a_pointer_shows_what_is_read_out(page: "Page") -> None:
    on_board(page)
    assert page.locator("title", has_text="b").count() == 1
    assert page.get_by_role("button", name="b", exact=True).count() == 1


def test_what_is_chosen_is_pressed(page: "Page") -> None:
    on_board(page)
    page.evaluate("window.model.set('selected', 'c')")
    assert page.locator("[aria-pressed='true']").get_attribute("data-id") == "c"


def test_a_still_board_has_no_controls(page: "Page") -> None:
    on_board(page)
    page.evaluate(
        "window.model.set('live', false); window.model.set('svg', window.model.get('svg'))"
    )
    assert page.get_by_role("button").count() == 0
    assert page.get_by_role("img", name="a").count() == 1


@pytest.mark.parametrize("script", ["board.js", "pad.js"])
def test_cleaning_up_leaves_no_listener(page: "Page", script: str) -> None:
    opened(
        page,
        script,
        svg=SMALL,
        label="",
        lang="",
        selected="",
        live=True,
        html="",
        status="",
        show="",
    )
    count = "Object.values(window.model.listeners).flat().length"
    assert page.evaluate(count) > 0
    page.evaluate("window.cleanup()")
    assert page.evaluate(count) == 0


def test_no_script_in_a_picture_or_a_pad_runs(page: "Page") -> None:
    bad = "<script>window.pwned = 1</script>"
    on_board(page, f'<svg xmlns="http://www.w3.org/2000/svg">{bad}</svg>')
    on_pad(page, f"<p>{bad}</p>", status=bad)
    assert page.evaluate("window.pwned") is None


def test_a_broken_picture_is_said(page: "Page") -> None:
    on_board(page, "<svg")
    assert "SVG" in page.locator(".sb-board").inner_text()


def test_a_pad_reports_buttons_and_reads_out_its_status(page: "Page") -> None:
    buttons = '<button type="button" data-id="x">X</button><button data-id="y" disabled>Y</button>'
    on_pad(page, buttons)
    status = page.get_by_role("status").element_handle()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.evaluate("html => window.model.set('html', html)", buttons + " ")
    assert focused(page) == "x"
    page.evaluate("window.model.set('status', '<p>Done</p>')")
    assert page.evaluate("window.saved") == [{"clicked": "x", "click_count": 1}]
    # the same element, or nothing would be read out
    assert page.evaluate("node => node.isConnected && node.textContent", status) == "Done"


@pytest.mark.parametrize(
    ("show", "heard"), [("en", "Yes."), ("zh_Hant", "可以。"), ("both", "可以。")]
)
def test_the_first_line_of_an_answer_is_read_out_once_in_one_language(
    page: "Page", show: str, heard: str
) -> None:
    on_pad(page, "")
    page.evaluate("show => window.model.set('show', show)", show)
    lines = '<p class="sb-head"><b lang="zh-Hant">可以。</b><b lang="en">Yes.</b></p><p>More</p>'
    page.evaluate("html => window.model.set('status', html)", f"<div>{lines}</div>")
    assert page.get_by_role("status").inner_text() == heard


@pytest.mark.parametrize(
    ("show", "wanted"), [("en", ["Two"]), ("zh_Hant", ["二"]), ("both", ["二", "Two"])]
)
def test_a_pad_shows_the_current_language(page: "Page", show: str, wanted: list[str]) -> None:
    on_pad(page, '<p lang="zh-Hant">二</p><p lang="en">Two</p>', show=show)
    assert page.locator(".sb-body p:visible").all_inner_texts() == wanted


@pytest.mark.parametrize("lang", CHOICES)
@pytest.mark.parametrize("decisions", [0, 150])
def test_the_board_is_accessible(
    page: "Page",
    axe: Callable[..., list[dict[str, Any]]],
    shot: Callable[[str], None],
    lang: str,
    decisions: int,
) -> None:
    state = position(decisions)
    label = " ".join(title(state).pick(one) for one in shown(lang))
    code = BCP47.get(lang, "")
    on_board(page, board(state, lang, 0), lang=code, label=label, selected="occupy EU1")
    assert axe(page) == []
    shot("board")


def test_an_unlabelled_board_would_be_found(
    page: "Page", axe: Callable[..., list[dict[str, Any]]]
) -> None:
    on_board(page, SMALL.replace("aria-label", "data-label"))
    assert "aria-command-name" in [each["id"] for each in axe(page)]


# Signs that are drawn once and shown often are put in their places, to be measured like the rest.
MEASURE = """
() => {
    for (const use of document.querySelectorAll("use")) {
        const sign = document.querySelector(use.getAttribute("href")).cloneNode(true);
        sign.setAttribute("transform", `translate(${use.getAttribute("x")} ${use.getAttribute("y")})`);
        use.replaceWith(sign);
    }
    document.querySelector("defs").remove();
    return [...document.querySelectorAll("svg text")].map((node) => {
    const box = node.getBBox(), shift = node.getCTM(), whole = node.ownerSVGElement.getCTM();
    const scale = whole.a;
    return {
        text: node.textContent,
        x: box.x + (shift.e - whole.e) / scale, y: box.y + (shift.f - whole.f) / scale,
        w: box.width, h: box.height,
    };
});
}
"""


def measured(page: "Page", lang: str, decisions: int) -> list[dict[str, Any]]:
    page.set_content(f"<style>svg {{width: 1200px}}</style>{board(position(decisions), lang)}")
    found: list[dict[str, Any]] = page.evaluate(MEASURE)
    assert len(found) > 150
    return found


@pytest.mark.parametrize("decisions", [0, 15, 30, 45, 60, 80, 100, 125, 150, -1])
@pytest.mark.parametrize("lang", CHOICES)
def test_no_text_lies_on_another(page: "Page", lang: str, decisions: int) -> None:
    texts, clashes = measured(page, lang, decisions), []
    for i, a in enumerate(texts):
        for b in texts[i + 1 :]:
            across = min(a["x"] + a["w"], b["x"] + b["w"]) - max(a["x"], b["x"])
            # A text's box is higher than its letters: lines may share a little of it.
            down = min(a["y"] + a["h"], b["y"] + b["h"]) - max(a["y"], b["y"])
            if across > 0.5 and down > 4:
                clashes.append((a["text"], b["text"]))
    assert clashes == []


@pytest.mark.parametrize("lang", CHOICES)
def test_all_text_lies_inside_the_picture(page: "Page", lang: str) -> None:
    outside = [t["text"] for t in measured(page, lang, 150) if t["x"] < 8 or t["x"] + t["w"] > 1272]
    assert outside == []


@pytest.mark.parametrize("lang", CHOICES)
def test_no_connection_runs_through_a_name(page: "Page", lang: str) -> None:
    crossed = [
        (line.code, text["text"])
        for text in measured(page, lang, 0)
        if text["w"] > 28
        for line in seabook.game("endeavor").box.connections
        # the map lies 6 lower than its chart
        for x, y in curve(line, 60)
        if text["x"] < x < text["x"] + text["w"]
        and text["y"] + 3 < y + 6 < text["y"] + text["h"] - 3
    ]
    assert crossed == []
