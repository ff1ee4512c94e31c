"""What a refusal says is missing: when it has been done by actions, the action is legal."""

from __future__ import annotations

from typing import Any

import pytest

from seabook.engine import Judge, Missing
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.state import Decision, State

BOX = ENDEAVOR.box


def position(**given: Any) -> State:
    return ENDEAVOR.place(3, {"phase": "action", "round": 3, **given}, ENDEAVOR.complete({}))


def act(state: State, text: str, by: str) -> None:
    """Play one action as if this seat's building had just opened it, its markers at hand."""
    seat_code, _, rest = text.partition(": ")
    action = ENDEAVOR.space.get(
        next(seat.i for seat in ENDEAVOR.seats if seat.code == seat_code), *rest.split(" ", 1)
    )
    player = state.players[action.seat.i]
    player.supply -= 1
    player.harbour += 1
    state.decisions.append(Decision(action.seat.i, (action.kind.code,), BOX.building[by]))
    assert action in ENDEAVOR.legal(state)
    ENDEAVOR.apply(state, action)


def supply(state: State, gap: Missing, seat: str) -> None:
    """Do what is missing."""
    if gap.slug == "missing.markers":
        player = state.players[0]
        player.supply -= gap.n
        player.harbour += gap.n
    elif gap.slug == "missing.ships":
        for _ in range(gap.n):
            act(state, f"blue: ship {gap.values['region'].code}", "shipyard")
    elif gap.slug in ("missing.presence", "missing.more-presence"):
        for _ in range(gap.n):
            act(state, f"{seat}: ship {gap.values['region'].code}", "shipyard")
    elif gap.slug == "missing.industry":
        state.players[0].icons[0] += gap.n
    else:
        raise AssertionError(f"nobody knows how to supply {gap.slug}")


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("red: occupy NA1", {"red": {"harbour": 2}}),
        ("red: occupy NA1", {"red": {"harbour": 0}}),
        ("red: occupy NA1", {"track": {"NA": ["red"]}, "red": {"harbour": 1}}),
        ("red: occupy NA1", {"track": {"NA": ["blue"] * 7}, "red": {"harbour": 2}}),
        ("red: occupy EU1", {"red": {"harbour": 1}}),
        ("red: ship FE", {"red": {"harbour": 0, "buildings": ["shipyard"]}}),
        ("red: attack CA1", {"city": {"CA1": "blue"}, "red": {"buildings": ["barracks"]}}),
        ("red: draw AF", {"red": {"harbour": 1, "buildings": ["market"]}}),
        (
            "red: draw EU",
            {"removed": ["EU-0", "EU-1", "EU-2"], "red": {"harbour": 1, "buildings": ["market"]}},
        ),
    ],
)
def test_when_all_that_is_missing_has_been_done_the_action_is_legal(
    action: str, given: dict[str, Any]
) -> None:
    if action.endswith("CA1"):
        given = {**given, "track": {"CA": ["blue", "green"] * 3}}
    state = position(**given)
    verdict = Judge(ENDEAVOR, state)(parsed(action))
    assert not verdict.legal
    assert verdict.missing
    if action == "red: draw EU":
        # presence in Europe comes from cities; three of them
        for city in ("EU1", "EU3", "EU5"):
            act(state, f"red: occupy {city}", "colonial-house")
    else:
        for gap in verdict.missing:
            supply(state, gap, "red")
    assert Judge(ENDEAVOR, state)(parsed(action)).legal


def test_one_marker_short_of_what_is_missing_is_not_enough() -> None:
    state = position(red={"harbour": 0})
    verdict = Judge(ENDEAVOR, state)(parsed("red: occupy EU1"))
    assert sum(gap.n for gap in verdict.missing) == 2
    state.players[0].harbour, state.players[0].supply = 1, BOX.counts.population_markers - 1
    again = Judge(ENDEAVOR, state)(parsed("red: occupy EU1"))
    assert not again.legal


def test_the_industry_that_is_missing_lets_one_build() -> None:
    state = ENDEAVOR.place(3, {"round": 3, "red": {"industry": 1}}, ENDEAVOR.complete({}))
    verdict = Judge(ENDEAVOR, state)(parsed("red: build docks"))
    (gap,) = verdict.missing
    assert gap.n == 3
    state.players[0].icons[0] += gap.n - 1
    assert not Judge(ENDEAVOR, state)(parsed("red: build docks")).legal
    state.players[0].icons[0] += 1
    assert Judge(ENDEAVOR, state)(parsed("red: build docks")).legal


def parsed(text: str) -> Any:
    from seabook.engine.notation import parse

    return parse(ENDEAVOR.space, text)
