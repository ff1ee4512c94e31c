"""The player that takes any legal action; free ones now and then."""

from __future__ import annotations

from typing import Any

from seabook.bots.base import Choice
from seabook.engine import Action, Rules, Stream
from seabook.words import say

# A free action leaves the decision open, so that a player who took each of them as readily as the
# others would do nothing else: in one of so many choices a free one is taken.
_FREE = 4
# So seldom does one act for whom the game does not wait.
_BESIDE = 10


def any_of(legal: list[Action], dice: Stream) -> Action:
    """One of the legal actions, each equally likely, but for the free ones."""
    bound = [action for action in legal if not action.kind.free]
    if len(bound) == len(legal):
        return dice.choice(legal)
    if bound and dice.below(_FREE):
        return dice.choice(bound)
    return dice.choice([action for action in legal if action.kind.free])


def any_beside(rules: Rules[Any], state: Any, dice: Stream) -> Action | None:
    """Now and then a free action of a seat for which the game does not wait; mostly none.

    Nothing is drawn where no such seat may act.
    """
    now, waited_for = rules.decisions(state), rules.waits_for(state)
    if len(now) == len(waited_for) or dice.below(_BESIDE):
        return None
    offered = [each.seat for each in now if each not in waited_for]
    legal = rules.legal(state, dice.choice(offered))
    return dice.choice(legal) if legal else None


def any_seat(now: tuple[Any, ...], dice: Any) -> int:
    """A seat that has to decide, each equally likely; nothing is drawn where there is one."""
    return int(now[0].seat if len(now) == 1 else dice.choice(now).seat)


def any_action(rules: Rules[Any], state: Any, dice: Stream) -> Action:
    """Any legal action of any seat that the game waits for, each seat equally likely; now and then
    a free one of another seat."""
    beside = any_beside(rules, state, dice)
    return beside or any_of(rules.legal(state, any_seat(rules.waits_for(state), dice)), dice)


class Random:
    """Chooses at random among what is legal: the measure of all other players."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.stream = Stream("random bot", seed)

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        """Any legal action of the seat."""
        legal = game.legal(imagined, seat)
        return Choice(any_of(legal, self.stream), say("bot.random", n=len(legal)))
