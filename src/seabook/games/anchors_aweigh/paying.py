"""Part 3 of the rules, paying for a card: treasures to the heap, goods to the supply.

Each treasure of a cost is one payment. Where it may be paid in more than one way (a tile above deck
or one below, a parrot, a wild monkey) the player is asked, and asked alike whatever lies below deck:
so the question tells nothing of it (AR58).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.pieces import (
    RULE,
    Card,
    Colour,
    Means,
    Space,
    Treasure,
)
from seabook.games.anchors_aweigh.state import PAY, Decision, Player, State, decision_of, made


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
    return _short(state, player, card.treasures)


def _short(state: State, player: Player, treasures: Sequence[Treasure]) -> Iterator[Gap]:
    aboard, spare = ship.tiles_aboard(state, player), _jokers(state, player)
    for treasure in dict.fromkeys(treasures):
        have, need = aboard[treasure.i], treasures.count(treasure)
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
    """Pay what can be paid in one way only, and ask where there may be a choice."""
    card, player = state.card, state.players[seat]
    assert card is not None
    if not state.owed:
        # How one pays shows what lay below deck: whoever acted before cannot foretell it.
        yield event(_rule(state), "pay.begins", who=state.box.seats[seat], card=card).showing()
        goods = (~colour for colour, n in enumerate(card.goods) for _ in range(n))
        state.owed = [*goods, *(treasure.i for treasure in card.treasures)]
    while state.owed:
        due = state.owed[0]
        if due < 0:
            if ship.either_deck(state, player, ~due):
                state.decisions.append(Decision(seat, ("unload",), lifted=~due, stage=PAY))
                return
            yield _goods(state, seat, ~due)
        else:
            treasure = state.box.treasures[due]
            if _may_choose(state, player, treasure):
                state.decisions.append(Decision(seat, ("cover",), treasure))
                return
            yield _pay(state, seat, treasure, _first_way(state, player, treasure))
    state.agenda.pop(0)


def _goods(state: State, seat: int, colour: int) -> Event:
    """All the goods due of a colour, which lie on one deck."""
    player, box, n = state.players[seat], state.box, state.owed.count(~colour)
    for _ in range(n):
        ship.return_good(state, player, colour)
    del state.owed[:n]
    return event(_rule(state), "pay.goods", who=box.seats[seat], n=n, colour=box.colours[colour])


def _may_choose(state: State, player: Player, treasure: Treasure) -> bool:
    """Whether the next treasure may be paid in several ways, for all that the others see: what lies
    below deck may be anything (AR58)."""
    hidden = ship.screened(state, player, treasure=True)
    ways = min(1, parrots(state, player))
    for kind in _paying(state, treasure):
        ways += ship.tile_above(state, player, kind) + hidden
    if ways < 2 or hidden:
        return ways > 1
    # All lies open: where every tile and every joker is needed, no choice is asked that is none.
    aboard = ship.tiles_aboard(state, player)
    short = sum(max(0, state.owed.count(i) - aboard[i]) for i in set(state.owed))
    return short < _jokers(state, player)


def _paying(state: State, treasure: Treasure) -> tuple[Treasure, ...]:
    """The kinds of tile that pay for a treasure: its own, and wild monkeys (A6.5)."""
    return (treasure, state.box.monkey) if state.wild_monkeys else (treasure,)


def _first_way(state: State, player: Player, treasure: Treasure) -> int:
    """The space whose treasure pays where there is no choice, or -1 for a parrot."""
    own, *wild = (ship.spaces_of(state, player, kind) for kind in _paying(state, treasure))
    if own or parrots(state, player):
        return own[0] if own else -1
    return wild[0][0]


def _pay(state: State, seat: int, treasure: Treasure, space: int) -> Event:
    """One treasure of the cost, by the tile on a space or without one by a parrot."""
    player, who = state.players[seat], state.box.seats[seat]
    state.owed.pop(0)
    if space < 0:
        player.parrots -= 1
        state.parrots += 1
        return event("A4.11", "pay.parrot", who=who, treasure=treasure)
    tile, lost = ship.tile_to_heap(state, player, space)
    state.public |= 1 << tile
    if state.treasure(tile) is state.box.monkey:
        goods = [state.box.colours[colour] for colour in lost] or "–"
        return event("A6.5", "pay.monkey", who=who, treasure=treasure, goods=goods).hiding()
    return event(_rule(state), "pay.treasure", who=who, treasure=treasure).hiding()


def refusals(state: State, seat: int, means: Means) -> Iterator[Refusal]:
    """Why the treasure now due cannot be paid so."""
    player, decision = state.players[seat], decision_of(state, seat)
    due = decision.about if decision and "cover" in decision.kinds else None
    space = means.space
    unfit = [*(_unfit(state, player, space, due) if space else _no_parrot(state, player))]
    yield from unfit
    if due and not unfit:
        yield from _needed(state, player, means)


def _no_parrot(state: State, player: Player) -> Iterator[Refusal]:
    if not player.parrots:
        yield refuse("A4.11", "cover.no-parrot", missing("missing.parrot"))
    if state.round < (last := state.box.counts.rounds):
        yield refuse("A4.11", "cover.parrot-early", round=last)


def _unfit(state: State, player: Player, space: Space, due: Treasure | None) -> Iterator[Refusal]:
    """Why what lies on this space does not pay for the treasure due."""
    tile = player.tiles[space.i]
    if tile < 0:
        yield refuse(_rule(state), "cover.nothing", space=space)
    elif space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    elif (lying := state.treasure(tile)) is state.box.monkey and not state.wild_monkeys:
        yield refuse("A2.15", "cover.monkey-tame")
    elif due and lying not in _paying(state, due):
        rule = _rule(state) if lying.payable else "A3.14"
        yield refuse(rule, "cover.other", space=space, thing=lying, treasure=due)
        if state.wild_monkeys:
            yield refuse("A6.5", "cover.not-wild", explains=True)


def _needed(state: State, player: Player, means: Means) -> Iterator[Refusal]:
    """What could not be paid any more if this parrot or monkey went for another treasure."""
    less = player.copy()
    if means.space is None:
        less.parrots -= 1
    else:
        ship.take_off(less, means.space.i)
    rest = [state.box.treasures[i] for i in state.owed[1:]]
    for treasure, _, _, n in _short(state, less, rest):
        yield refuse(_rule(state), "cover.needed", means=means, treasure=treasure, n=n)


def _grants(state: State, seat: int, means: Means) -> tuple[str, ...]:
    """The rule that lets a treasure be paid so."""
    if means.space is None:
        return ("A4.11",)
    lying = state.treasure(state.players[seat].tiles[means.space.i])
    return ("A6.5",) if lying is state.box.monkey else (_rule(state),)


def _rule(state: State) -> str:
    return RULE[state.card.kind.code] if state.card else "A3.3"


def effects(state: State, seat: int, means: Means) -> Iterator[Event]:
    """The treasure now due is paid so; the rest follows by itself or by further choices."""
    decision = made(state, seat)
    assert decision.about is not None
    yield _pay(state, seat, decision.about, means.space.i if means.space else -1)
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
    ),
)
