"""What a notebook shows of playbook/ and translations/, so that a changed word makes it stale.

A text is shown where it stands in an output; of a sentence with {values}, all that stands between
them. A scenario counts as a whole, also where a script names it; so do the values of a game.
"""

import hashlib
import html
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = {"zh_Hant", "en"}
# What every board and every number of a game rests on.
VALUES = ("components.toml", "chart.toml")
SETS = "components"  # the folder of a game that has several
# What of an element is told to those who listen, or searched in.
_HEARD = re.compile(r'(?:aria-label|alt|data-find)="([^"]*)"')


@cache
def sources(root: Path = ROOT) -> dict[str, Any]:
    """All that can be shown, by the file and the place in it."""
    found: dict[str, Any] = {}
    for path in sorted((root / "playbook").rglob("*.toml")):
        name, table = path.relative_to(root).as_posix(), tomllib.loads(path.read_text("utf-8"))
        if path.name in VALUES or path.parent.name == SETS:
            found[name] = table
        elif path.parent.name == "scenarios":
            found |= {f"{name} {row['id']}": row for row in table["scenario"]}
        else:
            found |= {f"{name} {place}": value for place, value in _texts(table)}
    for path in sorted((root / "translations").rglob("*.po")):
        with path.open("rb") as file:
            for each in read_po(file):
                slug = each.id if isinstance(each.id, str) else each.id[0]
                found.setdefault(f"translations {slug}", {})[path.parts[-3]] = each.string
    found.pop("translations ", None)  # the head of a catalogue
    return found


def shown(notebook: Any, script: str, now: Mapping[str, Any]) -> dict[str, str]:
    """The sources that a notebook which was just run depends on, each with its digest."""
    page = _page(notebook)
    return {key: digest(each) for key, each in now.items() if _stands(key, each, page, script)}


def changed(notebook: Any, now: Mapping[str, Any]) -> list[str]:
    """Those that are no longer what they were when the notebook was run."""
    then = notebook.metadata.get("seabook", {}).get("shows", {})
    return [key for key, was in then.items() if key not in now or digest(now[key]) != was]


def digest(value: Any) -> str:
    """A short digest of a text or a table."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _texts(table: Any, of: str = "") -> Iterator[tuple[str, Any]]:
    """Each text with its place, in two languages as one; rows are called by their ids."""
    if isinstance(table, list):
        rows = [
            (each.get("id", n) if isinstance(each, dict) else n, each)
            for n, each in enumerate(table, 1)
        ]
    else:
        if set(table) >= LANGUAGES:
            yield of, {lang: table[lang] for lang in sorted(LANGUAGES)}
        rows = [(key, each) for key, each in table.items() if key not in LANGUAGES]
    for key, each in rows:
        place = f"{of} {key}".strip()
        if str(key).startswith("aliases"):
            yield place, {word: word for word in each}
        elif isinstance(each, dict | list):
            yield from _texts(each, place)


def _stands(key: str, value: Any, page: str, script: str) -> bool:
    path, _, name = key.partition(" ")
    if Path(path).name in VALUES:
        return Path(path).parent.name in script
    if "/scenarios/" in path:
        return f'"{name}"' in script or _shown(value["title"], page)
    return any(_shown({w: w}, page) for w in value) if " aliases" in key else _shown(value, page)


def _shown(text: Mapping[str, Any], page: str) -> bool:
    """Whether a text stands there in each language, in one of its forms."""
    forms = ([each] if isinstance(each, str) else each for each in text.values())
    return all(any(_said(form, page) for form in each) for each in forms)


def _said(form: str, page: str) -> bool:
    pieces = _pieces(form)
    return bool(pieces) and all(_word(each, page) for each in pieces)


def _word(piece: str, page: str) -> bool:
    """Whether a piece stands there; a Latin word is no part of another."""
    if piece not in page:
        return False
    return not piece.isascii() or bool(
        re.search(rf"(?<![a-zA-Z]){re.escape(piece)}(?![a-zA-Z])", page)
    )


def _pieces(text: str) -> list[str]:
    """What stands between the values of a sentence, if it says anything."""
    pieces = [each.strip() for each in re.split(r"\{[^}]*\}", text)]
    return [each for each in pieces if re.search(r"\w", each)]


def _page(notebook: Any) -> str:
    """All outputs as they are read or heard."""
    parts: list[str] = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            parts.append(output.get("text", ""))
            parts += (str(each) for each in output.get("data", {}).values())
    page = re.sub(r"<style>.*?</style>", "", "\n".join(parts), flags=re.DOTALL)
    return html.unescape(
        re.sub(r"<[^>]*>", lambda mark: "\n".join(["", *_HEARD.findall(mark[0]), ""]), page)
    )
