"""Anchors Aweigh! exactly: the simulation agrees with each formula and rejects the plausible mistake."""

from itertools import combinations

import pytest
import sympy

from seabook import lab
from seabook.games.anchors_aweigh.game import GAME
from seabook.lab.anchors_aweigh.results import asking, chance_of
from seabook.lab.anchors_aweigh.tables import memory_worth
from seabook.playbook import rules

RESULTS, TABLES = lab.results("anchors_aweigh"), lab.tables("anchors_aweigh")


def test_how_many_rounds_there_are() -> None:
    assert RESULTS["rounds_possible"].exact() == 21_011_020_800


@pytest.mark.parametrize("treasure", ["rope", "cannon", "map"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_chances_are_those_of_all_draws_counted(treasure: str, n: int) -> None:
    kind, _, _ = asking(treasure)
    own = [
        sum(each.code == treasure for each in card.treasures)
        for card in GAME.box.cards
        if card.kind.code == kind
    ]
    drawn = next(each.drawn for each in GAME.box.kinds if each.code == kind)
    hands = [sum(hand) for hand in combinations(own, drawn)]
    assert chance_of(treasure, n) == sympy.Rational(sum(h >= n for h in hands), len(hands))


def test_facing_pays_once_one_of_each_is_aboard() -> None:
    sheet = TABLES["facing"]()
    assert [row[2][0] for row in sheet.rows] == [*"---+--++"]


def test_where_facing_breaks_even() -> None:
    result = RESULTS["face_or_flee"]
    assert result.exact(l=7, w=3, r=4, p=3) == 0


@pytest.mark.slow
def test_whoever_recalls_something_earns_more() -> None:
    rows = memory_worth(6).rows
    means = [float(row[1].split()[0]) for row in rows]
    assert means[0] + 5 < min(means[1:])


def test_tables_name_their_rules() -> None:
    for name in ("kinds_wanted", "facing"):
        assert {*TABLES[name]().rules} <= {*rules("anchors_aweigh")}
