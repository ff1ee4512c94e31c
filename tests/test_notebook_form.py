"""The form of a notebook is judged without running it: each thing out of order is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest

import build_notebooks
import nbform

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
LESSON = min(NOTEBOOKS.glob("*/01_*.ipynb"))
SCRIPT = (NOTEBOOKS / "src" / LESSON.relative_to(NOTEBOOKS)).with_suffix(".py")


def lesson() -> Any:
    return nbformat.read(LESSON, as_version=4)


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def out_of_order(notebook: Any) -> None:
    first, second = code(notebook)[:2]
    first.execution_count, second.execution_count = 2, 1


def run_twice(notebook: Any) -> None:
    for cell in code(notebook):
        cell.execution_count += 1


def last_not_run(notebook: Any) -> None:
    code(notebook)[-1].execution_count = None


def other_source(notebook: Any) -> None:
    notebook.cells[0].source += "!"


def cell_gone(notebook: Any) -> None:
    notebook.cells.pop(0)


def other_kernel(notebook: Any) -> None:
    notebook.metadata["kernelspec"] = {"name": "mine", "display_name": "mine"}


def widget_kept(notebook: Any) -> None:
    data = {"text/plain": "x", nbform.WIDGET_VIEW: {"model_id": "0"}}
    code(notebook)[0].outputs.append(nbformat.v4.new_output("display_data", data))


def stream_cut(notebook: Any) -> None:
    printed = [nbformat.v4.new_output("stream", name="stdout", text=text) for text in "ab"]
    code(notebook)[0].outputs = printed


def test_a_lesson_as_it_is_has_no_problem() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    assert build_notebooks.problems(nbform.text(lesson()), script) == []


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (out_of_order, "has count 2, not 1: never run?"),
        (run_twice, "has count 2, not 1: never run?"),
        (last_not_run, "has count None, not"),
        (other_source, "differs from its script"),
        (cell_gone, "differs from its script"),
        (other_kernel, "not in normal form"),
        (widget_kept, "not in normal form"),
        (stream_cut, "not in normal form"),
    ],
)
def test_what_is_out_of_order_is_named(spoil: Callable[[Any], None], named: str) -> None:
    notebook = lesson()
    spoil(notebook)
    script = SCRIPT.read_text(encoding="utf-8")
    found = build_notebooks.problems(nbform.text(notebook), script)
    assert any(named in problem for problem in found), found


def test_a_traceback_of_the_machine_that_ran_it_is_no_normal_form() -> None:
    notebook = lesson()
    failed = nbformat.v4.new_output("error", ename="E", evalue="e", traceback=["/somewhere"])
    code(notebook)[0].outputs = [failed]
    script = SCRIPT.read_text(encoding="utf-8")
    assert "not in normal form" in build_notebooks.problems(nbform.text(notebook), script)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with one lesson that is in order."""
    (tmp_path / "src").mkdir()
    (tmp_path / "a.ipynb").write_bytes(LESSON.read_bytes())
    (tmp_path / "src" / "a.py").write_bytes(SCRIPT.read_bytes())
    return tmp_path


def check(root: Path) -> int:
    return build_notebooks.main(["--check", "--root", str(root)])


def test_the_check_is_content_with_what_is_in_order(root: Path) -> None:
    before = (root / "a.ipynb").read_bytes()
    assert check(root) == 0
    assert (root / "a.ipynb").read_bytes() == before


def test_the_check_names_what_is_stale_missing_or_has_no_script(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (root / "src" / "a.py").open("a", encoding="utf-8") as script:
        script.write("\n# %%\n1 + 1\n")
    assert check(root) == 1
    assert "a.ipynb: differs from its script: run make notebooks" in capsys.readouterr().out
    (root / "a.ipynb").rename(root / "b.ipynb")
    assert check(root) == 1
    told = capsys.readouterr().out
    assert "a.ipynb: never built: run make notebooks" in told
    assert "b.ipynb: has no script in src/" in told
    (root / "src" / "a.py").unlink()
    assert check(root) == 1, "a notebook without a script is enough"
