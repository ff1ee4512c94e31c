"""A browser, a JupyterLab and what tests do with them; nothing here reaches beyond this machine."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.hosted import Hosted
from tests.browser.jupyter import JupyterLab
from tests.browser.seen import Seen

from seabook import words
from seabook.classroom import RECORD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Every name but the loopback's fails at once: what a page loads from elsewhere is seen.
    "--host-resolver-rules=MAP room.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that stands in this folder needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """The system's Chromium, without a window."""
    chromium = _chromium()
    if chromium is None:
        pytest.skip("Chromium is not installed (or name one in SEABOOK_CHROMIUM)")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    # Chromium's sandbox refuses to start for root.
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS + sandbox)
        yield browser
        browser.close()


@pytest.fixture
def seen() -> Seen:
    """What the page did that it should not; a test that expects such a thing takes it out."""
    return Seen()


@pytest.fixture
def page(browser: "Browser", seen: Seen, request: pytest.FixtureRequest) -> Iterator["Page"]:
    """An empty page; at the end it must have asked for nothing outside and thrown no error."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, locale="en-US")
    page = context.new_page()
    seen.watch(page)
    yield page
    _save_picture(page, request.node.name)
    context.close()
    assert seen.outside == []
    assert seen.errors == []


@pytest.fixture
def shot(page: "Page", request: pytest.FixtureRequest) -> Callable[[str], None]:
    """``shot("after the click")`` saves a picture now, if SEABOOK_SHOTS names a folder."""
    return lambda name: _save_picture(page, f"{request.node.name}-{name}")


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab that serves a copy of the notebooks."""
    place = tmp_path_factory.mktemp("lab")
    copy = place / "notebooks"
    leave = shutil.ignore_patterns("src", "pytest.ini", ".ipynb_checkpoints")
    shutil.copytree(ROOT / "notebooks", copy, ignore=leave)
    (copy / RECORD).write_text("{}", encoding="utf-8")  # so that it is a folder of lessons
    with JupyterLab(place, copy) as server:
        yield server.url


@pytest.fixture
def run_all() -> Callable[..., None]:
    """``run_all(page, lab, "endeavor/01_x.ipynb")`` opens a notebook and runs all its cells."""

    def run(page: "Page", lab: str, path: str, seconds: float = 60) -> None:
        page.set_default_timeout(seconds * 1000)
        page.goto(f"{lab}/lab/tree/{path}?reset")
        page.wait_for_function(
            "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status"
            " === 'idle'"
        )
        # Returns when the last cell has run.
        ran = page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        assert ran, f"a cell of {path} raised an error"

    return run


@pytest.fixture
def axe() -> Callable[..., list[dict[str, Any]]]:
    """``axe(page, ".seabook-board")`` gives the violations of WCAG 2.2 A and AA below a selector.

    In JupyterLab name the part that is ours: its own frame has violations that we cannot cure.
    """

    def violations(page: "Page", selector: str = "html") -> list[dict[str, Any]]:
        if not AXE.exists():
            pytest.skip("node_modules/axe-core is missing: run npm ci")
        assert page.locator(selector).count(), f"nothing on the page matches {selector}"
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = page.evaluate(
            """async ([selector, tags]) => {
                const result = await axe.run(selector, {runOnly: {type: "tag", values: tags}});
                return result.violations.map((v) => (
                    {id: v.id, help: v.help, where: v.nodes.map((n) => n.target.join(" "))}));
            }""",
            [selector, WCAG],
        )
        return found

    return violations


@pytest.fixture
def host(page: "Page") -> Iterator[Callable[[Any], "Hosted"]]:
    """``host(widget)`` puts a widget on an empty page, with its Python behind it."""
    made: list[Hosted] = []

    def put(widget: Any) -> Hosted:
        made.append(Hosted(page, widget))
        return made[-1]

    before = words.language()
    yield put
    words.language(before)
    for each in made:
        each.widget.close()


def _chromium() -> str | None:
    named = os.environ.get("SEABOOK_CHROMIUM")
    names = [named] if named else ["chromium", "chromium-browser", "google-chrome"]
    return next((path for path in map(shutil.which, names) if path), None)


def _save_picture(page: "Page", name: str) -> None:
    folder = os.environ.get("SEABOOK_SHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(folder) / (re.sub(r"[^\w.-]+", "-", name).strip("-") + ".png"))
