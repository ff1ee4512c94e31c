"""A race: people click while bots act by a clock, or all take turns by ticks, a cover between people."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from seabook import words
from seabook.bots import Bot, Racer, bot
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Seat
from seabook.engine.ticks import Ticks, Tried
from seabook.games import game
from seabook.markup import tag
from seabook.widgets import racing, screen
from seabook.widgets.board import TableBoard
from seabook.widgets.dealing import cover
from seabook.widgets.freetable import FreeTable
from seabook.widgets.pad import Pad
from seabook.widgets.panel import Answer
from seabook.widgets.pulse import Pulse, Sleep
from seabook.words import Text, say


class Race(screen.Screen):
    """The part of a game in which all act at once, until it waits for nobody or for one alone.

    A click on the board is an action at once, and a refused one says why. Nothing moves before
    :meth:`start`; then bots act at each beat of the clock, or untimed after each action of yours. Two
    or more people choose one action each, a cover between them, and all of a tick is then tried in an
    order drawn for it. ``attempts`` keeps them all; :meth:`replay` shows them again one by one, and
    :meth:`sail` goes on at a free table.

    >>> race = Race("anchors_aweigh", players=2, seed=3)
    >>> race.start()
    >>> race.act("take t1").refused is None
    True
    >>> race.close()
    """

    seat: Seat
    frames: list[tuple[Tried, Any]]
    frame: int | None

    def __init__(
        self,
        code: str,
        players: int = 3,
        seed: int = 0,
        me: str = "red",
        name: str = "sailor",
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.code, self.seed, self.bot = code, seed, name
        self.wanted = {"players": str(players), "me": me}
        self.pace = "untimed"
        self.tempers: dict[str, dict[str, str]] = {}
        self.pulse = Pulse(self.beat, sleep)
        self.head, self.aside = Pad(self._pressed), Pad()
        self.told, self.controls = Pad(self._pressed), Pad(self._pressed)
        self._deal()
        self.board = TableBoard(self.ticks.table, self.seat.i)
        areas: screen.Areas = {
            "head": [self.head],
            "board": [self.board],
            "aside": [self.aside],
            "side": [self.told, self.controls],
        }
        super().__init__(areas)
        self.add_class("sb-why")
        self.board.on_activate(lambda place: self._guarded(lambda: self.act(place)))
        self._stops += (self.pulse.stop,)  # the clock stops with it
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    # --- what can be done, from the browser or from Python

    def start(self, pace: str = "") -> None:
        """Begin, or go on after a pause."""
        self.pace = pace or self.pace
        self.begun = True
        if racing.PACES[self.pace] and len(self.people) == 1 and not self.over:
            self.pulse.start(racing.PACES[self.pace])
        self._sit()
        self._refresh()

    def pause(self) -> None:
        """Stop the clock."""
        self.pulse.stop()
        self._refresh()

    def act(self, wanted: str) -> Tried | None:
        """What whoever sits here wants now, or nothing; it waits where other people still choose."""
        if not self.begun or self.over or self.frame is not None:
            raise Complaint("complaint.race-not-on")
        action = self._place.action(wanted) if wanted else None
        self.choices[self.seat.code] = action
        waiting = [seat for seat in self._open(self.people) if seat.code not in self.choices]
        if waiting:
            self.seat, self.covered = waiting[0], True
            self._refresh()
            return None
        untimed = not racing.PACES[self.pace] or len(self.people) > 1
        found = self.ticks.play({**self.choices, **(self._of_bots() if untimed else {})})
        self.choices.clear()
        while untimed and not self._open(self.people) and self._open(self.others):
            self.ticks.play(self._of_bots())  # all people are done
        self._ticked()
        return next((each for each in found if each.action is action), None)

    def beat(self) -> bool:
        """A tick of the bots alone; whether there will be another."""
        self.ticks.play(self._of_bots())
        self._ticked()
        return bool(self._open(self.others))

    def uncover(self) -> None:
        """Whoever has to choose sits here now."""
        self.covered = False
        self._refresh()

    def deal(self) -> None:
        """Another race, as it is set."""
        self.pulse.stop()
        self.seed += 1
        self._deal()
        self.board.table = self.ticks.table
        self._refresh()

    def choose(self, what: str, value: str) -> None:
        """Set the pace, how many play, whose seats are yours, or ``blue.speed`` and ``blue.memory``."""
        if what == "pace":
            self.pulse.stop()
            self.pace = value
            if self.begun:
                self.start()
        elif "." in what:
            seat, _, trait = what.partition(".")
            self.tempers.setdefault(seat, {})[trait] = value
            self.minds = self._minds()
        else:
            self.wanted[what] = value
            seats = [seat.code for seat in game(self.code).seats[: int(self.wanted["players"])]]
            mine = [each for each in self.wanted["me"].split(",") if each in seats]
            self.wanted["me"] = ",".join(mine or seats[:1])
            self._deal()
            self.board.table = self.ticks.table
        self._refresh()

    def replay(self, frame: int) -> None:
        """Show how things stood after so many attempts; the race is then over for good."""
        if not self.over:
            raise Complaint("complaint.race-not-over")
        if not self.frames:
            self.frames = [*self.ticks.replay()]
        self.frame = max(0, min(frame, len(self.frames) - 1))
        self._refresh()

    def sail(self) -> None:
        """Go on at a free table."""
        if not self.over or self.frame is not None:
            raise Complaint("complaint.race-not-over")
        free = FreeTable(int(self.wanted["players"]), self.seed, self.wanted["me"], code=self.code)
        free.load(self.ticks.table.save())
        for part in self._parts:
            part.close()
        self._stand(free)
        self.remove_class("sb-stage")

    # --- inside

    def _deal(self) -> None:
        table = game(self.code).table(players=int(self.wanted["players"]), seed=self.seed)
        self.ticks: Ticks[Any] = Ticks(table, self.seed)
        self.people = tuple(table.seat(each.strip()).seat for each in self.wanted["me"].split(","))
        seats = tuple(table.game.seated(table.state))
        self.others = tuple(seat for seat in seats if seat not in self.people)
        self.seat = self.people[0]
        self._kinds = table.game.waits_for(table.state)[0].kinds
        self.choices: dict[str, Action | None] = {}
        self.begun, self.covered = False, False
        self.frames, self.frame = [], None
        self.minds = self._minds()

    def _minds(self) -> dict[str, Bot]:
        """A bot for each other seat, as quick and mindful as it is set."""
        found = {}
        for seat in self.others:
            set_ = self.tempers.get(seat.code, {})
            traits = {
                "speed": racing.SPEEDS[set_.get("speed", "middle")],
                "memory": racing.MEMORIES[set_.get("memory", "middle")],
            }
            found[seat.code] = bot(self.bot, game(self.code), 31 * self.seed + seat.i, **traits)
        return found

    @property
    def attempts(self) -> tuple[Tried, ...]:
        """Every attempt so far, the refused ones too."""
        return tuple(self.ticks.log)

    @property
    def over(self) -> bool:
        """Whether all have done."""
        return not self._open((*self.people, *self.others))

    def _open(self, seats: tuple[Seat, ...]) -> list[Seat]:
        """Those of the seats that may still act as all did at the beginning."""
        table = self.ticks.table
        waited = table.game.waits_for(table.state)
        open_ = {each.seat for each in waited if each.kinds == self._kinds}
        return [seat for seat in seats if seat.i in open_]

    @property
    def _place(self) -> Any:
        return self.ticks.table.seat(self.seat.code)

    def _of_bots(self) -> dict[str, Action | None]:
        table, found = self.ticks.table, dict[str, Action | None]()
        for seat in self._open(self.others):
            mind, imagined = self.minds[seat.code], table.seat(seat.code).imagined
            if isinstance(mind, Racer):
                found[seat.code] = mind.wants(table.game, imagined, seat.i)
            else:
                found[seat.code] = mind.choose(table.game, imagined, seat.i).action
        return found

    def _ticked(self) -> None:
        if self.over:
            self.pulse.stop()
        self._sit()
        self._refresh()

    def _sit(self) -> None:
        """The first who has to choose; between two people a cover."""
        open_ = self._open(self.people)
        if len(self.people) > 1 and open_:
            self.covered = self.seat is not open_[0] or self.covered
            self.seat = open_[0]

    def _refresh(self) -> None:
        board = self.board
        board.table = self.frames[self.frame][1] if self.frame is not None else self.ticks.table
        board.seat = None if self.covered else self.seat.i
        board.live = self.frame is None
        own = self.frame is None and not self.covered
        last = next(
            (each for each in reversed(self.attempts) if each.action.seat is self.seat), None
        )
        wrong = own and last is not None and last.refused is not None
        board.marks = {last.action.choice: "no"} if wrong and last else {}
        board.redraw()
        draw = drawing(self.code)
        title = tag("span", say("race.title").html(), class_="sb-lesson")
        self.head.html = screen.head(title)
        self.aside.html = draw.aside(self._place.imagined, self.seat.i) if own else Markup()
        self.told.status = racing.told(self)
        self.controls.html = racing.controls(self)
        self.card.html = cover(self.seat) if self.covered else Markup()

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "start": self.start,
            "pause": lambda _: self.pause(),
            "wait": lambda _: self.act(""),
            "act": self.act,
            "set": lambda given: self.choose(*given.split("=", 1)),
            "deal": lambda _: self.deal(),
            "uncover": lambda _: self.uncover(),
            "replay": lambda n: self.replay(int(n)),
            "sail": lambda _: self.sail(),
        }

    def _wrong(self, told: Markup) -> None:
        self.told.status = told

    def __repr__(self) -> str:
        return f"<race of {self.ticks.table!r} for {self.seat.code}>"

    def saved(self) -> Mapping[str, str]:
        """The board as it stands, and what there is to do."""
        said: Text = say("race.hint", who=self.seat)
        return {
            "text/plain": said.show("both"),
            "text/html": said.html("p"),
            "image/svg+xml": self.board.still(),
        }
