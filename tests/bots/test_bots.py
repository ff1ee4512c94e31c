"""The bots: legal, repeatable, and the greedy one clearly better than chance."""

from __future__ import annotations

import re
from typing import Any

import pytest
from click.testing import CliRunner
from tests.sweep import sample

from seabook import simulation
from seabook.bots import Choice, Random, any_of, any_seat, bot
from seabook.bots.greedy import MOST, Greedy
from seabook.cli import sitting as sittings
from seabook.cli import terminal
from seabook.engine import Complaint, Rules, Stream
from seabook.games import game, names
from seabook.games.endeavor.state import Decision
from seabook.simulation import play_many
from seabook.words import Text

every_game = pytest.mark.parametrize("code", names())
hiding_game = pytest.mark.parametrize("code", [code for code in names() if game(code).hides])


@every_game
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action_says_why_and_changes_nothing(code: str, name: str) -> None:
    rules = game(code)
    table = rules.table(rules.players[-1], 5)
    player = bot(name, rules, 1)
    for _ in range(40):
        before, seat = table.state.plain(), rules.decisions(table.state)[0].seat
        imagined = table.seat(rules.seats[seat].code).imagined
        handed = imagined.plain()
        choice = player.choose(rules, imagined, seat)
        assert imagined.plain() == handed
        assert table.state.plain() == before
        assert choice.action in table.actions()
        assert choice.why.zh_Hant != choice.why.en
        table.play(choice.action)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "sailor"])
def test_every_kind_of_bot_ends_every_game_within_its_bounds(code: str, name: str) -> None:
    if name == "sailor" and code != "anchors_aweigh":
        return  # a player of that game alone
    for players in game(code).players:
        played = play_many(code, 2, players, (name,), any_option=True, jobs=1)
        assert [fault for each in played for fault in each.violations] == []


def test_loading_ends_where_starfish_take_treasures_away() -> None:
    """A greedy player once took and put back for ever, rather than end its loading (seed 7)."""
    rules = game("anchors_aweigh")
    state, dice = rules.start(2, 7, {}), Stream("loading", 1)
    minds = [bot("greedy", rules, seat) for seat in range(2)]
    for _ in range(60):
        seat = any_seat(rules.waits_for(state), dice)
        action = minds[seat].choose(rules, rules.reshuffle_hidden(state, seat, dice), seat).action
        assert action.kind.code != "put-back" or not any(
            each.kind.code == "load" for each in rules.legal(state, seat)
        )
        rules.apply(state, action)
        if state.phase != "loading":
            return
    raise AssertionError("still loading")


@pytest.mark.parametrize("legal", [3, 40])
def test_the_greedy_bot_thinks_no_longer_than_it_may(legal: int) -> None:
    """A turn without an end, of ``legal`` actions each time: the bot stops looking."""
    looked = 0

    class Endless:
        code = "endeavor"
        space = game("endeavor").space

        def legal(self, state: Any, seat: int) -> list[Any]:
            return self.space.actions[:legal]

        def apply(self, state: Any, action: Any) -> None:
            nonlocal looked
            looked += 1

        def decisions(self, state: Any) -> tuple[Any, ...]:
            return (Decision(0, ("ship",)),)

    rules: Any = Endless()
    state = game("endeavor").start(3, 1, {})
    Greedy(lambda _, __: {"all": 1.0}).choose(rules, state, 0)
    assert legal < looked <= MOST + legal


@every_game
def test_the_greedy_bot_beats_chance(code: str) -> None:
    games = sample(12 if code == "endeavor" else 4)
    results = play_many(code, games, 4, ("greedy", "random"), jobs=1)
    mine, other = [], []
    for each in results:
        for seat, score in enumerate(each.scores):
            (mine if (seat + each.seed) % 2 == 0 else other).append(score)
    assert sum(mine) / len(mine) > 1.3 * sum(other) / len(other)


@pytest.mark.slow
@every_game
def test_equal_seeds_choose_alike(code: str) -> None:
    players = game(code).players[0]
    first, second = (play_many(code, sample(1), players, ("greedy",), jobs=1) for _ in range(2))
    assert [each.scores for each in first] == [each.scores for each in second]


class Peeper:
    """A player that would cheat if it could: it looks at all of what it is handed."""

    name = "peeper"

    def __init__(self, table: Any = None) -> None:
        self.table = table  # to see beside it what is real
        self.mind = Random(1)
        self.handed: list[Any] = []
        self.real: list[Any] = []

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        self.handed.append(imagined)
        if self.table is not None:
            self.real.append(self.table.state)
        return self.mind.choose(game, imagined, seat)


@hiding_game
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_chooses_alike_in_positions_that_look_alike(code: str, name: str) -> None:
    """At every decision, with equal streams, what its seat cannot tell apart is chosen alike."""
    rules = game(code)
    table, twin, dice = rules.table(3, 8), rules.table(3, 8), Stream("other", 8)
    differing = 0
    for n in range(60):
        seat = any_seat(rules.waits_for(table.state), dice)
        twin.state = rules.reshuffle_hidden(table.state, seat, dice)
        differing += twin.state.plain() != table.state.plain()
        place = rules.seats[seat].code
        mine, other = (
            bot(name, rules, n).choose(rules, each.seat(place).imagined, seat)
            for each in (table, twin)
        )
        assert mine.action is other.action
        assert mine.why == other.why
        table.play(mine.action)
        twin.history = list(table.history)
    assert differing > 30


