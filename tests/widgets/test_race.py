"""A race: clicks and clock in one order, no click lost, no face shown that is not seen."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tests.sweep import sample

from seabook.engine import Complaint, Stream
from seabook.games import game
from seabook.widgets import FreeTable, Race, TableBoard, racing
from seabook.widgets.pulse import Pulse

CODE = "anchors_aweigh"


class Clock:
    """A clock that the test advances: whoever waits is woken by :meth:`tick`."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def sleep(self, _: float) -> None:
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]

    async def tick(self) -> None:
        for each in self.waiting:
            if not each.done():
                each.set_result(None)
        self.waiting.clear()
        for _ in range(4):
            await asyncio.sleep(0)


@pytest.fixture
def race() -> Iterator[Race]:
    made = Race(CODE, players=3, seed=3)
    yield made
    made.close()


def click(widget: Any, data_id: str) -> None:
    """A click as the browser's message brings it."""
    state = {"clicked": data_id, "click_count": widget.click_count + 1}
    message = {"content": {"data": {"method": "update", "state": state, "buffer_paths": []}}}
    widget._handle_msg({**message, "buffers": []})


def test_nothing_moves_before_the_start(race: Race) -> None:
    click(race.board, "take t1")
    assert race.attempts == ()
    assert "Start" in race.told.status
    assert not race.pulse.running


def test_a_click_acts_at_once_and_a_refused_one_says_why(race: Race) -> None:
    click(race.controls, "start:")
    click(race.board, "take t1")
    assert race.attempts[0].action.notation == "red: take t1" or race.attempts[-1].refused is None
    click(race.board, "take t8")
    own = [each for each in race.attempts if each.action.seat.code == "red"]
    assert own[-1].refused is not None
    assert "one hand" in race.told.status.lower() or "A2.3" in race.told.status
    assert race.board.marks == {"take t8": "no"}


def test_untimed_the_bots_act_after_you(race: Race) -> None:
    race.choose("blue.speed", "high")
    race.start()
    before = race.ticks.tick
    click(race.board, "take t1")
    assert race.ticks.tick == before + 1
    click(race.controls, "wait:")
    assert race.ticks.tick == before + 2


def test_the_clock_moves_the_bots_and_a_pause_stops_it() -> None:
    async def run() -> None:
        clock = Clock()
        race = Race(CODE, players=3, seed=3, sleep=clock.sleep)
        for seat in ("blue", "green"):
            race.choose(f"{seat}.speed", "high")
        race.start("brisk")
        await asyncio.sleep(0)
        await clock.tick()
        await clock.tick()
        assert race.ticks.tick == 2
        assert {each.action.seat.code for each in race.attempts} <= {"blue", "green"}
        assert race.attempts
        race.pause()
        await clock.tick()
        assert race.ticks.tick == 2
        race.start()
        await asyncio.sleep(0)
        await clock.tick()
        assert race.ticks.tick == 3
        race.close()
        assert not race.pulse.running

    asyncio.run(run())


def test_without_a_loop_the_clock_is_refused(race: Race) -> None:
    race.choose("pace", "brisk")
    click(race.controls, "start:")
    assert "untimed" in race.told.status
    with pytest.raises(Complaint):
        Pulse(lambda: False).start(1)


