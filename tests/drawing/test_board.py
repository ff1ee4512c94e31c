"""The board of Endeavor: everything on it, in both languages, and never by colour alone."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import seabook
from seabook.drawing import drawing, pieces
from seabook.drawing.endeavor import signs
from seabook.drawing.endeavor.board import board
from seabook.drawing.endeavor.text import board_text
from seabook.drawing.svg import finished, picture
from seabook.engine import Complaint, Stream
from seabook.games import game
from seabook.games.endeavor.pieces import TRACKS
from seabook.words import LANGUAGES, Text

BOX = game("endeavor").box

SVG = "{http://www.w3.org/2000/svg}"
CHOICES = [*LANGUAGES, "both"]


def table(players: int = 3, position: dict[str, Any] | None = None) -> Any:
    if position is None:
        return seabook.game("endeavor").table(players=players, seed=7)
    return seabook.game("endeavor").position(players, position)


def played(players: int, decisions: int) -> Any:
    game, dice = table(players), Stream("board", 1)
    for _ in range(decisions):
        if game.over:
            break
        game.play(dice.choice(game.actions()))
    return game.state


def controls(svg: str) -> dict[str, ET.Element]:
    return {g.get("data-id", ""): g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("data-id")}


@pytest.mark.parametrize("lang", CHOICES)
@pytest.mark.parametrize("decisions", [0, 60, 150])
def test_everything_is_there_and_labelled(lang: str, decisions: int) -> None:
    found = controls(board(played(5, decisions), lang))
    wanted = {f"occupy {city.code}" for city in BOX.cities}
    wanted |= {f"ship {region.code}" for region in BOX.regions if not region.is_europe}
    wanted |= {f"draw {deck.code}" for deck in BOX.decks}
    assert set(found) == wanted
    for each in found.values():
        label = each.get("aria-label", "")
        assert bool(re.search("[\u4e00-\u9fff]", label)) == (lang != "en")
        assert bool(re.search("[a-z]{3}", label)) == (lang != "zh_Hant")
    for city in BOX.cities:
        label = found[f"occupy {city.code}"].get("aria-label", "")
        assert all(city.name.pick(one) in label for one in LANGUAGES if lang in (one, "both"))


@pytest.mark.parametrize("lang", CHOICES)
def test_every_run_of_text_has_its_language(lang: str) -> None:
    for each in ET.fromstring(board(played(4, 80), lang)).iter():
        if each.tag in (f"{SVG}text", f"{SVG}tspan", f"{SVG}title"):
            mark = each.get("lang")
            assert each.text
            assert mark in ("zh-Hant", "en", "zxx")
            if each.text and re.search("[\u4e00-\u9fff]", each.text):
                assert mark == "zh-Hant"
            if mark == "zxx" and each.text:
                assert re.fullmatch(r"[A-Z]{0,2}-?[\dG]*|[\d/×]+|[A-Z]{2}\d+", each.text), each.text


def test_nothing_comes_from_outside() -> None:
    svg = board(played(5, 100), "both")
    assert not re.search(r"""url\(|<script|<style|\son\w+=|href="[^#]""", svg)


def test_ids_are_those_of_one_picture() -> None:
    pictures = [board(played(5, 100), lang) for lang in CHOICES]
    ids = [re.findall(r'\sid="([^"]*)"', svg) for svg in pictures]
    for svg, own in zip(pictures, ids, strict=True):
        assert set(re.findall(r'href="#([^"]*)"', svg)) == set(own)
        assert len(set(own)) == len(own) > 20
    assert len({each for own in ids for each in own}) == sum(map(len, ids))


@pytest.mark.parametrize(("players", "decisions", "most"), [(3, 0, 80), (5, 150, 100)])
def test_a_picture_in_both_languages_is_small(players: int, decisions: int, most: int) -> None:
    assert len(board(played(players, decisions), "both").encode()) < most * 1000


def test_one_language_leaves_the_other_out() -> None:
    state = played(5, 100)
    assert not re.search("[\u4e00-\u9fff]", board(state, "en"))
    assert "harbour" not in board(state, "zh_Hant")


CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"city": {"EU5": "red"}}, "occupy EU5", "held by Red"),
    ({"track": {"CA": ["blue"]}}, "ship CA", "Blue"),
    ({"track": {"CA": ["blue"] * 6}}, "occupy CA1", "is open"),
    ({"token": {"EU5": ""}, "city": {"EU5": "red"}}, "occupy EU5", "held by Red"),
    ({"red": {"cards": ["EU-0"]}}, "draw EU", "Mediterranean card 1"),
    (
        {"track": {"AF": ["red"] * 6}, "beside": {"AF": ["red"]}},
        "ship AF",
        "beside the track: Red 1",
    ),
]


@pytest.mark.parametrize(("position", "control", "said"), CHANGES)
def test_a_change_shows(position: dict[str, Any], control: str, said: str) -> None:
    before, after = table(3, {}).state, table(3, position).state
    assert board(before, "en") != board(after, "en")
    assert said not in controls(board(before, "en"))[control].get("aria-label", "")
    assert said in controls(board(after, "en"))[control].get("aria-label", "")


