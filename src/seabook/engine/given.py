"""Reading a hand-made position: each value of the expected kind, or a complaint that names its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from seabook.engine.errors import Complaint

T = TypeVar("T")


def one(known: Mapping[str, T], given: Any, where: str) -> T:
    """The thing that a word names."""
    if not isinstance(given, str) or given not in known:
        raise Complaint("complaint.position-word", where=where, given=given, known=list(known))
    return known[given]


def only(row: Mapping[str, Any], known: Iterable[str], where: str) -> None:
    """Refuse keys that are not known."""
    for key in row:
        if key not in known:
            raise Complaint("complaint.position-word", where=where, given=key, known=list(known))


def text(given: Any, where: str) -> str:
    """A text."""
    if not isinstance(given, str):
        raise Complaint("complaint.position-text", where=where, given=given)
    return given


def number(given: Any, where: str) -> int:
    """A whole number, 0 or more."""
    if isinstance(given, bool) or not isinstance(given, int) or given < 0:
        raise Complaint("complaint.position-number", where=where, given=given)
    return given


def between(least: int, most: int, given: Any, where: str) -> int:
    """A whole number within bounds."""
    found = number(given, where)
    if not least <= found <= most:
        known = f"{least}–{most}"
        raise Complaint("complaint.position-word", where=where, given=found, known=known)
    return found


def flag(row: Mapping[str, Any], key: str, where: str) -> bool:
    """True or false; false when it is not there."""
    found = row.get(key, False)
    if not isinstance(found, bool):
        raise Complaint("complaint.position-flag", where=f"{where}.{key}", given=found)
    return found


def row_of(given: Any, where: str) -> list[Any]:
    """A list."""
    if not isinstance(given, list):
        raise Complaint("complaint.position-list", where=where)
    return given


def table(row: Mapping[str, Any], key: str, where: str) -> Mapping[str, Any]:
    """A table; an empty one when it is not there."""
    found = row.get(key, {})
    if not isinstance(found, Mapping):
        raise Complaint("complaint.position-table", where=f"{where}.{key}")
    return found
