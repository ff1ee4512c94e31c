"""Rules of the house that no other tool holds."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from seabook.games import game, names

ROOT = Path(__file__).resolve().parents[1]
LONGEST_MODULE = 320
# Spelled so that this file does not hold what it looks for.
PLACES = re.compile(
    r"(?<![\w.~-])/(?:root|home|work)(?:/)|\b[A-Z]:\\Users|\.\./shar(?:ed)|\.librar(?:y)/"
)
HOSTS = re.compile(
    "|".join(
        [
            r"pypi\.(?:org|python)",
            r"pythonhoste(?:d)",
            r"registry\.(?:npmjs|yarnpkg)",
            r"npmjs\.(?:com|org)",
            r"debian\.(?:org|net)",
            r"proxy\.golang",
            r"crates\.io",
        ]
    )
)


def tracked() -> list[Path]:
    """The files that git has, or would take."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    files = {ROOT / name for name in listed.stdout.split("\0") if name}
    return sorted(path for path in files if path.is_file())


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern stands in the text files that git has."""
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
            for number, line in enumerate(text.splitlines(), start=1)
            if pattern.search(line)
        ]
    return found


def test_no_place_on_one_machine_is_named() -> None:
    assert lines_with(PLACES) == []


def test_no_package_registry_is_named() -> None:
    assert lines_with(HOSTS) == []


@pytest.mark.parametrize("line", ["/ro" + "ot/x", "'/ho" + "me/me'", "see ../sha" + "red/a"])
def test_a_place_would_be_found(line: str) -> None:
    assert PLACES.search(line)


def test_modules_are_short() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in (ROOT / "src").rglob("*.py")
    }
    assert lengths
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


@pytest.mark.parametrize("name", ["requirements.lock", "tools/uv.lock.txt"])
def test_lock_has_hashes_and_no_address(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in lock
    assert "--index" not in lock
    assert "--find-links" not in lock
    packages = re.split(r"\n(?=[a-z0-9])", lock)
    assert [entry.split()[0] for entry in packages if "--hash=sha256:" not in entry] == []


def test_uv_is_of_one_version() -> None:
    pin = re.compile(r"^uv==(\S+)", re.MULTILINE)
    names = ["requirements.lock", "tools/uv.lock.txt"]
    assert len({pin.search((ROOT / n).read_text(encoding="utf-8"))[1] for n in names}) == 1  # type: ignore[index]


def test_npm_lock_has_hashes_and_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') == lock.count('"node_modules/')


def test_imports_point_one_way() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [program, "--no-cache", "--no-logo"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_element_is_written_by_hand() -> None:
    """Only :mod:`seabook.markup` knows how one is written, and it escapes what stands in it."""
    found = []
    for path in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found += [
            f"{path.relative_to(ROOT)}:{node.lineno}"
            for node in texts
            if isinstance(node.value, str) and "</" in node.value and id(node) not in said
        ]
    assert {place.partition(":")[0] for place in found} == {"src/seabook/markup.py"}


def commands(readme: str) -> list[str]:
    """The lines of all code blocks, without their comments, which are in the reader's language."""
    text = (ROOT / readme).read_text(encoding="utf-8")
    blocks = re.findall(r"^```[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [re.sub(r"(^|\s+)#.*", "", line).rstrip() for b in blocks for line in b.splitlines()]
    return [line for line in lines if line]


def test_both_readmes_give_the_same_commands() -> None:
    english = commands("README.md")
    assert english
    assert commands("README.zh-Hant.md") == english


@pytest.mark.parametrize("name", ["README.md", "README.zh-Hant.md", "CONTRIBUTING.md"])
def test_make_targets_in_the_text_exist(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z ]+):$", makefile, re.MULTILINE)[0].split())
    named = {m for line in commands(name) for m in re.findall(r"^make ([a-z]+)", line)}
    assert named <= targets


def test_the_commands_know_every_game() -> None:
    from dev_commands import GAMES

    assert {code: game(code).players for code in names()} == GAMES
