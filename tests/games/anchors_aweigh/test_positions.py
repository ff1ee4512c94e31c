"""Hand-made positions and the values read from them: nothing drawn, bad input named."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, position

from seabook.engine import Complaint


def test_nothing_is_drawn_and_what_is_not_stated_lies_in_id_order() -> None:
    state = position(3)
    assert state == position(3)
    assert GAME.value(state, "tile.t1") == "cannon*"
    assert GAME.value(state, "tile.t5") == "cannon"
    assert GAME.value(state, "tile.t84") == "monkey"
    assert GAME.value(state, "count.face_up") == 84
    deck = ["D01", "D02", "D03", "D04", "D05", "P01", "P02", "P03", "T01", "T02"]
    assert GAME.value(state, "deck") == [*deck, "K01", "K02", "K03"]
    assert GAME.value(state, "left.discovery") == 15


def test_values_are_read_by_path() -> None:
    state = position(
        2,
        phase="voyage",
        card="D01",
        red={
            "coins": 4,
            "chests": 1,
            "spaces": {"a2": "warehouse+blue", "b1": "shovel*", "g1": "white"},
        },
    )
    expected: dict[str, Any] = {
        "red.coins": 4,
        "red.total": 14,
        "red.spaces.a1": "chest",
        "red.spaces.a2": "warehouse+blue",
        "red.spaces.b1": "shovel*",
        "red.goods.blue": 1,
        "red.tiles.shovel": 1,
        "red.room": 11,
        "supply.blue": 15,
        "heap.t1": "up",
        "card": "D01",
        "captain": "red",
        "decision.seat": "red",
        "decision.kinds": ["fulfil", "skip", "drop", "drop-good"],
        "box.adventure_cards": 52,
        "count.cards": 12,
        "red.score.A4.5": 10,
    }
    assert {path: GAME.value(state, path) for path in expected} == expected


@pytest.mark.parametrize(
    ("given", "slug"),
    [
        ({"rond": 1}, "complaint.position-word"),
        ({"round": 3}, "complaint.position-word"),
        ({"phase": "harbour"}, "complaint.position-word"),
        ({"red": {"coins": -1}}, "complaint.position-number"),
        ({"red": {"spaces": {"a9": "map"}}}, "complaint.position-word"),
        ({"red": {"spaces": {"a1": 5}}}, "complaint.position-space"),
        ({"red": {"spaces": {"a1": "anchor"}}}, "complaint.position-word"),
        ({"red": {"spaces": {"g1": "map"}}}, "complaint.position-unsound"),
        ({"red": {"spaces": {"a1": "map+blue"}}}, "complaint.position-unsound"),
        ({"red": {"spaces": {"a1": "t1", "a2": "t1"}}}, "complaint.position-no-tile"),
        ({"red": {"parrots": 2}}, "complaint.position-unsound"),
        ({"card": "D01"}, "complaint.position-card"),
        ({"deck": ["D01", "D01"]}, "complaint.position-unsound"),
        ({"deck": "D01"}, "complaint.position-list"),
        ({"down": ["t1"], "red": {"hand": "t1"}}, "complaint.position-no-tile"),
        ({"red": 5}, "complaint.position-table"),
        ({"phase": "voyage", "card": "D01", "red": {"hand": "map"}}, "complaint.position-now"),
        ({"phase": "voyage", "deck": ["D01"], "red": {"hand": "map"}}, "complaint.position-now"),
        ({"phase": "voyage", "card": "D01", "facing": ["red"]}, "complaint.position-now"),
        ({"phase": "monkeys"}, "complaint.position-now"),
        ({"red": {"resident": "a2"}}, "complaint.position-now"),
        ({"red": {"resident": "a1", "spaces": {"a1": "map"}}}, "complaint.position-filled"),
    ],
)
def test_a_bad_position_gets_one_sentence_that_names_the_place(
    given: dict[str, Any], slug: str
) -> None:
    with pytest.raises(Complaint) as caught:
        position(3, **given)
    assert caught.value.slug == slug
    assert str(caught.value)


@pytest.mark.parametrize("path", ["red", "red.coin", "supply", "card.face", "red.spaces.z1", "x.y"])
def test_a_bad_path_is_named(path: str) -> None:
    with pytest.raises(Complaint) as caught:
        GAME.value(position(3), path)
    assert caught.value.slug == "complaint.position-word"
