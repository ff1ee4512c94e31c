"""What the READMEs and CONTRIBUTING show runs, one line after the other, as a reader would type it."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from seabook.cli import main
from seabook.files import data

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
READMES = ("README.md", "README.zh-Hant.md")
TEXTS = (*READMES, "CONTRIBUTING.md")


def blocks(name: str, kind: str) -> list[str]:
    """The code blocks of one kind, in their order."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def shell_lines(name: str) -> list[list[str]]:
    """The words of each line of the shell blocks that calls a program of the environment."""
    lines = [line for block in blocks(name, "sh") for line in block.splitlines()]
    return [shlex.split(line, comments=True) for line in lines if line.startswith(".venv/bin/")]


@pytest.mark.parametrize("name", READMES)
def test_the_python_of_a_readme_runs_from_its_first_block_to_its_last(
    name: str, tmp_path: Path
) -> None:
    found = blocks(name, "python")
    assert len(found) >= 2
    script = tmp_path / "readme.py"
    script.write_text("\n".join(found), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", READMES)
def test_every_command_of_a_readme_is_understood(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Yes and no are answers; what is not understood ends with 2."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    files = {
        "scenario": data("playbook") / "endeavor" / "scenarios" / "options.toml",
        "components": data("playbook") / "endeavor" / "components.toml",
    }
    called = set()
    for program, *words in shell_lines(name):
        assert program == ".venv/bin/seabook"
        given = [str(files[words[0]]) if word == "FILE" else word for word in words]
        quick = [word if word != "100" else "4" for word in given]
        done = CliRunner().invoke(main, quick, input="q\n")
        assert done.exit_code in (0, 1), (words, done.output[-500:])
        called.add(words[0])
    assert called >= {"check", "components", "coverage", "lesson", "play", "rule", "scenario"}


def test_a_line_that_is_not_understood_would_be_seen() -> None:
    assert CliRunner().invoke(main, ["check", "endeavor", "red: dance"]).exit_code == 2


@pytest.mark.parametrize("name", READMES)
def test_the_line_in_chinese_asks_what_the_first_line_asks(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    (line,) = re.findall(r"`seabook (check 奮進號 [^`]*)`", text)
    first = shell_lines(name)[0][1:]
    asked = CliRunner().invoke(main, [*shlex.split(line), "--lang", "en"])
    assert asked.output == CliRunner().invoke(main, first).output


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_text_names_in_the_repository_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    linked = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    tests = re.findall(r"\btests/[\w/]+\.py|\btests/\w+\b|tools/\w+\.py", text)
    assert linked or tests
    assert [path for path in (*linked, *tests) if not (ROOT / path).exists()] == []
