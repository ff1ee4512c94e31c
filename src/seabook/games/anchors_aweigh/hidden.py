"""What a seat may know, and what everybody may: the view.

Hidden from a seat are the faces of treasures that lay face down when they were taken, or still do;
the faces of the cards from the captain's call on, and of the stacks; decisions that are not shown
yet; the order of the deck below its top card; and all draws to come. What lies below deck is not
shown; but a treasure whose face all have seen was seen, and so were goods, which are taken from the
open supply. What a player remembers of that is no matter of the rules.
"""

from __future__ import annotations

from typing import Any

from seabook.games.anchors_aweigh.pieces import Card, Space
from seabook.games.anchors_aweigh.state import (
    AWAY,
    BOXED,
    CHEST,
    NOTHING,
    UP,
    Player,
    State,
)

# --- the view


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat may look at now, or somebody without one, as plain data.

    ``?`` stands for a face that it does not see, ``filled`` for what lies behind another's screen.
    """
    box = state.box
    return {
        "seat": "" if seat is None else box.seats[seat].code,
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
    top, middle, bottom = layers(state)
    return [card.kind.code for card in (*top, *sorted(middle, key=_by_kind), *bottom)]


def layers(state: State) -> tuple[list[Card], list[Card], list[Card]]:
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
            space.code: thing_on(state, player, space.i, seen=own or in_sight(player, space))
            for space in box.spaces
        },
        "hand": hand,
        "coins": player.coins,
        "chests": player.chests,
        "parrots": player.parrots,
        "choice": player.choice if shown else "",
    }


def in_sight(player: Player, space: Space) -> bool:
    """Whether everybody sees what lies on this space: above deck, and where a pesky monkey is."""
    return not space.below or space.i == player.resident


# --- values by their paths


def knows(state: State, seat: int | None, path: str) -> bool:
    """Whether a seat, or everybody, may know the value at a path."""
    box = state.box
    head, _, tail = path.partition(".")
    if head == "draws":
        return False
    if head == "deck":
        return state.cards_open
    if head == "card":
        return state.card is None or state.turned
    if head == "tile":
        return knows_face(state, seat, next((t.i for t in box.tiles if t.code == tail), -1))
    owner = next((each.i for each in box.seats if each.code == head), seat)
    if owner is None or owner == seat:
        return True
    player = state.players[owner]
    what, _, where = tail.partition(".")
    if what == "hand":
        return player.hand < 0 or knows_face(state, seat, player.hand)
    if what == "choice":
        return owner not in undisclosed(state)
    if what in ("spaces", "ids"):
        space = next((space for space in box.spaces if space.code == where), None)
        empty = space is not None and not thing_on(state, player, space.i)
        return space is None or empty or in_sight(player, space)
    return what not in ("room", "goods", "tiles", "moved")


def knows_face(state: State, seat: int | None, tile: int) -> bool:
    """Whether a seat, or everybody, has seen what this treasure shows."""
    own = () if seat is None else (state.players[seat].hand, *state.players[seat].tiles)
    return tile < 0 or bool(state.public >> tile & 1) or tile in own or state.lies[tile] == BOXED
