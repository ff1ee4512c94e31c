"""A table as one seat may see it, or everybody: nothing shown here depends on what is hidden there."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Generic

import attrs

from seabook.engine.action import Action, Seat
from seabook.engine.declared import S
from seabook.engine.errors import Complaint
from seabook.engine.event import Event
from seabook.engine.judge import Judge
from seabook.engine.notation import Moment
from seabook.engine.position import IN_PUBLIC, Position
from seabook.engine.step import Refused, Step
from seabook.engine.stream import Stream
from seabook.engine.verdict import Verdict
from seabook.words import Text, say

if TYPE_CHECKING:
    from seabook.engine.table import Table


@attrs.frozen
class Seen:
    """One decision as a seat may read it; no ``action`` where it is not shown yet."""

    number: int
    seat: Seat
    action: Action | None
    events: tuple[Event, ...]

    @property
    def text(self) -> Text:
        """The choice in words, or only that one was made."""
        return self.action.text if self.action else say("seen.sealed", who=self.seat)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


class PublicTable(Generic[S]):
    """A table as everybody may see it: what a class may be shown. It looks, and asks nothing.

    Nothing here depends on what is hidden from somebody without a seat.
    """

    seat: Seat | None = None

    def __init__(self, table: Table[S]) -> None:
        self.table = table

    @property
    def view(self) -> Any:
        """What may be known from here, as plain data."""
        return self.table.game.view(self.table.state, self._place)

    @property
    def imagined(self) -> S:
        """A full position that cannot be told apart from the real one, seen from here."""
        name = f"imagined by {self.seat.code if self.seat else 'all'}"
        dice = Stream(name, len(self.table.history))
        return self.table.game.reshuffle_hidden(self.table.state, self._place, dice)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def log(self) -> tuple[Seen, ...]:
        """Every decision so far, as it may be read from here now."""
        closed, found = self._undisclosed(), list[Seen]()
        for n, step in enumerate(self.table.history):
            events = tuple(event.seen_by(self._place) for event in step.events)
            action = None if n in closed else step.action
            found.append(Seen(n + 1, step.action.seat, action, events))
        return tuple(found)

    def value(self, path: str) -> Any:
        """One value of the position by its path; :class:`Complaint` where it is hidden."""
        game, state = self.table.game, self.table.state
        found = game.value(self.imagined, path)
        if not game.knows(state, self._place, path):
            raise Complaint("complaint.hidden-value", given=path)
        return found

    @property
    def code(self) -> str:
        """The seat's code, or ``public``."""
        return self.seat.code if self.seat else IN_PUBLIC

    def position(self) -> Position:
        """Where the table stands, written out as far as it may be known from here."""
        return self.table.position(self.code)

    @property
    def _place(self) -> int | None:
        return self.seat.i if self.seat else None

    def unread(self, since: int) -> bool:
        """Whether a decision after that many is one of another that is not shown here."""
        return any(n >= since for n in self._undisclosed())

    def _undisclosed(self) -> frozenset[int]:
        """The places in the history of the decisions of others that are in but not yet shown."""
        waiting = {*self.table.game.undisclosed(self.table.state)} - {self._place}
        found = []
        for n, step in reversed([*enumerate(self.table.history)]):
            if not waiting:
                break
            if step.action.kind.sealed and step.action.seat.i in waiting:
                waiting.remove(step.action.seat.i)
                found.append(n)
        return frozenset(found)

    def __repr__(self) -> str:
        return f"<{self.seat.code if self.seat else 'all'} at {self.table!r}>"


class SeatTable(PublicTable[S]):
    """One seat's place at a table: it asks, plays, looks back and tries ahead as that seat may.

    Whatever it asks is answered on :attr:`imagined`, so that nothing hidden can shine through.
    """

    seat: Seat

    def __init__(self, table: Table[S], seat: Seat) -> None:
        super().__init__(table)
        self.seat = seat

    # --- asking and playing

    def actions(self) -> list[Action]:
        """What this seat may do now."""
        return self.table.game.legal(self.imagined, self.seat.i)

    def check(self, wanted: Action | str) -> Verdict:
        """May I? A verdict from what the seat knows; it asks for itself alone."""
        return Judge(self.table.game, self.imagined)(self._own(wanted))

    def forecast(self) -> tuple[Event, ...]:
        """What is to come for this seat, as far as it may know: costs, losses, what comes too late."""
        return tuple(self.table.game.forecast(self.imagined, self.seat.i))

    def play(self, wanted: Action | str) -> tuple[Event, ...]:
        """Play an action of this seat; :class:`Refused` leaves everything as it was."""
        action = self._own(wanted)
        refused = Judge(self.table.game, self.imagined).refusal(action)
        if refused is not None:
            raise Refused(refused)
        return tuple(event.seen_by(self.seat.i) for event in self.table.play(action))

    def undo(self, through: Collection[int] = ()) -> Action:
        """Take back this seat's own last decision, unless it has shown or hidden something.

        Later decisions of the seats ``through``, such as bots, are taken back with it.
        """
        for later, step in enumerate(reversed(self.table.history)):
            mine = step.action.seat is self.seat
            if not mine and step.action.seat.i not in through:
                raise Complaint("complaint.undo-own", who=self.seat)
            if why := self._lasting(step):
                raise Complaint("complaint.undo-seen", why=why.seen_by(self.seat.i).text)
            if mine:
                for _ in range(later):
                    self.table.undo()
                return self.table.undo()
        raise Complaint("complaint.nothing-to-undo")

    def _lasting(self, step: Step[S]) -> Event | None:
        return next((event for event in step.events if event.shows or event.hides), None)

    def ahead(self) -> Table[S]:
        """What if? A table of its own on a position that the seat cannot tell from the real one."""
        return type(self.table)(self.table.game, self.imagined, {})

    def action(self, wanted: Action | str) -> Action:
        """An action from its text; this seat's own where none is named."""
        players = self.table.game.players_at(self.table.state)
        return self.table.action(wanted, Moment(self.seat, players, self.actions))

    def _own(self, wanted: Action | str) -> Action:
        action = self.action(wanted)
        if action.seat is not self.seat:
            raise Complaint("complaint.other-seat", who=self.seat, given=action.seat)
        return action