def told_of(code: str, state: Any) -> list[Any]:
    """What nobody may know who plays: seed of the draws to come, and what lies face down."""
    if code == "vasco_da_gama":
        return [state.draws.seed, state.tiles, state.sets[2]]
    return [state.seed, state.faces]


@hiding_game
def test_a_bot_in_a_simulation_cannot_look_at_what_is_hidden(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    peepers = list[Peeper]()

    def peeper(*_: Any) -> Peeper:
        peepers.append(Peeper())
        return peepers[-1]

    monkeypatch.setattr(simulation, "bot", peeper)
    real = list[Any]()
    rules = game(code)
    reshuffle = rules.reshuffle_hidden
    monkeypatch.setattr(
        rules,
        "reshuffle_hidden",
        lambda state, seat, dice: real.append(state.copy()) or reshuffle(state, seat, dice),
    )
    simulation.play_one(code, 4, 3, ("peeper",), invariants=False)
    handed = [position for each in peepers for position in each.handed]
    assert len(handed) == len(real) > 40
    there = {repr(each.plain()) for each in real}
    assert not there & {repr(each.plain()) for each in handed}


@hiding_game
def test_a_bot_at_the_terminal_cannot_look_at_what_is_hidden(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = game(code).table(2, 4)
    peeper = Peeper(table)
    monkeypatch.setattr(sittings, "bot", lambda *_: peeper)
    sitting = terminal.Terminal(table, ["red"], "peeper", 1)
    dice = Stream("terminal", 1)
    with CliRunner().isolation():
        for _ in range(40):
            seat = any_seat(table.game.waits_for(table.state), dice)
            if seat in sitting.bots:
                sitting._bot(sitting.wanted(seat))
            else:
                table.play(any_of(table.game.legal(table.state, seat), dice))
    assert len(peeper.handed) > 10
    for handed, real in zip(peeper.handed, peeper.real, strict=True):
        for guess, true in zip(told_of(code, handed), told_of(code, real), strict=True):
            assert guess != true or (isinstance(true, list) and len(true) < 2)


def test_the_terminal_tells_what_a_bot_has_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rope = {"spaces": {"a1": "rope", "a2": "rope", "b1": "rope"}, "parrots": 1}
    given = {"round": 2, "phase": "voyage", "card": "D08", "deck": ["D04"], "blue": rope}
    table = game("anchors_aweigh").position(2, given)  # type: ignore[attr-defined]
    sitting = terminal.Terminal(table, ["red"], "random", 1)
    table.play("red: skip")
    table.play("blue: fulfil")
    said = list[str]()
    monkeypatch.setattr(terminal, "tell", lambda text="", **_: said.append(str(text)))
    assert [decision.kinds for decision in table.state.decisions] == [("cover",)]
    sitting._bot(sitting.wanted(1))
    assert table.history[-1].action.kind.code == "cover"
    assert table.history[-1].events[0].text.en in "".join(said)


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(Complaint, match="greedy"):
        bot("deep", game("endeavor"))


UNITS = {
    "endeavor": ("glory", "分榮耀"),
    "vasco_da_gama": ("point", "分"),
    "anchors_aweigh": ("coin", "元"),
}


@every_game
def test_a_greedy_bot_says_in_plain_words_what_decided(code: str) -> None:
    """How much more than the next best in what the game counts, through what; no decimals."""
    rules = game(code)
    state, dice, said = rules.start(3, 4, {}), Stream("reasons", 4), list[Text]()
    en, zh = UNITS[code]
    gain = re.compile(rf"about \d+ {en}s? more than “.+”, the next best, above all through \w")
    while len(said) < 40 or not gain.search(said[-1].en):
        seat = any_seat(rules.decisions(state), dice)
        imagined = rules.reshuffle_hidden(state, seat, dice)
        choice = bot("greedy", rules, len(said)).choose(rules, imagined, seat)
        said.append(choice.why)
        rules.apply(state, choice.action)
    assert re.search(rf"次佳的「.+」多\d+{zh}左右，主要來自\w", said[-1].zh_Hant)
    assert not any(re.search(r"\d[.,]\d", each.show("both")) for each in said)


@pytest.mark.parametrize(
    ("mine", "second", "told"),
    [
        ({"cities": 5.0, "harbour": 1.0}, {"cities": 2.4, "harbour": 2.0}, "about 2 glory more"),
        ({"cities": 5.3, "harbour": 0.0}, {"cities": 5.0, "harbour": 0.0}, "a little more than"),
        ({"cities": 5.0, "harbour": 0.0}, {"cities": 5.0, "harbour": 0.0}, "worth as much"),
    ],
)
def test_the_reason_is_the_part_in_which_the_next_best_brings_least(
    mine: dict[str, float], second: dict[str, float], told: str
) -> None:
    rules = game("endeavor")
    state = rules.start(3, 1, {})
    first, other = rules.legal(state)[:2]

    def value(after: Any, seat: int) -> dict[str, float]:
        return mine if after.players[seat].owned[first.target.i] else second

    choice = Greedy(value, lambda _, legal: [first, other]).choose(rules, state, 0)
    assert told in choice.why.en
    if told != "worth as much":
        assert other.phrase.en in choice.why.en
        assert choice.why.en.endswith("above all through cities.")
