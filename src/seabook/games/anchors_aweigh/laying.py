"""Treasures, goods and chests laid out as a description says: what lies where, and its face.

Treasures that are not named come in order of id, those said to be away before the others. What is
said to be unknown is filled so that it agrees with the rest: with goods where no treasure can lie,
then with treasures, and with what their faces may be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from seabook.engine import UNSAID, Complaint
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.filling import OPEN, fill, free_tiles, show, unknown_faces
from seabook.games.anchors_aweigh.hidden import in_sight
from seabook.games.anchors_aweigh.state import AWAY, BOXED, CHEST, DOWN, NOTHING, UP, State
from seabook.games.anchors_aweigh.words import (
    A_CHEST,
    HAND,
    HIDDEN,
    SOMETHING,
    UNKNOWN,
    Face,
    Own,
    Position,
)

_SIDES = {"up": UP, "down": DOWN, "": AWAY, "box": BOXED}


def lay(state: State, given: Position) -> None:
    """Everything, in the order in which one thing decides about another."""
    owns = [(seat, given.own(state.box.seats[seat])) for seat in range(len(state.players))]
    _faces(state, given)
    for seat, own in owns:
        _named(state, seat, own)
    for seat, own in owns:
        _aboard(state, given, seat, own)
    fill(state, given)
    for seat, own in owns:
        _chests(state, seat, own)
    _heap(state, given)
    _sights(state, given)


# --- faces


def _faces(state: State, given: Position) -> None:
    """Faces as stated. Each other tile keeps its own while there is one; ``?`` gets what is left."""
    own, faces = state.faces, [OPEN] * len(state.faces)
    left = Counter(own)
    for tile, stated in given.tile.items():
        faces[tile.i] = stated.number
        left[stated.number] -= stated.number != OPEN
        if left[stated.number] < 0:
            raise _none(state, stated, f"position.tile.{tile.code}")
    unsaid = [tile.i for tile in state.box.tiles if tile not in given.tile]
    for i in unsaid:
        if left[own[i]]:
            left[own[i]] -= 1
            faces[i] = own[i]
    rest = iter(sorted(left.elements()))
    for i in unsaid:
        if faces[i] == OPEN:
            faces[i] = next(rest)
    state.faces = tuple(faces)


def _left(state: State, face: Face) -> int | None:
    """The face that a word means, if some tile of which none is known yet may bear it."""
    left = unknown_faces(state)
    return next((number for number in _meant(state, face) if left[number]), None)


def _none(state: State, face: Face, where: str) -> Complaint:
    kind = state.box.treasures[face.number >> 1].code
    word = UNKNOWN if face == HIDDEN else kind + "*" * (face.number & 1)
    return Complaint("complaint.position-no-tile", where=where, given=word)


# --- ships and hands


def _named(state: State, seat: int, own: Own) -> None:
    """Treasures by their ids."""
    player, box = state.players[seat], state.box
    for spot, tile in own.ids.items():
        if state.lies[tile.i] == AWAY:
            code = "hand" if spot == HAND else box.spaces[spot.space].code
            where = f"position.{box.seats[seat].code}.ids.{code}"
            raise Complaint("complaint.position-no-tile", where=where, given=tile.code)
        state.lies[tile.i] = AWAY
        if spot == HAND:
            player.hand = tile.i
        else:
            ship.put_tile(player, spot.space, tile.i)


def _aboard(state: State, given: Position, seat: int, own: Own) -> None:
    """What lies on the spaces and in the hand by its kind."""
    player, where = state.players[seat], f"position.{state.box.seats[seat].code}"
    for space, thing in own.spaces.items():
        here, named = f"{where}.spaces.{space.code}", player.tiles[space.i]
        if thing == SOMETHING:
            continue
        face = thing.face if thing else None
        if named != NOTHING and (face is None or not _shows(state, named, face)):
            raise Complaint("complaint.position-filled", where=here)
        if thing == A_CHEST:
            player.tiles[space.i] = CHEST
            player.empty -= 1
        elif face and named == NOTHING:
            ship.put_tile(player, space.i, _pick(state, given, face, here))
        for good in thing.goods if thing else ():
            ship.put_good(state, player, space.i, good.i)
    _resident(state, given, seat, own)
    if own.hand and player.hand == NOTHING:
        player.hand = _pick(state, given, own.hand, f"{where}.hand")
    elif own.hand and not _shows(state, player.hand, own.hand):
        raise Complaint("complaint.position-filled", where=f"{where}.hand")


def _resident(state: State, given: Position, seat: int, own: Own) -> None:
    """A monkey that stays aboard."""
    if own.resident is None:
        return
    player, box, here = state.players[seat], state.box, own.resident.i
    where = f"position.{box.seats[seat].code}.resident"
    monkey = Face(2 * box.monkey.i)
    player.resident = here
    if player.tiles[here] == NOTHING and not player.goods[here]:
        ship.put_tile(player, here, _pick(state, given, monkey, where))
    elif player.tiles[here] < 0 or not _shows(state, player.tiles[here], monkey):
        raise Complaint("complaint.position-filled", where=where)


def _shows(state: State, tile: int, face: Face) -> bool:
    """Whether a tile bears a face that a word means; one that nobody knows now does, if it can."""
    if face == HIDDEN or state.faces[tile] in _meant(state, face):
        return True
    found = _left(state, face) if state.faces[tile] == OPEN else None
    if found is not None:
        show(state, tile, found)
    return found is not None


def _meant(state: State, face: Face) -> tuple[int, ...]:
    """Without the star a treasure has none if there is such, and wherever starfish have an effect."""
    plain = not state.starfish_count and not face.number & 1
    return (face.number, face.number + 1) if plain else (face.number,)


def _pick(state: State, given: Position, face: Face, where: str) -> int:
    """The first tile with this face that can lie here, else one whose face nobody knows."""
    free = free_tiles(state, given)
    known = () if face == HIDDEN else _meant(state, face)
    fitting = [tile for number in known for tile in free if state.faces[tile] == number]
    fitting = fitting or [tile for tile in free if state.faces[tile] == OPEN]
    for tile in fitting[:1]:
        if _shows(state, tile, face):
            state.lies[tile] = AWAY
            return tile
    raise _none(state, face, where)


def _chests(state: State, seat: int, own: Own) -> None:
    """Chests that are not laid by hand go where the end of a round would put them."""
    player, box = state.players[seat], state.box
    beside = 0 if own.beside is UNSAID else own.beside
    player.chests = max(own.chests, player.tiles.count(CHEST) + beside)
    for space in box.spaces:
        wanted = player.chests - beside - player.tiles.count(CHEST)
        free = player.tiles[space.i] == NOTHING and not player.goods[space.i]
        if wanted and not space.below and free:
            player.tiles[space.i] = CHEST
            player.empty -= 1
    player.beside = player.chests - player.tiles.count(CHEST)
    if own.beside not in (UNSAID, player.beside):
        where = f"position.{box.seats[seat].code}.beside"
        raise Complaint("complaint.position-now", where=where)


# --- the heap, and what all have seen


def _heap(state: State, given: Position) -> None:
    """All other tiles lie in the heap, face up where nothing is said; or still in the box."""
    boxed = state.phase == "monkeys"
    for tile in state.box.tiles:
        side, away = given.heap.get(tile), state.lies[tile.i] == AWAY
        where = f"position.heap.{tile.code}"
        if side is not None and away != (side == ""):
            raise Complaint("complaint.position-no-tile", where=where, given=tile.code)
        if not away:
            state.lies[tile.i] = _SIDES[side or ("box" if boxed else "up")]
            if boxed != (state.lies[tile.i] == BOXED):
                raise Complaint("complaint.position-now", where=where)


def _sights(state: State, given: Position) -> None:
    """What lies in plain sight has been seen, and what else is said to have been."""
    seen = dict.fromkeys(plain_sight(state), True)
    seen |= {tile.i: flag for tile, flag in given.seen.items()}
    state.public = sum(1 << tile for tile, flag in seen.items() if flag)


def plain_sight(state: State) -> Iterator[int]:
    """The tiles that all see now: face up in the heap, above deck, and a pesky monkey."""
    yield from (tile for tile, at in enumerate(state.lies) if at == UP)
    for player in state.players:
        for space in state.box.spaces:
            tile = player.tiles[space.i]
            if tile >= 0 and in_sight(player, space):
                yield tile
