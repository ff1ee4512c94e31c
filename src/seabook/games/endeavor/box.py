"""Parts 0 and 1 of the rules as checks: what the box holds, and what lies where after set-up."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.endeavor.components import (
    BUILDINGS,
    CARDS,
    COUNTS,
    DECKS,
    MARKERS,
    REGIONS,
    SEATS,
    STATUS,
    TOKENS,
)
from seabook.games.endeavor.state import State
from seabook.words import Text, listed


def contents() -> Iterator[Event]:
    """What is in the box, counted from the component tables (E0.1 to E0.10)."""
    tiles = [building for building in BUILDINGS if building.level]
    tokens = sum(token.copies for token in TOKENS)
    yield event(
        "E0.1",
        "box.players",
        least=min(COUNTS["players"]),
        most=max(COUNTS["players"]),
        players=COUNTS["players"],
    )
    yield event("E0.2", "box.regions", n=len(REGIONS), regions=REGIONS)
    yield event("E0.3", "box.player-boards", n=COUNTS["player_boards"], tracks=STATUS)
    yield event("E0.4", "box.tokens", n=tokens)
    yield event("E0.5", "box.buildings", n=sum(b.copies for b in tiles), kinds=len(tiles))
    yield event("E0.6", "box.cards", n=len(CARDS), decks=len(DECKS), each=len(DECKS[0].cards))
    yield event("E0.7", "box.population", n=MARKERS * len(SEATS), each=MARKERS, colours=_colours())
    each = COUNTS["status_markers"]
    yield event("E0.8", "box.status", n=each * len(SEATS), each=each)
    yield event("E0.9", "box.crown", n=COUNTS["crowns"])
    yield event("E0.10", "box.chips", n=COUNTS["glory_chips"])


def laid_out(state: State) -> Iterator[Event]:
    """What lies where at the start, counted from the position itself (E1.1 to E1.5)."""
    cards = sum(len(deck) for deck in state.decks)
    decks = sum(bool(deck) for deck in state.decks)
    governors = sum(card.governor for deck in state.decks for card in deck)
    stacks = [left for left in state.stock if left]
    player = state.players[0]
    tokens = sum(token is not None for token in state.tokens)
    yield event("E1.1", "setup.tokens", n=tokens)
    yield event("E1.2", "setup.decks", n=cards, decks=decks, governors=governors)
    yield event("E1.3", "setup.buildings", n=sum(stacks), stacks=len(stacks))
    yield event(
        "E1.4",
        "setup.players",
        n=player.supply,
        markers=len(STATUS),
        starting=[b for b in BUILDINGS if player.owned[b.i]] or "–",
    )
    yield event("E1.5", "setup.start", who=SEATS[state.starter])


def _colours() -> Text:
    return listed(SEATS)
