"""Random play for tests: whole games, one decision at a time, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seabook.bots import any_of, any_seat
from seabook.engine import Action, Game, Stream, Table


def random_game(
    rules: Game[Any], seed: int, players: int, *, eager: bool = False, **options: str
) -> Iterator[tuple[Any, Action]]:
    """Each position of a random game with the action about to be played in it.

    ``eager`` players pass only when nothing else is legal, which makes games long and full.
    """
    state, dice = rules.start(players, seed, options), Stream("test play", seed)
    while rules.open(state):
        choices = rules.legal(state, any_seat(rules.open(state), dice))
        if eager:
            choices = [each for each in choices if each.kind.code != "pass"] or choices
        action = any_of(choices, dice)
        yield state, action
        rules.apply(state, action)


def middle(rules: Game[Any], seed: int, players: int, decisions: int) -> Any:
    """The position of an eager random game after some decisions."""
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
        if n == decisions:
            return state.copy()
    raise ValueError("the game was shorter")


def random_table(
    rules: Game[Any], seed: int, players: int, *, eager: bool = False, **options: str
) -> Iterator[Table[Any]]:
    """A table on which a random game is played, before each decision and at its end."""
    table, dice = rules.table(players, seed, **options), Stream("test play", seed)
    while not table.over:
        yield table
        choices = rules.legal(table.state, any_seat(rules.open(table.state), dice))
        if eager:
            choices = [each for each in choices if each.kind.code != "pass"] or choices
        table.play(any_of(choices, dice))
    yield table
