"""Small faults put into the rule modules, or into what judges them: the tests must notice them.

    python tools/code_mutants.py endeavor [--most 400] [--seed 1]
    python tools/code_mutants.py judges

Cosmic Ray finds the places and makes the faults; at most so many are drawn by seed. Each mutant
of a game is judged by its scenarios, and if it survives them, by every test of the game; each
mutant of a judge by that judge's own tests. What no failure ended is printed as a diff of one line:
who is alive, and apart from them who ran out of time, which is no kill. Below 85 % killed the exit
status is 1.
"""

import argparse
import ast
import difflib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from mutant_judging import JUDGES, ROOT, judged
from seabook.engine.stream import Stream
from seabook.games import names

# What reads data, draws up positions or only saves time is no rule.
NO_RULES = {
    "__init__",
    "box",
    "components",
    "constraints",
    "filling",
    "game",
    "invariants",
    "laying",
    "pieces",
    "position",
    "values",
    "words",
    "written",
}
# Our pieces are one object each, and small numbers and codes are too: these change nothing.
SAME = ("_Eq_Is", "_Is_Eq", "_NotEq_IsNot", "_IsNot_NotEq")
ENOUGH = 0.85

Mutant = tuple[Path, str, int]


def main(argv: Sequence[str]) -> int:
    """Draw the mutants, judge them on all cores, print those that no test fails for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", metavar="GAME|judges", choices=[*names(), "judges"])
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    places = Stream("mutants", given.seed).shuffled(mutants(given.target))
    drawn = list(islice(filter(_differs, places), given.most))
    ends, seconds = Counter[str](), 0.0
    faults = [(mutant[0], source(mutant)) for mutant in drawn]
    for place, end, took in judged(given.target, faults):
        ends[end] += 1
        seconds += took
        if end != "killed":
            print(f"{end}: {shown(drawn[place])}", flush=True)
    killed = ends["killed"] / len(drawn)
    print(
        f"{len(places)} places, {len(drawn)} mutants drawn: {ends['killed']} killed ({killed:.1%}), "
        f"{ends['out of time']} out of time, {ends['alive']} alive; "
        f"{seconds / len(drawn):.1f} CPU seconds each"
    )
    return 0 if killed >= ENOUGH else 1


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


@cache
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
