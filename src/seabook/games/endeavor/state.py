"""Everything that is true in a game of Endeavor, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

import attrs

from seabook.engine import Plain, remembered, state
from seabook.games.endeavor.pieces import POLITICS, Box, Building, Card, Region, Token

# What a turn of the action phase begins with.
TURN = ("activate", "use", "pass")


@attrs.frozen
class Options:
    """The switches that the rules ask: those of rulings.toml, and the house rules of options.toml."""

    starting_building: str
    no_tile_left: str
    salary: str
    card_limit: str
    track_surplus: str
    connection_token_on_attack: str
    payment_on_level5: str
    docks_in_europe: str
    draw_twice_europe: str
    start_player: str
    limit_after_pass: str
    slavery_deck: str


class Decision(NamedTuple):
    """What a seat has to choose now.

    ``by`` is the building or token whose actions are open, ``region`` (and ``deck``) what the
    first half of a compound action has fixed, ``left`` how many salary markers are still to come.
    """

    seat: int
    kinds: tuple[str, ...]
    by: Building | Token | None = None
    region: Region | None = None
    deck: int = -1
    left: int = 0


@state
class Player(Plain):
    """One player's own board and pieces. Lists are indexed by track, building or token kind."""

    supply: int = 0
    harbour: int = 0
    icons: list[int] = attrs.field(factory=lambda: [0] * 4)  # true totals, not cut off at the end
    # steps earned or lost that the markers have still to move
    due: list[int] = attrs.field(factory=lambda: [0] * 4)
    owned: list[int]
    # of those owned: with a marker on the circle
    busy: list[int]
    cards: tuple[Card, ...] = ()
    # trade tokens kept: brown ones, and blue ones not yet used
    tokens: list[int]
    freed: tuple[Card, ...] = ()  # slavery cards discarded, beside the board
    passed: bool = False


@state
class State(Plain):
    """A position. ``tokens`` lie on the 95 spaces: cities, connections, shipping spaces.

    ``tracks`` holds, for each region, the seats on its shipping track in the order in which they
    came: the first from the furthest circle. ``presence`` and each player's ``icons`` are kept
    beside what they could be counted from; the invariants recount them.
    """

    box: Box
    options: Options
    players: list[Player]
    tokens: list[Token | None]
    holders: list[int]  # seat in each city, -1 for nobody
    tracks: list[list[int]]
    beside: list[list[int]]
    presence: list[list[int]]
    decks: list[list[Card]]  # top card last
    stock: list[int]  # tiles left of each kind of building
    removed: tuple[Card, ...] = ()  # cards out of the game
    spent: list[int]  # tokens out of the game
    abolished: bool = False
    round: int = 1
    phase: str = "build"
    starter: int = 0
    turn: int = 0
    decisions: list[Decision] = attrs.field(factory=list)  # the last one is open
    ended: Decision | None = remembered(
        default=None
    )  # the second half that was over by itself in the last turn

    @property
    def decision(self) -> Decision:
        """The open decision."""
        return self.decisions[-1]


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The one open decision; there are never two at once."""
    return (state.decisions[-1],) if state.decisions else ()


def shown(state: State, player: Player, track: int) -> int:
    """Where the status marker stands: the true total, at most 15 (ER16)."""
    total, end = player.icons[track], state.box.counts.track_end
    return total if total < end else end


def level(state: State, player: Player, track: int) -> int:
    """The level, 1 to 5, that the status marker has reached."""
    total, levels = player.icons[track], state.box.level_at
    return levels[total] if total < len(levels) else levels[-1]


def is_open(state: State, region: Region) -> bool:
    """Whether the region is open: Europe always, any other once its track is full (E3.1c)."""
    return len(state.tracks[region.i]) == region.spaces


def room_on_track(state: State, region: Region) -> int:
    """Empty spaces on the region's shipping track."""
    return region.spaces - len(state.tracks[region.i])


def card_limit(state: State, player: Player) -> int:
    """How many cards the player may keep: the politics level and the two extra slots (ER12)."""
    limit = level(state, player, POLITICS)
    if state.options.card_limit == "literal":
        return limit
    if any(card.governor for card in player.cards):
        limit += 1
    if level(state, player, POLITICS) < state.box.top_level and any(
        card.slavery for card in player.cards
    ):
        limit += 1
    return limit
