"""A game as people open it: its rules, and tables on which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from seabook.engine.declared import S
from seabook.engine.errors import Complaint
from seabook.engine.position import IN_PUBLIC, Position
from seabook.engine.rules import Rules
from seabook.engine.stream import Stream
from seabook.engine.table import Table


class Game(Rules[S]):
    """The rules of one game, with tables to play them on."""

    def table(
        self, players: int, seed: int = 0, first: str | None = None, **options: str
    ) -> Table[S]:
        """A new game: the same seed and options give the same set-up everywhere.

        ``first`` names the seat that begins, where the players have chosen one.
        """
        state = self.start(players, seed, options, first)
        begun: dict[str, Any] = {"players": players, "seed": seed}
        return Table(self, state, _origin(options, **begun, **({"first": first} if first else {})))

    def position(self, players: int, given: Mapping[str, Any], **options: str) -> Table[S]:
        """A table that begins in a hand-made position, given as changes to a set-up."""
        return self.lay(Position(players=players, position=given, options=options))

    def lay(self, where: Position) -> Table[S]:
        """The table of a position as a file has it, with what was played before.

        :class:`Complaint`, or :class:`Refused` for an action of ``before``, says what is wrong.
        """
        if where.seed is not None and where.position:
            raise Complaint("complaint.seed-and-position")
        if where.first is not None and where.seed is None:
            raise Complaint("complaint.first-without-seed")
        self.complete(where.options)  # a name that is none is told before it becomes an argument
        if where.seed is not None:
            table = self.table(where.players, where.seed, where.first, **where.options)
        else:
            table = self._placed(where)
        for text in where.before:
            table.play(text)
        return table

    def _placed(self, where: Position) -> Table[S]:
        self.check_players(where.players)
        state = self.place(where.players, where.position, self.complete(where.options))
        known: dict[str, Any] = {}
        if where.seen_by is not None:
            public = where.seen_by == IN_PUBLIC
            eyes = None if public else self.seat(where.seen_by, where.players).i
            state = self.reshuffle_hidden(state, eyes, Stream("unknown", where.unknown))
            known = {"seen_by": where.seen_by, "unknown": where.unknown}
        begun = {"players": where.players, "position": deepcopy(dict(where.position)), **known}
        return Table(self, state, _origin(where.options, **begun))

    def __repr__(self) -> str:
        return f"<{self.code}>"


def _origin(options: Mapping[str, str], **begun: Any) -> dict[str, Any]:
    return {**begun, "options": dict(options)}
