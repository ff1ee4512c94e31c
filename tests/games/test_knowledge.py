"""Nothing that is hidden from a seat shines through what it is shown."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest
from tests.play import random_game, varied_game
from tests.sweep import sample, tables

from seabook.engine import Action, Complaint, Event, Game, Judge, Refused, Stream
from seabook.games import game, names

HIDING = [code for code in names() if code != "endeavor"]


def told(rules: Game[Any], state: Any, seat: int, action: Action) -> list[Event]:
    """What a seat reads of an action, up to the first thing that chance, or another, shows it."""
    own, events = action.seat.i == seat, rules.effects(state.copy(), action)
    sure = takewhile(lambda event: not (event.shows or (event.hides and not own)), events)
    return [event.seen_by(seat) for event in sure]


TABLES = [table for code in HIDING for table in tables(code)]


@pytest.mark.parametrize("code", HIDING)
def test_each_option_is_played_with_each_of_its_values(code: str) -> None:
    played = {pair for each, *_, options in TABLES if each == code for pair in options.items()}
    assert played == {(o.name, value) for o in game(code).options for value in o.values}


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_a_seat_cannot_tell_what_it_may_not_know(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules, dice, differing = game(code), Stream("knowledge", players), 0
    for n, (state, action) in enumerate(random_game(rules, seed, players, **options)):
        for seat in range(players) if n % 4 == 0 else ():
            other = rules.reshuffle_hidden(state, seat, dice)
            differing += other.plain() != state.plain()
            assert rules.view(other, seat) == rules.view(state, seat)
            legal = rules.legal(state, seat)
            assert rules.legal(other, seat) == legal
            if not any(rules.refusals(other, action)) and not action.kind.sealed:
                assert told(rules, other, seat, action) == told(rules, state, seat, action)
            if n % 28:
                continue
            assert not [p.en for p in (*rules.problems(other), *rules.unsettled(other))]
            own = rules.space.by_kind[seat]
            asked = [dice.choice(own[kind]) for kind in own]
            for each in (*asked, *legal[:3]):
                there, here = (Judge(rules, where)(each) for where in (other, state))
                assert there.whole == here.whole
                assert there.brings.plain() == here.brings.plain()
    assert differing, "nothing was hidden at all"


@pytest.mark.slow
@pytest.mark.parametrize(("code", "seed", "players", "options"), TABLES)
def test_what_an_action_tells_before_anything_is_shown_is_certain(
    code: str, seed: int, players: int, options: dict[str, str]
) -> None:
    rules, dice = game(code), Stream("certain", players)
    for once in range(seed, seed + (8 if code == "vasco_da_gama" else 1)):
        for state, action in varied_game(rules, once, players, **options):
            other = rules.reshuffle_hidden(state, action.seat.i, dice)
            seen, imagined = (told(rules, each, action.seat.i, action) for each in (state, other))
            assert imagined == seen, action


@pytest.mark.parametrize("code", HIDING)
def test_the_imagined_position_can_be_played_to_the_end(code: str) -> None:
    rules = game(code)
    for seed in range(sample(3)):
        for n, (state, _) in enumerate(random_game(rules, seed, rules.players[0])):
            if n == 40:
                dice = Stream("imagined", seed)
                other = rules.reshuffle_hidden(state, 0, dice)
                while rules.decisions(other):
                    rules.apply(other, dice.choice(rules.legal(other)))
                    assert not list(rules.problems(other))
                break


@pytest.mark.parametrize("code", names())
def test_a_seat_asks_and_acts_for_itself_alone(code: str) -> None:
    table = game(code).table(players=game(code).players[-1], seed=5)
    for _ in range(12):
        table.play(table.actions()[0])
    mine = next(seat for seat in table.game.seated(table.state) if table.actions()[0].seat is seat)
    other = next(seat for seat in table.game.seated(table.state) if seat is not mine)
    me, they = table.seat(mine.code), table.seat(other.code)
    wanted = me.actions()[0]
    with pytest.raises(Complaint):
        they.play(wanted)
    with pytest.raises(Complaint):
        they.check(wanted)
    assert me.check(wanted).legal
    before = table.state
    with pytest.raises(Refused):
        me.play(next(a for a in table.game.space.actions if a.seat is mine and not me.check(a)))
    assert table.state == before
    me.play(wanted)
    assert me.log[-1].action is wanted
    assert len(they.log) == len(table.history)


@pytest.mark.parametrize("code", HIDING)
def test_what_was_shown_is_not_taken_back(code: str) -> None:
    """The first decision that turns something up can be undone at the table, not by its seat."""
    table = game(code).table(players=2, seed=3)
    dice = Stream("undo", 1)
    while True:
        table.play(dice.choice(table.actions()))
        step = table.history[-1]
        if any(event.shows for event in step.events):
            break
    with pytest.raises(Complaint, match=r"cannot be undone|不能再往前復原"):
        table.seat(step.action.seat.code).undo()
    table.undo()
    assert table.state == step.before


@pytest.mark.parametrize("code", HIDING)
def test_a_trial_of_a_seat_begins_in_what_it_knows_and_cannot_be_saved(code: str) -> None:
    table = game(code).table(players=2, seed=3)
    seat = table.seat(table.game.seats[0].code)
    ahead = seat.ahead()
    assert table.game.view(ahead.state, 0) == seat.view
    assert ahead.history == []
    with pytest.raises(Complaint):
        ahead.save()
    ahead.play(ahead.actions()[0])
    assert table.history == []
