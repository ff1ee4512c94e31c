"""A why-panel on which everything is only tried."""

from __future__ import annotations

from typing import Any

from seabook.engine.table import Table
from seabook.widgets.why import WhyPanel


class WhatIf(WhyPanel):
    """A why-panel that only ever plays on a branch; "return" begins a new one.

    >>> import seabook
    >>> table = seabook.game("endeavor").table(players=3, seed=7)
    >>> panel = WhatIf(table, "blue")
    >>> _ = panel.ask(table.actions()[0].notation), panel.play()
    >>> len(panel.table.history), len(table.history)
    (1, 0)
    >>> panel.close()
    """

    def __init__(self, table: Table[Any], seat: str = "red") -> None:
        super().__init__(table, seat)
        self.try_ahead()

    def come_back(self) -> None:
        """Drop the branch, and begin another."""
        super().come_back()
        self.try_ahead()
