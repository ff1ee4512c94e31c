"""The site, by plain http under another host name, as the phones of a class meet it: without a server's
Python, without a request to anywhere else."""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
LESSON = "notebooks/index.html?path=endeavor/01_ship_open_occupy.ipynb"
HOME = "notebooks/index.html?path=00_start_here.ipynb"
READY = 120_000


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map: ClassVar = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of the site, newly built."""
    if shutil.which("node") is None or not (ROOT / "node_modules" / "pyodide").is_dir():
        pytest.skip("node_modules/pyodide is missing: run npm ci")
    built = subprocess.run(
        [sys.executable, "tools/build_site.py"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    serve = functools.partial(_Quiet, directory=str(ROOT / "build" / "site"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://room.test:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def visited(browser: Browser, site: str) -> Iterator[tuple[Page, list[str]]]:
    """A page of the site that has run, and what it asked elsewhere."""
    context = browser.new_context(viewport={"width": 1366, "height": 650})
    page, elsewhere = context.new_page(), list[str]()

    def noted(url: str) -> None:
        if not url.startswith((site, "blob:", "data:")):
            elsewhere.append(url)

    page.on("request", lambda request: noted(request.url))
    page.goto(f"{site}{LESSON}")
    page.wait_for_function("document.body.dataset.seabookRan === '1'", timeout=READY)
    yield page, elsewhere
    context.close()


def test_a_lesson_is_walked_in_the_browser_alone(visited: tuple[Page, list[str]]) -> None:
    page, elsewhere = visited
    page.locator('.sb-stage-head [data-id="lang:en"]').click()
    page.locator('.sb-stage-foot [data-id="begin:"]').click()
    expect(page.locator(".sb-stage-board .sb-may").first).to_be_visible()
    page.locator('.sb-stage-board [data-id="occupy EU3"]').click()
    status = expect(page.locator(".sb-stage-side .sb-status"))
    status.to_contain_text("Gains: ")
    page.locator('[data-id="play:"]').click()
    status.to_contain_text("You did it in 2 decisions")
    assert elsewhere == []


def test_home_is_a_press_away(visited: tuple[Page, list[str]], site: str) -> None:
    page, elsewhere = visited
    page.locator('.sb-stage-head [data-id="home"]').click()
    page.wait_for_url(f"{site}{HOME}*")
    page.wait_for_function("document.body.dataset.seabookRan === '1'", timeout=READY)
    expect(page.locator(".sb-home-page h1")).to_be_visible()
    assert elsewhere == []
