"""The commands of tools/dev.py."""

import argparse
import subprocess
from collections.abc import Callable

from dev_checks import run_checks
from dev_setup import ROOT, environment, program, setup


def main(argv: list[str]) -> int:
    """Run one command; what follows its name goes to the program that it starts."""
    parser = argparse.ArgumentParser(
        prog="tools/dev.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"  {name:10} {run.__doc__}" for name, run in COMMANDS.items()),
    )
    parser.add_argument("command", choices=list(COMMANDS), metavar="COMMAND")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...")
    given = parser.parse_args(argv)
    setup()
    return COMMANDS[given.command](given.arguments)


def _setup(_: list[str]) -> int:
    """make .venv from the lock, with Seabook installed editable"""
    return 0


def _lab(arguments: list[str]) -> int:
    """copy the lessons and open them in JupyterLab"""
    return _run(program("seabook"), "lab", *arguments)


def _why(arguments: list[str]) -> int:
    """ask whether an action is allowed, and see which rules forbid it"""
    question = arguments or ["endeavor", "red: occupy NA1", "--lang", "both"]
    return _run(program("seabook"), "check", *question)


def _test(_: list[str]) -> int:
    """run all checks"""
    return run_checks()


def _notebooks(arguments: list[str]) -> int:
    """run again the notebooks whose scripts changed (--force: all)"""
    return _run(program("python"), "tools/build_notebooks.py", *arguments)


def _format(_: list[str]) -> int:
    """bring the code into its format"""
    fixed = _run(program("ruff"), "check", "--fix", "--quiet")
    return _run(program("ruff"), "format", "--quiet") or fixed


def _lock(arguments: list[str]) -> int:
    """write requirements.lock anew (--upgrade: with newer versions)"""
    # No address and no header: the lock says what is installed, not from where or how it was made.
    options = "--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"
    return _run(
        *(program("uv"), "pip", "compile", "--quiet", *options.split(), "--all-extras"),
        *("pyproject.toml", "--output-file", "requirements.lock", *arguments),
    )


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": _setup,
    "lab": _lab,
    "why": _why,
    "test": _test,
    "notebooks": _notebooks,
    "format": _format,
    "lock": _lock,
}


def _run(*command: str) -> int:
    try:
        return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    except KeyboardInterrupt:  # Ctrl-C ends JupyterLab: the usual way, not an error
        return 0
