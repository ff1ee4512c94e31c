"""A position made by hand: changes to a set-up, as scenarios and saves give them.

Nothing is drawn: tokens that are not stated lie in id order, supplies are what is left over, and
a Governor of a full track lies with whoever the rules give it to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from seabook.engine import Complaint
from seabook.engine import given as read
from seabook.games.endeavor import invariants, setup, ship, status
from seabook.games.endeavor.components import (
    BUILDING,
    CARD,
    CARDS,
    CITIES,
    CITY,
    CONNECTIONS,
    DECKS,
    REGION,
    REGIONS,
    ROUNDS,
    SEATS,
    SPACES,
    TOKEN,
    TOKEN_SPACE,
    TOKENS,
)
from seabook.games.endeavor.pieces import TRACKS, Token
from seabook.games.endeavor.state import Options, State

_PHASES = {"build": "build", "salary": "salary", "action": "action"}
_PLAYER_KEYS = ("harbour", "buildings", "cards", "status", "tokens", "discarded", "passed")
_KEYS = (
    "round",
    "phase",
    "start",
    "turn",
    "tracks",
    "beside",
    "cities",
    "tokens",
    "removed",
    "abolished",
)


def place(players: int, given: Mapping[str, Any], options: Options) -> State:
    """The position that ``given`` describes, its invariants checked.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(players, options)
    seats = {seat.code: seat.i for seat in SEATS[:players]}
    read.only(given, (*_KEYS, *seats), "position")
    _map(state, given, seats)
    for code, seat in seats.items():
        _player(state, seat, read.table(given, code, "position"), f"position.{code}")
    _cards(state, given)
    for seat, code in enumerate(seats):
        wanted = read.table(read.table(given, code, "position"), "status", f"position.{code}")
        _status(state, seat, wanted, f"position.{code}.status")
    _lay_tokens(state, read.table(given, "tokens", "position"))
    _supplies(state)
    _time(state, given, seats)
    for look in (invariants.problems, invariants.settled):
        for problem in look(state):
            raise Complaint("complaint.position-unsound", why=problem)
    return state


def _map(state: State, given: Mapping[str, Any], seats: dict[str, int]) -> None:
    for code, row in read.table(given, "tracks", "position").items():
        where = f"position.tracks.{code}"
        region = read.one(REGION, code, where)
        state.tracks[region.i] = [read.one(seats, name, where) for name in read.row_of(row, where)]
        if len(state.tracks[region.i]) > region.spaces:
            raise Complaint("complaint.position-track", where=where, n=region.spaces)
    for code, row in read.table(given, "beside", "position").items():
        where = f"position.beside.{code}"
        region = read.one(REGION, code, where)
        for name in read.row_of(row, where):
            state.beside[region.i][read.one(seats, name, where)] += 1
    for code, name in read.table(given, "cities", "position").items():
        where = f"position.cities.{code}"
        state.holders[read.one(CITY, code, where).i] = read.one(seats, name, where)
    for region in REGIONS:
        for seat in seats.values():
            state.presence[region.i][seat] = (
                state.tracks[region.i].count(seat)
                + state.beside[region.i][seat]
                + sum(state.holders[city.i] == seat for city in region.cities)
            )


def _player(state: State, seat: int, row: Mapping[str, Any], where: str) -> None:
    read.only(row, _PLAYER_KEYS, where)
    player = state.players[seat]
    player.harbour = read.number(row.get("harbour", 0), f"{where}.harbour")
    player.passed = read.flag(row, "passed", where)
    for each in read.row_of(row.get("buildings", []), f"{where}.buildings"):
        text = read.text(each, f"{where}.buildings")
        code = text.removesuffix("*")
        building = read.one(BUILDING, code, f"{where}.buildings")
        if building.level:
            player.owned[building.i] += 1
            state.stock[building.i] -= 1
        player.busy[building.i] += text.endswith("*")
    player.cards = tuple(
        read.one(CARD, code, f"{where}.cards")
        for code in read.row_of(row.get("cards", []), f"{where}.cards")
    )
    codes = read.row_of(row.get("discarded", []), f"{where}.discarded")
    player.freed = tuple(read.one(CARD, code, f"{where}.discarded") for code in codes)
    for card in player.freed:
        if not card.slavery:
            raise Complaint("complaint.position-discarded", where=where, card=card)
    for code, n in read.table(row, "tokens", where).items():
        token = read.one(TOKEN, code, f"{where}.tokens")
        player.tokens[token.i] += read.number(n, f"{where}.tokens.{code}")


def _cards(state: State, given: Mapping[str, Any]) -> None:
    """Cards that are not stated lie in their decks; a slavery card only where it is still played."""
    state.abolished = read.flag(given, "abolished", "position")
    codes = read.row_of(given.get("removed", []), "position.removed")
    state.removed = tuple(read.one(CARD, code, "position.removed") for code in codes)
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


def _status(state: State, seat: int, wanted: Mapping[str, Any], where: str) -> None:
    """Markers stand where tiles, cards and tokens put them; what is wanted more, tokens give."""
    read.only(wanted, TRACKS, where)
    player = state.players[seat]
    for building in BUILDING.values():
        for _ in range(player.owned[building.i]):
            status.owe(player, building.icons)
    for card in player.cards:
        status.owe(player, card.icons)
    for token in TOKENS:
        if token.track is None:
            continue
        player.due[token.track] += player.tokens[token.i]
        if TRACKS[token.track] in wanted:
            more = read.number(wanted[TRACKS[token.track]], where) - player.due[token.track]
            if more < 0:
                raise Complaint(
                    "complaint.position-status", where=where, track=TRACKS[token.track], n=-more
                )
            player.tokens[token.i] += more
            player.due[token.track] += more
    for _ in status.move(state, seat, "E1.4"):
        pass


def _lay_tokens(state: State, stated: Mapping[str, Any]) -> None:
    laid = dict(_stated_tokens(stated))
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


def _stated_tokens(stated: Mapping[str, Any]) -> Iterator[tuple[int, Token | None]]:
    for code, name in stated.items():
        where = f"position.tokens.{code}"
        yield (
            read.one(TOKEN_SPACE, code, where),
            None if name == "none" else read.one(TOKEN, name, where),
        )


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
            raise Complaint("complaint.position-markers", who=SEATS[seat])


def _time(state: State, given: Mapping[str, Any], seats: dict[str, int]) -> None:
    state.round = read.between(1, ROUNDS, given.get("round", 1), "position.round")
    state.phase = read.one(_PHASES, given.get("phase", "build"), "position.phase")
    state.starter = read.one(seats, given.get("start", "red"), "position.start")
    seat = read.one(seats, given.get("turn", SEATS[state.starter].code), "position.turn")
    state.turn = (seat - state.starter) % len(seats)
