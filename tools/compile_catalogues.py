"""Compile translations/<locale>/LC_MESSAGES/*.po into the package, where gettext finds them.

    python tools/compile_catalogues.py        only those that are older than their source

The build hook compiles all of them. The compiled files are products, and git ignores them.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def sources(root: Path = ROOT) -> list[Path]:
    """The catalogues that people edit."""
    return sorted((root / "translations").glob("*/LC_MESSAGES/*.po"))


def target(po: Path, root: Path = ROOT) -> Path:
    """Where the compiled form of a catalogue lies."""
    return (root / "src" / "seabook" / "data" / po.relative_to(root)).with_suffix(".mo")


def is_stale(po: Path, root: Path = ROOT) -> bool:
    """Whether a catalogue was edited since it was compiled, or never was compiled."""
    mo = target(po, root)
    return not mo.exists() or mo.stat().st_mtime_ns < po.stat().st_mtime_ns


def compile_catalogues(root: Path = ROOT, *, only_stale: bool = False) -> list[Path]:
    """Compile the catalogues and return those that were written."""
    # Imported here: the look at what is stale is all that a quick start needs.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    written = []
    for po in sources(root):
        if only_stale and not is_stale(po, root):
            continue
        with po.open("rb") as file:
            catalogue = read_po(file, locale=po.parts[-3], abort_invalid=True)
        mo = target(po, root)
        mo.parent.mkdir(parents=True, exist_ok=True)
        # Written beside and renamed: a process that reads meanwhile sees the old one or the new.
        part = mo.with_suffix(".part")
        with part.open("wb") as file:
            write_mo(file, catalogue)  # leaves out what is marked fuzzy
        part.replace(mo)
        written.append(mo)
    return written


def main() -> int:
    """Compile what is stale and say so."""
    for mo in compile_catalogues(only_stale=True):
        print(f"compiled {mo.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