def test_one_position_is_always_drawn_alike() -> None:
    state = played(3, 50)
    before = state.copy()
    assert board(state, "both") == board(state.copy(), "both")
    assert state == before


def test_cities_of_others_are_attacked() -> None:
    state = table(3, {"city": {"EU5": "blue", "EU6": "red"}}).state
    assert {"attack EU5", "occupy EU6"} <= controls(board(state, "en", seat=0)).keys()
    assert {"occupy EU5", "attack EU6"} <= controls(board(state, "en", seat=1)).keys()


@pytest.mark.parametrize("kind", ["yes", "no", "asked"])
def test_marks_ring_what_they_name(kind: str) -> None:
    state = table().state
    plain = board(state, "en")
    by_action, by_code = board(state, "en", None, {"occupy NA1": kind}), {"NA1": kind}
    assert plain != by_action == board(state, "en", None, by_code)


def without_colour(draw: Callable[..., object], *given: object) -> str:
    """A sign drawn with every fill and stroke taken out: what is left in greyscale at worst."""
    pen = picture(10, 10, "both", Text("", ""))
    draw(pen, *given)
    return re.sub(r' (?:fill|stroke|id|href)="[^"]*"', "", finished(pen))


def test_no_two_markers_or_tokens_differ_by_colour_alone() -> None:
    drawn = [without_colour(pieces.marker, seat, 5, 5, 9) for seat in BOX.seats]
    drawn += [without_colour(signs.token, token, 5, 5, 9) for token in BOX.tokens]
    assert len(set(drawn)) == len(BOX.seats) + len(BOX.tokens)
    for lang in LANGUAGES:
        letters = [
            pieces.letter(each).pick(lang) for each in (*[s.code for s in BOX.seats], *TRACKS)
        ]
        assert all(len(each) == 1 for each in letters)
        assert len(set(letters[: len(BOX.seats)])) == len(BOX.seats)
        assert len(set(letters[len(BOX.seats) :])) == len(BOX.status)


def test_status_signs_differ_in_shape_too() -> None:
    shapes = [
        re.sub(r"<text.*</text>", "", without_colour(signs.icon, t.i, 5, 5, 9)) for t in BOX.status
    ]
    assert len(set(shapes)) == len(BOX.status)


def test_open_and_closed_differ_without_colour() -> None:
    svgs = [board(table(3, {"track": {"CA": ["blue"] * n}}).state, "en") for n in (5, 6)]
    assert [dashed(svg, "7 5") for svg in svgs] == [6, 5]
    closed, opened = svgs
    assert (opened.count(">open<") - closed.count(">open<")) == 1


def test_doubtful_connections_are_dashed_and_explained() -> None:
    svg = board(table().state, "en")
    doubtful = sum(line.doubtful for line in BOX.connections)
    assert dashed(svg, "9 5") == 2 * doubtful
    assert ">in doubt<" in svg
    assert "Seabook's own" in svg


def dashed(svg: str, dash: str) -> int:
    """How many paths are drawn so, wherever the attribute stands."""

    def count(node: ET.Element, outer: str) -> int:
        here = node.get("stroke-dasharray", outer)
        own = node.tag == f"{SVG}path" and here == dash
        return own + sum(count(child, here) for child in node)

    return count(ET.fromstring(svg), "")


def every_text(text: Text) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        yield lang, text.pick(lang)


@pytest.mark.parametrize("decisions", [0, 100, 200])
def test_the_text_twin_says_it_all(decisions: int) -> None:
    state = played(4, decisions)
    for lang, text in every_text(board_text(state)):
        for thing in (*BOX.regions, *BOX.cities, *BOX.seats[:4]):
            assert thing.name.pick(lang) in text
        assert "Text(" not in text
        assert max(map(len, text.splitlines())) < 700


def test_the_text_twin_follows_the_position() -> None:
    before, after = (board_text(table(3, each).state).en for each in ({}, CHANGES[0][0]))
    assert "Paris (EU5) held by Red" in after
    assert "Paris (EU5) held by Red" not in before


def test_a_covered_deck_shows_the_card_below_its_governor() -> None:
    label = controls(board(table().state, "en"))["draw NA"].get("aria-label", "")
    assert "Governor card on top" in label
    assert "North America card 1 (industry 2)" in label


def test_no_drawing_for_an_unknown_game() -> None:
    assert drawing("endeavor").board is board
    with pytest.raises(Complaint):
        drawing("chess")


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("show", [[], ["map"], ["EU"], ["stacks"], ["NA", "CA"]])
@pytest.mark.parametrize("decisions", [0, 90])
def test_what_stands_on_the_board_is_known_without_drawing_it(
    seat: int | None, show: list[str], decisions: int
) -> None:
    state = played(4, decisions)
    drawn = controls(board(state, "en", seat, show=show))
    assert {*drawing("endeavor").controls(state, seat, show)} == {*drawn}