@pytest.mark.slow
def test_six_hundred_clicks_while_the_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the message channel: every click is an attempt of its own, in the order of arrival, and
    what stands on the screen is what the seat may see."""
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)
    clicked = list[str]()

    async def run() -> Race:
        clock, dice = Clock(), Stream("clicks", 1)
        race = Race(CODE, players=4, seed=3, sleep=clock.sleep)
        race.start("slow")
        await asyncio.sleep(0)
        for n in range(600):
            if race.over:
                break
            places = [f"{kind} t{dice.below(84) + 1}" for kind in ("take", "flip")]
            places += [f"load {s}{dice.below(4) + 1}" for s in "ab"] + ["put-back", "good blue"]
            clicked.append(dice.choice(places))
            click(race.board, clicked[-1])
            if n % 3 == 0:
                await clock.tick()
            for seat in game(CODE).seats[1:4]:
                hidden = race.ticks.table.state.players[seat.i]
                view = race.ticks.table.seat("red").view["ships"][seat.code]["spaces"]
                below = [view[f"b{k}"] for k in range(1, 5)]
                assert set(below) <= {"", "filled"}, hidden
        return race

    race = asyncio.run(run())
    mine = [each.action.choice for each in race.attempts if each.action.seat.code == "red"]
    assert mine == clicked
    assert len(clicked) == 600
    frames = [*race.ticks.replay()]
    assert [tried for tried, _ in frames] == [*race.attempts]
    assert frames[-1][1].state == race.ticks.table.state
    race.close()


def finish(race: Race) -> None:
    """Fill the own ship with whatever comes to hand."""
    while not race.over:
        legal = race._place.actions()
        kinds = {a.kind.code: a for a in legal if not a.kind.free}
        race.act(next(kinds[k] for k in ("load", "good", "take") if k in kinds).notation)


def test_the_replay_ends_where_the_race_did(race: Race) -> None:
    race.start()
    with pytest.raises(Complaint):
        race.replay(0)
    finish(race)
    click(race.controls, "replay:0")
    assert race.frame == 0
    assert race.board.table.history in ([], race.ticks.table.history[:1])
    click(race.controls, f"replay:{len(race.attempts) - 1}")
    assert race.board.table.state == race.ticks.table.state
    with pytest.raises(Complaint):
        race.sail()


def test_after_the_race_the_voyage_begins(race: Race) -> None:
    race.start()
    finish(race)
    assert race.ticks.table.state.phase == "voyage"
    click(race.controls, "sail:")
    (free,) = race.children
    assert isinstance(free, FreeTable)
    assert free.table.state == race.ticks.table.state
    free.close()


def test_two_people_choose_under_cover_and_are_tried_together() -> None:
    race = Race(CODE, players=3, seed=3, me="red,blue")
    race.start()
    assert race.seat.code == "red"
    assert race.act("take t1") is None
    assert (race.covered, race.seat.code) == (True, "blue")
    assert "t1" not in race.told.status
    assert race.aside.html == ""
    race.uncover()
    tried = race.act("take t1")
    assert tried is not None
    both = [each for each in race.attempts if each.action.choice == "take t1"]
    assert sorted(each.refused is None for each in both) == [False, True]
    assert race.covered
    race.close()


def test_how_quick_a_bot_is_can_be_set() -> None:
    acted = []
    for speed in ("low", "high"):
        race = Race(CODE, players=2, seed=3)
        race.choose("blue.speed", speed)
        race.choose("blue.memory", "high")
        race.start()
        for _ in range(20):
            race.act("")
        acted.append(sum(each.action.seat.code == "blue" for each in race.attempts))
        race.close()
    assert acted[0] < acted[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sample(1)))
def test_clicks_and_a_real_clock(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in real time, many beats a second: nothing is lost, whatever falls between two beats."""
    monkeypatch.setattr(TableBoard, "redraw", lambda self: None)
    monkeypatch.setitem(racing.PACES, "brisk", 0.002)
    clicked = list[str]()

    async def run() -> Race:
        dice, race = Stream("clicks in real time", seed), Race(CODE, players=4, seed=seed)
        race.start("brisk")
        while len(clicked) < 60 and not race.over:
            clicked.append(f"take t{dice.below(84) + 1}" if len(clicked) % 2 else "put-back")
            click(race.board, clicked[-1])
            await asyncio.sleep(0.001 * dice.below(4))
        return race

    race = asyncio.run(run())
    assert [a.action.choice for a in race.attempts if a.action.seat.code == "red"] == clicked
    assert any(each.action.seat.code != "red" for each in race.attempts)
    assert [*race.ticks.replay()][-1][1].state == race.ticks.table.state
    race.close()
