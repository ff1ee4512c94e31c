"""Questions about a position: the engine's own verdict, from what the asker may know."""

from __future__ import annotations

import pytest

from seabook.answers import Here, ask_here
from seabook.engine import Complaint
from seabook.proof.scenarios import opened, scenarios


def here(question: str, scenario: str, code: str = "endeavor", seat: str = "red") -> Here:
    return ask_here(question, opened(scenarios(code)[scenario]).seat(seat))


@pytest.mark.parametrize(
    ("code", "scenario", "seat", "question", "action", "legal"),
    [
        ("endeavor", "occupy-na-closed", "red", "can I flag New Orleans", "red: occupy NA1", False),
        ("endeavor", "occupy-na-closed", "red", "能占倫敦嗎", "red: occupy EU1", True),
        ("endeavor", "ship-opens-for-another", "red", "who wins him if I ship to Africa", "red: ship AF", True),
        ("vasco_da_gama", "acting-cannot-pay", "yellow", "what would acting with 4 cost me?", "yellow: act", False),
        ("vasco_da_gama", "acting-cannot-pay", "yellow", "may I decline and take the money?", "yellow: decline", True),
        ("anchors_aweigh", "discovery-one-short", "red", "為什麼不能完成這張牌", "red: fulfil", False),
    ],
)  # fmt: skip
def test_what_is_named_loosely_is_judged_by_the_engine(
    code: str, scenario: str, seat: str, question: str, action: str, legal: bool
) -> None:
    answer = here(question, scenario, code, seat)
    assert answer.understood is not None
    assert answer.understood.notation == action
    assert answer.ruled is not None
    assert answer.ruled.legal is legal
    table = opened(scenarios(code)[scenario]).seat(seat)
    assert answer.ruled.reasons == table.check(action).reasons
    assert [each.show("en") for each in table.check(action).lines] == [
        each.show("en") for each in answer.texts[1 : 1 + len(answer.ruled.lines)]
    ]


@pytest.mark.parametrize("question", ["what can I do now?", "我現在可以做什麼"])
def test_all_that_may_be_done_now(question: str) -> None:
    table = opened(scenarios("endeavor")["occupy-na-closed"]).seat("red")
    assert list(ask_here(question, table).doable) == table.actions()


def test_where_nothing_can_be_done_it_is_told_who_decides() -> None:
    answer = here("what can I do now?", "occupy-na-closed", seat="green")
    assert answer.doable == ()
    assert "Red" in answer.texts[0].en


def test_of_what_is_not_aimed_all_that_is_possible_is_told() -> None:
    answer = here("where can I settle?", "occupy-na-closed")
    assert len(answer.doable) > 1
    assert {each.kind.code for each in answer.doable} == {"occupy"}


def test_what_is_to_come_is_told() -> None:
    answer = here("which of my ships will sink?", "acting-cannot-pay", "vasco_da_gama", "yellow")
    assert "forecast.none-sinks" in {each.slug for each in answer.ahead}


def test_what_no_position_says_is_answered_by_the_rules() -> None:
    answer = here("what is the salary phase for?", "occupy-na-closed")
    assert answer.general is not None
    assert "E2.9" in answer.general.rules


def test_nothing_hidden_shines_through() -> None:
    """Two positions that differ below another's deck alone are answered alike."""
    table = opened(scenarios("anchors_aweigh")["discovery-one-short"])
    seat = table.seat("red")
    told = {
        str(ask_here("can I fulfil the card?", each)) for each in (seat, seat.ahead().seat("red"))
    }
    assert len(told) == 1


@pytest.mark.parametrize("question", ["", "???", "x" * 401])
def test_what_is_no_question_is_one_sentence(question: str) -> None:
    with pytest.raises(Complaint):
        here(question, "occupy-na-closed")


def test_what_was_typed_is_escaped() -> None:
    assert "<b>" not in here("can I <b>occupy</b> London", "occupy-na-closed")._repr_html_()
