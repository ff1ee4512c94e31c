"""The learner's own copies of the lessons, and JupyterLab to read them in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from seabook.engine import Complaint
from seabook.files import FileError, data, read_text, write_whole
from seabook.words import Text, say

START = "00_start_here.ipynb"
# Where the copies go unless one says otherwise: those for pupils, and with the keys a teacher's.
LESSONS, TEACHING = "lessons", "teaching"
# The tag of a cell whose page is read as it is, before it has run.
READING = "reading"
# The tag of a cell whose page holds keys: it is no page for pupils.
TEACHER = "teacher"
# The folder with the extension that makes a notebook a page of its own.
FRONT = Path(__file__).resolve().parent / "front"
# What each copy looked like when it was made, so that one that was touched is never overwritten.
RECORD = ".seabook-lessons.json"
# A lesson with the outputs of its runs, pictures and all.
_LARGEST = 100_000_000


def copy(folder: Path, *, teach: bool = False) -> Iterator[Text]:
    """Copy the lessons, outputs cleared, and say what was done; touched copies stay as they are.

    Pages with keys are copied only to ``teach``. Each copy is recorded as it is written, so that a
    copying that was broken off goes on later.
    """
    source = data("notebooks")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Complaint("complaint.folder", given=folder) from None
    record = _read_record(folder)
    written = kept = 0
    for lesson in sorted(source.rglob("*.ipynb")):
        name = lesson.relative_to(source)
        if any(part.startswith(".") for part in name.parts):
            continue
        notebook = read_text(lesson, _LARGEST)
        tags = _tags(notebook)
        if TEACHER in tags and not teach:
            continue
        target, fresh = folder / name, notebook if READING in tags else _cleared(notebook)
        if _touched(folder, target, fresh, record.get(name.as_posix())):
            kept += 1
            continue
        if _text(target) != fresh:
            _write(target, fresh)
        written += 1
        if record.get(name.as_posix()) != _mark(fresh):
            record[name.as_posix()] = _mark(fresh)
            _write(folder / RECORD, json.dumps(record, indent=1, sort_keys=True))
    yield say("lessons.copied", n=written, folder=folder)
    if kept:
        yield say("lessons.kept", n=kept)


def open_lab(folder: Path) -> None:
    """Run JupyterLab on the copies until the user ends it; without a display, print its address."""
    if find_spec("jupyterlab") is None:
        raise Complaint("complaint.no-lab")
    try:
        raise SystemExit(subprocess.call(lab_command(folder), env=lab_environment(folder)))
    except KeyboardInterrupt:
        raise SystemExit(0) from None


def lab_command(folder: Path) -> list[str]:
    """What starts JupyterLab on the copies, each page as a page of its own."""
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder.resolve()}"]
    # Nothing is fetched: no look for updates, no news, no list of extensions.
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command += ["--LabApp.news_url=None", "--LabApp.extension_manager=readonly"]
    # The Python of a page that was left goes after five minutes.
    command += ["--MappingKernelManager.cull_idle_timeout=300"]
    command += ["--MappingKernelManager.cull_interval=60"]
    command += [f"--LabApp.default_url=/doc/tree/{START}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    if not _has_display():
        command.append("--no-browser")
    return command


def lab_environment(folder: Path) -> dict[str, str]:
    """The environment in which the front is found, and JupyterLab asks for no news."""
    own = os.environ.get("JUPYTER_PATH")
    path = os.pathsep.join([str(FRONT), *([own] if own else [])])
    settings = folder.resolve() / ".seabook" / "lab"
    news = settings / "@jupyterlab" / "apputils-extension" / "notification.jupyterlab-settings"
    _write(news, '{"fetchNews": "false", "checkForUpdates": false}\n')
    given = {"JUPYTERLAB_SETTINGS_DIR": str(settings), **os.environ}
    return {**given, "JUPYTER_PATH": path}


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _read_record(folder: Path) -> dict[str, str]:
    try:
        found: Any = json.loads(read_text(folder / RECORD))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: mark for name, mark in found.items() if isinstance(mark, str)}


def _touched(folder: Path, target: Path, fresh: str, recorded: str | None) -> bool:
    """Whether a learner has made something of their own of a copy, which then stays as it is.

    One that breaks off in the middle of the lesson is what a full disk has left, and no work.
    """
    if not target.parent.resolve().is_relative_to(folder.resolve()) or target.is_symlink():
        return True
    if not target.exists():
        return False
    present = _text(target)
    if present is None:
        return True
    return not fresh.startswith(present) and _mark(present) != recorded


def _text(path: Path) -> str | None:
    """What a copy holds; None for one that is not there, or no text any more."""
    try:
        return read_text(path, _LARGEST)
    except FileError:
        return None


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Complaint("complaint.folder", given=path.parent) from None
    try:
        write_whole(path, text)
    except FileError as why:
        raise Complaint(why.slug, given=path) from None


def _tags(text: str) -> set[str]:
    """The tags of all cells of a notebook."""
    return {tag for cell in json.loads(text)["cells"] for tag in cell["metadata"].get("tags", ())}


def _cleared(text: str) -> str:
    """A lesson without what its last run left: a learner sees nothing before acting."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _mark(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
