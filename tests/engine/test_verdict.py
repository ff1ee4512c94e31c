"""The order of a verdict: the nearest way first, no detours, each reason once, gaps summed."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from seabook.engine import Action, Judge, Refusal, Verdict, Way, Ways, missing, refuse
from seabook.games import game
from seabook.words import fitted, width

RULES = game("endeavor")
SPACE = RULES.space
ASKED = SPACE.get(0, "occupy", "EU1")
MARKERS = {
    n: refuse("E3.2a", "occupy.no-marker", missing("missing.markers", n=n), have=0, need=n)
    for n in (1, 2)
}
AWAY = refuse("E3.2b", "region.no-presence", missing("missing.presence"), region="NA")
NEVER = refuse("E3.2a", "occupy.taken", city="EU1", holder="blue")
BUSY = refuse("E2.12", "activate.busy")

Step = tuple[str, str]
DOCKS, MARKET, BANK = ("activate", "docks"), ("activate", "market"), ("activate", "bank")
SHIP: Step = ("ship", "NA")


class Signposts:
    """A game in which only this is at stake: which ways lead to a wish, and what bars each step."""

    costs, notice, space = "markers", None, SPACE
    estimated, noted, seats_hide = frozenset[str](), (), True

    def __init__(self, barred: dict[Step, list[Refusal]]) -> None:
        self.barred = barred

    def holdings(self, state: Any, seat: int) -> dict[Any, int]:
        return {}

    def not_now(self, state: Any, action: Any) -> list[Refusal]:
        return [refuse("E2.1", "timing.early")]

    def decisions(self, state: Any) -> tuple[str, ...]:
        return ("a turn",)

    def refusals(self, state: Any, action: Any) -> list[Refusal]:
        return self.barred.get((action.kind.code, action.target.code), [])

    def effects(self, state: Any, action: Any) -> list[Any]:
        return []


def reached_by(named: list[tuple[Step, ...]]) -> Action:
    """The action asked for, as one to which these ways lead."""
    found = [Way(tuple(SPACE.get(0, *step) for step in way)) for way in named]
    ways = Ways(lambda state, _: state, lambda *_: found, lambda *_: refuse("E2.11", "way.none"))
    return Action(ASKED.seat, attrs.evolve(ASKED.kind, ways=ways), ASKED.target, ASKED.number)


def judged(ways: list[tuple[Step, ...]], **barred: list[Refusal]) -> Verdict:
    """The verdict on a wish that is legal in itself; the bank is ``bank=``, and so on."""
    steps = {"docks": DOCKS, "market": MARKET, "bank": BANK, "ship": SHIP}
    posts: Any = Signposts({steps[name]: why for name, why in barred.items()})
    state = RULES.position(3, {"phase": "action", "red": {"harbour": 4}}).state
    return Judge(posts, state)(reached_by(ways))


def order(verdict: Verdict) -> list[str]:
    return [" ".join(step.target.code for step in each.way.steps) for each in verdict.ways]


@pytest.mark.parametrize(
    ("barred", "expected"),
    [
        ({"bank": [MARKERS[2]], "docks": [MARKERS[1]]}, ["market", "docks", "bank"]),
        ({"market": [MARKERS[2]], "bank": [MARKERS[1]]}, ["docks", "bank", "market"]),
        # What nothing can supply lies behind all that something can, however much that is.
        (
            {"docks": [NEVER], "market": [MARKERS[2], AWAY], "bank": [AWAY]},
            ["bank", "market", "docks"],
        ),
        (
            {"docks": [NEVER, AWAY], "market": [NEVER], "bank": [MARKERS[2]] * 2},
            ["bank", "market", "docks"],
        ),
        # Equally near: as the game names them.
        (
            {"docks": [MARKERS[1]], "market": [MARKERS[1]], "bank": [AWAY]},
            ["docks", "market", "bank"],
        ),
    ],
)
def test_the_nearest_way_comes_first(barred: dict[str, list[Refusal]], expected: list[str]) -> None:
    verdict = judged([(DOCKS,), (MARKET,), (BANK,)], **barred)
    assert order(verdict) == expected
    first = verdict.ways[0].refusals
    assert verdict.reasons[: len(first)] == first


@pytest.mark.parametrize(
    ("ways", "barred", "expected"),
    [
        ([(DOCKS,), (DOCKS, SHIP)], {}, ["docks"]),
        ([(DOCKS, SHIP), (DOCKS,)], {}, ["docks"]),
        ([(DOCKS,), (DOCKS, SHIP), (BANK, SHIP)], {}, ["docks", "bank NA"]),
        ([(BANK,), (DOCKS, SHIP)], {}, ["bank", "docks NA"]),
        ([(DOCKS,), (DOCKS, SHIP)], {"docks": [BUSY]}, ["docks", "docks NA"]),
        ([(DOCKS,), (DOCKS, SHIP)], {"ship": [AWAY]}, ["docks"]),
    ],
)
def test_a_way_that_only_lengthens_a_legal_one_is_left_out(
    ways: list[tuple[Step, ...]], barred: dict[str, list[Refusal]], expected: list[str]
) -> None:
    assert order(judged(ways, **barred)) == expected


def test_reasons_of_several_ways_come_once_each_in_the_order_of_the_ways() -> None:
    verdict = judged([(DOCKS,), (MARKET,)], docks=[NEVER, AWAY], market=[AWAY, MARKERS[1]])
    assert order(verdict) == ["market", "docks"]
    assert verdict.reasons == (AWAY, MARKERS[1], NEVER)


def test_what_is_missing_is_that_of_the_nearest_way_summed() -> None:
    verdict = judged([(DOCKS, SHIP), (MARKET,)], docks=[MARKERS[1]], market=[MARKERS[2], NEVER])
    assert [(gap.slug, gap.n) for gap in verdict.missing] == [("missing.markers", 1)]
    added = judged([(DOCKS,)], docks=[MARKERS[1], MARKERS[2], AWAY])
    assert [(gap.slug, gap.n) for gap in added.missing] == [
        ("missing.markers", 3),
        ("missing.presence", 1),
    ]


def test_a_wish_without_any_way_says_so() -> None:
    verdict = judged([])
    assert not verdict.legal
    assert [why.slug for why in verdict.reasons] == ["way.none"]


def test_a_real_wish_shows_the_docks_once_and_puts_the_open_region_first() -> None:
    table = RULES.position(
        3,
        {
            "phase": "action",
            "round": 3,
            "track": {"AF": ["red", "blue", "blue", "green", "green", "green"]},
            "red": {"harbour": 4, "buildings": ["colonial-house", "docks"]},
        },
    )
    verdict = table.check("red: occupy AF1")
    assert verdict.legal
    assert [
        " ".join(step.target.code for step in each.way.steps) for each in verdict.ways if each.legal
    ] == ["colonial-house", "docks"]


# --- what is told, and in which order


def unfolded(text: str) -> str:
    return " ".join(text.split())


def open_to(text: str, **red: Any) -> Verdict:
    given: dict[str, Any] = {"phase": "action", "round": 3, "city": {"EU6": "blue"}}
    return RULES.position(3, {**given, "red": red}).check(text)


def test_a_yes_tells_the_rules_what_it_costs_and_what_comes_next() -> None:
    verdict = open_to("red: activate colonial-house", harbour=4, buildings=["colonial-house"])
    head, *told = (line.en for line in verdict.lines)
    assert head == "Yes: Red: Activate the Colonial House. (" + ", ".join(verdict.allowing) + ")"
    assert told == ["Pays: 1 population marker. (E2.11)", "Then a choice of: Occupy."]
    assert all(event.text.en in unfolded(verdict.whole.en) for event in verdict.events)
    assert verdict.rules == verdict.grants
    assert verdict.paid == 1
    html = verdict._repr_html_()
    assert 'class="sb-verdict sb-yes"' in html
    assert html.count("<li>") == len(verdict.lines) - 1


def test_a_wish_tells_each_way_with_its_costs_and_once_what_it_gains() -> None:
    verdict = open_to(
        "red: occupy EU5",
        harbour=4,
        buildings=["colonial-house"],
        tokens={"occupy-draw": 1},
    )
    assert [line.en for line in verdict.lines[1:]] == [
        "How: Activate the Colonial House, then this action.",
        "Pays: 2 population markers. (E2.11, E3.2a)",
        "How: Use the Occupy/Draw token, then this action.",
        "Pays: 1 population marker. (E3.2a)",
        "Loses: 1 Occupy/Draw token. (E2.13)",
        "Gains: Paris (EU5), 1 step on the industry track. (E3.2a, E3.2d)",
    ]
    assert verdict.paid == 1
    assert verdict.brings is verdict.ways[1].follows
    assert not verdict.events


def test_what_holds_whatever_the_way_is_told_once_and_first() -> None:
    ways = [[DOCKS], [MARKET]]
    bars = {"docks": [MARKERS[1], NEVER], "market": [AWAY, NEVER]}
    every = judged([tuple(way) for way in ways], **bars)
    verdict = attrs.evolve(every, anyway=(NEVER,))
    lines = [line.en for line in verdict.lines]
    assert lines[0].startswith("No: Red: Occupy")
    assert lines[1] == NEVER.text.en
    assert [line for line in lines if line == NEVER.text.en] == [NEVER.text.en]
    assert any(line.endswith(MARKERS[1].text.en) for line in lines)
    assert any(line.endswith(AWAY.text.en) for line in lines)
    html = verdict._repr_html_()
    assert 'class="sb-verdict sb-no"' in html
    assert html.count("<ul>") == 1, "one reason stands in the line of its way"
    assert verdict.paid == 0
    assert verdict.grants == ()


def test_a_reason_of_an_imagined_moment_stands_below_its_way() -> None:
    """What all ways share may still be true only once they are gone."""
    verdict = judged([(DOCKS,), (MARKET,)], docks=[MARKERS[1]], market=[MARKERS[1]])
    lines = [line.en for line in verdict.lines]
    assert "Docks" in lines[1]
    assert lines[1].endswith(MARKERS[1].text.en)


def test_where_the_nearest_way_adds_nothing_no_other_is_told() -> None:
    every = judged([(DOCKS,), (MARKET,)], docks=[MARKERS[1]], market=[MARKERS[1], AWAY])
    verdict = attrs.evolve(every, anyway=(MARKERS[1],))
    assert not any("way" in line.en for line in verdict.lines[1:])


def test_a_way_alone_keeps_its_reasons_below_it() -> None:
    lines = [line.en for line in judged([(DOCKS,)], docks=[MARKERS[1]]).lines]
    assert "Docks" in lines[1]
    assert lines[1].endswith(MARKERS[1].text.en)


MANY = [refuse("E3.2a", "occupy.taken", city=f"EU{n}", holder="blue") for n in range(9)]


def test_more_than_six_reasons_are_counted_and_kept() -> None:
    verdict = Verdict(ASKED, tuple(MANY))
    flat = [line.en for line in verdict.lines]
    assert flat[1:7] == [why.text.en for why in MANY[:6]]
    assert flat[7:] == ["And 3 more reasons."]
    assert verdict.reasons == tuple(MANY)
    assert all(why.text.en in unfolded(verdict.whole.en) for why in MANY)


def test_ways_closed_by_the_same_rules_are_told_once() -> None:
    names = ("docks", "market", "bank", "ship")
    each = {name: [why] for name, why in zip(names, MANY, strict=False)}
    verdict = judged([(step,) for step in (DOCKS, MARKET, BANK, SHIP)], **each)
    told = [line.en for line in verdict.lines]
    assert sum(line.startswith("By ") for line in told) == 1
    assert told[-1] == "And 3 more reasons."
    taken = refuse("E2.11", "activate.occupied", building="Market")
    other = judged([(DOCKS,), (MARKET,)], docks=[MANY[0]], market=[taken])
    assert sum(line.en.startswith("By ") for line in other.lines) == 2


def test_a_number_of_an_imagined_moment_is_not_told_beside_that_of_this_one() -> None:
    now, later = (refuse("E3.2b", "region.not-open", region="CA", n=n, spaces=6) for n in (6, 5))
    every = judged([(DOCKS,), (MARKET,)], docks=[later, MARKERS[1]], market=[now])
    told = [line.en for line in attrs.evolve(every, anyway=(now,)).lines]
    assert told[1] == now.text.en
    assert later.text.en not in told


def test_a_line_has_eighty_columns_and_an_answer_twelve_lines() -> None:
    long = [refuse("E2.11", "way.none", kind="x" * 60, buildings=f"{n}" * 60) for n in range(9)]
    told = fitted(Verdict(ASKED, tuple(long)).text)
    for lang in ("zh_Hant", "en"):
        lines = told.pick(lang).split("\n")
        assert len(lines) <= 12
        assert max(map(width, lines)) <= 80
    assert "And 6 more reasons." in told.en


def test_nothing_is_said_to_be_missing_where_it_would_not_help() -> None:
    assert judged([(DOCKS,)], docks=[MARKERS[1], NEVER]).missing == ()
    assert [gap.n for gap in judged([(DOCKS,)], docks=[MARKERS[1]]).missing] == [1]


def test_what_only_explains_another_reason_hinders_nothing() -> None:
    told = NEVER._replace(explains=True)
    assert [gap.n for gap in judged([(DOCKS,)], docks=[MARKERS[1], told]).missing] == [1]


def test_the_moment_comes_after_what_holds_in_the_position() -> None:
    table = RULES.table(3, 7)
    lines = [line.en for line in table.check("red: build parliament").lines]
    assert lines[1:3] == [each for each in lines[1:3] if "(E2.4)" in each or "(E2.1)" in each]
    assert "(E2.4)" in lines[1]


def test_what_is_refused_now_is_refused_with_the_whole_verdict() -> None:
    table = RULES.position(3, {"phase": "action", "red": {"buildings": ["colonial-house"]}})
    judge = Judge(RULES, table.state)
    refused = judge.refusal(table.action("red: occupy EU1"))
    assert refused is not None
    assert refused.reasons
    wished = RULES.position(
        3, {"phase": "action", "red": {"harbour": 4, "buildings": ["colonial-house"]}}
    )
    early = Judge(RULES, wished.state).refusal(wished.action("red: occupy EU1"))
    assert early is not None, "a wish that is possible cannot be played yet"
    assert not early.legal
    assert Judge(RULES, wished.state).refusal(wished.action("red: pass")) is None
