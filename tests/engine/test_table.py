"""The table: play, refusals that change nothing, undo, redo, the past, branches."""

import json
from typing import Any

import attrs
import pytest
from tests.play import random_game

import seabook
from seabook.bots import any_action
from seabook.engine import Complaint, Refused, Stream, Table
from seabook.games import game, names
from seabook.games.endeavor.state import State


@pytest.fixture
def table() -> Table[State]:
    return game("endeavor").table(players=3, seed=7)


def test_set_up_is_the_same_for_a_seed_and_differs_between_seeds() -> None:
    rules = game("endeavor")
    assert rules.table(3, 7).state == rules.table(3, 7).state
    assert len({str(rules.table(3, seed).state.plain()) for seed in range(20)}) == 20


def test_play_returns_the_events_each_with_its_rule(table: Table[State]) -> None:
    events = table.play("green: build shipyard")
    assert [(event.rule, event.slug) for event in events] == [
        ("E2.3", "build.taken"),
        ("E2.7", "status.right"),
    ]


def test_a_refused_action_changes_nothing(table: Table[State]) -> None:
    before = table.state.plain()
    with pytest.raises(Refused) as caught:
        table.play("green: build docks")
    assert caught.value.verdict.reasons[0].rule == "E2.4"
    assert table.state.plain() == before
    assert table.history == []


def test_every_refused_action_changes_nothing_anywhere() -> None:
    rules = game("endeavor")
    for n, (state, _) in enumerate(random_game(rules, 5, 3, eager=True)):
        if n % 17:
            continue
        before, legal = state.plain(), set(rules.legal(state))
        for action in rules.space.actions:
            if action.seat.i < 3:
                assert any(rules.refusals(state, action)) == (action not in legal)
        assert state.plain() == before


def test_undo_after_play_is_the_identity_and_redo_plays_again() -> None:
    rules = game("endeavor")
    table = rules.table(4, 11)
    seen = []
    for _, action in random_game(rules, 11, 4, eager=True):
        seen.append(table.state.plain())
        table.play(action)
    last = table.state.plain()
    for state in reversed(seen):
        table.undo()
        assert table.state.plain() == state
    with pytest.raises(Complaint, match="undo"):
        table.undo()
    while table.undone:
        table.redo()
    assert table.state.plain() == last
    with pytest.raises(Complaint, match="redo"):
        table.redo()


def test_a_new_action_forgets_what_was_undone(table: Table[State]) -> None:
    table.play("green: build shipyard")
    table.undo()
    table.play("green: build market")
    assert table.undone == []


def test_the_past_and_a_branch_are_tables_of_their_own(table: Table[State]) -> None:
    table.play("green: build shipyard")
    now = table.state.plain()
    past = table.at(0)
    assert past.actions()
    past.play("green: build market")
    side = table.branch()
    side.play("red: build market")
    assert table.state.plain() == now
    assert [step.action.notation for step in table.history] == ["green: build shipyard"]
    with pytest.raises(Complaint):
        table.at(5)


def test_a_seat_that_does_not_play_is_a_complaint(table: Table[State]) -> None:
    with pytest.raises(Complaint) as caught:
        table.check("white: build market")
    assert caught.value.slug == "complaint.seat"


@pytest.mark.parametrize(
    ("arguments", "slug"),
    [
        ({"players": 2}, "complaint.players"),
        ({"players": True}, "complaint.players"),
        ({"players": 3.0}, "complaint.players"),
        ({"players": 3, "seed": "7"}, "complaint.seed"),
        ({"players": 3, "salery": "exact"}, "complaint.option"),
        ({"players": 3, "salary": "none"}, "complaint.option-value"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: dict[str, object], slug: str) -> None:
    with pytest.raises(Complaint) as caught:
        game("endeavor").table(**arguments)  # type: ignore[arg-type]
    assert caught.value.slug == slug
    assert str(caught.value)


def test_an_unknown_game_or_rule_names_what_there_is() -> None:
    with pytest.raises(Complaint, match="Endeavor"):
        game("chess")
    with pytest.raises(Complaint, match=r"E3\.2b"):
        seabook.rule("E3.2")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("奮進號", "endeavor"),
        ("奋进号", "endeavor"),
        ("《奮進號》", "endeavor"),
        ("Endeavour", "endeavor"),
        ("ＶＡＳＣＯ　da gama", "vasco_da_gama"),
        ("anchors", "anchors_aweigh"),
    ],
)
def test_a_game_is_known_by_its_names(given: str, code: str) -> None:
    assert game(given) is game(code)


