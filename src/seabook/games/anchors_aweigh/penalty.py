"""Part 3 of the rules, the penalty of who faced pirates without paying: 2 coins and 1 good (A3.8),
as far as they have them (A3.9, AR17)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.anchors_aweigh import ship, stowing
from seabook.games.anchors_aweigh.pieces import Colour
from seabook.games.anchors_aweigh.state import FINE, Decision, State, made

COINS, GOODS = 2, 1


def go_on(state: State, seat: int) -> Iterator[Event]:
    """Coins first; then the good, which the player picks where there may be several colours."""
    player, who = state.players[seat], state.box.seats[seat]
    aboard = ship.goods_aboard(state, player)
    coins, goods = min(COINS, player.coins), min(GOODS, sum(aboard))
    player.coins -= coins
    yield event("A3.8", "penalty.coins", who=who, n=coins, goods=goods)
    if (coins, goods) != (COINS, GOODS):
        yield event("A3.9", "penalty.short", who=who, coins=coins, goods=goods)
    if player.chests and coins < COINS:
        yield event("A4.6", "penalty.chests-safe", who=who, n=player.chests)
    colours = [i for i, n in enumerate(aboard) if n]
    if not colours:
        state.agenda.pop(0)
    elif len(colours) > 1 or ship.screened(state, player):
        state.decisions.append(Decision(seat, ("give",)))
    else:
        yield from stowing.part_with(state, seat, state.box.colours[colours[0]], FINE)


def refusals(state: State, seat: int, colour: Colour) -> Iterator[Refusal]:
    """Why a good of this colour cannot be given up."""
    if not ship.goods_aboard(state, state.players[seat])[colour.i]:
        yield refuse("A3.8", "give.none", colour=colour)


def effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """The good goes back to the supply, before any reward is taken (AR54)."""
    made(state, seat)
    yield from stowing.part_with(state, seat, colour, FINE)


KINDS = (
    Kind(
        code="give",
        targets=lambda box: box.colours,
        refusals=refusals,
        effects=effects,
        grants=("A3.8",),
        phase="voyage",
        timed_by="A3.8",
    ),
)
