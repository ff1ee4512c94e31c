"""Part 3 of the rules as a whole: which actions a building or token opens, and compound actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from seabook.engine import Event, Refusal, refuse
from seabook.games.endeavor import cards
from seabook.games.endeavor.pieces import Building, City, Deck, Region, Token
from seabook.games.endeavor.state import Decision, State

_Effects = Callable[[State, int, Any], Iterator[Event]]
_Grants = Callable[[State, int, Any], tuple[str, ...]]

# The rule of each combination of actions (E3.6 to E3.11).
RULES: dict[tuple[str, ...], str] = {
    ("ship", "draw"): "E3.6",
    ("occupy", "draw"): "E3.7",
    ("occupy", "attack"): "E3.8",
    ("ship", "occupy"): "E3.9",
    ("ship", "ship"): "E3.10",
    ("draw", "draw"): "E3.11",
}


def first(seat: int, by: Building | Token) -> Decision:
    """The decision that activating a building or using a token opens."""
    return Decision(seat, tuple(dict.fromkeys(by.does)), by)


def rule_of(decision: Decision) -> str:
    """The rule of the combination of actions that is open."""
    if decision.by and len(decision.by.does) > 1:
        return RULES[decision.by.does]
    return "E2.13" if isinstance(decision.by, Token) else "E2.11"


def granting(*rules: str) -> _Grants:
    """The rules of an action, and that of the combination in which it is done."""

    def grants(state: State, seat: int, target: Any) -> tuple[str, ...]:
        by = state.decision.by
        combined = by is not None and len(by.does) > 1
        return (*rules, rule_of(state.decision)) if combined else rules

    return grants


def leaves(state: State, kind: str, target: City | Deck | Region) -> Iterable[Refusal]:
    """What the open compound action forbids: leaving its region (E3.9 to E3.11)."""
    if not state.decisions:
        return ()
    decision = state.decisions[-1]
    by = decision.by
    if by is None or isinstance(by, Token) or not by.together:
        return ()
    return _leaves(state, decision, by, kind, target)


def broken_off(state: State, seat: int, kind: str, target: Any) -> Iterable[Refusal]:
    """The same of a compound action of this seat whose second half has just ended by itself."""
    decision = state.ended
    if decision is None or decision.seat != seat or kind not in decision.kinds:
        return ()
    by = decision.by
    assert isinstance(by, Building)
    return (why._replace(stays=True) for why in _leaves(state, decision, by, kind, target))


def _leaves(
    state: State, decision: Decision, by: Building, kind: str, target: City | Deck | Region
) -> Iterator[Refusal]:
    region, rule = _region(target), rule_of(decision)
    if decision.region is not None and region is not decision.region:
        yield refuse(rule, "compound.other-region", region=decision.region, asked=region)
    elif (
        decision.deck >= 0
        and isinstance(target, Deck)
        and target.i != decision.deck
        and state.options.draw_twice_europe == "one_deck"
    ):
        yield refuse(rule, "compound.other-deck", deck=state.box.decks[decision.deck], asked=target)
    if (
        kind == "occupy"
        and by.does == ("ship", "occupy")
        and region is state.box.europe
        and state.options.docks_in_europe == "no"
    ):
        yield refuse(rule, "compound.docks-europe", building=by)


def _region(target: Any) -> Region | None:
    if isinstance(target, Region):
        return target
    return target.region if isinstance(target, City | Deck) else None


def playing(kind: str, inner: _Effects) -> _Effects:
    """The effects of an action together with what it leaves open."""

    def effects(state: State, seat: int, target: Any) -> Iterator[Event]:
        decision = state.decisions.pop()
        yield from inner(state, seat, target)
        _open_second_half(state, decision, kind, target)
        # A passed player who has just won a Governor settles the card limit first (ER53).
        yield from cards.require_of_passed(state)

    return effects


def _open_second_half(state: State, decision: Decision, kind: str, target: Any) -> None:
    """The other half of a compound action (E3.9 to E3.11)."""
    by = decision.by
    if not isinstance(by, Building) or not by.together or decision.region is not None:
        return
    rest = list(by.does)
    rest.remove(kind)
    deck = target.i if isinstance(target, Deck) else -1
    state.decisions.append(Decision(decision.seat, (*rest, "stop"), by, _region(target), deck))
