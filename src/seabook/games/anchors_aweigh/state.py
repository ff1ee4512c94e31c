"""Everything that is true in a game of Anchors Aweigh!, and how a position is copied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

import attrs

from seabook.engine import Plain, Stream
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card, Treasure

T = TypeVar("T")

# What lies on a space of a ship, besides the number of a tile.
NOTHING, CHEST = -1, -2
# Where a tile lies: in the heap face down or up, away (on a ship or in a hand), still in the box.
DOWN, UP, AWAY, BOXED = range(4)
# The streams that draws come from, each with a count of its own.
STREAMS = ("anchors tiles", "anchors cards", "anchors ring", "anchors voyage")
TILES, CARDS, RING, VOYAGE = range(4)
# One decision of a player who loads, and the agenda of a card once all have decided.
LOADING = ("flip", "take", "put-back", "load", "good", "swap-out", "look")
PAY, FINE, REWARD = "pay", "fine", "reward"


@attrs.frozen
class Options:
    """The switches of playbook/anchors_aweigh/rulings.toml, and the three variants of part 6."""

    face_down_take_seen_by: str = "taker"
    starfish_per_kind: str = "4"
    supply_refill: str = "payments_first"
    goods_movable: str = "no"
    retip_round2: str = "no"
    high_seas_round2: str = "rest_then_reshuffle"
    wild_monkey_as_warehouse: str = "no"
    pesky_monkeys: str = "off"
    high_seas: str = "off"
    stormy_seas: str = "off"


class Decision(NamedTuple):
    """What a seat has to choose now.

    ``about`` is the treasure to be paid for. ``lifted`` is the colour of a good being moved and
    ``space`` where it lay, or the space freed by an exchange; ``moved`` counts the goods moved
    since the decision came up, ``searched`` holds a bit for each kind looked for in vain, and
    ``back`` is the decision that a free action has interrupted.
    """

    seat: int
    kinds: tuple[str, ...]
    about: Treasure | None = None
    space: int = -1
    lifted: int = -1
    moved: int = 0
    searched: int = 0
    back: Decision | None = None

    @property
    def framed(self) -> bool:
        """Never: each kind of action states all its conditions itself."""
        return False

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data."""
        about = self.about.code if self.about else ""
        back = self.back.plain() if self.back else ()
        return (*self[:2], about, *self[3:7], back)


