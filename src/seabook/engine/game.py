"""A game as people open it: its rules, and tables on which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from seabook.engine.errors import Complaint
from seabook.engine.rules import Rules, S
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
        self.check_players(players)
        if not isinstance(given, Mapping):
            raise Complaint("complaint.position-table", where="position")
        state = self.place(players, given, self.complete(options))
        # What is given was sound; what followed by itself up to the next decision must be too.
        for problem in (*self.problems(state), *self.unsettled(state)):
            raise Complaint("complaint.position-unsound", why=problem)
        return Table(self, state, _origin(options, players=players, position=deepcopy(dict(given))))

    def __repr__(self) -> str:
        return f"<{self.code}>"


def _origin(options: Mapping[str, str], **begun: Any) -> dict[str, Any]:
    return {**begun, "options": dict(options)}
