"""The board of Anchors Aweigh!: what a seat may see and do is on it, what it may not know is not."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest

import seabook
from seabook.drawing import drawing
from seabook.drawing.anchors_aweigh import cards, signs
from seabook.drawing.svg import finished, picture
from seabook.engine import PUBLIC, Complaint, Stream
from seabook.games import game
from seabook.proof.golden import golden
from seabook.words import LANGUAGES, Text

DRAW = drawing("anchors_aweigh")
GAME = game("anchors_aweigh")
SVG = "{http://www.w3.org/2000/svg}"
# Moments of the golden game: loading before and after the call, payments, rewards, pirates, the end.
MOMENTS = [0, 40, 80, 93, 95, 101, 130, 200, 260]
SHOWN = [[], ["heap"], ["cards"], ["ship"], ["ship", "supply"], ["blue", "ships"], ["table"]]


def at(moment: int) -> Any:
    told = golden("anchors_aweigh")
    return told.table().at(min(moment, len(told.decisions)))


def drawn(table: Any, seat: int, lang: str = "en", show: list[str] | None = None) -> str:
    place = table.public() if seat == PUBLIC else table.seat(GAME.seats[seat].code)
    return DRAW.board(place.imagined, lang, seat, show=show or [])


def controls(svg: str) -> dict[str, str]:
    found = (g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("data-id"))
    return {g.get("data-id", ""): g.get("aria-label", "") for g in found}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("show", SHOWN)
def test_what_stands_on_the_board_is_known_without_drawing_it(moment: int, show: list[str]) -> None:
    table = at(moment)
    for seat in range(3):
        on_it = controls(drawn(table, seat, show=show))
        known = {*DRAW.controls(table.seat(GAME.seats[seat].code).imagined, seat, show)}
        alike = {each for each in known - {*on_it} if each.startswith("take ")}
        assert known - alike == {*on_it}


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_a_seat_may_do_stands_on_the_board(moment: int) -> None:
    """All but looking at the cards and what asks for a word instead of a place."""
    beside = {"look", "drop-good", "give", "leave", "exchange", "fetch", "no-monkey", "drop"}
    table = at(moment)
    for seat in GAME.seats[:3]:
        place = table.seat(seat.code)
        legal = {a.choice for a in place.actions() if a.kind.code not in beside}
        assert legal <= {*DRAW.controls(place.imagined, seat.i, ())}


@pytest.mark.parametrize("options", [{}, {"stormy_seas": "on", "goods_movable": "yes"}])
def test_every_control_is_an_action_all_through_a_game(options: dict[str, str]) -> None:
    table = GAME.table(players=3, seed=2, **options)
    dice = Stream("controls", 1)
    for n in range(700):
        if table.over:
            break
        legal = [a for a in table.actions() if not a.kind.free and a.kind.code != "put-back"]
        table.play(dice.choice(legal or table.actions()))
        if n % 7 == 0:
            seat = n // 7 % 3
            for each in DRAW.controls(table.state, seat, ()):
                assert table.action(f"{GAME.seats[seat].code}: {each}").choice == each


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [PUBLIC, 0, 1, 2])
def test_nothing_hidden_shines_through(moment: int, seat: int) -> None:
    state, place = at(moment).state, None if seat == PUBLIC else seat
    pictures = {
        DRAW.board(GAME.reshuffle_hidden(state, place, Stream("other", n)), "both", seat)
        for n in range(3)
    }
    assert pictures == {DRAW.board(state, "both", seat)}


def test_below_deck_is_for_its_owner() -> None:
    table = at(60)
    own, other, public = (drawn(table, seat, show=["blue"]) for seat in (1, 0, PUBLIC))
    assert re.findall(r'aria-label="space b2: ([^"]*)"', own) == ["compass (starfish)"]
    assert {*re.findall(r'aria-label="space b2: ([^"]*)"', other + public)} == {"(hidden)"}


def test_a_class_sees_no_controls() -> None:
    assert controls(drawn(at(30), PUBLIC)) == {}


@pytest.mark.parametrize("lang", [*LANGUAGES, "both"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_run_of_text_has_its_language(lang: str, moment: int) -> None:
    for each in ET.fromstring(drawn(at(moment), 0, lang)).iter():
        if each.tag in (f"{SVG}text", f"{SVG}tspan"):
            assert each.text
            assert each.get("lang") in ("zh-Hant", "en", "zxx")
            if re.search("[\u4e00-\u9fff]", each.text):
                assert each.get("lang") == "zh-Hant"


@pytest.mark.parametrize("moment", MOMENTS)
def test_controls_are_labelled_in_the_language_shown(moment: int) -> None:
    for lang in (*LANGUAGES, "both"):
        for label in controls(drawn(at(moment), 0, lang)).values():
            assert bool(re.search("[\u4e00-\u9fff]", label)) == (lang != "en"), label
            assert bool(re.search("[a-z]{3}", label)) == (lang != "zh_Hant"), label


def test_one_language_leaves_the_other_out() -> None:
    assert not re.search("[\u4e00-\u9fff]", drawn(at(60), 0, "en"))
    assert "warehouse" not in drawn(at(60), 0, "zh_Hant")


def test_reconstructed_cards_are_marked_once() -> None:
    for moment in (10, 100):
        assert drawn(at(moment), 0).count("reconstructed, not the publisher") == 1
    assert "reconstructed" not in drawn(at(10), 0, show=["ship"])


def test_what_may_be_done_is_lit() -> None:
    state = at(60).seat("red").imagined
    plain, lit = (DRAW.board(state, "en", 0, marks) for marks in ({}, {"load a2": "may"}))
    assert lit.count("sb-may") == plain.count("sb-may") + 2


def without_colour(draw: Callable[..., object], *given: object) -> str:
    pen = picture(10, 10, "both", Text("", ""))
    draw(pen, *given)
    return re.sub(r' (?:fill|stroke|id|href)="[^"]*"', "", finished(pen))


def test_no_two_pieces_differ_by_colour_alone() -> None:
    found = [without_colour(signs.treasure, each, 5, 5, 9) for each in GAME.box.treasures]
    found += [without_colour(signs.good, name, 5, 5, 9) for name in (*signs.COLOURS, "any")]
    found += [without_colour(signs.chest, 5, 5, 9), without_colour(signs.parrot, 5, 5, 9)]
    found += [without_colour(cards.back, kind, 0, 0) for kind in GAME.box.kinds]
    assert len({*found}) == len(found)
    shapes = [
        re.sub(r"<text.*</text>", "", without_colour(signs.good, name, 5, 5, 9))
        for name in signs.COLOURS
    ]
    assert len({*shapes}) == len(signs.COLOURS)


def test_every_card_has_its_own_face() -> None:
    faces = [without_colour(cards.face, card, 0, 0) for card in GAME.box.cards]
    assert len({*faces}) == len(faces)


def test_an_unknown_part_is_told() -> None:
    with pytest.raises(Complaint):
        drawn(at(0), 0, show=["sea"])


def test_a_picture_is_small() -> None:
    table = seabook.game("anchors_aweigh").table(players=4, seed=3)
    assert len(DRAW.board(table.state, "both", 0).encode()) < 90_000
