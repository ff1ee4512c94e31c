"""A position in words: changes to a set-up as scenarios give them, and any position written out.

Nothing is drawn: tokens that are not stated lie in id order, or as a stated seed mixes them; supplies
are what is left over, and a Governor of a full track lies with whoever the rules give it to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple

import attrs

from seabook.engine import UNSAID, Complaint, Seat, Stream, Wording, by_code, with_seats, within
from seabook.games.endeavor import setup, ship, status
from seabook.games.endeavor.pieces import TRACKS, Box, Building, Card, City, Region, Token
from seabook.games.endeavor.state import Options, Player, State


class Tile(NamedTuple):
    """A building tile of a player, and whether a marker lies on its circle (``market*``)."""

    building: Building
    busy: bool


class Place(NamedTuple):
    """A place on the board that bears a token at set-up: ``EU1``, ``EU5-EU6``, ``NA:7``."""

    space: int


@attrs.frozen(kw_only=True)
class Own:
    """What one player has; a status marker that is not stated stands where icons put it."""

    harbour: int = 0
    passed: bool = False
    buildings: tuple[Tile, ...] = ()
    cards: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()
    tokens: dict[Token, int] = attrs.field(factory=dict)
    industry: int | None = None
    culture: int | None = None
    finance: int | None = None
    politics: int | None = None


@attrs.frozen(kw_only=True)
class Position:
    """A position, in the words of value paths; what is left out is as after set-up.

    Each seat of the box has its :class:`Own` beside these, under the seat's code.
    """

    round: int = 1
    phase: Literal["build", "salary", "action", "over"] = "build"
    start: Seat = UNSAID
    turn: Seat | None = None
    abolished: bool = False
    removed: tuple[Card, ...] = ()
    track: dict[Region, tuple[Seat, ...]] = attrs.field(factory=dict)
    beside: dict[Region, tuple[Seat, ...]] = attrs.field(factory=dict)
    city: dict[City, Seat] = attrs.field(factory=dict)
    token: dict[Place, Token | None] = attrs.field(factory=dict)
    mixed: int | None = None

    def own(self, seat: Seat) -> Own:
        """What the player of a seat has."""
        found: Own = getattr(self, seat.code)
        return found


@cache
def shape(box: Box) -> type[Position]:
    """The description with the seats of a box."""
    return with_seats(Position, Own(), box.seats)


@cache
def wording(box: Box, players: int) -> Wording[Position]:
    """The words of a position with so many players."""
    terms = by_code(
        {
            Seat: box.seats[:players],
            Region: box.regions,
            City: box.cities,
            Card: box.cards,
            Token: box.tokens,
        }
    )
    terms[Tile] = {
        building.code + "*" * busy: Tile(building, busy)
        for building in box.buildings
        for busy in (False, True)
    }
    terms[Place] = {code: Place(space) for code, space in box.token_space.items()}
    absent = [seat.code for seat in box.seats[players:]]
    was = {"tracks": "track", "cities": "city", "status": "industry, culture, finance, politics"}
    return Wording(shape(box), terms, absent, was)


def place(box: Box, players: int, given: Position, options: Options) -> State:
    """The position that ``given`` describes.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(box, players, options)
    _map(state, given)
    for seat, player in zip(box.seats, state.players, strict=False):
        _player(state, player, given.own(seat), f"position.{seat.code}")
    _cards(state, given)
    for seat in box.seats[:players]:
        _status(state, seat.i, given.own(seat), f"position.{seat.code}")
    _lay_tokens(state, given.token, given.mixed)
    _supplies(state)
    _time(state, given)
    return state


def _map(state: State, given: Position) -> None:
    for region, row in given.track.items():
        state.tracks[region.i] = [seat.i for seat in row]
        if len(row) > region.spaces:
            where = f"position.track.{region.code}"
            raise Complaint("complaint.position-track", where=where, n=region.spaces)
    for region, row in given.beside.items():
        for seat in row:
            state.beside[region.i][seat.i] += 1
    for city, holder in given.city.items():
        state.holders[city.i] = holder.i
    for region in state.box.regions:
        for n in range(len(state.players)):
            state.presence[region.i][n] = (
                state.tracks[region.i].count(n)
                + state.beside[region.i][n]
                + sum(state.holders[city.i] == n for city in region.cities)
            )


def _player(state: State, player: Player, row: Own, where: str) -> None:
    player.harbour = row.harbour
    player.passed = row.passed
    for building, busy in row.buildings:
        if building.level:
            player.owned[building.i] += 1
            state.stock[building.i] -= 1
        player.busy[building.i] += busy
    player.cards = row.cards
    player.freed = row.discarded
    for card in player.freed:
        if not card.slavery:
            raise Complaint("complaint.position-discarded", where=where, card=card)
    for token, n in row.tokens.items():
        player.tokens[token.i] += n


