"""Randomness: the same everywhere, different for different seeds, uniform."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seabook.engine import Stream


def test_draws_are_pinned_for_ever() -> None:
    dice = Stream("dice", 7)
    assert [dice.below(100) for _ in range(8)] == PINNED
    assert dice.count == 8


PINNED = [33, 90, 86, 1, 77, 9, 58, 23]


@given(st.integers(), st.integers(1, 10**6))
def test_a_draw_depends_on_name_seed_and_count_alone(seed: int, n: int) -> None:
    first = [Stream("a", seed).below(n) for _ in range(3)]
    assert len(set(first)) == 1
    assert 0 <= first[0] < n


def test_seeds_and_names_part() -> None:
    rows = {tuple(Stream(name, seed).shuffled(range(20))) for name in "ab" for seed in range(20)}
    assert len(rows) == 40


def test_a_shuffle_keeps_every_thing_and_is_even() -> None:
    first = Counter(Stream("shuffle", seed).shuffled("ABCD")[0] for seed in range(4000))
    assert set(first) == set("ABCD")
    assert all(880 < n < 1120 for n in first.values()), first


def test_a_copy_goes_on_alone() -> None:
    one = Stream("x", 1)
    one.below(6)
    two = one.copy()
    assert one.below(10**9) == two.below(10**9)
    assert two.count == 2


def test_nothing_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Stream("x", 1).below(0)
