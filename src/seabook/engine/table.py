"""A game in progress: what may be done, what would forbid it, and every step back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Generic, Self

from seabook.engine.action import Action, Seat
from seabook.engine.declared import S
from seabook.engine.errors import Complaint
from seabook.engine.event import Event
from seabook.engine.judge import Judge
from seabook.engine.notation import Moment, parse
from seabook.engine.position import IN_PUBLIC, PUBLIC, Position
from seabook.engine.rules import Rules
from seabook.engine.seated import PublicTable, SeatTable
from seabook.engine.step import Refused, Step
from seabook.engine.verdict import Verdict
from seabook.words import say

# 1 was that of version 0.1.0, whose positions were written in other words.
SAVE_FORMAT = 2


class Table(Generic[S]):
    """A game in progress.

    ``start`` is the position it began with; ``origin`` says how to make it again, for the save.
    """

    def __init__(self, game: Rules[S], start: S, origin: Mapping[str, Any]) -> None:
        self.game = game
        self.state = start.copy()
        self.history: list[Step[S]] = []
        self.undone: list[Action] = []
        self.origin = origin
        self._start = start

    # --- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.decisions(self.state)

    def actions(self) -> list[Action]:
        """What may be done now."""
        return self.game.legal(self.state)

    def action(self, wanted: Action | str, moment: Moment | None = None) -> Action:
        """An action from its text; one of this game's that is an action already is given back."""
        if not isinstance(wanted, Action):
            players = self.game.players_at(self.state)
            here = moment or Moment(players=players, now=self.actions)
            return parse(self.game.space, wanted, here)
        own = self.game.space.actions
        if wanted.number >= len(own) or own[wanted.number] is not wanted:
            raise Complaint("complaint.other-action", given=wanted.notation)
        return wanted

    def check(self, wanted: Action | str) -> Verdict:
        """May I? A verdict on an action, or on a wish for a later stage of the turn."""
        action = self.action(wanted)
        self._seated(action)
        return Judge(self.game, self.state)(action)

    def scores(self) -> tuple[int, ...]:
        """The total of each seat if the game ended now."""
        return self.game.scores(self.state)

    # --- playing

    def play(self, wanted: Action | str) -> tuple[Event, ...]:
        """Play an action and return its events; :class:`Refused` leaves everything as it was."""
        action = self.action(wanted)
        events = self._played(action)
        self.undone.clear()
        return events

    def _seated(self, action: Action) -> None:
        players = self.game.players_at(self.state)
        if action.seat.i >= players:
            self.game.seat(action.seat, players)  # says who plays

    def _played(self, action: Action) -> tuple[Event, ...]:
        self._seated(action)
        if any(self.game.refusals(self.state, action)):
            refused = Judge(self.game, self.state).refusal(action)
            assert refused is not None
            raise Refused(refused)
        before, after = self.state, self.state.copy()
        events = tuple(self.game.effects(after, action))
        after.share(before)  # positions that are kept no longer change
        self.history.append(Step(before, action, events))
        self.state = after
        return events

    def undo(self) -> Action:
        """Take the last action back; it can be redone until another is played."""
        if not self.history:
            raise Complaint("complaint.nothing-to-undo")
        step = self.history.pop()
        self.state = step.before
        self.undone.append(step.action)
        return step.action

    def redo(self) -> tuple[Event, ...]:
        """Play again what was undone last."""
        if not self.undone:
            raise Complaint("complaint.nothing-to-redo")
        events = self._played(self.undone[-1])
        self.undone.pop()
        return events

    def at(self, n: int) -> Self:
        """A table of its own as this one stood after ``n`` decisions."""
        if type(n) is not int or not 0 <= n <= len(self.history):
            raise Complaint("complaint.at", given=n, last=len(self.history))
        past = self.branch()
        if n < len(self.history):
            past.state = self.history[n].before.copy()
        del past.history[n:]
        return past

    def branch(self) -> Self:
        """A table of its own that begins here; what is played on it does not touch this one."""
        other = type(self)(self.game, self._start, self.origin)
        other.state = self.state.copy()
        other.history = list(self.history)
        return other

    def seat(self, code: Seat | str | int) -> SeatTable[S]:
        """The same table as the seat with this code may see it."""
        return SeatTable(self, self.game.seat(code, self.game.players_at(self.state)))

    def public(self) -> PublicTable[S]:
        """The same table as everybody may see it, a spectator too."""
        return PublicTable(self)

    # --- keeping

    def position(self, seen_by: Seat | str | None = None) -> Position:
        """Where the table stands, written out: the whole truth, or what a seat or ``public`` knows.

        Where the open decision cannot be said in words of a position, it is the last position of
        which it can, with the actions since; :class:`Complaint` where there is none, or where one
        of these actions is not shown there.
        """
        states = [*(step.before for step in self.history), self.state]
        options = dict(self.origin.get("options", {}))
        complete, place = self.game.complete(options), self._place(seen_by)
        eyes = None if place is None else place.seat.i if place.seat else PUBLIC
        for n in range(len(states) - 1, -1, -1):
            words = self.game.words(states[n], complete, eyes)
            if words is not None:
                if place and place.unread(n):
                    who = place.seat or say("seen.public")
                    raise Complaint("complaint.position-sealed", who=who)
                return Position(
                    game=self.game.code,
                    components=self.game.component_set,
                    players=self.game.players_at(self.state),
                    options=options,
                    position=words,
                    before=tuple(step.action.notation for step in self.history[n:]),
                    seen_by=None if place is None else place.code,
                )
        raise Complaint("complaint.position-unsaid")

    def _place(self, seen_by: Seat | str | None) -> PublicTable[S] | None:
        if seen_by is None:
            return None
        return self.public() if seen_by == IN_PUBLIC else self.seat(seen_by)

    def save(self) -> str:
        """The game as JSON: how it began and every decision; see :func:`seabook.load`."""
        if not self.origin:
            raise Complaint("complaint.save-imagined")
        self.game.check_length(len(self.history))
        return json.dumps(
            {
                "seabook": SAVE_FORMAT,
                "game": self.game.code,
                "rules": self.game.rules_version,
                **({"components": self.game.component_set} if self.game.component_set else {}),
                **self.origin,
                "decisions": [step.action.notation for step in self.history],
            },
            ensure_ascii=False,
            indent=1,
        )

    def __repr__(self) -> str:
        return f"<{self.game.code} after {len(self.history)} decisions>"
