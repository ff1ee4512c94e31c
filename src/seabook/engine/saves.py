"""Saves: JSON in, a replayed and checked table out, or one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import attrs
import cattrs

from seabook.engine.errors import Complaint
from seabook.engine.position import Position
from seabook.engine.step import Refused
from seabook.engine.table import SAVE_FORMAT, Table
from seabook.files import LARGEST
from seabook.typed import converter, faults
from seabook.words import Text, both

_READER = converter()


@attrs.frozen(kw_only=True)
class Save(Position):
    """What a save holds: how its table began, and every decision."""

    seabook: int
    rules: str
    decisions: list[Any]


def load(text: str, opener: Callable[[Save], Table[Any]]) -> Table[Any]:
    """Replay a save; ``opener`` makes its starting table.

    Every decision is checked as it is played, so that no save can hold an illegal position.
    Raises :class:`Complaint` with the place of the first thing that is wrong.
    """
    save = _read(text)
    table = opener(save)
    if save.components != table.game.component_set:
        raise Complaint(
            "complaint.save-components",
            given=save.components or "–",
            known=table.game.component_set or "–",
        )
    if save.rules != table.game.rules_version:
        raise Complaint("complaint.save-rules", given=save.rules, known=table.game.rules_version)
    table.game.check_length(len(save.decisions))
    for n, line in enumerate(save.decisions, 1):
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
    except Complaint as why:
        return why.slug == "complaint.save-old"
    return True


def _read(text: str) -> Save:
    if not isinstance(text, str) or len(text) > LARGEST:
        raise Complaint("complaint.save-not-json")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Complaint("complaint.save-not-json") from None
    made = data.get("seabook") if isinstance(data, dict) else None
    if type(made) is not int or made < 1:
        raise Complaint("complaint.save-not-ours")
    if made > SAVE_FORMAT:
        raise Complaint("complaint.save-newer", given=made, known=SAVE_FORMAT)
    if made < SAVE_FORMAT:
        raise Complaint("complaint.save-old", given=made, known=SAVE_FORMAT)
    try:
        save = _READER.structure(data, Save)
    except (cattrs.BaseValidationError, ValueError, TypeError) as error:
        lines = list(faults(error, data))
        head = [Text("", "")] if len(lines) > 1 else []  # several stand on lines of their own
        why = both(lambda lang: "\n".join(line.pick(lang) for line in [*head, *lines]))
        raise Complaint("complaint.save-field", why=why) from None
    return save
