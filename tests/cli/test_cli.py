"""The command line: answers, clear sentences for mistakes, JSON for programs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import seabook
from seabook.cli import main
from seabook.engine import Table
from seabook.files import data
from seabook.games import game, names
from seabook.reference.rulecard import rule


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=typed)


@pytest.mark.parametrize(
    ("lang", "there", "absent"),
    [("zh_Hant", "已開通", "region"), ("en", "open region", "已開通"), ("both", "已開通", None)],
)
def test_a_rule_card_in_the_language_asked_for(lang: str, there: str, absent: str | None) -> None:
    result = run("rule", "E3.2b", "--lang", lang)
    assert result.exit_code == 0
    assert there in result.output
    assert absent is None or absent not in result.output


@pytest.mark.parametrize("given", ["e3.2b", "E3.2B", " E3.2b "])
def test_the_id_of_a_rule_is_read_in_either_case(given: str) -> None:
    assert "E3.2b" in run("rule", given).output


def test_check_says_why_not_and_exits_1() -> None:
    result = run("check", "endeavor", "紅：攻占紐奧良", "--lang", "zh_Hant")
    assert result.exit_code == 1
    assert "E3.2b" in result.output
    assert "7個空格" in result.output


def test_check_says_yes_and_exits_0() -> None:
    result = run("check", "endeavor", "green: build shipyard", "--lang", "en")
    assert result.exit_code == 0
    assert "Yes" in result.output


def test_check_reads_a_save(tmp_path: Path) -> None:
    table = game("endeavor").table(3, 7)
    table.play("green: build shipyard")
    save = tmp_path / "game.json"
    save.write_text(table.save(), encoding="utf-8")
    result = run("check", str(save), "red: build market", "--lang", "en", "--json")
    data = json.loads(result.output)
    assert data["legal"] is True
    assert "E2.3" in data["rules"]
    assert data["zh_Hant"] != data["en"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "E9.9"),
        ("rules", "chess"),
        ("check", "endeavor", "hello"),
        ("check", "endeavor", "red: build market", "--players", "9"),
        ("check", "missing.json", "red: build market"),
        ("play", "endeavor", "--me", "pink"),
        ("play", "endeavor", "--bot", "deep"),
        ("scenario", "check", "missing.toml"),
        ("simulate", "chess"),
        ("simulate", "endeavor", "--players", "2"),
        ("simulate", "endeavor", "--jobs", "0"),
        ("check", "x" * 5000, "red: build market"),
    ],
)
def test_a_mistake_gets_one_sentence_and_no_traceback(arguments: tuple[str, ...]) -> None:
    result = run(*arguments, "--lang", "en")
    assert result.exit_code == 2, result.output
    assert result.output.startswith("Error: ")
    assert len(result.output.strip().splitlines()) == 1
    assert isinstance(result.exception, SystemExit)


def test_rules_lists_all_in_order() -> None:
    rows = json.loads(run("rules", "endeavor", "--json").output)
    assert [rows[0]["id"], rows[-1]["id"], len(rows)] == ["E0.1", "E5.8", 70]
    assert "E3.2b" in run("rules", "endeavor", "--lang", "en").output


def test_a_game_is_played_in_the_terminal_with_why_undo_and_save(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = "\n".join(
        [
            "why red: occupy NA1",
            "red: build docks",
            "99",
            "²",
            "rule E2.4",
            "1",
            "undo",
            "1",
            f"save {save}",
            f"open {save}",
            "undo",
            "undo",
            "q",
        ]
    )
    result = run("play", "endeavor", "--lang", "en", "--players", "3", typed=typed)
    assert result.exit_code == 0, result.output
    for part in (
        "North America is not an open region",
        "level-3 building",
        "no choice 99",
        "Level of the building",
        "Red builds the",
        "Saved to",
    ):
        assert part in result.output, part
    assert save.exists()


def test_a_whole_game_against_bots_ends_with_the_scores() -> None:
    result = run("play", "endeavor", "--lang", "zh_Hant", "--bot", "random", typed="1\n" * 400)
    assert result.exit_code == 0
    assert "名：紅方，榮耀" in result.output
    assert "E5.3" in result.output


def test_simulate_prints_figures_and_no_violation() -> None:
    result = run("simulate", "endeavor", "--games", "4", "--invariants", "--json", "--jobs", "1")
    data = json.loads(result.stdout)
    assert data["games"] == 4
    assert data["violations"] == []
    assert data["decisions"] > 100


@pytest.mark.slow
def test_simulate_gives_the_same_games_on_one_core_and_on_all() -> None:
    one, all_cores = (
        json.loads(run("simulate", "endeavor", "--games", "6", "--jobs", jobs, "--json").stdout)
        for jobs in ("1", "-1")
    )
    assert one["decisions"] == all_cores["decisions"]
    assert one["mean_score"] == all_cores["mean_score"]


@pytest.mark.slow
def test_coverage_compares_with_a_list_of_ids(tmp_path: Path) -> None:
    ids = tmp_path / "ids.txt"
    ids.write_text("E0.1\nE9.9  # not one of ours\n", encoding="utf-8")
    result = run("coverage", "endeavor", "--json", "--without-lessons", "--against", str(ids))
    assert result.exit_code == 1
    assert "E9.9 is missing from the rules" in result.stderr
    assert "E3.2b is not in the list" in result.stderr
    row = next(each for each in json.loads(result.stdout)["rules"] if each["id"] == "E3.2b")
    assert set(row) == {
        "id",
        "game",
        "zh_Hant",
        "en",
        "code",
        "allowed",
        "refused",
        "not_refusable",
        "lessons",
    }
    assert any(place.startswith("games/endeavor/occupy.py:") for place in row["code"])


def test_a_scenario_file_is_checked_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    good = """
[[scenario]]
id = "mine"
title = {zh_Hant = "北美", en = "North America"}
rules = ["E3.2b"]
position = {phase = "action", red = {harbour = 2}}
before = ["red: activate colonial-house"]
action = "red: occupy NA1"
expect.refused = [{rule = "E3.2b", slug = "region.not-open"}, {rule = "E3.2b", slug = "region.no-presence"}]
"""
    file.write_text(good, encoding="utf-8")
    assert run("scenario", "check", str(file)).exit_code == 0
    assert "NA1" in run("scenario", "run", str(file), "--lang", "en").output
    for old, new, part in (
        ("region.no-presence", "region.nonsense", "not refused by E3.2b region.nonsense"),
        ("harbour = 2", "harbor = 2", "harbor"),
        ("red: occupy NA1", "red: ocupy NA1", "ocupy"),
        ("title =", "titel =", "titel"),
        ("[[scenario]]", "[[scenario", "mine.toml"),
    ):
        file.write_text(good.replace(old, new), encoding="utf-8")
        result = run("scenario", "check", str(file), "--lang", "en")
        assert result.exit_code == 1
        assert part in result.output
        assert "Traceback" not in result.output


def test_components_are_checked_in_plain_words(tmp_path: Path) -> None:
    house = data("playbook") / "vasco_da_gama" / "components" / "standin-v2.toml"
    good = run("components", "check", "vasco_da_gama", str(house), "--lang", "en")
    assert (good.exit_code, "meets every condition" in good.output) == (0, True)
    bad = tmp_path / "bad.toml"
    text = house.read_text(encoding="utf-8").replace("merchants = [5", "merchants = [1")
    bad.write_text(text, encoding="utf-8")
    found = run("components", "check", "vasco_da_gama", str(bad), "--lang", "zh_Hant")
    assert (found.exit_code, "商船M1" in found.output) == (1, True)
    rows = json.loads(run("components", "check", "vasco_da_gama", str(bad), "--json").output)
    assert [row["id"] for row in rows] == ["VR65"]
    firm = run("components", "check", "vasco_da_gama", str(bad), "--without", "VR65")
    assert firm.exit_code == 2
    for wrong in (("endeavor", str(house)), ("vasco_da_gama", str(tmp_path / "none.toml"))):
        told = run("components", "check", *wrong, "--lang", "en")
        assert (told.exit_code, "Traceback" in told.output) == (
            2 if "none" in wrong[1] else 1,
            False,
        )


def test_an_owner_of_any_game_may_bring_a_file(tmp_path: Path) -> None:
    for code in names():
        several = data("playbook") / code / "components" / "standin-v2.toml"
        house = several if several.exists() else data("playbook") / code / "components.toml"
        assert run("components", "check", code, str(house)).exit_code == 0
    text = (data("playbook") / "endeavor" / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('code = "EU1", glory = 1', 'code = "EU1", glory = 3'), "utf-8")
    told = run("components", "check", "endeavor", str(own), "--lang", "en")
    assert (told.exit_code, told.output) == (2, "Error: component_set needs a name.\n")
    own.write_text('component_set = "mine"\n' + own.read_text("utf-8"), "utf-8")
    told = run("components", "check", "endeavor", str(own), "--lang", "en")
    assert (told.exit_code, "London (EU1) is worth 3 glory" in told.output) == (0, True)
    assert "--without EC15" in told.output
    rest = run(
        "components", "check", "endeavor", str(own), "--without", "EC15", "--lang", "zh_Hant"
    )
    assert (rest.exit_code, "每一項條件" in rest.output) == (0, True)
    first = str(game("endeavor").table(3, 1).actions()[0])
    asked = run("check", "endeavor", first, "--seed", "1", "--components", str(own))
    assert asked.exit_code == 0


def test_a_scenario_relies_on_the_values_it_names_or_on_those_given(tmp_path: Path) -> None:
    values, file = tmp_path / "printed.toml", tmp_path / "mine.toml"
    head = 'game = "vasco_da_gama"\ncomponent_set = "mine"\nbased_on = "standin-v2"\n'
    values.write_text(f"{head}row = [{{first = 1, last = 20, money = 8}}]\n", "utf-8")
    text = """
