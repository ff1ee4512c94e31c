"""A file of printed values is read, and every condition of EC0 to EC17 can fail."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from tests.play import random_game

import seabook
from seabook import atlas
from seabook.drawing import drawing
from seabook.drawing.endeavor import labels
from seabook.drawing.endeavor.chart import chart, regions, spaces
from seabook.engine import Complaint
from seabook.files import data
from seabook.games import check_components, game
from seabook.games.endeavor.constraints import CONSTRAINTS
from seabook.playbook import PlaybookError

PATH = data("playbook") / "endeavor" / "components.toml"
HOUSE = tomllib.loads(PATH.read_text("utf-8"))


def written(tmp_path: Path, change: Callable[[dict[str, Any]], Any]) -> Path:
    """The file of the house with one change, and a name of its own."""
    given = copy.deepcopy(HOUSE) | {"component_set": "mine"}
    change(given)
    path = tmp_path / "printed.toml"
    path.write_text(tomlkit.dumps(given), encoding="utf-8")
    return path


def row(given: dict[str, Any], table: str, code: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in given[table] if each["code"] == code)
    return found


def card(given: dict[str, Any], deck: str, number: int | None) -> dict[str, Any]:
    found: dict[str, Any] = next(
        each for each in given["card"] if (each["deck"], each.get("number")) == (deck, number)
    )
    return found


BROKEN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "EC0": lambda d: d["seat"].reverse(),
    "EC0-names": lambda d: d["provenance"].pop("card"),
    "EC0-amounts": lambda d: card(d, "SL", 0).update(glory=-1),
    "EC1": lambda d: d["counts"].update(rounds=8),
    "EC2": lambda d: row(d, "city", "SA1").update(code="SA4"),
    "EC3": lambda d: row(d, "region", "FE").update(spaces=9),
    "EC4": lambda d: row(d, "region", "AF").update(spaces=7),
    "EC5": lambda d: d["connection"][0].update(ends=["EU7", "EU6"]),
    "EC6": lambda d: d["level"][2].update(first=1),
    "EC7": lambda d: row(d, "building", "bank").update(copies=3),
    "EC8": lambda d: row(d, "building", "docks").update(joined="or"),
    "EC9": lambda d: row(d, "token", "industry").update(track="culture"),
    "EC10": lambda d: card(d, "NA", 2).update(number=6),
    "EC11": lambda d: card(d, "SL", 3).update(slavery=False),
    "EC12": lambda d: card(d, "EU", 4).update(abolition=True),
    "EC13": lambda d: (
        row(d, "token", "culture").update(copies=19),
        row(d, "token", "attack").update(copies=3),
    ),
    "EC14": lambda d: d["connection"][4].update(ends=["AF1", "EU7"]),
    "EC15": lambda d: row(d, "city", "SA1").update(glory=1),
    "EC16": lambda d: card(d, "NA", 5).update(glory=5),
    "EC17": lambda d: card(d, "SL", 0).update(icons={"culture": 2}),
}

# Each thing that a condition of several can say, where BROKEN shows another.
ALSO: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("EC0", lambda d: d["track"].reverse()),
    ("EC0", lambda d: d["region"].append(d["region"].pop(1))),
    ("EC0", lambda d: row(d, "region", "EU").update(decks=["SL", "EU"])),
    ("EC0-names", lambda d: row(d, "city", "FE4").update(code="FE3")),
    ("EC0-names", lambda d: row(d, "token", "payment").update(code="attack")),
    ("EC0-names", lambda d: row(d, "building", "museum").update(code="exchange")),
    ("EC0-names", lambda d: card(d, "NA", 2).update(number=1)),
    ("EC0-amounts", lambda d: row(d, "token", "attack").update(copies=0)),
    ("EC0-amounts", lambda d: row(d, "city", "EU1").update(glory=0)),
    ("EC0-amounts", lambda d: row(d, "building", "bank").update(icons={"finance": -1})),
    ("EC3", lambda d: row(d, "region", "EU").update(spaces=6)),
    ("EC3", lambda d: row(d, "region", "AF").update(spaces=5)),
    ("EC4", lambda d: row(d, "token", "attack").update(copies=3)),
    ("EC5", lambda d: d["connection"].pop()),
    ("EC5", lambda d: d["connection"][0].update(ends=["EU5", "EU5"])),
    ("EC6", lambda d: d["level"].pop()),
    ("EC6", lambda d: d["level"][4].update(growth=7)),
    ("EC7", lambda d: row(d, "building", "bank").update(level=6)),
    ("EC7", lambda d: row(d, "building", "colonial-house").update(does=["ship"])),
    ("EC7", lambda d: d["building"].pop()),
    ("EC8", lambda d: row(d, "building", "guild-hall").update(does=["attack", "draw"])),
    ("EC8", lambda d: row(d, "token", "ship-draw").update(does=["ship", "ship"])),
    ("EC11", lambda d: card(d, "AF", 3).update(slavery=True)),
    ("EC12", lambda d: card(d, "EU", 5).update(abolition=False)),
    ("EC16", lambda d: card(d, "NA", None).update(glory=2)),
    ("EC17", lambda d: card(d, "SL", 0).update(glory=1)),
]


def test_the_house_meets_every_condition() -> None:
    assert list(check_components("endeavor", PATH)) == []


def test_every_condition_is_broken_here() -> None:
    assert set(BROKEN) == {each.id for each in CONSTRAINTS}


@pytest.mark.parametrize("constraint", BROKEN)
def test_a_condition_is_told_and_switched_off_unless_it_is_firm(
    constraint: str, tmp_path: Path
) -> None:
    path = written(tmp_path, BROKEN[constraint])
    found = {each.constraint for each in check_components("endeavor", path)}
    assert constraint in found
    if next(each.firm for each in CONSTRAINTS if each.id == constraint):
        with pytest.raises(Complaint, match="EC13"):
            list(check_components("endeavor", path, [constraint]))
        return
    assert found == {constraint}
    assert list(check_components("endeavor", path, [constraint])) == []


@pytest.mark.parametrize(("constraint", "change"), ALSO)
def test_each_part_of_a_condition_is_told(
    constraint: str, change: Callable[[dict[str, Any]], Any], tmp_path: Path
) -> None:
    found = list(check_components("endeavor", written(tmp_path, change)))
    assert constraint in {each.constraint for each in found}
    assert all("{" not in each.text.en + each.text.zh_Hant for each in found)


def others(given: dict[str, Any]) -> None:
    """Values that no house box has, each of a kind that an owner may find printed otherwise."""
    row(given, "region", "AF").update(spaces=8)
    row(given, "region", "FE").update(spaces=6)
    row(given, "token", "finance").update(copies=12)
    row(given, "token", "occupy-draw").update(copies=11)
    row(given, "city", "EU1").update(glory=4)
    row(given, "building", "bank").update(icons={"finance": 1, "politics": 1})
    row(given, "building", "market").update(does=["pay"])
    row(given, "building", "theatre").update(glory=2)
    given["connection"][0].update(ends=["SA1", "FE4"])
    card(given, "SL", 0).update(icons={"industry": 4})
    card(given, "AF", None).update(icons={"culture": 3})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_owners_values_are_played_drawn_and_asked_about(players: int, tmp_path: Path) -> None:
    own = game("endeavor", components=written(tmp_path, others))
    assert not [
        each for each in check_components("endeavor", tmp_path / "printed.toml") if each.firm
    ]
    table = own.table(players, seed=1)
    assert own.value(table.state, "box.trade_tokens") == 95
    assert own.value(table.state, "track.AF") == []
    board = drawing("endeavor").board
    for n, (state, action) in enumerate(random_game(own, 1, players)):
        assert not [*own.problems(state), *own.unsettled(state)]
        if n % 20 == 0:
            assert "SA1" in board(state, "both")
        table.play(action)
    assert table.over
    low, high = own.score_bounds
    assert high > game("endeavor").score_bounds[1]
    assert all(low <= score <= high for score in table.scores())
    assert own.lay(table.position()).state == table.state
    assert "SA1-FE4" in {code for *_, code in atlas.chart(table).edges(data="code")}
    assert atlas.weights(table).glory["EU1"] == 4 + len(own.box.city["EU1"].lines)
    assert len(atlas.governor_routes(table)["AF"]) == 9


def test_what_the_owners_values_change_is_changed(tmp_path: Path) -> None:
    own = game("endeavor", components=written(tmp_path, others))
    city = {"city": {"EU1": "red", "SA1": "red", "FE4": "red"}}
    tracks = {code: ["red"] * own.box.region[code].spaces for code in ("SA", "FE")}
    given = {**city, "track": tracks, "red": {"buildings": ["bank", "theatre"]}}
    table = own.position(3, given)
    for path, value in {
        "red.score.E5.1": 4 + 2 + 2,
        "red.score.E5.2": 1,
        "red.score.E5.5": 2,
        "open.FE": True,
    }.items():
        assert own.value(table.state, path) == value, path


def test_the_board_shows_the_owners_values(tmp_path: Path) -> None:
    own = game("endeavor", components=written(tmp_path, others))
    state = own.start(3, 1, {})
    shown = drawing("endeavor").board(state, "en")
    house = drawing("endeavor").board(game("endeavor").start(3, 1, {}), "en")
    for told in (
        labels.track(state, own.box.region["AF"]),
        labels.deck(state, own.box.deck["SL"]),
        labels.governor(state, own.box.region["AF"]),
        labels.city(state, own.box.city["EU1"]),
        labels.connection(state, own.box.connections[0]),
    ):
        assert f'"{told.en}"' in shown
        assert f'"{told.en}"' not in house


def test_other_values_make_another_game_and_its_saves_say_so(tmp_path: Path) -> None:
    path = written(tmp_path, others)
    table = game("endeavor", components=path).table(3, seed=1)
    table.play(table.actions()[0])
    with pytest.raises(Complaint, match="mine"):
        seabook.load(table.save())
    assert seabook.load(table.save(), components=path).state == table.state
    with pytest.raises(Complaint, match="mine"):
        seabook.load(game("endeavor").table(3, seed=1).save(), components=path)


def test_saves_of_the_house_name_no_set(tmp_path: Path) -> None:
    house = game("endeavor")
    table = house.table(3, seed=1)
    assert '"components"' not in table.save()
    assert seabook.load(table.save()).state == table.state
    # A copy of the house's file is the house's.
    same = written(tmp_path, lambda d: d.pop("component_set"))
    assert seabook.load(table.save(), components=same).state == table.state


def test_other_values_without_a_name_are_refused(tmp_path: Path) -> None:
    for name in ("", " "):
        path = written(tmp_path, lambda d, name=name: (others(d), d.update(component_set=name)))
        with pytest.raises(Complaint, match="component_set"):
            game("endeavor", components=path)


def test_values_that_break_the_rules_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="95"):
        game("endeavor", components=written(tmp_path, BROKEN["EC4"]))


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["counts"].pop("rounds"),
        lambda d: d["counts"].update(players=[]),
        lambda d: d["counts"].update(rounds="seven"),
        lambda d: d.update(region=[]),
        lambda d: row(d, "region", "AF").update(term="atlantis"),
        lambda d: row(d, "city", "AF1").update(code="XX1"),
        lambda d: d["connection"][0].update(ends=["EU5", "EU11"]),
        lambda d: card(d, "AF", 1).update(deck="XX"),
        lambda d: card(d, "AF", 1).update(governor=True),
        lambda d: card(d, "AF", None).pop("governor"),
        lambda d: card(d, "AF", 1).update(icons={"glory": 1}),
        lambda d: row(d, "region", "AF").update(decks=["AF", "XX"]),
        lambda d: row(d, "token", "attack").update(does=["dance"]),
        lambda d: row(d, "token", "attack").pop("does"),
        lambda d: row(d, "token", "culture").pop("term"),
        lambda d: row(d, "building", "bank").update(code="tavern"),
    ],
)
def test_a_file_of_another_form_names_the_place(
    change: Callable[[dict[str, Any]], Any], tmp_path: Path
) -> None:
    places = r"counts|region|city|connection|card|token|term"
    with pytest.raises(PlaybookError, match=places):
        list(check_components("endeavor", written(tmp_path, change)))


def test_a_track_of_millions_is_told_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, lambda d: row(d, "region", "AF").update(spaces=300_000_000))
    found = [each.constraint for each in check_components("endeavor", path)]
    assert found == ["EC3", "EC4"]


def test_a_file_of_another_game_is_none_of_this(tmp_path: Path) -> None:
    path = written(tmp_path, lambda d: d.update(game="chess"))
    with pytest.raises(Complaint, match="chess"):
        list(check_components("endeavor", path))


def test_the_chart_has_a_place_for_all_that_a_sound_box_may_hold() -> None:
    assert {row.code for row in chart().city} == {row["code"] for row in HOUSE["city"]}
    for code, place in regions().items():
        if place.track:
            for n in (6, 8):
                assert len(set(spaces(code, n))) == n
