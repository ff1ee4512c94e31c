"""What a seat may know: its view, and other positions that it cannot tell from the real one.

Hidden from a seat are the faces of treasures that lay face down when they were taken, or still do;
the faces of the cards from the captain's call on, and of the stacks; decisions that are not shown
yet; the order of the deck below its top card; and all draws to come. What lies below deck is not
shown; but a treasure whose face all have seen was seen, and so were goods, which are taken from the
open supply. What a player remembers of that is no matter of the rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from seabook.engine import Stream
from seabook.games.anchors_aweigh import paying, ship
from seabook.games.anchors_aweigh.pieces import Card, Space
from seabook.games.anchors_aweigh.state import (
    AWAY,
    BOXED,
    CHEST,
    NOTHING,
    PAY,
    UP,
    Player,
    State,
)

# --- the view


def view(state: State, seat: int) -> dict[str, Any]:
    """All that a seat may look at now, as plain data.

    ``?`` stands for a face that it does not see, ``filled`` for what lies behind another's screen.
    """
    box = state.box
    return {
        "seat": box.seats[seat].code,
        "round": state.round,
        "phase": state.phase,
        "captain": box.seats[state.captain].code if state.captain >= 0 else "",
        "heap": {
            tile.code: face(state, tile.i) if state.lies[tile.i] == UP else "?"
            for tile in box.tiles
            if state.lies[tile.i] < AWAY
        },
        "supply": {c.code: n for c, n in zip(box.colours, state.supply, strict=True)},
        "parrots": state.parrots,
        "cards": _cards(state),
        "card": _card(state),
        "left": {k.code: len(stack) for k, stack in zip(box.kinds, state.stacks, strict=True)},
        "asking": state.asking,
        "decided": [box.seats[each].code for each in sorted(undisclosed(state))],
        "decisions": [(box.seats[d.seat].code, d.kinds) for d in state.decisions],
        "owed": [*state.owed],
        "ships": {
            box.seats[i].code: _ship(state, i, own=i == seat) for i in range(len(state.players))
        },
    }


def undisclosed(state: State) -> frozenset[int]:
    """The seats whose decision is in, but not yet shown."""
    if not state.asking:
        return frozenset()
    kinds = ("face", "flee") if state.asking == "face" else ("fulfil", "skip")
    return frozenset(i for i, player in enumerate(state.players) if player.choice in kinds)


def face(state: State, tile: int) -> str:
    """What a tile shows: its kind, with a star for a starfish."""
    return state.treasure(tile).code + ("*" if state.starfish(tile) else "")


def thing_on(state: State, player: Player, space: int, *, seen: bool = True) -> str:
    """What lies on a space: a treasure with the goods on it, a good, a chest, or nothing."""
    tile = player.tiles[space]
    goods = [state.box.colours[colour].code for colour in player.goods[space]]
    if tile == CHEST:
        return "chest"
    if tile == NOTHING and not goods:
        return ""
    if not seen:
        return "filled"
    return goods[0] if tile == NOTHING else "+".join([face(state, tile), *goods])


def _cards(state: State) -> list[str]:
    """The ring while it lies face up, else the backs that a deck shows.

    That is the top one; below it the kinds that are left, in no order; at the bottom the contracts
    that went there.
    """
    if state.cards_open:
        return [card.code for card in state.deck]
    top, middle, bottom = _layers(state)
    return [card.kind.code for card in (*top, *sorted(middle, key=_by_kind), *bottom)]


def _layers(state: State) -> tuple[list[Card], list[Card], list[Card]]:
    """The deck as it is known: the top card, those of unknown order, the contracts put under."""
    deck = state.deck
    seen = 1 if state.phase == "voyage" and len(deck) > state.under else 0
    rest = len(deck) - state.under
    return deck[:seen], deck[seen:rest], deck[rest:]


def _by_kind(card: Card) -> str:
    return card.kind.code


def _card(state: State) -> str:
    if state.card is None:
        return ""
    return state.card.code if state.turned else state.card.kind.code


def _ship(state: State, seat: int, *, own: bool) -> dict[str, Any]:
    player, box = state.players[seat], state.box
    hand = ""
    if player.hand >= 0:
        known = own or state.public >> player.hand & 1
        hand = f"{box.tiles[player.hand].code} {face(state, player.hand) if known else '?'}"
    shown = seat not in undisclosed(state) or own
    return {
        "spaces": {
            space.code: thing_on(state, player, space.i, seen=own or _in_sight(player, space))
            for space in box.spaces
        },
        "hand": hand,
        "coins": player.coins,
        "chests": player.chests,
        "parrots": player.parrots,
        "choice": player.choice if shown else "",
    }


def _in_sight(player: Player, space: Space) -> bool:
    return not space.below or space.i == player.resident


# --- positions that look alike


def reshuffle_hidden(state: State, seat: int, stream: Stream) -> State:
    """Another full position that this seat cannot tell apart from the given one."""
    other = state.copy()
    other.seed = stream.below(1 << 62)
    _faces(other, seat, stream)
    _deal_cards(other, stream)
    _choices(other, seat, stream)
    return other


def _faces(state: State, seat: int, stream: Stream) -> None:
    """The faces that this seat has not seen, dealt anew among the tiles that bear them.

    Starfish treasures aboard have all been returned before the voyage. What a player who has
    decided to pay is about to lay down stays, for it will be seen in a moment.
    """
    mine = {state.players[seat].hand, *state.players[seat].tiles, *_committed(state, seat)}
    mine |= {
        tile
        for player in state.players
        for tile, goods in zip(player.tiles, player.goods, strict=True)
        if goods  # only a warehouse, or by an option a monkey, can hold them
    }
    unseen = [
        tile
        for tile in range(len(state.faces))
        if not state.public >> tile & 1 and tile not in mine and state.lies[tile] != BOXED
    ]
    faces = stream.shuffled([state.faces[tile] for tile in unseen])
    if state.starfish_count and state.phase == "voyage":
        # Aboard there are none with a starfish: those ids come first, and clean faces too.
        unseen.sort(key=lambda tile: state.lies[tile] != AWAY)
        faces.sort(key=lambda face: face & 1)
        aboard = sum(state.lies[tile] == AWAY for tile in unseen)
        faces[aboard:] = stream.shuffled(faces[aboard:])
    dealt = list(state.faces)
    for tile, each in zip(unseen, faces, strict=True):
        dealt[tile] = each
    state.faces = tuple(dealt)


def _committed(state: State, seat: int) -> list[int]:
    """Tiles of the others that will go into a payment already decided on: so many and no more."""
    if state.card is None:
        return []
    found = list[int]()
    for stage, other in state.agenda:
        if stage != PAY or other == seat:
            continue
        player, due = state.players[other], Counter(state.card.treasures)
        order = sorted(range(len(player.tiles)), key=lambda i: (len(player.goods[i]), i))
        tiles = [player.tiles[space] for space in order if player.tiles[space] >= 0]
        for tile in tiles:
            if due[state.treasure(tile)] > 0:
                due[state.treasure(tile)] -= 1
                found.append(tile)
        monkeys = [tile for tile in tiles if state.treasure(tile) is state.box.monkey]
        found += monkeys[: due.total()] if state.wild_monkeys else []
    return found


def _deal_cards(state: State, stream: Stream) -> None:
    """Faces of cards that lie face down, dealt anew among those with the same back."""
    if not state.cards_open:
        top, middle, bottom = _layers(state)
        state.deck = [*top, *stream.shuffled(middle), *bottom]
    face_down = [] if state.cards_open else [*state.deck]
    if state.card is not None and not state.turned:
        face_down.append(state.card)
    dealt: dict[Card, Card] = {}
    for kind, stack in zip(state.box.kinds, state.stacks, strict=True):
        here = [card for card in face_down if card.kind is kind]
        pool = stream.shuffled(sorted([*here, *stack], key=lambda card: card.i))
        dealt |= dict(zip(here, pool, strict=False))
        stack[:] = sorted(pool[len(here) :], key=lambda card: card.i)
    state.deck = [dealt.get(card, card) for card in state.deck]
    if state.card is not None:
        state.card = dealt.get(state.card, state.card)


def _choices(state: State, seat: int, stream: Stream) -> None:
    """Decisions not shown yet: any that the player could have made with such a ship."""
    for other in sorted(undisclosed(state) - {seat}):
        player = state.players[other]
        if state.asking == "face":
            player.choice = stream.choice(("face", "flee"))
        elif state.card is not None and _can_pay(state, player, state.card):
            player.choice = stream.choice(("fulfil", "skip"))
        else:
            player.choice = "skip"


def _can_pay(state: State, player: Player, card: Card) -> bool:
    aboard = ship.goods_aboard(state, player)
    enough = all(have >= need for have, need in zip(aboard, card.goods, strict=True))
    return enough and not any(paying.lacking(state, player, card))
