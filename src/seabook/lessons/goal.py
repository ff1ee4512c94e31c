"""Goals on a board: what must hold, how the others play meanwhile, and the shortest way there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import attrs

from seabook.bots import Bot, bot
from seabook.engine import Action, Complaint, Event, Refused, Table
from seabook.lessons.file import Condition, Do, Step
from seabook.proof.expectations import plain, same
from seabook.words import Text, say

# Positions looked at before the engine gives up looking for a shorter way.
MOST = 4_000
# And before it gives up saying whether a goal can still be reached: while somebody waits.
_GLANCE = 150
# Decisions of others in a row after which a goal is out of reach; in no game are there as many.
_PATIENCE = 200


def holds(goal: Iterable[Condition], table: Table[Any], events: Sequence[Event]) -> bool:
    """Whether all conditions hold on a table, ``events`` being what has happened in the step."""
    return all(_holds(each, table, events) for each in goal)


def _holds(wanted: Condition, table: Table[Any], events: Sequence[Event]) -> bool:
    if wanted.event:
        return sum(_is(wanted, event) for event in events) >= wanted.times
    got = table.game.value(table.state, wanted.value)
    if wanted.equals is not None and not same(plain(got), wanted.equals):
        return False
    if wanted.includes is not None:
        return wanted.includes in (plain(got) if isinstance(got, list | tuple) else ())
    number = got if isinstance(got, int) else 0
    low = wanted.least is None or number >= wanted.least
    return low and (wanted.most is None or number <= wanted.most)


def _is(wanted: Condition, event: Event) -> bool:
    return event.slug == wanted.event and all(
        same(plain(event.values.get(name)), value) for name, value in wanted.values.items()
    )


@attrs.define
class Others:
    """How everybody else plays in a step: replies as written, then passing, or as a bot does."""

    do: Do
    me: int
    replies: list[str]
    player: Bot | None = None

    @classmethod
    def of(cls, step: Step, table: Table[Any]) -> Others:
        """Those of a step, at its beginning."""
        assert step.do is not None
        name = step.do.others
        player = None if name == "pass" else bot(name, table.game, seed=1)
        return cls(step.do, table.game.seat(step.who(table)).i, [*step.do.replies], player)

    def copy(self) -> Others:
        """The same, independent of this one."""
        return attrs.evolve(self, replies=[*self.replies])

    def play(self, table: Table[Any]) -> list[Event]:
        """Let them play until it is the learner's decision, or the game is over."""
        found: list[Event] = []
        for _ in range(_PATIENCE):
            open_ = table.game.waits_for(table.state)
            if not open_ or any(each.seat == self.me for each in open_):
                return found
            found += table.play(self._next(table, open_[0]))
        return found

    def _next(self, table: Table[Any], decision: Any) -> Action:
        for n, reply in enumerate(self.replies):
            action = table.action(reply)
            if action.seat.i == decision.seat and table.check(action).legal:
                del self.replies[n]
                return action
        if self.player is not None:
            imagined = table.seat(decision.seat).imagined
            return self.player.choose(table.game, imagined, decision.seat).action
        return waiting(table, decision)


def waiting(table: Table[Any], decision: Any) -> Action:
    """A pass, or the end of what is half done, or the first action that there is."""
    own = table.game.legal(table.state, decision.seat)
    for kind in ("pass", "stop", "skip"):
        for action in own:
            if action.kind.code == kind:
                return action
    return own[0]


def played(step: Step, decisions: Iterable[str]) -> tuple[Table[Any], list[Event]]:
    """A table of a step after one's own decisions, the others playing between them."""
    table = step.table()
    others = Others.of(step, table)
    events = others.play(table)
    for decision in decisions:
        events += table.play(decision)
        events += others.play(table)
    return table, events


def reaches(step: Step, decisions: Iterable[str]) -> bool:
    """Whether these own decisions can be played in a step and reach its goal."""
    assert step.do is not None
    try:
        table, events = played(step, decisions)
    except (Refused, Complaint):
        return False
    return holds(step.do.goal, table, events)


@attrs.frozen
class Point:
    """Where one stands in a step: the table, how the others will go on, and what has happened."""

    table: Table[Any]
    others: Others
    events: tuple[Event, ...]

    @classmethod
    def start(cls, step: Step) -> Point:
        """The beginning of a step."""
        table = step.table()
        others = Others.of(step, table)
        return cls(table, others, tuple(others.play(table)))

    def onward(self) -> Iterator[tuple[str, Point]]:
        """Each decision of one's own, and where it leads, the others having played."""
        for action in self.table.game.legal(self.table.state, self.others.me):
            trial, rest = self.table.branch(), self.others.copy()
            events = [*self.events, *trial.play(action)]
            events += rest.play(trial)
            yield action.notation, Point(trial, rest, tuple(events))


def shortest(step: Step, most: int = MOST) -> tuple[str, ...] | None:
    """The fewest own decisions that reach a step's goal; None where there are none, or too many
    positions to look at.
    """
    assert step.do is not None
    return _searched(step.do, Point.start(step), step.do.most, most)[0]


def lost(do: Do, here: Point, left: int) -> bool:
    """Whether the goal is out of reach in so many decisions more; not where that takes long to say."""
    way, whole = _searched(do, here, left, _GLANCE)
    return way is None and whole


def _searched(do: Do, start: Point, left: int, most: int) -> tuple[tuple[str, ...] | None, bool]:
    """The shortest way, breadth first, each position once; and whether all of them were looked at."""
    path: tuple[str, ...] = ()
    if holds(do.goal, start.table, start.events):
        return path, True
    ahead, seen = deque([(start, path)]), {start.table.state.plain()}
    while ahead:
        if len(seen) > most:
            return None, False
        here, path = ahead.popleft()
        for decision, there in here.onward() if len(path) < left else ():
            way = (*path, decision)
            if holds(do.goal, there.table, there.events):
                return way, True
            key = there.table.state.plain()
            if key not in seen:
                seen.add(key)
                ahead.append((there, way))
    return None, True


def onward(step: Step, table: Table[Any], mine: Sequence[Action]) -> str:
    """The next decision on the shortest way after ``mine``; none where one has left it."""
    ahead = [table.action(each) for each in step.do.best] if step.do else []
    if [*mine] != ahead[: len(mine)] or len(mine) >= len(ahead):
        return ""
    return ahead[len(mine)].notation


def hint(step: Step, table: Table[Any]) -> Text:
    """The lesson's own hint; in a task else what its shortest way begins with."""
    if step.hint is not None:
        return step.hint
    if step.do is None or not step.do.best:
        return say("walk.no-hint")
    return say("walk.hint", what=table.action(step.do.best[0]).phrase)
