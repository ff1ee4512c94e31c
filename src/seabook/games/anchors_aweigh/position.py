"""A position made by hand: changes to a set-up, as scenarios and saves give them.

Nothing is drawn: ids follow the kinds (t1 to t9 are cannons, the first of each kind with a
starfish), the heap lies face up, cards come in id order, and later shuffles leave them as they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from seabook.engine import Complaint
from seabook.engine import given as read
from seabook.games.anchors_aweigh import invariants, making_room, setup, ship
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card
from seabook.games.anchors_aweigh.state import (
    AWAY,
    BOXED,
    CHEST,
    DOWN,
    NOTHING,
    UP,
    Decision,
    Options,
    State,
)
from seabook.games.anchors_aweigh.voyage import ON_CARD, ON_PIRATES

_PHASES = {"monkeys": "monkeys", "loading": "loading", "voyage": "voyage"}
_KEYS = ("round", "phase", "captain", "deck", "card", "facing", "used", "down")
_PLAYER_KEYS = ("spaces", "hand", "coins", "chests", "parrots", "resident")


def place(box: Box, players: int, given: Mapping[str, Any], options: Options) -> State:
    """The position that ``given`` describes, its invariants checked.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(box, players, options, None)
    seats = {seat.code: seat.i for seat in box.seats[:players]}
    read.only(given, (*_KEYS, *seats), "position")
    state.lies = [UP] * len(box.tiles)
    _time(state, given, seats)
    for code, seat in seats.items():
        _player(state, seat, read.table(given, code, "position"), f"position.{code}")
    _heap(state, given)
    _cards(state, given)
    _decisions(state, given, seats)
    _sense(state, given)
    for problem in (*invariants.problems(state), *_unsettled(state)):
        raise Complaint("complaint.position-unsound", why=problem)
    return state


def _sense(state: State, given: Mapping[str, Any]) -> None:
    """What cannot be at this moment: each with the place in ``given``."""
    card, phase, options = state.card, state.phase, state.options
    pirates = card is not None and card.kind.code == "pirate"
    hands = any(player.hand != NOTHING for player in state.players)
    residents = any(player.resident >= 0 for player in state.players)
    full = not any(player.empty for player in state.players)
    for where, wrong in (
        ("captain", phase == "loading" and full and state.captain < 0),
        ("hand", phase != "loading" and hands),
        ("facing", "facing" in given and not pirates),
        ("phase", phase == "monkeys" and (options.pesky_monkeys == "off" or state.round > 1)),
        ("resident", residents and options.pesky_monkeys == "off"),
    ):
        if wrong:
            raise Complaint("complaint.position-now", where=f"position.{where}")
    for seat, player in zip(state.box.seats, state.players, strict=False):
        # The first parrots come when round 1 ends, and never to all (A4.9, A4.10).
        if player.parrots and (state.round == 1 or all(p.parrots for p in state.players)):
            raise Complaint("complaint.position-parrots", where=f"position.{seat.code}.parrots")


def _unsettled(state: State) -> Iterable[Any]:
    return invariants.unsettled(state) if state.decisions else ()


def _time(state: State, given: Mapping[str, Any], seats: dict[str, int]) -> None:
    rounds = state.box.counts.rounds
    state.round = read.between(1, rounds, given.get("round", 1), "position.round")
    state.phase = read.one(_PHASES, given.get("phase", "loading"), "position.phase")
    voyage = state.phase == "voyage"
    captain = given.get("captain", state.box.seats[0].code if voyage else None)
    if captain is not None:
        state.captain = read.one(seats, captain, "position.captain")


def _player(state: State, seat: int, row: Mapping[str, Any], where: str) -> None:
    read.only(row, _PLAYER_KEYS, where)
    player, box = state.players[seat], state.box
    spaces = {space.code: space for space in box.spaces}
    for code, thing in read.table(row, "spaces", where).items():
        space = read.one(spaces, code, f"{where}.spaces")
        _lay(state, seat, space.i, thing, f"{where}.spaces.{code}")
    if "resident" in row:
        player.resident = read.one(spaces, row["resident"], f"{where}.resident").i
        _lay(state, seat, player.resident, "monkey", f"{where}.resident")
    if "hand" in row:
        player.hand = _tile(state, row["hand"], f"{where}.hand")
    player.coins = read.number(row.get("coins", 0), f"{where}.coins")
    player.parrots = read.number(row.get("parrots", 0), f"{where}.parrots")
    state.parrots -= player.parrots
    _chests(state, seat, read.number(row.get("chests", 0), f"{where}.chests"))


def _lay(state: State, seat: int, space: int, thing: Any, where: str) -> None:
    """A treasure (with ``+`` and the goods on it), a good, or a chest onto a space."""
    player, colours = state.players[seat], {each.code: each.i for each in state.box.colours}
    if not isinstance(thing, str):
        raise Complaint("complaint.position-space", where=where, given=thing)
    first, *goods = thing.split("+")
    if player.tiles[space] != NOTHING or player.goods[space]:
        raise Complaint("complaint.position-filled", where=where)
    if first == "chest" and not goods:
        player.tiles[space] = CHEST
        player.empty -= 1
        return
    if first in colours:
        goods = [first, *goods]
    else:
        ship.put_tile(player, space, _tile(state, first, where))
    for good in goods:
        ship.put_good(state, player, space, read.one(colours, good, where))


