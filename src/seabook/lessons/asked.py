"""What is right in a step: the engine is asked, and what it said is told with its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from seabook.drawing import drawing
from seabook.engine import Action, Complaint, Event, Table, Verdict
from seabook.lessons.file import Choice, Condition, Right, Step
from seabook.lessons.goal import holds
from seabook.proof.expectations import plain
from seabook.words import Text, glossary, say

YES, NO = "yes", "no"


@attrs.frozen
class Outcome:
    """What comes of an action: the verdict, and where it is possible what happens and the table after it."""

    verdict: Verdict
    events: tuple[Event, ...]
    after: Table[Any]


def outcome(table: Table[Any], action: Action | str) -> Outcome:
    """Ask for an action, and play it on a branch by the first of its ways."""
    verdict, after = table.check(action), table.branch()
    events = tuple(event for each in way(verdict) for event in after.play(each))
    return Outcome(verdict, events, after)


def way(verdict: Verdict) -> tuple[Action, ...]:
    """The decisions that a verdict allows, by the first of its ways; none where it refuses."""
    if not verdict.legal:
        return ()
    steps = (
        next((each.way.steps for each in verdict.ways if each.legal), ()) if verdict.wish else ()
    )
    return (*steps, verdict.action)


@attrs.frozen
class Answer:
    """The right choice, the lines that answer the question, the rules that decide it, and the table
    as it stands after what was asked for."""

    right: str
    lines: tuple[Text, ...]
    rules: tuple[str, ...]
    verdict: Verdict | None
    after: Table[Any]


def answer(step: Step, table: Table[Any]) -> Answer:
    """What is right in a step that asks to choose."""
    assert step.choose is not None
    right = step.choose.right
    if not step.action:
        return _of_value(step, right, table, None)
    came = outcome(table, step.action)
    if right.played:
        return Answer(came.verdict.action.choice, (), came.verdict.rules, None, came.after)
    if right.event or right.count:
        return _of_events(right, came)
    if right.reason:
        return _of_reason(step, right, came)
    if right.value:
        return _of_value(step, right, came.after, came.verdict)
    chosen = YES if came.verdict.legal else NO
    return Answer(chosen, (), came.verdict.rules, came.verdict, came.after)


def _of_events(right: Right, came: Outcome) -> Answer:
    slug = right.event or right.count
    found = [event for event in came.events if event.slug == slug]
    if right.event and not found:
        raise Complaint("lesson.no-event", slug=slug, found=[e.slug for e in came.events])
    if right.event:
        found = found[:1]
        if right.value not in found[0].values:
            raise Complaint(
                "lesson.no-event-value", slug=slug, given=right.value, found=[*found[0].values]
            )
    chosen = _code(found[0].values[right.value]) if right.event else str(len(found))
    rules = tuple(dict.fromkeys(event.rule for event in found or came.events))
    return Answer(chosen, tuple(event.sentence for event in found), rules, None, came.after)


def _of_reason(step: Step, right: Right, came: Outcome) -> Answer:
    reasons = came.verdict.reasons
    if not reasons:
        raise Complaint("lesson.no-reason", given=step.action)
    why = reasons[0]
    chosen = why.rule if right.reason == "rule" else why.slug
    return Answer(chosen, (why.text,), (why.rule,), came.verdict, came.after)


def _of_value(step: Step, right: Right, table: Table[Any], verdict: Verdict | None) -> Answer:
    chosen = _code(table.game.value(table.state, right.value))
    lines = tuple(line.text for line in _score_lines(right.value, table))
    return Answer(chosen, lines, step.rules, verdict, table)


def _code(value: Any) -> str:
    """A value as the id of a choice: named things by their codes, several with commas."""
    found = plain(value)
    return ", ".join(map(str, found)) if isinstance(found, list) else str(found)


def scored(goal: Iterable[Condition], table: Table[Any]) -> tuple[Any, ...]:
    """The lines of the score that a goal speaks of, as they stand on a table."""
    return tuple(line for each in goal for line in _score_lines(each.value, table))


def _score_lines(path: str, table: Table[Any]) -> list[Any]:
    """The lines of the score that a path speaks of; where a rule has several, the one that it names."""
    seat, found, name = path.partition(".score.")
    if not found:
        return []
    sheet = table.game.score_sheet(table.state, table.game.seat(seat).i)
    about = [line for line in sheet if f"{name}.".startswith(f"{line.rule}.")]
    part = name.rpartition(".")[2]
    named = [line for line in about if part in map(plain, line)]
    return named or about


def choices(step: Step, table: Table[Any]) -> tuple[tuple[Choice, Text], ...]:
    """The choices of a step with their texts: its own, or yes and no."""
    assert step.choose is not None
    ask = step.choose
    if step.told:
        who = step.who(table)
        return tuple((each, table.action(f"{who}: {each.id}").phrase) for each in ask.choices)
    if ask.choices:
        return tuple((each, _named(each, table)) for each in ask.choices)
    both = (Choice(id=YES, because=ask.because), Choice(id=NO, because=ask.because))
    return tuple((each, say(f"predict.{each.id}")) for each in both)


def _named(choice: Choice, table: Table[Any]) -> Text:
    """The text of a choice: its own, a number, or the name of what has its id for a code."""
    if choice.text is not None:
        return choice.text
    if choice.id.lstrip("-").isdigit():
        return Text(choice.id, choice.id)
    for seat in table.game.seats:
        if seat.code == choice.id:
            return seat.name
    targets = (action.target for action in table.game.space.actions)
    if found := next((each for each in targets if each and each.code == choice.id), None):
        name: Text = found.name
        return name
    if choice.id in glossary():
        return glossary()[choice.id].name
    raise Complaint("lesson.no-text", given=choice.id)


def places(step: Step, table: Table[Any]) -> tuple[Action, ...]:
    """The actions among which a step lets one find: its own, with each place that is shown for ``{}``."""
    assert step.find is not None
    head, _, tail = step.find.action.partition("{}")
    if tail.strip():
        raise Complaint("lesson.find-action", given=step.find.action)
    sample = next((a for a in table.game.space.actions if a.notation.startswith(head)), None)
    if sample is None:
        raise Complaint("lesson.find-action", given=step.find.action)
    of_kind = table.game.space.by_kind[sample.seat.i][sample.kind.code]
    within = drawing(step.game).within
    return tuple(each for each in of_kind if within(step.show, each.choice))


def fits(step: Step, table: Table[Any], action: Action) -> bool:
    """Whether a place is one of those to be found."""
    assert step.find is not None
    came = outcome(table, action)
    return came.verdict.legal and holds(step.find.brings, came.after, came.events)
