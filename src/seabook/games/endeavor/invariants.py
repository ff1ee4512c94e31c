"""What holds in every position of Endeavor, after every event (EI1 to EI12)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Seat
from seabook.games.endeavor.cards import surplus
from seabook.games.endeavor.pieces import Card, Track
from seabook.games.endeavor.state import State
from seabook.words import Text, say


def problems(state: State) -> Iterator[Text]:
    """Each broken invariant in words; what holds only between decisions is looked at there."""
    yield from _tokens(state)
    yield from _markers(state)
    yield from _status(state)
    yield from _decks(state)
    yield from _buildings(state)
    yield from _presence(state)


def unsettled(state: State) -> Iterator[Text]:
    """What holds besides whenever somebody has to decide, but not inside an action."""
    for region in state.box.regions:
        for n in range(len(state.tracks[region.i])):
            if state.tokens[region.first_space + n]:
                yield say("unsound.space-token", n=n + 1, region=region)
    for city in state.box.cities:
        if state.holders[city.i] >= 0 and state.tokens[city.space]:
            yield say("unsound.city-token", city=city)
    for region in state.box.regions[1:]:
        waiting = any(card.governor_of(region) for deck in state.decks for card in deck)
        if waiting == (len(state.tracks[region.i]) == region.spaces):
            yield say("unsound.governor", region=region)
        closed = len(state.tracks[region.i]) < region.spaces
        if closed and any(state.holders[city.i] >= 0 for city in region.cities):
            yield say("unsound.closed", region=region)
    for seat, player in enumerate(state.players):
        if any(player.due):
            yield say("unsound.due", who=state.box.seats[seat])
        if player.passed and state.phase not in ("action", "over"):
            yield say("unsound.passed", who=state.box.seats[seat])
        if not state.abolished and any(card.abolition for card in player.cards):
            yield say("unsound.not-abolished", who=state.box.seats[seat])
        if state.abolished and any(card.slavery for card in player.cards):
            yield say("unsound.abolished-held", who=state.box.seats[seat])
    yield from _limits(state)


def _tokens(state: State) -> Iterator[Text]:
    if len(state.tokens) != (spaces := len(state.box.token_space)):
        yield say("unsound.spaces", given=len(state.tokens), expected=spaces)
    for token in state.box.tokens:
        on_board = sum(each is token for each in state.tokens)
        taken = sum(player.tokens[token.i] for player in state.players)
        count = on_board + taken + state.spent[token.i]
        if count != token.copies:
            yield say("unsound.tokens", token=token, given=count, expected=token.copies)


def _markers(state: State) -> Iterator[Text]:
    expected = state.box.counts.population_markers
    for seat, player in enumerate(state.players):
        board = (
            sum(holder == seat for holder in state.holders)
            + sum(track.count(seat) for track in state.tracks)
            + sum(row[seat] for row in state.beside)
        )
        total = player.supply + player.harbour + sum(player.busy) + board
        if total != expected or min(player.supply, player.harbour) < 0:
            who = state.box.seats[seat]
            yield say("unsound.markers", who=who, given=total, expected=expected)
    for region in state.box.regions:
        if len(state.tracks[region.i]) > region.spaces:
            yield say("unsound.overfull", region=region)
        if any(state.beside[region.i]) and len(state.tracks[region.i]) < region.spaces:
            yield say("unsound.beside", region=region)


def _status(state: State) -> Iterator[Text]:
    box = state.box
    for seat, player in enumerate(state.players):
        for track in box.status:
            earned = (
                sum(b.icons[track.i] * player.owned[b.i] for b in box.buildings)
                + sum(card.icons[track.i] for card in player.cards)
                + sum(player.tokens[t.i] for t in box.tokens if t.track == track.i)
            )
            total = player.icons[track.i] + player.due[track.i]
            if state.options.track_surplus == "lost":
                if total > earned or player.icons[track.i] > box.counts.track_end:
                    yield _unearned(box.seats[seat], track, total, earned)
            elif total != earned:
                yield _unearned(box.seats[seat], track, total, earned)


def _unearned(who: Seat, track: Track, total: int, earned: int) -> Text:
    return say("unsound.status", who=who, track=track, given=total, expected=earned)


def _decks(state: State) -> Iterator[Text]:
    seen: list[Card] = [*state.removed]
    for deck in state.decks:
        numbers = [-1 if card.number is None else card.number for card in deck]
        if numbers != sorted(numbers, reverse=True):
            yield say("unsound.deck-order", cards=deck)
        seen += deck
    for player in state.players:
        seen += (*player.cards, *player.freed)
    if sorted(card.i for card in seen) != list(range(len(state.box.cards))):
        yield say("unsound.cards", expected=len(state.box.cards))
    if state.abolished and any(card.slavery for deck in state.decks for card in deck):
        yield say("unsound.abolished-deck")
    if state.options.slavery_deck == "omitted":
        out = {card.i for card in state.removed if card.slavery}
        for card in seen:
            if card.slavery and card.i not in out:
                yield say("unsound.omitted", card=card)


def _buildings(state: State) -> Iterator[Text]:
    box = state.box
    for building in box.buildings:
        if not building.level:
            continue
        owned = sum(player.owned[building.i] for player in state.players)
        if owned + state.stock[building.i] != building.copies:
            yield say("unsound.tiles", building=building, expected=building.copies)
    for seat, player in enumerate(state.players):
        if sum(player.owned[tile.i] for tile in box.top_tiles) > 1:
            yield say("unsound.level-5", who=box.seats[seat], level=box.top_level)
        for building in box.buildings:
            busy = player.busy[building.i]
            if not 0 <= busy <= player.owned[building.i] or (busy and not building.does):
                yield say("unsound.busy", who=box.seats[seat], building=building, given=busy)


def _presence(state: State) -> Iterator[Text]:
    for region in state.box.regions:
        for seat in range(len(state.players)):
            count = (
                state.tracks[region.i].count(seat)
                + state.beside[region.i][seat]
                + sum(state.holders[city.i] == seat for city in region.cities)
            )
            if count != state.presence[region.i][seat]:
                yield say("unsound.presence", who=state.box.seats[seat], region=region, given=count)


def _limits(state: State) -> Iterator[Text]:
    if state.phase != "action" or state.options.limit_after_pass != "at_once":
        return
    discarding = {d.seat for d in state.decisions if d.kinds == ("discard",)}
    for seat, player in enumerate(state.players):
        if player.passed and seat not in discarding and surplus(state, seat):
            yield say("unsound.limit", who=state.box.seats[seat])
