"""Several seats acting at once, without a clock: ticks, and turns, over the same table.

In a tick every seat may want one action. They are tried in an order drawn for that tick; what the
earlier ones have made impossible is refused, told with its reason, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic

import attrs

from seabook.engine.action import Action, Seat
from seabook.engine.declared import S
from seabook.engine.errors import Complaint
from seabook.engine.event import Event
from seabook.engine.rules import Rules
from seabook.engine.step import Refused
from seabook.engine.stream import Stream
from seabook.engine.table import Table
from seabook.engine.verdict import Verdict
from seabook.words import Text, both, say


@attrs.frozen
class Tried:
    """One action wanted in a tick and what came of it: its events, or the refusal."""

    tick: int
    action: Action
    events: tuple[Event, ...] = ()
    refused: Verdict | None = None

    @property
    def text(self) -> Text:
        """The action in words, and why not where it was refused."""
        if self.refused is None:
            return say("tick.done", tick=self.tick, action=self.action.text)
        why = self.refused.reasons[0].text
        return say("tick.refused", tick=self.tick, action=self.action.text, why=why)

    def seen_by(self, seat: int | None) -> Text:
        """The attempt as a seat may read it, or without one everybody.

        What another has decided under seal is not told, nor why another was refused: that may
        speak of hidden things.
        """
        who = self.action.seat
        if who.i == seat or (self.refused is None and not self.action.kind.sealed):
            return self.text
        if self.action.kind.sealed:
            slug = "tick.sealed" if self.refused is None else "tick.refused-sealed"
            return say(slug, tick=self.tick, who=who)
        return say("tick.refused-unseen", tick=self.tick, action=self.action.text)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


class Ticks(Generic[S]):
    """Drives a table tick by tick; ``log`` keeps every attempt, the refused ones too.

    The log is the table's; what a seat may read of it, :meth:`Tried.seen_by` says.
    """

    def __init__(self, table: Table[S], seed: int = 0) -> None:
        self.table = table
        self.log: list[Tried] = []
        self.tick = 0
        self._begun = len(table.history)
        self._initiative = Stream("initiative", seed)

    def play(self, wanted: Mapping[str, Action | str | None]) -> tuple[Tried, ...]:
        """One tick: what each seat wants (``None`` to wait), by the seat's code.

        Raises :class:`Complaint` before anything has happened when a want names no such seat or
        the action of another one.
        """
        wants = [self._want(code, want) for code, want in wanted.items() if want is not None]
        self.tick += 1
        found = tuple(self._try(action) for action in self._initiative.shuffled(wants))
        self.log += found
        return found

    def _want(self, code: str, want: Action | str) -> Action:
        seat = self.table.seat(code).seat
        action = self.table.action(want)
        if action.seat is not seat:
            raise Complaint("complaint.other-seat", who=seat, given=action.seat)
        return action

    def _try(self, action: Action) -> Tried:
        try:
            return Tried(self.tick, action, self.table.play(action))
        except Refused as why:
            return Tried(self.tick, action, refused=why.verdict)

    def replay(self) -> Iterator[tuple[Tried, Table[S]]]:
        """The log once more, attempt by attempt, on a table as it stood at the beginning: each with the
        table after it, of which the last stands as this one. Raises :class:`Complaint` where an attempt
        comes out otherwise."""
        table = self.table.at(self._begun)
        for tried in self.log:
            refused = table.check(tried.action) if tried.refused is not None else None
            if refused is None:
                table.play(tried.action)
            elif refused.legal and not refused.wish:
                raise Complaint("complaint.replay", what=tried.action.text)
            yield tried, table.branch()

    @property
    def text(self) -> Text:
        """The whole log in both languages, an attempt a line."""
        return both(lambda lang: "\n".join(tried.text.pick(lang) for tried in self.log))

    def __str__(self) -> str:
        return self.text.show()


def turns(table: Table[Any], each: int = 1) -> Iterator[Seat]:
    """Whose turn it is when those who may act at once take turns instead, ``each`` actions long.

    For lessons: nobody is hurried. Seats for which the game does not wait are passed over; it ends
    when it waits for no more than one.
    """
    seats = table.game.seated(table.state)
    while True:
        for seat in seats:
            for _ in range(each):
                now = {decision.seat for decision in table.game.waits_for(table.state)}
                if len(now) < 2:
                    return
                if seat.i in now:
                    yield seat


def all_at_once(
    rules: Rules[S],
    state: S,
    choose: Callable[[int, bool], Action | None],
    initiative: Stream,
    beside: Action | None = None,
) -> Iterator[Action]:
    """The actions of one tick that are still legal when their turn comes, for simulation.

    ``choose(seat, racing)`` is asked of every seat that the game waits for before any of them is
    played; racing against others it may answer None, to wait. ``beside`` is a free action of
    another seat. The caller plays each action before it asks for the next.
    """
    seats = list(dict.fromkeys(decision.seat for decision in rules.waits_for(state)))
    racing = len(seats) > 1 or beside is not None
    wanted = [action for seat in seats if (action := choose(seat, racing)) is not None]
    wanted += [beside] if beside is not None else []
    for action in initiative.shuffled(wanted) if racing else wanted:
        if not racing or not any(rules.refusals(state, action)):
            yield action
