"""A file of printed values is read, and every condition of VC1 to VC10 can fail."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomlkit

import seabook
from seabook.engine import Complaint
from seabook.files import data
from seabook.games import check_components, game, sets
from seabook.games.vasco_da_gama.constraints import CONSTRAINTS
from seabook.playbook import PlaybookError

FOLDER = data("playbook") / "vasco_da_gama" / "components"
HOUSE = tomllib.loads((FOLDER / "standin-v2.toml").read_text("utf-8"))


def written(tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """The file of the house with one change."""
    given = copy.deepcopy(HOUSE)
    change(given)
    path = tmp_path / "printed.toml"
    path.write_text(tomlkit.dumps(given), encoding="utf-8")
    return path


def region(given: dict[str, Any], code: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in given["region"] if row["code"] == code)
    return found


BROKEN: dict[str, Callable[[dict[str, Any]], Any]] = {
    "VC0": lambda d: d["area"].reverse(),
    "VC0-names": lambda d: d["seat"][1].update(code="yellow"),
    "VC0-amounts": lambda d: d["project"][0].update(strength=-1),
    "VC11": lambda d: d["counts"].update(recruiting_prices=[1]),
    "VC1": lambda d: d["project"].pop(),
    "VC2": lambda d: d["project"][0].update(need=6),
    "V4.2": lambda d: d["project"][0].update(income={"captain": 1}),
    "VC3": lambda d: d["tile"][0].update(change=4),
    "VC3-marker": lambda d: d["tile"][0].update(base=15),
    "VC4": lambda d: d["tile"][0].update(money=[0, 5]),
    "VC5-rows": lambda d: d["row"][0].update(last=4),
    "VC5": lambda d: d["row"][-1].update(money=0),
    "VC6": lambda d: d["merchants"].pop(0),
    "VC6-attested": lambda d: d["merchants"].__setitem__(2, 8),
    "VC7": lambda d: region(d, "natal").update(full=5),
    "VC7-shores": lambda d: (
        region(d, "natal").update(full=1),
        region(d, "boa-gente").update(full=0),
    ),
    "VC8": lambda d: region(d, "malindi").update(spaces=[8, 9]),
    "VC9": lambda d: region(d, "mozambique").update(reward={"money": 3}),
    "VC10": lambda d: d["area"][0].update(spaces=[2, 2, 3, 3, 4]),
    "VR65": lambda d: d["merchants"].__setitem__(0, 1),
}


@pytest.mark.parametrize("name", ["standin-v1", "standin-v2"])
def test_the_sets_of_the_house_meet_every_condition(name: str) -> None:
    path = FOLDER / f"{name}.toml"
    assert list(check_components("vasco_da_gama", path)) == []
    assert game("vasco_da_gama", name).component_set == name


def test_every_condition_is_broken_here() -> None:
    assert set(BROKEN) == {each.id for each in CONSTRAINTS}


@pytest.mark.parametrize("constraint", BROKEN)
def test_a_condition_is_told_and_switched_off_unless_it_is_firm(
    constraint: str, tmp_path: Path
) -> None:
    path = written(tmp_path, BROKEN[constraint])
    found = {each.constraint for each in check_components("vasco_da_gama", path)}
    assert constraint in found
    if next(each.firm for each in CONSTRAINTS if each.id == constraint):
        with pytest.raises(Complaint, match="VC8"):
            list(check_components("vasco_da_gama", path, [constraint]))
        return
    rest = {each.constraint for each in check_components("vasco_da_gama", path, [constraint])}
    assert rest == found - {constraint}


def test_other_values_make_another_game_and_its_saves_say_so(tmp_path: Path) -> None:
    def change(given: dict[str, Any]) -> None:
        given["component_set"] = "mine"
        given["tile"] = [{"base": 9, "money": [12, 12], "change": 0} for _ in given["tile"]]

    path = written(tmp_path, change)
    own = game("vasco_da_gama", components=path)
    table = own.table(2, seed=1)
    while table.state.phase == "setup":
        table.play(table.actions()[0])
    assert own.value(table.state, "money") == [12, 12]
    with pytest.raises(Complaint, match="mine"):
        seabook.load(table.save())
    assert seabook.load(table.save(), components=path).state == table.state


def test_values_that_break_the_rules_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="35"):
        game("vasco_da_gama", components=written(tmp_path, BROKEN["VC1"]))


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["counts"].pop("captains"),
        lambda d: d["project"][0].update(set="IV"),
        lambda d: d["region"][0].update(reward={"money": 1, "captain": 1}),
        lambda d: d["tile"][0].update(base="ten"),
        lambda d: d["tile"][0].update(base="10"),
        lambda d: d["tile"][0].update(change=1.5),
        lambda d: d["counts"].update(captains=True),
        lambda d: d["area"][0].update(term="sea-area"),
        lambda d: d["region"][0].update(spaces=[]),
        lambda d: d.update(region=[]),
        lambda d: d["counts"].update(players=[]),
    ],
)
def test_a_file_of_another_form_names_the_place(
    change: Callable[[dict[str, Any]], Any], tmp_path: Path
) -> None:
    with pytest.raises(PlaybookError, match=r"counts|project|region|tile|term"):
        list(check_components("vasco_da_gama", written(tmp_path, change)))


def test_an_owner_may_give_money_for_the_extra_numbers(tmp_path: Path) -> None:
    """Which the house does not: 21 and 22 pay nothing there (VR18)."""
    path = written(tmp_path, lambda d: d["row"].append({"first": 21, "last": 22, "money": 9}))
    assert list(check_components("vasco_da_gama", path)) == []
    for last in (21, 23):
        short = written(tmp_path, lambda d: d["row"].append(rows(last)))  # noqa: B023
        assert [each.constraint for each in check_components("vasco_da_gama", short)] == [
            "VC5-rows"
        ]
    for own, money in ((None, 10), (written(tmp_path, lambda d: d["row"].append(rows(22))), 19)):
        place = {"phase": "acting", "number": {"22": "yellow projects"}}
        place |= {"character": {"manuel": "yellow"}}
        table = game("vasco_da_gama", own).position(2, place)
        table.play("yellow: decline")
        assert table.game.value(table.state, "yellow.money") == money


def rows(last: int) -> dict[str, int]:
    return {"first": 21, "last": last, "money": 9}


def test_a_set_of_the_house_is_asked_for_by_its_name() -> None:
    first, usual = (game("vasco_da_gama", name) for name in ("standin-v1", "standin-v2"))
    assert usual is game("vasco_da_gama")
    assert first is game("vasco_da_gama", "standin-v1")
    assert sets("vasco_da_gama") == ("standin-v2", "standin-v1")
    assert first.value(first.start(3, 1, {}), "box.component_set") == "standin-v1"
    assert first.box.projects != usual.box.projects  # pieces of their own
    assert [p.strength for p in first.box.projects] == [p.strength for p in usual.box.projects]
    table = first.table(3, seed=1)
    assert seabook.load(table.save()).game is first


def test_a_file_may_be_based_on_a_set_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    head = 'game = "vasco_da_gama"\ncomponent_set = "mine"\n'
    path.write_text(f'{head}based_on = "standin-v1"\nmerchants = [7, 7, 7, 7, 7, 11]\n', "utf-8")
    own, first = game("vasco_da_gama", path), game("vasco_da_gama", "standin-v1")
    assert [each.strength for each in own.box.merchants] == [7, 7, 7, 7, 7, 11]
    assert [each.base for each in own.box.tiles] == [each.base for each in first.box.tiles]
    path.write_text(f'{head}based_on = "standin-v0"\n', "utf-8")
    with pytest.raises(PlaybookError, match="standin-v1"):
        game("vasco_da_gama", path)


def test_a_row_of_millions_is_told_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, lambda d: d["row"][-1].update(last=300_000_000))
    found = [each.constraint for each in check_components("vasco_da_gama", path)]
    assert found == ["VC5-rows"]


def test_a_file_of_another_game_is_none_of_this(tmp_path: Path) -> None:
    path = written(tmp_path, lambda d: d.update(game="chess"))
    with pytest.raises(Complaint, match="chess"):
        list(check_components("vasco_da_gama", path))
