"""What a learner has done in a lesson, as plain data: kept, and read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
import cattrs

from seabook.engine import Complaint
from seabook.typed import converter

# Of the progress that is kept; another one is put aside.
VERSION = 1


def plain(what: Any) -> Any:
    """An attrs object as plain data that JSON holds: tables, lists and what they are made of."""
    if attrs.has(type(what)):
        return {field.name: plain(getattr(what, field.name)) for field in attrs.fields(type(what))}
    if isinstance(what, Mapping):
        return {key: plain(each) for key, each in what.items()}
    return [*map(plain, what)] if isinstance(what, list | tuple) else what


@attrs.define
class Record:
    """What came of a step: how often something was tried, what was chosen first and whether it was
    right, in how many decisions the goal was reached."""

    tries: int = 0
    done: bool = False
    chosen: str = ""
    right: bool = False
    moves: int = 0


@attrs.frozen(kw_only=True)
class Progress:
    """A lesson as far as one has come: the current step, what was ``played`` in it, and the records."""

    version: int = VERSION
    lesson: str
    step: str
    steps: dict[str, Record]
    played: tuple[str, ...] = ()

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        found: dict[str, Any] = plain(self)
        return found

    @classmethod
    def read(cls, data: Any, lesson: str) -> Progress:
        """Progress out of plain data; :class:`Complaint` where it is of another lesson or version, or
        no progress at all."""
        given = data.get("lesson", "–") if isinstance(data, Mapping) else "–"
        try:
            found = converter().structure(data, cls)
        except (cattrs.BaseValidationError, ValueError, TypeError):
            raise Complaint("complaint.progress", given=given) from None
        if (found.version, found.lesson) != (VERSION, lesson):
            raise Complaint("complaint.progress", given=given)
        return found
