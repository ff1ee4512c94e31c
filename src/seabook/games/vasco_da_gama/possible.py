"""Whether anything may be done at a decision: for actions without effect, and to end them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from seabook.engine import Refusal
from seabook.games.vasco_da_gama import characters, navigation, outfit, projects, recruiting
from seabook.games.vasco_da_gama.state import Decision, State

# What each kind may aim at, narrowed to what is worth asking about, and its conditions.
_Look = tuple[Callable[[State, int], Sequence[Any]], Callable[[State, int, Any], Iterator[Refusal]]]
_LOOKS: dict[str, _Look] = {
    "buy": (projects.on_display, projects.buy_refusals),
    "recruit": (recruiting.in_sections, recruiting.recruit_refusals),
    "hire": (lambda state, seat: (None,), recruiting.hire_refusals),
    "launch": (navigation.own_ships, navigation.launch_refusals),
    "claim": (lambda state, seat: state.box.stacks, characters.claim_refusals),
    "character": (lambda state, seat: state.box.characters, characters.character_refusals),
    "fit-out": (outfit.own_projects, outfit.fit_out_refusals),
}


def effect(state: State, seat: int, decision: Decision) -> bool:
    """Whether an action would have any effect; fitting out is not one of its own."""
    return _any(state, seat, decision, [kind for kind in decision.kinds if kind != "fit-out"])


def anything(state: State, seat: int, decision: Decision) -> bool:
    """Whether a decision offers anything besides stopping."""
    return _any(state, seat, decision, decision.kinds)


def _any(state: State, seat: int, decision: Decision, kinds: Iterable[str]) -> bool:
    state.decisions.append(decision)
    try:
        return any(
            not any(refusals(state, seat, target))
            for kind in kinds
            if kind in _LOOKS
            for targets, refusals in (_LOOKS[kind],)
            for target in targets(state, seat)
        )
    finally:
        state.decisions.pop()
