"""Part 2 of the rules, the loading phase: turn up, take, put back, place; and the two goods.

There is no clock: each grab is held against the position of its moment, and what another has
taken meanwhile is refused. Reach, overlap and blocking hands are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from seabook.engine import Event, Kind, Loose, Refusal, called, event, missing, refuse
from seabook.games.anchors_aweigh import captain, ship
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Colour, Space, Tile
from seabook.games.anchors_aweigh.state import AWAY, CHEST, DOWN, NOTHING, UP, Player, State

# Nearly every tile of the heap is legal to take, and is asked about at each decision.
_NOTHING: tuple[()] = ()


def flip_refusals(state: State, seat: int, tile: Tile) -> Iterable[Refusal]:
    """Why this player cannot turn up this treasure."""
    if state.lies[tile.i] == DOWN and state.players[seat].hand < 0:
        return _NOTHING
    return _no_flip(state, seat, tile)


def _no_flip(state: State, seat: int, tile: Tile) -> Iterator[Refusal]:
    yield from hand_full(state, seat)
    yield from _gone(state, seat, tile)
    if state.lies[tile.i] == UP:
        yield refuse("A2.4", "flip.already-up", tile=tile, treasure=state.treasure(tile.i))


def flip_effects(state: State, seat: int, tile: Tile) -> Iterator[Event]:
    """The treasure lies face up where it is, and stays so (A2.4)."""
    state.lies[tile.i] = UP
    state.public |= 1 << tile.i
    who, treasure = state.box.seats[seat], state.treasure(tile.i)
    yield event("A2.4", "flip.shown", who=who, tile=tile, treasure=treasure).showing()


def take_refusals(state: State, seat: int, tile: Tile) -> Iterable[Refusal]:
    """Why this player cannot take this treasure."""
    if state.lies[tile.i] < AWAY and state.players[seat].hand < 0:
        return _NOTHING
    return _no_take(state, seat, tile)


def _no_take(state: State, seat: int, tile: Tile) -> Iterator[Refusal]:
    yield from hand_full(state, seat)
    yield from _gone(state, seat, tile)


def take_effects(state: State, seat: int, tile: Tile) -> Iterator[Event]:
    """The treasure comes into the hand; of one that lay face down only the taker sees the face,
    or all do by an option (A2.3, AR4)."""
    hidden = state.lies[tile.i] == DOWN
    state.lies[tile.i] = AWAY
    state.players[seat].hand = tile.i
    who, treasure = state.box.seats[seat], state.treasure(tile.i)
    if not hidden:
        yield event("A2.3", "take.open", who=who, tile=tile, treasure=treasure)
    elif state.options.face_down_take_seen_by == "all":
        state.public |= 1 << tile.i
        yield event("A2.3", "take.shown", who=who, tile=tile, treasure=treasure).showing()
    else:
        taken = event("A2.3", "take.unseen", who=who, tile=tile, treasure=treasure)
        yield taken.only(seat, "take.hidden", "treasure").showing()


def put_back_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Why there is nothing to put back."""
    if state.players[seat].hand < 0:
        yield refuse("A2.5", "put-back.empty-hand", missing("missing.in-hand"))


def put_back_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The treasure in the hand goes back to the heap, face up (A2.5)."""
    player = state.players[seat]
    tile = state.box.tiles[player.hand]
    player.hand = NOTHING
    state.lies[tile.i] = UP
    yield from ship.show(state, seat, tile.i, "A2.5")
    who, treasure = state.box.seats[seat], state.treasure(tile.i)
    yield event("A2.5", "put-back.done", who=who, tile=tile, treasure=treasure)


def load_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why the treasure in the hand cannot go onto this space."""
    player = state.players[seat]
    if player.hand < 0:
        yield refuse("A2.6", "load.empty-hand", missing("missing.in-hand"))
    if space.goods_only:
        yield refuse("A2.9", "load.goods-only", never=True, space=space)
    yield from filled(state, player, space, "A2.6")


def filled(state: State, player: Player, space: Space, rule: str) -> Iterator[Refusal]:
    """What already fills a space: a chest, a monkey that stays, or by the rule of who asks a treasure
    or a good."""
    tile = player.tiles[space.i]
    if tile == CHEST:
        yield refuse("A4.4", "space.chest", space=space)
    elif space.i == player.resident:
        yield refuse("A6.1", "space.resident", space=space)
    elif tile >= 0:
        yield refuse(rule, "space.filled", space=space, thing=state.treasure(tile))
    elif player.goods[space.i]:
        colour = state.box.colours[player.goods[space.i][0]]
        yield refuse(rule, "space.good", space=space, colour=colour)


