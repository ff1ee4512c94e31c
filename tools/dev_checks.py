"""All checks, one after another, with their seconds, every skip by name, and one line of totals."""

import os
import subprocess
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

from dev_setup import ROOT, environment, program

REPORTS = ROOT / "build" / "reports"
TOTALS = REPORTS / "totals.txt"


@dataclass(frozen=True)
class Check:
    """A command that passes or fails; one of pytest's also counts tests."""

    name: str
    command: tuple[str, ...]
    counts: bool = False


@dataclass
class Tally:
    """What pytest's reports add up to."""

    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)
    wanted: int = 0  # expected to fail, and failing: strict, so that one that passes is a failure

    def add(self, report: Path) -> None:
        """Count one report; a run that left none has failed."""
        if not report.exists():
            self.failed += 1
            return
        for case in ET.parse(report).getroot().iter("testcase"):
            skip = case.find("skipped")
            if case.find("failure") is not None or case.find("error") is not None:
                self.failed += 1
            elif skip is not None and skip.get("type") == "pytest.xfail":
                self.wanted += 1
            elif skip is not None:
                name = f"{case.get('classname')}::{case.get('name')}"
                self.skipped.append(f"{name}: {skip.get('message') or 'no reason given'}")
            else:
                self.passed += 1

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {len(self.skipped)} skipped"


# nbval costs seconds at every start of pytest, and only notebooks need it
PLAIN = (program("pytest"), "-p", "no:nbval", "--quiet")
UNIT = "not (browser or wheel or pyodide)"
WORKERS = f"--numprocesses={min(4, os.cpu_count() or 1)}"
# who is done takes over from who is not: the long tests stand together
ON_ALL_CORES = (WORKERS, "--dist=worksteal")
STYLE = (
    Check("format", (program("ruff"), "format", "--check", "--quiet")),
    Check("lint", (program("ruff"), "check", "--quiet")),
    Check("imports", (program("lint-imports"), "--no-logo")),
)
TASTES = ("SEABOOK_LANG", "SEABOOK_SWEEP", "PYTEST_ADDOPTS")


def checks() -> list[Check]:
    """The checks in their order: the quick ones first."""
    python, pytest = program("python"), program("pytest")
    return [
        *STYLE,
        Check("types", (program("mypy"),)),
        Check("text", (python, "tools/textlint.py")),
        Check("figures", (python, "tools/figures.py", "--check")),
        Check("house", (python, "tools/house.py", "--check")),
        Check("notebook form", (python, "tools/build_notebooks.py", "--check")),
        Check(
            "unit tests",
            (*PLAIN, *ON_ALL_CORES, "-m", UNIT),
            counts=True,
        ),
        # a notebook's cells share a kernel, so a file stays with one worker (notebooks/pytest.ini)
        Check("notebooks", (pytest, "--quiet", WORKERS, "notebooks"), counts=True),
        Check("browser", (*PLAIN, "-m", "browser", "tests"), counts=True),
        Check("wheel and Pyodide", (*PLAIN, "-m", "wheel or pyodide", "tests"), counts=True),
    ]


def quick_checks() -> list[Check]:
    """What to run between two edits: it names the slowest tests, so that they can be marked."""
    quick = (*PLAIN, *ON_ALL_CORES, "-m", f"{UNIT} and not slow", "--durations=10")
    return [*STYLE, Check("quick tests", quick, counts=True)]


def run_checks(checks: list[Check]) -> int:
    """Run them all, whatever fails, and return the exit status."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    for old in [*REPORTS.glob("*.xml"), TOTALS]:
        old.unlink(missing_ok=True)
    tally = Tally()
    start = time.monotonic()
    bad = [check.name for check in checks if not _passes(check, tally)]
    print(f"\n== all checks: {time.monotonic() - start:.1f} s", flush=True)
    print(f"expected to fail, and failing: {tally.wanted}")
    for skip in tally.skipped:
        print(f"skipped: {skip}")
    if tally.skipped and os.environ.get("CI") == "true":
        bad.append("skipped tests, which count as failures where CI=true")
    if bad:
        print(f"failed: {', '.join(bad)}")
    TOTALS.write_text(f"{tally}\n", encoding="utf-8")
    print(tally, flush=True)
    return 1 if bad else 0


def _passes(check: Check, tally: Tally) -> bool:
    print(f"\n== {check.name}", flush=True)
    command = list(check.command)
    report = REPORTS / f"{check.name.replace(' ', '-')}.xml"
    if check.counts:
        command.append(f"--junitxml={report}")
    start = time.monotonic()
    status = subprocess.run(
        command, cwd=ROOT, env=_quiet(environment()), stdin=subprocess.DEVNULL, check=False
    ).returncode
    if check.counts:
        tally.add(report)
    said = "passed" if status == 0 else f"FAILED (exit status {status})"
    print(f"-- {check.name}: {said}, {time.monotonic() - start:.1f} s", flush=True)
    return status == 0


def _quiet(env: dict[str, str]) -> dict[str, str]:
    """No taste of the user's in the results: no language, no options for pytest, no other sample."""
    return {k: v for k, v in env.items() if k not in TASTES}
