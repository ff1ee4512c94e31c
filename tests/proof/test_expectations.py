"""What a scenario expects is held against what followed: each wrong thing is named."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from seabook.engine import Verdict, Way, WayVerdict, event, missing, refuse
from seabook.games import game
from seabook.proof import scenarios
from seabook.proof.expectations import Expect, Why, of_events, of_values, of_verdict, plain, same
from seabook.words import Text

RULES = game("endeavor")
SPACE = RULES.space
ASKED = SPACE.get(0, "occupy", "EU1")
CLOSED = refuse("E3.2b", "region.no-presence", region=SPACE.get(0, "ship", "NA").target)
BROKE = refuse("E3.2a", "occupy.no-marker", missing("missing.markers", n=1), have=0, need=1)
DEAR = refuse("E3.2a", "occupy.no-marker", missing("missing.markers", n=3), have=0, need=3)
YES = Verdict(ASKED)
NO = Verdict(ASKED, (CLOSED, BROKE))
SHIPS = missing("missing.ships", n=2, region=SPACE.get(0, "ship", "NA").target)
NOT_YET = Verdict(ASKED, (CLOSED._replace(missing=SHIPS), BROKE))


def way(step: str, *refusals: Any) -> WayVerdict:
    return WayVerdict(Way((SPACE.get(0, "activate", step),)), refusals)


WISH = Verdict(ASKED, ways=(way("docks"), way("market", CLOSED), way("barracks")), wish=True)
NO_WISH = Verdict(ASKED, ways=(way("docks", BROKE), way("market", DEAR)), wish=True)
BOTH = (Why("E3.2b", "region.no-presence"), Why("E3.2a", "occupy.no-marker"))
SHORT = Why("E3.2a", "occupy.no-marker", {"have": 0, "need": 1})


def told(faults: Any) -> list[str]:
    return [fault.en for fault in faults]


@pytest.mark.parametrize(
    ("expect", "verdict"),
    [
        (Expect(), YES),
        (Expect(BOTH), NO),
        (Expect(BOTH[::-1]), NO),
        (Expect((BOTH[0], SHORT)), NO),
        (Expect((Why("E3.2b", "region.no-presence", {"region": "NA"}), BOTH[1])), NO),
        (Expect(BOTH, missing=("1 missing.markers", "2 missing.ships")), NOT_YET),
        (Expect(BOTH, missing=()), NO),
        (Expect(ways=2), WISH),
        (Expect((Why("E3.2a", "occupy.no-marker", {"need": 3}),), ways=0), NO_WISH),
        (Expect((BOTH[1],), missing=("1 missing.markers",)), NO_WISH),
    ],
)
def test_what_is_as_expected_passes(expect: Expect, verdict: Verdict) -> None:
    assert told(of_verdict(expect, verdict)) == []


@pytest.mark.parametrize(
    ("expect", "verdict", "named"),
    [
        (Expect(), NO, "Expected yes, but the rules say: No: Red: Occupy"),
        (Expect(BOTH), YES, "Expected no, but the rules say: Yes: Red: Occupy"),
        (Expect(), NO_WISH, "Expected yes"),
        (Expect(BOTH), WISH, "Expected no"),
        (Expect(BOTH[:1]), NO, "refused by E3.2a occupy.no-marker too"),
        (Expect(BOTH[1:]), NO, "refused by E3.2b region.no-presence too"),
        (Expect((*BOTH, Why("E3.2a", "occupy.taken"))), NO, "not refused by E3.2a occupy.taken"),
        (
            Expect((Why("E3.2a", "region.no-presence"), BOTH[1])),
            NO,
            "not refused by E3.2a region.no",
        ),
        (Expect((Why("E3.2b", "occupy.taken"), BOTH[1])), NO, "not refused by E3.2b occupy.taken"),
        (
            Expect((BOTH[0], Why("E3.2a", "occupy.no-marker", {"have": 0, "need": 2}))),
            NO,
            "occupy.no-marker compares {'have': 0, 'need': 1}, expected {'have': 0, 'need': 2}",
        ),
        (
            Expect((BOTH[0], Why("E3.2a", "occupy.no-marker", {"pay": 1}))),
            NO,
            "occupy.no-marker compares {'pay': None}, expected {'pay': 1}",
        ),
        (
            Expect((BOTH[0], Why("E3.2a", "occupy.no-marker", {"need": True}))),
            NO,
            "compares {'need': 1}, expected {'need': True}",
        ),
        (
            Expect((Why("E3.2b", "region.no-presence", {"region": "CA"}), BOTH[1])),
            NO,
            "compares {'region': 'NA'}, expected {'region': 'CA'}",
        ),
        (Expect((Why("E3.2a", "occupy.no-marker", {"need": 2}),)), NO_WISH, "compares {'need': 1}"),
        (Expect(ways=3), WISH, "There are 2 ways, expected 3"),
        (Expect(ways=1), WISH, "There are 2 ways, expected 1"),
        (Expect(ways=0), WISH, "There are 2 ways, expected 0"),
        (Expect(ways=1), YES, "There are 0 ways, expected 1"),
        (Expect(BOTH, missing=("1 missing.markers",)), NOT_YET, "should be: 1 missing.markers;"),
        (Expect(BOTH, missing=()), NOT_YET, "should be: –;"),
        (Expect(BOTH, missing=("1 missing.markers",)), NO, "the answer lists: –"),
        (
            Expect((BOTH[1],), missing=("3 missing.markers",)),
            NO_WISH,
            "the answer lists: 1 missing.markers",
        ),
        (Expect(missing=("1 missing.markers",)), YES, "the answer lists: –"),
    ],
)
def test_each_wrong_verdict_is_named(expect: Expect, verdict: Verdict, named: str) -> None:
    faults = told(of_verdict(expect, verdict))
    assert any(named in fault for fault in faults), faults


def test_a_wrong_answer_is_the_only_fault_told() -> None:
    """Where yes was expected and no came, what else was expected says nothing more."""
    assert len(told(of_verdict(Expect(ways=4, missing=("9 x",)), NO))) == 1
    assert len(told(of_verdict(Expect(BOTH, ways=4), YES))) == 1


CAME = (event("E3.1a", "ship.placed"), event("E3.1b", "token.taken"), event("E3.1a", "ship.placed"))


@pytest.mark.parametrize(
    ("expect", "named"),
    [
        (Expect(), ""),
        (Expect(events=("E3.1a ship.placed",)), ""),
        (Expect(events=("E3.1b token.taken",)), ""),
        (Expect(events=("E3.1a ship.placed", "E3.1b token.taken", "E3.1a ship.placed")), ""),
        (Expect(events=("E3.1a ship.placed", "E3.1a ship.placed")), ""),
        (Expect(never=("E3.1b ship.placed",)), ""),
        (Expect(events=("E3.1b ship.placed",)), "no event “E3.1b ship.placed”"),
        (Expect(events=("E3.1c token.taken",)), "no event “E3.1c token.taken”"),
        (
            Expect(events=("E3.1b token.taken", "E3.1b token.taken")),
            "no event “E3.1b token.taken” in this order; the events are: E3.1a ship.placed",
        ),
        (Expect(events=("E3.1a ship.placed",) * 3), "no event “E3.1a ship.placed”"),
        (
            Expect(events=("E3.1a ship.placed", "E3.1a ship.placed", "E3.1b token.taken")),
            "no event “E3.1b token.taken” in this order",
        ),
        (Expect(never=("E3.1b token.taken",)), "“E3.1b token.taken” must not happen"),
        (Expect(never=("E1.1 x", "E3.1a ship.placed")), "“E3.1a ship.placed” must not happen"),
    ],
)
def test_events_in_another_order_missing_or_unwanted_are_named(expect: Expect, named: str) -> None:
    faults = told(of_events(expect, CAME))
    assert len(faults) == bool(named)
    assert named in "".join(faults)


def test_an_event_expected_of_nothing_is_named() -> None:
    (fault,) = told(of_events(Expect(events=("E3.1a ship.placed",)), ()))
    assert "the events are: –" in fault


@pytest.mark.parametrize(
    ("path", "wanted", "named"),
    [
        ("red.harbour", 4, ""),
        ("red.passed", False, ""),
        ("city.EU1", "red", ""),
        ("red.harbour", 3, "red.harbour is 4, expected 3"),
        ("red.harbour", "4", "red.harbour is 4, expected '4'"),
        ("red.passed", True, "red.passed is False, expected True"),
        ("red.passed", 0, "red.passed is False, expected 0"),
        ("round", True, "round is 1, expected True"),
        ("city.EU1", "", "city.EU1 is 'red', expected ''"),
        ("red.buildings", [], "red.buildings is ['colonial-house'], expected []"),
    ],
)
def test_a_value_that_is_not_as_expected_is_named(path: str, wanted: Any, named: str) -> None:
    table = RULES.position(3, {"phase": "action", "city": {"EU1": "red"}, "red": {"harbour": 4}})
    faults = told(of_values(Expect(values={"phase": "action", path: wanted}), table))
    assert faults == ([f"{named}."] if named else [])


def test_yes_is_no_number() -> None:
    assert same(1, 1)
    assert same(True, True)
    assert not same(True, 1)
    assert not same(0, False)
    assert not same(1, 2)


def test_named_things_are_written_by_their_codes() -> None:
    assert plain((ASKED.target, [ASKED.seat], 3)) == ["EU1", ["red"], 3]


# One wrong word in a scenario that holds, and what is said of it.
RIGHT = scenarios.Scenario(
    id="right",
    title=Text("對", "Right"),
    rules=("E3.2a",),
    action="red: occupy EU1",
    expect=Expect(events=("E3.2a occupy.placed",), values={"city.EU1": "red"}),
    position={"phase": "action", "red": {"harbour": 4, "buildings": ["colonial-house"]}},
    before=("red: activate colonial-house",),
    game="endeavor",
)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({}, ""),
        ({"rules": ("E3.2a", "E9.9")}, "There is no rule “E9.9”"),
        ({"twin": "nobody"}, "There is no scenario “nobody” to be the twin"),
        ({"action": "red: fly EU1"}, "is not an action"),
        ({"before": ()}, "add `wish = true`"),
        ({"before": ("blue: activate colonial-house",)}, "An action in before is against"),
        ({"components": "standin-v1"}, "standin-v1"),
        ({"seed": 3}, "seed"),
        ({"first": "red"}, "seed"),
        ({"options": {"tax": "high"}}, "tax"),
        ({"expect": Expect(events=("E3.2b occupy.placed",))}, "no event “E3.2b occupy.placed”"),
        ({"expect": Expect(values={"city.EU1": "blue"})}, "city.EU1 is 'red'"),
        ({"expect": Expect(ways=1)}, "There are 0 ways"),
        ({"expect": Expect((Why("E3.2a", "occupy.taken"),))}, "Expected no"),
    ],
)
def test_a_scenario_with_one_wrong_word_is_faulted(change: dict[str, Any], named: str) -> None:
    faults = told(scenarios.check(attrs.evolve(RIGHT, **change)))
    assert bool(faults) == bool(named)
    assert named in "\n".join(faults)


def test_a_way_that_leads_to_nothing_is_asked_as_a_wish() -> None:
    bare = {"phase": "action", "red": {"harbour": 1, "buildings": ["colonial-house"]}}
    hint = "write wish = true"
    assert hint in "".join(told(scenarios.check(attrs.evolve(RIGHT, position=bare))))
    other = ("blue: activate colonial-house",)
    assert hint not in "".join(told(scenarios.check(attrs.evolve(RIGHT, before=other))))


def test_a_twin_of_the_same_file_is_known() -> None:
    beside = attrs.evolve(RIGHT, id="beside")
    assert scenarios.check(attrs.evolve(RIGHT, twin="beside"), [beside]) == ()


def test_an_outcome_holds_only_without_faults() -> None:
    assert scenarios.run(RIGHT).holds
    wrong = attrs.evolve(RIGHT, expect=Expect(values={"city.EU1": "blue"}))
    assert not scenarios.run(wrong).holds
