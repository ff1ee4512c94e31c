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
from seabook.files import data
from seabook.words import Text, say

START = "00_start_here.ipynb"
# What each copy looked like when it was made, so that one that was touched is never overwritten.
_RECORD = ".seabook-lessons.json"


def copy(folder: Path) -> Iterator[Text]:
    """Copy the lessons, outputs cleared, and say what was done; touched copies stay as they are."""
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
        target, fresh = folder / name, _cleared(lesson)
        if target.exists():
            present = _text(target)
            if present is None or _mark(present) != record.get(name.as_posix()):
                kept += present != fresh
                continue
        _write(target, fresh)
        record[name.as_posix()] = _mark(fresh)
        written += 1
    _write(folder / _RECORD, json.dumps(record, indent=1, sort_keys=True))
    yield say("lessons.copied", n=written, folder=folder)
    if kept:
        yield say("lessons.kept", n=kept)


def open_lab(folder: Path) -> None:
    """Run JupyterLab on the copies until the user ends it; without a display, print its address."""
    if find_spec("jupyterlab") is None:
        raise Complaint("complaint.no-lab")
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder.resolve()}"]
    # Nothing is fetched: no look for updates, no news, no list of extensions.
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command += ["--LabApp.news_url=None", "--LabApp.extension_manager=readonly"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    if _has_display():
        command.append(str(folder.resolve() / START))
    else:
        command += ["--no-browser", f"--LabApp.default_url=/lab/tree/{START}"]
    try:
        raise SystemExit(subprocess.call(command))
    except KeyboardInterrupt:
        raise SystemExit(0) from None


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _read_record(folder: Path) -> dict[str, str]:
    try:
        found: Any = json.loads((folder / _RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _text(path: Path) -> str | None:
    """What a copy holds; None for one that is no text any more, which counts as touched."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise Complaint("complaint.folder", given=path.parent) from None


def _cleared(lesson: Path) -> str:
    """A lesson without what its last run left: a learner sees nothing before acting."""
    notebook = json.loads(lesson.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _mark(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
