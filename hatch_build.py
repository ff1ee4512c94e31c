"""What a wheel holds besides the code: catalogues, the playbook and the lessons.

An editable install gets the compiled catalogues only; it reads the playbook and the lessons in the
checkout, so that an edit counts at once.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compile_catalogues import compile_catalogues


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs once for each build of a wheel or an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues; for a real wheel, add the playbook and the executed lessons."""
        root = Path(self.root)
        compile_catalogues(root)
        if version == "editable":
            return
        files = build_data["force_include"]
        for path in [*_playbook(root), *_lessons(root)]:
            files[str(path)] = f"seabook/data/{path.relative_to(root).as_posix()}"


def _playbook(root: Path) -> list[Path]:
    files = (path for path in (root / "playbook").rglob("*") if path.is_file())
    return sorted(path for path in files if not path.name.startswith("."))


def _lessons(root: Path) -> list[Path]:
    """The notebooks, without the scripts that they are built from."""
    lessons = (root / "notebooks").rglob("*.ipynb")
    return sorted(path for path in lessons if ".ipynb_checkpoints" not in path.parts)
