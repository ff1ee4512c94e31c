"""A game in the terminal: numbered choices, why-not, undo, bots that say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seabook.bots import NAMES, Bot, Choice, bot
from seabook.cli.common import text_of
from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Event, Refused, SeatTable, Table
from seabook.engine.saves import is_save
from seabook.files import FileError, read_text, write_whole
from seabook.games import load
from seabook.playbook import PlaybookError
from seabook.reference.rulecard import rule
from seabook.words import say

# Words that say nothing alone.
_WITH_MORE = ("why", "rule", "save", "open")


class Terminal:
    """One sitting: the table, which seats the user plays, the bots of the others."""

    def __init__(
        self,
        table: Table[Any],
        mine: list[str],
        bot_name: str,
        seed: int,
        components: str | None = None,
    ) -> None:
        self.mine = list(dict.fromkeys(mine))  # who names a seat twice still plays one
        self.bot_name = bot_name
        self.seed = seed
        self.components = components
        self._told_once = False  # that the real game has no turns here
        self._sit_down(table)

    def _sit_down(self, table: Table[Any]) -> None:
        """Take the user's seats at a table; bots take the others. Refused, all stays as it was."""
        seats = table.game.seated(table.state)
        for seat in self.mine:
            table.seat(seat)  # an unknown one is told now, and so is a bot
        bot(self.bot_name, table.game)
        self.table = table
        self.bots = {seat.i for seat in seats if seat.code not in self.mine}
        self.minds: dict[int, Bot] = {}
        # Alone, the user sees what that seat may see; who plays several seats sees everything.
        self.alone = table.seat(self.mine[0]) if len(self.mine) == 1 else None

    def run(self) -> None:
        """Until the game is over or the user leaves."""
        self._say("play.help")
        if self.table.game.notice:
            click.echo(self.table.game.notice.show())
        while not self.table.over:
            if not self._moment():
                return
        self._scores()

    def _moment(self) -> bool:
        """One action of each who may decide now; False when the user leaves.

        Where several act at once the bots want theirs before anything happens: people are asked
        first, and what they have made impossible comes too late.
        """
        table, seats = self.table, self._deciding()
        if len(seats) > 1 and not self._told_once and self._racing():
            self._told_once = True
            self._say("play.no-turns")
        wanted = [self._wanted(seat) for seat in seats if seat in self.bots]
        for seat in seats:
            if seat in self.bots or seat not in self._deciding():
                continue
            before = len(table.history)
            while (self.table, len(table.history)) == (table, before):
                if not self._turn(seat):
                    return False
            if self.table is not table or len(table.history) < before:
                return True  # taken back: people are asked again before anybody moves
        for choice in wanted:
            self._bot(choice)
        return True

    def _deciding(self) -> list[int]:
        return list(
            dict.fromkeys(each.seat for each in self.table.game.waits_for(self.table.state))
        )

    def _racing(self) -> bool:
        """Whether the quicker one wins, rather than that all decide under seal."""
        game = self.table.game
        kinds = (code for each in game.decisions(self.table.state) for code in each.kinds)
        return not any(game.space.kinds[code].sealed for code in kinds)

    def _wanted(self, seat: int) -> Choice:
        """What a bot chooses as the table stands."""
        if self.bot_name in NAMES:
            # Seeded by the decision, so that a game goes on alike after an undo.
            seed = (self.seed * 1009 + len(self.table.history)) * 31 + seat
            mind = bot(self.bot_name, self.table.game, seed)
        else:  # one that remembers must stay the same
            mind = self.minds.setdefault(
                seat, bot(self.bot_name, self.table.game, self.seed * 31 + seat)
            )
        place = self.table.seat(self.table.game.seats[seat].code)
        return mind.choose(self.table.game, place.imagined, seat)

    def _bot(self, choice: Choice) -> None:
        action = choice.action
        told = [] if action.kind.sealed else [action.text.show()]
        # Where something can be hidden, a reason could give it away.
        if not self.table.game.seats_hide:
            told.append(choice.why.show())
        try:
            events = self._played(self.table, action)
        except Refused:
            self._say("play.too-late", who=action.seat, action=action.phrase)
            return
        click.echo("\n" + "\n".join(told) if told else "")
        self._told(events)

    def _played(
        self, place: Table[Any] | SeatTable[Any], wanted: Action | str
    ) -> tuple[Event, ...]:
        """Play an action; what is to be told of it. Decisions made at once are told together, when
        the last is in."""
        action, game = self.table.action(wanted), self.table.game
        others = game.undisclosed(self.table.state)
        events = place.play(action)
        if not action.kind.sealed or not (others or self._waits(action)):
            return events
        if self._waits(action):
            return ()
        who = [game.seats[seat] for seat in sorted({*others, action.seat.i})]
        self._say("play.at-once", who=who)
        return tuple(each for each in events if each.slug != events[0].slug)

    def _waits(self, action: Action) -> bool:
        """Whether a decision just made is still hidden from the others."""
        return action.seat.i in self.table.game.undisclosed(self.table.state)

    def _turn(self, seat: int) -> bool:
        actions = (
            self.alone.actions() if self.alone else self.table.game.legal(self.table.state, seat)
        )
        told = drawing(self.table.game.code).text
        position = (
            told(self.alone.imagined, self.alone.seat.i) if self.alone else told(self.table.state)
        )
        click.echo(f"\n{position.show()}\n")
        for n, action in enumerate(actions, 1):
            click.echo(f"{n:>3}  {' / '.join(action.text.show().splitlines())}")
        try:
            given = str(click.prompt(say("play.prompt").show(), prompt_suffix=" ")).strip()
        except (click.Abort, EOFError):
            return False
        return self._obey(given, actions)

    def _obey(self, given: str, actions: list[Any]) -> bool:
        word, _, rest = given.partition(" ")
        try:
            if word in ("q", "quit"):
                return False
            if word in _WITH_MORE and not rest.strip():
                self._say("play.help")
                return True
            if word == "undo":
                self._undo()
            elif word == "why":
                click.echo(str((self.alone or self.table).check(rest)))
            elif word == "rule":
                click.echo(str(rule(rest.strip())))
            elif word == "save":
                self._save(rest)
            elif word == "open":
                self._sit_down(load(text_of(Path(rest)), self.components))
            elif word.isdecimal() and len(word) < 6:
                if not 1 <= int(word) <= len(actions):
                    raise Complaint("complaint.number", given=word, last=len(actions))
                self._told(self._played(self.table, actions[int(word) - 1]))
            else:
                self._told(self._played(self.alone or self.table, given))
        except (Complaint, Refused, PlaybookError) as why:
            click.echo(str(why))
        return True

    def _save(self, name: str) -> None:
        """Write the game to a file; only a save may be written over."""
        try:
            path = Path(name).resolve()  # behind a link, the file itself
            is_new = not path.exists()
        except (OSError, ValueError, RuntimeError):
            raise Complaint("complaint.write", given=name) from None
        if not is_new and not _holds_save(path):
            raise Complaint("complaint.save-other", given=name)
        try:
            write_whole(path, self.table.save())
        except FileError as why:
            raise Complaint(why.slug, given=name) from None
        self._say("play.saved", file=name)
        if self.table.game.hides:
            self._say("play.saved-secrets")

    def _undo(self) -> None:
        """Back to the user's own last decision: the bots' moves after it go too."""
        if self.alone:
            self.alone.undo(through=self.bots)
            return
        if all(step.action.seat.i in self.bots for step in self.table.history):
            raise Complaint("complaint.nothing-to-undo")
        while self.table.undo().seat.i in self.bots:
            pass

    def _scores(self) -> None:
        for seat, total in enumerate(self.table.scores()):
            name = self.table.game.seats[seat].name
            click.echo(say("play.total", who=name, n=total).show())
            for line in self.table.game.score_sheet(self.table.state, seat):
                click.echo(
                    "".join(f"    {each}\n" for each in line.text.show().splitlines()), nl=False
                )

    def _told(self, events: tuple[Event, ...]) -> None:
        told = drawing(self.table.game.code).told
        for event in events:
            seen = event.seen_by(self.alone.seat.i) if self.alone else event
            text = told(self.table.state, seen)
            click.echo("".join(f"  {line}\n" for line in text.show().splitlines()), nl=False)

    def _say(self, slug: str, **values: Any) -> None:
        click.echo(say(slug, values).show())


def _holds_save(path: Path) -> bool:
    try:
        return is_save(read_text(path))
    except FileError:
        return False
