"""The steps of "Adding a game" in CONTRIBUTING.md, tried on a game of one page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest
from tests.toy import game as toy
from tests.toy.lent import FILES

import seabook
from seabook.engine import Refused, Rules, Ticks
from seabook.proof import coverage, scenarios
from seabook.proof.digest import digest
from seabook.simulation import play_many

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.usefixtures("lent")


def test_each_step_has_its_file() -> None:
    """What CONTRIBUTING.md tells to write is what the toy has, and nothing is missing."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text.split("## Adding a game", 1)[1].split("\n## ", 1)[0]
    named = set(re.findall(r"`playbook/<game>/([^`]+)`", chapter))
    have = {path.relative_to(FILES / "toy").as_posix() for path in (FILES / "toy").rglob("*.toml")}
    assert {"rules.toml", "rulings.toml"} <= named & have
    assert "scenarios/" in named
    assert "`_NAMES`" in chapter
    asked = [each.name for each in attrs.fields(Rules) if each.default is attrs.NOTHING]
    functions = [name for name in asked if callable(getattr(seabook.game("toy"), name))]
    assert len(functions) > 10
    for name in functions:
        assert f"`{name}`" in chapter, name


def test_the_game_opens_plays_refuses_and_is_saved() -> None:
    table = seabook.game("toy").table(players=2, seed=1)
    table.play("left: light 2")
    with pytest.raises(Refused, match=r"Right|右"):
        table.play("left: light 1")
    assert seabook.load(table.save()).state == table.state
    assert table.undo().notation == "left: light 2"


def test_its_scenarios_hold_and_its_coverage_has_no_gap() -> None:
    assert [
        fault for each in scenarios.scenarios("toy").values() for fault in scenarios.check(each)
    ] == []
    found = coverage.coverage("toy")
    assert found.faults(lessons=False) == ()


def test_a_rule_broken_on_purpose_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the bound of two dropped, the scenario of that rule fails."""

    def broken(state: Any, seat: int, number: Any) -> Iterator[Any]:
        return (why for why in toy.refusals(state, seat, number) if why.rule != "T2.1")

    kind = toy.GAME.kinds[0]
    object.__setattr__(kind, "refusals", broken)
    try:
        assert scenarios.check(scenarios.scenarios("toy")["toy-three"])
    finally:
        object.__setattr__(kind, "refusals", toy.refusals)


def test_random_players_a_digest_and_ticks_need_nothing_more() -> None:
    played = play_many("toy", 6, 2, invariants=True, jobs=1)
    assert all(not each.violations and sum(each.scores) == 1 for each in played)
    assert digest("toy", 4) == digest("toy", 4)
    ticks = Ticks(seabook.game("toy").table(players=2), seed=2)
    done = ticks.play({"left": "left: light 1", "right": "right: light 1"})
    assert sum(each.refused is None for each in done) >= 1


def test_a_seat_sees_all_of_a_game_that_hides_nothing() -> None:
    table = seabook.game("toy").table(players=2)
    seat = table.seat("left")
    assert seat.view == table.state.plain()
    assert seat.play("left: light 1")
    assert seat.undo().notation == "left: light 1"
