"""Part 3 of the rules, paying for a card: treasures to the heap, goods to the supply.

Each treasure of a cost is one payment. Only where it can be paid in more than one way (a tile of
that kind, a parrot, a wild monkey) is the player asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.pieces import (
    MONKEY,
    PARROT,
    TILE,
    Card,
    Colour,
    Means,
    Treasure,
)
from seabook.games.anchors_aweigh.state import Decision, Player, State, decision_of, made

# The rule under which each kind of card is resolved.
RULE = {"discovery": "A3.3", "trade": "A3.4", "pirate": "A3.7", "contract": "A3.11"}


class Gap(NamedTuple):
    """What a ship is short of for a card: ``n`` lack of the ``need``, with ``have`` aboard."""

    piece: Treasure | Colour
    have: int
    need: int
    n: int


def gaps(state: State, player: Player, card: Card) -> Iterator[Gap]:
    """All that is lacking to pay for a card."""
    yield from treasures_lacking(state, player, card)
    yield from goods_lacking(state, player, card)


def treasures_lacking(state: State, player: Player, card: Card) -> Iterator[Gap]:
    """Each treasure that is short when parrot and wild monkeys have filled in where they can."""
    aboard, spare = ship.tiles_aboard(state, player), _jokers(state, player)
    for treasure in dict.fromkeys(card.treasures):
        have, need = aboard[treasure.i], card.treasures.count(treasure)
        short = max(0, need - have)
        filled = min(short, spare)
        spare -= filled
        if short > filled:
            yield Gap(treasure, have, need, short - filled)


def goods_lacking(state: State, player: Player, card: Card) -> Iterator[Gap]:
    """Each good that is short."""
    aboard = ship.goods_aboard(state, player)
    for colour, have, need in zip(state.box.colours, aboard, card.goods, strict=True):
        if have < need:
            yield Gap(colour, have, need, need - have)


def _jokers(state: State, player: Player) -> int:
    return parrots(state, player) + _monkeys(state, player)


def parrots(state: State, player: Player) -> int:
    """A parrot is spent in the voyage of round 2 (A4.11)."""
    return player.parrots if state.round == state.box.counts.rounds else 0


def _monkeys(state: State, player: Player) -> int:
    """Wild monkeys aboard (A6.5)."""
    return ship.tiles_aboard(state, player)[state.box.monkey.i] if state.wild_monkeys else 0


def go_on(state: State, seat: int) -> Iterator[Event]:
    """Pay what can be paid in one way only, and ask where there is a choice."""
    card, player = state.card, state.players[seat]
    assert card is not None
    if not state.owed:
        # How one pays shows what lay below deck: whoever acted before cannot foretell it.
        yield event(_rule(state), "pay.begins", who=state.box.seats[seat], card=card).showing()
        yield from _goods(state, seat, card)
        state.owed = [treasure.i for treasure in card.treasures]
    while state.owed:
        treasure = state.box.treasures[state.owed[0]]
        ways = _ways(state, player, treasure)
        if len(ways) > 1:
            state.decisions.append(Decision(seat, ("cover",), treasure))
            return
        yield _pay(state, seat, treasure, ways[0])
    state.agenda.pop(0)


def _goods(state: State, seat: int, card: Card) -> Iterator[Event]:
    """The goods of the cost, colour by colour."""
    player, box = state.players[seat], state.box
    for colour, n in zip(box.colours, card.goods, strict=True):
        for _ in range(n):
            ship.return_good(state, player, colour.i)
        if n:
            yield event(_rule(state), "pay.goods", who=box.seats[seat], n=n, colour=colour)


def _ways(state: State, player: Player, treasure: Treasure) -> list[int]:
    """How the next treasure may be paid: of the means that the player has, all that lead on.

    Where every tile and every joker is needed, no choice is asked that is none.
    """
    aboard, owed = ship.tiles_aboard(state, player), state.owed
    short = sum(max(0, owed.count(i) - aboard[i]) for i in set(owed))
    tiles = [TILE] * min(1, aboard[treasure.i])
    jokers = [PARROT] * parrots(state, player) + [MONKEY] * min(1, _monkeys(state, player))
    if short == _jokers(state, player):
        return (tiles or jokers)[:1]
    return tiles + jokers


def _pay(state: State, seat: int, treasure: Treasure, way: int) -> Event:
    """One treasure of the cost, by a tile, a parrot or a monkey."""
    player, who = state.players[seat], state.box.seats[seat]
    state.owed.pop(0)
    if way == PARROT:
        player.parrots -= 1
        state.parrots += 1
        return event("A4.11", "pay.parrot", who=who, treasure=treasure)
    given = treasure if way == TILE else state.box.monkey
    tile, lost = ship.tile_to_heap(state, player, ship.space_of(state, player, given))
    state.public |= 1 << tile
    if way == MONKEY:
        goods = [state.box.colours[colour] for colour in lost] or "–"
        return event("A6.5", "pay.monkey", who=who, treasure=treasure, goods=goods).hiding()
    return event(_rule(state), "pay.treasure", who=who, treasure=treasure).hiding()


def refusals(state: State, seat: int, means: Means) -> Iterator[Refusal]:
    """Why the treasure now due cannot be paid so."""
    player, decision = state.players[seat], decision_of(state, seat)
    about = decision.about if decision else None
    if means.i == TILE and about and not ship.tiles_aboard(state, player)[about.i]:
        gap = missing("missing.treasures", n=1, treasure=about)
        yield refuse(_rule(state), "cover.no-tile", gap, treasure=about)
    if means.i == PARROT:
        if not player.parrots:
            yield refuse("A4.11", "cover.no-parrot", missing("missing.parrot"))
        elif state.round < (last := state.box.counts.rounds):
            yield refuse("A4.11", "cover.parrot-early", round=last)
    if means.i == MONKEY:
        if not state.wild_monkeys:
            yield refuse("A2.15", "cover.monkey-tame", never=True)
        elif not _monkeys(state, player):
            yield refuse("A6.5", "cover.no-monkey")


def _grants(state: State, seat: int, means: Means) -> tuple[str, ...]:
    """The rule that lets a treasure be paid so."""
    return ("A4.11",) if means.i == PARROT else ("A6.5",) if means.i == MONKEY else (_rule(state),)


def _rule(state: State) -> str:
    return RULE[state.card.kind.code] if state.card else "A3.3"


def effects(state: State, seat: int, means: Means) -> Iterator[Event]:
    """The treasure now due is paid so; the rest follows by itself or by further choices."""
    decision = made(state, seat)
    assert decision.about is not None
    yield _pay(state, seat, decision.about, means.i)
    if not state.owed:
        state.agenda.pop(0)


KINDS = (
    Kind(
        code="cover",
        targets=lambda box: box.means,
        refusals=refusals,
        effects=effects,
        grants=_grants,
        phase="voyage",
        timed_by="A3.3",
        aside=True,
    ),
)
