"""Before one decides: what the card at hand lacks, gives and leaves over, and what pirates would take."""

from typing import Any

import pytest

from seabook.games.anchors_aweigh.game import GAME

FULL = {f"a{n}": "monkey" if n < 4 else "map" for n in range(1, 9)}
FULL |= {"b1": "shovel", "b2": "rope", "b3": "rope", "b4": "rope", "g1": "blue", "g2": "blue"}


def told(**given: Any) -> list[str]:
    table = GAME.position(3, {"phase": "voyage", **given})
    return [event.text.en for event in table.seat("red").forecast()]


def test_what_is_lacking_is_told() -> None:
    assert told(card="D11", red={"spaces": {"a1": "shovel"}})[1] == (
        "To fulfil discovery card D11 you lack telescope ×1. (A3.3)"
    )


def test_what_will_not_fit_is_told() -> None:
    found = told(card="D01", red={"spaces": FULL})
    assert found[0] == "Room for goods aboard: 0. (A3.13)"
    assert found[1].startswith("You can pay for")
    assert "1" in found[2]
    assert "fit" in found[2]


@pytest.mark.parametrize(
    ("coins", "spaces", "wanted"),
    [(5, {"g1": "blue"}, "coins: 2; goods: 1"), (1, {}, "coins: 1; goods: 0")],
)
def test_what_the_pirates_would_take_is_told_before_the_call(
    coins: int, spaces: dict[str, str], wanted: str
) -> None:
    found = told(card="P01", red={"coins": coins, "spaces": spaces})
    assert len(found) == 2
    assert wanted in found[1]


def test_nothing_more_is_told_once_one_has_decided() -> None:
    table = GAME.position(3, {"phase": "voyage", "card": "D01"})
    table.play("red: skip")
    assert table.seat("red").forecast() == ()
    assert table.seat("blue").forecast()
