"""The guard of the guard: notebooks that drifted or were never run are refused."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest

import build_notebooks
import nbform

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = ROOT / "notebooks"
# One real lesson a game is enough: each is run three times here.
LESSONS = sorted(path.relative_to(NOTEBOOKS).as_posix() for path in NOTEBOOKS.glob("*/01_*.ipynb"))
SCRIPT = """\
# %% [markdown]
# # 航行 Sailing

# %% tags=["folded"]
from IPython.display import SVG

picture = '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="3" cy="4" r="5"/></svg>'

# %%
SVG(picture)

# %%
print(6 * 7)
"""
PICTURE = re.compile(r"<svg\b.*?[ \"](?:cx|cy|r|x|y|x1|d|width)=\"[^\"\d]*(\d)", re.DOTALL)
NUMBER = re.compile(r"(\d)")


@pytest.fixture(params=["a notebook made here", *LESSONS])
def lesson(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """The text of a notebook that has been run, and of its script."""
    if request.param in LESSONS:
        path = NOTEBOOKS / request.param
        file = Path(request.param)
        script = ROOT / "playbook" / file.parent / "lessons" / f"{file.stem}.toml"
    else:
        path, script = tmp_path / "made.ipynb", tmp_path / "made.py"
        script.write_text(SCRIPT, encoding="utf-8")
        build_notebooks.build(script, path)
    return path.read_text(encoding="utf-8"), build_notebooks.source_of(script)


def change(notebook: str, pattern: re.Pattern[str], wanted: Callable[[str], bool]) -> str:
    """A copy in which one digit of one stored output is another; ``wanted`` picks by mime type."""
    copy = nbformat.reads(notebook, as_version=4)
    for output in (out for cell in copy.cells for out in cell.get("outputs", [])):
        texts: dict[str, Any] = output if output.output_type == "stream" else output.get("data", {})
        for mime in [key for key in texts if wanted(key)]:
            found = pattern.search(texts[mime])
            if found:
                other = str((int(found[1]) + 1) % 10)
                texts[mime] = texts[mime][: found.start(1)] + other + texts[mime][found.end(1) :]
                return nbform.text(copy)
    pytest.fail("no stored output to change: nothing there that nbval compares")


def is_picture(mime: str) -> bool:
    return mime in ("image/svg+xml", "text/html")


def is_text(mime: str) -> bool:
    return mime in ("text", "text/plain")


def nbval(folder: Path) -> dict[str, list[str]]:
    """Failures of each notebook in a folder, as the project's own nbval settings find them."""
    ini = (NOTEBOOKS / "pytest.ini").read_text(encoding="utf-8")
    (folder / "pytest.ini").write_text(ini, encoding="utf-8")
    report = folder / "report.xml"
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", "."]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode in (0, 1), done.stdout + done.stderr
    failures: dict[str, list[str]] = {path.stem: [] for path in folder.glob("*.ipynb")}
    for case in ET.parse(report).getroot().iter("testcase"):
        names = [name for name in failures if name in f"{case.get('classname')}{case.get('name')}"]
        assert len(names) == 1
        failures[names[0]] += [str(found.text) for found in case.findall("failure")]
    return failures


def test_a_changed_number_or_picture_fails(lesson: tuple[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copies = {
        "untouched": lesson[0],
        "number": change(lesson[0], NUMBER, is_text),
        "picture": change(lesson[0], PICTURE, is_picture),
    }
    for name, text in copies.items():
        (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")
    failures = nbval(folder)
    assert failures["untouched"] == []
    assert len(failures["number"]) == 1
    assert len(failures["picture"]) == 1
    assert "mismatch" in failures["picture"][0]


def test_a_notebook_that_was_never_run_fails_the_form_check(lesson: tuple[str, str]) -> None:
    notebook, script = lesson
    assert build_notebooks.problems(notebook, script) == []
    never_run = nbformat.reads(notebook, as_version=4)
    for cell in never_run.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    assert "never run?" in build_notebooks.problems(nbform.text(never_run), script)[0]


def test_a_notebook_of_another_script_fails_the_form_check(lesson: tuple[str, str]) -> None:
    notebook, script = lesson
    assert "differs from its script" in build_notebooks.problems(notebook, script + "\n1 + 1\n")


def test_building_again_changes_no_byte(tmp_path: Path) -> None:
    script = tmp_path / "made.py"
    script.write_text(SCRIPT, encoding="utf-8")
    for name in ("first.ipynb", "second.ipynb"):
        build_notebooks.build(script, tmp_path / name)
    first = (tmp_path / "first.ipynb").read_bytes()
    assert first == (tmp_path / "second.ipynb").read_bytes()
    assert b'"source_hidden": true' in first
