"""A position in words: changes to a set-up as scenarios give them, and any position written out.

Nothing is drawn: tokens that are not stated lie in id order, supplies are what is left over, and
a Governor of a full track lies with whoever the rules give it to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

import attrs

from seabook.engine import Complaint, Seat, Wording, within
from seabook.games.endeavor import setup, ship, status
from seabook.games.endeavor.components import (
    BUILDINGS,
    CARD,
    CARDS,
    CITIES,
    CITY,
    CONNECTIONS,
    DECKS,
    MARKERS,
    REGION,
    REGIONS,
    ROUNDS,
    SEATS,
    SPACES,
    TOKEN,
    TOKEN_SPACE,
    TOKENS,
    TRACK_END,
)
from seabook.games.endeavor.pieces import TRACKS, Building, Card, City, Region, Token
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
    """A position, in the words of value paths; what is left out is as after set-up."""

    round: int = 1
    phase: Literal["build", "salary", "action", "over"] = "build"
    start: Seat = SEATS[0]
    turn: Seat | None = None
    abolished: bool = False
    removed: tuple[Card, ...] = ()
    track: dict[Region, tuple[Seat, ...]] = attrs.field(factory=dict)
    beside: dict[Region, tuple[Seat, ...]] = attrs.field(factory=dict)
    city: dict[City, Seat] = attrs.field(factory=dict)
    token: dict[Place, Token | None] = attrs.field(factory=dict)
    red: Own = Own()
    blue: Own = Own()
    green: Own = Own()
    black: Own = Own()
    white: Own = Own()

    def own(self, seat: int) -> Own:
        """What the player of a seat has."""
        found: Own = getattr(self, SEATS[seat].code)
        return found


_TILES = [(b.code + "*" * busy, Tile(b, bool(busy))) for b in BUILDINGS for busy in (0, 1)]


@cache
def wording(players: int) -> Wording[Position]:
    """The words of a position with so many players."""
    terms: dict[type, dict[str, Any]] = {
        Seat: {seat.code: seat for seat in SEATS[:players]},
        Region: REGION,
        City: CITY,
        Card: CARD,
        Token: TOKEN,
        Tile: dict(_TILES),
        Place: {code: Place(space) for code, space in TOKEN_SPACE.items()},
    }
    absent = [seat.code for seat in SEATS[players:]]
    was = {"tracks": "track", "cities": "city", "status": "industry, culture, finance, politics"}
    return Wording(Position, terms, absent, was)


def place(players: int, given: Position, options: Options) -> State:
    """The position that ``given`` describes.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(players, options)
    _map(state, given)
    for seat, player in enumerate(state.players):
        _player(state, player, given.own(seat), f"position.{SEATS[seat].code}")
    _cards(state, given)
    for seat in range(players):
        _status(state, seat, given.own(seat), f"position.{SEATS[seat].code}")
    _lay_tokens(state, given.token)
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
    for region in REGIONS:
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
    for region in REGIONS[1:]:
        governor = next(card for card in CARDS if card.governor_of(region))
        if len(state.tracks[region.i]) == region.spaces and governor not in away:
            seat, _, _ = ship.governor(state.tracks[region.i])
            state.players[seat].cards += (governor,)
            away.append(governor)
    if state.abolished or state.options.slavery_deck == "omitted":
        gone = tuple(card for card in CARDS if card.slavery and card not in away)
        state.removed += gone
        away += gone
    for deck in DECKS:
        state.decks[deck.i] = [card for card in state.decks[deck.i] if card not in away]


def _status(state: State, seat: int, row: Own, where: str) -> None:
    """Markers stand where tiles, cards and tokens put them; what is wanted more, tokens give.

    Where surplus steps are lost a marker may stand lower.
    """
    player = state.players[seat]
    for building in BUILDINGS:
        for _ in range(player.owned[building.i]):
            status.owe(player, building.icons)
    for card in player.cards:
        status.owe(player, card.icons)
    lower = dict[int, int]()
    for token in TOKENS:
        if token.track is None:
            continue
        player.due[token.track] += player.tokens[token.i]
        wanted = getattr(row, TRACKS[token.track])
        more = 0 if wanted is None else wanted - player.due[token.track]
        if more < 0 and state.options.track_surplus == "lost":
            lower[token.track] = wanted
        elif more < 0 and wanted != TRACK_END:
            raise Complaint(
                "complaint.position-status", where=where, track=TRACKS[token.track], n=-more
            )
        player.tokens[token.i] += max(0, more)
        player.due[token.track] += max(0, more)
    for _ in status.move(state, seat, "E1.4"):
        pass
    for track, marker in lower.items():
        player.icons[track] = marker


def _lay_tokens(state: State, stated: dict[Place, Token | None]) -> None:
    laid = {place.space: token for place, token in stated.items()}
    left = {token: token.copies for token in TOKENS}
    for player in state.players:
        for token in TOKENS:
            left[token] -= player.tokens[token.i]
    for token_or_none in laid.values():
        if token_or_none is not None:
            left[token_or_none] -= 1
    for token, n in left.items():
        if n < 0:
            raise Complaint("complaint.position-tokens", token=token, n=token.copies)
    pool = iter([token for token in TOKENS for _ in range(left[token])])
    bare = set(_taken(state))
    state.tokens = [
        laid[space] if space in laid else None if space in bare else next(pool, None)
        for space in range(SPACES)
    ]
    for token in pool:
        state.spent[token.i] += 1


def _taken(state: State) -> Iterator[int]:
    """The spaces whose tokens have gone: under markers, and on connections held at both ends."""
    for city in CITIES:
        if state.holders[city.i] >= 0:
            yield city.space
    for line in CONNECTIONS:
        a, b = (state.holders[city.i] for city in line.ends)
        if a == b >= 0:
            yield line.space
    for region in REGIONS:
        yield from range(region.first_space, region.first_space + len(state.tracks[region.i]))


def _supplies(state: State) -> None:
    for seat, player in enumerate(state.players):
        on_map = sum(row[seat] for row in state.presence)
        player.supply -= player.harbour + sum(player.busy) + on_map
        if player.supply < 0:
            raise Complaint("complaint.position-markers", who=SEATS[seat], most=MARKERS)


def _time(state: State, given: Position) -> None:
    state.round = within(1, ROUNDS, given.round, "position.round")
    state.phase = given.phase
    ended = state.round == ROUNDS and all(player.passed for player in state.players)
    if state.phase == "over" and not ended:
        raise Complaint("complaint.position-now", where="position.phase")
    state.starter = given.start.i
    turn = given.turn or given.start
    state.turn = (turn.i - state.starter) % len(state.players)
