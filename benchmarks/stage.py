"""How soon the stage answers: from a click to the first change and to the last, in a browser.

python benchmarks/stage.py [--lesson endeavor/ship-open-occupy]

The stage stands on an empty page, its Python beside it, as in the tests of tests/browser.
"""

import argparse
import json
import shutil
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, sync_playwright
from tests.browser.hosted import Hosted

from seabook.lessons import every, lesson
from seabook.widgets import Stage

# Milliseconds from a press to the first and the last change of the page in the half second after it.
TIMED = """async (id) => {
    const node = [...document.querySelectorAll("[data-id]")].find((one) => one.getAttribute("data-id") === id);
    const start = performance.now();
    let first = 0;
    let last = 0;
    const watch = new MutationObserver(() => { last = performance.now() - start; first ||= last; });
    watch.observe(document.querySelector(".sb-stage-side"), { childList: true, subtree: true });
    node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 500));
    watch.disconnect();
    return [first, last];
}"""


def timed(page: Page, stage: Stage) -> list[tuple[float, float]]:
    """A lesson walked from step to step, asking for a place in each."""
    found = []
    for n in range(1, len(stage.walk.steps) + 1):
        found.append(tuple(page.evaluate(TIMED, f"go:{n}")))
        if stage.walk.step.choose is not None:
            found.append(tuple(page.evaluate(TIMED, f"choose:{stage.walk.choices[0][0].id}")))
        found += [tuple(page.evaluate(TIMED, place)) for place in stage.board.controls[:3]]
    return [each for each in found if each[1]]


def main() -> None:
    """Print the median and the 95th percentile."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--lesson", default=next(iter(every())).name)
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1366, "height": 650})
        hosted = Hosted(page, Stage(lesson(given.lesson)))
        times = timed(page, hosted.widget)
        browser.close()
    for name, row in (
        ("first change", [a for a, _ in times]),
        ("all drawn", [b for _, b in times]),
    ):
        row = sorted(row)
        p95 = row[int(0.95 * (len(row) - 1))]
        print(
            json.dumps(
                {
                    "what": name,
                    "presses": len(row),
                    "median ms": round(statistics.median(row)),
                    "p95 ms": round(p95),
                }
            )
        )


if __name__ == "__main__":
    main()
