"""Other positions that a seat, or somebody without one, cannot tell from the real one.

What is hidden is first put into an order that says nothing, then dealt anew: the outcome depends on
what is known and on the stream alone. Known too is what follows from what was said: goods lie only
on what can hold them, and who has said to pay can pay. How, and with which tile, is not known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from seabook.engine import Stream
from seabook.games.anchors_aweigh import paying, ship
from seabook.games.anchors_aweigh.hidden import layers, undisclosed
from seabook.games.anchors_aweigh.pieces import Card
from seabook.games.anchors_aweigh.state import (
    AWAY,
    BOXED,
    PAY,
    STREAMS,
    Player,
    State,
    decision_of,
)


def reshuffle_hidden(state: State, seat: int | None, stream: Stream) -> State:
    """Another full position that this seat cannot tell apart from the given one."""
    other = state.copy()
    other.seed, other.counts = stream.below(1 << 62), [0] * len(STREAMS)
    _deal_faces(other, seat, stream)
    _deal_cards(other, stream)
    _choices(other, seat, stream)
    return other


# --- faces


class _Need(NamedTuple):
    """What must be aboard a ship: one of these kinds of treasure on a tile that was not seen (on
    this one, if named), or else a parrot or a wild monkey that was."""

    seat: int
    kinds: tuple[int, ...]
    tile: int = -1
    joker: bool = False


def _deal_faces(state: State, seat: int | None, stream: Stream) -> None:
    """The faces that this seat has not seen, dealt anew among the tiles that bear them.

    Starfish treasures aboard have all been returned before the voyage.
    """
    mine = set[int]()
    if seat is not None:
        mine = {state.players[seat].hand, *state.players[seat].tiles}
    unseen = [
        tile
        for tile, lies in enumerate(state.lies)
        if lies != BOXED and not state.public >> tile & 1 and tile not in mine
    ]
    clean = state.starfish_count and state.phase == "voyage"
    pool = sorted(state.faces[tile] for tile in unseen)
    dealt = list(state.faces)
    for tile, kind in _bound(state, seat, unseen, pool, clean, stream).items():
        face = stream.choice([face for face in pool if face >> 1 == kind and not clean & face])
        dealt[tile] = face
        pool.remove(face)
        unseen.remove(tile)
    faces = stream.shuffled(pool)
    if clean:
        unseen.sort(key=lambda tile: state.lies[tile] != AWAY)
        faces.sort(key=lambda face: face & 1)
        aboard = sum(state.lies[tile] == AWAY for tile in unseen)
        faces[aboard:] = stream.shuffled(faces[aboard:])
    for tile, face in zip(unseen, faces, strict=True):
        dealt[tile] = face
    state.faces = tuple(dealt)


def _bound(
    state: State, seat: int | None, unseen: list[int], pool: list[int], clean: bool, stream: Stream
) -> dict[int, int]:
    """Tiles that cannot bear just anything, each with a kind of treasure that will do."""
    others = [(i, player) for i, player in enumerate(state.players) if i != seat]
    needs = [need for i, player in others for need in _needs(state, i, player, {*unseen})]
    if not needs:
        return {}
    left = Counter(face >> 1 for face in pool if not clean & face)
    room = {
        i: stream.shuffled(
            tile
            for tile, goods in zip(player.tiles, player.goods, strict=True)
            if tile in unseen and not goods
        )
        for i, player in others
    }
    jokers = {i: _jokers(state, i, {*unseen}) for i, _ in others}
    found = _fit(state, needs, left, room, jokers)
    assert found is not None, "the real faces are one way to meet all needs"
    return found


def _needs(state: State, seat: int, player: Player, unseen: set[int]) -> Iterator[_Need]:
    """What can be concluded about the treasures of another that were not seen."""
    box = state.box
    monkey = (box.monkey.i,) if state.wild_monkeys else ()
    stores = (box.warehouse.i, *(monkey if ship.monkeys_store(state) else ()))
    seen = Counter(state.faces[tile] >> 1 for tile in _seen(player, unseen))
    going = _to_hand_in(state, seat)
    given_up = going - seen
    for tile, goods in zip(player.tiles, player.goods, strict=True):
        if goods and tile in unseen:
            fitting = tuple(kind for kind in stores if given_up[kind])
            given_up -= Counter(fitting)
            yield _Need(seat, fitting or stores, tile)
    for kind in sorted(given_up.elements()):
        yield _Need(seat, (kind,))
    if state.card is None or (PAY, seat) not in state.agenda:
        return
    begun = state.agenda[0] == (PAY, seat) and state.owed
    whole = [each.i for each in state.card.treasures]
    due = Counter([owed for owed in state.owed if owed >= 0] if begun else whole)
    due -= seen - going
    for kind in sorted(due.elements()):
        yield _Need(seat, (kind, *monkey), joker=True)


def _to_hand_in(state: State, seat: int) -> Counter[int]:
    """The treasures that are still to be given up in an exchange begun (A6.6)."""
    decision = decision_of(state, seat)
    if decision is None or decision.about is None:
        return Counter()
    return +Counter({decision.about.i: decision.left})


def _jokers(state: State, seat: int, unseen: set[int]) -> int:
    """Parrots and wild monkeys that all know of, less the monkeys that are to be given up."""
    player, monkey = state.players[seat], state.box.monkey
    monkeys = sum(state.treasure(tile) is monkey for tile in _seen(player, unseen))
    monkeys -= _to_hand_in(state, seat)[monkey.i]
    return paying.parrots(state, player) + (monkeys if state.wild_monkeys else 0)


def _seen(player: Player, unseen: set[int]) -> list[int]:
    """The treasures aboard whose faces are known."""
    return [tile for tile in player.tiles if tile >= 0 and tile not in unseen]


def _fit(
    state: State,
    needs: list[_Need],
    left: Counter[int],
    room: dict[int, list[int]],
    jokers: dict[int, int],
) -> dict[int, int] | None:
    """A kind for some of the tiles so that all needs are met; None if that cannot be.

    ``left`` counts the faces to deal by kind, ``room`` names the tiles of each ship that may still
    bear anything, ``jokers`` what may stand for a treasure.
    """
    if not needs:
        return {}
    (seat, kinds, only, joker), rest = needs[0], needs[1:]
    tiles = room[seat] if only < 0 else [only]
    for kind in kinds if tiles else ():
        if left[kind]:
            fewer = {**room, seat: tiles[1:]} if only < 0 else room
            stands = state.wild_monkeys and not joker and kind == state.box.monkey.i
            more = {**jokers, seat: jokers[seat] + stands}
            found = _fit(state, rest, left - Counter([kind]), fewer, more)
            if found is not None:
                return {tiles[0]: kind, **found}
    if joker and jokers[seat] > 0:
        return _fit(state, rest, left, room, {**jokers, seat: jokers[seat] - 1})
    return None


# --- cards and decisions


def _deal_cards(state: State, stream: Stream) -> None:
    """Faces of cards that lie face down, dealt anew among those with the same back."""
    if not state.cards_open:
        top, middle, bottom = layers(state)
        state.deck = [*top, *stream.shuffled(sorted(middle, key=_number)), *bottom]
    face_down = [] if state.cards_open else [*state.deck]
    if state.card is not None and not state.turned:
        face_down.append(state.card)
    dealt: dict[Card, Card] = {}
    for kind, stack in zip(state.box.kinds, state.stacks, strict=True):
        here = [card for card in face_down if card.kind is kind]
        pool = stream.shuffled(sorted([*here, *stack], key=_number))
        dealt |= dict(zip(here, pool, strict=False))
        stack[:] = sorted(pool[len(here) :], key=_number)
    state.deck = [dealt.get(card, card) for card in state.deck]
    if state.card is not None:
        state.card = dealt.get(state.card, state.card)


def _number(card: Card) -> int:
    return card.i


def _choices(state: State, seat: int | None, stream: Stream) -> None:
    """Decisions not shown yet: any that the player could have made with such a ship."""
    for other in sorted(undisclosed(state) - {seat}):
        player = state.players[other]
        if state.asking == "face":
            player.choice = stream.choice(("face", "flee"))
        elif _to_hand_in(state, other):
            player.choice = "skip"  # in the middle of an exchange nothing is promised, as it were
        elif state.card is not None and not any(paying.gaps(state, player, state.card)):
            player.choice = stream.choice(("fulfil", "skip"))
        else:
            player.choice = "skip"
