"""A sitting in the terminal: what one types is understood, what one asks stays on the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest
from click.testing import CliRunner, Result
from tests.play import random_game

from seabook.cli import main
from seabook.cli.menu import menu
from seabook.cli.orders import ORDERS, number, order
from seabook.engine import Table, ending, event
from seabook.games import game, names
from seabook.words import Text


def play(
    *typed: str, code: str = "endeavor", lang: str = "en", more: tuple[str, ...] = ()
) -> Result:
    given = ["play", code, "--lang", lang, *more]
    return CliRunner().invoke(main, given, input="".join(f"{line}\n" for line in typed))


def answers(told: Result) -> list[str]:
    """What stands between one prompt and the next."""
    prompt = "Red chooses (help: more): \n"
    return [part.strip("\n") for part in told.output.split(prompt)]


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("why occupy London", "why", "occupy London"),
        ("WHY 3", "why", "3"),
        ("？", "help", ""),
        ("Help", "help", ""),
        ("說明", "help", ""),
        ("说明", "help", ""),
        ("規則 E3.2b", "rule", "E3.2b"),
        ("規則E3.2b", "rule", "E3.2b"),
        ("復原", "undo", ""),
        ("ｕｎｄｏ", "undo", ""),
        ("exit", "quit", ""),
        ("Q", "quit", ""),
        ("存檔 game.json", "save", "game.json"),
        ("攻占倫敦可以嗎？", "why", "攻占倫敦"),
        ("我可以攻占倫敦嗎?", "why", "攻占倫敦"),
        ("may I occupy London?", "why", "occupy London"),
        ("Can I occupy London", "why", "occupy London"),
        ("occupy London?", "why", "occupy London"),
        ("攻占倫敦", "", "攻占倫敦"),
        ("build shipyard", "", "build shipyard"),
        ("", "", ""),
    ],
)
def test_an_order_has_words_in_both_languages(line: str, name: str, rest: str) -> None:
    assert order(line) == (name, rest)


def test_no_order_is_the_beginning_of_an_action() -> None:
    for code in names():
        for action in game(code).space.actions:
            for text in (action.phrase.zh_Hant, action.phrase.en, action.notation):
                assert not order(text).name, text


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("3", 3),
        ("3.", 3),
        ("③", 3),
        ("３", 3),
        ("第3項", 3),
        ("x", None),
        ("999999", None),
        ("-1", None),
    ],
)
def test_a_choice_is_named_by_its_number(text: str, n: int | None) -> None:
    assert number(text) == n


def test_the_answer_stands_last_and_only_the_prompt_after_it() -> None:
    told = play("why occupy NA1", "rule E2.4", "help", "nonsense", "why", "q")
    parts = answers(told)
    assert parts[1].startswith("No")
    assert parts[2].startswith("E2.4")
    assert "undo, redo" in parts[3]
    assert parts[4].startswith("“nonsense” is not an action")
    assert parts[5].startswith("Write an action")
    assert all("Build the Market" not in part for part in parts[1:6]), "nothing has changed"
    assert len(parts[1].splitlines()) < 20


@pytest.mark.parametrize("code", names())
@pytest.mark.parametrize("lang", ["zh_Hant", "en"])
def test_a_moment_fits_on_a_screen(code: str, lang: str) -> None:
    more = ("--me", game(code).seats[0].code, "--bot", "random")
    told = play(*["1"] * 12, "q", code=code, lang=lang, more=more).output
    prompt = {"zh_Hant": "的選擇（help：說明）：", "en": "chooses (help: more):"}[lang]
    for part in told.split(prompt)[1:-1]:
        moment = part.rpartition("\n\n")[2]
        assert len(moment.splitlines()) <= 22, moment


def test_board_tells_the_whole_position_and_an_empty_line_the_choices() -> None:
    parts = answers(play("board", "", "menu", "q"))
    assert "Boston (NA2) empty" in parts[1]
    assert parts[2] == parts[3]
    assert parts[2].splitlines()[0].strip() == "1  Build the Market"


def test_a_near_match_is_offered_and_done_on_yes() -> None:
    told = play("biuld market", "y", "q")
    assert "did you mean “Build the Market”? If so, type y." in told.output
    assert "Red builds the Market." in told.output
    told = play("why ocupy NA1", "是", "q", lang="zh")
    assert "不行" in told.output
    told = play("biuld market", "help", "y", "q")
    assert "Red builds the Market." not in told.output


def test_what_the_rules_have_no_action_for_is_answered_by_the_rule() -> None:
    told = answers(play("draw FE-4", "q"))[1]
    assert "(E3.4d)" in told
    assert "Far East" in told


def test_what_is_to_come_is_told_when_asked() -> None:
    told = answers(play("forecast", "預測", "q"))
    assert "(E2.8)" in told[1]
    assert told[2] == told[1]


def test_ones_own_seat_need_not_be_named() -> None:
    for text in ("build market", "build a market", "建造市場", "红方：建造市场", "market"):
        told = play(text, "q")
        assert ("Red builds the Market." in told.output) == (text != "market")
    assert "cannot ask or act for Blue" in play("blue: build market", "q").output


def test_one_hears_who_one_is() -> None:
    assert play("q").output.startswith("Endeavor: you play Red, bots play Blue, Green.")
    all_seats = ("--me", "red,blue,green")
    assert play("q", more=all_seats).output.startswith("Endeavor: you play Red, Blue, Green.")
    assert play("q", lang="zh").output.startswith("《奮進號》：你是紅方，藍方、綠方由電腦操作。")


def test_undo_and_redo_say_what_they_have_done() -> None:
    told = play("undo", "redo", "1", "undo", "redo", "undo", "2", "redo", "q").output
    assert told.count("Taken back: Red: Build the Market (and 3 later moves of others).") == 2
    assert told.count("Red builds the Market.") == 2
    assert told.count("There is nothing to redo.") == 2
    assert told.count("Red builds the Shipyard.") == 1
    alone = ("--me", "red,blue,green")
    told = play("1", "undo", more=alone).output
    assert "Taken back: Green: Build the Market.\n" in told


def test_a_game_that_is_not_saved_is_kept_and_goes_on(own_machine: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    for typed, kept in (
        (("q",), 0),
        (("1", f"save {save}", "q"), 0),
        (("1", "q"), 1),
        (("1",), 2),
        (("1", f"open {save}", "q"), 3),
        (("1", f"save {save}", "1", "q"), 4),
    ):
        told = play(*typed)
        found = sorted(own_machine.rglob("endeavor-*.json"))
        assert (told.exit_code, len(found)) == (0, kept)
    last = json.loads(found[-1].read_text("utf-8"))
    assert "red: build market" in last["decisions"]
    assert f"seabook play {found[-1]} --me red" in told.output
    again = CliRunner().invoke(main, ["play", str(found[-1]), "--me", "red", "--lang", "en"])
    assert "round 1" in again.output


def test_ctrl_c_loses_nothing(own_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1"])

    def interrupted(_: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    told = play()
    assert told.exit_code == 130
    assert told.output.splitlines()[-1].startswith("Left; the game is kept.")
    assert len(list(own_machine.rglob("endeavor-*.json"))) == 1


def test_where_no_file_can_be_written_it_is_said(own_machine: Path) -> None:
    (own_machine / "config").write_text("in the way", "utf-8")
    assert "the game is not kept" in play("1", "q").output


def finished(code: str) -> Table[Any]:
    rules = game(code)
    table = rules.table(3, 7)
    for _, action in random_game(rules, 7, 3):
        table.play(action)
    assert table.over
    return table


@pytest.mark.parametrize(
    ("code", "unit"),
    [("endeavor", "glory"), ("vasco_da_gama", "point"), ("anchors_aweigh", "coin")],
)
def test_the_end_tells_the_places_in_the_unit_of_the_game(code: str, unit: str) -> None:
    table = finished(code)
    told = [line.en for line in ending.told(table)]
    heads = [line for line in told if not line.startswith(" ")]
    assert next(line[:2] for line in heads) == "1."
    assert all(unit in line for line in heads)
    totals = [total for _, _, total in ending.standings(table)]
    assert totals == sorted(table.scores(), reverse=True)


def test_who_are_level_share_a_place_unless_the_rules_part_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = finished("endeavor")
    monkeypatch.setattr(table, "scores", lambda: (9, 9, 3))
    seats = table.game.seats
    for winners, places in (
        ({"winners": seats[:2]}, [1, 1, 3]),
        ({"who": seats[1]}, [1, 2, 3]),
        ({}, [1, 1, 3]),
    ):
        ends = event("E4.1", "end.shared", **winners) if winners else event("E4.1", "end.over")
        table.history[-1] = attrs.evolve(table.history[-1], events=(ends,))
        found = [*ending.standings(table)]
        assert [place for place, _, _ in found] == places
        assert "who" not in winners or found[0][1] is seats[1]


def test_choices_of_one_kind_stand_on_one_line() -> None:
    table = game("anchors_aweigh").table(3, 7)
    actions = table.seat("red").actions()
    lines = menu(actions, lambda action: Text("", ""))
    assert len(lines) < 10
    last = lines[-1].split()[0]
    assert int(last) == len(actions)
    row = next(line for line in lines if "Take treasure" in line)
    assert "Take treasure …: 1-84" in row
    few = menu(game("endeavor").table(3, 7).actions(), lambda action: Text("", ""))
    assert [line.split()[0] for line in few] == [str(n + 1) for n in range(len(few))]


def test_a_choice_says_what_it_costs_and_gives() -> None:
    """A row of alike choices says it after those that share it, and brackets are never cut open."""
    told = " ".join(play("1", "1", "1", "q", more=("--seed", "5")).output.split())
    assert "Build the Market (gain 2 population markers)" in told
    assert "Activate the Market (pay 1 population marker)" in told
    assert "London (EU1) (gain 1 step on the finance track; pay 1 population marker)" in told
    heap = " ".join(play("q", code="anchors_aweigh", more=("--seed", "5")).output.split())
    assert "Take treasure …: 1 (gain 1 warehouse), 2 (gain 1 sailor), 3, 4" in heap


def test_every_order_is_in_the_help() -> None:
    told = play("help", "q").output
    assert all(words[0] in told for words in ORDERS.values())
