"""Which rules allow an action that has been found legal, where it depends on the position."""

from __future__ import annotations

from seabook.engine import Action
from seabook.games.vasco_da_gama import planning
from seabook.games.vasco_da_gama.pieces import Merchant
from seabook.games.vasco_da_gama.state import State


def grants(state: State, action: Action) -> tuple[str, ...]:
    """The rules of the kind of action, and those of this very case of it."""
    kind, seat = action.kind.code, action.seat.i
    if kind == "number":
        return (planning.rule_of(state, seat),)
    if kind == "area":
        return (planning.rule_of(state, seat), "V2.5")
    if kind == "buy":
        return ("V3.8",) if action.target is state.gabriel else ("V3.7",)
    if kind == "hire":
        return ("V3.14",) if state.decision.done else ("V3.15",)
    if kind == "land":
        return ("V3.27",) if isinstance(state.decision.ship, Merchant) else ("V3.16", "V3.18")
    return action.kind.rules
