"""The commands of tools/dev.py."""

import argparse
import subprocess
from collections.abc import Callable, Iterator

from dev_checks import ON_ALL_CORES, PLAIN, UNIT, checks, quick_checks, run_checks
from dev_setup import ROOT, environment, program, setup

# Ten times the sample that make test plays (tests/sweep.py).
SWEEP = {"SEABOOK_SWEEP": "10"}
EXTRA_LOCK = "tools/extra.lock"
TOLD = ("--invariants", "--lang", "en")
# The games and their numbers of players; a test holds this against the engine.
GAMES = {"endeavor": (3, 4, 5), "vasco_da_gama": (2, 3, 4), "anchors_aweigh": (2, 3, 4)}
BOTS = {"anchors_aweigh": ("sailor",)}  # those that play one game alone


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


def _teach(arguments: list[str]) -> int:
    """the same with the teacher's page and its keys, into a folder of its own"""
    return _lab(["--teach", *arguments])


def _why(arguments: list[str]) -> int:
    """ask whether an action is allowed, and see which rules forbid it"""
    question = arguments or ["endeavor", "red: occupy NA1", "--lang", "both"]
    # "No" is exit status 1 for programs, and no failure of this command.
    return max(0, _run(program("seabook"), "check", *question) - 1)


def _test(_: list[str]) -> int:
    """run all checks"""
    return run_checks(checks())


def _quick(_: list[str]) -> int:
    """run what is fast of the checks: format, lint and the tests that are not marked slow"""
    return run_checks(quick_checks())


def _notebooks(arguments: list[str]) -> int:
    """run again the notebooks of which the script, or a text shown, changed (--force: all)"""
    return _run(program("python"), "tools/build_notebooks.py", *arguments)


def _format(_: list[str]) -> int:
    """bring the code into its format, and what the guides say of it up to date"""
    fixed = _run(program("ruff"), "check", "--fix", "--quiet")
    told = [_run(program("python"), f"tools/{name}.py") for name in ("figures", "house")]
    return _run(program("ruff"), "format", "--quiet") or fixed or max(told)


def _lock(arguments: list[str]) -> int:
    """write requirements.lock anew (--upgrade: with newer versions)"""
    # No address and no header: the lock says what is installed, not from where or how it was made.
    options = "--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"
    compiled = (program("uv"), "pip", "compile", "--quiet", *options.split(), "pyproject.toml")
    daily = ("--extra", "lab", "--extra", "test", "--extra", "dev", "--extra", "site")
    extra = ("--extra", "bench", "--extra", "mutants", "--constraint", "requirements.lock")
    status = _run(*compiled, *daily, "--output-file", "requirements.lock", *arguments)
    return status or _run(*compiled, *extra, "--output-file", EXTRA_LOCK, *arguments)


def _site(_: list[str]) -> int:
    """build the site that runs in the browser alone, into build/site (needs npm ci)"""
    return _run(program("python"), "tools/build_site.py")


def _bench(arguments: list[str]) -> int:
    """measure the engine beside its peer (--keep: for the README)"""
    return _extra() or _run(program("python"), "benchmarks/bench.py", *arguments)


def _mutants(arguments: list[str]) -> int:
    """break rules and their judges on purpose and see the tests notice"""
    codes = arguments[:1] or [*GAMES, "judges"]
    status = _extra()
    for code in codes:
        if code in GAMES:
            status |= _run(program("python"), "tools/rule_mutants.py", code)
        status |= _run(program("python"), "tools/code_mutants.py", code, *arguments[1:])
    return status


def _long(arguments: list[str]) -> int:
    """sweep: all tests with ten times their games, 10,000 games with every invariant, all bots"""
    swept = _run(*PLAIN, *ON_ALL_CORES, "-m", UNIT, "--timeout=7200", *_of(arguments), **SWEEP)
    simulated = [
        _run(program("seabook"), "simulate", code, "--players", str(players), *how, *TOLD)
        for code in arguments[:1] or GAMES
        for players in GAMES[code]
        for how in _played(code)
    ]
    return max(swept, *simulated)


def _played(code: str) -> Iterator[tuple[str, ...]]:
    """The games of a sweep: by chance, by chance with any options, and with each kind of bot."""
    yield ("--games", "3334")
    yield ("--games", "1000", "--any-option")
    for name in ("greedy", *BOTS.get(code, ())):
        yield ("--games", "200", "--any-option", "--bots", name)


def _of(arguments: list[str]) -> list[str]:
    """The tests of one game, where one was named."""
    return ["-k", arguments[0]] if arguments else []


def _extra() -> int:
    """What only measuring and mutating need, installed by hash when it is first asked for."""
    install = (program("uv"), "pip", "install", "--python", program("python"), "--quiet")
    return _run(*install, "--compile-bytecode", "--require-hashes", "-r", EXTRA_LOCK)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": _setup,
    "lab": _lab,
    "teach": _teach,
    "why": _why,
    "quick": _quick,
    "test": _test,
    "notebooks": _notebooks,
    "format": _format,
    "lock": _lock,
    "site": _site,
    "bench": _bench,
    "mutants": _mutants,
    "long": _long,
}


def _run(*command: str, **extra: str) -> int:
    env = environment() | extra
    try:
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    except KeyboardInterrupt:  # Ctrl-C ends JupyterLab: the usual way, not an error
        return 0
