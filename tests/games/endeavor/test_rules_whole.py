"""Rules that only a real set-up and whole rounds show, each test named for its rule."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from seabook.engine import Stream
from seabook.games.endeavor import ship
from seabook.games.endeavor.game import GAME as ENDEAVOR
from seabook.games.endeavor.scoring import lines, track_glory
from seabook.games.endeavor.state import State

BOX = ENDEAVOR.box


def fresh(players: int = 4, seed: int = 5, **options: str) -> State:
    return ENDEAVOR.start(players, seed, options)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e1_1_to_e1_5_a_set_up_is_sound_and_complete(players: int) -> None:
    state = fresh(players)
    assert [*ENDEAVOR.problems(state), *ENDEAVOR.unsettled(state)] == []
    assert Counter(token.code for token in state.tokens if token) == {
        token.code: token.copies for token in BOX.tokens
    }
    assert len(state.tokens) == len(BOX.token_space) == 95
    assert [(p.supply, p.harbour, p.icons, p.passed) for p in state.players] == [
        (30, 0, [0, 0, 0, 0], False)
    ] * players
    assert sum(map(sum, state.presence)) == 0
    assert state.round == 1
    assert [e.rule for e in ENDEAVOR.set_up_report(state)][-5:] == [
        "E1.1",
        "E1.2",
        "E1.3",
        "E1.4",
        "E1.5",
    ]


def test_e1_1_tokens_lie_otherwise_for_another_seed_and_the_start_player_varies() -> None:
    states = [fresh(3, seed) for seed in range(12)]
    assert len({tuple(token.code for token in s.tokens if token) for s in states}) == 12
    assert {s.starter for s in states} == {0, 1, 2}


def test_e2_1_phases_follow_one_another_clockwise_from_the_start_player() -> None:
    state, seen = fresh(4, 5), []
    dice = Stream("rounds", 1)
    while ENDEAVOR.decisions(state) and state.round < 4:
        decision = state.decision
        if decision.kinds == ("build",):
            seen.append((state.round, decision.seat))
        ENDEAVOR.apply(state, dice.choice(ENDEAVOR.legal(state)))
    first = seen[0][1]
    assert seen == [(r, (first + r - 1 + n) % 4) for r in (1, 2, 3) for n in range(4)]


def test_e2_8_and_e2_9_round_one_brings_two_markers_and_no_salary() -> None:
    state = fresh(3, 7)
    while state.phase == "build":
        ENDEAVOR.apply(state, ENDEAVOR.legal(state)[-1])  # workshops: no culture
    assert [player.harbour for player in state.players] == [2, 2, 2]
    assert state.phase == "action"


def test_e2_10_turns_go_round_until_all_have_passed() -> None:
    state, seats, dice = fresh(4, 5), [], Stream("turns", 3)
    while state.round == 1:
        decision = state.decision
        if decision.kinds == ("activate", "use", "pass"):
            seats.append((decision.seat, [p.passed for p in state.players]))
        ENDEAVOR.apply(state, dice.choice(ENDEAVOR.legal(state)))
    for (seat, _), (later, passed) in pairwise(seats):
        between = [(seat + n) % 4 for n in range(1, 5)]
        assert later == next(each for each in between if not passed[each])


def test_e2_9_salary_stops_when_the_level_is_reached() -> None:
    state = ENDEAVOR.place(
        3,
        {"phase": "salary", "red": {"buildings": ["shipyard*", "shipyard*", "market*"]}},
        ENDEAVOR.complete({}),
    )
    assert state.decision.kinds == ("recall",)
    assert state.decision.left == 1
    ENDEAVOR.apply(state, ENDEAVOR.space.get(0, "recall", "shipyard"))
    red = state.players[0]
    assert (red.harbour, sum(red.busy)) == (1, 2)


def test_e2_9_markers_of_one_kind_come_back_without_a_question() -> None:
    state = ENDEAVOR.place(
        3,
        {
            "phase": "salary",
            "red": {"buildings": ["shipyard*", "shipyard*", "shipyard*"], "finance": 2},
        },
        ENDEAVOR.complete({}),
    )
    red = state.players[0]
    assert (red.harbour, sum(red.busy)) == (2, 1)


@pytest.mark.parametrize(
    ("track", "seat", "most", "tied"),
    [
        ([0, 1, 1, 0, 2, 1], 1, 3, False),
        ([0, 1, 1, 0, 2, 2], 2, 2, True),
        ([0, 0, 1, 1, 2, 3], 1, 2, True),
        ([3, 3, 3, 0, 0, 0], 0, 3, True),
        ([4], 4, 1, False),
    ],
)
def test_e3_1c_and_e3_1d_governor(track: list[int], seat: int, most: int, tied: bool) -> None:
    assert ship.governor(track) == (seat, most, tied)


def test_e5_3_every_step_of_a_track() -> None:
    found = [track_glory(BOX, value) for value in range(16)]
    assert found == [0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15]


def test_e5_the_score_sheet_names_each_rule_once_a_track_and_adds_up() -> None:
    state, dice = fresh(3, 8), Stream("score", 8)
    while ENDEAVOR.decisions(state):
        ENDEAVOR.apply(state, dice.choice(ENDEAVOR.legal(state)))
    for seat in range(3):
        sheet = lines(state, seat)
        assert [line.rule for line in sheet] == [
            *("E5.1", "E5.2"),
            *["E5.3"] * 4,
            *("E5.4", "E5.5", "E5.6", "E5.7", "E5.8"),
        ]
        assert sum(line.glory for line in sheet) == ENDEAVOR.scores(state)[seat]
        tracks = [line.text.en.split(" marker")[0] for line in sheet[2:6]]
        assert tracks == ["industry", "culture", "finance", "politics"]


def test_whole_games_are_sound_at_every_event() -> None:
    for players in (3, 4, 5):
        state, dice = fresh(players, players), Stream("whole", players)
        while ENDEAVOR.decisions(state):
            legal = [a for a in ENDEAVOR.legal(state) if a.kind.code != "pass"]
            action = dice.choice(legal or ENDEAVOR.legal(state))
            for event in ENDEAVOR.effects(state, action):
                assert list(ENDEAVOR.problems(state)) == [], event.slug
            assert list(ENDEAVOR.unsettled(state)) == []
        assert state.round == 7
        built = [sum(player.owned) - 1 for player in state.players]
        assert built == [7] * players


def test_no_score_is_beyond_all_that_there_is_for_one_player() -> None:
    slavery, cities, connections, tracks, harbour = 6, 31, 26, 4 * 15, 30 // 3
    universities, cards, space = 2 * 3, 42, 3
    most = cities + connections + tracks + harbour + universities + cards + space
    assert ENDEAVOR.score_bounds == (-slavery, most)
