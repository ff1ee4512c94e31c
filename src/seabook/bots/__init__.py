"""Players to play against: each says why it chose what it chose."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from seabook.bots.base import Bot, Choice, Racer
from seabook.bots.greedy import Considering, Greedy, Valuation, every
from seabook.bots.random import Random, any_action, any_beside, any_of, any_seat
from seabook.engine import Complaint, Rules

NAMES = ("random", "greedy")


def bot(name: str, game: Rules[Any], seed: int = 0, **traits: float) -> Bot:
    """A player by its name; equal seeds make equal choices. A game's own may have ``traits``.

    >>> from seabook.games import game
    >>> bot("greedy", game("endeavor")).name
    'greedy'
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(*_judgement(game), seed)
    own = getattr(import_module(f"seabook.bots.{game.code}"), "OWN", {})
    if name in own:
        return own[name](game, seed, **traits)  # type: ignore[no-any-return]
    raise Complaint("complaint.bot", given=name, known=(*NAMES, *own))


def _judgement(game: Rules[Any]) -> tuple[Valuation, Considering]:
    """How a game's positions are valued, and which actions are worth looking into."""
    module = import_module(f"seabook.bots.{game.code}")
    return module.value, getattr(module, "consider", every)


__all__ = [
    "NAMES",
    "Bot",
    "Choice",
    "Greedy",
    "Racer",
    "Random",
    "any_action",
    "any_beside",
    "any_of",
    "any_seat",
    "bot",
]
