"""The rules that allow an action, by the case at hand."""

from __future__ import annotations

from typing import Any

import pytest

from seabook.games import game

VASCO = {"phase": "acting", "marker": 5}
SHIP = {"captains": 2, "ships": ["I-9"], "money": 9}
RECRUITS = {**VASCO, "number": {"9": "yellow recruiting"}, "yellow": {"money": 9}}
BUYS = {**VASCO, "number": {"9": "yellow projects"}, "yellow": {"money": 9}}
SAILS = {**VASCO, "number": {"9": "yellow navigation"}, "yellow": SHIP}
MERCHANT = {"phase": "setup"}


def voyage(card: str, **more: Any) -> dict[str, Any]:
    every = {"spaces": {"a1": "warehouse"}}
    return {"phase": "voyage", "card": card, "red": every, "blue": every, "green": every, **more}


@pytest.mark.parametrize(
    ("code", "position", "before", "action", "expected"),
    [
        (
            "endeavor",
            {
                "phase": "action",
                "red": {"harbour": 2, "tokens": {"attack": 1}},
                "city": {"EU1": "blue"},
            },
            (),
            "red: use attack",
            ("E2.10", "E2.13"),
        ),
        (
            "endeavor",
            {"phase": "action", "red": {"harbour": 2}},
            (),
            "red: activate colonial-house",
            ("E2.10", "E2.11", "E2.12"),
        ),
        ("vasco_da_gama", {}, (), "yellow: number 3", ("V2.4",)),
        ("vasco_da_gama", {}, ("yellow: number 3",), "yellow: area projects", ("V2.4", "V2.5")),
        ("vasco_da_gama", BUYS, ("yellow: act",), "yellow: buy I-1", ("V3.8",)),
        ("vasco_da_gama", BUYS, ("yellow: act",), "yellow: buy I-2", ("V3.7",)),
        ("vasco_da_gama", RECRUITS, ("yellow: act",), "yellow: hire", ("V3.15",)),
        ("vasco_da_gama", RECRUITS, ("yellow: act",), "yellow: recruit A-turquoise", ("V3.13",)),
        (
            "vasco_da_gama",
            RECRUITS,
            ("yellow: act", "yellow: recruit A-turquoise"),
            "yellow: hire",
            ("V3.14",),
        ),
        ("vasco_da_gama", SAILS, ("yellow: act",), "yellow: launch I-9", ("V3.16", "V3.17")),
        (
            "vasco_da_gama",
            SAILS,
            ("yellow: act", "yellow: launch I-9"),
            "yellow: land natal-1",
            ("V3.16", "V3.18"),
        ),
        ("vasco_da_gama", MERCHANT, (), "black: land natal-1", ("V3.27",)),
        # Discovery also says that each player decides alone; only pirates fine who does not pay.
        ("anchors_aweigh", voyage("D01"), (), "red: fulfil", ("A3.2", "A3.3", "A3.12")),
        ("anchors_aweigh", voyage("D01"), (), "red: skip", ("A3.2",)),
        ("anchors_aweigh", voyage("T01"), (), "red: fulfil", ("A3.4", "A3.12")),
        ("anchors_aweigh", voyage("T01"), (), "red: skip", ("A3.4",)),
        ("anchors_aweigh", voyage("K01"), (), "red: fulfil", ("A3.11", "A3.12")),
        ("anchors_aweigh", voyage("K01"), (), "red: skip", ("A3.11",)),
        ("anchors_aweigh", voyage("P01"), (), "red: face", ("A3.5",)),
        ("anchors_aweigh", voyage("P01"), (), "red: flee", ("A3.6",)),
        (
            "anchors_aweigh",
            voyage("P01", turned=True, blue={"choice": "flee"}),
            (),
            "red: fulfil",
            ("A3.7", "A3.12"),
        ),
        (
            "anchors_aweigh",
            voyage("P01", turned=True, blue={"choice": "flee"}),
            (),
            "red: skip",
            ("A3.8",),
        ),
    ],
)
def test_an_action_is_allowed_by_these_rules(
    code: str,
    position: dict[str, Any],
    before: tuple[str, ...],
    action: str,
    expected: tuple[str, ...],
) -> None:
    table = game(code).position(3, position)
    for text in before:
        table.play(text)
    assert table.action(action).granted(table.state) == expected
