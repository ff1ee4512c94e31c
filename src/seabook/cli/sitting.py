"""Who sits where at a table: the seats that the user plays, and the bots of the others."""

from __future__ import annotations

from typing import Any

from seabook.bots import NAMES, Bot, Choice, bot
from seabook.engine import Action, Complaint, SeatTable, Table


class Sitting:
    """One sitting: the table, which seats the user plays, the bots of the others."""

    def __init__(
        self,
        table: Table[Any],
        mine: list[str],
        bot_name: str,
        seed: int,
        components: str | None = None,
    ) -> None:
        self.named = list(dict.fromkeys(mine))  # who names a seat twice still plays one
        self.bot_name = bot_name
        self.seed = seed
        self.components = components
        self.sit_down(table)

    def sit_down(self, table: Table[Any]) -> None:
        """Take the user's seats at a table; bots take the others. Refused, all stays as it was."""
        seats = table.game.seated(table.state)
        mine = [table.seat(seat).seat for seat in self.named]  # an unknown one is told now
        bot(self.bot_name, table.game)  # and so is a bot
        self.table = table
        self.mine = list(dict.fromkeys(mine))
        self.bots = {seat.i for seat in seats if seat not in self.mine}
        self.minds: dict[int, Bot] = {}
        # Alone, the user sees what that seat may see; who plays several seats sees everything.
        self.alone = table.seat(self.mine[0]) if len(self.mine) == 1 else None
        self.saved = self.own_decisions()
        self.changed = True

    def own_decisions(self) -> list[Action]:
        """What the user has decided so far."""
        return [step.action for step in self.table.history if step.action.seat.i not in self.bots]

    def deciding(self) -> list[int]:
        """The seats that may decide now."""
        return list(
            dict.fromkeys(each.seat for each in self.table.game.waits_for(self.table.state))
        )

    def racing(self) -> bool:
        """Whether the quicker one wins, rather than that all decide under seal."""
        game = self.table.game
        kinds = (code for each in game.decisions(self.table.state) for code in each.kinds)
        return not any(game.space.kinds[code].sealed for code in kinds)

    def wanted(self, seat: int) -> Choice:
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

    def waits(self, action: Action) -> bool:
        """Whether a decision just made is still hidden from the others."""
        return action.seat.i in self.table.game.undisclosed(self.table.state)

    def place(self, seat: int) -> SeatTable[Any]:
        """Where the user asks from; who plays several seats asks for the one that decides."""
        return self.alone or self.table.seat(seat)

    def take_back(self) -> Action:
        """Back to the user's own last decision: the bots' moves after it go too."""
        self.changed = True
        if self.alone:
            return self.alone.undo(through=self.bots)
        if not self.own_decisions():
            raise Complaint("complaint.nothing-to-undo")
        while (action := self.table.undo()).seat.i in self.bots:
            pass
        return action
