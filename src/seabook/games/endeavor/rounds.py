"""Part 2 of the rules: seven rounds of four phases, and what happens by itself in them."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.endeavor import build, growth, salary, scoring, turn
from seabook.games.endeavor.state import TURN, Decision, State


def advance(state: State) -> Iterator[Event]:
    """Go on by itself until somebody has to decide, or the game is over (E2.1)."""
    while state.phase != "over":
        if not state.decisions:
            yield from _STEPS[state.phase](state)
        elif turn.is_idle(state):
            state.ended = state.decisions.pop()
        else:
            return


def seat_in_turn(state: State) -> int:
    """The seat that the phase has come to, clockwise from the start player (E2.1)."""
    return (state.starter + state.turn) % len(state.players)


def _enter(state: State, phase: str) -> None:
    state.phase = phase
    state.turn = 0


def _build(state: State) -> Iterator[Event]:
    if state.turn == len(state.players):
        _enter(state, "growth")
        return
    seat = seat_in_turn(state)
    state.turn += 1
    if build.can_build(state, seat):
        state.decisions.append(Decision(seat, ("build",)))
    else:
        yield event("E2.3", "build.skipped", who=state.box.seats[seat])


def _growth(state: State) -> Iterator[Event]:
    if state.turn == len(state.players):
        _enter(state, "salary")
        return
    seat = seat_in_turn(state)
    state.turn += 1
    yield growth.grow(state, seat)


def _salary(state: State) -> Iterator[Event]:
    if state.turn == len(state.players):
        _enter(state, "action")
        return
    seat = seat_in_turn(state)
    state.turn += 1
    yield from salary.begin(state, seat)


def _action(state: State) -> Iterator[Event]:
    count = len(state.players)
    if all(player.passed for player in state.players):
        yield from _end_of_round(state)
        return
    while state.players[seat_in_turn(state)].passed:
        state.turn = (state.turn + 1) % count
    state.decisions.append(Decision(seat_in_turn(state), TURN))
    state.turn = (state.turn + 1) % count


def _end_of_round(state: State) -> Iterator[Event]:
    if state.round == state.box.counts.rounds:
        state.phase = "over"
        yield scoring.verdict(state)
        return
    for player in state.players:
        player.passed = False
    state.starter = (state.starter + 1) % len(state.players)
    yield event("E2.2", "round.crown", who=state.box.seats[state.starter])
    state.round += 1
    _enter(state, "build")
    yield event("E2.1", "round.begins", round=state.round)


_STEPS = {"build": _build, "growth": _growth, "salary": _salary, "action": _action}
