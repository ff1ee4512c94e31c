"""Part 2 of the rules, the frame: five rounds of three phases, and what happens by itself."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama import acting, merchants, planning, round_end, sailing
from seabook.games.vasco_da_gama.state import State


def advance(state: State) -> Iterator[Event]:
    """Go on by itself until somebody has to decide, or the game is over (V2.1)."""
    while state.phase != "over":
        if not state.decisions:
            yield from _STEPS[state.phase](state)
        elif acting.is_done(state):
            yield from acting.finish(state)
        else:
            return


def _setup(state: State) -> Iterator[Event]:
    if merchants.waiting(state) is not None:
        yield from merchants.force(state, "V1.17")
        return
    yield from _begin(state)


def _begin(state: State) -> Iterator[Event]:
    state.phase, state.turn = "placing", 0
    yield event("V2.1", "round.begins", round=state.round)
    yield from planning.begin(state)


def _placing(state: State) -> Iterator[Event]:
    if planning.left_to_place(state):
        yield from planning.next_turn(state)
        return
    yield event("V2.7", "planning.ends")
    state.phase, state.turn = "acting", 0
    yield from acting.begin(state)


def _acting(state: State) -> Iterator[Event]:
    if state.discs:
        acting.next_action(state)
        return
    yield event("V3.6", "acting.ends")
    state.phase, state.turn = "sailing", 0


def _sailing(state: State) -> Iterator[Event]:
    if state.turn < len(sailing.STEPS):
        yield from sailing.STEPS[state.turn](state)
        return
    yield from round_end.close(state)
    if state.phase != "over":
        yield from _begin(state)


_STEPS = {"setup": _setup, "placing": _placing, "acting": _acting, "sailing": _sailing}
