"""Build the committed notebooks from their scripts.

notebooks/src/**/*.py (percent scripts: edited and reviewed) and the lessons of playbook/, whose scripts
are made from their files, become notebooks/**/*.ipynb, run.

    python tools/build_notebooks.py            build what differs from its script, or shows a text
                                               or a scenario that has changed since
    python tools/build_notebooks.py --force    run all again: the code changed
    python tools/build_notebooks.py --check    no kernel: is each of its script, run, in form, and
                                               of the texts of today?

Whether stored outputs are still true is for nbval to say: pytest notebooks
"""

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jupytext
import nbformat
from nbclient import NotebookClient

import lesson_scripts
import nbshows
from nbform import form_errors, normalise, text

ROOT = Path(__file__).resolve().parents[1]
LESSONS = ROOT / "playbook"
SECONDS_PER_CELL = 120


def from_script(script: str) -> Any:
    """The notebook of a percent script, not yet run."""
    notebook = jupytext.reads(script, fmt="py:percent")
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    seen: Counter[str] = Counter()
    for cell in notebook.cells:
        # An id of the cell's text: the same on every build, and as long as the cell stays as it is.
        seen[cell.source] += 1
        name = f"{seen[cell.source]}:{cell.source}"
        cell["id"] = hashlib.sha256(name.encode()).hexdigest()[:8]
    return normalise(notebook)


def problems(notebook_text: str, script: str, now: Mapping[str, Any] | None = None) -> list[str]:
    """Why a notebook is not what its script gives; empty when it is.

    With ``now``, all that can be shown, also what has changed since it was run.
    """
    notebook = nbformat.reads(notebook_text, as_version=4)
    found = list(form_errors(notebook))
    if _inputs(notebook) != _inputs(from_script(script)):
        found.append("differs from its script")
    if text(normalise(notebook)) != notebook_text:
        found.append("not in normal form")
    if now is not None and "seabook" not in notebook.metadata:
        found.append("without a note of what it shows")
    if now is not None and (changed := nbshows.changed(notebook, now)):
        more = f" and {len(changed) - 1} more that it shows" if changed[1:] else ""
        found.append(f"run before a change of {changed[0]}{more}")
    return found


def build(script: Path, target: Path) -> None:
    """Run a script's notebook in a fresh kernel and write it, with a note of what it shows."""
    source = source_of(script)
    notebook = from_script(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": str(target.parent)}},
    ).execute()
    shows = nbshows.shown(notebook, f"{script.parent.name}\n{source}", nbshows.sources())
    notebook.metadata["seabook"] = {"shows": shows}
    target.write_text(text(normalise(notebook)), encoding="utf-8", newline="\n")


def main(argv: list[str] | None = None) -> int:
    """Build or check every notebook below the root."""
    parser = argparse.ArgumentParser(description="Build the notebooks from their scripts.")
    parser.add_argument("--check", action="store_true", help="run nothing, write nothing")
    parser.add_argument("--force", action="store_true", help="run all notebooks again")
    parser.add_argument("--root", type=Path, default=ROOT / "notebooks")
    given = parser.parse_args(argv)
    root: Path = given.root
    wanted = {_target(root, script): script for script in sorted((root / "src").rglob("*.py"))}
    if root == ROOT / "notebooks":
        files = (*LESSONS.glob("*/lessons/*.toml"), *LESSONS.glob("*/story.toml"))
        wanted |= {_of_lesson(root, path): path for path in sorted(files)}
    bad = built = 0
    for target, script in wanted.items():
        found = _look(target, script)
        if found and given.check:
            bad += 1
            print(f"{target.relative_to(root)}: {'; '.join(found)}: run make notebooks")
        elif not given.check and (found or given.force):
            start = time.monotonic()
            build(script, target)
            built += 1
            print(f"{target.relative_to(root)}: run in {time.monotonic() - start:.1f} s")
    orphans = [path for path in _notebooks(root) if path not in wanted]
    for path in orphans:
        print(f"{path.relative_to(root)}: has no script in src/")
    print(
        f"{len(wanted)} notebooks, {built} run, {bad} not in order, {len(orphans)} without a script"
    )
    return 1 if bad or orphans else 0


def _look(target: Path, script: Path) -> list[str]:
    if not target.exists():
        return ["never built"]
    notebook = target.read_text(encoding="utf-8")
    return problems(notebook, source_of(script), nbshows.sources())


def _inputs(notebook: Any) -> list[tuple[str, str, str, Any]]:
    return [(c["id"], c.cell_type, c.source, c.metadata) for c in notebook.cells]


def _target(root: Path, script: Path) -> Path:
    return (root / script.relative_to(root / "src")).with_suffix(".ipynb")


def _of_lesson(root: Path, path: Path) -> Path:
    game = path.relative_to(LESSONS).parts[0]
    return (root / game / path.name).with_suffix(".ipynb")


def source_of(script: Path) -> str:
    """The text of a script; that of a lesson is made from its file."""
    if script.suffix == ".toml":
        return lesson_scripts.script(script)
    return script.read_text(encoding="utf-8")


def _notebooks(root: Path) -> list[Path]:
    found = root.rglob("*.ipynb")
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


if __name__ == "__main__":
    sys.exit(main())
