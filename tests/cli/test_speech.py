"""What the command line says of itself: languages, help, mistakes, and the codes it ends with."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner, Result
from tests.test_catalogues import catalogue

from seabook.cli import COMMANDS, main, output
from seabook.words import LANGUAGES, language, width, wrapped

assert isinstance(main, click.Group)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=typed)


def commands() -> Iterator[tuple[str, click.Command]]:
    context = click.Context(main, info_name="seabook")
    for name in COMMANDS:
        command = main.get_command(context, name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            for inner, each in command.commands.items():
                yield f"{name} {inner}", each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_both_languages_that_fits_on_a_terminal(lang: str) -> None:
    said = {"zh_Hant": ("用法：", "選項："), "en": ("Usage: ", "Options:")}
    for path, command in [("", main), *commands()]:
        help = run(*path.split(), "--help", "--lang", lang).output
        own, other = said[lang], said["en" if lang == "zh_Hant" else "zh_Hant"]
        assert help.startswith(f"{own[0]}seabook {path}".rstrip()), help
        assert own[1] in help
        assert not any(word in help for word in other)
        for param in command.params:
            assert isinstance(param, click.Argument) or param.opts[0] in help
        rows = [line for line in help.splitlines() if line.startswith("  ")]
        assert all(width(line) <= 100 for line in rows), help


def test_the_help_of_all_commands_is_one_line_each() -> None:
    help = run("--help", "--lang", "en").output.splitlines()
    begins = help.index("Commands:") + 1
    rows = help[begins : begins + len(COMMANDS)]
    assert [row.split()[0] for row in rows] == sorted(COMMANDS)
    assert all(len(row) <= 80 for row in rows)


@pytest.mark.parametrize("given", ["zh", "zh-TW", "zh_TW", "zh_Hant", "zh-Hant"])
@pytest.mark.parametrize("first", [True, False])
def test_a_language_has_its_usual_names_before_or_after_the_command(
    given: str, first: bool
) -> None:
    option, command = ["--lang", given], ["rule", "E3.2b"]
    told = run(*(option + command if first else command + option)).output
    assert "已開通" in told
    assert "region" not in told
    assert run(*command, f"--lang={given}").output == told


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "both"),
        ({"LANG": "C.UTF-8"}, "both"),
        ({"LANG": "POSIX"}, "both"),
        ({"LANG": "zh_TW.UTF-8"}, "zh_Hant"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "zh_TW", "LANG": "en_GB"}, "zh_Hant"),
        ({"LC_MESSAGES": "en_GB", "LANG": "zh_TW"}, "en"),
        ({"SEABOOK_LANG": "zh", "LANG": "en_GB"}, "zh_Hant"),
        ({"SEABOOK_LANG": "both", "LANG": "en_GB"}, "both"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run("rules", "endeavor")
    assert language() == spoken


def test_a_language_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("rules", "--lang", "fr")
    assert (told.exit_code, "「fr」" in told.stderr, "“fr”" in told.stderr) == (2, True, True)
    monkeypatch.setenv("SEABOOK_LANG", "fr")
    told = run("rules")
    assert (told.exit_code, "“fr”" in told.stderr) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chek",), "did you mean check?"),
        (("frobnicate",), "no command “frobnicate”"),
        (("check", "endeavor", "x", "--playrs", "3"), "did you mean --players?"),
        (("rules", "--frobnicate"), "no option “--frobnicate”"),
        (("check",), "GAME|SAVE is missing"),
        (("check", "endeavor"), "ACTION is missing"),
        (("check", "endeavor", "x", "--players", "three"), "--players NUMBER wants a whole number"),
        (("simulate", "endeavor", "--games", "0"), "--games NUMBER wants a whole number"),
        (("simulate", "endeavor", "--games"), "--games is missing"),
        (("rules", "endeavor", "vasco"), "is not understood"),
        (("rules", "endeavro"), "did you mean Endeavor?"),
        (("rule", "foo"), "rules are called E3.2b"),
        (("check", "endeavor", "red: ocupy NA1"), "did you mean “Occupy New Orleans (NA1)”?"),
        (("check", "endeavor", "pass", "--after", "pass"), "No"),
    ],
)
def test_what_is_not_understood_ends_with_2_in_the_language_asked_for(
    arguments: tuple[str, ...], says: str
) -> None:
    told = run(*arguments, "--lang", "en")
    assert told.exit_code == 2, told.output
    assert told.stderr.startswith("Error: ")
    assert says in told.stderr
    other = run(*arguments, "--lang", "zh")
    assert other.stderr.startswith("錯誤：")
    assert not any(word in other.stderr for word in ("Error", "Usage", "missing", "Try"))
    for line in run(*arguments, "--lang", "both").stderr.splitlines()[:1]:
        assert line.startswith("錯誤：")


def test_a_mistake_is_data_where_a_program_asks() -> None:
    told = run("check", "endeavor", "red: ocupy NA1", "--json")
    error = json.loads(told.stdout)["error"]
    assert (told.exit_code, told.stderr, error["slug"]) == (2, "", "complaint.near")
    assert error["values"]["near"] == "red: occupy NA1"
    assert error["zh_Hant"] != error["en"]
    assert json.loads(run("chek", "--json").stdout)["error"]["slug"] == "cli.near-command"


def test_an_answer_as_data_has_the_values_compared_and_what_is_missing() -> None:
    after = ("--after", "green: build shipyard; build market; build market")
    data = json.loads(run("check", "endeavor", *after, "activate", "market", "--json").stdout)
    assert data["schema"] == 1
    data = json.loads(run("check", "endeavor", "red: occupy NA1", "--json").stdout)
    closed = next(why for why in data["reasons"] if why["slug"] == "region.not-open")
    assert (closed["values"]["n"], closed["values"]["region"]) == (7, "NA")
    assert {"slug", "values", "zh_Hant", "en"} == {*data["missing"][0]}
    assert [way["legal"] for way in data["ways"]] == [False]
    assert data["notice"] is None


def test_an_action_needs_no_quotes_and_no_seat_where_one_decides() -> None:
    for action in (
        ["green:", "build", "shipyard"],
        ["build", "a", "shipyard"],
        ["建造造船廠"],
        ["綠方：蓋造船廠"],
    ):
        told = run("check", "奮進號", *action, "--lang", "en")
        assert (told.exit_code, told.output.splitlines()[0][:3]) == (0, "Yes"), told.output


def test_a_rule_is_looked_up_by_a_part_of_its_id_or_of_its_title() -> None:
    for given in ("E3.2", "e3.2", "Ｅ３．２"):
        told = run("rule", given, "--lang", "en")
        assert [line.split()[0] for line in told.output.splitlines()] == [
            "E3.2a",
            "E3.2b",
            "E3.2c",
            "E3.2d",
        ]
    assert "E3.2b" in run("rule", "攻佔").output
    assert run("rule", "Ｅ３．２ｂ").output == run("rule", "E3.2b").output


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("  Red's industry marker moves 2 steps right, to 2. (E2.7)", 24),
        ("北美還不是已開通地區：航線7格中還有7個空格（見「規則卡」）。", 21),
        ("x" * 100, 20),
        ("", 20),
    ],
)
def test_long_lines_turn_at_words(text: str, columns: int) -> None:
    rows = wrapped(text, columns)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")
    if "x" not in text:
        assert all(width(row) <= columns + 2 for row in rows)
        words = text.split()
        assert all(any(word in row for row in rows) for word in words if word.isascii())
    assert not any(row.strip()[:1] in ("，", "。", "）", "」") for row in rows if row)


@pytest.mark.parametrize("encoding", ["cp950", "cp1252", "cp437", "ascii"])
def test_fine_marks_have_plain_ones_where_a_code_page_lacks_them(encoding: str) -> None:
    output.prepare()
    said = "São −2 “x” … ■ • → ┏".encode(encoding, "seabook").decode(encoding)
    plain = said.replace("“", '"').replace("”", '"').replace("…", "...").replace("→", "->")
    assert plain.replace("ã", "a").replace("■", "*").replace("•", "*").startswith('Sao -2 "x" ... ')
    assert "?" not in said


@pytest.mark.parametrize(("lang", "encoding"), [("zh_Hant", "cp950"), ("en", "cp1252")])
def test_every_sentence_can_be_printed_on_the_code_page_of_its_language(
    lang: str, encoding: str
) -> None:
    """Only the two ways to name the languages are in both scripts."""
    output.prepare()
    for slug, texts in catalogue(lang).items():
        for text in texts:
            shown = text.encode(encoding, "seabook").decode(encoding)
            assert slug == "switch.choices" or shown.count("?") == text.count("?"), (slug, shown)
