"""Positions written out: reading back what was written gives the same position, options included."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest
from tests.play import random_table
from tests.sweep import tables

from seabook.engine import PUBLIC, Stream, Table
from seabook.games import game, names
from seabook.proof.keeping import as_file, kept
from seabook.proof.scenarios import check, read_file

pytestmark = pytest.mark.slow
TABLES = [table for code in names() for table in tables(code)]
Options = dict[str, str]
every_table = pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)


def moments(
    code: str, seed: int, players: int, options: Options
) -> Iterator[tuple[int, Table[Any]]]:
    """Some moments of a random game, and its end."""
    rules = game(code)
    apart = rules.longest // 25
    for n, table in enumerate(random_table(rules, seed, players, **options)):
        if n % apart == seed % apart or table.over:
            yield n, table


@every_table
def test_reading_back_what_was_written_gives_the_same_position(
    code: str, seed: int, players: int, options: Options
) -> None:
    rules = game(code)
    for _, table in moments(code, seed, players, options):
        again = rules.lay(table.position())
        assert again.state == table.state
        assert rules.decisions(again.state) == rules.decisions(table.state)


@pytest.mark.parametrize("code", names())
def test_most_moments_need_nothing_played_before_them(code: str) -> None:
    rules = game(code)
    alone = [
        rules.words(table.state, rules.complete({})) is not None
        for seed, players in enumerate(rules.players)
        for _, table in moments(code, seed, players, {})
    ]
    assert sum(alone) / len(alone) > 0.6


@every_table
def test_what_a_seat_or_everybody_writes_is_what_is_known_there(
    code: str, seed: int, players: int, options: Options
) -> None:
    rules, dice = game(code), Stream("seats", seed)
    complete = rules.complete(options)
    for n, table in moments(code, seed, players, options):
        state = table.state
        seat = dice.choice((None, *rules.seated(state)))
        place, eyes = (table.seat(seat), seat.i) if seat else (table.public(), None)
        known = PUBLIC if eyes is None else eyes
        words = rules.words(state, complete, known)
        other = rules.reshuffle_hidden(state, eyes, dice)
        assert rules.words(other, complete, known) == words
        if words is None:  # an action under way: what led to it may not have been shown there
            continue
        written = place.position()
        assert written.seen_by == (seat.code if seat else "public")
        assert (written.position, written.before) == (words, ())
        again = rules.lay(attrs.evolve(written, unknown=n)).state
        assert rules.view(again, eyes) == rules.view(state, eyes)
        if seat:
            assert rules.legal(again, eyes) == rules.legal(state, eyes)


@every_table
def test_any_moment_is_kept_as_a_scenario_that_holds(
    code: str, seed: int, players: int, options: Options, tmp_path: Path
) -> None:
    path = tmp_path / "kept.toml"
    rules, dice = game(code), Stream("kept", seed)
    asked = [a for a in rules.space.actions if a.seat.i < players]
    for n, (_, table) in enumerate(moments(code, seed, players, options)):
        if table.over:
            continue
        action = dice.choice(table.actions() if (n + seed) % 2 else asked)
        path.write_text(as_file(kept(table, action.notation)), encoding="utf-8")
        (row,) = read_file(path, rules.code)
        assert check(row) == ()
        assert row.expect.legal == table.check(action).legal
