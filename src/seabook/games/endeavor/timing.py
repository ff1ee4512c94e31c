"""Whose decision it is and of what kind: the refusals of an action asked for at the wrong time."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Action, Refusal, kinds_named, refuse
from seabook.games.endeavor import build, compound
from seabook.games.endeavor.pieces import DOING
from seabook.games.endeavor.state import State
from seabook.words import Text, say

# What may not be left out when it is one's turn to decide it.
_MUST = {"build": ("E2.3", "timing.must-build"), "salary": ("E2.9", "timing.must-recall")}


def phase_name(phase: str) -> Text:
    """The name of a phase in both languages."""
    return say(f"phase.{phase}")


def refusals(state: State, action: Action) -> Iterator[Refusal]:
    """Why this kind of action is not open to this seat now; nothing if it is."""
    if not state.decisions:
        yield refuse("E4.1", "timing.over", stays=True)
        return
    decision, kind, seat = state.decision, action.kind.code, action.seat.i
    if kind in decision.kinds and decision.seat == seat:
        return
    yield from compound.broken_off(state, seat, kind, action.target)
    phase = action.kind.phase or state.phase
    if phase != state.phase:
        yield refuse(
            "E2.1",
            "timing.other-phase",
            phase=phase_name(state.phase),
            kind=action.kind.name,
            belongs=phase_name(phase),
        )
    elif state.phase == "action" and state.players[seat].passed and kind != "discard":
        yield refuse("E2.14", "timing.passed", stays=True, who=action.seat)
    if kind == "build" and state.phase == "build" and _has_been(state, seat):
        yield refuse("E2.3", "timing.built-already", stays=True, round=state.round)
    if decision.seat != seat:
        rule = "E2.10" if state.phase == "action" else "E2.1"
        yield refuse(rule, "timing.not-your-turn", who=state.box.seats[decision.seat])
    elif phase == state.phase:
        yield _other_choice(state, action)


def _has_been(state: State, seat: int) -> bool:
    """Whether this seat has had its turn to build; one that can build nothing was skipped."""
    gone_by = (seat - state.starter) % len(state.players) < state.turn - 1
    return gone_by and build.can_build(state, seat)


def _other_choice(state: State, action: Action) -> Refusal:
    """It is this seat's decision, but another one."""
    decision, kind = state.decision, action.kind
    if decision.kinds == ("discard",):
        return refuse("E2.15", "timing.discard-first")
    if kind.code == "discard":
        return refuse("E2.15", "timing.discard-on-passing")
    if decision.by is not None:
        rule = compound.rule_of(decision)
        return refuse(
            rule, "timing.finish-first", by=decision.by, kinds=kinds_named(decision.kinds)
        )
    if kind.code in DOING:
        return refuse("E2.11", "timing.needs-building", kind=kind.name)
    if kind.code == "stop" and state.phase in _MUST:
        rule, slug = _MUST[state.phase]
        return refuse(rule, slug)
    now = kinds_named(decision.kinds)
    return refuse("E2.1", "timing.not-this-choice", kind=kind.name, kinds=now)
