"""Small faults put into the rule modules: the scenarios and rule tests must notice them.

    python tools/code_mutants.py endeavor [--most 400] [--seed 1]

Cosmic Ray finds the places and makes the faults; at most so many are drawn by seed. Each mutant
is judged by the game's scenarios, and if it survives them, by the game's rule tests. Survivors are
printed as a diff of one line; below 85 % killed the exit status is 1.
"""

import argparse
import ast
import difflib
import importlib.abc
import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from seabook.engine.stream import Stream

ROOT = Path(__file__).resolve().parents[1]
# What reads data, draws up positions or only saves time is no rule.
NO_RULES = {
    "__init__",
    "box",
    "components",
    "constraints",
    "game",
    "invariants",
    "narrow",
    "pieces",
    "position",
    "values",
}
# Tests of other things, or of whole random games.
NO_RULE_TESTS = {"test_components", "test_properties", "test_sailors", "test_secrecy"}
# Our pieces are one object each, and small numbers and codes are too: these change nothing.
SAME = ("_Eq_Is", "_Is_Eq", "_NotEq_IsNot", "_IsNot_NotEq")
ENOUGH = 0.85
SECONDS = 60

Mutant = tuple[Path, str, int]


def main(argv: Sequence[str]) -> int:
    """Draw the mutants, judge them on all cores, print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", nargs=3, metavar=("PATH", "OPERATOR", "OCCURRENCE"))
    given = parser.parse_args(argv)
    if given.judge:
        path, operator, occurrence = given.judge
        return judge(given.game, (Path(path), operator, int(occurrence)))
    every = list(mutants(given.game))
    drawn = Stream("mutants", given.seed).shuffled(every)[: given.most]
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, killed in zip(
            drawn, pool.map(lambda m: is_killed(given.game, m), drawn), strict=True
        ):
            if not killed:
                survivors.append(mutant)
                print(shown(mutant), flush=True)
    killed_share = 1 - len(survivors) / len(drawn)
    print(
        f"{len(every)} mutants, {len(drawn)} drawn, {len(survivors)} survive: {killed_share:.1%} killed"
    )
    return 0 if killed_share >= ENOUGH else 1


def mutants(game: str) -> Iterator[Mutant]:
    """Every fault that Cosmic Ray can put into a rule module of the game."""
    for path in sorted((ROOT / "src/seabook/games" / game).glob("*.py")):
        if path.stem in NO_RULES:
            continue
        text = path.read_text(encoding="utf-8")
        nodes, plain = list(ast_nodes(get_ast(text))), _without_types(text)
        for name in sorted(cosmic_ray.plugins.operator_names()):
            operator = cosmic_ray.plugins.get_operator(name)
            if operator.arguments() or name.endswith(SAME):
                continue
            places = sum(len(list(operator().mutation_positions(node))) for node in nodes)
            found = ((path, name, place) for place in range(places))
            yield from (each for each in found if _differs(each, plain))


def _differs(mutant: Mutant, plain: str) -> bool:
    """Whether the fault changes what runs; what is no Python any more is no fault to look for."""
    try:
        return _without_types(source(mutant)) != plain
    except SyntaxError:
        return False


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


def is_killed(game: str, mutant: Mutant) -> bool:
    """Whether a scenario or a rule test fails, crashes or hangs with the fault."""
    path, name, occurrence = mutant
    command = [sys.executable, __file__, game, "--judge", str(path), name, str(occurrence)]
    return subprocess.run(command, capture_output=True, check=False).returncode != 0


def judge(game: str, mutant: Mutant) -> int:
    """In a process of its own: put the fault in place, run scenarios, then the rule tests."""
    signal.alarm(SECONDS)
    sys.meta_path.insert(0, _Mutated(f"seabook.games.{game}.{mutant[0].stem}", source(mutant)))
    from seabook.scenarios import check, scenarios

    if any(check(each) for each in scenarios(game).values()):
        return 1
    import pytest

    folder = ROOT / "tests/games" / game
    tests = [path for path in sorted(folder.glob("test_*.py")) if path.stem not in NO_RULE_TESTS]
    return int(
        pytest.main(["-q", "-x", "-p", "no:nbval", "-p", "no:cacheprovider", *map(str, tests)])
    )


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds one module, with its faulty source."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the one module; others are found as ever."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def get_source(self, fullname: str) -> str:
        """The source with the fault in it."""
        return self.text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
