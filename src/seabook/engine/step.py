"""One decision as it was played, and one that the rules forbid."""

from __future__ import annotations

from typing import Generic

import attrs

from seabook.engine.action import Action
from seabook.engine.declared import S
from seabook.engine.event import Event
from seabook.engine.verdict import Verdict


class Refused(ValueError):
    """An action that the rules forbid; the table is as it was. ``verdict`` says why."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(verdict.action.notation)

    def __str__(self) -> str:
        return str(self.verdict)


@attrs.frozen
class Step(Generic[S]):
    """One decision of a game: the position before it, the action, the events."""

    before: S
    action: Action
    events: tuple[Event, ...]
