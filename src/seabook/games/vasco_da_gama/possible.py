"""Whether anything may be done at a decision: for actions without effect, and to end them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from seabook.engine import Refusal
from seabook.games.vasco_da_gama import (
    characters,
    narrow,
    navigation,
    outfit,
    projects,
    recruiting,
)
from seabook.games.vasco_da_gama.pieces import Box
from seabook.games.vasco_da_gama.state import Decision, State


class _Look(NamedTuple):
    """What a kind may aim at, which of it is worth asking about, and its conditions."""

    targets: Callable[[Box], Sequence[Any]]
    refusals: Callable[[State, int, Any], Iterator[Refusal]]
    worth: Callable[[State, int], Iterable[int]] | None = None


_LOOKS = {
    "buy": _Look(lambda box: box.projects, projects.buy_refusals, narrow.open_projects),
    "recruit": _Look(lambda box: box.sailors, recruiting.recruit_refusals, narrow.sailors),
    "hire": _Look(lambda box: (None,), recruiting.hire_refusals),
    "launch": _Look(lambda box: box.projects, navigation.launch_refusals, narrow.own_ships),
    "claim": _Look(lambda box: box.stacks, characters.claim_refusals),
    "character": _Look(lambda box: box.characters, characters.character_refusals),
    "fit-out": _Look(lambda box: box.projects, outfit.fit_out_refusals, narrow.own_projects),
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
            not any(_LOOKS[kind].refusals(state, seat, target))
            for kind in kinds
            if kind in _LOOKS
            for target in _worth_asking(state, seat, _LOOKS[kind])
        )
    finally:
        state.decisions.pop()


def _worth_asking(state: State, seat: int, look: _Look) -> Sequence[Any]:
    targets = look.targets(state.box)
    return targets if look.worth is None else [targets[i] for i in look.worth(state, seat)]
