"""Players to play against: each says why it chose what it chose."""

from __future__ import annotations

from typing import Any

from seabook.bots.base import Bot, Choice
from seabook.bots.greedy import Greedy
from seabook.bots.random import Random
from seabook.engine import Complaint, Rules

NAMES = ("random", "greedy")


def bot(name: str, game: Rules[Any], seed: int = 0) -> Bot:
    """A player by its name; equal seeds make equal choices.

    >>> from seabook.games import game
    >>> bot("greedy", game("endeavor")).name
    'greedy'
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(_valuation(game), seed)
    raise Complaint("complaint.bot", given=name, known=NAMES)


def _valuation(game: Rules[Any]) -> Any:
    if game.code == "endeavor":
        from seabook.bots import endeavor

        return endeavor.value
    raise Complaint("complaint.game", given=game.code, known=("endeavor",))


__all__ = ["NAMES", "Bot", "Choice", "Greedy", "Random", "bot"]
