"""Questions at odd moments: each answer speaks of the asker's own decision, and never fails."""

from __future__ import annotations

from typing import Any

import pytest

from seabook.engine import Judge, Refused, Stream, Table
from seabook.games import game

GAME = game("vasco_da_gama", "standin-v1")


def at(
    players: int, *played: str, options: dict[str, str] | None = None, **given: Any
) -> Table[Any]:
    table = GAME.position(players, given, **(options or {}))
    for text in played:
        table.play(text)
    return table


def reasons(table: Table[Any], text: str) -> list[tuple[str, str]]:
    return [(why.rule, why.slug) for why in table.check(text).reasons]


def test_a_wish_is_judged_even_when_no_number_is_left_to_suppose() -> None:
    seats = ["red"] * 4 + ["black"] * 4 + ["blue"]
    areas = ["navigation", "recruiting", "projects", "characters"]
    discs = {str(n): f"{seats[n - 12]} {areas[n % 4]}" for n in range(12, 21)}
    discs |= {"21": "blue characters", "22": "black characters", "5": "yellow characters"}
    table = at(4, phase="acting", marker=12, number=discs)
    assert table.check("yellow: recruit A-violet").refusals


def test_a_wish_inside_an_action_is_not_charged_again() -> None:
    table = at(
        2,
        "yellow: act",
        "yellow: launch I-9",
        phase="acting",
        marker=10,
        number={"4": "yellow navigation"},
        yellow={"money": 6, "captains": 2, "ships": ["I-9", "I-10"]},
    )
    verdict = table.check("yellow: launch I-10")
    assert verdict.legal, "once the ship in hand has landed"
    assert [step.kind.code for step in verdict.ways[0].way.steps] == ["land"]
    assert verdict.paid == 0
    with pytest.raises(Refused) as caught:
        table.play("yellow: launch I-10")
    assert [why.slug for why in caught.value.verdict.reasons] == ["timing.ship-first"]


def test_the_region_of_an_action_binds_a_wish_at_its_reward() -> None:
    table = at(
        2,
        "yellow: act",
        "yellow: launch I-9",
        "yellow: land mombasa-1",
        phase="acting",
        marker=5,
        number={"9": "yellow navigation"},
        yellow={"captains": 2, "ships": ["I-9", "I-10"]},
    )
    assert ("V3.16", "land.other-region") in reasons(table, "yellow: land natal-1")


@pytest.mark.parametrize("asks", ["yellow", "red"])
def test_recruits_are_not_taken_for_crew_that_was_paid(asks: str) -> None:
    table = at(
        2,
        "yellow: act",
        "yellow: recruit A-turquoise",
        phase="acting",
        marker=5,
        number={"9": "yellow recruiting"},
    )
    assert "spend.kind-paid" not in [slug for _, slug in reasons(table, f"{asks}: spend turquoise")]


def test_what_another_does_is_not_held_against_the_asker() -> None:
    table = at(
        2,
        "yellow: act",
        "yellow: launch I-9",
        "yellow: land boa-gente-1",
        phase="acting",
        marker=5,
        number={"9": "yellow navigation"},
        yellow={"captains": 2, "ships": ["I-9", "I-10"]},
    )
    assert "land.other-region" not in [slug for _, slug in reasons(table, "red: land natal-1")]
    merchant = at(
        2,
        "yellow: act",
        "yellow: character sernigi",
        phase="acting",
        marker=5,
        number={"9": "yellow characters"},
    )
    assert "land.too-weak" not in [slug for _, slug in reasons(merchant, "red: land calicut-6")]


def test_a_seat_that_plays_a_wish_is_told_why_it_is_too_early() -> None:
    table = at(2)
    with pytest.raises(Refused) as told:
        table.seat("yellow").play("yellow: area navigation")
    assert not told.value.verdict.legal
    assert [why.slug for why in told.value.verdict.reasons] == ["timing.not-this-choice"]


def test_a_wish_cites_its_own_rules_and_not_what_follows() -> None:
    table = at(
        2,
        phase="acting",
        marker=5,
        number={"9": "yellow characters"},
    )
    assert set(table.check("yellow: claim 1").grants) == {"V3.2", "V3.4", "V3.21"}


LATER = {"reward_used_in_same_action": "no"}


def test_what_was_kept_back_may_be_used_after_stopping_too() -> None:
    """VR23, VR66: the sailor is released with the action, and opens the moment to fit out."""
    table = at(
        2,
        "yellow: act",
        "yellow: launch I-9",
        "yellow: land mombasa-1",
        "yellow: accept A-grey",
        "yellow: stop",
        options=LATER,
        phase="acting",
        round=5,
        marker=5,
        number={"7": "yellow navigation"},
        section={"A": ["grey"], "B": []},
        yellow={
            "captains": 2,
            "ships": ["I-9", "I-10"],
            "projects": ["I-1"],
            "crew": {"violet": 1},
        },
    )
    assert [str(each) for each in table.actions()] == ["yellow: fit-out I-1", "yellow: stop"]


def test_a_won_sao_gabriel_waits_for_the_end_of_the_action_too() -> None:
    options = {**LATER, "reward_project_source": "display_with_sao_gabriel"}
    table = at(
        2,
        "yellow: act",
        "yellow: launch I-9",
        "yellow: land natal-1",
        options=options,
        phase="acting",
        marker=5,
        number={"7": "yellow navigation"},
        yellow={"captains": 2, "ships": ["I-9"]},
    )
    gabriel = GAME.value(table.state, "gabriel")
    table.play(f"yellow: receive {gabriel}")
    assert GAME.value(table.state, "yellow.ships") == [gabriel]
    step = table.history[-1]
    assert [event.slug for event in step.events][:1] == ["reward.project"]
    assert "reward.released" in [event.slug for event in step.events]


@pytest.mark.slow
def test_every_question_has_an_answer_in_every_stage() -> None:
    """Random games, every fifth position: any action asked for gets a verdict with its rules."""
    dice = Stream("asking", 3)
    for seed in range(4):
        options = {each.name: dice.choice(each.values) for each in GAME.options}
        state = GAME.start(2 + seed % 3, seed, options)
        n = 0
        while GAME.decisions(state):
            n += 1
            if n % 5 == 0:
                judge = Judge(GAME, state)
                for action in GAME.space.actions[dice.below(7) :: 7]:
                    if action.seat.i < len(state.players):
                        assert judge(action).rules, action
            GAME.apply(state, dice.choice(GAME.legal(state)))
