"""The bots of Anchors Aweigh!: legal, repeatable, honest about what they may know."""

from __future__ import annotations

import pytest
from tests.games.anchors_aweigh.helpers import GAME

from seabook.bots.anchors_aweigh import Sailor, consider, value
from seabook.bots.greedy import Greedy
from seabook.engine import Action, Stream
from seabook.engine.ticks import all_at_once

pytestmark = pytest.mark.slow


def scores(seed: int, minds: list[Sailor]) -> tuple[int, ...]:
    """A game in ticks: each acts when it is quick enough, in an order drawn for the tick."""
    state, initiative = GAME.start(len(minds), seed, {}), Stream("initiative", seed)
    guesses = Stream("guesses", seed)

    def want(seat: int, racing: bool) -> Action | None:
        return minds[seat].wants(GAME, GAME.reshuffle_hidden(state, seat, guesses), seat)

    while GAME.decisions(state):
        for action in all_at_once(GAME, state, want, initiative):
            GAME.apply(state, action)
    return GAME.scores(state)


def crew(seed: int, *memories: float) -> list[Sailor]:
    return [Sailor(GAME.box, seed * 9 + i, memory) for i, memory in enumerate(memories)]


def test_a_sailor_with_memory_beats_one_without() -> None:
    found = [scores(seed, crew(seed, 1.0, 0.0, 0.0)) for seed in range(8)]
    good, *bad = (sum(column) for column in zip(*found, strict=True))
    assert good > 1.2 * max(bad)


def test_equal_seeds_play_alike() -> None:
    assert scores(3, crew(3, 0.5, 0.5)) == scores(3, crew(3, 0.5, 0.5))


def test_a_slow_sailor_waits_and_a_quick_one_does_not() -> None:
    state = GAME.start(2, 1, {})
    slow, quick = Sailor(GAME.box, 1, speed=0.2), Sailor(GAME.box, 1, speed=1.0)
    assert 2 < sum(slow.wants(GAME, state, 0) is None for _ in range(20)) < 20
    assert all(quick.wants(GAME, state, 0) is not None for _ in range(20))


def test_a_sailor_chooses_alike_in_positions_that_look_alike() -> None:
    state, dice = GAME.start(3, 4, {}), Stream("alike", 4)
    driver = crew(4, 0.8, 0.8, 0.8)
    for n in range(150):
        decision = dice.choice(GAME.waits_for(state))
        seat = decision.seat
        other = GAME.reshuffle_hidden(state, seat, dice)
        twins = [Sailor(GAME.box, n), Sailor(GAME.box, n)]
        first, second = (
            twin.choose(GAME, each, seat) for twin, each in zip(twins, (state, other), strict=True)
        )
        assert first.action is second.action
        assert first.action in GAME.legal(state, seat)
        GAME.apply(state, driver[seat].choose(GAME, other, seat).action)


def test_the_greedy_bot_plays_a_whole_game() -> None:
    state, dice = GAME.start(3, 3, {}), Stream("greedy game", 3)
    minds = [Greedy(value, consider, seed) for seed in range(3)]
    while now := GAME.decisions(state):
        seat = now[0].seat
        imagined = GAME.reshuffle_hidden(state, seat, dice)
        choice = minds[seat].choose(GAME, imagined, seat)
        assert choice.why.en
        assert choice.why.zh_Hant
        GAME.apply(state, choice.action)
    assert min(GAME.scores(state)) > 10
