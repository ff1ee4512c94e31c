"""Part 5 of the rules: the end of the game, and the score line by line."""

from __future__ import annotations

from typing import NamedTuple

from seabook.engine import Event, event
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, bracketed, say


class Line(NamedTuple):
    """One line of a score: the rule, what was counted, and what it is worth in coins."""

    rule: str
    slug: str
    counted: int
    glory: int

    @property
    def text(self) -> Text:
        """The line in both languages, with its rule."""
        return say(self.slug, n=self.counted, worth=self.glory) + bracketed([self.rule])


def lines(state: State, seat: int) -> list[Line]:
    """A seat's score if the game ended now: coins, chests, and a parrot, which is worth nothing."""
    player = state.players[seat]
    worth = player.chests * state.box.counts.chest_worth
    return [
        Line("A5.1", "score.coins", player.coins, player.coins),
        Line("A4.5", "score.chests", player.chests, worth),
        Line("A4.12", "score.parrots", player.parrots, 0),
    ]


def totals(state: State) -> tuple[int, ...]:
    """The coins and chests of each seat (AR41)."""
    worth = state.box.counts.chest_worth
    return tuple(player.coins + worth * player.chests for player in state.players)


def verdict(state: State) -> Event:
    """The end: the highest total wins, tied players share the win (A5.1, A5.2)."""
    scores = totals(state)
    best = max(scores)
    winners = [state.box.seats[seat] for seat, score in enumerate(scores) if score == best]
    if len(winners) == 1:
        return event("A5.1", "voyage.winner", who=winners[0], total=best, n=state.round)
    return event("A5.2", "voyage.shared", winners=winners, total=best, n=state.round)
