"""Whose decision it is and of what kind: the refusals of an action asked for at the wrong time."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Action, Refusal, kinds_named, refuse
from seabook.games.anchors_aweigh.deciding import rule as asked_by
from seabook.games.anchors_aweigh.pieces import RULE
from seabook.games.anchors_aweigh.state import State, decision_of, free_kinds, open_decisions
from seabook.words import Text, say


def phase_name(phase: str) -> Text:
    """The name of a phase in both languages."""
    return say(f"phase.{phase}")


def refusals(state: State, action: Action) -> Iterator[Refusal]:
    """Why this kind of action is not open to this seat now; nothing if it is."""
    if state.phase == "over":
        yield refuse("A5.1", "timing.over", stays=True)
        return
    kind, seat = action.kind.code, action.seat.i
    if any(each.seat == seat and kind in each.kinds for each in open_decisions(state)):
        return
    belongs = action.kind.phase
    if belongs != state.phase:
        # What is for a time of its own is answered by the rule that gives it that time.
        yield refuse(
            action.kind.timed_by or "A1.1",
            "timing.other-phase",
            phase=phase_name(state.phase),
            kind=action.kind.name,
            belongs=phase_name(belongs),
        )
    elif (asked := decision_of(state, seat)) is None:
        yield _not_asked(state, action)
    elif kind in ("fulfil", "skip") and state.asking == "face":
        yield refuse("A3.5", "timing.call-first")
    elif kind in free_kinds(state):
        yield refuse(action.kind.timed_by, "timing.make-room-later", kind=action.kind.name)
    else:
        moment = action.kind.timed_by or asked_by(state)
        if kind == "cover" and state.card is not None:
            moment = RULE[state.card.kind.code]
        now = kinds_named(asked.kinds)
        yield refuse(moment, "timing.not-this-choice", kind=action.kind.name, kinds=now)


def _not_asked(state: State, action: Action) -> Refusal:
    """This seat has nothing to decide now, though others have."""
    seat, kind = action.seat.i, action.kind.code
    if state.phase == "loading":
        return refuse("A2.18", "timing.ship-full", stays=True)
    if state.phase == "voyage" and kind in free_kinds(state):
        return refuse(action.kind.timed_by, "timing.make-room-later", kind=action.kind.name)
    choice = state.players[seat].choice if state.phase == "voyage" else ""
    if choice and kind in ("face", "flee"):
        return refuse("A3.5", "timing.decided", stays=True)
    if choice and state.asking == "face":
        return refuse("A3.5", "timing.all-call-first")
    if choice == "flee" and state.turned:
        return refuse("A3.6", "timing.fled", stays=True)
    if choice and state.asking:
        return refuse("A3.12", "timing.decided", stays=True)
    rule = "A6.1" if state.phase == "monkeys" else action.kind.timed_by or "A3.12"
    deciding = state.box.seats[state.decisions[0].seat]
    return refuse(rule, "timing.not-your-turn", who=deciding)
