"""A lesson walked step by step, without a widget: the stage, the terminal and paper all walk it so."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import attrs

from seabook.engine import Action, Complaint, Event, Refused, Table, Verdict
from seabook.lessons import asked, goal
from seabook.lessons.file import Choice, Lesson, Step
from seabook.lessons.goal import Others, Point, holds, lost
from seabook.lessons.progress import Progress, Record
from seabook.lessons.told import (
    Played,
    Told,
    played,
    predicted,
    reached,
    sought,
    turned,
    watched,
    went_on,
)
from seabook.proof.golden import Remark, golden
from seabook.words import Text


@attrs.frozen
class _Press:
    """What a press was played on, for taking it back, and what was wanted."""

    before: Table[Any]
    others: Others | None
    events: tuple[Event, ...]
    wanted: str


class Walk:
    """One learner's way through a lesson: the current step, its table, and what was done so far.

    >>> from seabook.lessons import lesson
    >>> walk = Walk(lesson("endeavor/ship-open-occupy"))
    >>> walk.number, walk.step.kind
    (1, 'do')
    """

    table: Table[Any]
    seat: str
    _others: Others | None
    _events: tuple[Event, ...]

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.steps = lesson.steps
        self.records: dict[str, Record] = {step.id: Record() for step in self.steps}
        self._n = 0
        self._enter()
        if progress is not None:
            self._resume(progress)

    # --- where one is

    @property
    def number(self) -> int:
        """The number of the step, from 1 on."""
        return self._n + 1

    @property
    def step(self) -> Step:
        """The current step."""
        return self.steps[self._n]

    @property
    def record(self) -> Record:
        """What came of the current step."""
        return self.records[self.step.id]

    @property
    def done(self) -> bool:
        """Whether every step is done."""
        return all(record.done for record in self.records.values())

    @property
    def moves(self) -> int:
        """One's own decisions since the step began."""
        since = self.table.history[self.begun_at :]
        return sum(step.action.seat.code == self.seat for step in since)

    @property
    def watching(self) -> bool:
        """Whether there is more of a passage to see; after a turning point once it was decided."""
        seen = len(self.table.history) - self.begun_at
        if self.step.told:
            return 0 < seen <= len(self.lesson.passage(self.step))
        return self.step.kind == "watch" and not self.record.done

    @property
    def stuck(self) -> bool:
        """Whether the goal of the step is out of reach from here."""
        do = self.step.do
        if do is None or self._others is None or self.record.done:
            return False
        left = do.most - self.moves
        return left <= 0 or lost(do, Point(self.table, self._others, self._events), left)

    @property
    def text(self) -> Text:
        """What the step says; its other text where the topic is left out."""
        return self.step.said

    def next(self) -> None:
        """Go on to the next step."""
        self.go(min(self.number + 1, len(self.steps)))

    def back(self) -> None:
        """Go back to the step before."""
        self.go(max(self.number - 1, 1))

    def go(self, number: int) -> None:
        """Go to a step by its number."""
        if not 1 <= number <= len(self.steps):
            raise Complaint("complaint.step", given=number, known=range(1, len(self.steps) + 1))
        self._n = number - 1
        self._enter()

    def again(self) -> None:
        """Begin the step anew."""
        self._enter()

    # --- what one does

    def ask(self, wanted: str) -> Verdict:
        """The verdict on an action as the step's seat may know it; without a seat it is that one's."""
        text = wanted if ":" in wanted.replace("：", ":") else f"{self.seat}: {wanted}"
        place = self.table.seat(self.seat)
        action = self.table.action(text)
        own = action.seat.code == self.seat
        return place.check(action) if own else self.table.check(action)

    def choose(self, choice: str) -> Told:
        """Predict; what is said then answers the question, whatever was chosen."""
        if self.step.told:
            self._enter()  # however far one has watched
        found = self.answer
        chosen = {each.id: each for each, _ in self.choices}
        if choice not in chosen:
            raise Complaint("complaint.choice", given=choice, known=[*chosen])
        right = choice == found.right
        if not self.record.done:
            self.record.right, self.record.chosen = right, choice
        self.record.tries += 1
        self.record.done = True
        names = {each.id: text for each, text in self.choices}
        if self.step.told:
            wanted, came = self.ask(choice), self.ask(found.right)
            self.table = found.after
            return turned(chosen[choice], wanted, came, self._remarks())
        self.table = found.after  # what was predicted is now seen
        return predicted(self.step, chosen[choice], found, names.get(found.right))

    def find(self, wanted: str) -> Told:
        """Click a place: found, or why it is none of those."""
        action = self._sought(wanted)
        came, fits = asked.outcome(self.table, action), asked.fits(self.step, self.table, action)
        self.record.tries += 1
        if fits and not self.record.done:
            self.record.done, self.record.chosen = True, action.notation
            self.record.right = self.record.tries == 1
        return sought(self.step, came, fits)

    def play(self, wanted: str) -> Told:
        """Play an action, by the first of its ways, and let the others play; one press, one undo."""
        verdict = self.ask(wanted)
        if not verdict.legal:
            raise Refused(verdict)
        return self.take(asked.way(verdict))

    def take(self, decisions: tuple[Action, ...]) -> Told:
        """Play these decisions of one's own as one press, and let the others play."""
        before, others = self.table, self._others and self._others.copy()
        table, events = before.branch(), list[Event]()
        for action in decisions:
            events += table.play(action)
        mine = tuple(events)
        replies = others.play(table) if others else []
        self._presses.append(_Press(before, self._others, self._events, decisions[-1].notation))
        self.table, self._others = table, others
        self._events = (*self._events, *mine, *replies)
        return self._judged(decisions[-1], mine, tuple(replies))

    def undo(self) -> None:
        """Take back what the last press played, the others' replies with it."""
        if not self._presses:
            raise Complaint("complaint.nothing-to-undo")
        last = self._presses.pop()
        self.table, self._others, self._events = last.before, last.others, last.events

    @property
    def undoable(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._presses)

    def watch(self) -> Told:
        """See the next decision of the passage and what it does; the last one ends the step.

        After a turning point it goes on to where there is something to notice.
        """
        decisions = self.lesson.passage(self.step)
        if self.step.told:
            return self._go_on(decisions)
        shown = len(self.table.history) - self.begun_at
        if shown < len(decisions):
            self.table.play(decisions[shown])
            shown += 1
        self.record.done = self.record.done or shown >= len(decisions)
        return watched(self.step, self.table.history[-1], self._me, shown >= len(decisions))

    def read(self) -> None:
        """A step that only says something is done when it was read."""
        self.record.done = True

    @property
    def answer(self) -> asked.Answer:
        """What is right in a step that asks to choose."""
        return asked.answer(self.step, self.step.table())

    @property
    def choices(self) -> tuple[tuple[Choice, Text], ...]:
        """The choices of the step with their texts."""
        return asked.choices(self.step, self.step.table())

    @property
    def best(self) -> int:
        """The fewest own decisions in which the step's goal can be reached."""
        return len(self.step.do.best) if self.step.do else 0

    @property
    def onward(self) -> str:
        """The next decision on the shortest way, as long as one has not left it."""
        since = self.table.history[self.begun_at :]
        mine = [each.action for each in since if each.action.seat.code == self.seat]
        return goal.onward(self.step, self.table, mine)

    def hint(self) -> Text:
        """The lesson's own hint; in a task else what its shortest way begins with."""
        return goal.hint(self.step, self.table)

    def _go_on(self, decisions: tuple[str, ...]) -> Told:
        first = len(self.table.history)
        while self.watching and (len(self.table.history) == first or not self._remarks()):
            self.table.play(decisions[len(self.table.history) - self.begun_at - 1])
        return went_on(self.table.history[first:], self._remarks())

    def _remarks(self) -> tuple[Remark, ...]:
        """What there is to notice where the golden game stands."""
        return golden(self.step.game).remarks(len(self.table.history))

    # --- keeping

    @property
    def progress(self) -> Progress:
        """How far one has come, to be kept and given to a new walk."""
        return Progress(
            lesson=self.lesson.name,
            step=self.step.id,
            steps={
                name: attrs.evolve(each)
                for name, each in self.records.items()
                if each.tries or each.done
            },
            played=tuple(press.wanted for press in self._presses),
        )

    def _resume(self, kept: Progress) -> None:
        """Take up what was kept; steps that the lesson of today does not have are left."""
        for name, record in kept.steps.items():
            if name in self.records:
                self.records[name] = attrs.evolve(record)
        places = {step.id: n for n, step in enumerate(self.steps)}
        self._n = places.get(kept.step, 0)
        self._enter()
        with suppress(Refused, Complaint):
            for wanted in kept.played:
                self.play(wanted)

    # --- inside

    def _enter(self) -> None:
        table = self.step.table()
        self.seat = self.step.who(table)
        self._me = table.game.seat(self.seat).i
        self._others = Others.of(self.step, table) if self.step.do else None
        self._events = tuple(self._others.play(table)) if self._others else ()
        self._presses: list[_Press] = []
        self.table, self.begun_at = table, len(table.history)

    def _judged(self, last: Action, mine: tuple[Event, ...], replies: tuple[Event, ...]) -> Told:
        """What is said after a press: what it did, and whether the goal is reached."""
        do = self.step.do
        came = Played(last, mine, replies, self._me, self.moves)
        if do is None or not holds(do.goal, self.table, self._events):
            return played(came, self.stuck)
        self.record.tries += 1
        if not self.record.done or self.moves < self.record.moves:
            self.record.moves = self.moves
        self.record.done = True
        self.record.right = self.record.moves <= len(do.best)
        return reached(self.step, came, self.table)

    def _sought(self, wanted: str) -> Action:
        for action in asked.places(self.step, self.table):
            target = action.target.code if action.target else ""
            if wanted in (target, action.notation, action.choice):
                return action
        return self.table.action(wanted if ":" in wanted else f"{self.seat}: {wanted}")
