"""What holds in every position of Endeavor, after every event (EI1 to EI12)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.games.endeavor.cards import surplus
from seabook.games.endeavor.components import (
    BUILDINGS,
    CARDS,
    CITIES,
    MARKERS,
    REGIONS,
    SEATS,
    SPACES,
    STATUS,
    TOKENS,
    TRACK_END,
)
from seabook.games.endeavor.pieces import Card
from seabook.games.endeavor.state import State


def problems(state: State) -> Iterator[str]:
    """Each broken invariant in words; what holds only between decisions is looked at there."""
    yield from _tokens(state)
    yield from _markers(state)
    yield from _status(state)
    yield from _decks(state)
    yield from _buildings(state)
    yield from _presence(state)


def settled(state: State) -> Iterator[str]:
    """What holds besides whenever somebody has to decide, but not inside an action."""
    for region in REGIONS:
        for n in range(len(state.tracks[region.i])):
            if state.tokens[region.first_space + n]:
                yield f"EI1: space {n + 1} of {region.code} is filled but still bears its token"
    for city in CITIES:
        if state.holders[city.i] >= 0 and state.tokens[city.space]:
            yield f"EI1: {city.code} is held but still bears its token"
    for region in REGIONS[1:]:
        waiting = any(card.governor_of(region) for deck in state.decks for card in deck)
        if waiting == (len(state.tracks[region.i]) == region.spaces):
            yield f"EI4: the Governor of {region.code} does not fit its track"
        closed = len(state.tracks[region.i]) < region.spaces
        if closed and any(state.holders[city.i] >= 0 for city in region.cities):
            yield f"EI12: a city of {region.code} is held though the region is not open"
    for seat, player in enumerate(state.players):
        if any(player.due):
            yield f"EI3: {SEATS[seat].code} has status markers still to move"
        if state.abolished and any(card.slavery for card in player.cards):
            yield "EI9: a slavery card is held after abolition"
    yield from _limits(state)


def _tokens(state: State) -> Iterator[str]:
    if len(state.tokens) != SPACES:
        yield f"EI1: {len(state.tokens)} spaces for tokens instead of {SPACES}"
    for token in TOKENS:
        on_board = sum(each is token for each in state.tokens)
        taken = sum(player.tokens[token.i] for player in state.players)
        count = on_board + taken + state.spent[token.i]
        if count != token.copies:
            yield f"EI1: {count} tokens {token.code} instead of {token.copies}"


def _markers(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        board = (
            sum(holder == seat for holder in state.holders)
            + sum(track.count(seat) for track in state.tracks)
            + sum(row[seat] for row in state.beside)
        )
        total = player.supply + player.harbour + sum(player.busy) + board
        if total != MARKERS or min(player.supply, player.harbour) < 0:
            yield f"EI2: {SEATS[seat].code} has {total} population markers instead of {MARKERS}"
    for region in REGIONS:
        if len(state.tracks[region.i]) > region.spaces:
            yield f"EI12: the track of {region.code} is overfull"
        if any(state.beside[region.i]) and len(state.tracks[region.i]) < region.spaces:
            yield f"EI12: a marker lies beside the unopened track of {region.code}"


def _status(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for track in STATUS:
            earned = (
                sum(b.icons[track.i] * player.owned[b.i] for b in BUILDINGS)
                + sum(card.icons[track.i] for card in player.cards)
                + sum(player.tokens[t.i] for t in TOKENS if t.track == track.i)
            )
            total = player.icons[track.i] + player.due[track.i]
            if state.options.track_surplus == "lost":
                if total > earned or player.icons[track.i] > TRACK_END:
                    yield f"EI3: {SEATS[seat].code} {track.code} {total}, earned {earned}"
            elif total != earned:
                yield f"EI3: {SEATS[seat].code} {track.code} {total} instead of {earned}"


def _decks(state: State) -> Iterator[str]:
    seen: list[Card] = [*state.removed]
    for deck in state.decks:
        numbers = [-1 if card.number is None else card.number for card in deck]
        if numbers != sorted(numbers, reverse=True):
            yield f"EI4: a deck is out of order: {[card.code for card in deck]}"
        seen += deck
    for player in state.players:
        seen += (*player.cards, *player.freed)
    if sorted(card.i for card in seen) != list(range(len(CARDS))):
        yield "EI4: the 48 asset cards are not each in one place"
    if state.abolished and any(card.slavery for deck in state.decks for card in deck):
        yield "EI9: a slavery card lies in a deck after abolition"
    if state.options.slavery_deck == "omitted":
        out = {card.i for card in state.removed if card.slavery}
        for card in seen:
            if card.slavery and card.i not in out:
                yield f"EI9: {card.code} is in play though this table leaves the slavery deck out"


def _buildings(state: State) -> Iterator[str]:
    for building in BUILDINGS:
        if not building.level:
            continue
        owned = sum(player.owned[building.i] for player in state.players)
        if owned + state.stock[building.i] != building.copies:
            yield f"EI5: the {building.copies} tiles {building.code} are not all there"
    for seat, player in enumerate(state.players):
        if sum(player.owned[b.i] for b in BUILDINGS if b.level == 5) > 1:
            yield f"EI5: {SEATS[seat].code} owns two tiles of level 5"
        for building in BUILDINGS:
            busy = player.busy[building.i]
            if not 0 <= busy <= player.owned[building.i] or (busy and not building.does):
                yield f"EI2: {SEATS[seat].code} has {busy} markers on {building.code}"


def _presence(state: State) -> Iterator[str]:
    for region in REGIONS:
        for seat in range(len(state.players)):
            count = (
                state.tracks[region.i].count(seat)
                + state.beside[region.i][seat]
                + sum(state.holders[city.i] == seat for city in region.cities)
            )
            if count != state.presence[region.i][seat]:
                yield f"EI2: presence of {SEATS[seat].code} in {region.code} is {count}"


def _limits(state: State) -> Iterator[str]:
    if state.phase != "action" or state.options.limit_after_pass != "at_once":
        return
    discarding = {d.seat for d in state.decisions if d.kinds == ("discard",)}
    for seat, player in enumerate(state.players):
        if player.passed and seat not in discarding and surplus(state, seat):
            yield f"EI8: {SEATS[seat].code} has passed with too many cards"
