"""What each thing on the board is and how it stands, in words."""

from __future__ import annotations

from seabook.games.endeavor.pieces import Box, Card, City, Connection, Deck, Region
from seabook.games.endeavor.state import State, is_open, room_on_track
from seabook.words import Text, listed, say


def region(state: State, where: Region) -> Text:
    """Whether a region is open, and what its shipping track still lacks."""
    if where.is_europe:
        return say("board.region.europe", region=where)
    slug = "board.region.open" if is_open(state, where) else "board.region.closed"
    return say(slug, region=where, empty=room_on_track(state, where), spaces=where.spaces)


def city(state: State, where: City) -> Text:
    """A city: who holds it, its token, its glory, its region."""
    holder, token = state.holders[where.i], state.tokens[where.space]
    values = {"city": where, "glory": where.glory, "region": region(state, where.region)}
    if holder >= 0:
        return say("board.city.held", values, who=state.box.seats[holder])
    if token is None:
        return say("board.city.bare", values)
    return say("board.city.empty", values, token=token)


def connection(state: State, line: Connection) -> Text:
    """A connection: its token, or who holds both ends."""
    holder = _holder(state, line)
    if holder >= 0:
        return say("board.line.held", line=line, who=state.box.seats[holder])
    token = state.tokens[line.space]
    if token is None:
        return say("board.line.bare", line=line)
    return say("board.line.token", line=line, token=token)


def _holder(state: State, line: Connection) -> int:
    """The seat that holds both ends; -1 for nobody."""
    a, b = (state.holders[city.i] for city in line.ends)
    return a if a == b else -1


def holders_of_lines(state: State) -> list[int]:
    """For each connection the seat that holds both its ends, or -1."""
    return [_holder(state, line) for line in state.box.connections]


def track(state: State, where: Region) -> Text:
    """A shipping track: what lies on it, space by space, from the furthest."""
    told = region(state, where)
    on = [state.box.seats[seat].name for seat in state.tracks[where.i]]
    if on:
        told += say("board.track.markers", markers=listed(on))
    left = [state.tokens[where.first_space + n] for n in range(len(on), where.spaces)]
    named = [token for token in left if token is not None]
    if named:
        slug = "board.track.tokens" if on else "board.track.tokens-only"
        told += say(slug, tokens=listed(named))
    after = beside(state, where)
    if after:
        told += say("board.track.beside", markers=listed(after))
    return say("board.track", region=where, told=told)


def beside(state: State, where: Region) -> list[Text]:
    """Who has how many markers beside the track."""
    return [
        say("board.count", who=state.box.seats[seat], count=count)
        for seat, count in enumerate(state.beside[where.i])
        if count
    ]


def icons(box: Box, card: Card) -> Text:
    """The icons and the glory of a card."""
    parts = [
        say("board.icon", track=box.status[i], count=count)
        for i, count in enumerate(card.icons)
        if count
    ]
    if card.glory:
        parts.append(say("board.icon.glory", glory=card.glory))
    return listed(parts)


def deck(state: State, where: Deck) -> Text:
    """A deck: its top card, and how many cards lie there."""
    left = [card for card in state.decks[where.i] if not card.governor]
    if not left:
        return say("board.deck.empty", deck=where)
    values = {
        "deck": where,
        "top": left[-1],
        "icons": icons(state.box, left[-1]),
        "count": len(left),
    }
    covered = len(left) < len(state.decks[where.i])
    return say("board.deck.covered" if covered else "board.deck", values)


def governor(state: State, where: Region) -> Text:
    """The Governor card of a region: still there, or with whom."""
    card = state.box.governor[where.code]
    for seat, player in enumerate(state.players):
        if card in player.cards:
            return say("board.governor.with", card=card, who=state.box.seats[seat])
    if card in state.removed:
        return say("board.governor.gone", card=card)
    return say("board.governor", card=card, icons=icons(state.box, card))
