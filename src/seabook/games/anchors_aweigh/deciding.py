"""Part 3 of the rules, the decisions that all make at once: fulfil or not, face or flee.

They are sealed: the others learn them when the last is in (AR12).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import foreseen, paying, ship
from seabook.games.anchors_aweigh.pieces import Card
from seabook.games.anchors_aweigh.state import Player, State, made

_PAID_BY = {"discovery": "A3.2", "trade": "A3.4", "pirate": "A3.7", "contract": "A3.11"}


def fulfil_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Why this player cannot pay for the card: all that is lacking (AR16)."""
    card, player = state.card, state.players[seat]
    if card is None or not state.turned:
        return
    rule, lacking = _PAID_BY[card.kind.code], False
    for treasure, have, need, n in paying.treasures_lacking(state, player, card):
        lacking = True
        gap = missing("missing.treasures", n=n, treasure=treasure)
        yield refuse(rule, "fulfil.lacks-treasure", gap, treasure=treasure, have=have, need=need)
    for colour, have, need, n in paying.goods_lacking(state, player, card):
        lacking = True
        gap = missing("missing.goods", n=n, colour=colour)
        yield refuse(rule, "fulfil.lacks-good", gap, colour=colour, have=have, need=need)
    if lacking:
        yield from _no_help(state, player, card)


def _no_help(state: State, player: Player, card: Card) -> Iterator[Refusal]:
    """What is aboard and yet pays nothing: warehouses, monkeys, a parrot for goods."""
    aboard = ship.tiles_aboard(state, player)
    if n := aboard[state.box.warehouse.i] if card.treasures else 0:
        yield refuse("A3.14", "fulfil.warehouse", explains=True, n=n)
    if n := aboard[state.box.monkey.i]:
        if not state.wild_monkeys and card.treasures:
            yield refuse("A2.15", "fulfil.monkey", explains=True, n=n)
        elif state.wild_monkeys and not card.treasures:
            yield refuse("A6.5", "fulfil.monkey-no-good", explains=True, n=n)
    if player.resident >= 0 and card.treasures:
        yield refuse("A6.1", "fulfil.resident", explains=True)
    if player.parrots and not card.treasures:
        yield refuse("A4.11", "fulfil.parrot-no-good", explains=True)


def _always(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Declining, facing and fleeing are open to everyone, whatever is aboard (AR18)."""
    return iter(())


def _noting(choice: str) -> Callable[[State, int, None], Iterator[Event]]:
    """The effect of a sealed decision: it is noted, and nothing else happens yet."""

    def effects(state: State, seat: int, _: None) -> Iterator[Event]:
        made(state, seat)
        state.players[seat].choice = choice
        yield event(rule(state), "decide.made", who=state.box.seats[seat])

    return effects


def rule(state: State) -> str:
    """The rule by which all are asked now."""
    if state.asking == "face" or state.card is None:
        return "A3.5"
    return _PAID_BY[state.card.kind.code]


def _fulfil_grants(state: State, seat: int, _: None) -> tuple[str, ...]:
    if state.card is None:
        return (rule(state),)
    more = ("A3.3",) if state.card.kind.code == "discovery" else ()
    return (rule(state), *more, "A3.12")


def _skip_grants(state: State, seat: int, _: None) -> tuple[str, ...]:
    pirates = state.card is not None and state.card.kind.code == "pirate"
    return ("A3.8",) if pirates else (rule(state),)


def _face_grants(state: State, seat: int, _: None) -> tuple[str, ...]:
    return (rule(state),)


KINDS = (
    Kind(
        code="fulfil",
        refusals=fulfil_refusals,
        effects=_noting("fulfil"),
        follows=foreseen.fulfilled,
        grants=_fulfil_grants,
        phase="voyage",
        begins=True,
        sealed=True,
    ),
    Kind(
        code="skip",
        refusals=_always,
        effects=_noting("skip"),
        follows=foreseen.unfulfilled,
        grants=_skip_grants,
        phase="voyage",
        sealed=True,
    ),
    Kind(
        code="face",
        refusals=_always,
        effects=_noting("face"),
        follows=foreseen.faced,
        grants=_face_grants,
        phase="voyage",
        timed_by="A3.5",
        begins=True,
        sealed=True,
    ),
    Kind(
        code="flee",
        refusals=_always,
        effects=_noting("flee"),
        follows=foreseen.fled,
        grants=("A3.6",),
        phase="voyage",
        timed_by="A3.5",
        sealed=True,
    ),
)
