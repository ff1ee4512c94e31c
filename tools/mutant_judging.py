"""How a fault ends: killed by a scenario or a test, out of time, or alive.

One process imports what the tests need and is forked for each fault: a fork reads Seabook again,
with the fault in it, and nothing else.
"""

import importlib.abc
import io
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Literal

import pytest

from seabook.games import names

ROOT = Path(__file__).resolve().parents[1]
# What decides whether rules and examples are right, each with the tests that it can fail.
JUDGES = {
    "src/seabook/proof/expectations.py": ("tests/proof/test_expectations.py",),
    "src/seabook/proof/coverage.py": ("tests/proof/test_coverage.py",),
    "src/seabook/simulation.py": ("tests/test_simulation.py",),
    "src/seabook/proof/golden.py": ("tests/proof/test_golden.py",),
    "src/seabook/reference/rulecard.py": ("tests/reference/test_rulecard.py",),
    "src/seabook/engine/verdict.py": (
        "tests/engine/test_verdict.py",
        "tests/engine/test_table.py",
        "tests/games/endeavor/test_missing.py",
    ),
    "src/seabook/lab/result.py": ("tests/lab/test_result.py",),
    **{
        f"src/seabook/games/{game}/invariants.py": (f"tests/games/{game}/test_invariants.py",)
        for game in names()
    },
}
# A fault may take so many times the CPU seconds that its tests take without one.
PATIENCE, LEAST_SECONDS = 3, 20
PLAIN = ("-q", "-x", "-p", "no:nbval", "-p", "no:cacheprovider", "--timeout=0")

Fault = tuple[Path, str]  # a module, and the text that it has instead of its own
End = Literal["killed", "out of time", "alive"]


def judged(target: str, faults: Sequence[Fault]) -> Iterator[tuple[int, End, float]]:
    """The place of each fault among them, how it ends, and its CPU seconds; in the order they end."""
    _warm_up(target)
    limits = {tests: _seconds_without_fault(target, tests) for tests in _all_tests(target)}
    print(f"without a fault: {sum(limits.values()):.0f} CPU seconds", flush=True)
    waiting, running = list(enumerate(faults))[::-1], dict[int, int]()
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            place, fault = waiting.pop()
            tests = _tests(target, fault[0])
            limit = max(LEAST_SECONDS, PATIENCE * limits[tests])
            running[_forked(target, tests, fault, limit)] = place
        pid, status, used = os.wait4(-1, 0)
        yield running.pop(pid), _end(status), used.ru_utime + used.ru_stime


def _all_tests(target: str) -> set[tuple[str, ...]]:
    return set(JUDGES.values()) if target == "judges" else {_tests(target, ROOT)}


def _tests(target: str, path: Path) -> tuple[str, ...]:
    """What pytest collects for a fault in a module: of a game, all that it has in tests/games."""
    if target == "judges":
        return JUDGES[path.relative_to(ROOT).as_posix()]
    shared = sorted((ROOT / "tests/games").glob("test_*.py"))
    return (f"tests/games/{target}", *(each.relative_to(ROOT).as_posix() for each in shared))


def _end(status: int) -> End:
    code = os.waitstatus_to_exitcode(status)
    return "out of time" if code == -signal.SIGPROF else "killed" if code else "alive"


def _warm_up(target: str) -> None:
    """Import all that the tests import, so that a fork finds it there."""
    tests = {each for some in _all_tests(target) for each in some}
    with redirect_stdout(io.StringIO()):
        pytest.main([*PLAIN, "--collect-only", *sorted(tests)])


def _seconds_without_fault(target: str, tests: tuple[str, ...]) -> float:
    _, status, used = os.wait4(_forked(target, tests, None, 0), 0)
    if status:
        sys.exit(f"without any fault, there is a failure in {' '.join(tests)}")
    return used.ru_utime + used.ru_stime


def _forked(target: str, tests: tuple[str, ...], fault: Fault | None, limit: float) -> int:
    """The id of a process that ends well if nothing notices the fault."""
    if pid := os.fork():
        return pid
    try:
        signal.setitimer(signal.ITIMER_PROF, limit)  # of CPU time: a busy machine changes no end
        null = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(null, stream)
        failed = _fails(target, tests, fault)
    except BaseException:
        failed = True
    os._exit(failed)


def _fails(target: str, tests: tuple[str, ...], fault: Fault | None) -> bool:
    """Whether something notices: first the scenarios, then the tests, the slow ones last."""
    for name in [each for each in sys.modules if each.partition(".")[0] in ("seabook", "tests")]:
        del sys.modules[name]
    if fault:
        sys.meta_path.insert(0, _Faulty(*fault))
    if target == "judges":
        return pytest.main([*PLAIN, *tests]) != 0
    from seabook.proof.scenarios import check, scenarios

    if any(check(each) for each in scenarios(target).values()):
        return True
    return pytest.main([*PLAIN, *tests], plugins=[_OfGame(target)]) != 0


class _OfGame:
    """Leaves the tests that are of one game; a test of all games at once tells of none."""

    def __init__(self, code: str) -> None:
        self.code = code

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The slow ones come last: most faults end before them."""
        own = [each for each in items if self._is_own(each)]
        items[:] = sorted(own, key=lambda each: each.get_closest_marker("slow") is not None)

    def _is_own(self, item: pytest.Item) -> bool:
        if ROOT / "tests/games" / self.code in item.path.parents:
            return True
        given = getattr(item, "callspec", None)
        return given is not None and any(
            self.code in (value, getattr(value, "code", None), getattr(value, "game", None))
            for value in given.params.values()
        )


class _Faulty(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds one module, with its faulty source."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        self.text = text

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the one module; others are found as ever."""
        if fullname != self.name:
            return None
        spec = ModuleSpec(fullname, self, origin=str(self.path))
        spec.has_location = True  # the module may ask where it lies
        return spec

    def get_source(self, fullname: str) -> str:
        """The source with the fault in it."""
        return self.text
