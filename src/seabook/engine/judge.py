"""Finds the answer to "may I?" in a position: every reason why not, or what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Generic

import attrs

from seabook.engine.action import Action, Kind, Seat, Way
from seabook.engine.declared import S
from seabook.engine.event import Event
from seabook.engine.follows import NOTHING, Changes, Reckoner, less
from seabook.engine.refusal import Refusal
from seabook.engine.rules import Rules
from seabook.engine.seeking import way_to
from seabook.engine.verdict import Verdict, WayVerdict


class Judge(Generic[S]):
    """Finds verdicts in a position; changes nothing."""

    def __init__(self, game: Rules[S], state: S) -> None:
        self.game = game
        self.state = state

    def __call__(self, action: Action) -> Verdict:
        """The verdict on an action of the open decision, or on a wish for a later one."""
        late = tuple(self.game.not_now(self.state, action))
        found = self._judged(action, late)
        moment = tuple(why for why in late if not why.stays)
        notice = self.game.notice if found.compared & self.game.estimated else None
        return attrs.evolve(found, notice=notice, moment=moment)

    def refusal(self, action: Action) -> Verdict | None:
        """Why an action cannot be played now, or None; a wish that is possible is only a wish."""
        reasons = tuple(self.game.refusals(self.state, action))
        if not reasons:
            return None
        verdict = self(action)
        if not verdict.legal:
            return verdict
        # Possible as a wish, but not now: the reasons of the moment alone.
        return attrs.evolve(
            verdict, refusals=reasons, ways=(), events=(), follows=NOTHING, wish=False
        )

    def _judged(self, action: Action, late: tuple[Refusal, ...]) -> Verdict:
        found = self._by_named_ways(action, late)
        if found.legal or found.never or not self._is_sought(action):
            return found
        way = way_to(self.game, self.state, action)
        if way is None:
            return found
        return Verdict(action, ways=(self._along(self.state, way, action),), wish=True)

    def _is_sought(self, action: Action) -> bool:
        """Whether a way is to be looked for from what this seat decides now."""
        sought, seat = action.kind.sought, action.seat.i
        if sought is None or all(each.seat != seat for each in self.game.decisions(self.state)):
            return False
        return sought(self.state, seat, action.target)

    def _by_named_ways(self, action: Action, late: tuple[Refusal, ...]) -> Verdict:
        if not late:
            now = self._now(action)
            if now.legal or not self._has_steps_before(action):
                return now
        if not self.game.decisions(self.state):
            return Verdict(action, late)  # the game is over: what else is lacking is of no use
        ways = action.kind.ways
        start = ways.start(self.state, action) if ways else None
        if ways is None or start is None:
            return Verdict(action, (*late, *self._own(self.state, action)))
        # Asked at the seat's own move, a wish is only early; at any other time also untimely.
        reasons = () if start is self.state else late
        each = ways.each(self.game.space, start, action)
        found = _without_detours([self._along(start, way, action) for way in each])
        if not found:
            own = self._own(start, action)
            lacks = (ways.none(start, action),) if ways.none else ()
            return Verdict(action, (*reasons, *lacks, *own), wish=True)
        nearest_first = sorted(found, key=lambda way: way.distance)
        anyway = self._own(start, action)
        return Verdict(action, reasons, ways=tuple(nearest_first), anyway=anyway, wish=True)

    def _has_steps_before(self, action: Action) -> bool:
        """Whether a way leads on to it from a decision in which it is open already."""
        ways = action.kind.ways
        if ways is None or ways.start(self.state, action) is not self.state:
            return False
        return any(way.steps for way in ways.each(self.game.space, self.state, action))

    def _now(self, action: Action) -> Verdict:
        reasons = self._own(self.state, action)
        if reasons:
            return Verdict(action, reasons)
        granted, state = action.granted(self.state), self.state.copy()
        count = Reckoner(self.game.holdings, self.game.noted, state, action.seat.i)
        events = tuple(self._certain(count.over(self._effects(state, action))))
        if action.kind.follows is not None:
            follows = action.kind.follows(self.state, action.seat.i, action.target)
        elif count.known:
            lost = self._lost_by_others(self.state, state, action.seat)
            follows = count.told(lost, self._then(state, action.seat.i))
        else:
            follows = count.told()
        return Verdict(action, events=events, granted=granted, follows=follows)

    def _lost_by_others(self, before: S, after: S, me: Seat) -> Iterator[tuple[Seat, Changes]]:
        """What an action takes from others, where they hide nothing."""
        for seat in () if self.game.seats_hide else self.game.seated(after):
            if seat is not me and (
                lost := less(*(self.game.holdings(each, seat.i) for each in (before, after)))
            ):
                yield seat, lost

    def _then(self, after: S, seat: int) -> Iterator[str]:
        """What this seat chooses from next in the same turn, where it is another choice."""
        old, new = (self._choices(state, seat) for state in (self.state, after))
        if not old.keys() & new.keys() and not any(kind.begins for kind in new.values()):
            yield from new

    def _choices(self, state: S, seat: int) -> dict[str, Kind]:
        kinds = self.game.space.kinds
        found = {
            code: kinds[code]
            for each in self.game.decisions(state)
            if each.seat == seat
            for code in each.kinds
        }
        return {code: kind for code, kind in found.items() if not kind.free}

    def _effects(self, state: S, action: Action) -> Iterator[Event]:
        """What happens; where seats hide something, up to what happens to another by itself."""
        yield from action.kind.effects(state, action.seat.i, action.target)
        for each in self.game.advance(state):
            if self.game.seats_hide and each.values.get("who") not in (None, action.seat):
                return
            yield each

    def _certain(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events before anything that was hidden is shown: a verdict foretells no draw."""
        return takewhile(lambda event: not event.shows, events)

    def _own(self, state: S, action: Action) -> tuple[Refusal, ...]:
        return tuple(action.kind.reasons(state, action.seat.i, action.target))

    def _along(self, start: S, way: Way, action: Action) -> WayVerdict:
        state, reasons, events = start.copy(), list[Refusal](), list[Event]()
        granted, stuck = list[str](), False
        count = Reckoner(self.game.holdings, self.game.noted, state, action.seat.i)
        for step in way.steps:
            # After a step that was refused the next one is not open; what else it lacks is told.
            own = step.kind.refusals(state, step.seat.i, step.target)
            why = own if stuck else self.game.refusals(state, step)
            # A hollow one is left aside, so that the wish itself says what lacks.
            firm = [each for each in why if not each.hollow]
            reasons += (each for each in firm if each not in reasons)
            if not firm and not stuck:
                granted += step.granted(state)
                events += count.over(self.game.effects(state, step))
            elif step.kind.as_if is not None and not stuck:
                step.kind.as_if(state, step.seat.i, step.target)
            else:
                stuck = True
        reasons += (why for why in self._own(state, action) if why not in reasons)
        follows = NOTHING
        if not reasons:
            granted += action.granted(state)
            # What happens by itself afterwards is no part of the answer to a wish.
            events += count.over(action.kind.effects(state, action.seat.i, action.target))
            lost = self._lost_by_others(start, state, action.seat) if count.known else ()
            follows = count.told(lost)
        certain = tuple(self._certain(events))
        return WayVerdict(way, tuple(reasons), certain, tuple(granted), follows)


def _without_detours(ways: list[WayVerdict]) -> list[WayVerdict]:
    """Without the ways that only lengthen one that is legal already."""
    direct = [way.way.steps for way in ways if way.legal]
    return [
        way
        for way in ways
        if not any(steps == way.way.steps[: len(steps)] != way.way.steps for steps in direct)
    ]
