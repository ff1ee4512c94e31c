"""Saves: JSON in, a replayed and checked table out, or one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from seabook.engine.errors import Complaint
from seabook.engine.table import Refused, Table
from seabook.files import LARGEST


def load(text: str, opener: Callable[[str, Mapping[str, Any]], Table[Any]]) -> Table[Any]:
    """Replay a save; ``opener(game, origin)`` makes its starting table.

    Every decision is checked as it is played, so that no save can hold an illegal position.
    Raises :class:`Complaint` with the place of the first thing that is wrong.
    """
    data = _read(text)
    kept = ("players", "seed", "first", "options", "position")
    origin: dict[str, Any] = {key: data[key] for key in kept if key in data}
    table = opener(data["game"], origin)
    if data.get("components", "") != table.game.component_set:
        raise Complaint(
            "complaint.save-components",
            given=data.get("components", "–"),
            known=table.game.component_set or "–",
        )
    if data["rules"] != table.game.rules_version:
        raise Complaint("complaint.save-rules", given=data["rules"], known=table.game.rules_version)
    table.game.check_length(len(data["decisions"]))
    for n, line in enumerate(data["decisions"], 1):
        try:
            table.play(line)
        except Complaint as why:
            raise Complaint("complaint.save-decision", n=n, why=why.text) from None
        except Refused as why:
            reason = why.verdict.reasons[0].text
            raise Complaint("complaint.save-refused", n=n, line=line, why=reason) from None
    return table


def is_save(text: str) -> bool:
    """Whether a text is a save of a game, of whatever version: it has a save's fields."""
    try:
        _read(text)
    except Complaint:
        return False
    return True


def _read(text: str) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LARGEST:
        raise Complaint("complaint.save-not-json")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Complaint("complaint.save-not-json") from None
    if not isinstance(data, dict) or data.get("seabook") is True or data.get("seabook") != 1:
        raise Complaint("complaint.save-not-ours")
    expected: dict[str, type] = {"game": str, "rules": str, "decisions": list}
    for key, kind in expected.items():
        if not isinstance(data.get(key), kind):
            raise Complaint("complaint.save-field", field=key)
    optional: dict[str, type] = {
        "options": dict,
        "position": dict,
        "players": int,
        "seed": int,
        "first": str,
        "components": str,
    }
    for key, kind in optional.items():
        if key in data and not isinstance(data[key], kind):
            raise Complaint("complaint.save-field", field=key)
    unknown = set(data) - {"seabook", *expected, *optional}
    if unknown:
        raise Complaint("complaint.save-field", field=sorted(unknown)[0])
    if "position" in data and ("seed" in data or "first" in data):
        raise Complaint("complaint.seed-and-position")
    return data
