"""The wheel works by itself: no checkout, no extras, nothing of the user's settings."""

import json
import re
import zipfile
from pathlib import Path

import pytest
from tests.installed import Installed

pytestmark = [pytest.mark.wheel, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[1]
HAN = re.compile(r"[\u4e00-\u9fff]{2}")


def test_holds_data_and_no_sources_of_notebooks(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        names = {name.removeprefix("seabook/data/") for name in wheel.namelist()}
    assert {path.relative_to(ROOT).as_posix() for path in lessons()} <= names
    assert "playbook/glossary.toml" in names
    for po in (ROOT / "translations").rglob("*.po"):
        assert po.relative_to(ROOT).with_suffix(".mo").as_posix() in names
    assert not [name for name in names if name.startswith(("notebooks/src", "notebooks/pytest"))]


def test_rule_card_in_both_languages(installed: Installed) -> None:
    card = installed.run("seabook", "rule", "E3.2b", "--lang", "both")
    assert "E3.2b" in card
    assert HAN.search(card), card
    assert re.search(r"[a-z]+ [a-z]+ [a-z]+", card), card


def test_lessons_are_copied_out_without_outputs(installed: Installed, tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    installed.run("seabook", "lab", str(folder), "--copy-only")
    copies = {path.relative_to(folder) for path in folder.rglob("*.ipynb")}
    every = {path.relative_to(ROOT / "notebooks") for path in lessons()}
    assert copies == {each for each in every if each.stem != "teachers"}  # which holds keys
    for copy in {each for each in copies if each.stem != "rules"}:  # which are for reading
        cells = json.loads((folder / copy).read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert code
        assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def lessons() -> list[Path]:
    """The notebooks of the checkout; there are some."""
    found = (ROOT / "notebooks").rglob("*.ipynb")
    notebooks = sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)
    assert notebooks
    return notebooks
