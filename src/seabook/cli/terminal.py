"""A game in the terminal: numbered choices, why-not, undo, bots that say why.

What one has asked for is the last thing on the screen, and only the prompt stands below it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from seabook.bots import Choice
from seabook.cli import keeping
from seabook.cli.cards import tell_rule
from seabook.cli.common import text_of
from seabook.cli.menu import menu
from seabook.cli.orders import WITH_MORE, YES, Order, number, order
from seabook.cli.output import tell
from seabook.cli.sitting import Sitting
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Event, Refused, SeatTable, Table, ending
from seabook.games import load
from seabook.playbook import PlaybookError
from seabook.words import Text, say, shown


class Left(Exception):
    """The user leaves; ``stopped`` by Ctrl-C."""

    def __init__(self, *, stopped: bool = False) -> None:
        self.stopped = stopped
        super().__init__()


class Terminal(Sitting):
    """A sitting that is typed and read."""

    _told_once = False  # that the real game has no turns here
    _near: tuple[str, Action] | None = None  # what was offered: an order and its action

    def run(self) -> int:
        """Until the game is over or the user leaves; the code to end with."""
        self._greet()
        try:
            while not self.table.over:
                self._moment()
        except (Left, KeyboardInterrupt) as why:
            stopped = isinstance(why, KeyboardInterrupt) or why.stopped
            self._leave()
            return 130 if stopped else 0
        tell(say("play.over"))
        for line in ending.told(self.table):
            tell(line)
        return 0

    def _greet(self) -> None:
        game, seats = self.table.game, self.table.game.seated(self.table.state)
        others = [seat for seat in seats if seat.i in self.bots]
        if others:
            self._say("play.you", who=self.mine, others=others, game=game.name)
        else:
            self._say("play.you-all", who=self.mine, game=game.name)
        self._say("play.begin")
        if game.notice:
            tell(game.notice)

    def _leave(self) -> None:
        if self.own_decisions() == self.saved:
            self._say("play.left")
        else:
            self._keep()

    def _keep(self) -> None:
        """Keep a game that has changed since it was saved, and say how to go on with it."""
        kept = keeping.keep(self.table.game.code, self.table.save())
        if kept is None:
            self._say("play.not-kept")
        else:
            command = keeping.command(kept, [seat.code for seat in self.mine])
            self._say("play.kept", command=Text(command, command))  # whole, however long

    def _open(self, name: str) -> None:
        table = load(text_of(Path(name)), self.components)
        if self.own_decisions() != self.saved:
            self._keep()
        self.sit_down(table)

    # --- whose move it is

    def _moment(self) -> None:
        """One action of each who may decide now.

        Where several act at once the bots want theirs before anything happens: people are asked
        first, and what they have made impossible comes too late.
        """
        table, seats = self.table, self.deciding()
        if len(seats) > 1 and not self._told_once and self.racing():
            self._told_once = True
            self._say("play.no-turns")
        wanted = [self.wanted(seat) for seat in seats if seat in self.bots]
        for seat in seats:
            if seat in self.bots or seat not in self.deciding():
                continue
            before = len(table.history)
            while (self.table, len(table.history)) == (table, before):
                self._turn(seat)
            if self.table is not table or len(table.history) < before:
                return  # taken back: people are asked again before anybody moves
        for choice in wanted:
            self._bot(choice)

    def _bot(self, choice: Choice) -> None:
        action = choice.action
        try:
            events = self._played(self.table, action)
        except Refused:
            self._say("play.too-late", who=action.seat, action=action.phrase)
            return
        if not events and not action.kind.sealed:
            tell(action.text)
        self._told(events)
        # Where something can be hidden, a reason could give it away.
        if not self.table.game.seats_hide:
            for line in choice.why.show().splitlines():
                tell(f"    {line}")

    def _played(
        self, place: Table[Any] | SeatTable[Any], wanted: Action | str
    ) -> tuple[Event, ...]:
        """Play an action; what is to be told of it. Decisions made at once are told together, when
        the last is in."""
        action, game = place.action(wanted), self.table.game
        others = game.undisclosed(self.table.state)
        events = place.play(action)
        self.changed = True
        if not action.kind.sealed or not (others or self.waits(action)):
            return events
        if self.waits(action):
            return ()
        who = [game.seats[seat] for seat in sorted({*others, action.seat.i})]
        self._say("play.at-once", who=who)
        return tuple(each for each in events if each.slug != events[0].slug)

    # --- what the user types

    def _turn(self, seat: int) -> None:
        actions = (
            self.alone.actions() if self.alone else self.table.game.legal(self.table.state, seat)
        )
        if self.changed:
            self.changed = False
            self._show(seat, actions)
        who = self.table.game.seats[seat]
        try:
            given = input(f"{' / '.join(say('play.prompt', who=who).show().splitlines())} ")
            if not sys.stdin.isatty():
                tell("")  # on a terminal the key that ends the line does this
        except EOFError:
            tell("")
            raise Left from None
        except KeyboardInterrupt:
            tell("")
            raise Left(stopped=True) from None
        self._obey(given, seat, actions)

    def _show(self, seat: int, actions: list[Action]) -> None:
        """The moment in short, and the choices; ``board`` tells the rest."""
        drawn = drawing(self.table.game.code)
        state = self.alone.imagined if self.alone else self.table.state
        tell("")
        for text in (drawn.title(state), drawn.brief(state, seat)):
            tell(text)
        self._choices(actions)

    def _choices(self, actions: list[Action]) -> None:
        for line in menu(actions, self._effect):
            tell(line)

    def _effect(self, action: Action) -> Text:
        """What a choice costs and gives, as far as the one who decides may know."""
        return self.place(action.seat.i).check(action).brings.brief(action.target)

    def _obey(self, given: str, seat: int, actions: list[Action]) -> None:
        asked = order(given)
        if self._near and given.strip().casefold() in YES:
            name, action = self._near
            asked = Order(name, action.notation)
        self._near = None
        try:
            if asked.name in WITH_MORE and not asked.rest:
                self._say(f"play.help.{asked.name}")
            elif not asked.name:
                self._act(asked.rest, seat, actions)
            else:
                orders: dict[str, Callable[[], None]] = {
                    "help": lambda: self._say("play.help"),
                    "why": lambda: self._why(asked.rest, seat, actions),
                    "rule": lambda: tell_rule(asked.rest),
                    "forecast": lambda: self._forecast(seat),
                    "board": lambda: self._board(),
                    "menu": lambda: self._choices(actions),
                    "undo": self._undo,
                    "redo": self._redo,
                    "save": lambda: self._save(asked.rest),
                    "open": lambda: self._open(asked.rest),
                    "quit": self._quit,
                }
                orders[asked.name]()
        except Refused as why:
            tell(why, strong=True)
        except (Complaint, PlaybookError) as why:
            values = why.values if isinstance(why, Complaint) else {}
            near = values.get("near")
            if isinstance(near, Action):
                self._near = asked.name, near
                if "why" in values:  # the rule by which it is no action
                    tell(values["why"])
                self._say("play.near", given=asked.rest, action=near.phrase)
            else:
                tell(why)

    def _quit(self) -> None:
        raise Left

    def _act(self, text: str, seat: int, actions: list[Action]) -> None:
        """Play a choice by its number or in words; an empty line shows the choices again."""
        if not text:
            self._choices(actions)
            return
        wanted: Action | str = self._chosen(text, actions) or text
        if self.alone:
            self._told(self._played(self.alone, wanted))
        else:
            self._told(self._played(self.table, self.place(seat).action(wanted)))

    def _why(self, text: str, seat: int, actions: list[Action]) -> None:
        wanted: Action | str = self._chosen(text, actions) or text
        place: Table[Any] | SeatTable[Any] = self.alone or self.table
        if not self.alone:
            wanted = self.place(seat).action(wanted)
        tell(place.check(wanted), strong=True)

    def _forecast(self, seat: int) -> None:
        """What is to come for the seat that decides, as far as it may know."""
        told = self.place(seat).forecast()
        for each in told:
            tell(each.text)
        if not told:
            self._say("forecast.nothing")

    @staticmethod
    def _chosen(text: str, actions: list[Action]) -> Action | None:
        n = number(text)
        if n is None:
            return None
        if not 1 <= n <= len(actions):
            raise Complaint("complaint.number", given=text, last=len(actions))
        return actions[n - 1]

    def _board(self) -> None:
        told = drawing(self.table.game.code).text
        seen = (self.alone.imagined, self.alone.seat.i) if self.alone else (self.table.state,)
        tell(told(*seen))

    def _save(self, name: str) -> None:
        keeping.save(name, self.table.save())
        self.saved = self.own_decisions()
        self._say("play.saved", file=name)
        if self.table.game.hides:
            self._say("play.saved-secrets")

    def _undo(self) -> None:
        before = len(self.table.history)
        action = self.take_back()
        others = before - len(self.table.history) - 1
        self._say("play.undone-others" if others else "play.undone", action=action.text, n=others)

    def _redo(self) -> None:
        """Play again what was undone, and the bots' moves after it."""
        self._told(self.table.redo())
        while self.table.undone and self.table.undone[-1].seat.i in self.bots:
            self._told(self.table.redo())
        self.changed = True

    def _told(self, events: tuple[Event, ...]) -> None:
        told = drawing(self.table.game.code).told
        for event in events:
            seen = event.seen_by(self.alone.seat.i) if self.alone else event
            for line in told(self.table.state, seen).show().splitlines():
                tell(f"  {line}")

    def _say(self, slug: str, **values: Any) -> None:
        text = say(slug, values)
        tell("\n".join(text.pick(lang) for lang in shown()))
