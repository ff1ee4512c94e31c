"""The option of ours that plays without the slavery deck."""

from __future__ import annotations

import pytest
from tests.play import random_game

import seabook
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.words import LANGUAGES

OMITTED = {"slavery_deck": "omitted"}


def test_the_deck_is_gone_at_set_up_and_nothing_else_changes() -> None:
    played, omitted = ENDEAVOR.table(3, 7), ENDEAVOR.table(3, 7, **OMITTED)
    assert ENDEAVOR.value(omitted.state, "deck.SL") == []
    assert len(ENDEAVOR.value(omitted.state, "removed")) == 6
    assert played.actions() == omitted.actions()
    assert played.state.tokens == omitted.state.tokens
    for deck in ("EU", "AF", "SA", "CA", "NA", "IN", "FE"):
        path = f"deck.{deck}"
        assert ENDEAVOR.value(played.state, path) == ENDEAVOR.value(omitted.state, path)
    counted = next(e for e in ENDEAVOR.set_up_report(omitted.state) if e.slug == "setup.decks")
    assert (counted.values["n"], counted.values["decks"]) == (42, 7)


def test_the_refusal_says_whose_choice_it_is() -> None:
    position = {"phase": "action", "red": {"harbour": 1, "buildings": ["market"]}}
    table = ENDEAVOR.position(3, position, **OMITTED)
    table.play("red: activate market")
    (why,) = table.check("red: draw SL").reasons
    assert (why.rule, why.slug, why.missing) == ("E3.4d", "draw.slavery-omitted", None)
    assert "teacher's choice" in why.text.en
    assert "not of the rules" in why.text.en
    assert "老師的選擇" in why.text.zh_Hant
    assert all(why.text.pick(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    "given",
    [
        {"red": {"cards": ["SL-0"]}},
        {"red": {"discarded": ["SL-3"]}},
    ],
)
def test_a_position_with_such_a_card_is_refused(given: dict[str, object]) -> None:
    ENDEAVOR.position(3, given)
    with pytest.raises(seabook.Complaint) as caught:
        ENDEAVOR.position(3, given, **OMITTED)
    assert "slavery card" in caught.value.text.en


def test_a_stray_card_breaks_an_invariant() -> None:
    state = ENDEAVOR.table(3, 1, **OMITTED).state
    state.decks[-1] = [state.removed[0]]
    state.removed = state.removed[1:]
    assert any("leaves the slavery deck out" in each.en for each in ENDEAVOR.problems(state))


@pytest.mark.parametrize("players", [3, 5])
def test_games_without_it_run_to_their_end_and_can_be_saved(players: int) -> None:
    table = ENDEAVOR.table(players, 4, **OMITTED)
    for state, action in random_game(ENDEAVOR, 4, players, eager=True, **OMITTED):
        assert not [*ENDEAVOR.problems(state), *ENDEAVOR.unsettled(state)]
        assert action.choice != "draw SL"
        table.play(action)
    assert table.over
    again = seabook.load(table.save())
    assert again.state == table.state
    assert again.state.options.slavery_deck == "omitted"
    sheets = [ENDEAVOR.score_sheet(table.state, seat) for seat in range(players)]
    assert {line.glory for sheet in sheets for line in sheet if line.rule == "E5.8"} == {0}
