"""Positions of Vasco da Gama in words: what may be said, how it is read off, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.play import random_table

from seabook.engine import Complaint, Stream
from seabook.games.vasco_da_gama.game import GAME

# Moments of which random games seldom or never have one that words can say.
SELDOM: list[tuple[dict[str, Any], dict[str, str]]] = [
    ({"number": {"5": "red projects"}, "turn": "yellow", "decision": {"number": 7}}, {}),
    (
        # Manuel's disc alone is left, and 22 is in hand for it.
        {
            "turn": "black",
            "character": {"manuel": "red"},
            "yellow": {"discs": 0},
            "red": {"discs": 0, "extra": True},
            "black": {"discs": 0},
            "decision": {"number": 22},
        },
        {},
    ),
    ({"lost": {"violet": 2}, "section": {"A": [], "B": []}}, {"used_sailors_to": "box"}),
    ({"draws": {"seed": -5, "count": 12}}, {}),
    ({"round": 2, "tile": "V4", "played": ["V9", "V2"], "tiles": ["V5"]}, {}),
    ({"gabriel": "", "display": ["I-3", "", "I-9"], "coming": ["II-4", "I-2"]}, {}),
    (
        # Of full Boa Gente one ship has moved on; the other one's owner has still to choose.
        {
            "phase": "sailing",
            "moving": ["boa-gente", "natal"],
            "sea": {"natal-1": "red I-5", "boa-gente-2": "red I-9", "mozambique-1": "M6"},
            "red": {"captains": 1},
        },
        {"push_target": "owner"},
    ),
    (
        {"phase": "over", "round": 5, "money": [0, 0], "yellow": {"money": 9, "points": 30}},
        {},
    ),
]

WRONG: list[tuple[Any, str, str]] = [
    ({"round": 6}, "complaint.position-word", "position.round"),
    ({"phase": "night"}, "complaint.position-word", "position.phase"),
    ({"phase": "over"}, "complaint.position-now", "position.phase"),
    ({"phase": "over", "round": 5, "number": {"5": "red projects"}}, "now", "position.phase"),
    ({"start": ""}, "complaint.position-word", "position.start"),
    ({"turn": "blue"}, "complaint.position-word", "position.turn"),
    ({"marker": 0}, "complaint.position-word", "position.marker"),
    ({"marker": 21}, "complaint.position-word", "position.marker"),
    ({"tile": ""}, "complaint.position-now", "position.tile"),
    ({"tile": "V0"}, "complaint.position-word", "position.tile"),
    ({"tiles": "V1"}, "complaint.position-list", "position.tiles"),
    ({"money": [1]}, "complaint.position-stacks", "position.money"),
    ({"money": [1, -1]}, "complaint.position-number", "position.money"),
    ({"number": {"23": "red projects"}}, "complaint.position-word", "position.number.23"),
    ({"number": {"5": "red"}}, "complaint.position-word", "position.number.5"),
    ({"number": {"5": "blue projects"}}, "complaint.position-word", "position.number.5"),
    ({"used": {"projects": "2"}}, "complaint.position-number", "position.used.projects"),
    ({"used": {"sea": 2}}, "complaint.position-word", "position.used.sea"),
    ({"character": {"dias": "blue"}}, "complaint.position-word", "position.character.dias"),
    ({"character": ["dias"]}, "complaint.position-table", "position.character"),
    ({"section": {"D": []}}, "complaint.position-word", "position.section.D"),
    ({"section": {"A": ["missionary"]}}, "complaint.position-word", "position.section.A"),
    ({"lost": {"missionary": 1}}, "complaint.position-word", "position.lost.missionary"),
    ({"draws": {"seed": "5"}}, "complaint.seed", "position.draws.seed"),
    ({"draws": {"count": -1}}, "complaint.position-number", "position.draws.count"),
    ({"display": ["I-2"] * 7}, "complaint.position-display", "position.display"),
    ({"gabriel": "M1"}, "complaint.position-word", "position.gabriel"),
    ({"merchants": ["I-1"]}, "complaint.position-word", "position.merchants"),
    ({"sea": {"natal-1": "blue I-1"}}, "complaint.position-word", "position.sea.natal-1"),
    ({"sea": {"natal-2": "red I-1"}}, "complaint.position-word", "position.sea.natal-2"),
    ({"gone": ["V1"]}, "complaint.position-word", "position.gone"),
    ({"moving": ["natal"]}, "complaint.position-now", "position.moving"),
    ({"phase": "sailing", "moving": ["natal", "calicut"]}, "now", "position.moving"),
    ({"phase": "sailing", "moving": ["calicut", "natal"]}, "now", "position.moving"),
    ({"decision": {"number": 23}}, "complaint.position-word", "position.decision.number"),
    ({"decision": {"number": 21}}, "complaint.position-now", "position.decision.number"),
    ({"decision": {"number": 5}, "number": {"5": "red projects"}}, "now", ".decision.number"),
    ({"decision": {"number": 5}, "phase": "acting"}, "now", "position.decision.number"),
    ({"decision": {"seat": "red"}}, "complaint.position-word", "position.decision"),
    ({"red": {"money": -1}}, "complaint.position-number", "position.red.money"),
    ({"red": {"extra": 1}}, "complaint.position-flag", "position.red.extra"),
    ({"red": {"crew": {"green": 1}}}, "complaint.position-word", "position.red.crew.green"),
    ({"red": {"merchant": "none"}}, "complaint.position-was", "position.red.merchant"),
    ({"red": {"ship": []}}, "complaint.position-word", "position.red"),
    ({"blue": {}}, "complaint.position-word", "position"),
    ({"discs": {}}, "complaint.position-was", "position"),
    ({"characters": {}}, "complaint.position-was", "position"),
    ({"sections": {}}, "complaint.position-was", "position"),
    ({"gabriel": "none"}, "complaint.position-was", "position.gabriel"),
]

UNSOUND: list[dict[str, Any]] = [
    {"number": {"5": "red projects"}, "used": {"projects": 9}},
    {"red": {"discs": 5}},
    {"red": {"captains": 8}},
    {"red": {"crew": {"violet": 9}}},
    {"lost": {"violet": 9}},
    {"red": {"merchant": "M2"}},
    {"display": ["I-1"], "gabriel": "I-1"},
    {"gone": ["I-1", "I-1"]},
    {"sea": {"calicut-6": "red I-1"}},
    {"tile": "V1", "played": ["V1"]},
    {"tiles": ["V2", "V2"]},
    # too few tiles would be left for the rounds to come
    {"played": ["V2", "V3", "V4", "V5", "V6"]},
]


def flat(path: str, value: Any) -> dict[str, Any]:
    """Each value with its whole path."""
    if not isinstance(value, dict):
        return {path: value}
    found = dict[str, Any]()
    for key, each in value.items():
        found |= flat(f"{path}.{key}" if path else key, each)
    return found


def said(state: Any) -> dict[str, Any]:
    return flat("", GAME.wording(len(state.players)).write(GAME.described(state)))


def test_whatever_a_position_says_a_value_path_reads_in_the_same_words() -> None:
    for seed in range(6):
        dice = Stream("words", seed)
        options = {each.name: dice.choice(each.values) for each in GAME.options}
        for n, table in enumerate(random_table(GAME, seed, 2 + seed % 3, **options)):
            for path, written in said(table.state).items() if n % 6 == 0 else ():
                assert GAME.value(table.state, path) == written, path


@pytest.mark.parametrize(("given", "options"), SELDOM)
def test_seldom_moments_are_read_off_and_written_again(
    given: dict[str, Any], options: dict[str, str]
) -> None:
    table = GAME.position(3, given, **options)
    for path, written in said(table.state).items():
        assert GAME.value(table.state, path) == written, path
    again = table.position()
    assert again.before == ()
    assert GAME.lay(again).state == table.state


def test_the_rest_of_a_sailing_phase_follows_from_what_is_still_moving() -> None:
    table = GAME.position(3, SELDOM[-2][0], push_target="owner")
    assert GAME.value(table.state, "decision.kinds") == ["shift"]
    assert GAME.value(table.state, "moving") == ["boa-gente", "natal"]


@pytest.mark.parametrize(("given", "slug", "where"), WRONG)
def test_what_is_wrong_is_named_with_its_place(given: Any, slug: str, where: str) -> None:
    with pytest.raises(Complaint) as caught:
        GAME.position(3, given)
    assert caught.value.slug.endswith(slug)
    assert caught.value.values["where"].endswith(where)


@pytest.mark.parametrize("given", UNSOUND)
def test_what_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Complaint) as caught:
        GAME.position(3, given)
    assert caught.value.slug == "complaint.position-unsound"


def test_two_fresh_tiles_a_round_last_for_ever() -> None:
    played = UNSOUND[-1]["played"]
    table = GAME.position(3, {"played": played}, tile_cycle="two_fresh_reshuffled")
    assert GAME.value(table.state, "played") == played


def test_the_words_of_a_seat_leave_out_what_nobody_knows() -> None:
    table = GAME.table(3, 7)
    hidden = {"tiles", "coming", "draws"}
    words = GAME.wording(3)
    whole = words.write(GAME.described(table.state))
    assert whole.keys() >= hidden
    for seat in range(3):
        known = words.write(GAME.described(table.state, seat))
        assert not known.keys() & hidden
        assert known["merchants"] == whole["merchants"][:1]


@pytest.mark.parametrize("path", ["tiles", "coming", "merchants", "draws.seed", "draws.count"])
def test_no_seat_reads_the_order_of_a_stack_nor_the_draws_to_come(path: str) -> None:
    state = GAME.table(3, 7).state
    assert not GAME.knows(state, 0, path)
    assert GAME.knows(state, 0, "played")


def test_a_disc_that_was_placed_is_said_and_whose_turn_it_is() -> None:
    table = GAME.position(3, {"turn": "red", "decision": {"number": 7}})
    assert GAME.value(table.state, "turn") == "red"
    assert table.check("red: area projects").legal
    table.play("red: area projects")
    assert GAME.value(table.state, "number.7") == "red projects"
    assert GAME.value(table.state, "turn") == "black"
