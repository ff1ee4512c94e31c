"""Each invariant of Vasco da Gama names the position in which it alone is broken."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.broken import Changes, changed, more, told

from seabook.games.vasco_da_gama.game import GAME
from seabook.games.vasco_da_gama.pieces import NOBODY
from seabook.games.vasco_da_gama.state import AtSea, Disc, Kept, State

BOX = GAME.box
PROJECTS = {project.code: project for project in BOX.projects}
SHIPS = {ship.code: ship for ship in BOX.merchants}
AREAS = {area.code: area for area in BOX.areas}
SPACES = {space.code: space.i for space in BOX.spaces}
VIOLET, MISSIONARY = BOX.crew[1], BOX.crew[4]
RED_AT_SEA, MERCHANT_AT_SEA = f"sea.{SPACES['mozambique-1']}", f"sea.{SPACES['malindi-1']}"


def middle() -> State:
    """In Yellow's action: something of each kind lies in every place where it may."""
    table = GAME.position(
        3,
        {
            "phase": "acting",
            "round": 2,
            "marker": 5,
            "number": {
                "9": "yellow navigation",
                "12": "red recruiting",
                "14": "red projects",
                "21": "black characters",
            },
            "sea": {"mozambique-1": "red I-1", "malindi-1": "M1"},
            "gone": ["I-2", "M2"],
            "yellow": {
                "money": 6,
                "captains": 3,
                "projects": ["I-3"],
                "ships": ["I-9"],
                "crew": {"violet": 2, "missionary": 1},
                "merchant": "M3",
            },
            "red": {"captains": 2, "ships": ["I-4"], "crew": {"grey": 1}},
        },
    )
    state: State = table.state
    state.lost_crew[3] += 1
    state.bag[3] -= 1
    # Kept back until the action is over: a sailor, a captain, a project.
    state.reserve = (Kept(VIOLET), Kept(None), Kept(PROJECTS["I-5"]))
    state.sections[2][1] -= 1
    state.players[0].pool -= 1
    state.gabriel = None
    # The second tile has been turned up since.
    state.played = (state.tile,) if state.tile else ()
    state.tile = state.tiles.pop()
    return state


SOUND = middle()


def left(n: int) -> Changes:
    """So many tiles left in the stack, the others out of use."""
    return {"tiles": SOUND.tiles[-n:], "played": (*SOUND.played, *SOUND.tiles[:-n])}


