"""The answer to "may I?": legal with what it does and costs, or every reason why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Generic

import attrs
from markupsafe import Markup

from seabook.engine import telling
from seabook.engine.action import Action, Way
from seabook.engine.declared import S
from seabook.engine.event import Event
from seabook.engine.refusal import Missing, Refusal, distance
from seabook.engine.rules import Rules
from seabook.words import Text

_EMPTY = Text("", "")
_NEWLINE = Text("\n", "\n")


@attrs.frozen
class WayVerdict:
    """One way to a wish: its steps, and what forbids it or what it does."""

    way: Way
    refusals: tuple[Refusal, ...]
    events: tuple[Event, ...] = ()
    granted: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the whole turn can be played so."""
        return not self.refusals

    @property
    def paid(self) -> int:
        """What it costs in the game's working pieces."""
        return paid(self.events)

    @property
    def distance(self) -> int:
        """How much is missing, for putting the nearest way first."""
        return distance(self.refusals)


@attrs.frozen(repr=False)
class Verdict:
    """What the rules say of one action asked for in one position.

    ``refusals`` are those that hold whatever the way; each of ``ways`` adds its own. Those of the
    ``moment`` among them (phase, turn, open decision) pass by themselves; those of ``anyway`` hold in
    the position as it stands, before any way is gone. ``events`` is what would
    happen, for an action that can be played at once, up to the first thing that chance decides.
    """

    action: Action
    refusals: tuple[Refusal, ...] = ()
    events: tuple[Event, ...] = ()
    ways: tuple[WayVerdict, ...] = ()
    granted: tuple[str, ...] = ()
    moment: tuple[Refusal, ...] = ()
    anyway: tuple[Refusal, ...] = ()
    wish: bool = False
    costs: str = ""
    notice: Text | None = None

    @property
    def legal(self) -> bool:
        """Whether the action, or for a wish the whole turn, is possible."""
        if self.refusals:
            return False
        return any(way.legal for way in self.ways) if self.wish else True

    def __bool__(self) -> bool:
        return self.legal

    @property
    def grants(self) -> tuple[str, ...]:
        """The rules that allow it, and those at work in what it does; empty when refused."""
        if not self.legal:
            return ()
        ways = [way for way in self.ways if way.legal]
        granted = [*self.granted, *(rule for way in ways for rule in way.granted)]
        events = [*self.events, *(event for way in ways for event in way.events)]
        return _unique([*granted, *(event.rule for event in events)])

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that the answer cites."""
        return self.grants or _unique(why.rule for why in self.reasons)

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """All refusals, those of every way included, each once, the nearest way first."""
        if self.legal:
            return ()
        found = list(self.refusals)
        for way in self.ways:
            found += (why for why in way.refusals if why not in found)
        return tuple(found)

    @property
    def missing(self) -> tuple[Missing, ...]:
        """All that is missing along the nearest way; nothing where that would not help."""
        if self.legal:
            return ()
        nearest = self.ways[0].refusals if self.ways else ()
        every = [why for why in (*self.refusals, *nearest) if why not in self.moment]
        gaps = [gap for why in every for gap in why.gaps]
        return () if None in gaps else _summed(gap for gap in gaps if gap)

    @property
    def paid(self) -> int:
        """What it costs in the game's working pieces, on the way that costs least."""
        if not self.legal:
            return 0
        if self.wish:
            return min(way.paid for way in self.ways if way.legal)
        return paid(self.events)

    @property
    def lines(self) -> tuple[Text, ...]:
        """The answer as sentences: first yes or no, then why."""
        return tuple(telling.lines(self))

    @property
    def text(self) -> Text:
        """The whole answer in both languages, a sentence a line."""
        whole = _EMPTY
        for i, line in enumerate(self.lines):
            whole += (_NEWLINE if i else _EMPTY) + line
        return whole

    def __str__(self) -> str:
        return self.text.show()

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> Markup:
        return telling.html(self)


def _without_detours(ways: list[WayVerdict]) -> list[WayVerdict]:
    """Without the ways that only lengthen one that is legal already."""
    direct = [way.way.steps for way in ways if way.legal]
    return [
        way
        for way in ways
        if not any(steps == way.way.steps[: len(steps)] != way.way.steps for steps in direct)
    ]


def _unique(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


def _summed(gaps: Iterable[Missing]) -> tuple[Missing, ...]:
    """What is missing in several places adds up: a marker for the building, one for the city."""
    found: dict[str, Missing] = {}
    for gap in gaps:
        rest = {key: value for key, value in gap.values.items() if key != "n"}
        key = f"{gap.slug} {rest}"
        if key in found and "n" in gap.values:
            gap = Missing(gap.slug, {**rest, "n": gap.n + found[key].n})
        found[key] = gap
    return tuple(found.values())


def paid(events: Iterable[Event]) -> int:
    """What events cost in all, in the game's working pieces."""
    return sum(event.values.get("paid", 0) for event in events)


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
        return attrs.evolve(found, costs=self.game.costs, notice=self.game.notice, moment=moment)

    def refusal(self, action: Action) -> Verdict | None:
        """Why an action cannot be played now, or None; a wish that is possible is only a wish."""
        reasons = tuple(self.game.refusals(self.state, action))
        if not reasons:
            return None
        verdict = self(action)
        if not verdict.legal:
            return verdict
        # Possible as a wish, but not now: the reasons of the moment alone.
        return attrs.evolve(verdict, refusals=reasons, ways=(), events=(), wish=False)

    def _judged(self, action: Action, late: tuple[Refusal, ...]) -> Verdict:
        if not late:
            return self._now(action)
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

    def _now(self, action: Action) -> Verdict:
        reasons = self._own(self.state, action)
        if reasons:
            return Verdict(action, reasons)
        granted = action.granted(self.state)
        events = tuple(self._certain(self.game.effects(self.state.copy(), action)))
        return Verdict(action, events=events, granted=granted)

    def _certain(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events before anything that was hidden is shown: a verdict foretells no draw."""
        return takewhile(lambda event: not event.shows, events)

    def _own(self, state: S, action: Action) -> tuple[Refusal, ...]:
        return tuple(action.kind.reasons(state, action.seat.i, action.target))

    def _along(self, start: S, way: Way, action: Action) -> WayVerdict:
        state, reasons, events = start.copy(), list[Refusal](), list[Event]()
        granted, stuck = list[str](), False
        for step in way.steps:
            # After a step that was refused the next one is not open; what else it lacks is told.
            own = step.kind.refusals(state, step.seat.i, step.target)
            why = own if stuck else self.game.refusals(state, step)
            # A hollow one is left aside, so that the wish itself says what lacks.
            firm = [each for each in why if not each.hollow]
            reasons += (each for each in firm if each not in reasons)
            if not firm and not stuck:
                granted += step.granted(state)
                events += list(self.game.effects(state, step))
            elif step.kind.as_if is not None and not stuck:
                step.kind.as_if(state, step.seat.i, step.target)
            else:
                stuck = True
        reasons += (why for why in self._own(state, action) if why not in reasons)
        if not reasons:
            granted += action.granted(state)
            # What happens by itself afterwards is no part of the answer to a wish.
            events += action.kind.effects(state, action.seat.i, action.target)
        certain = tuple(self._certain(events))
        return WayVerdict(way, tuple(reasons), certain, tuple(granted))
