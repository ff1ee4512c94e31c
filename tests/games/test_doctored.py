"""Doctored saves and positions: each opens a sound table, or is one short sentence."""

from __future__ import annotations

import json
import random
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import FACTOR, sample

import seabook
from seabook.engine import Complaint
from seabook.games import game, names
from seabook.proof.scenarios import scenarios

EACH = sample(300)
STEERING = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
DEEP = json.loads("[" * 400 + "]" * 400)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    10**30,
    1.5,
    float("nan"),
    "",
    "red",
    "x" * 5000,
    "\ud800",
    "\x1b[2J\x07\r\n",
    [],
    ["red", "red"],
    {},
    {"red": 1},
    DEEP,
    {"deep": DEEP},
)


def whole_saves(code: str) -> list[str]:
    """Saves of set-ups and of hand-made positions, each some decisions long."""
    rules = game(code)
    table = rules.table(3, 5)
    for n, (_, action) in enumerate(random_game(rules, 5, 3)):
        if n == 30:
            break
        table.play(action)
    placed = [each for each in scenarios(code).values() if each.position][::40]
    made = [rules.position(each.players, each.position, **each.options) for each in placed]
    return [table.save(), *(each.save() for each in made)]


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value inside."""
    if way:
        yield way
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside if isinstance(data, dict | list) else ():
        yield from places(value, (*way, key)) if isinstance(value, dict | list) else [(*way, key)]


def doctored(text: str, dice: random.Random) -> str:
    """A save with one value, or one letter, changed."""
    if dice.random() < 0.2:
        at = dice.randrange(len(text))
        return dice.choice((text[:at], text[:at] + chr(dice.randrange(256)) + text[at + 1 :]))
    data = json.loads(text)
    *way, last = dice.choice(list(places(data)))
    inside = data
    for key in way:
        inside = inside[key]
    what = dice.random()
    if what < 0.15:
        del inside[last]
    elif what < 0.3 and isinstance(inside, list):
        dice.shuffle(inside)
    elif what < 0.4 and isinstance(inside, dict):
        inside[dice.choice(("red", "oops", "\ud800", "9"))] = dice.choice(ODD)
    else:
        inside[last] = dice.choice(ODD)
    return json.dumps(data)


@pytest.mark.slow
@pytest.mark.parametrize("code", names())
def test_a_doctored_save_is_a_sound_table_or_one_short_sentence(code: str) -> None:
    dice, wholes, opened = random.Random(17), whole_saves(code), 0
    for _ in range(EACH):
        text = doctored(dice.choice(wholes), dice)
        try:
            table = seabook.load(text)
        except Complaint as why:
            assert_short(why)
            continue
        opened += 1
        assert not list(table.game.problems(table.state)), text
        assert not list(table.game.unsettled(table.state)), text
        assert seabook.load(table.save()).state == table.state
    assert 0 < opened < EACH / 2


def assert_short(why: Complaint) -> None:
    for lang in ("zh_Hant", "en"):
        told = why.text.pick(lang)
        told.encode()
        letters = told.replace("\n", " ")  # several things are told a line each
        assert not STEERING & {unicodedata.category(letter) for letter in letters}, told
        assert len(told) < 2600, told[:300]


@pytest.mark.parametrize(
    ("code", "players", "given", "slug"),
    [
        # sound as given, but not after the round has gone on by itself
        (
            "vasco_da_gama",
            3,
            {"phase": "sailing", "number": {"20": "yellow projects"}},
            "complaint.position-unsound",
        ),
        ("anchors_aweigh", 2, {"red": {"parrots": 1}}, "complaint.position-parrots"),
        (
            "anchors_aweigh",
            2,
            {"round": 2, "red": {"parrots": 1}, "blue": {"parrots": 1}},
            "complaint.position-parrots",
        ),
        ("vasco_da_gama", 3, {"number": {"7": DEEP}}, "complaint.position-word"),
        ("vasco_da_gama", 3, {"sea": {"A1": DEEP}}, "complaint.position-word"),
        ("endeavor", 3, {"red": {"buildings": [DEEP]}}, "complaint.position-word"),
        ("endeavor", 3, [], "complaint.position-table"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    code: str, players: int, given: Any, slug: str
) -> None:
    with pytest.raises(Complaint) as caught:
        game(code).position(players, given)
    assert caught.value.slug == slug
    assert_short(caught.value)


def test_a_parrot_is_there_in_round_2() -> None:
    table = game("anchors_aweigh").position(2, {"round": 2, "red": {"parrots": 1}})
    assert table.game.value(table.state, "red.parrots") == 1


@pytest.mark.slow
@pytest.mark.parametrize("code", names())
@pytest.mark.parametrize(
    ("n", "odd"), [*enumerate(each for each in ODD if isinstance(each, list | dict | str))]
)
def test_an_odd_value_anywhere_in_a_position_is_one_sentence(code: str, n: int, odd: Any) -> None:
    rules, apart = game(code), max(1, 24 // FACTOR)
    placed = [each for each in scenarios(code).values() if each.position]
    for each in placed[n % apart :: apart]:
        for way in places(each.position):
            given = json.loads(json.dumps(each.position))
            inside = given
            for key in way[:-1]:
                inside = inside[key]
            inside[way[-1]] = odd
            try:
                rules.position(each.players, given, **each.options)
            except Complaint as why:
                assert_short(why)
