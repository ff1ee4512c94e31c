"""Where a save stands, written out, asked in, and kept as a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_cli import run

from seabook.games import game


@pytest.fixture
def save(tmp_path: Path) -> Path:
    table = game("endeavor").table(3, 7)
    for _ in range(14):
        table.play(table.actions()[0])
    path = tmp_path / "game.json"
    path.write_text(table.save(), encoding="utf-8")
    return path


@pytest.fixture
def position(save: Path) -> Path:
    path = save.with_name("position.toml")
    path.write_text(run("position", str(save)).output, encoding="utf-8")
    return path


def test_a_position_answers_as_the_save_from_which_it_was_written(
    save: Path, position: Path
) -> None:
    for action in ("red: occupy NA1", "blue: pass", "green: activate market", "red: pass"):
        there = run("check", str(save), action, "--lang", "en")
        here = run("check", "endeavor", "--position", str(position), action, "--lang", "en")
        assert (here.output, here.exit_code) == (there.output, there.exit_code)


def test_a_position_of_another_game_is_told(position: Path) -> None:
    result = run("check", "vasco_da_gama", "--position", str(position), "red: act", "--lang", "en")
    assert result.exit_code == 2
    assert "position of “endeavor”" in result.output


def test_a_position_may_be_written_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('position = {phase = "action", city = {EU1 = "blue"}}', encoding="utf-8")
    result = run("check", "endeavor", "--position", str(path), "red: occupy EU1", "--lang", "en")
    assert "E3.2a" in result.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("position = {cities = {}}", "“cities” is written city now"),
        ("position = {phase = 1}", "position.phase: “1” is not known"),
        ("position = {red = {harbour = -1}}", "position.red.harbour: a whole number"),
        ("position = {white = {harbour = 1}}", "position: “white” is not known"),
        ('seat = "red"', "mine.toml"),
        ("position = [", "mine.toml"),
    ],
)
def test_what_is_wrong_in_a_position_is_told_with_its_place(
    text: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    result = run("check", "endeavor", "--position", str(path), "red: pass", "--lang", "en")
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("action", ["red: occupy NA1", "green: pass", "blue: activate market"])
def test_a_kept_scenario_holds(action: str, save: Path) -> None:
    path = save.with_name("kept.toml")
    path.write_text(run("scenario", "keep", str(save), action).output, encoding="utf-8")
    result = run("scenario", "check", str(path), "--lang", "en")
    assert result.exit_code == 0, result.output


def test_what_the_public_knows_is_written_too(save: Path) -> None:
    result = run("position", str(save), "--seat", "public")
    assert result.exit_code == 0
    assert 'seen_by = "public"' in result.output


def test_all_that_is_wrong_in_a_position_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('position = {red = {harbour = "two", ships = 3}, cities = 3}', "utf-8")
    told = run("check", "endeavor", "--position", str(path), "red: pass", "--lang", "en")
    assert told.exit_code == 2
    assert told.output.splitlines()[0] == "Error: 3 things to change in the position:"
    assert len(told.output.splitlines()) == 4