def _tile(state: State, text: Any, where: str) -> int:
    """A tile by its id, or the first one still in the heap of a kind (``*``: with a starfish).

    Without the star it has none, as long as there are such and wherever starfish have an effect.
    """
    box = state.box
    if not isinstance(text, str):
        raise Complaint("complaint.position-space", where=where, given=text)
    ids = {tile.code: tile.i for tile in box.tiles}
    if text in ids:
        fitting = [ids[text]]
    else:
        treasures = {treasure.code: treasure.i for treasure in box.treasures}
        wanted = read.one(treasures, text.removesuffix("*"), where)
        faces = [2 * wanted + text.endswith("*")]
        if not state.starfish_count:
            faces.append(2 * wanted + 1)
        fitting = [i for face in faces for i, each in enumerate(state.faces) if each == face]
    tile = next((i for i in fitting if state.lies[i] != AWAY), None)
    if tile is None:
        raise Complaint("complaint.position-no-tile", where=where, given=text)
    state.lies[tile] = AWAY
    return tile


def _chests(state: State, seat: int, n: int) -> None:
    """Chests that are not laid by hand go where the end of a round would put them."""
    player = state.players[seat]
    player.chests = max(n, player.tiles.count(CHEST))
    for space in state.box.spaces:
        laid = player.tiles.count(CHEST)
        free = player.tiles[space.i] == NOTHING and not player.goods[space.i]
        if laid < player.chests and not space.below and free:
            player.tiles[space.i] = CHEST
            player.empty -= 1
    player.beside = player.chests - player.tiles.count(CHEST)


def _heap(state: State, given: Mapping[str, Any]) -> None:
    """All other tiles lie in the heap, face up but for those stated; above deck all are seen."""
    ids = {tile.code: tile.i for tile in state.box.tiles}
    for code in read.row_of(given.get("down", []), "position.down"):
        tile = read.one(ids, code, "position.down")
        if state.lies[tile] == AWAY:
            raise Complaint("complaint.position-no-tile", where="position.down", given=code)
        state.lies[tile] = DOWN
    for tile, at in enumerate(state.lies):
        if at == UP:
            state.public |= 1 << tile
    for player in state.players:
        for space in state.box.spaces:
            tile = player.tiles[space.i]
            if tile >= 0 and (not space.below or space.i == player.resident):
                state.public |= 1 << tile
    if state.phase == "monkeys":
        state.lies = [at if at == AWAY else BOXED for at in state.lies]


def _cards(state: State, given: Mapping[str, Any]) -> None:
    """The card turned up, the deck and the used ones; all others lie in their stacks."""
    known = {card.code: card for card in state.box.cards}
    if "card" in given:
        state.card = read.one(known, given["card"], "position.card")
        if state.phase != "voyage":
            raise Complaint("complaint.position-card", where="position.card")
    codes = read.row_of(given.get("used", []), "position.used")
    state.used = [read.one(known, code, "position.used") for code in codes]
    if "deck" in given:
        codes = read.row_of(given["deck"], "position.deck")
        state.deck = [read.one(known, code, "position.deck") for code in codes]
    else:
        away = [*state.used, state.card]
        for kind, n in zip(state.box.kinds, setup.composition(state), strict=True):
            left = [c for c in state.box.cards if c.kind is kind and c not in away]
            here = state.card is not None and state.card.kind is kind
            state.deck += left[: n - here]
    away = [*state.used, *state.deck, state.card]
    state.stacks = [[card for card in stack if card not in away] for stack in state.stacks]


def _decisions(state: State, given: Mapping[str, Any], seats: dict[str, int]) -> None:
    facing = [
        read.one(seats, code, "position.facing")
        for code in read.row_of(given.get("facing", []), "position.facing")
    ]
    if state.phase == "monkeys":
        state.decisions = [Decision(0, ("keep-monkey", "no-monkey"))]
    elif state.phase == "loading":
        setup.begin_loading(state)
    elif state.card is not None:
        _on_card(state, state.card, facing)


def _on_card(state: State, card: Card, facing: list[int]) -> None:
    """The card lies before the players: turned up, or pirates that they have still to call on."""
    pirates = card.kind.code == "pirate" and not facing
    state.turned = not pirates
    kinds = ON_PIRATES if pirates else ON_CARD
    asked = sorted(facing) or list(range(len(state.players)))
    state.asking = kinds[0]
    free = making_room.free_kinds(state)
    state.decisions = [Decision(seat, (*kinds, *free)) for seat in asked]
    for seat, player in enumerate(state.players):
        if seat not in asked:
            player.choice = "flee"
