"""The board of Vasco da Gama: all of it labelled in both languages, and never by colour alone."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import attrs
import pytest
from tests.play import random_game

from seabook.drawing import drawing
from seabook.drawing.svg import finished, picture
from seabook.drawing.vasco_da_gama import signs
from seabook.drawing.vasco_da_gama.board import board
from seabook.drawing.vasco_da_gama.parts import ALL
from seabook.engine import Complaint
from seabook.games import game
from seabook.words import LANGUAGES, Text

GAME = game("vasco_da_gama")
DRAWING = drawing("vasco_da_gama")
SVG = "{http://www.w3.org/2000/svg}"
CHOICES = [*LANGUAGES, "both"]


def played(players: int, decisions: int) -> Any:
    state = None
    for n, (state, _) in enumerate(random_game(GAME, 3, players, eager=True)):
        if n == decisions:
            return state.copy()
    return state


def at(**position: Any) -> Any:
    return GAME.position(3, position).state


def controls(svg: str) -> dict[str, ET.Element]:
    return {g.get("data-id", ""): g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("data-id")}


def label(svg: str, action: str) -> str:
    return controls(svg)[action].get("aria-label", "")


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("show", [[], *([part] for part in ALL), ["projects", "own"], ["route"]])
@pytest.mark.parametrize("decisions", [0, 30, 70, 150])
def test_what_stands_on_the_board_is_known_without_drawing_it(
    seat: int | None, show: list[str], decisions: int
) -> None:
    state = played(4, decisions)
    drawn = controls(board(state, "en", seat, show=show))
    assert {*DRAWING.controls(state, seat, show)} == {*drawn}
    for action in drawn:
        assert DRAWING.within(show, action)


@pytest.mark.parametrize("decisions", range(0, 240, 12))
def test_what_the_seat_may_do_stands_where_it_decides(decisions: int) -> None:
    state = played(3, decisions)
    seat = state.decision.seat
    stands = DRAWING.controls(state, seat, DRAWING.focus(state, seat, DRAWING.whole))
    open_ = {each.choice for each in GAME.legal(state, seat)}
    beside = ("act", "decline", "keep", "stop")
    assert {each for each in open_ if each.split()[0] not in beside} <= {*stands}


@pytest.mark.parametrize("lang", CHOICES)
@pytest.mark.parametrize("decisions", [0, 60, 150])
def test_everything_is_labelled_in_the_languages_shown(lang: str, decisions: int) -> None:
    svg = board(played(4, decisions), lang, 0)
    for each in controls(svg).values():
        said = each.get("aria-label", "")
        assert bool(re.search("[\u4e00-\u9fff]", said)) == (lang != "en")
        assert bool(re.search("[a-z]{3}", said.replace("Gabriel", ""))) == (lang != "zh_Hant"), said
    for node in ET.fromstring(svg).iter():
        if node.tag in (f"{SVG}text", f"{SVG}tspan") and node.text:
            mark = node.get("lang")
            assert mark in ("zh-Hant", "en", "zxx")
            han = bool(re.search("[\u4e00-\u9fff]", node.text))
            assert han == (mark == "zh-Hant"), node.text
            if mark == "zxx":
                assert re.fullmatch(r"[A-D]|[I]{1,3}-\d+|[×+−\d–: ]*", node.text), node.text


def test_nothing_comes_from_outside() -> None:
    svg = board(played(4, 100), "both", 0)
    assert not re.search(r"""url\(|<script|<style|\son\w+=|href="[^#]""", svg)


def test_one_position_is_always_drawn_alike_and_not_changed() -> None:
    state = played(3, 90)
    before = state.plain()
    assert board(state, "both", 1) == board(state.copy(), "both", 1)
    assert state.plain() == before


CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"sea": {"natal-1": "red I-3"}}, "land natal-1", "ship I-3 of Red"),
    ({"sea": {"natal-1": "M6"}}, "land natal-1", "merchant ship M6"),
    ({"number": {"4": "red projects"}}, "number 4", "placed by Red"),
    ({"marker": 12}, "number 4", "price 8"),
    ({"character": {"manuel": "black"}}, "character manuel", "held by Black"),
    ({"money": [0, 9]}, "claim 1", "taken already"),
]


@pytest.mark.parametrize(("position", "control", "said"), CHANGES)
def test_a_change_shows(position: dict[str, Any], control: str, said: str) -> None:
    before, after = board(at(marker=8), "en"), board(at(**{"marker": 8} | position), "en")
    assert said not in label(before, control)
    assert said in label(after, control)
    assert before != after


def test_it_says_where_ships_will_be_pushed_and_which_are_lost() -> None:
    svg = board(at(sea={"natal-1": "red I-3", "boa-gente-1": "red I-5"}), "en")
    assert "At the end of this round" in label(svg, "land natal-1")
    assert "At the end" not in label(svg, "land boa-gente-1")
    full = board(at(sea={"natal-1": "red I-1", "boa-gente-1": "red I-5"}), "en")
    assert "Terra de Boa Gente space 2" in label(full, "land natal-1")


def test_the_route_alone_does_not_say_it() -> None:
    state = at(sea={"natal-1": "red I-1"})
    svg = board(state, "en", show=["route"])
    assert "At the end of this round" not in svg
    assert "At the end of this round" in board(state, "en", show=["navigation"])


@pytest.mark.parametrize("kind", ["yes", "no", "may", "new"])
def test_marks_ring_what_they_name(kind: str) -> None:
    state = at(marker=8)
    assert board(state, "en", 0) != board(state, "en", 0, {"number 4": kind})


def without_colour(kind: Any) -> str:
    pen = picture(10, 10, "both", Text("", ""))
    signs.crew(pen, kind, 5, 5, 9)
    plain = re.sub(r' (?:fill|stroke|id|href)="[^"]*"', "", finished(pen))
    return re.sub(r"<text.*</text>", "", plain)


def test_crew_differs_in_shape() -> None:
    assert len({without_colour(kind) for kind in GAME.box.crew}) == len(GAME.box.crew)


def test_stand_in_numbers_are_named_once_and_an_owners_are_not() -> None:
    state = at()
    assert board(state, "en").count("stand-ins") == 1
    ours = {name: attrs.evolve(row, basis="public") for name, row in state.box.provenance.items()}
    state.box = attrs.evolve(state.box, provenance=ours)
    assert "stand-ins" not in board(state, "en")


def test_an_unknown_part_is_told() -> None:
    with pytest.raises(Complaint):
        board(at(), "en", show=["harbour"])
