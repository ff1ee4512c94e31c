"""How the house is built, written into CONTRIBUTING.md: who imports whom.

python tools/house.py            write the table
python tools/house.py --check    exit 1 when text and code have parted
"""

import sys
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "seabook"
GUIDE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- house: tools/house.py -->", "<!-- /house -->"


def parts() -> list[str]:
    """The top level of the package: modules and folders."""
    names = [path.stem for path in PACKAGE.glob("*.py") if not path.stem.startswith("__")]
    names += [path.parent.name for path in PACKAGE.glob("*/__init__.py")]
    return sorted(names)


def imports() -> dict[str, list[str]]:
    """For each part, the parts that it imports, from the import graph of the whole package."""
    graph = grimp.build_graph("seabook")
    found: dict[str, set[str]] = {part: set() for part in parts()}
    for module in graph.modules:
        importer = module.split(".")[1:2]
        if not importer:
            continue
        for imported in graph.find_modules_directly_imported_by(module):
            other = imported.split(".")[1:2]
            if importer != other and {*importer, *other} <= {*found}:
                found[importer[0]] |= {*other}
    return {part: sorted(others) for part, others in found.items()}


def layers(graph: dict[str, list[str]]) -> list[str]:
    """The parts from the ground up: each after all that it imports."""
    done: list[str] = []
    while left := [part for part in graph if part not in done]:
        ready = [part for part in left if all(other in done for other in graph[part])]
        done += ready or left
    return done


def table() -> str:
    """Who imports whom, as Markdown."""
    graph = imports()
    rows = [f"| {part} | {', '.join(graph[part]) or '–'} |" for part in layers(graph)]
    return "\n".join([BEGIN, "", "| part | imports |", "| --- | --- |", *rows, "", END])


def written() -> str:
    """The guide with the table of now."""
    before, _, rest = GUIDE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{table()}{after}"


def main() -> int:
    """Write or check the guide."""
    now = written()
    if GUIDE.read_text(encoding="utf-8") == now:
        return 0
    if "--check" in sys.argv:
        print("CONTRIBUTING.md: the house has changed: run tools/house.py")
        return 1
    GUIDE.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
