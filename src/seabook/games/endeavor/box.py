"""Parts 0 and 1 of the rules as checks: what the box holds, and what lies where after set-up."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.endeavor.pieces import Box
from seabook.games.endeavor.state import State
from seabook.words import listed


def report(state: State) -> Iterator[Event]:
    """The box (part 0) and the set-up (part 1), counted in a position after set-up."""
    yield from contents(state.box)
    yield from laid_out(state)


def contents(box: Box) -> Iterator[Event]:
    """What is in the box, counted from the component tables (E0.1 to E0.10)."""
    counts = box.counts
    tiles = [building for building in box.buildings if building.level]
    tokens = sum(token.copies for token in box.tokens)
    yield event(
        "E0.1",
        "box.players",
        least=min(counts.players),
        most=max(counts.players),
        players=counts.players,
    ).at(players="box.players")
    yield event("E0.2", "box.regions", n=len(box.regions), regions=box.regions).at(n="box.regions")
    yield event(
        "E0.3",
        "box.player-boards",
        n=counts.player_boards,
        status=len(box.status),
        tracks=box.status,
    ).at(n="box.player_boards")
    yield event("E0.4", "box.tokens", n=tokens).at(n="box.trade_tokens")
    yield event("E0.5", "box.buildings", n=sum(b.copies for b in tiles), kinds=len(tiles)).at(
        n="box.building_tiles", kinds="box.building_kinds"
    )
    yield event(
        "E0.6", "box.cards", n=len(box.cards), decks=len(box.decks), each=len(box.decks[0].cards)
    ).at(n="box.asset_cards", decks="box.decks")
    yield event(
        "E0.7",
        "box.population",
        n=counts.population_markers * len(box.seats),
        each=counts.population_markers,
        colours=listed(box.seats),
    ).at(n="box.population_markers")
    each = counts.status_markers
    yield event("E0.8", "box.status", n=each * len(box.seats), each=each).at(n="box.status_markers")
    yield event("E0.9", "box.crown", n=counts.crowns).at(n="box.crowns")
    yield event("E0.10", "box.chips", n=counts.glory_chips).at(n="box.glory_chips")


def laid_out(state: State) -> Iterator[Event]:
    """What lies where at the start, counted from the position itself (E1.1 to E1.5)."""
    cards = sum(len(deck) for deck in state.decks)
    decks = sum(bool(deck) for deck in state.decks)
    governors = sum(card.governor for deck in state.decks for card in deck)
    stacks = [left for left in state.stock if left]
    box, player = state.box, state.players[0]
    seats = [seat.code for seat in box.seats[: len(state.players)]]
    tokens = sum(token is not None for token in state.tokens)
    yield event("E1.1", "setup.tokens", n=tokens).at(n="count.tokens_on_board")
    yield event("E1.2", "setup.decks", n=cards, decks=decks, governors=governors).at(
        n="count.cards", decks="count.decks", governors="count.governors"
    )
    yield event("E1.3", "setup.buildings", n=sum(stacks), stacks=len(stacks)).at(
        n="count.building_tiles", stacks="count.building_stacks"
    )
    yield event(
        "E1.4",
        "setup.players",
        n=player.supply,
        markers=len(box.status),
        starting=[b for b in box.buildings if player.owned[b.i]] or "–",
    ).at(n=[f"{seat}.supply" for seat in seats], starting=[f"{seat}.buildings" for seat in seats])
    yield event("E1.5", "setup.start", who=box.seats[state.starter]).at(who="start")