class Player:
    """One player's ship and money.

    ``tiles`` and ``goods`` have an entry for each space: the tile (or ``NOTHING``, ``CHEST``), and
    the colours of the goods there. ``empty`` counts the spaces with neither; it is kept beside what
    it could be counted from, and the invariants recount it.
    """

    __slots__ = (
        "beside",
        "chests",
        "choice",
        "coins",
        "empty",
        "goods",
        "hand",
        "parrots",
        "resident",
        "tiles",
    )

    def __init__(self, spaces: int) -> None:
        self.tiles = [NOTHING] * spaces
        self.goods: list[tuple[int, ...]] = [()] * spaces
        self.empty = spaces
        self.hand = NOTHING
        self.coins = 0
        self.chests = 0
        self.beside = 0  # chests that found no space above deck (AR27)
        self.parrots = 0
        self.choice = ""  # what is decided on the card: a kind of action
        self.resident = -1  # the space of a pesky monkey (A6.1)

    def copy(self) -> Player:
        """The same ship, independent of this one."""
        other = Player.__new__(Player)
        other.tiles = self.tiles[:]
        other.goods = self.goods[:]
        other.empty = self.empty
        other.hand = self.hand
        other.coins = self.coins
        other.chests = self.chests
        other.beside = self.beside
        other.parrots = self.parrots
        other.choice = self.choice
        other.resident = self.resident
        return other

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data."""
        return (
            tuple(self.tiles),
            tuple(self.goods),
            (self.empty, self.hand, self.coins, self.chests, self.beside, self.parrots),
            (self.choice, self.resident),
        )


class State(Plain):
    """A position.

    ``faces`` gives for each tile twice its kind, plus 1 with a starfish; ``lies`` where it is;
    ``public`` has a bit for each tile whose face all have seen. ``deck`` is the ring while loading
    and the captain's deck after it, top card first; ``stacks`` are the cards left of each kind, in
    id order, for draws to come. ``asking`` is what all decide at once, ``agenda`` what is then done
    step by step, and ``owed`` what its first step still has to pay or to take. Without a ``seed``
    (a position made by hand) nothing is drawn: things come as they lie.
    """

    __slots__ = (
        "agenda",
        "asking",
        "box",
        "captain",
        "card",
        "counts",
        "decisions",
        "deck",
        "faces",
        "lies",
        "options",
        "owed",
        "parrots",
        "phase",
        "players",
        "public",
        "round",
        "seed",
        "stacks",
        "supply",
        "turned",
        "under",
        "used",
    )

    def __init__(self, box: Box, players: int, options: Options, seed: int | None) -> None:
        self.box = box
        self.options = options
        self.seed = seed
        self.counts = [0] * len(STREAMS)
        self.players = [Player(len(box.spaces)) for _ in range(players)]
        self.faces: tuple[int, ...] = ()
        self.lies: list[int] = []
        self.public = 0
        self.supply = [box.counts.goods_each] * len(box.colours)
        self.parrots = box.counts.parrots
        self.stacks: list[list[Card]] = []
        self.deck: list[Card] = []
        self.under = 0  # contracts at the bottom of the deck that all saw go there
        self.used: list[Card] = []  # resolved: out of the game
        self.card: Card | None = None
        self.turned = False  # the card lies face up
        self.captain = -1
        self.round = 1
        self.phase = "loading"
        self.asking = ""
        self.agenda: list[tuple[str, int]] = []
        self.owed: list[int] = []
        self.decisions: list[Decision] = []  # all of them are open, one a seat

    def copy(self) -> State:
        """The same position, independent of this one."""
        other = State.__new__(State)
        other.box = self.box
        other.options = self.options
        other.seed = self.seed
        other.counts = self.counts[:]
        other.players = [player.copy() for player in self.players]
        other.faces = self.faces
        other.lies = self.lies[:]
        other.public = self.public
        other.supply = self.supply[:]
        other.parrots = self.parrots
        other.stacks = [stack[:] for stack in self.stacks]
        other.deck = self.deck[:]
        other.under = self.under
        other.used = self.used[:]
        other.card = self.card
        other.turned = self.turned
        other.captain = self.captain
        other.round = self.round
        other.phase = self.phase
        other.asking = self.asking
        other.agenda = self.agenda[:]
        other.owed = self.owed[:]
        other.decisions = self.decisions[:]
        return other

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data: equal positions, equal data."""
        return (
            tuple(player.plain() for player in self.players),
            (self.faces, tuple(self.lies), self.public),
            (tuple(self.supply), self.parrots),
            tuple(tuple(card.code for card in stack) for stack in self.stacks),
            tuple(card.code for card in self.deck),
            (self.under, *(card.code for card in self.used)),
            (self.card.code if self.card else "", self.turned, self.asking),
            (self.captain, self.round, self.phase),
            (tuple(self.agenda), tuple(self.owed)),
            tuple(decision.plain() for decision in self.decisions),
            (self.seed, tuple(self.counts)),
        )

    def treasure(self, tile: int) -> Treasure:
        """The kind of treasure that a tile shows."""
        return self.box.treasures[self.faces[tile] >> 1]

    def starfish(self, tile: int) -> bool:
        """Whether a tile bears a starfish (A2.12)."""
        return self.faces[tile] & 1 == 1

    @property
    def cards_open(self) -> bool:
        """Whether the cards of the round lie face up: from the start of loading to the captain's
        call (A2.1, A2.16)."""
        return self.phase == "loading" and self.captain < 0

    @property
    def starfish_count(self) -> bool:
        """Whether starfish have an effect: with two players, and in stormy seas (A2.13, A6.4)."""
        return len(self.players) == 2 or self.options.stormy_seas == "on"

    @property
    def wild_monkeys(self) -> bool:
        """Whether monkeys are wild (A6.5)."""
        return self.options.stormy_seas == "on"


def clockwise(state: State) -> list[int]:
    """The seats clockwise from the captain (A3.19, AR34)."""
    n, first = len(state.players), max(state.captain, 0)
    return [(first + i) % n for i in range(n)]


def shuffled(state: State, which: int, things: Iterable[T]) -> list[T]:
    """The things in an order drawn from one of the streams; as they lie where nothing is drawn."""
    if state.seed is None:
        return list(things)
    stream = Stream(STREAMS[which], state.seed, state.counts[which])
    mixed = stream.shuffled(things)
    state.counts[which] = stream.count
    return mixed


def replace(state: State, old: Decision, new: Decision | None) -> None:
    """Put another decision of the same seat in the place of an open one, or none."""
    at = state.decisions.index(old)
    state.decisions[at : at + 1] = [] if new is None else [new]


def made(state: State, seat: int) -> Decision:
    """The open decision of a seat, which is open no longer."""
    decision = decision_of(state, seat)
    assert decision is not None
    replace(state, decision, None)
    return decision


def decision_of(state: State, seat: int) -> Decision | None:
    """The open decision of a seat."""
    return next((each for each in state.decisions if each.seat == seat), None)
