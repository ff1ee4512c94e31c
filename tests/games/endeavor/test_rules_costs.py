"""What every action costs (E2.11, E2.13, E3.1a to E3.5), one marker short of it, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from seabook.engine import Judge, Verdict
from seabook.engine.notation import parse
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.scoring import rightmost_space_empty
from seabook.games.endeavor.state import State, level

BOX = ENDEAVOR.box

# Markers that have to be in the harbour: by a building (its own included), by an action token.
COSTS = [
    ("ship CA", "shipyard", 2),
    ("ship CA", "ship-draw", 1),
    ("occupy EU1", "colonial-house", 2),
    ("occupy EU1", "occupy-draw", 1),
    ("attack EU2", "barracks", 3),
    ("attack EU2", "attack", 2),
    ("draw EU", "market", 1),
    ("draw EU", "ship-draw", 0),
    ("pay shipyard", "exchange", 1),
    ("pay shipyard", "payment", 0),
]


def position(harbour: int, by: str, starting: str = "none") -> State:
    red: dict[str, Any] = {"harbour": harbour, "buildings": ["workshop"]}
    if by in {building.code for building in BOX.buildings if building.level}:
        red["buildings"].append(by)
    elif by != "colonial-house":
        red["tokens"] = {by: 1}
    if by in ("exchange", "payment"):
        red["buildings"].append("shipyard*")
    options = ENDEAVOR.complete(
        {"starting_building": "colonial_house" if by == "colonial-house" else starting}
    )
    given = {"phase": "action", "round": 3, "city": {"EU2": "blue"}, "red": red}
    return ENDEAVOR.place(3, given, options)


def ask(state: State, action: str) -> Verdict:
    return Judge(ENDEAVOR, state)(parse(ENDEAVOR.space, f"red: {action}"))


@pytest.mark.parametrize(("action", "by", "cost"), COSTS)
def test_an_action_needs_just_its_markers_and_takes_them(action: str, by: str, cost: int) -> None:
    verdict = ask(position(cost, by), action)
    assert verdict.legal, str(verdict)
    assert verdict.paid == cost
    if cost:
        short = ask(position(cost - 1, by), action)
        assert not short.legal
        assert [(gap.slug, gap.n) for gap in short.missing] == [("missing.markers", 1)]


@pytest.mark.parametrize(("action", "by", "cost"), COSTS)
def test_what_is_said_to_be_paid_leaves_the_harbour(action: str, by: str, cost: int) -> None:
    state = position(cost, by)
    verdict = ask(state, action)
    (way,) = verdict.ways
    for step in (*way.way.steps, parse(ENDEAVOR.space, f"red: {action}")):
        ENDEAVOR.apply(state, step)
    # A Payment brings one marker back.
    assert state.players[0].harbour == (1 if action.startswith("pay") else 0)


def test_e2_5_is_told_only_when_a_kind_is_built_again() -> None:
    state = ENDEAVOR.place(3, {"red": {"buildings": ["market"]}}, ENDEAVOR.complete({}))
    for code, rules in (("market", ["E2.3", "E2.5"]), ("workshop", ["E2.3", "E2.7"])):
        after = state.copy()
        action = parse(ENDEAVOR.space, f"red: build {code}")
        assert [event.rule for event in ENDEAVOR.effects(after, action)] == rules


def test_er4_with_only_level_5_left_an_owner_of_one_builds_nothing() -> None:
    left = [tile for tile in BOX.buildings if tile.level and tile.level < 5]
    seats = ("blue", "green")
    given: dict[str, Any] = {seat: {"buildings": []} for seat in seats}
    for tile in left:
        for n in range(tile.copies):
            given[seats[n % 2]]["buildings"].append(tile.code)
    given["red"] = {"buildings": ["exchange"], "industry": 10}
    given |= {"phase": "build", "round": 7, "turn": "red"}
    state = ENDEAVOR.place(3, given, ENDEAVOR.complete({}))
    assert state.decision.seat == 1, "red has nothing to take and is passed over"
    assert {action.target.code for action in ENDEAVOR.legal(state)} == {"museum", "parliament"}


def refused(state: State, text: str) -> list[str]:
    action = parse(ENDEAVOR.space, text)
    return [why.slug for why in ENDEAVOR.refusals(state, action)]


def test_er9_a_token_that_leads_nowhere_for_want_of_one_marker_cannot_be_used() -> None:
    assert refused(position(2, "attack"), "red: use attack") == []
    assert refused(position(1, "attack"), "red: use attack") == ["token.no-effect"]


def test_e3_2a_a_city_is_told_to_be_yours_only_if_it_is() -> None:
    given = {"phase": "action", "turn": "blue", "city": {"EU1": "red", "EU2": "blue"}}
    state = ENDEAVOR.place(3, {**given, "blue": {"harbour": 2}}, ENDEAVOR.complete({}))
    ENDEAVOR.apply(state, parse(ENDEAVOR.space, "blue: activate colonial-house"))
    assert refused(state, "blue: occupy EU1") == ["occupy.taken"]
    assert refused(state, "blue: occupy EU2") == ["occupy.yours"]


def test_e3_4b_the_presence_that_is_missing_is_the_difference() -> None:
    given = {
        "phase": "action",
        "city": {"EU1": "red"},
        "removed": ["EU-0", "EU-1", "EU-2"],
        "red": {"harbour": 2, "buildings": ["market"]},
    }
    verdict = ask(ENDEAVOR.place(3, given, ENDEAVOR.complete({})), "draw EU")
    assert [(gap.slug, gap.n) for gap in verdict.missing] == [("missing.more-presence", 2)]


@pytest.mark.parametrize(("limit", "glory"), [("literal", 3), ("board", 0)])
def test_er58_the_rightmost_space_under_the_literal_card_limit(limit: str, glory: int) -> None:
    given = {
        "phase": "action",
        "round": 7,
        "red": {"cards": ["SA-1", "SA-2"], "politics": 1},
    }
    state = ENDEAVOR.place(3, given, ENDEAVOR.complete({"card_limit": limit}))
    assert ENDEAVOR.value(state, "red.score.E5.7") == glory


@pytest.mark.parametrize(("total", "reached"), [(14, 5), (15, 5), (16, 5), (40, 5), (0, 1)])
def test_the_level_stays_at_its_end_however_many_icons(total: int, reached: int) -> None:
    state = ENDEAVOR.place(3, {"red": {"buildings": ["workshop"]}}, ENDEAVOR.complete({}))
    state.players[0].icons[0] = total
    assert level(state, state.players[0], 0) == reached


@pytest.mark.parametrize(
    ("cards", "empty"),
    [(["SL-0"], True), (["SL-0", "EU-0"], True), (["SL-0", "EU-0", "EU-1"], False)],
)
def test_a_slavery_card_has_a_space_of_its_own(cards: list[str], empty: bool) -> None:
    given = {"red": {"cards": cards}}
    state = ENDEAVOR.place(3, given, ENDEAVOR.complete({}))
    state.players[0].icons[3] = 0
    assert rightmost_space_empty(state, state.players[0]) is empty