def test_a_game_that_is_nearly_meant_is_offered() -> None:
    for given in ("endeavro", "vasko da gama"):
        with pytest.raises(Complaint) as caught:
            game(given)
        assert caught.value.slug == "complaint.game-near"
    for given in ("", "e", "chess", "x" * 5000):
        with pytest.raises(Complaint) as caught:
            game(given)
        assert caught.value.slug == "complaint.game"


SEATS = ["XX", "", "pink", 3, -1, True, None, ["red"], game("endeavor").seats[4]]


@pytest.mark.parametrize("given", SEATS)
def test_a_seat_that_is_not_at_the_table_is_one_sentence(table: Table[State], given: Any) -> None:
    for ask in (table.seat, lambda seat: table.game.seat(seat, 3)):
        with pytest.raises(Complaint) as caught:
            ask(given)
        assert caught.value.slug == "complaint.seat"
        assert "\n" not in caught.value.text.en


@pytest.mark.parametrize("given", ["Blue", "藍", "藍方", "蓝色", "blue player"])
def test_a_seat_is_known_by_what_people_call_it(table: Table[State], given: str) -> None:
    assert table.seat(given).seat.code == "blue"


def test_a_seat_is_known_by_its_code_its_number_and_itself(table: Table[State]) -> None:
    blue = table.game.seats[1]
    assert [table.game.seat(each) for each in ("blue", 1, blue)] == [blue] * 3
    assert table.seat(blue).seat is table.seat("blue").seat is table.seat(1).seat is blue
    assert table.game.seat(game("anchors_aweigh").seats[0]) is table.game.seats[0]


def test_an_action_of_another_table_is_one_sentence(table: Table[State]) -> None:
    foreign = [game("anchors_aweigh").space.actions[0], game("vasco_da_gama").space.actions[-1]]
    foreign.append(attrs.evolve(game("endeavor")).space.actions[0])
    for action in foreign:
        for ask in (table.check, table.play, table.seat("red").check, table.seat("red").play):
            with pytest.raises(Complaint) as caught:
                ask(action)
            assert caught.value.slug == "complaint.other-action"
    assert table.history == []


def test_a_game_longer_than_a_game_can_be_is_neither_saved_nor_opened(
    table: Table[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play("green: build shipyard")
    text = table.save()
    assert seabook.load(text).save() == text
    monkeypatch.setattr(table.game, "longest", 0)
    for act in (table.save, lambda: seabook.load(text)):
        with pytest.raises(Complaint) as caught:
            act()
        assert caught.value.slug == "complaint.save-long"


def test_a_save_of_endless_looking_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("anchors_aweigh")
    data = json.loads(rules.table(3, 1).save())
    data["decisions"] = ["red: look"] * (rules.longest + 1)
    played: list[object] = []
    monkeypatch.setattr(Table, "play", lambda _, line: played.append(line))
    with pytest.raises(Complaint) as caught:
        seabook.load(json.dumps(data))
    assert caught.value.slug == "complaint.save-long"
    assert played == []


@pytest.mark.parametrize("code", names())
def test_a_table_keeps_once_what_stays_as_it_was(code: str) -> None:
    """And no later action changes a position that is kept."""
    table, dice, kept = game(code).table(3, 1), Stream("kept", 1), list[object]()
    for _ in range(60):
        kept.append(table.state.plain())
        table.play(any_action(table.game, table.state, dice))
    assert [step.before.plain() for step in table.history] == kept
    first, second = (step.before.players[-1] for step in table.history[-2:])
    lists = [name for name in first.__slots__ if isinstance(getattr(first, name), list)]
    same = [name for name in lists if getattr(first, name) == getattr(second, name)]
    assert same
    assert all(getattr(first, name) is getattr(second, name) for name in same)