components = "NAME"

[[scenario]]
id = "declined"
title = {zh_Hant = "不執行", en = "Declined"}
rules = ["V3.5"]
position = {phase = "acting", number = {4 = "yellow projects"}}
action = "yellow: decline"
expect.events = ["V3.5 decline.money"]
expect.values = {"yellow.money" = MONEY}
"""
    for name, money, given in (
        ("standin-v1", 12, ()),
        ("standin-v2", 13, ()),
        ("standin-v2", 13, ("--components", "standin-v2")),
        ("mine", 18, ("--components", str(values))),
    ):
        file.write_text(text.replace("NAME", name).replace("MONEY", str(money)), "utf-8")
        asked = (str(file), "--game", "vasco_da_gama", *given, "--lang", "en")
        assert run("scenario", "check", *asked).exit_code == 0
        assert "!" not in run("scenario", "run", *asked).output
    other = run("scenario", "check", str(file), "--game", "vasco_da_gama", "--lang", "en")
    assert (other.exit_code, "standin-v2" in other.output) == (1, True)


def test_a_game_is_played_with_a_set_of_the_house_by_its_name(tmp_path: Path) -> None:
    save = tmp_path / "first.json"
    given = ("vasco_da_gama", "--components", "standin-v1", "--me", "yellow", "--lang", "en")
    assert "“standin-v1”" in run("play", *given, typed=f"save {save}\nq\n").output
    assert json.loads(save.read_text("utf-8"))["components"] == "standin-v1"
    assert "standin-v1" in run("position", str(save)).output
    kept = run("scenario", "keep", str(save), "yellow: stop", "--lang", "en")
    assert 'components = "standin-v1"' in kept.output


def test_stand_in_values_are_said_to_be_ours() -> None:
    told = run("check", "vasco_da_gama", "black: land natal-1", "--lang", "en")
    assert "stand-ins" in told.output, "the money of a region is ours"
    other = run("check", "vasco_da_gama", "yellow: number 1", "--lang", "en")
    assert "stand-ins" not in other.output, "nothing compared is ours"
    played = run("play", "vasco_da_gama", "--me", "yellow", "--lang", "en", typed="1\nq\n")
    assert (played.exit_code, "stand-ins" in played.output) == (0, True)


def test_a_question_costs_no_turn_and_nobody_acts_for_another() -> None:
    typed = "why red: take t1\nrule A2.1\nnonsense\nblue: take t5\nrule\n"
    told = run(
        "play", "anchors_aweigh", "--players", "2", "--me", "red", "--lang", "en", typed=typed
    )
    moved = ("Blue takes", "Blue turns", "Blue: Take")
    assert not any(word in told.output for word in moved), "the bot waits while the user asks"
    assert "cannot ask or act for Blue" in told.output


def test_what_was_shown_stays_shown_in_the_terminal() -> None:
    told = run("play", "anchors_aweigh", "--players", "2", "--lang", "en", typed="1\nundo\nq\n")
    assert "cannot be undone" in told.output


def test_who_names_a_seat_twice_sees_no_more_than_it() -> None:
    once, twice = (
        run(
            "play",
            "anchors_aweigh",
            "--players",
            "2",
            "--me",
            me,
            "--lang",
            "en",
            typed="2\n1\nq\n",
        )
        for me in ("red", "red, red")
    )
    assert once.exit_code == 0
    # only the file in which the game is kept has another number
    assert twice.output.splitlines()[:-1] == once.output.splitlines()[:-1]


def test_check_asks_as_the_seat_that_would_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table, which sees everything, is not asked."""
    monkeypatch.delattr(Table, "check")
    asked = run("check", "anchors_aweigh", "blue: take t1", "--lang", "en")
    assert (asked.exit_code, "Yes" in asked.output) == (0, True)


@pytest.mark.parametrize(("code", "told"), [("anchors_aweigh", True), ("endeavor", False)])
def test_a_save_that_holds_secrets_says_so(code: str, told: bool, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    for lang, sentence in (("en", "everything that is hidden"), ("zh_Hant", "隱藏的資訊")):
        said = run("play", code, "--lang", lang, typed=f"save {file}\nq\n").output
        assert file.exists()
        assert (sentence in said) == told


def test_help_loads_only_what_it_shows() -> None:
    """Not even the engine."""
    code = """
import atexit, sys
from seabook.cli import main
atexit.register(lambda: print(*sys.modules))
main(["--help"])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[1] for name in done.stdout.split() if name.startswith("seabook.")}
    assert loaded == {"cli", "files", "markup", "words"}
    assert "rich" not in done.stdout.splitlines()[-1].split()


def test_what_the_package_offers_is_loaded_when_it_is_asked_for() -> None:
    assert {*seabook.__all__} <= {*dir(seabook)}
    assert seabook.rule is rule
    with pytest.raises(AttributeError, match="rules"):
        seabook.rules  # noqa: B018
