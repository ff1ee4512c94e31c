"""Part 6 of the rules: the final score line by line, and who wins."""

from __future__ import annotations

from typing import NamedTuple

from seabook.engine import Event, event
from seabook.games.vasco_da_gama.pieces import MISSIONARY
from seabook.games.vasco_da_gama.player import Player
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, bracketed, say

_MONEY_A_POINT = 3
_SHIP_POINTS = 3


class Line(NamedTuple):
    """One line of a score: the rule, what was counted, how many, and the points.

    ``each`` is how many make 1 point, where it is not one for one.
    """

    rule: str
    slug: str
    counted: int
    glory: int
    each: int = 0

    @property
    def text(self) -> Text:
        """The line in both languages, with its rule."""
        values = {"count": self.counted, "glory": self.glory, "each": self.each}
        return say(self.slug, values) + bracketed([self.rule])


def lines(state: State, seat: int) -> list[Line]:
    """A seat's score if the game ended now, in the order of the rules."""
    player = state.players[seat]
    points, money, ships = _parts(player)
    return [
        Line("V1.9", "score.track-points", player.points, points),
        Line("V6.2", "score.money", player.money, money, each=_MONEY_A_POINT),
        Line("V6.3", "score.ready-ships", ships // _SHIP_POINTS, ships),
    ]


def _parts(player: Player) -> tuple[int, int, int]:
    """Points on the track, for money, and for ships ready with a captain (VR49)."""
    ready = min(len(player.ships), player.captains)
    return player.points, player.money // _MONEY_A_POINT, _SHIP_POINTS * ready


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat if the game ended now."""
    return tuple(sum(_parts(player)) for player in state.players)


def ships_at_sea(state: State, seat: int) -> int:
    """The first tie-break: own ships on landing spaces (V6.4)."""
    return sum(each is not None and each.seat == seat for each in state.sea)


def unused_crew(state: State, seat: int) -> int:
    """The second tie-break: unused crew, missionaries too unless the option says no (VR50)."""
    crew = state.players[seat].crew
    if state.options.missionaries_in_tiebreak == "no":
        return sum(crew[:MISSIONARY])
    return sum(crew)


_TIE_BREAKS = (("end-of-game.by-ships", ships_at_sea), ("end-of-game.by-crew", unused_crew))


def verdict(state: State) -> Event:
    """Who wins: by points, then by ships at sea, then by unused crew; else the win is shared."""
    scores = totals(state)
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return event("V6.4", "end-of-game.winner", who=state.box.seats[tied[0]], points=best)
    for slug, count in _TIE_BREAKS:
        most = max(count(state, seat) for seat in tied)
        leading = [seat for seat in tied if count(state, seat) == most]
        if len(leading) == 1:
            who = state.box.seats[leading[0]]
            return event("V6.4", slug, who=who, points=best, n=most)
        tied = leading
    winners = [state.box.seats[seat] for seat in tied]
    return event("V6.4", "end-of-game.shared", winners=winners, points=best)
