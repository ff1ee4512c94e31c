"""The command line against odd files, names, outputs and numbers: one sentence, nothing lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from seabook.games import game

pytestmark = pytest.mark.slow  # each command is a process of its own
SEABOOK = [sys.executable, "-m", "seabook"]


def run(
    *arguments: str, typed: str = "", encoding: str = "utf-8", out: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which must end by itself."""
    given = {"PYTHONIOENCODING": encoding, "SEABOOK_LANG": "en"}
    with (out or Path(os.devnull)).open("w", encoding=encoding) as file:
        return subprocess.run(
            [*SEABOOK, *arguments],
            input=typed,
            stdout=file if out else subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding=encoding,
            errors="replace",
            env={**os.environ, **given},
            timeout=60,
            check=False,
        )


def told(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a command that went wrong."""
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert len(done.stderr) < 600
    return done.stderr


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A folder with files that are no saves."""
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe.json")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "large.json").write_bytes(b"[" * 2_000_001)
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    data = json.loads(game("endeavor").table(3).save())
    deep = json.dumps({**data, "options": {"salary": "@"}})
    (tmp_path / "deep.json").write_text(deep.replace('"@"', "[" * 400 + "]" * 400))
    (tmp_path / "escape.json").write_text(json.dumps({**data, "rules": "\x1b[2J\nall is well"}))
    (tmp_path / "surrogate.json").write_text(json.dumps({**data, "rules": "\ud800"}))
    (tmp_path / "long.json").write_text(json.dumps({**data, "decisions": ["x" * 900_000]}))
    many = ["red: pass"] * 10_000
    (tmp_path / "many.json").write_text(json.dumps({**data, "decisions": many}))
    return tmp_path


ODD = ("zero", "pipe", "folder", "large", "loop", "deep", "escape", "surrogate", "long", "many")


@pytest.mark.parametrize("name", [*(f"{each}.json" for each in ODD), "pipe"])
def test_a_file_that_is_no_save_is_one_sentence(odd: Path, name: str) -> None:
    assert "\x1b" not in told(run("check", str(odd / name), "red: pass"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("components", "check", "anchors_aweigh", "zero.json"),
        ("check", "anchors_aweigh", "red: look", "--components", "pipe"),
        ("scenario", "check", "pipe"),
        ("scenario", "run", "zero.json"),
        ("coverage", "endeavor", "--against", "pipe"),
        ("play", "zero.json"),
    ],
)
def test_no_command_waits_for_a_file_without_end(odd: Path, arguments: tuple[str, ...]) -> None:
    told(run(*(str(odd / each) if (odd / each).exists() else each for each in arguments)))


def test_a_game_goes_on_after_files_that_cannot_be_opened_or_written(odd: Path) -> None:
    lines = [f"open {odd / f'{name}.json'}" for name in ODD]
    lines += ["open a\0b", "save a\0b", "open \udc80", f"save {odd / 'folder.json'}"]
    lines += [f"save {odd / 'no' / 'such' / 'folder'}", f"save {odd / 'zero.json'}"]
    lines += [f"save {odd / 'loop.json'}", "save /dev/full", "open", "1"]
    done = subprocess.run(
        [*SEABOOK, "play", "endeavor", "--players", "3", "--lang", "en"],
        input="\n".join([*lines, f"save {odd / 'good.json'}", "q"]).encode(
            "utf-8", "surrogateescape"
        ),
        capture_output=True,
        cwd=odd,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"Saved to" in done.stdout
    saved = json.loads((odd / "good.json").read_text(encoding="utf-8"))
    assert saved["game"] == "endeavor"
    assert "red: build market" in saved["decisions"]


def test_a_save_is_written_over_a_save_and_over_nothing_else(tmp_path: Path) -> None:
    notes, save = tmp_path / "notes.txt", tmp_path / "game.json"
    notes.write_text("precious", encoding="utf-8")
    save.write_text(game("vasco_da_gama").table(3).save(), encoding="utf-8")
    done = run("play", "endeavor", typed=f"save {notes}\nsave {save}\nq\n")
    assert "is not a Seabook save; choose another name" in done.stdout
    assert notes.read_text(encoding="utf-8") == "precious"
    assert json.loads(save.read_text(encoding="utf-8"))["game"] == "endeavor"


def test_a_save_behind_a_link_is_written_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "link.json").symlink_to(tmp_path / "kept" / "game.json")
    for _ in range(2):
        run("play", "endeavor", typed=f"save {tmp_path / 'link.json'}\nq\n")
        assert json.loads((tmp_path / "kept" / "game.json").read_text())["game"] == "endeavor"
    assert (tmp_path / "link.json").is_symlink()


def test_a_full_disk_leaves_the_save_before_it(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    table = game("endeavor").table(3, 7)
    table.play("green: build shipyard")
    save.write_text(table.save(), encoding="utf-8")
    limited = f"ulimit -f 0; exec {sys.executable} -m seabook play {save} --lang en --me red"
    done = subprocess.run(
        ["/bin/sh", "-c", limited],
        input=f"save {save}\nq\n",
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "cannot be written" in done.stdout, done
    assert save.read_text(encoding="utf-8") == table.save()
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_save_of_another_game_that_the_bot_does_not_know_changes_nothing(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(game("endeavor").table(3).save(), encoding="utf-8")
    done = run(
        "play",
        "anchors_aweigh",
        "--bot",
        "sailor",
        typed=f"open {other}\nsave {tmp_path / 'a'}\nq\n",
    )
    assert "no bot “sailor”" in done.stdout, done
    assert json.loads((tmp_path / "a").read_text(encoding="utf-8"))["game"] == "anchors_aweigh"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("arguments", [("rule", "E3.2b"), ("--help",), ("play", "endeavor")])
def test_an_output_that_is_full_is_one_sentence(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, out=Path("/dev/full"))
    assert "could not be written in full" in told(done)


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp950", "cp1252"])
@pytest.mark.parametrize(
    "arguments",
    [("--help",), ("rule", "V3.20", "--lang", "both"), ("rule", "E9.9", "--lang", "both")],
)
def test_every_code_page_can_be_written_to(encoding: str, arguments: tuple[str, ...]) -> None:
    done = run(*arguments, encoding=encoding)
    assert "Traceback" not in done.stderr
    assert done.returncode == (2 if "E9.9" in arguments else 0)
