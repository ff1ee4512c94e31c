"""The player that looks to the end of its own turn and takes what it values most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from seabook.bots.base import Choice
from seabook.engine import Action, Rules, Stream
from seabook.words import Text, say

# What a position is worth to a seat, part by part; the parts have names for people.
Valuation = Callable[[Any, int], dict[str, float]]

# Which of the legal actions are worth looking into.
Considering = Callable[[Any, list[Action]], list[Action]]

# So many positions are looked into for one choice; what lies beyond is valued as it stands. A turn
# that can be ended in thousands of orders would else be thought over for a minute.
MOST = 1500
# A smaller difference is none that one would name.
_TELLING = 0.05


def every(state: Any, legal: list[Action]) -> list[Action]:
    """All legal actions are worth looking into."""
    return legal


class Greedy:
    """Values every position that its turn can end in, and says what decided.

    Ties are settled by its own stream, so that equal choices are not always the first.
    """

    name = "greedy"

    def __init__(self, value: Valuation, consider: Considering = every, seed: int = 0) -> None:
        self.value = value
        self.consider = consider
        self.stream = Stream("greedy bot", seed)
        self._left = 0  # positions that may still be looked into

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        """The first action of the best turn."""
        legal = self.consider(imagined, game.legal(imagined, seat))
        # Each first action its share: the last ones are thought over as well as the first.
        share, ends = MOST // len(legal), list[tuple[dict[str, float], Action]]()
        for action in legal:
            self._left = share
            ends.append((self._end(game, imagined, action), action))
        best = max(sum(end.values()) for end, _ in ends)
        equal = [pair for pair in ends if sum(pair[0].values()) > best - 1e-9]
        end, action = self.stream.choice(equal)
        others = [pair for pair in ends if pair[1] is not action]
        if not others:
            return Choice(action, say("bot.only"))
        second, other = max(others, key=lambda pair: sum(pair[0].values()))
        return Choice(action, _why(game.code, end, second, other))

    def _end(self, game: Rules[Any], state: Any, action: Action) -> dict[str, float]:
        """The value of the best position that a turn beginning with this action can end in."""
        after, seat = state.copy(), action.seat.i
        game.apply(after, action)
        self._left -= 1
        if self._left < 0 or not _same_turn(game, after, seat):
            return self.value(after, seat)
        legal = self.consider(after, game.legal(after, seat))
        ends = list[dict[str, float]]()
        for each in legal:
            ends.append(self._end(game, after, each))
            if self._left < 0:
                break
        return max(ends, key=lambda end: sum(end.values()))


def _same_turn(game: Rules[Any], after: Any, seat: int) -> bool:
    """Whether the seat still has to finish what this action began."""
    now = game.decisions(after)
    return (
        bool(now)
        and now[0].seat == seat
        and not any(game.space.kinds[kind].begins for kind in now[0].kinds)
    )


def _why(code: str, end: dict[str, float], second: dict[str, float], other: Action) -> Text:
    """How much better than the next best, in what the game counts, and what makes most of it."""
    more = sum(end.values()) - sum(second.values())
    if more < _TELLING:
        return say("bot.equal", other=other.phrase)
    part = max(end, key=lambda name: end[name] - second.get(name, 0.0))
    words = {"other": other.phrase, "part": say(f"bot.part.{part}")}
    if not round(more):
        return say("bot.slightly", words)
    return say("bot.greedy", words, gain=say(f"bot.gain.{code}", n=round(more)))