def load_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The treasure lies on the space for the rest of the phase; below deck only its owner sees it
    (A2.6 to A2.8). A ship that is now full may make a captain."""
    player = state.players[seat]
    tile, player.hand = player.hand, NOTHING
    ship.put_tile(player, space.i, tile)
    who, treasure = state.box.seats[seat], state.treasure(tile)
    if space.below:
        laid = event("A2.7", "load.below", who=who, space=space, treasure=treasure)
        yield laid.only(seat, "load.hidden", "treasure")
    else:
        yield from ship.show(state, seat, tile, "A1.2")
        yield event("A2.6", "load.above", who=who, space=space, treasure=treasure)
    if not player.empty:
        yield from captain.ship_full(state, seat)


def good_refusals(state: State, seat: int, colour: Colour) -> Iterator[Refusal]:
    """Why this player cannot take a good of this colour."""
    yield from hand_full(state, seat)
    player = state.players[seat]
    if ship.first_empty(state, player, goods_only=True) is None:
        n = sum(space.goods_only for space in state.box.spaces)
        yield refuse("A2.10", "good.all-there", n=n)
        if state.box.warehouse.i in (state.faces[t] >> 1 for t in player.tiles if t >= 0):
            yield refuse("A3.14", "good.warehouse-closed", explains=True)
    if not state.supply[colour.i]:
        yield refuse("A2.10", "good.none-left", colour=colour)


def good_effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """A good from the supply onto the first empty goods-only space, for good (A2.10, A2.11).

    The supply lies in the open, so everyone sees which colour is taken.
    """
    player = state.players[seat]
    space = ship.first_empty(state, player, goods_only=True)
    assert space is not None
    ship.put_good(state, player, space.i, colour.i)
    who = state.box.seats[seat]
    yield event("A2.10", "good.placed", who=who, colour=colour, space=space)
    if not player.empty:
        yield from captain.ship_full(state, seat)


def look_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """From the captain's call on nobody may look at the cards (A2.17)."""
    if state.captain >= 0:
        slug = "look.gathered-yours" if state.captain == seat else "look.gathered"
        yield refuse("A2.17", slug, who=state.box.seats[state.captain])


def look_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """A moment spent on the cards while they lie face up: nothing changes but what one remembers,
    which is no matter of the rules (A2.1, A2.2)."""
    yield event("A2.1", "look.done", who=state.box.seats[seat], n=len(state.deck))


def _load_grants(state: State, seat: int, _: Space) -> tuple[str, ...]:
    """A monkey's rule among them, which is a mere filler unless it is wild (A2.15)."""
    hand = state.players[seat].hand
    tame = hand >= 0 and state.treasure(hand) is state.box.monkey and not state.wild_monkeys
    return ("A2.6", "A2.8", "A2.9", *(("A2.15",) if tame else ()))


def hand_full(state: State, seat: int) -> Iterator[Refusal]:
    """One hand, one tile: what is held must first be placed or put back (A2.3, AR51)."""
    hand = state.players[seat].hand
    if hand >= 0:
        yield refuse("A2.3", "hand.full", treasure=state.treasure(hand))


# Where a treasure is that is no longer in the heap, aboard or in the hand: another's, the asker's.
_WHERE = (("take.aboard", "take.aboard-yours"), ("take.in-hand", "take.in-hand-yours"))


def _gone(state: State, seat: int, tile: Tile) -> Iterator[Refusal]:
    """The treasure no longer lies in the heap: who has it, in the hand or aboard."""
    if state.lies[tile.i] == AWAY:
        holder, held = ship.holder(state, tile.i)
        rule = "A2.3" if held else "A2.8"
        theirs, yours = _WHERE[held]
        slug = yours if holder == seat else theirs
        yield refuse(rule, slug, tile=tile, who=state.box.seats[holder])


def _face_down(state: State, seat: int) -> Sequence[int]:
    """Treasures in the heap that lie face down."""
    if state.players[seat].hand >= 0:
        return _NOTHING
    return [i for i, at in enumerate(state.lies) if at == DOWN]


def _in_heap(state: State, seat: int) -> Sequence[int]:
    """Treasures in the heap."""
    if state.players[seat].hand >= 0:
        return _NOTHING
    return [i for i, at in enumerate(state.lies) if at < AWAY]


def _empty_spaces(state: State, seat: int) -> Sequence[int]:
    """Spaces of the own ship without a tile or a chest, for the treasure in the hand."""
    player = state.players[seat]
    if player.hand < 0:
        return _NOTHING
    return [i for i, tile in enumerate(player.tiles) if tile == NOTHING]


def _any_colour(state: State, seat: int) -> Sequence[int]:
    """All colours for an empty hand, while a goods-only space is empty."""
    player = state.players[seat]
    if player.hand >= 0 or ship.first_empty(state, player, goods_only=True) is None:
        return _NOTHING
    return range(len(state.supply))


def _by_space(box: Box) -> Iterator[Loose]:
    """While ships are loaded a good has its place: a goods-only space (A2.10)."""
    for colour in box.colours:
        for space in box.spaces:
            for form in ("{}{}", "{}on{}", "{}onto{}", "{}放{}"):
                for name in called(colour):
                    loose = form.format(name, space.code)
                    yield Loose(loose, "A2.10", "naming.goods-place", colour)


KINDS = (
    Kind(
        code="flip",
        targets=lambda box: box.tiles,
        refusals=flip_refusals,
        effects=flip_effects,
        grants=("A2.2", "A2.4"),
        candidates=_face_down,
        phase="loading",
    ),
    Kind(
        code="take",
        targets=lambda box: box.tiles,
        refusals=take_refusals,
        effects=take_effects,
        grants=("A2.2", "A2.3"),
        candidates=_in_heap,
        phase="loading",
        begins=True,
    ),
    Kind(
        code="put-back",
        refusals=put_back_refusals,
        effects=put_back_effects,
        grants=("A2.5",),
        phase="loading",
    ),
    Kind(
        code="load",
        targets=lambda box: box.spaces,
        refusals=load_refusals,
        effects=load_effects,
        grants=_load_grants,
        candidates=_empty_spaces,
        phase="loading",
    ),
    Kind(
        code="good",
        loosely=_by_space,
        targets=lambda box: box.colours,
        refusals=good_refusals,
        effects=good_effects,
        grants=("A2.10", "A2.11"),
        candidates=_any_colour,
        phase="loading",
    ),
    Kind(
        code="look",
        refusals=look_refusals,
        effects=look_effects,
        grants=("A2.1", "A2.2"),
        phase="loading",
        free=True,
    ),
)
