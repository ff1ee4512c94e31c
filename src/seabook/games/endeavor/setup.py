"""Part 1 of the rules: the set-up."""

from __future__ import annotations

from seabook.engine import Stream
from seabook.games.endeavor.components import (
    BUILDINGS,
    CITIES,
    COLONIAL_HOUSE,
    DECKS,
    MARKERS,
    REGIONS,
    SLAVERY_DECK,
    TOKENS,
)
from seabook.games.endeavor.state import Options, Player, State


def blank(players: int, options: Options) -> State:
    """The set-up without what chance decides: no tokens on the board, red to start."""
    state = State(
        options=options,
        players=[Player(supply=MARKERS) for _ in range(players)],  # E1.4
        tokens=[],
        holders=[-1] * len(CITIES),
        tracks=[[] for _ in REGIONS],
        beside=[[0] * players for _ in REGIONS],
        presence=[[0] * players for _ in REGIONS],
        # E1.2: lowest number on top, the Governor above it; the top card is the last of the list
        decks=[list(reversed(deck.cards)) for deck in DECKS],
        stock=[building.copies for building in BUILDINGS],  # E1.3
        spent=[0] * len(TOKENS),
    )
    if options.slavery_deck == "omitted":  # ours: the teacher has left these cards out
        state.decks[SLAVERY_DECK.i].clear()
        state.removed = SLAVERY_DECK.cards
    if options.starting_building == "colonial_house":
        for player in state.players:
            player.owned[COLONIAL_HOUSE.i] = 1  # ER1
    return state


def new(players: int, seed: int, options: Options, first: int | None = None) -> State:
    """The set-up of a game: tokens dealt at random (E1.1), a starting player drawn (E1.5).

    A ``first`` seat that the players have chosen begins; so does red where it was to be given
    and was not (ER41).
    """
    state = blank(players, options)
    every = [token for token in TOKENS for _ in range(token.copies)]
    state.tokens = list(Stream("endeavor tokens", seed).shuffled(every))
    if first is not None:
        state.starter = first
    elif options.start_player == "seeded":
        state.starter = Stream("endeavor starting player", seed).below(players)
    return state