def _cards(state: State, given: Position) -> None:
    """Cards that are not stated lie in their decks; a slavery card only where it is still played."""
    state.abolished = given.abolished
    state.removed = given.removed
    away = [card for player in state.players for card in (*player.cards, *player.freed)]
    away += state.removed
    for region in state.box.regions[1:]:
        governor = state.box.governor[region.code]
        if len(state.tracks[region.i]) == region.spaces and governor not in away:
            seat, _, _ = ship.governor(state.tracks[region.i])
            state.players[seat].cards += (governor,)
            away.append(governor)
    if state.abolished or state.options.slavery_deck == "omitted":
        gone = tuple(card for card in state.box.cards if card.slavery and card not in away)
        state.removed += gone
        away += gone
    for deck in state.box.decks:
        state.decks[deck.i] = [card for card in state.decks[deck.i] if card not in away]


def _status(state: State, seat: int, row: Own, where: str) -> None:
    """Markers stand where tiles, cards and tokens put them; what is wanted more, tokens give.

    Where surplus steps are lost a marker may stand lower.
    """
    player = state.players[seat]
    for building in state.box.buildings:
        for _ in range(player.owned[building.i]):
            status.owe(player, building.icons)
    for card in player.cards:
        status.owe(player, card.icons)
    lower = dict[int, int]()
    for token in state.box.tokens:
        if token.track is None:
            continue
        player.due[token.track] += player.tokens[token.i]
        wanted = getattr(row, TRACKS[token.track])
        more = 0 if wanted is None else wanted - player.due[token.track]
        if more < 0 and state.options.track_surplus == "lost":
            lower[token.track] = wanted
        elif more < 0 and wanted != state.box.counts.track_end:
            raise Complaint(
                "complaint.position-status", where=where, track=TRACKS[token.track], n=-more
            )
        player.tokens[token.i] += max(0, more)
        player.due[token.track] += max(0, more)
    for _ in status.move(state, seat, "E1.4"):
        pass
    for track, marker in lower.items():
        player.icons[track] = marker


def _lay_tokens(state: State, stated: dict[Place, Token | None], mixed: int | None) -> None:
    laid = {place.space: token for place, token in stated.items()}
    left = {token: token.copies for token in state.box.tokens}
    for player in state.players:
        for token in state.box.tokens:
            left[token] -= player.tokens[token.i]
    for token_or_none in laid.values():
        if token_or_none is not None:
            left[token_or_none] -= 1
    for token, n in left.items():
        if n < 0:
            raise Complaint("complaint.position-tokens", token=token, n=token.copies)
    rest = [token for token in state.box.tokens for _ in range(left[token])]
    pool = iter(rest if mixed is None else Stream("position tokens", mixed).shuffled(rest))
    bare = set(_taken(state))
    state.tokens = [
        laid[space] if space in laid else None if space in bare else next(pool, None)
        for space in range(len(state.box.token_space))
    ]
    for token in pool:
        state.spent[token.i] += 1


def _taken(state: State) -> Iterator[int]:
    """The spaces whose tokens have gone: under markers, and on connections held at both ends."""
    for city in state.box.cities:
        if state.holders[city.i] >= 0:
            yield city.space
    for line in state.box.connections:
        a, b = (state.holders[city.i] for city in line.ends)
        if a == b >= 0:
            yield line.space
    for region in state.box.regions:
        yield from range(region.first_space, region.first_space + len(state.tracks[region.i]))


def _supplies(state: State) -> None:
    for seat, player in enumerate(state.players):
        on_map = sum(row[seat] for row in state.presence)
        player.supply -= player.harbour + sum(player.busy) + on_map
        if player.supply < 0:
            who, most = state.box.seats[seat], state.box.counts.population_markers
            raise Complaint("complaint.position-markers", who=who, most=most)


def _time(state: State, given: Position) -> None:
    rounds = state.box.counts.rounds
    state.round = within(1, rounds, given.round, "position.round")
    state.phase = given.phase
    ended = state.round == rounds and all(player.passed for player in state.players)
    if state.phase == "over" and not ended:
        raise Complaint("complaint.position-now", where="position.phase")
    start = state.box.seats[0] if given.start is UNSAID else given.start
    state.starter = start.i
    turn = given.turn or start
    state.turn = (turn.i - state.starter) % len(state.players)
