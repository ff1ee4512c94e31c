"""The form of every page that is a script: both languages, short texts, predictions held to the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import jupytext
import pytest

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
SCRIPTS = sorted((NOTEBOOKS / "src").rglob("*.py"))
# Pages to read rather than to do.
READ = ("rules.py", "teachers.py")
LANGUAGES = ("zh-Hant", "en")

# Between two things to do.
LIMIT = {"zh-Hant": 100, "en": 60}
CELLS = 14

BLOCK = re.compile(r'<div\s+lang="(zh-Hant|en)">\n\n(.*?)\n\n</div>', re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)")
UNIT = {"zh-Hant": re.compile(r"[\u3400-\u9fff]"), "en": re.compile(r"[A-Za-z0-9][\w’'.-]*")}
RULE_ID = re.compile(r"\b[EVA][MR]?\d+(?:\.\d+[a-z]?)?\b")
NAMED = re.compile(r"^(\w+) = Prediction\(", re.M)


def name(path: Path) -> str:
    return path.relative_to(NOTEBOOKS / "src").as_posix()


every = pytest.mark.parametrize("path", SCRIPTS, ids=name)
doing = pytest.mark.parametrize("path", [p for p in SCRIPTS if p.name not in READ], ids=name)


def cells(path: Path) -> list[Any]:
    return list(jupytext.reads(path.read_text(encoding="utf-8"), fmt="py:percent").cells)


def blocks(text: str) -> dict[str, list[str]]:
    """The texts of a markdown cell in each language."""
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for language, said in BLOCK.findall(text):
        found[language].append(said)
    return found


def length(text: str, language: str) -> int:
    """English words or Han characters as read: link targets, code and rule ids do not count."""
    read = RULE_ID.sub("", re.sub(r"`[^`]*`", "X", LINK.sub("]", text)))
    return len(UNIT[language].findall(read))


def stretches(path: Path) -> Iterator[str]:
    """What there is to read between two code cells."""
    for kind, group in groupby(cells(path), key=lambda cell: cell.cell_type):
        if kind == "markdown":
            yield "\n".join(cell.source for cell in group)


@every
def test_each_text_stands_in_both_languages_and_nowhere_else(path: Path) -> None:
    for cell in cells(path):
        if cell.cell_type != "markdown":
            continue
        found = blocks(cell.source)
        assert len(found["zh-Hant"]) == len(found["en"]) >= 1, cell.source
        rest = BLOCK.sub("", cell.source).strip()
        assert not rest, f"outside the language blocks: {rest}"


@doing
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_little_to_read_between_two_things_to_do(path: Path, language: str) -> None:
    for text in stretches(path):
        said = "\n".join(blocks(text)[language])
        assert length(said, language) <= LIMIT[language], said


@every
def test_the_first_cell_is_its_title(path: Path) -> None:
    first = cells(path)[0]
    found = blocks(first.source)
    assert first.cell_type == "markdown"
    for language in LANGUAGES:
        assert any("# " in said for said in found[language]), language


@every
def test_few_code_cells_are_open(path: Path) -> None:
    code = [cell for cell in cells(path) if cell.cell_type == "code"]
    # Folded, or below a stage until somebody wants to see the code.
    hidden = {"folded", "below", "stage"}
    opened = [cell for cell in code if not hidden & {*cell.metadata.get("tags", [])}]
    assert len(opened) <= CELLS


@every
def test_each_prediction_is_held_to_the_engine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    made = NAMED.findall(text)
    assert len(made) == text.count("Prediction("), "a prediction without a name of its own"
    assert len(set(made)) == len(made), "two predictions of one name"
    for each in made:
        assert re.search(rf"^{each}\.expect\(", text, re.M), f"{each}.expect(...) is missing"


@every
def test_no_cell_ends_with_a_semicolon_or_prints(path: Path) -> None:
    for cell in cells(path):
        if cell.cell_type == "code":
            assert not cell.source.rstrip().endswith(";"), cell.source
            assert "print(" not in cell.source, cell.source


@every
def test_links_lead_to_what_exists(path: Path) -> None:
    home = (NOTEBOOKS / path.relative_to(NOTEBOOKS / "src")).parent
    for cell in cells(path):
        if cell.cell_type != "markdown":
            continue
        for target in LINK.findall(cell.source):
            if "://" in target:
                continue
            file = (home / target.partition("#")[0]).resolve()
            if file.suffix == ".ipynb" and file.is_relative_to(NOTEBOOKS):
                # built from a script, and perhaps not built yet
                file = (NOTEBOOKS / "src" / file.relative_to(NOTEBOOKS)).with_suffix(".py")
            assert file.exists(), target


@every
def test_both_languages_link_alike(path: Path) -> None:
    for cell in cells(path):
        if cell.cell_type == "markdown":
            found = blocks(cell.source)
            assert LINK.findall("".join(found["zh-Hant"])) == LINK.findall("".join(found["en"]))
