"""Positions written out: reading back what was written gives the same position, options included."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.games.test_properties import SEEDS, tables
from tests.play import random_table

from seabook.engine import PUBLIC, Game, Stream
from seabook.games import game
from seabook.keeping import as_file, kept
from seabook.scenarios import check, read_file

QUICK = (Phase.explicit, Phase.reuse, Phase.generate)
WRITING = ["endeavor", "vasco_da_gama", "anchors_aweigh"]
every_game = pytest.mark.parametrize("rules", [game(code) for code in WRITING], ids=WRITING)


@settings(max_examples=10, deadline=None, phases=QUICK)
@every_game
@given(seed=SEEDS, data=st.data())
def test_reading_back_what_was_written_gives_the_same_position(
    rules: Game[Any], seed: int, data: st.DataObject
) -> None:
    for n, table in enumerate(random_table(rules, seed, **tables(rules, data))):
        if n % 7 and not table.over:
            continue
        again = rules.lay(table.position())
        assert again.state == table.state
        assert rules.open(again.state) == rules.open(table.state)


@every_game
def test_most_moments_need_nothing_played_before_them(rules: Game[Any]) -> None:
    moments = [
        rules.words(table.state, rules.complete({})) is not None
        for seed, players in enumerate(rules.players)
        for n, table in enumerate(random_table(rules, seed, players))
        if n % 5 == 0
    ]
    assert sum(moments) / len(moments) > 0.6


@settings(max_examples=4, deadline=None, phases=QUICK)
@every_game
@given(seed=SEEDS, data=st.data())
def test_what_a_seat_or_everybody_writes_is_what_is_known_there(
    rules: Game[Any], seed: int, data: st.DataObject
) -> None:
    dice = Stream("seats", seed)
    for n, table in enumerate(random_table(rules, seed, **tables(rules, data))):
        if n % 17 and not table.over:
            continue
        state, options = table.state, rules.complete(table.origin["options"])
        seat = dice.choice((None, *rules.seated(state)))
        place, eyes = (table.seat(seat), seat.i) if seat else (table.public(), None)
        known = PUBLIC if eyes is None else eyes
        words = rules.words(state, options, known)
        other = rules.reshuffle_hidden(state, eyes, dice)
        assert rules.words(other, options, known) == words
        if words is None:  # an action under way: what led to it may not have been shown there
            continue
        written = place.position()
        assert written.seen_by == (seat.code if seat else "public")
        assert (written.position, written.before) == (words, ())
        again = rules.lay(attrs.evolve(written, unknown=n)).state
        assert rules.view(again, eyes) == rules.view(state, eyes)
        if seat:
            assert rules.legal(again, eyes) == rules.legal(state, eyes)


@settings(max_examples=4, deadline=None, phases=QUICK)
@every_game
@given(seed=SEEDS, data=st.data())
def test_any_moment_is_kept_as_a_scenario_that_holds(
    rules: Game[Any], seed: int, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("kept") / "kept.toml"
    dice = Stream("kept", seed)
    for n, table in enumerate(random_table(rules, seed, **tables(rules, data))):
        if n % 13 or table.over:
            continue
        seats = len(rules.seated(table.state))
        asked = [a for a in rules.space.actions if a.seat.i < seats]
        for action in (dice.choice(table.actions()), dice.choice(asked)):
            path.write_text(as_file(kept(table, action.notation)), encoding="utf-8")
            (row,) = read_file(path, rules.code)
            assert check(row) == ()
            assert row.expect.legal == table.check(action).legal
