"""Part 1 of the rules: the set-up, and the cards of round 2 (A4.8)."""

from __future__ import annotations

import re
from typing import Any

from seabook.engine import Complaint, Stream
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card
from seabook.games.anchors_aweigh.state import (
    AWAY,
    BOXED,
    CARDS,
    DOWN,
    LOADING,
    NOTHING,
    RING,
    STREAMS,
    TILES,
    UP,
    Decision,
    Options,
    Player,
    State,
    shuffled,
)

# Compositions of 13 cards that a table may choose for high seas (A6.2), by kind.
CHOSEN = {"many_pirates": (3, 7, 1, 2), "few_pirates": (6, 1, 3, 3)}
# Others are given as numbers, each of at most two digits.
_NUMBERS = re.compile(r"[1-9][0-9]?(,[1-9][0-9]?)+")


def copies(box: Box) -> tuple[int, ...]:
    """How many cards of each kind are in the box."""
    return tuple(sum(card.kind is kind for card in box.cards) for kind in box.kinds)


def can_be_composed(box: Box, given: Any) -> bool:
    """Whether numbers such as ``3,7,1,2`` may make up the cards of a round (A6.2, AR36)."""
    if not isinstance(given, str) or not _NUMBERS.fullmatch(given):
        return False
    counts, most = _composed(given), copies(box)
    fits = len(counts) == len(most) and sum(counts) == box.ring
    return fits and all(1 <= n <= top for n, top in zip(counts, most, strict=True))


def _composed(given: str) -> tuple[int, ...]:
    return tuple(int(n) for n in given.split(","))


def check_variants(players: int, options: Options) -> None:
    """Refuse what may not be combined (A6.3), before anything is set up."""
    if options.stormy_seas == "on":
        if players == 2:
            raise Complaint("complaint.stormy-players")
        if options.pesky_monkeys != "off":
            raise Complaint("complaint.stormy-monkeys")


def blank(box: Box, players: int, options: Options, seed: int | None) -> State:
    """The box unpacked: ids in the order of the kinds, no tile in the heap, all cards stacked."""
    check_variants(players, options)
    spaces = len(box.spaces)
    return State(
        box=box,
        options=options,
        players=[
            Player(tiles=[NOTHING] * spaces, goods=[()] * spaces, empty=spaces)
            for _ in range(players)
        ],
        seed=seed,
        faces=faces(box, options),
        lies=[BOXED] * len(box.tiles),
        supply=[box.counts.goods_each] * len(box.colours),
        parrots=box.counts.parrots,
        stacks=[[card for card in box.cards if card.kind is kind] for kind in box.kinds],
    )


def faces(box: Box, options: Options) -> tuple[int, ...]:
    """What the treasures show, as in a state's ``faces``: the first of each kind with a starfish."""
    starfish = int(options.starfish_per_kind)
    return tuple(
        2 * kind.i + int(kind is not box.monkey and copy < starfish)
        for kind in box.treasures
        for copy in range(kind.copies)
    )


def new(box: Box, players: int, seed: int, options: Options, first: int | None) -> State:
    """The set-up of a game, at the choice of monkeys or at the start of loading.

    Nobody begins this game: all load at once (A2.2).
    """
    if first is not None:
        raise Complaint("complaint.no-first", given=box.seats[first])
    state = blank(box, players, options, seed)
    lay_ring(state)
    if options.pesky_monkeys == "offered":
        state.phase = "monkeys"
        state.decisions.append(Decision(0, ("keep-monkey", "no-monkey")))
    else:
        tip(state)
        begin_loading(state)
    return state


def tip(state: State) -> None:
    """All treasures that are not aboard onto the table: new ids, and either side up (A1.4)."""
    free = [i for i, at in enumerate(state.lies) if at != AWAY]
    dealt = shuffled(state, TILES, [state.faces[i] for i in free])
    shown = list(state.faces)
    for tile, face in zip(free, dealt, strict=True):
        shown[tile] = face
        state.public &= ~(1 << tile)
    state.faces = tuple(shown)
    for tile in free:
        state.lies[tile] = _side(state)
        if state.lies[tile] == UP:
            state.public |= 1 << tile


def _side(state: State) -> int:
    """Which side falls up; where nothing is drawn, the back."""
    if state.seed is None:
        return DOWN
    stream = Stream(STREAMS[TILES], state.seed, state.counts[TILES])
    side = (DOWN, UP)[stream.below(2)]
    state.counts[TILES] = stream.count
    return side


def begin_loading(state: State) -> None:
    """Everyone with an empty space loads, all at once (A2.2)."""
    state.phase = "loading"
    state.decisions = [
        Decision(seat, LOADING) for seat, player in enumerate(state.players) if player.empty
    ]


def lay_ring(state: State) -> None:
    """Draw the cards of a round kind by kind and shuffle them into a ring (A1.6, A1.7, A4.8)."""
    if state.round > 1 and state.options.high_seas_round2 == "same_list" and _chosen(state):
        drawn = shuffled(state, CARDS, state.used)
        state.used.clear()
    else:
        drawn = [
            card
            for kind, n in zip(state.box.kinds, composition(state), strict=True)
            for card in _draw(state, kind.i, n)
        ]
    state.deck = shuffled(state, RING, drawn)


def composition(state: State) -> tuple[int, ...]:
    """How many cards of each kind make up the round; round 2 is as round 1 was (A4.8, A6.2)."""
    kinds, chosen = state.box.kinds, state.options.high_seas
    if chosen == "off":
        return tuple(kind.drawn for kind in kinds)
    if chosen in CHOSEN:
        return CHOSEN[chosen]
    if chosen != "random":
        return _composed(chosen)
    if state.round > 1 and state.used:
        return tuple(sum(card.kind is kind for card in state.used) for kind in kinds)
    every = [card for stack in state.stacks for card in stack]
    while True:
        some = shuffled(state, CARDS, every)[: state.box.ring]
        counts = tuple(sum(card.kind is kind for card in some) for kind in kinds)
        if all(counts):
            return counts
        if state.seed is None:  # nothing is drawn: the box's own proportions
            return tuple(kind.drawn for kind in kinds)


def _chosen(state: State) -> bool:
    return state.options.high_seas != "off"


def _draw(state: State, kind: int, n: int) -> list[Card]:
    """So many cards of a kind; used ones are shuffled in when the stack runs out (AR56)."""
    stack = state.stacks[kind]
    drawn = shuffled(state, CARDS, stack)[:n]
    state.stacks[kind] = [card for card in stack if card not in drawn]
    if len(drawn) < n:
        again = [card for card in state.used if card.kind.i == kind]
        drawn += shuffled(state, CARDS, again)[: n - len(drawn)]
        state.used = [card for card in state.used if card not in drawn]
    return drawn
