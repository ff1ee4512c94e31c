"""Simulated games: each broken invariant is reported with its seed and place, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import joblib
import pytest
from click.testing import CliRunner, Result
from tests.toy import game as toy

from seabook import simulation
from seabook.cli import main
from seabook.engine import Complaint, Event
from seabook.games import game
from seabook.simulation import Played, play_many, play_one
from seabook.words import Text, say

GAME = toy.GAME
game("endeavor")  # reads its box before the files of the toy are lent
pytestmark = pytest.mark.usefixtures("lent")


def played(seed: int = 3, *, invariants: bool = True) -> Played:
    return play_one("toy", seed, 2, ("random",), invariants)


def unsound(state: Any) -> Iterator[Text]:
    yield say("toy.unsound", n=state.dark)


def for_a_moment(state: toy.State, action: Any) -> Iterator[Event]:
    """The rules of the toy, with a slip in the middle that is made good before the end."""
    for each in action.kind.effects(state, action.seat.i, action.target):
        left, state.dark = state.dark, -1
        yield each
        state.dark = left


def afterwards(state: toy.State, action: Any) -> Iterator[Event]:
    """The rules of the toy, with a slip after the last event."""
    yield from action.kind.effects(state, action.seat.i, action.target)
    state.seat = 0


def test_a_sound_game_has_nothing_to_report() -> None:
    game = played()
    assert game.violations == ()
    assert (game.seed, sum(game.scores)) == (3, 1)
    assert 4 <= game.decisions == game.ticks <= 7


def test_what_is_broken_after_an_event_is_reported_with_the_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME, "effects", for_a_moment)
    found = played().violations
    assert len(found) == played().decisions + 1, "each event of each action, the winning one too"
    assert found[0].startswith("seed 3, left: light ")
    assert found[0].endswith(", toy.lit: -1 are dark.")
    assert found[-1].endswith(", toy.won: -1 are dark.")
    assert played(invariants=False).violations == ()


def test_what_is_unsettled_after_an_action_is_reported_with_the_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME, "effects", afterwards)
    monkeypatch.setattr(GAME, "unsettled", unsound)
    game = played()
    assert len(game.violations) == game.decisions
    assert game.violations[0].startswith("seed 3, left: light ")
    assert game.violations[0].endswith("6 are dark.") or game.violations[0].endswith("5 are dark.")
    assert "toy." not in game.violations[0]
    assert played(invariants=False).violations == ()


@pytest.mark.parametrize("invariants", [True, False])
@pytest.mark.parametrize(("longest", "ticks", "most"), [(3, None, 3), (7, 2, 2), (1, None, 1)])
def test_a_game_that_is_not_over_in_time_is_reported_and_left(
    monkeypatch: pytest.MonkeyPatch,
    invariants: bool,
    longest: int,
    ticks: int | None,
    most: int,
) -> None:
    monkeypatch.setattr(GAME, "longest", longest)
    monkeypatch.setattr(GAME, "ticks", ticks)
    game = played(invariants=invariants)
    assert game.violations == (f"seed 3: not over after {most} ticks, the most that is declared",)
    assert game.ticks == most


def test_a_game_as_long_as_is_declared_is_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "longest", played().ticks)
    assert played().violations == ()


@pytest.mark.slow
def test_games_come_in_the_order_of_their_seeds_whatever_the_number_of_processes() -> None:
    def told(**how: Any) -> list[Any]:
        seen: list[int] = []
        games = play_many(
            "endeavor", 5, 3, first_seed=40, done=lambda each: seen.append(each.seed), **how
        )
        assert seen == [40, 41, 42, 43, 44]
        return [(each.seed, each.decisions, each.scores) for each in games]

    assert told(jobs=1) == told(jobs=2)


def test_bots_are_dealt_in_turn_from_the_seat_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[str, int]] = []

    class Mind:
        def choose(self, rules: Any, state: Any, seat: int) -> Any:
            class Choice:
                action = rules.legal(state, seat)[0]

            return Choice

    def bot(name: str, rules: Any, seed: int) -> Mind:
        dealt.append((name, seed))
        return Mind()

    monkeypatch.setattr("seabook.simulation.bot", bot)
    play_one("toy", 3, 2, ("a", "b"), True)
    assert dealt == [("b", 93), ("a", 94)]


def test_a_number_of_players_that_the_game_has_not_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Complaint):
        play_many("toy", 1, 3, jobs=1)


def simulate(*more: str) -> Result:
    arguments = ("simulate", "toy", "--players", "2", "--games", "3", "--jobs", "1", *more)
    return CliRunner().invoke(main, [*arguments, "--lang", "en"])


def test_the_command_exits_0_where_nothing_is_broken() -> None:
    result = simulate("--invariants")
    assert result.exit_code == 0
    assert "seed" not in result.stdout


def test_the_command_names_what_is_broken_and_exits_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "effects", for_a_moment)
    result = simulate("--invariants")
    assert result.exit_code == 1
    assert "seed 0, left: light" in result.stdout
    assert "toy.lit: -1 are dark." in result.stdout
    data = json.loads(simulate("--invariants", "--json").stdout)
    assert {each.partition(",")[0] for each in data["violations"]} == {"seed 0", "seed 1", "seed 2"}
    assert simulate().exit_code == 0


def test_the_command_exits_1_for_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "longest", 2)
    result = simulate()
    assert result.exit_code == 1
    assert "seed 2: not over after 2 ticks" in result.stdout


class Asked(Exception):
    """Raised in place of starting processes."""


@pytest.mark.parametrize(
    ("jobs", "games", "cores", "started"),
    [
        (60, 5, 2, 2),
        (60, 5, 8, 5),
        (10_000, 100, 4, 4),
        (3, 100, 4, 3),
        (-1, 100, 4, 4),
        (-1, 4, 64, 4),
    ],
)
def test_no_more_processes_than_games_or_cores(
    monkeypatch: pytest.MonkeyPatch, jobs: int, games: int, cores: int, started: int
) -> None:
    asked: list[int] = []

    def parallel(*, n_jobs: int, **_: Any) -> Any:
        asked.append(n_jobs)
        raise Asked

    monkeypatch.setattr(joblib, "Parallel", parallel)
    monkeypatch.setattr(joblib, "cpu_count", lambda: cores)
    monkeypatch.setattr(joblib, "effective_n_jobs", lambda n: cores if n < 0 else n)
    with pytest.raises(Asked):
        simulation.play_many("endeavor", games, 3, jobs=jobs)
    assert asked == [started]
