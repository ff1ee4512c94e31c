"""What a wish supposes, and what is told of fitting out and of the wrong phase."""

from __future__ import annotations

from typing import Any

import pytest

from seabook.engine import Table
from seabook.games.vasco_da_gama.game import GAME
from seabook.games.vasco_da_gama.state import State

ACTING = {"phase": "acting", "marker": 10}


def at(players: int = 3, **given: Any) -> Table[Any]:
    return GAME.position(players, given)


def reasons(table: Table[Any], text: str) -> list[tuple[str, str]]:
    return [(why.rule, why.slug) for why in table.check(text).reasons]


def supposed(table: Table[Any], text: str) -> State | None:
    action = table.action(text)
    return action.kind.ways and action.kind.ways.start(table.state, action)


def discs(state: State) -> list[tuple[int, int, str]]:
    return [(disc.number, disc.seat, disc.area.code) for disc in state.discs]


PLACED = {
    "2": "yellow navigation",
    "4": "black projects",
    "6": "red projects",
    "8": "red projects",
    "12": "black recruiting",
    "14": "red recruiting",
}
YELLOW, RED, BLACK = range(3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # The lowest own disc in the area; all lower numbers have been dealt with, later ones wait.
        (
            "red: buy I-2",
            [
                (6, RED, "projects"),
                (8, RED, "projects"),
                (12, BLACK, "recruiting"),
                (14, RED, "recruiting"),
            ],
        ),
        ("red: recruit A-turquoise", [(14, RED, "recruiting")]),
        (
            "black: buy I-2",
            [
                (4, BLACK, "projects"),
                (6, RED, "projects"),
                (8, RED, "projects"),
                (12, BLACK, "recruiting"),
                (14, RED, "recruiting"),
            ],
        ),
        # Without a disc there: the lowest number not taken whose action is free.
        (
            "red: claim 1",
            [(10, RED, "characters"), (12, BLACK, "recruiting"), (14, RED, "recruiting")],
        ),
    ],
)
def test_a_wish_supposes_the_turn_of_the_lowest_disc(
    text: str, expected: list[tuple[int, int, str]]
) -> None:
    table = at(**ACTING, number=PLACED)
    state = supposed(table, text)
    assert state is not None
    assert sorted(discs(state)) == expected
    assert state.decision.number == expected[0][0]
    assert state.decision.kinds == ("act", "decline", "fit-out")
    assert discs(table.state) != discs(state)


def test_the_free_number_supposed_is_not_taken() -> None:
    table = at(
        **ACTING, number={"9": "yellow navigation", "10": "black projects", "11": "black projects"}
    )
    state = supposed(table, "red: claim 1")
    assert state is not None
    assert state.decision.number == 12


def test_a_wish_is_charged_for_the_lowest_disc() -> None:
    verdict = at(**ACTING, number=PLACED, red={"money": 0}).check("red: buy I-2")
    dear = [why for why in verdict.reasons if why.slug == "act.too-dear"]
    assert [why.values["cost"] for why in dear] == [4]


@pytest.mark.parametrize(
    "given",
    [
        {**ACTING, "number": PLACED},
        {"red": {"discs": 0}},
        {"phase": "setup"},
    ],
)
def test_an_area_is_no_wish_outside_placing_or_without_discs(given: dict[str, Any]) -> None:
    table = at(**given)
    assert supposed(table, "red: area projects") is None
    verdict = table.check("red: area projects")
    assert not verdict.wish
    assert not verdict.legal


def test_an_area_is_wished_for_with_the_lowest_number_left() -> None:
    table = at(2, number={"1": "yellow navigation", "2": "red projects"})
    (way,) = table.check("red: area projects").ways
    assert [step.notation for step in way.way.steps] == ["red: number 3"]


@pytest.mark.parametrize(
    ("crew", "rule", "slug"),
    [
        # one missionary is a kind like any other
        ({"violet": 3, "missionary": 1}, "V3.9", "outfit.crew"),
        ({"violet": 4}, "V3.9", "outfit.crew"),
        # several are one kind only, and that is what is told where there would be enough people
        ({"violet": 1, "missionary": 2}, "V3.10", "outfit.one-missionary"),
        ({"missionary": 3}, "V3.10", "outfit.one-missionary"),
        ({"missionary": 2}, "V3.9", "outfit.crew"),
        ({}, "V3.9", "outfit.crew"),
    ],
)
def test_v3_10_several_missionaries_are_one_kind_of_crew(
    crew: dict[str, int], rule: str, slug: str
) -> None:
    project = next(each for each in GAME.box.projects if each.need == 3)
    table = at(yellow={"projects": [project.code], "crew": crew})
    assert reasons(table, f"yellow: fit-out {project.code}") == [(rule, slug)]


EXTRA = {
    "phase": "acting",
    "marker": 5,
    "number": {"7": "red characters", "9": "red projects"},
}


@pytest.mark.parametrize(
    ("before", "text", "expected"),
    [
        # A disc in the action phase: taking Manuel places the extra one at once (V3.25).
        (
            ("red: act", "red: character manuel", "red: number 21"),
            "red: number 22",
            ("V3.25", "timing.not-this-choice"),
        ),
        (("red: act", "red: character manuel"), "red: area projects", None),
        ((), "red: number 20", ("V2.1", "timing.other-phase")),
        (("red: act", "red: character manuel"), "red: act", None),
        (
            ("red: act", "red: character manuel"),
            "red: shift natal-1",
            ("V2.1", "timing.other-phase"),
        ),
    ],
)
def test_v3_25_the_extra_disc_is_placed_in_the_action_phase_too(
    before: tuple[str, ...], text: str, expected: tuple[str, str] | None
) -> None:
    table = at(4, **EXTRA)
    for each in before:
        table.play(each)
    found = reasons(table, text)
    assert ("V2.1", "timing.other-phase") not in found or expected == ("V2.1", "timing.other-phase")
    assert expected is None or expected in found


def test_v3_25_whoever_may_take_manuel_may_place_in_the_same_action() -> None:
    verdict = at(4, **EXTRA).check("red: area projects")
    steps = [step.notation for step in verdict.ways[0].way.steps]
    assert steps == ["red: act", "red: character manuel", "red: number 21"]


def test_while_numbers_are_placed_an_action_belongs_to_another_phase() -> None:
    assert ("V2.1", "timing.other-phase") in reasons(at(), "yellow: act")
    assert ("V2.1", "timing.other-phase") in reasons(at(), "yellow: shift natal-1")
    assert reasons(at(), "yellow: stop") == [("V2.7", "timing.must-place")]
