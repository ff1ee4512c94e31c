"""What is told of what is to come is what comes, and depends on nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.engine import Action, Event, Stream
from seabook.games import game, names
from seabook.games.vasco_da_gama import marker

pytestmark = pytest.mark.slow


def told(code: str, state: Any, seat: int) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for each in game(code).forecast(state, seat):
        found.setdefault(each.slug, []).append(each)
    return found


@pytest.mark.parametrize("seed", range(sample(4)))
@pytest.mark.parametrize("code", names())
def test_a_forecast_depends_on_what_the_seat_knows_alone(code: str, seed: int) -> None:
    rules, dice = game(code), Stream("forecast", seed)
    players = rules.players[seed % len(rules.players)]
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
        for seat in range(players) if n % 9 == 0 else ():
            before = state.plain()
            here = [each.text for each in rules.forecast(state, seat)]
            assert state.plain() == before, "looking ahead changes nothing"
            other = rules.reshuffle_hidden(state, seat, dice)
            assert [each.text for each in rules.forecast(other, seat)] == here


@pytest.mark.parametrize("seed", range(sample(6)))
def test_what_a_number_costs_after_the_tile_lies_in_what_was_foretold(seed: int) -> None:
    rules, foretold, met = game("vasco_da_gama"), dict[int, Event](), 0
    for state, _ in random_game(rules, seed, rules.players[seed % 3]):
        if state.phase == "placing":
            for disc in state.discs:
                foretold[disc.number] = marker.foretold(state, disc.number)
        elif state.phase == "acting" and foretold:
            for number, event in foretold.items():
                cost = marker.price(state, number)
                assert event.values.get("least", 0) <= cost <= event.values.get("most", 0)
                met += 1
            foretold = {}
    assert met > 20


def decisions(games: int) -> Iterator[tuple[Any, Action]]:
    rules = game("vasco_da_gama")
    for seed in range(games):
        yield from random_game(rules, seed, rules.players[seed % 3], eager=True)


def test_the_ships_that_sink_are_those_that_were_foretold() -> None:
    """From the last decision before the ships move: nothing lands in between."""
    rules, sunk = game("vasco_da_gama"), 0
    for state, action in decisions(sample(16)):
        after = state.copy()
        events = list(rules.effects(after, action))
        moving = [
            n for n, each in enumerate(events) if each.slug in ("full.region", "end-of-round.money")
        ]
        landed = any(each.slug.endswith(".landed") for each in events)
        if state.phase != "acting" or after.phase == "acting" or not moving or landed:
            continue
        if any(player.merchant for player in state.players):
            continue  # it is to sail first, and its owner chooses where
        lost = [e.text for e in events if e.slug in ("push.no-space", "push.past-the-end")]
        found = told("vasco_da_gama", state, 0)
        assert [e.text for slug in found for e in found[slug] if slug.startswith("push.")] == lost
        assert bool(lost) != ("forecast.none-sinks" in found)
        sunk += len(lost)
    assert sunk


def at(**given: Any) -> dict[str, list[Event]]:
    table = game("vasco_da_gama").position(2, {"phase": "acting", "marker": 5, **given})
    return told("vasco_da_gama", table.state, 0)


def test_whoever_recruits_after_sailing_is_warned() -> None:
    late = at(number={"9": "yellow navigation", "12": "yellow recruiting"})
    warned = late["forecast.recruits-late"][0]
    assert (warned.values["number"].n, warned.values["later"].n) == (9, 12)
    assert "forecast.recruits-late" not in at(
        number={"12": "yellow navigation", "9": "yellow recruiting"}
    )
    assert "forecast.recruits-late" not in at(
        number={"9": "yellow navigation", "12": "red recruiting"}
    )


def test_a_number_at_the_marker_is_free_and_one_below_it_costs_one() -> None:
    found = at(number={"5": "yellow projects", "4": "yellow recruiting"})
    assert [each.values["n"] for each in found["forecast.price"]] == [1]
    assert [each.values["number"].n for each in found["forecast.is-free"]] == [5]


def test_a_seat_is_told_by_the_growth_and_the_cards_to_come() -> None:
    red = {"harbour": 1, "cards": [f"EU-{n}" for n in range(5)], "buildings": ["market"]}
    table = game("endeavor").position(3, {"phase": "action", "red": red})
    found = told("endeavor", table.state, 0)
    assert (
        found["forecast.discard"][0].values["n"] == 5 - found["forecast.discard"][0].values["limit"]
    )
    before = table.state.players[0].supply
    n = found["forecast.growth"][0].values["n"]
    assert 2 <= n <= before


def test_it_tells_what_can_sail_and_with_whom() -> None:
    yellow = {"projects": ["I-5", "I-9"], "ships": ["I-3", "I-10"], "captains": 1}
    crew = {"crew": {"violet": 1, "grey": 1, "missionary": 2}}
    found = at(yellow=yellow | crew, number={"9": "yellow navigation"})
    assert [each.values["project"].code for each in found["forecast.fits-out"]] == ["I-5"]
    reached = {e.values["ship"].code: len(e.values["regions"]) for e in found["forecast.can-land"]}
    assert reached == {"I-3": 4, "I-10": 6}
    short = found["forecast.captains-short"][0].values
    assert (short["n"], short["captains"]) == (2, 1)


def test_it_tells_what_each_character_would_give() -> None:
    mine = {"number": {"9": "yellow characters"}}
    found = at(character={"manuel": "yellow", "dias": "red"}, taken=["dias"], **mine)
    assert "forecast.dias" not in found
    assert {"forecast.alvares", "forecast.manuel-again", "forecast.sernigi"} <= found.keys()
    assert "forecast.manuel" in at(character={"manuel": "red"}, **mine)
