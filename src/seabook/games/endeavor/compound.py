"""Part 3 of the rules as a whole: which actions a building or token opens, and compound actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from seabook.engine import Event, Refusal, refuse
from seabook.games.endeavor import attack, cards, draw, narrow, occupy, payment, ship
from seabook.games.endeavor.components import BUILDINGS, CITIES, DECKS, EUROPE, REGIONS
from seabook.games.endeavor.pieces import Building, City, Deck, Region, Token
from seabook.games.endeavor.state import Decision, State

_Effects = Callable[[State, int, Any], Iterator[Event]]

_Refusals = Callable[[State, int, Any], Iterator[Refusal]]
_Worth = Callable[[State, int], Sequence[int]]


def _all(targets: Sequence[Any]) -> _Worth:
    places = range(len(targets))
    return lambda state, seat: places


# each action of part 3: its conditions, its targets, and those worth asking about
_REFUSALS: dict[str, tuple[_Refusals, Sequence[Any], _Worth]] = {
    "ship": (ship.refusals, REGIONS, _all(REGIONS)),
    "occupy": (occupy.refusals, CITIES, narrow.empty_cities),
    "attack": (attack.refusals, CITIES, narrow.rival_cities),
    "draw": (draw.refusals, DECKS, _all(DECKS)),
    "pay": (payment.refusals, BUILDINGS, narrow.busy_buildings),
}

# The rule of each combination of actions (E3.6 to E3.11).
_RULES: dict[tuple[str, ...], str] = {
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
        return _RULES[decision.by.does]
    return "E2.13" if isinstance(decision.by, Token) else "E2.11"


def grants(state: State, target: Any) -> tuple[str, ...]:
    """The rules that allow this target now: the open combination, a card within one's presence."""
    found = []
    if state.decisions and state.decision.framed:
        found.append(rule_of(state.decision))
    if isinstance(target, Deck):
        card = draw.top(state, target)
        found.append("E3.4b" if card is not None and card.number else "E3.4c")
    return tuple(found)


def any_legal(state: State) -> bool:
    """Whether the open decision has a legal action (a stop does not count)."""
    decision = state.decision
    for kind in decision.kinds:
        if kind == "stop":
            continue
        refusals, targets, worth = _REFUSALS[kind]
        for place in worth(state, decision.seat):
            target = targets[place]
            if any(refusals(state, decision.seat, target)):
                continue
            if not decision.framed or not any(frame(state, kind, target)):
                return True
    return False


def frame(state: State, kind: str, target: Any) -> Iterator[Refusal]:
    """What the open compound action forbids: leaving its region (E3.9 to E3.11)."""
    decision = state.decision
    by = decision.by
    if not isinstance(by, Building) or not by.together:
        return
    region = _region(target)
    if region is None:
        return
    rule = rule_of(decision)
    if decision.region is not None and region is not decision.region:
        yield refuse(rule, "compound.other-region", region=decision.region, asked=region)
    elif (
        decision.deck >= 0
        and isinstance(target, Deck)
        and target.i != decision.deck
        and state.options.draw_twice_europe == "one_deck"
    ):
        yield refuse(rule, "compound.other-deck", deck=DECKS[decision.deck], asked=target)
    if (
        kind == "occupy"
        and by.does == ("ship", "occupy")
        and region is EUROPE
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
    """The other half of a compound action, where it has a legal choice (E3.9 to E3.11)."""
    by = decision.by
    if not isinstance(by, Building) or not by.together or decision.region is not None:
        return
    rest = list(by.does)
    rest.remove(kind)
    deck = target.i if isinstance(target, Deck) else -1
    state.decisions.append(Decision(decision.seat, (*rest, "stop"), by, _region(target), deck))
    if not any_legal(state):
        state.decisions.pop()
