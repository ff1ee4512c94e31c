"""Part 1 of the rules: the set-up."""

from __future__ import annotations

from seabook.engine import Stream
from seabook.games.endeavor.pieces import Box
from seabook.games.endeavor.state import Options, Player, State


def blank(box: Box, players: int, options: Options) -> State:
    """The set-up without what chance decides: no tokens on the board, red to start."""
    state = State(
        box=box,
        options=options,
        players=[
            Player(
                supply=box.counts.population_markers,  # E1.4
                owned=[0] * len(box.buildings),
                busy=[0] * len(box.buildings),
                tokens=[0] * len(box.tokens),
            )
            for _ in range(players)
        ],
        tokens=[],
        holders=[-1] * len(box.cities),
        tracks=[[] for _ in box.regions],
        beside=[[0] * players for _ in box.regions],
        presence=[[0] * players for _ in box.regions],
        # E1.2: lowest number on top, the Governor above it; the top card is the last of the list
        decks=[list(reversed(deck.cards)) for deck in box.decks],
        stock=[building.copies for building in box.buildings],  # E1.3
        spent=[0] * len(box.tokens),
    )
    if options.slavery_deck == "omitted":  # ours: the teacher has left these cards out
        state.decks[box.slavery_deck.i].clear()
        state.removed = box.slavery_deck.cards
    if options.starting_building == "colonial_house":
        for player in state.players:
            player.owned[box.colonial_house.i] = 1  # ER1
    return state


def new(box: Box, players: int, seed: int, options: Options, first: int | None = None) -> State:
    """The set-up of a game: tokens dealt at random (E1.1), a starting player drawn (E1.5).

    A ``first`` seat that the players have chosen begins; so does red where it was to be given
    and was not (ER41).
    """
    state = blank(box, players, options)
    every = [token for token in box.tokens for _ in range(token.copies)]
    state.tokens = list(Stream("endeavor tokens", seed).shuffled(every))
    if first is not None:
        state.starter = first
    elif options.start_player == "seeded":
        state.starter = Stream("endeavor starting player", seed).below(players)
    return state
