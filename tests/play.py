"""Random play for tests: whole games, one decision at a time, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from seabook.bots import any_beside, any_of, any_seat
from seabook.engine import Action, Complaint, Game, Stream, Table
from seabook.games import game


def random_game(
    rules: Game[Any], seed: int, players: int, *, eager: bool = False, **options: str
) -> Iterator[tuple[Any, Action]]:
    """Each position of a random game with the action about to be played in it.

    ``eager`` players pass only when nothing else is legal, which makes games long and full.
    """
    state, dice = rules.start(players, seed, options), Stream("test play", seed)
    for _ in bounded(rules, lambda: rules.decisions(state)):
        action = _drawn(rules, state, dice, eager)
        yield state, action
        rules.apply(state, action)


def bounded(rules: Game[Any], goes_on: Callable[[], object]) -> Iterator[None]:
    """Once for each decision: a game that goes round in circles fails, and does not hang."""
    for _ in range(rules.longest + 1):
        if not goes_on():
            return
        yield
    raise AssertionError(f"not over after {rules.longest} decisions, the most that are declared")


def _drawn(rules: Game[Any], state: Any, dice: Stream, eager: bool) -> Action:
    if beside := any_beside(rules, state, dice):
        return beside
    choices = rules.legal(state, any_seat(rules.waits_for(state), dice))
    if eager:
        choices = [each for each in choices if each.kind.code != "pass"] or choices
    return any_of(choices, dice)


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
    for _ in bounded(rules, lambda: not table.over):
        yield table
        table.play(_drawn(rules, table.state, dice, eager))
    yield table


def every_value(code: str) -> list[tuple[int, dict[str, str]]]:
    """Tables, as players and options, in which each option of a game takes each of its values.

    What a game does not let be combined with the others is played alone.
    """
    rules, tables = game(code), list[tuple[int, dict[str, str]]]()
    for n in range(max(len(option.values) for option in rules.options)):
        players = rules.players[n % len(rules.players)]
        options = {o.name: o.values[n % len(o.values)] for o in rules.options}
        without = [{k: options[k] for k in options if k != name} for name in options]
        for some in (options, *without):
            able = [seats for seats in (players, rules.players[-1]) if allowed(rules, seats, some)]
            if able:
                tables.append((able[0], some))
                break
    pairs = [(o.name, value) for o in rules.options for value in o.values]
    played = {pair for _, options in tables for pair in options.items()}
    return tables + [(rules.players[-1], {k: v}) for k, v in pairs if (k, v) not in played]


def allowed(rules: Game[Any], players: int, options: dict[str, str]) -> bool:
    try:
        rules.start(players, 0, options)
    except Complaint:
        return False
    return True


def varied_game(
    rules: Game[Any], seed: int, players: int, **options: str
) -> Iterator[tuple[Any, Action]]:
    """Each position of a random game in which now and then each kind of action is as likely as
    the others, however few of it there are: rare things happen too."""
    state, dice = rules.start(players, seed, options), Stream("varied play", seed)
    for _ in bounded(rules, lambda: rules.decisions(state)):
        legal = rules.legal(state, any_seat(rules.waits_for(state), dice))
        if dice.below(3) == 0:
            kind = dice.choice(list(dict.fromkeys(action.kind for action in legal)))
            legal = [action for action in legal if action.kind is kind]
        action = any_beside(rules, state, dice) or any_of(legal, dice)
        yield state, action
        rules.apply(state, action)
