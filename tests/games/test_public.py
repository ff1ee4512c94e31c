"""The table of somebody without a seat: what everybody may know, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import tables

from seabook.drawing import drawing
from seabook.engine import PUBLIC, Complaint, Stream, Table
from seabook.games import game, names

TABLES = [table for code in names() for table in tables(code)]


def played(
    code: str, seed: int, players: int, options: dict[str, str], moments: int = 30
) -> Iterator[tuple[Table[Any], Any]]:
    """A random game at a table, now and then, with the action about to be played."""
    table = game(code).table(players, seed, **options)
    apart = table.game.longest // moments
    for n, (_, action) in enumerate(random_game(table.game, seed, players, **options)):
        if n % apart == seed % apart:
            yield table, action
        table.play(action)


def paths(state: Any, code: str) -> Iterator[str]:
    """Every path at which a position has a value."""
    values = import_module(f"seabook.games.{code}.values")
    rules = game(code)
    seats = [seat.code for seat in rules.seated(state)]
    if code == "anchors_aweigh":
        whole = values._everything(state)
    else:
        board = values._of_board(state)
        whole = board | {seat: values._of_player(state, i) for i, seat in enumerate(seats)}
    yield from _flat(whole, "")


def _flat(found: dict[str, Any], before: str) -> Iterator[str]:
    for key, each in found.items():
        if isinstance(each, dict):
            yield from _flat(each, f"{before}{key}.")
        else:
            yield before + key


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_positions_alike_to_everybody_look_alike_in_public(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    """View, log, words and values; and what is public is the same from every seat."""
    dice, told = Stream("public", 1), drawing(code).text
    for table, _ in played(code, seed, players, options):
        rules, before = table.game, table.state
        public = table.public()
        view, text = json.dumps(public.view), told(public.imagined, PUBLIC)
        log = repr(public.log)
        assert told(before, PUBLIC) == text
        for seat in (None, *range(players)):
            other = rules.reshuffle_hidden(before, seat, dice)
            assert json.dumps(rules.view(other, None)) == view
            assert told(other, PUBLIC) == text
            table.state = other
            assert repr(public.log) == log
            table.state = before
        other = rules.reshuffle_hidden(before, None, dice)
        assert (
            rules.reshuffle_hidden(other, None, Stream("all", 2)).plain()
            == rules.reshuffle_hidden(before, None, Stream("all", 2)).plain()
        )


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_what_the_public_knows_every_seat_knows(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    for table, _ in played(code, seed, players, options):
        if code != "anchors_aweigh":
            for seat in table.game.seated(table.state):
                assert table.public().view == table.seat(seat.code).view
            continue
        public = dict(_leaves(table.public().view, ""))
        for seat in table.game.seated(table.state):
            own = dict(_leaves(table.seat(seat.code).view, ""))
            own_decision = {path for path in public if path.startswith("decisions")}
            for path, value in public.items():
                if path == "seat" or path in own_decision or "?" in str(value):
                    continue
                assert own[path] == value or value in ("", "filled"), path


def _leaves(found: Any, before: str) -> Iterator[tuple[str, Any]]:
    if isinstance(found, dict):
        for key, each in found.items():
            yield from _leaves(each, f"{before}{key}.")
    else:
        yield before.removesuffix("."), found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "seed", "players", "options"), [each for each in TABLES if each[0] != "endeavor"]
)
def test_a_value_is_told_where_it_is_known_and_only_there(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules, dice, hidden = game(code), Stream("values", 1), set[str]()
    for n, (table, _) in enumerate(played(code, seed, players, options)):
        state = table.state
        for seat in (None, n % players):
            place = table.public() if seat is None else table.seat(rules.seats[seat].code)
            others = [rules.reshuffle_hidden(state, seat, dice) for _ in range(2)]
            for path in [*paths(state, code)][(n + seed) % 5 :: 5]:
                real = rules.value(state, path)
                if not rules.knows(state, seat, path):
                    hidden.add(path)
                    if len(hidden) < 50:
                        with pytest.raises(Complaint) as caught:
                            place.value(path)
                        assert caught.value.slug == "complaint.hidden-value"
                    continue
                assert [rules.value(other, path) for other in others] == [real] * 2, path
    assert hidden


def test_a_public_view_of_anchors_shows_no_ship_below_deck_no_unseen_face_and_no_sealed_choice() -> (
    None
):
    rules = game("anchors_aweigh")
    below = {space.code for space in rules.box.spaces if space.below}
    sealed = faces = 0
    for table, _ in played("anchors_aweigh", 9, 3, {}, 600):
        state, view = table.state, table.public().view
        for seat, ship in zip(rules.seated(state), view["ships"].values(), strict=True):
            assert {ship["spaces"][code] for code in below} <= {"", "filled", "chest"}
            if ship["hand"]:
                tile = state.players[seat.i].hand
                assert ship["hand"].endswith("?") == (not state.public >> tile & 1)
            if seat.i in rules.undisclosed(state):
                sealed += 1
                assert ship["choice"] == ""
        for face in view["heap"].values():
            faces += face == "?"
        for place, code in enumerate(tile.code for tile in rules.box.tiles):
            if view["heap"].get(code, "?") != "?":
                assert state.public >> place & 1
    assert sealed
    assert faces


def test_the_public_asks_and_plays_nothing() -> None:
    public = game("anchors_aweigh").table(2, 1).public()
    for name in ("actions", "check", "play", "undo", "ahead"):
        assert not hasattr(public, name)
    assert not public.over
    assert repr(public) == "<all at <anchors_aweigh after 0 decisions>>"
