"""Make .venv from the lock, with Seabook installed editable; do nothing when nothing changed."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

from compile_catalogues import is_stale, sources

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "seabook-setup.txt"
# A change in one of these asks for a new install. Code, playbook and notebooks are read in place.
INPUTS = (
    "requirements.lock",
    "pyproject.toml",
    "hatch_build.py",
    "tools/uv.lock.txt",
    "tools/compile_catalogues.py",
    "tools/dev_setup.py",
)


def program(name: str) -> str:
    """The path of a program of the environment."""
    return str(BIN / (name + ".exe" if os.name == "nt" else name))


def environment() -> dict[str, str]:
    """The environment variables for what runs in .venv."""
    env = dict(os.environ, PYTHONUTF8="1", VIRTUAL_ENV=str(VENV))
    env["PATH"] = os.pathsep.join([str(BIN), env.get("PATH", "")])
    # Without byte code every kernel and every test process would compile the package anew.
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH"):
        env.pop(name, None)
    return env


def setup() -> None:
    """Bring .venv up to date with the lock, the project and the catalogues."""
    wanted = _fingerprint()
    if not _is_installed(wanted):
        _install()
        STAMP.write_text(wanted + "\n", encoding="utf-8")
        print(f"ready: {VENV.relative_to(ROOT)}", flush=True)
    elif any(is_stale(po) for po in sources()):
        _run(program("python"), "tools/compile_catalogues.py")


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for name in INPUTS:
        digest.update(name.encode() + b"\0" + (ROOT / name).read_bytes() + b"\0")
    return digest.hexdigest()


def _is_installed(wanted: str) -> bool:
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8").strip() != wanted:
        return False
    # The interpreter may be gone (then the link dangles), or the package removed by hand.
    return Path(program("python")).exists() and Path(program("seabook")).exists()


def _install() -> None:
    STAMP.unlink(missing_ok=True)  # until the end: a broken-off set-up is done again
    print("setting up .venv", flush=True)
    python = program("python")
    if not Path(python).exists():
        venv.create(VENV, clear=VENV.exists(), with_pip=True)
    if not Path(program("uv")).exists():
        if not list(VENV.rglob("site-packages/pip")):  # uv's own environments come without it
            _run(python, "-m", "ensurepip", "--default-pip")
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        _run(*pip, "--require-hashes", "--no-deps", "-r", "tools/uv.lock.txt")
    install = (program("uv"), "pip", "install", "--python", python, "--quiet")
    # Byte code now, once, instead of at every start of a kernel.
    _run(*install, "--compile-bytecode", "--require-hashes", "-r", "requirements.lock")
    _run(*install, "--no-deps", "--no-build-isolation", "--editable", ".")


def _run(*command: str) -> None:
    status = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    if status:
        sys.exit(f"set-up stopped: {' '.join(Path(command[0]).parts[-1:] + command[1:])} failed")
