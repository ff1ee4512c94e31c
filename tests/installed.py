"""Builds the wheel and installs it, with the lock's dependencies, where no checkout is near."""

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@dataclass(frozen=True)
class Installed:
    """An environment that holds Seabook's wheel and its core dependencies, and nothing else."""

    wheel: Path
    venv: Path
    home: Path

    @property
    def site_packages(self) -> Path:
        """The folder that Python imports from."""
        return next(self.venv.glob("lib/python*/site-packages"))

    def run(self, program: str, *arguments: str) -> str:
        """What a program of the environment prints, started in an empty folder."""
        done = subprocess.run(
            [self.venv / "bin" / program, *arguments],
            cwd=self.home,
            env={"PATH": os.defpath, "HOME": str(self.home), "PYTHONUTF8": "1", "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def install(root: Path, place: Path) -> Installed:
    """Build the wheel of a checkout and install it in a new environment below ``place``."""
    lock = place / "core.lock"
    lock.write_text(_core_lock(root), encoding="utf-8")
    _check([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)], root)
    (wheel,) = place.glob("*.whl")
    venv, home = place / "venv", place / "home"
    home.mkdir()
    _check(["uv", "venv", "--quiet", "--python", sys.executable, str(venv)], place)
    target = ["--quiet", "--python", str(venv / "bin" / "python")]
    hashed = ["uv", "pip", "install", *target, "--require-hashes", "-r", str(lock)]
    # Set-up has filled the cache; only one that was emptied since needs the network.
    if _run([*hashed, "--offline"], place).returncode != 0:
        _check(hashed, place)
    _check(["uv", "pip", "install", *target, "--no-deps", "--offline", str(wheel)], place)
    return Installed(wheel, venv, home)


def _core_lock(root: Path) -> str:
    """The part of the lock that the dependencies outside all extras need, hashes and all."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = _lock_entries((root / "requirements.lock").read_text(encoding="utf-8"))
    queue, wanted = [Requirement(line) for line in project["dependencies"]], {}
    while queue:
        requirement = queue.pop()
        name = canonicalize_name(requirement.name)
        if name in wanted or (
            requirement.marker and not requirement.marker.evaluate({"extra": ""})
        ):
            continue
        wanted[name] = entries[name]
        queue += [Requirement(line) for line in requires(name) or []]
    return "\n".join(wanted[name] for name in sorted(wanted)) + "\n"


def _lock_entries(lock: str) -> dict[str, str]:
    """Each package's lines of the lock, by name; a line that goes on is indented."""
    entries: dict[str, str] = {}
    name = ""
    for line in lock.splitlines():
        if line and not line[0].isspace() and not line.startswith("#"):
            name = canonicalize_name(Requirement(line.rstrip("\\ ")).name)
            entries[name] = line
        elif name and line.strip().startswith("--hash"):
            entries[name] += "\n" + line
    return entries


def _run(command: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which(
        command[0], path=f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}"
    )
    return subprocess.run(
        [program or command[0], *command[1:]],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )


def _check(command: list[str], cwd: Path) -> None:
    done = _run(command, cwd)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
