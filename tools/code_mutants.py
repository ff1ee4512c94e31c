"""Small faults put into the rule modules, or into what judges them: the tests must notice them.

    python tools/code_mutants.py endeavor [--most 400] [--seed 1]
    python tools/code_mutants.py judges

Cosmic Ray finds the places and makes the faults; at most so many are drawn by seed. Each mutant
of a game is judged by its scenarios, and if it survives them, by its rule tests; each mutant of a
judge by that judge's own tests. Survivors are printed as a diff of one line; below 85 % killed the
exit status is 1.
"""

import argparse
import ast
import difflib
import importlib.abc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.machinery import ModuleSpec
from itertools import islice
from pathlib import Path
from types import ModuleType

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from seabook.engine.stream import Stream
from seabook.games import names

ROOT = Path(__file__).resolve().parents[1]
# What reads data, draws up positions or only saves time is no rule.
NO_RULES = {
    "__init__",
    "box",
    "components",
    "constraints",
    "game",
    "invariants",
    "pieces",
    "position",
    "values",
}
# Tests of other things, or of whole random games.
NO_RULE_TESTS = {
    "test_components",
    "test_invariants",
    "test_properties",
    "test_sailors",
    "test_secrecy",
}
# What decides whether rules and examples are right, each with the tests that it can fail.
JUDGES = {
    "src/seabook/proof/expectations.py": ("tests/test_expectations.py",),
    "src/seabook/proof/coverage.py": ("tests/test_coverage.py",),
    "src/seabook/simulation.py": ("tests/test_simulation.py",),
    "src/seabook/proof/golden.py": ("tests/test_golden.py",),
    "src/seabook/reference/rulecard.py": ("tests/test_rulecard.py",),
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
# Our pieces are one object each, and small numbers and codes are too: these change nothing.
SAME = ("_Eq_Is", "_Is_Eq", "_NotEq_IsNot", "_IsNot_NotEq")
ENOUGH = 0.85
SECONDS = 60

Mutant = tuple[Path, str, int]


def main(argv: Sequence[str]) -> int:
    """Draw the mutants, judge them on all cores, print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", metavar="GAME|judges")
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", nargs=3, metavar=("PATH", "OPERATOR", "OCCURRENCE"))
    given = parser.parse_args(argv)
    if given.judge:
        path, operator, occurrence = given.judge
        return judge(given.target, (Path(path), operator, int(occurrence)))
    places = Stream("mutants", given.seed).shuffled(mutants(given.target))
    drawn = list(islice(filter(_differs, places), given.most))
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, killed in zip(
            drawn, pool.map(lambda m: is_killed(given.target, m), drawn), strict=True
        ):
            if not killed:
                survivors.append(mutant)
                print(shown(mutant), flush=True)
    killed_share = 1 - len(survivors) / len(drawn)
    print(
        f"{len(places)} places, {len(drawn)} mutants drawn, {len(survivors)} survive: {killed_share:.1%} killed"
    )
    return 0 if killed_share >= ENOUGH else 1


def modules(target: str) -> list[Path]:
    """The rule modules of a game, or the judges."""
    if target == "judges":
        return [ROOT / path for path in JUDGES]
    found = sorted((ROOT / "src/seabook/games" / target).glob("*.py"))
    return [path for path in found if path.stem not in NO_RULES]


def mutants(target: str) -> Iterator[Mutant]:
    """Every fault that Cosmic Ray can put into a module of the target."""
    for path in modules(target):
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for name in sorted(cosmic_ray.plugins.operator_names()):
            operator = cosmic_ray.plugins.get_operator(name)
            if operator.arguments() or name.endswith(SAME):
                continue
            places = sum(len(list(operator().mutation_positions(node))) for node in nodes)
            yield from ((path, name, place) for place in range(places))


def _differs(mutant: Mutant) -> bool:
    """Whether the fault changes what runs; what is no Python any more is no fault to look for."""
    try:
        return _without_types(source(mutant)) != _as_it_is(mutant[0])
    except SyntaxError:
        return False


@cache
def _as_it_is(path: Path) -> str:
    return _without_types(path.read_text(encoding="utf-8"))


def _without_types(text: str) -> str:
    """The code that runs: a fault in an annotation is none."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


def source(mutant: Mutant) -> str:
    """The module with the fault in it."""
    path, name, occurrence = mutant
    code = mutate_code(
        path.read_text(encoding="utf-8"), cosmic_ray.plugins.get_operator(name)(), occurrence
    )
    if code is None:
        raise ValueError(f"no such mutant: {mutant}")
    return str(code)


def shown(mutant: Mutant) -> str:
    """The lines that the fault changes."""
    path, name, _ = mutant
    before = path.read_text(encoding="utf-8").splitlines()
    lines = difflib.unified_diff(before, source(mutant).splitlines(), lineterm="", n=0)
    changed = [line for line in lines if not line.startswith(("---", "+++"))]
    return f"{path.relative_to(ROOT)} {name}\n  " + "\n  ".join(changed)


def is_killed(target: str, mutant: Mutant) -> bool:
    """Whether a scenario or a test fails, crashes or hangs with the fault."""
    path, name, occurrence = mutant
    command = [sys.executable, __file__, target, "--judge", str(path), name, str(occurrence)]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


def judge(target: str, mutant: Mutant) -> int:
    """In a process of its own: put the fault in place, run scenarios, then the tests."""
    signal.alarm(SECONDS)
    # What this tool has imported itself must be read again, with the fault.
    for name in [each for each in sys.modules if each.partition(".")[0] == "seabook"]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Mutated(mutant[0], source(mutant)))
    if target != "judges":
        from seabook.proof.scenarios import check, scenarios

        if any(check(each) for each in scenarios(target).values()):
            return 1
    import pytest

    plain = ("-q", "-x", "-p", "no:nbval", "-p", "no:cacheprovider")
    return int(pytest.main([*plain, *map(str, _tests(target, mutant[0]))]))


def _tests(target: str, path: Path) -> list[Path]:
    """The tests that judge a fault in a module."""
    if target == "judges":
        return [ROOT / each for each in JUDGES[path.relative_to(ROOT).as_posix()]]
    found = sorted((ROOT / "tests/games" / target).glob("test_*.py"))
    return [each for each in found if each.stem not in NO_RULE_TESTS]


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
