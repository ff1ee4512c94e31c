"""Everything that is true in a game of Endeavor, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

import attrs

from seabook.engine import Plain
from seabook.games.endeavor.components import BUILDINGS, LEVELS, REGIONS, TOKENS, TRACK_END
from seabook.games.endeavor.pieces import POLITICS, Building, Card, Region, Token


@attrs.frozen
class Options:
    """The switches of playbook/endeavor/rulings.toml; the defaults are our rulings.

    ``slavery_deck`` alone is no reading of the rules: it is ours, for a teacher who leaves the
    topic out (playbook/endeavor/topics.toml).
    """

    starting_building: str = "colonial_house"
    no_tile_left: str = "lowest_above"
    salary: str = "exact"
    card_limit: str = "board"
    track_surplus: str = "remembered"
    connection_token_on_attack: str = "yes"
    payment_on_level5: str = "allowed"
    docks_in_europe: str = "yes"
    draw_twice_europe: str = "both_decks"
    start_player: str = "seeded"
    limit_after_pass: str = "at_once"
    slavery_deck: str = "played"


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

    @property
    def framed(self) -> bool:
        """Whether this is a compound action, which binds its halves to one region."""
        return self.by is not None and len(self.by.does) > 1


class Player:
    """One player's own board and pieces. Lists are indexed by track, building or token kind."""

    __slots__ = (
        "busy",
        "cards",
        "due",
        "freed",
        "harbour",
        "icons",
        "owned",
        "passed",
        "supply",
        "tokens",
    )

    def __init__(self) -> None:
        self.supply = 0
        self.harbour = 0
        self.icons = [0, 0, 0, 0]  # true totals, not cut off at the end of the track
        self.due = [0, 0, 0, 0]  # steps earned or lost that the markers have still to move
        self.owned = [0] * len(BUILDINGS)
        self.busy = [0] * len(BUILDINGS)  # of those owned: with a marker on the circle
        self.cards: tuple[Card, ...] = ()
        self.tokens = [0] * len(TOKENS)  # trade tokens kept: brown ones, and blue ones not yet used
        self.freed: tuple[Card, ...] = ()  # slavery cards discarded, beside the board
        self.passed = False

    def copy(self) -> Player:
        """The same board, independent of this one."""
        other = Player.__new__(Player)
        other.supply = self.supply
        other.harbour = self.harbour
        other.icons = self.icons[:]
        other.due = self.due[:]
        other.owned = self.owned[:]
        other.busy = self.busy[:]
        other.cards = self.cards
        other.tokens = self.tokens[:]
        other.freed = self.freed
        other.passed = self.passed
        return other


class State(Plain):
    """A position. ``tokens`` lie on the 95 spaces: cities, connections, shipping spaces.

    ``tracks`` holds, for each region, the seats on its shipping track in the order in which they
    came: the first from the furthest circle. ``presence`` and each player's ``icons`` are kept
    beside what they could be counted from; the invariants recount them.
    """

    __slots__ = (
        "abolished",
        "beside",
        "decisions",
        "decks",
        "holders",
        "options",
        "phase",
        "players",
        "presence",
        "removed",
        "round",
        "spent",
        "starter",
        "stock",
        "tokens",
        "tracks",
        "turn",
    )

    def __init__(self, players: int, options: Options) -> None:
        self.options = options
        self.players = [Player() for _ in range(players)]
        self.tokens: list[Token | None] = []
        self.holders: list[int] = []  # seat in each city, -1 for nobody
        self.tracks: list[list[int]] = [[] for _ in REGIONS]
        self.beside = [[0] * players for _ in REGIONS]
        self.presence = [[0] * players for _ in REGIONS]
        self.decks: list[list[Card]] = []  # top card last
        self.stock: list[int] = []  # tiles left of each kind of building
        self.removed: tuple[Card, ...] = ()  # cards out of the game
        self.spent = [0] * len(TOKENS)  # tokens out of the game
        self.abolished = False
        self.round = 1
        self.phase = "build"
        self.starter = 0
        self.turn = 0
        self.decisions: list[Decision] = []  # the last one is open

    def copy(self) -> State:
        """The same position, independent of this one."""
        other = State.__new__(State)
        other.options = self.options
        other.players = [player.copy() for player in self.players]
        other.tokens = self.tokens[:]
        other.holders = self.holders[:]
        other.tracks = [track[:] for track in self.tracks]
        other.beside = [row[:] for row in self.beside]
        other.presence = [row[:] for row in self.presence]
        other.decks = [deck[:] for deck in self.decks]
        other.stock = self.stock[:]
        other.removed = self.removed
        other.spent = self.spent[:]
        other.abolished = self.abolished
        other.round = self.round
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.decisions = self.decisions[:]
        return other

    @property
    def decision(self) -> Decision:
        """The open decision."""
        return self.decisions[-1]

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data: equal positions, equal data."""
        return (
            tuple(
                (
                    (p.supply, p.harbour, p.passed),
                    (*p.icons, *p.due, *p.owned, *p.busy, *p.tokens),
                    tuple(card.code for card in p.cards),
                    tuple(card.code for card in p.freed),
                )
                for p in self.players
            ),
            tuple(token.code if token else "" for token in self.tokens),
            tuple(self.holders),
            tuple(map(tuple, self.tracks)),
            tuple(map(tuple, self.beside)),
            tuple(tuple(card.code for card in deck) for deck in self.decks),
            tuple(self.stock),
            tuple(card.code for card in self.removed),
            tuple(self.spent),
            (self.round, self.phase, self.starter, self.turn, self.abolished),
            tuple(
                (d.seat, d.kinds, d.by and d.by.code, d.region and d.region.code, d.deck, d.left)
                for d in self.decisions
            ),
        )


# Level of each value that a marker can show, 0 to 15.
_LEVEL_AT = tuple(
    max(row.level for row in LEVELS if row.first <= value) for value in range(TRACK_END + 1)
)


def shown(player: Player, track: int) -> int:
    """Where the status marker stands: the true total, at most 15 (ER16)."""
    total = player.icons[track]
    return total if total < TRACK_END else TRACK_END


def level(player: Player, track: int) -> int:
    """The level, 1 to 5, that the status marker has reached."""
    total = player.icons[track]
    return _LEVEL_AT[total if total < TRACK_END else TRACK_END]


def is_open(state: State, region: Region) -> bool:
    """Whether the region is open: Europe always, any other once its track is full (E3.1c)."""
    return len(state.tracks[region.i]) == region.spaces


def room_on_track(state: State, region: Region) -> int:
    """Empty spaces on the region's shipping track."""
    return region.spaces - len(state.tracks[region.i])


def card_limit(state: State, player: Player) -> int:
    """How many cards the player may keep: the politics level and the two extra slots (ER12)."""
    limit = level(player, POLITICS)
    if state.options.card_limit == "literal":
        return limit
    if any(card.governor for card in player.cards):
        limit += 1
    if level(player, POLITICS) < 5 and any(card.slavery for card in player.cards):
        limit += 1
    return limit
