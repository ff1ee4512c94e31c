"""Hand-made positions and the values read from them: nothing drawn, bad input named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from tests.games.anchors_aweigh.helpers import GAME, VARIANTS, lively, position
from tests.sweep import sample, turned

from seabook.engine import Complaint
from seabook.games import load


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


PESKY = {"pesky_monkeys": "offered"}
FULL = {f"a{n}": "map" for n in range(1, 9)} | {f"b{n}": "rope" for n in range(1, 5)}
ON_CARD = {"phase": "voyage", "card": "D01"}
PIRATES = {"phase": "voyage", "card": "P01"}

# What is wrong, the complaint, and the place that it names.
WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"rond": 1}, "word", "position"),
    ({"round": 3}, "word", "position.round"),
    ({"phase": "harbour"}, "word", "position.phase"),
    ({"captain": "yellow"}, "word", "position.captain"),
    ({"red": 5}, "table", "position.red"),
    ({"yellow": {}}, "word", "position"),
    ({"red": {"coins": -1}}, "number", "position.red.coins"),
    ({"red": {"spaces": {"a9": "map"}}}, "word", "position.red.spaces.a9"),
    ({"red": {"spaces": {"a1": 5}}}, "word", "position.red.spaces.a1"),
    ({"red": {"spaces": {"a1": "anchor"}}}, "word", "position.red.spaces.a1"),
    ({"red": {"spaces": {"g1": "map"}}}, "unsound", ""),
    ({"red": {"spaces": {"a1": "map+blue"}}}, "unsound", ""),
    ({"red": {"spaces": {"a1": "warehouse+blue+blue+blue"}}}, "word", "position.red.spaces.a1"),
    ({"red": {"ids": {"a1": "t1", "a2": "t1"}}}, "no-tile", "position.red.ids.a2"),
    ({"red": {"ids": {"c1": "t1"}}}, "word", "position.red.ids.c1"),
    ({"red": {"ids": {"a1": "t1"}, "spaces": {"a1": "map"}}}, "filled", "position.red.spaces.a1"),
    ({"red": {"ids": {"a1": "t1"}, "spaces": {"a1": "blue"}}}, "filled", "position.red.spaces.a1"),
    ({"red": {"ids": {"a1": "t1"}, "spaces": {"a1": "chest"}}}, "filled", "position.red.spaces.a1"),
    ({"red": {"ids": {"hand": "t1"}, "hand": "map"}}, "filled", "position.red.hand"),
    ({"red": {"spaces": dict.fromkeys(FULL, "rope*")}}, "no-tile", "position.red.spaces.a5"),
    ({"red": {"beside": 0, "chests": 9}}, "now", "position.red.beside"),
    ({"round": 2, "red": {"parrots": 2}}, "unsound", ""),
    ({"red": {"parrots": 1}}, "parrots", "position.red.parrots"),
    ({"card": "D01"}, "card", "position.card"),
    ({"card": "sea"}, "word", "position.card"),
    ({"deck": ["D01", "D01"]}, "unsound", ""),
    ({"deck": "D01"}, "list", "position.deck"),
    ({"deck": ["trade"] * 9}, "no-tile", "position.deck"),
    ({"used": ["discovery"]}, "word", "position.used"),
    ({**ON_CARD, "deck": ["D02"], "under": 1}, "now", "position.under"),
    ({"deck": ["K01"], "under": 1}, "now", "position.under"),
    ({**ON_CARD, "deck": ["K01"], "under": 2}, "now", "position.under"),
    ({"heap": {"t1": "down"}, "red": {"ids": {"hand": "t1"}}}, "no-tile", "position.heap.t1"),
    ({"heap": {"t1": ""}}, "no-tile", "position.heap.t1"),
    ({"heap": {"t1": "box"}}, "now", "position.heap.t1"),
    ({"heap": {"t1": "left"}}, "word", "position.heap.t1"),
    ({"tile": {"t1": "rope+blue"}}, "word", "position.tile.t1"),
    ({"tile": {f"t{n}": "monkey" for n in range(1, 5)}}, "no-tile", "position.tile.t4"),
    ({"seen": {"t1": False}}, "unsound", ""),
    ({"seen": {"t1": "yes"}}, "flag", "position.seen.t1"),
    ({"supply": {"blue": 15}}, "unsound", ""),
    ({"parrots": 2}, "unsound", ""),
    ({"draws": {"seed": "5"}}, "complaint.seed", "position.draws.seed"),
    ({"draws": {"tiles": -1}}, "number", "position.draws.tiles"),
    ({**ON_CARD, "red": {"hand": "map"}}, "now", "position.hand"),
    ({"phase": "voyage", "deck": ["D01"], "red": {"hand": "map"}}, "now", "position.hand"),
    ({"captain": "", "red": {"spaces": {**FULL, "g1": "blue", "g2": "blue"}}}, "unsound", ""),
    ({**ON_CARD, "turned": False}, "now", "position.turned"),
    ({"turned": True}, "now", "position.turned"),
    ({**ON_CARD, "blue": {"choice": "flee"}}, "now", "position.blue.choice"),
    ({**PIRATES, "blue": {"choice": "skip"}}, "now", "position.blue.choice"),
    ({**ON_CARD, "blue": {"choice": "fulfil"}}, "now", "position.blue.choice"),
    ({**ON_CARD, "blue": {"choice": "give"}}, "word", "position.blue.choice"),
    ({"red": {"choice": "skip"}}, "unsound", ""),
    ({**ON_CARD, **{who: {"choice": "skip"} for who in ("red", "blue", "green")}}, "unsound", ""),
    ({**ON_CARD, "red": {"moved": 1}}, "now", "position.red.moved"),
    ({"phase": "monkeys"}, "now", "position.phase"),
    ({"phase": "over"}, "now", "position.phase"),
    ({"phase": "over", "round": 2, "red": {"spaces": {"a1": "map"}}}, "now", "position.phase"),
    ({"phase": "over", "round": 2, "deck": ["D01"]}, "now", "position.phase"),
    ({"decision": {"seat": "red"}}, "now", "position.decision.seat"),
    ({"red": {"resident": "a2"}}, "now", "position.resident"),
    ({"red": {"resident": "a1", "spaces": {"a1": "map"}}}, "filled", "position.red.resident"),
    # words of old
    ({"down": ["t1"]}, "was", "position"),
    ({**PIRATES, "facing": ["red"]}, "was", "position"),
    ({"red": {"hand": "t1"}}, "was", "position.red.hand"),
    ({"red": {"spaces": {"a1": "t1"}}}, "was", "position.red.spaces.a1"),
]


@pytest.mark.parametrize(("given", "slug", "where"), WRONG)
def test_a_bad_position_gets_one_sentence_that_names_the_place(
    given: dict[str, Any], slug: str, where: str
) -> None:
    with pytest.raises(Complaint) as caught:
        position(3, **given)
    assert caught.value.slug == (slug if "." in slug else f"complaint.position-{slug}")
    assert str(caught.value)
    assert caught.value.values.get("where", "") == where


@pytest.mark.parametrize("path", ["red", "red.coin", "supply", "card.face", "red.spaces.z1", "x.y"])
def test_a_bad_path_is_named(path: str) -> None:
    with pytest.raises(Complaint) as caught:
        GAME.value(position(3), path)
    assert caught.value.slug == "complaint.position-word"


# --- writing

MOVABLE = {"goods_movable": "yes"}
STORMY = {"stormy_seas": "on", "wild_monkey_as_warehouse": "yes"}

# Moments with something in them that random games seldom have, or never.
SELDOM: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"phase": "monkeys", "red": {"resident": "b1"}, "decision": {"seat": "green"}}, PESKY),
    ({**PIRATES, "red": {"choice": "flee"}, "blue": {"choice": "face"}}, {}),
    ({**PIRATES, "turned": True, "red": {"choice": "flee"}, "blue": {"choice": "face"}}, {}),
    ({**ON_CARD, "red": {"spaces": {"b1": "shovel"}, "choice": "fulfil"}}, {}),
    ({**ON_CARD, "deck": ["D02", "K02", "K01"], "under": 2, "used": ["T02", "P01"]}, {}),
    ({**ON_CARD, "round": 2, "red": {"chests": 3, "beside": 3}, "blue": {"parrots": 1}}, {}),
    ({**ON_CARD, "red": {"spaces": {"a1": "warehouse+white+blue", "b1": "monkey+blue"}}}, STORMY),
    ({**ON_CARD, "red": {"spaces": {"a1": "blue"}, "moved": 1}}, MOVABLE),
    ({"tile": {"t1": "rope*", "t46": "cannon"}, "seen": {"t1": True}, "heap": {"t1": "down"}}, {}),
    ({"red": {"ids": {"hand": "t30", "b2": "t46"}}, "seen": {"t30": True, "t46": True}}, {}),
    ({"draws": {"seed": -5, "tiles": 83, "cards": 2, "ring": 12, "voyage": 1}}, {}),
    ({"phase": "over", "round": 2, "captain": "blue", "red": {"coins": 3, "chests": 9}}, {}),
]


@pytest.mark.parametrize(("given", "options"), SELDOM)
def test_what_is_seldom_is_read_and_written_too(
    given: dict[str, Any], options: dict[str, str]
) -> None:
    table = GAME.position(3, given, **options)
    for path, value in leaves(given):
        assert GAME.value(table.state, path) == value
    written = table.position()
    assert written.before == ()
    assert GAME.lay(written).state == table.state
    for seat in GAME.seated(table.state):
        known = table.position(seat)
        again = GAME.lay(known).state
        assert GAME.view(again, seat.i) == GAME.view(table.state, seat.i)
        assert GAME.described(again, seat.i) == GAME.described(table.state, seat.i)


def leaves(words: dict[str, Any], of: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in words.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{of}{key}.")
        else:
            yield f"{of}{key}", value


@pytest.mark.slow
@pytest.mark.parametrize(("options", "seed"), turned(VARIANTS, range(sample(1))))
def test_every_word_of_a_position_is_the_value_at_its_path_and_a_seat_may_know_it(
    options: dict[str, str], seed: int
) -> None:
    hidden = 0
    for n, (state, _) in enumerate(lively(5 + seed, 3, **options)):
        if n % 61:
            continue
        wording = GAME.wording(3)
        for path, word in leaves(wording.write(GAME.described(state))):
            assert GAME.value(state, path) == word, path
        for path, word in leaves(wording.write(GAME.described(state, 1))):
            if GAME.knows(state, 1, path):
                assert GAME.value(state, path) == word, path
            else:
                hidden += 1
                kinds = {kind.code for kind in GAME.box.kinds}
                assert {*([word] if isinstance(word, str) else word)} <= {"?", *kinds}, path
    assert hidden


def test_a_seat_writes_nothing_that_rests_on_a_decision_it_was_not_shown() -> None:
    laden = {"spaces": {"a1": "blue", "b1": "shovel"}}
    table = GAME.position(3, {**ON_CARD, "red": laden, "blue": laden, "green": laden}, **MOVABLE)
    for action in ("red: lift a1", "blue: skip"):
        table.play(action)
    assert table.position().before == ("red: lift a1", "blue: skip")
    assert table.seat("blue").position().before == ("red: lift a1", "blue: skip")
    with pytest.raises(Complaint) as caught:
        table.seat("red").position()
    assert caught.value.slug == "complaint.position-sealed"
    with pytest.raises(Complaint, match="as the public knows it"):
        table.public().position()
    table.play("red: stow a2")
    assert table.seat("red").position().before == ()
    assert table.seat("red").position().position["blue"]["choice"] == "?"


def test_goods_and_treasures_below_another_deck_are_unknown_but_add_up() -> None:
    below = {"b1": "warehouse+blue+white", "b2": "purple", "b3": "rope", "g1": "orange"}
    table = GAME.position(2, {"phase": "voyage", "card": "T01", "blue": {"spaces": below}})
    words = table.seat("red").position().position
    assert words["blue"]["spaces"] == dict.fromkeys(("b1", "b2", "b3", "g1"), "?")
    for unknown in range(5):
        given = attrs.evolve(table.seat("red").position(), unknown=unknown)
        again = GAME.lay(given).state
        assert again.supply == table.state.supply
        held = {GAME.value(again, f"blue.spaces.{code}") for code in below}
        assert sum("warehouse" in each for each in held) == 1


def test_what_the_public_writes_is_read_back_as_the_publics() -> None:
    below = {"b1": "warehouse+blue+white", "b2": "purple", "b3": "rope", "g1": "orange"}
    table = GAME.position(2, {"phase": "voyage", "card": "T01", "blue": {"spaces": below}})
    public = table.public()
    written = public.position()
    assert written.seen_by == table.position("public").seen_by == "public"
    assert written.position["blue"]["spaces"] == dict.fromkeys(below, "?")
    assert table.seat("blue").position().position["blue"]["spaces"] == below
    again = GAME.lay(written)
    assert again.public().view == public.view
    assert again.public().position() == written
    assert load(again.save()).public().view == public.view
    with pytest.raises(Complaint, match="nobody"):
        GAME.lay(attrs.evolve(written, seen_by="nobody"))


@pytest.mark.parametrize("code", ["red", "blue"])
def test_nobodys_hold_is_known_to_the_public(code: str) -> None:
    hold = {"spaces": {"b1": "shovel", "b2": "rope"}}
    table = GAME.position(2, {"phase": "voyage", "card": "T01", code: hold})
    written = table.public().position()
    laid = [GAME.lay(attrs.evolve(written, unknown=n)).state for n in range(9)]
    assert {GAME.value(state, f"{code}.spaces.b1") for state in laid} == {"shovel", "rope"}
