"""Parts 4 and 5 of the rules: the end of the game, and the score line by line."""

from __future__ import annotations

from typing import NamedTuple

from seabook.engine import Event, event
from seabook.games.endeavor.pieces import POLITICS, Box, Track
from seabook.games.endeavor.state import Player, State, level, shown
from seabook.words import Text, bracketed, say

_MARKERS_A_GLORY = 3  # in the harbour (E5.4)
_SPACE = 3  # the rightmost card space, empty (E5.7)


class Line(NamedTuple):
    """One line of a score: the rule, what was counted, how many, and the glory.

    ``each`` is how many make 1 glory, where it is not one for one.
    """

    rule: str
    slug: str
    counted: int
    glory: int
    track: Track | None = None
    each: int = 0

    @property
    def text(self) -> Text:
        """The line in both languages, with its rule."""
        values = {"count": self.counted, "glory": self.glory, "each": self.each}
        return say(self.slug, values, track=self.track or "") + bracketed([self.rule])


def lines(state: State, seat: int) -> list[Line]:
    """A seat's score if the game ended now, in the order of the rules."""
    player, box = state.players[seat], state.box
    held = [city for city in box.cities if state.holders[city.i] == seat]
    roads = sum(line.ends[0] in held and line.ends[1] in held for line in box.connections)
    tiles = sum(building.glory * player.owned[building.i] for building in box.buildings)
    free = rightmost_space_empty(state, player)
    in_harbour = player.harbour // _MARKERS_A_GLORY
    return [
        Line("E5.1", "score.cities", len(held), sum(city.glory for city in held)),
        Line("E5.2", "score.connections", roads, roads),
        *(
            Line("E5.3", "score.track", value, track_glory(box, value), track)
            for track in box.status
            for value in [shown(state, player, track.i)]
        ),
        Line("E5.4", "score.harbour", player.harbour, in_harbour, each=_MARKERS_A_GLORY),
        Line("E5.5", "score.buildings", tiles, tiles),
        Line("E5.6", "score.cards", len(player.cards), sum(card.glory for card in player.cards)),
        Line("E5.7", "score.space", int(free), _SPACE if free else 0),
        Line("E5.8", "score.slavery", len(player.freed), -len(player.freed)),
    ]


def track_glory(box: Box, value: int) -> int:
    """The glory of a status marker (E5.3).

    >>> from seabook.games.endeavor.components import read_box
    >>> [track_glory(read_box(), value) for value in (0, 1, 2, 4, 7, 9, 10, 15)]
    [0, 0, 2, 4, 7, 7, 10, 15]
    """
    row = max((row for row in box.levels if row.first <= value), key=lambda row: row.first)
    return value if row.glory is None else row.glory


def rightmost_space_empty(state: State, player: Player) -> bool:
    """Whether the kept cards fit without the Governor's space (E5.7, ER39, ER58)."""
    if state.options.card_limit == "literal":
        return True
    reached = level(state, player, POLITICS)
    extra = reached < state.box.top_level and any(card.slavery for card in player.cards)
    return len(player.cards) - int(extra) <= reached


def totals(state: State) -> tuple[int, ...]:
    """The glory of each seat if the game ended now."""
    return tuple(
        sum(line.glory for line in lines(state, seat)) for seat in range(len(state.players))
    )


def bounds(box: Box) -> tuple[int, int]:
    """No score is outside these: every slavery card discarded, or all there is for one player.

    >>> from seabook.games.endeavor.components import read_box
    >>> bounds(read_box())
    (-6, 178)
    """
    counts = box.counts
    tracks = len(box.status) * track_glory(box, counts.track_end)
    tiles = sum(building.glory * building.copies for building in box.buildings)
    cards = sum(card.glory for card in box.cards)
    most = sum(city.glory for city in box.cities) + len(box.connections) + tracks + tiles + cards
    most += counts.population_markers // _MARKERS_A_GLORY + _SPACE
    return -sum(card.slavery for card in box.cards), most


def verdict(state: State) -> Event:
    """The end: the highest total wins, tied players share the win (E4.1, E4.2)."""
    scores = totals(state)
    best = max(scores)
    winners = [state.box.seats[seat] for seat, score in enumerate(scores) if score == best]
    if len(winners) == 1:
        return event("E4.1", "end.winner", who=winners[0], glory=best, n=state.round)
    return event("E4.2", "end.shared", winners=winners, glory=best, n=state.round)
