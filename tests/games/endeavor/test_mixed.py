"""Tokens that a position does not state: in a fixed order, or mixed by a number."""

from __future__ import annotations

from typing import Any

from seabook.games import game

GAME = game("endeavor")
PLACES = [f"EU{n}" for n in range(1, 11)]


def _tokens(**position: Any) -> list[str]:
    table = GAME.position(3, position)
    return [str(GAME.value(table.state, f"token.{place}")) for place in PLACES]


def test_the_same_number_mixes_them_the_same_way_and_another_number_otherwise() -> None:
    assert len({*_tokens()}) == 1
    assert len({*_tokens(mixed=5)}) > 1
    assert _tokens(mixed=5) == _tokens(mixed=5) != _tokens(mixed=6)
    assert _tokens(mixed=0) != _tokens()


def test_a_token_that_is_stated_lies_where_it_is_stated_and_none_is_one_too_many() -> None:
    stated = dict.fromkeys(PLACES[:2], "payment")
    for seed in range(20):
        assert _tokens(mixed=seed, token=stated)[:2] == ["payment", "payment"]
        assert "payment" not in _tokens(mixed=seed, token=stated)[2:]


def test_where_markers_stand_no_token_lies() -> None:
    found = _tokens(mixed=5, city={"EU1": "red"}, round=2)
    assert not found[0]
    assert all(found[1:])
