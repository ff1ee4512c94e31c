"""What a seat imagines depends on nothing but what it knows, and differs in all that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample, tables

from seabook.engine import Game, Stream
from seabook.games import game, names
from seabook.games.anchors_aweigh.paying import gaps
from seabook.games.anchors_aweigh.state import AWAY

HIDING = [code for code in names() if code != "endeavor"]
TABLES = [table for code in HIDING for table in tables(code)]
Hidden = dict[str, Sequence[Any]]


def positions(
    rules: Game[Any], seed: int, players: int, options: dict[str, str]
) -> Iterator[tuple[int, Any]]:
    """Positions of a random game, each with a seat that looks at it."""
    for n, (state, action) in enumerate(random_game(rules, seed, players, **options)):
        if n % 3 == 0:
            yield (action.seat.i + n) % players, state


# --- what is hidden in each game, so that none of it can be forgotten


def in_vasco(state: Any, seat: int) -> Hidden:
    return {
        "event tiles": state.tiles,
        "set I": state.sets[0],
        "set II": state.sets[1],
        "set III": state.sets[2],
        "merchant ships": state.merchants[:-1],
        "draws from the bag": [state.draws.seed] * 2,
    }


def in_anchors(state: Any, seat: int) -> Hidden:
    faces = [state.faces[tile] for tile in unseen(state, seat)]
    sealed = [
        state.players[i].choice
        for i in game("anchors_aweigh").undisclosed(state) - {seat}
        if state.asking == "face" or not any(gaps(state, state.players[i], state.card))
    ]
    down = [] if state.cards_open else [card.code for card in state.deck]
    now = [state.card.code] * 2 if state.card and not state.turned else []
    later = [] if state.cards_open else [card.code for stack in state.stacks for card in stack]
    return {
        "faces": faces,
        "deck": down,
        "card ahead": now,
        "stacks": later,
        "sealed decisions": sealed * 2,
        "draws to come": [state.seed] * 2,
    }


def unseen(state: Any, seat: int) -> list[int]:
    own = {state.players[seat].hand, *state.players[seat].tiles}
    lying = [tile for tile, at in enumerate(state.lies) if at != 3]
    return [tile for tile in lying if not state.public >> tile & 1 and tile not in own]


HIDDEN: dict[str, Callable[[Any, int], Hidden]] = {
    "vasco_da_gama": in_vasco,
    "anchors_aweigh": in_anchors,
}


def test_it_is_told_of_every_hiding_game_what_is_hidden() -> None:
    assert set(HIDDEN) == set(HIDING)
    assert [code for code in names() if game(code).hides] == HIDING


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_the_imagined_positions_do_differ_in_all_that_is_hidden(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    """Else it would show nothing that positions which look alike answer alike."""
    rules, dice, hidden = game(code), Stream("imagined", 1), HIDDEN[code]
    same: dict[str, list[bool]] = {}
    for seat, state in positions(rules, seed, players, options):
        other = rules.reshuffle_hidden(state, seat, dice)
        guessed = hidden(other, seat)
        for what, real in hidden(state, seat).items():
            if len(real) > 1:
                same.setdefault(what, []).append(list(guessed[what]) == list(real))
    assert same
    for what, found in same.items():
        if len(found) > 9:
            assert False in found, f"{what} is what it really is"


@pytest.mark.parametrize("code", HIDING)
def test_nobody_can_foresee_the_draws_by_imagining_twice(code: str) -> None:
    rules = game(code)
    state = rules.start(2, 5, {})
    seeds = {
        tuple(HIDDEN[code](rules.reshuffle_hidden(state, 0, Stream("twice", n)), 0)[what])
        for n in range(5)
        for what in ("draws from the bag", "draws to come")
        if what in HIDDEN[code](state, 0)
    }
    assert len(seeds) == 5


# --- nothing but what is known


def twins(code: str, state: Any, seat: int, dice: Stream) -> Iterator[Any]:
    """Positions with another truth, made without the function that is tried here."""
    if code == "vasco_da_gama":
        other = state.copy()
        other.tiles = dice.shuffled(state.tiles)
        other.sets = [dice.shuffled(stack) for stack in state.sets]
        other.merchants = [*dice.shuffled(state.merchants[:-1]), *state.merchants[-1:]]
        other.draws = Stream(state.draws.name, 99, state.draws.count + 1)
        yield other
        return
    other = state.copy()
    other.seed, other.counts = 99, [n + 1 for n in state.counts]
    hidden = unseen(state, seat)
    for places in (
        [tile for tile in hidden if state.lies[tile] != AWAY],
        *(
            [
                tile
                for tile, goods in zip(player.tiles, player.goods, strict=True)
                if tile in hidden and not goods
            ]
            for player in state.players
        ),
    ):
        faces = dict(zip(places, dice.shuffled(other.faces[t] for t in places), strict=True))
        other.faces = tuple(faces.get(tile, face) for tile, face in enumerate(other.faces))
    if not state.cards_open:
        seen = 1 if state.phase == "voyage" and len(state.deck) > state.under else 0
        last = len(state.deck) - state.under
        middle = dice.shuffled(state.deck[seen:last])
        other.deck = [*state.deck[:seen], *middle, *state.deck[last:]]
    yield other


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_what_is_imagined_depends_on_nothing_but_what_the_seat_knows(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules, dice, differing = game(code), Stream("alike", 2), 0
    for n, (seat, state) in enumerate(positions(rules, seed, players, options)):
        mine = rules.reshuffle_hidden(state, seat, Stream("mind", n)).plain()
        for other in (rules.reshuffle_hidden(state, seat, dice), *twins(code, state, seat, dice)):
            assert rules.view(other, seat) == rules.view(state, seat)
            differing += other.plain() != state.plain()
            assert rules.reshuffle_hidden(other, seat, Stream("mind", n)).plain() == mine
    assert differing > 9


# --- an attempt to read the truth back


def undone(dice: Stream, mixed: Sequence[Any]) -> list[Any]:
    """What was shuffled into this order, if it was shuffled by these dice."""
    before: list[Any] = [None] * len(mixed)
    for place, was in enumerate(dice.shuffled(range(len(mixed)))):
        before[was] = mixed[place]
    return before


def read_in_vasco(imagined: Any, seat: int, dice: Stream) -> Hidden:
    return {
        "event tiles": undone(dice, imagined.tiles),
        "set I": undone(dice, imagined.sets[0]),
        "set II": undone(dice, imagined.sets[1]),
        "set III": undone(dice, imagined.sets[2]),
        "merchant ships": undone(dice, imagined.merchants[:-1]),
    }


def read_in_anchors(imagined: Any, seat: int, dice: Stream) -> Hidden:
    dice.below(1 << 62)
    return {"faces": undone(dice, [imagined.faces[tile] for tile in unseen(imagined, seat)])}


READ = {"vasco_da_gama": read_in_vasco, "anchors_aweigh": read_in_anchors}


@pytest.mark.parametrize("code", HIDING)
def test_undoing_the_known_shuffle_shows_nothing(code: str) -> None:
    """Anyone can rebuild the dice of a seat's imagination, but what they shuffled says nothing."""
    rules, right, all_of_it = game(code), 0, 0
    for seed in range(sample(12)):
        table = rules.table(3, seed)
        seat = table.seat(table.game.seats[0].code)
        dice = Stream(f"imagined by {seat.seat.code}", len(seat.log))
        read = READ[code](seat.imagined, 0, dice)
        real = HIDDEN[code](table.state, 0)
        for what, guess in read.items():
            right += sum(one == other for one, other in zip(guess, real[what], strict=True))
            all_of_it += len(guess)
    assert right < 0.25 * all_of_it
