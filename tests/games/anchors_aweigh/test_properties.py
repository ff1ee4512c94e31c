"""What holds in every position of random games of Anchors Aweigh!, at every event."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.anchors_aweigh.helpers import GAME, VARIANTS, lively
from tests.play import random_game
from tests.sweep import random_games, sample

from seabook.engine import Judge, Stream
from seabook.engine.saves import load
from seabook.engine.ticks import all_at_once

pytestmark = pytest.mark.slow
SEEDS = st.integers(0, 10**6)


@st.composite
def games(draw: Any) -> tuple[int, int, dict[str, str]]:
    """A seed, a number of players, and options that go together."""
    options = draw(
        st.fixed_dictionaries(
            {}, optional={each.name: st.sampled_from(each.values) for each in GAME.options}
        )
    )
    players = draw(st.sampled_from((2, 3, 4)))
    if options.get("stormy_seas") == "on":
        players = max(players, 3)
        options["pesky_monkeys"] = "off"
    return draw(SEEDS), players, options


@random_games(12)
@given(games())
def test_invariants_hold_after_every_event(game: tuple[int, int, dict[str, str]]) -> None:
    seed, players, options = game
    for state, action in lively(seed, players, **options):
        assert not [*GAME.problems(state), *GAME.unsettled(state)]
        for event in GAME.effects(copy := state.copy(), action):
            assert not list(GAME.problems(copy)), event.slug
            assert event.text.en
            assert event.seen_by((action.seat.i + 1) % players).text.zh_Hant


@random_games(6)
@given(games())
def test_the_list_of_actions_is_what_the_conditions_allow(
    game: tuple[int, int, dict[str, str]],
) -> None:
    seed, players, options = game
    for n, (state, _) in enumerate(lively(seed, players, **options)):
        if n % 3 == 0:
            allowed = [a for a in GAME.offered(state) if not any(GAME.refusals(state, a))]
            assert GAME.legal(state) == allowed
            for decision in state.decisions:
                assert GAME.legal(state, decision.seat), "a decision, but nothing is legal"


@random_games(3)
@given(games())
def test_kept_events_and_the_fast_path_give_the_same_game(
    game: tuple[int, int, dict[str, str]],
) -> None:
    seed, players, options = game
    for state, action in lively(seed, players, **options):
        fast, slow = state.copy(), state.copy()
        GAME.apply(fast, action)
        assert list(GAME.effects(slow, action))
        assert fast == slow


@random_games(3)
@given(games())
def test_a_verdict_changes_nothing_and_agrees_with_the_rules(
    game: tuple[int, int, dict[str, str]],
) -> None:
    seed, players, options = game
    for n, (state, _) in enumerate(lively(seed, players, **options)):
        if n % 83:
            continue
        before, judge, legal = state.plain(), Judge(GAME, state), set(GAME.legal(state))
        for action in GAME.space.actions:
            if action.seat.i < players:
                verdict = judge(action)
                assert verdict.legal == (action in legal), action
                assert bool(verdict.reasons) != verdict.legal
                assert verdict.rules, action
                assert verdict.text.en
                assert verdict.text.zh_Hant
        assert state.plain() == before


@pytest.mark.parametrize("options", VARIANTS)
def test_undo_after_play_is_the_identity(options: dict[str, str]) -> None:
    table = GAME.table(3, 11, **options)
    seen = []
    for _, action in lively(11, 3, **options):
        seen.append(table.state.plain())
        table.play(action)
    for state in reversed(seen):
        table.undo()
        assert table.state.plain() == state


@pytest.mark.parametrize("options", VARIANTS)
def test_ai6_a_save_loads_and_goes_on_alike(options: dict[str, str]) -> None:
    table = GAME.table(4, 3, **options)
    for n, (_, action) in enumerate(lively(3, 4, **options)):
        if n % 60 == 0:
            again = load(table.save(), GAME.lay)
            assert again.state == table.state
            assert again.actions() == table.actions()
        table.play(action)
    assert table.state.phase == "over"
    assert load(table.save(), GAME.lay).state == table.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_within_the_declared_bounds(players: int) -> None:
    low, high = GAME.score_bounds
    for seed in range(sample(5)):
        assert sum(1 for _ in random_game(GAME, seed, players)) <= GAME.longest
        *_, (last, _) = lively(seed, players)
        assert last.phase == "over"
        assert all(low <= score <= high for score in GAME.scores(last))


@pytest.mark.parametrize("players", [2, 4])
def test_ticks_stay_within_the_declared_bound(players: int) -> None:
    for seed in range(sample(3)):
        state, dice = GAME.start(players, seed, {}), Stream("ticks", seed)
        initiative, ticks = Stream("initiative", seed), 0
        while GAME.decisions(state):
            ticks += 1
            for action in all_at_once(
                GAME,
                state,
                lambda seat, _, state=state, dice=dice: dice.choice(GAME.legal(state, seat)),
                initiative,
            ):
                GAME.apply(state, action)
        assert GAME.ticks is not None
        assert ticks <= GAME.ticks


def test_the_set_up_is_the_same_for_a_seed_and_differs_between_seeds() -> None:
    assert GAME.start(3, 7, {}) == GAME.start(3, 7, {})
    assert len({str(GAME.start(3, seed, {}).plain()) for seed in range(10)}) == 10
