"""Everything that is true in a game of Anchors Aweigh!, and what can be read off it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeVar

import attrs

from seabook.engine import Plain, Stream, state
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
    """The switches that the rules ask: those of rulings.toml, and the three variants of part 6."""

    face_down_take_seen_by: str
    starfish_per_kind: str
    supply_refill: str
    goods_movable: str
    retip_round2: str
    high_seas_round2: str
    wild_monkey_as_warehouse: str
    pesky_monkeys: str
    high_seas: str
    stormy_seas: str


class Decision(NamedTuple):
    """What a seat has to choose now.

    ``about`` is the treasure to be paid for, or given up ``left`` times more in an exchange. ``lifted`` is the colour
    of a good being moved and ``space`` where it lay (nowhere aboard, if it is gained), or the first
    space freed by an exchange; ``searched`` holds a bit for each kind looked for in vain. ``stage``
    is that of the card for which a good has to go, and ``back`` the decision that a free action has
    interrupted.
    """

    seat: int
    kinds: tuple[str, ...]
    about: Treasure | None = None
    space: int = -1
    lifted: int = -1
    searched: int = 0
    left: int = 0
    stage: str = ""
    back: Decision | None = None


@state
class Player(Plain):
    """One player's ship and money.

    ``tiles`` and ``goods`` have an entry for each space: the tile (or ``NOTHING``, ``CHEST``), and
    the colours of the goods there. ``empty`` counts the spaces with neither; it is kept beside what
    it could be counted from, and the invariants recount it.
    """

    tiles: list[int]
    goods: list[tuple[int, ...]]
    empty: int
    hand: int = NOTHING
    coins: int = 0
    chests: int = 0
    beside: int = 0  # chests that found no space above deck (AR27)
    parrots: int = 0
    choice: str = ""  # what is decided on the card: a kind of action
    moved: int = 0  # goods moved since all were asked about the card, or since the own reward
    resident: int = -1  # the space of a pesky monkey (A6.1)


@state
class State(Plain):
    """A position.

    ``faces`` gives for each tile twice its kind, plus 1 with a starfish; ``lies`` where it is;
    ``public`` has a bit for each tile whose face all have seen. ``deck`` is the ring while loading
    and the captain's deck after it, top card first; ``stacks`` are the cards left of each kind, in
    id order, for draws to come. ``asking`` is what all decide at once, ``agenda`` what is then done
    step by step, and ``owed`` what its first step still has to take, by colour, or to pay: treasures by
    their numbers, goods by ``~`` their colours. Without a ``seed``
    (a position made by hand) nothing is drawn: things come as they lie.
    """

    box: Box
    options: Options
    players: list[Player]
    seed: int | None
    counts: list[int] = attrs.field(factory=lambda: [0] * len(STREAMS))
    faces: tuple[int, ...]
    lies: list[int]
    public: int = 0
    supply: list[int]
    parrots: int
    stacks: list[list[Card]]
    deck: list[Card] = attrs.field(factory=list)
    under: int = 0  # contracts at the bottom of the deck that all saw go there
    used: list[Card] = attrs.field(factory=list)  # resolved: out of the game
    card: Card | None = None
    turned: bool = False  # the card lies face up
    captain: int = -1
    round: int = 1
    phase: str = "loading"
    asking: str = ""
    agenda: list[tuple[str, int]] = attrs.field(factory=list)
    owed: list[int] = attrs.field(factory=list)
    decisions: list[Decision] = attrs.field(factory=list)  # what the game waits for, one a seat

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


def open_decisions(state: State) -> tuple[Decision, ...]:
    """One a seat: all who load, all who decide on a card, or one alone.

    In the voyage the others may make room meanwhile (A3.17, AR57), but for whoever's own payment,
    penalty or reward is under way.
    """
    now = state.decisions
    if len(now) == len(state.players) or state.phase != "voyage" or not now:
        return tuple(now)
    busy = [decision.seat for decision in now]
    busy += [seat for _, seat in state.agenda[:1]]
    free = free_kinds(state)
    return (*now, *[_offer(i, free) for i in range(len(state.players)) if i not in busy])


@cache
def _offer(seat: int, free: tuple[str, ...]) -> Decision:
    return Decision(seat, free)


def waited_for(state: State) -> tuple[Decision, ...]:
    """Those without which the game does not go on."""
    return tuple(state.decisions)


def free_kinds(state: State) -> tuple[str, ...]:
    """The free actions of this table: making room, and in stormy seas the exchange."""
    return _free(state.options.goods_movable == "yes", state.options.stormy_seas == "on")


@cache
def _free(lift: bool, exchange: bool) -> tuple[str, ...]:
    return ("drop", "drop-good", *(("lift",) * lift), *(("exchange",) * exchange))


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


def begin(state: State, rest: Decision) -> None:
    """What is left to decide of a free action: before the open decision of its seat, if it has one."""
    own = decision_of(state, rest.seat)
    if own is None:
        state.decisions.append(rest)
    else:
        replace(state, own, rest._replace(back=own))


def made(state: State, seat: int) -> Decision:
    """The open decision of a seat, which is open no longer."""
    decision = decision_of(state, seat)
    assert decision is not None
    replace(state, decision, None)
    return decision


def decision_of(state: State, seat: int) -> Decision | None:
    """The decision of a seat that the game waits for."""
    return next((each for each in state.decisions if each.seat == seat), None)
