"""The player that takes any legal action, each equally likely."""

from __future__ import annotations

from typing import Any

from seabook.bots.base import Choice
from seabook.engine import Rules, Stream
from seabook.words import say


class Random:
    """Chooses at random among what is legal: the measure of all other players."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.stream = Stream("random bot", seed)

    def choose(self, game: Rules[Any], state: Any, seat: int) -> Choice:
        """Any legal action of the seat."""
        legal = [action for action in game.legal(state) if action.seat.i == seat]
        return Choice(self.stream.choice(legal), say("bot.random", n=len(legal)))
