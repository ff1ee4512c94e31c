"""A game in the terminal: numbered choices, why-not, undo, bots that say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seabook.bots import NAMES, Bot, bot
from seabook.cli.common import text_of
from seabook.drawing import drawing
from seabook.engine import Complaint, Refused, Table
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
        components: Path | None = None,
    ) -> None:
        self.mine = list(dict.fromkeys(mine))  # who names a seat twice still plays one
        self.bot_name = bot_name
        self.seed = seed
        self.components = components
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
            # One round of those who may decide now: one seat, or several that act at once.
            for seat in self._deciding():
                if seat not in self._deciding():
                    continue
                if seat in self.bots:
                    self._bot(seat)
                elif not self._acted(seat):
                    return
        self._scores()

    def _deciding(self) -> list[int]:
        return list(
            dict.fromkeys(each.seat for each in self.table.game.waits_for(self.table.state))
        )

    def _acted(self, seat: int) -> bool:
        """Ask the user until an action is played or taken back; False when they leave."""
        before = self.table, len(self.table.history)
        while (self.table, len(self.table.history)) == before:
            if not self._turn(seat):
                return False
        return True

    def _bot(self, seat: int) -> None:
        if self.bot_name in NAMES:
            # Seeded by the decision, so that a game goes on alike after an undo.
            seed = self.seed * 1009 + len(self.table.history)
            mind = bot(self.bot_name, self.table.game, seed)
        else:  # one that remembers must stay the same
            mind = self.minds.setdefault(
                seat, bot(self.bot_name, self.table.game, self.seed * 31 + seat)
            )
        place = self.table.seat(self.table.game.seats[seat].code)
        choice = mind.choose(self.table.game, place.imagined, seat)
        kind = choice.action.kind
        told = [] if kind.sealed or kind.aside else [choice.action.text.show()]
        # Where something can be hidden, a reason could give it away.
        if not self.table.game.seats_hide:
            told.append(choice.why.show())
        click.echo("\n" + "\n".join(told) if told else "")
        self._told(self.table.play(choice.action))

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
                self._told(self.table.play(actions[int(word) - 1]))
            else:
                self._told((self.alone or self.table).play(given))
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

    def _told(self, events: tuple[Any, ...]) -> None:
        for event in events:
            seen = event.seen_by(self.alone.seat.i) if self.alone else event
            click.echo("".join(f"  {line}\n" for line in seen.text.show().splitlines()), nl=False)

    def _say(self, slug: str, **values: Any) -> None:
        click.echo(say(slug, values).show())


def _holds_save(path: Path) -> bool:
    try:
        return is_save(read_text(path))
    except FileError:
        return False
