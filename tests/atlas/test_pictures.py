"""Answers: their words and rules in both languages, and their picture on the board."""

from __future__ import annotations

import re
from itertools import product
from typing import Any
from xml.etree import ElementTree as ET

import attrs
import pytest

from seabook import atlas
from seabook.drawing import drawing
from seabook.engine import Stream
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.ship import governor
from seabook.playbook import rules
from seabook.words import Text

BOX = ENDEAVOR.box

TABLE = ENDEAVOR.position(
    3,
    {
        "round": 4,
        "phase": "action",
        "track": {
            "AF": ["blue", "red", "blue", "green", "red", "blue"],
            "CA": ["red", "green", "red"],
        },
        "beside": {"AF": ["red"]},
        "city": {"EU3": "red", "EU5": "red", "EU7": "blue", "EU10": "blue", "AF2": "blue"},
        "red": {"harbour": 6, "buildings": ["docks", "fortress"], "tokens": {"payment": 1}},
        "blue": {"harbour": 3, "buildings": ["shipyard"]},
    },
)


def answers() -> dict[str, Any]:
    found: dict[str, Any] = {f"governor {c}": a for c, a in atlas.governors(TABLE).items()}
    found |= {f"plan {code}": each for code, each in atlas.connections(TABLE, "red").items()}
    found |= {
        "loss": atlas.loss(TABLE, "EU10"),
        "weights": atlas.weights(TABLE),
        "contest": atlas.contest(TABLE),
        "draw": atlas.plan(TABLE, "red", "draw AF-1", rounds=1),
        "later": atlas.plan(TABLE, "red", "hold CA1", rounds=1),
    }
    return found


ANSWERS = answers()


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_told_in_both_languages_with_rules_that_exist(name: str) -> None:
    answer = ANSWERS[name]
    assert answer.rules
    assert set(answer.rules) <= set(rules("endeavor"))
    for rule in answer.rules:
        assert rule in answer.text.zh_Hant
        assert rule in answer.text.en
    html = answer._repr_html_()
    assert html.count('lang="zh-Hant"') == html.count('lang="en"') == 1
    assert " object at " not in repr(answer)


@pytest.mark.parametrize("lang", ["zh_Hant", "en", "both"])
@pytest.mark.parametrize("name", ANSWERS)
def test_a_picture_is_the_board_with_rings_and_notes(name: str, lang: str) -> None:
    answer = ANSWERS[name]
    shown = atlas.picture(TABLE, answer, lang, "red")
    plain = drawing("endeavor").board(TABLE.state, lang, 0, {})
    ids = re.compile(r'data-id="([^"]+)"')
    assert ids.findall(shown) == ids.findall(plain)
    root = ET.fromstring(shown)
    notes = [g for g in root.iter() if g.get("class") == "sb-notes"]
    texts = ["".join(t.itertext()) for g in notes for t in g.iter() if t.tag.endswith("text")]
    wanted = [
        note if isinstance(note, str) else "".join(note.show(lang).splitlines())
        for note in answer.notes.values()
    ]
    assert texts == wanted
    for note in answer.notes:
        x, y = _place(note)
        assert 0 < x < 1300
        assert 0 < y < 800
    if answer.marks:
        assert drawing("endeavor").board(TABLE.state, lang, 0, answer.marks) != plain


def _place(note: str) -> tuple[float, float]:
    from seabook.atlas.endeavor.places import place

    return place(ENDEAVOR.start(3, 1, {}), note)


def test_every_place_that_a_note_can_name_is_on_the_chart() -> None:
    names = [city.code for city in BOX.cities] + [line.code for line in BOX.connections]
    for region in BOX.regions:
        names += [region.code, *(f"{region.code}:{n + 1}" for n in range(region.spaces))]
        names += [f"deck:{region.code}"]
    names += ["AF:beside", "deck:SL"]
    places = {name: _place(name) for name in names}
    assert len(set(places.values())) == len(names)


def test_steps_of_a_plan_are_numbered_in_order() -> None:
    way = ANSWERS["later"]
    numbers = [int(n) for n in " ".join(way.notes.values()).split()]
    assert numbers == sorted(numbers)
    # A place on the map has the number that its step has in the list.
    on_map = ("ship", "occupy", "attack", "draw")
    assert numbers == [n for n, a in enumerate(way.decisions, 1) if a.kind.code in on_map]
    assert next(iter(way.notes)) == "CA:4"


def test_everything_on_the_map_says_where_it_comes_from() -> None:
    for chart in (atlas.chart("endeavor"), atlas.chart(TABLE), *map(_route, ("AF", "FE"))):
        for data in [d for _, d in chart.nodes(data=True)] + [
            d for *_, d in chart.edges(data=True)
        ]:
            assert data["provenance"] in ("source", "public", "reconstructed")


def _route(region: str) -> Any:
    return atlas.governor_routes(TABLE)[region]


def test_ships_that_can_and_surely_will_do_are_what_every_ending_shows() -> None:
    dice = Stream("outlook", 2)
    for _ in range(40):
        track = [dice.below(3) for _ in range(dice.below(7))]
        given = [ENDEAVOR.seats[seat].code for seat in track]
        table = ENDEAVOR.position(3, {"phase": "action", "track": {"AF": given}})
        outlook = atlas.governors(table)["AF"]
        won: dict[int, set[int]] = {seat: set() for seat in range(3)}
        lost: dict[int, set[int]] = {seat: set() for seat in range(3)}
        for tail in product(range(3), repeat=outlook.left):
            winner = governor([*track, *tail])[0]
            for seat in range(3):
                (won if seat == winner else lost)[seat].add(tail.count(seat))
        for seat, chance in enumerate(outlook.chances):
            assert chance.can == min(won[seat], default=None)
            assert chance.sure == min(won[seat] - lost[seat], default=None)


def test_a_full_track_has_given_its_governor_away() -> None:
    assert "is open" in ANSWERS["governor AF"].text.en
    assert ANSWERS["governor AF"].notes == {}


def test_a_game_without_an_atlas_is_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        atlas.chart("chess")


def test_where_nobody_stands_there_is_no_measure() -> None:
    answer = attrs.evolve(ANSWERS["contest"], nobody=frozenset({"IN"}))
    assert "India (nobody)" in answer.text.en
    assert "印度（沒有人）" in answer.text.zh_Hant
    assert ">nobody</text>" in atlas.picture(TABLE, answer, "en", "red")
    both = atlas.picture(TABLE, answer, "both", "red")
    assert re.search('lang="zh-Hant"[^>]*>沒有人<tspan[^>]* lang="en"[^>]*>nobody<', both)


def test_what_a_note_says_is_text_and_no_markup() -> None:
    @attrs.frozen
    class Outside:
        notes = {"EU1": '</svg><script>&"', "EU2": Text("<b>", "</text>")}  # noqa: RUF012
        marks = {}  # noqa: RUF012

    shown = atlas.picture(TABLE, Outside(), "both", "red")
    texts = ["".join(t.itertext()) for t in ET.fromstring(shown).iter() if t.tag.endswith("text")]
    assert {'</svg><script>&"', "<b></text>"} <= set(texts)