def without(*codes: str) -> Any:
    return lambda old: tuple(each for each in old if each.code not in codes)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"marker": 0},
        left(3),
        {"marker": 20},
        {"phase": "sailing"},
        # A captain kept back is the acting player's; a moved disc uses no space of its area.
        {"reserve": (Kept(VIOLET), Kept(PROJECTS["I-5"])), "players.0.captains": more(1)},
        {"used.0": 0, "discs.0": Disc(9, 0, BOX.areas[0], moved=True)},
        # The extra disc is none of the 4.
        {"players.0.discs": 3},
        {"players.2.discs": 4},
        {"players.0.extra": True},
        {"reserve": (), "gabriel": PROJECTS["I-5"], "bag.1": 1, "players.0.pool": more(1)},
        {
            RED_AT_SEA: None,
            f"sea.{SPACES['natal-1']}": AtSea(PROJECTS["I-1"], 1),
        },
    ],
)
def test_what_may_be_is_no_fault(changes: Changes) -> None:
    assert told(GAME, changed(SOUND, changes)) == []


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        # VI1, VI2: crew, wherever it may be
        ({"players.0.crew.1": more(1)}, ["violet sailors: 9 in all"]),
        ({"players.1.crew.2": more(-1)}, ["grey sailors: 7 in all"]),
        ({"players.0.crew.4": more(1)}, ["missionaries: 7 in all"]),
        ({"missionaries": more(-1)}, ["missionaries: 5 in all"]),
        ({"bag.2": more(1)}, ["grey sailors: 9 in all"]),
        ({"lost_crew.3": more(-1)}, ["orange sailors: 7 in all"]),
        ({"sections.1.0": more(1)}, ["turquoise sailors: 9 in all", "holds 6, more"]),
        (
            {"reserve": (Kept(None), Kept(PROJECTS["I-5"]))},
            ["violet sailors: 7 in all"],
        ),
        (
            {"reserve": (Kept(MISSIONARY), Kept(None), Kept(PROJECTS["I-5"]))},
            ["violet sailors: 7 in all", "missionaries: 7 in all"],
        ),
        ({"missionaries": -1, "players.0.crew.4": 7}, ["missionaries: 6 in all"]),
        ({"bag.0": -1, "players.0.crew.0": 1}, ["turquoise sailors: 8 in all"]),
        ({"lost_crew.0": -1, "players.0.crew.0": 1}, ["turquoise sailors: 8 in all"]),
        ({"sections.2.0": -1, "players.0.crew.0": 1}, ["turquoise sailors: 8 in all"]),
        # VI3, VI9: captains
        ({"players.0.pool": more(1)}, ["Yellow has 8 captains in all; there should be 7"]),
        ({"players.1.captains": more(-1)}, ["Red has 6 captains"]),
        ({RED_AT_SEA: AtSea(PROJECTS["I-1"], 2)}, ["Red has 6 captains", "Black has 8 captains"]),
        (
            {"reserve": (Kept(VIOLET), Kept(PROJECTS["I-5"]))},
            ["Yellow has 6 captains"],
        ),
        (
            {"reserve": (Kept(VIOLET), Kept(None), Kept(None), Kept(PROJECTS["I-5"]))},
            ["Yellow has 8 captains"],
        ),
        # VI4: projects, wherever they may be
        ({"sets.1": lambda old: old[1:]}, ["there are 34 project tiles"]),
        ({"display.2": None}, ["there are 34 project tiles"]),
        ({"gabriel": PROJECTS["I-6"]}, ["there are 36 project tiles"]),
        ({"players.0.projects": ()}, ["there are 34 project tiles"]),
        ({"players.1.ships": ()}, ["there are 34 project tiles"]),
        ({"gone": without("I-2")}, ["there are 34 project tiles"]),
        ({"reserve": (Kept(VIOLET), Kept(None))}, ["there are 34 project tiles"]),
        (
            {RED_AT_SEA: None, "players.1.pool": more(1)},
            ["there are 34 project tiles"],
        ),
        (
            {"display.0": PROJECTS["I-7"]},
            ["there are 35 project tiles; there should be 35, each in 1 place"],
        ),
        # VI11: merchant ships
        ({"merchants": lambda old: old[1:]}, ["there are 5 merchant ships"]),
        ({"gone": without("M2")}, ["there are 5 merchant ships"]),
        ({"players.0.merchant": None}, ["there are 5 merchant ships"]),
        ({MERCHANT_AT_SEA: None}, ["there are 5 merchant ships"]),
        ({"players.0.merchant": SHIPS["M2"]}, ["there are 6 merchant ships; there should be 6"]),
        # the Vasco da Gama tiles
        ({"tiles": lambda old: old[1:]}, ["there are 8 Vasco da Gama tiles"]),
        ({"played": ()}, ["there are 8 Vasco da Gama tiles"]),
        ({"tile": None}, ["there are 8 Vasco da Gama tiles"]),
        ({"tile": SOUND.tiles[0]}, ["there are 9 Vasco da Gama tiles; there should be 9"]),
        (left(2), ["Vasco da Gama tiles left in the stack: 2 and this game still needs 3"]),
        # VI5, VI7: discs
        ({"discs.0": Disc(12, 0, BOX.areas[0])}, ["number disc 12 lies in more than 1 place"]),
        ({"players.0.discs": 4}, ["Yellow has too many action discs"]),
        ({"players.2.extra": True}, ["Black has too many action discs"]),
        (
            {"discs.0": Disc(22, 0, BOX.areas[0]), "players.1.extra": True},
            ["there are too many extra action discs"],
        ),
        (
            {"players.0.extra": True, "players.1.extra": True},
            ["there are too many extra action discs"],
        ),
        ({"used.2": 0}, ["the projects area has more action discs than used spaces"]),
        ({"used.0": 99}, ["the navigation area has more action discs than used spaces"]),
        ({"used.1": AREAS["recruiting"].open_spaces(3) + 1}, ["the recruiting area has more"]),
        # VI8: ships at sea
        (
            {RED_AT_SEA: None, f"sea.{SPACES['mozambique-2']}": AtSea(PROJECTS["I-1"], 1)},
            ["ship I-1 is too weak for"],
        ),
        (
            {RED_AT_SEA: AtSea(PROJECTS["I-1"], NOBODY), "players.1.pool": more(1)},
            ["ship I-1 has the wrong owner"],
        ),
        (
            {MERCHANT_AT_SEA: AtSea(SHIPS["M1"], 1), "players.1.pool": more(-1)},
            ["ship M1 has the wrong owner"],
        ),
        # the marker, and less than nothing
        ({"marker": 21}, ["the first free action marker is on 21"]),
        ({"marker": -1}, ["the first free action marker is on -1"]),
        ({"players.0.money": -1}, ["Yellow has less than 0"]),
        ({"players.1.points": -1}, ["Red has less than 0"]),
        ({"players.2.captains": -1, "players.2.pool": 8}, ["Black has less than 0"]),
        ({"players.2.pool": -1, "players.2.captains": 8}, ["Black has less than 0"]),
        ({"players.1.crew.0": -1, "bag.0": 1}, ["Red has less than 0"]),
        # what holds while somebody decides
        ({"sections.0.3": 1, "bag.3": more(-1)}, ["holds 6, more than it has room for"]),
        ({"phase": "placing"}, ["a merchant ship has been kept beyond the sailing phase"]),
        ({"phase": "over"}, ["a merchant ship has been kept beyond the sailing phase"]),
        (
            {"decisions.0": SOUND.decisions[0]._replace(area=None)},
            ["a reward has been held back beyond its action"],
        ),
    ],
)
def test_what_is_broken_is_named_and_nothing_else(changes: Changes, expected: list[str]) -> None:
    found = told(GAME, changed(SOUND, changes))
    assert len(found) == len(expected), found
    assert all(named in problem for named, problem in zip(expected, found, strict=True)), found
