"""Nothing helps: that is said only where neither the game as it goes on nor a changed field would help."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample, tables

from seabook.engine import Action, Complaint, Judge, Stream
from seabook.games import game, names

pytestmark = pytest.mark.slow

AHEAD = 40
TABLES = [table for code in names() for table in tables(code)]


def hopeless(code: str, state: Any) -> set[Action]:
    """All actions of which it is said here that nothing helps."""
    rules = game(code)
    wishes = (each for each in rules.space.actions if each.seat.i < rules.players_at(state))
    # A verdict on each would take minutes: only what such a reason forbids can be told so.
    judge = Judge(rules, state)
    return {
        each
        for each in wishes
        if any(why.never for why in each.kind.refusals(state, each.seat.i, each.target))
        and judge(each).never
    }


@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_what_is_never_possible_is_not_within_the_next_decisions(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules, dice, never = game(code), Stream("never", seed), dict[Action, int]()
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True, **options)):
        if n % AHEAD == 0:
            never |= dict.fromkeys(hopeless(code, state), n)
        legal = rules.legal(state)
        assert not [each for each in legal if n - never.get(each, n - AHEAD - 1) <= AHEAD]
        if never and n % 8 == 0:
            asked = Judge(rules, state)(dice.choice([*never]))
            assert asked.never, "it hangs on nothing that changes in a game"
            assert not asked.missing


@cache
def fields(code: str, players: int) -> dict[tuple[str, ...], list[Any]]:
    """The fields of positions with the values that random games give them."""
    found, rules = dict[tuple[str, ...], list[Any]](), game(code)
    for seed in range(4):
        for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
            words = rules.words(state, rules.complete({})) if n % 7 == 3 else None
            for path, value in leaves(words or {}):
                values = found.setdefault(path, [])
                if value not in values:
                    values.append(value)
    return found


def leaves(words: dict[str, Any], *above: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in words.items():
        if isinstance(value, dict):
            yield from leaves(value, *above, name)
        else:
            yield (*above, name), value


def changed(words: dict[str, Any], path: tuple[str, ...], value: Any) -> dict[str, Any]:
    head, *rest = path
    inner = changed(words.get(head, {}), tuple(rest), value) if rest else value
    return {**words, head: inner}


@pytest.mark.parametrize("seed", range(sample(4)))
@pytest.mark.parametrize("code", names())
def test_no_changed_field_makes_possible_what_never_is(code: str, seed: int) -> None:
    rules, dice, tried = game(code), Stream("never changed", seed), 0
    players = rules.players[seed % len(rules.players)]
    known = fields(code, players)
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
        words = rules.words(state, rules.complete({})) if n % 24 == 5 else None
        if words is None:
            continue
        never = [*hopeless(code, state)]
        for path in dice.shuffled([*known])[:30]:
            given = changed(words, path, dice.choice(known[path]))
            try:
                other = rules.place(players, given, rules.complete({}))
            except Complaint:
                continue
            tried += 1
            assert not {*never} & {*rules.legal(other)}, path
            assert not any(Judge(rules, other)(dice.choice(never)).legal for _ in range(4)), path
    assert tried > 20


@pytest.mark.parametrize("code", names())
def test_how_many_refusals_say_so(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """So few, for most of what cannot be done now can be done some day."""
    rules, dice, refused, never = game(code), Stream("share", 1), 0, 0
    for seed in range(sample(6)):
        players = rules.players[seed % len(rules.players)]
        wishes = [each for each in rules.space.actions if each.seat.i < players]
        for n, (state, _) in enumerate(random_game(rules, seed, players)):
            for _ in range(4) if n % 8 == 0 else ():
                verdict = Judge(rules, state)(dice.choice(wishes))
                refused += not verdict.legal
                never += verdict.never
                assert verdict.never == ("Nothing helps" in verdict.text.en)
    with capsys.disabled():
        share = f"{never} of {refused} refusals ({never / refused:.1%})"
        sys.stdout.write(f"\n{code}: nothing helps in {share}\n")
    assert 0 < never < refused / 2
