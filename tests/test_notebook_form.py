"""The form of a notebook is judged without running it: each thing out of order is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest

import build_notebooks
import nbform
import nbshows

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
LESSON = NOTEBOOKS / "atlas" / "governor_routes.ipynb"
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


# --- what a notebook shows


def noted(notebook: Any) -> dict[str, str]:
    shows: dict[str, str] = notebook.metadata["seabook"]["shows"]
    return shows


def stale(now: dict[str, Any]) -> list[str]:
    """The notebooks that show something which is another now."""
    every = (path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    found = {path: nbshows.changed(nbformat.read(path, as_version=4), now) for path in every}
    return sorted(path.relative_to(NOTEBOOKS).as_posix() for path, keys in found.items() if keys)


RULE = "playbook/endeavor/rules.toml rule E3.3c text"


def test_a_changed_rule_makes_those_notebooks_stale_that_show_it() -> None:
    now = dict(nbshows.sources())
    assert stale(now) == []
    now[RULE] = {**now[RULE], "en": now[RULE]["en"] + " Always."}
    assert stale(now) == ["endeavor/rules.ipynb"]


@pytest.mark.parametrize(
    ("key", "shown_in"),
    [
        ("playbook/pages.toml page 1 title", "00_start_here.ipynb"),
        ("playbook/endeavor/misreadings.toml misreading EM5 says", "endeavor/misreadings.ipynb"),
        ("playbook/endeavor/scenarios/3_1_ship.toml ship-beside", "endeavor/rules.ipynb"),
        ("playbook/endeavor/topics.toml note", "endeavor/teachers.ipynb"),
        ("playbook/endeavor/components.toml", "endeavor/09_free_table.ipynb"),
        ("playbook/glossary.toml term shipyard", "endeavor/03_build_growth_salary.ipynb"),
        ("translations attack.paid", "endeavor/05_occupy_connect_attack.ipynb"),
    ],
)
def test_what_is_shown_is_noted(key: str, shown_in: str) -> None:
    now = dict(nbshows.sources())
    assert key in now
    del now[key]
    assert shown_in in stale(now)


def test_a_text_that_is_new_makes_nothing_stale() -> None:
    assert stale({**nbshows.sources(), "playbook/endeavor/rules.toml rule E9.9 text": {}}) == []


def test_the_check_says_what_has_changed_and_how_to_mend_it(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = dict(nbshows.sources())
    first, *_ = noted(lesson())
    del now[first]
    monkeypatch.setattr(nbshows, "sources", lambda: now)
    assert check(root) == 1
    told = capsys.readouterr().out
    assert f"a.ipynb: run before a change of {first}: run make notebooks" in told
    notebook = lesson()
    del notebook.metadata["seabook"]
    (root / "a.ipynb").write_text(nbform.text(notebook), encoding="utf-8")
    assert check(root) == 1
    assert "a.ipynb: without a note of what it shows: run make notebooks" in capsys.readouterr().out


def test_a_sentence_is_shown_where_all_of_it_stands_in_each_language() -> None:
    text = {"en": "It costs {n} markers.", "zh_Hant": "費用：{n}個工人。"}
    page = '<p lang="en">It costs 3 markers.</p><p lang="zh-Hant">費用：3個工人。</p>'

    def shows(html: str, now: dict[str, Any], script: str = "") -> set[str]:
        output = nbformat.v4.new_output("display_data", {"text/html": html})
        cell = nbformat.v4.new_code_cell("1", outputs=[output])
        return set(nbshows.shown(nbformat.v4.new_notebook(cells=[cell]), script, now))

    assert shows(page, {"a": text}) == {"a"}
    assert shows(page.replace("markers", "cubes"), {"a": text}) == set()
    assert shows('<p lang="en">It costs 3 markers.</p>', {"a": text}) == set()
    assert shows("<i>Ships</i>", {"a": {"en": "Ship"}}) == set()
    assert shows('<i aria-label="A Ship">1</i><style>Dock</style>', {"a": {"en": "Ship"}}) == {"a"}
    assert shows("<style>Dock</style>", {"a": {"en": "Dock"}}) == set()
    assert shows("&lt;A &amp; B&gt;", {"a": {"en": "<A & B>"}}) == {"a"}
    scenario = {"p/scenarios/x.toml by-sea": {"title": {"en": "By sea"}}}
    assert shows("", scenario) == set()
    assert shows("", scenario, 'Stepper("by-sea")') == set(scenario)
    assert shows("By sea", scenario) == set(scenario)
