"""Part 3.4 of the rules, Draw: the top asset card of a region where one is strong enough."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Loose, Refusal, called, event, missing, refuse
from seabook.games.endeavor import cards, compound, entry, status, ways
from seabook.games.endeavor.pieces import Box, Card, Deck
from seabook.games.endeavor.state import State, card_limit


def refusals(state: State, seat: int, deck: Deck) -> Iterator[Refusal]:
    """Why this player cannot draw from this deck."""
    yield from compound.leaves(state, "draw", deck)
    region, card = deck.region, top(state, deck)
    if state.options.slavery_deck == "omitted" and deck is state.box.slavery_deck:
        yield refuse("E3.4d", "draw.slavery-omitted", never=True)
        return
    if state.abolished and deck is state.box.slavery_deck:
        yield refuse("E3.4f", "draw.abolished")
        return
    if card is None:
        yield refuse("E3.4d", "draw.empty-deck", deck=deck)
        return
    yield from entry.closed(state, region, "E3.4a")
    number, have = card.number or 0, state.presence[region.i][seat]
    if have < number:
        if not have:  # one reason more for what the number asks anyway
            yield refuse("E3.4a", "region.no-presence", explains=True, region=region)
        yield refuse(
            "E3.4b",
            "draw.too-little-presence",
            missing("missing.more-presence", n=number - have, region=region),
            card=card,
            number=number,
            have=have,
            region=region,
        )


def top(state: State, deck: Deck) -> Card | None:
    """The card that a Draw would take: the top one, a Governor aside."""
    pile = state.decks[deck.i]
    return next((card for card in reversed(pile) if not card.governor), None)


def effects(state: State, seat: int, deck: Deck) -> Iterator[Event]:
    """The top card is taken, its icons count at once, even with no space for it."""
    player = state.players[seat]
    card = state.decks[deck.i].pop()
    player.cards += (card,)
    status.owe(player, card.icons)
    free = not card.number and not state.presence[deck.region.i][seat]
    yield event("E3.4c" if free else "E3.4a", "draw.taken", who=state.box.seats[seat], card=card)
    yield from status.move(state, seat, "E3.4a")
    if cards.surplus(state, seat):
        yield event(
            "E3.4e",
            "draw.over-limit",
            who=state.box.seats[seat],
            held=len(player.cards),
            limit=card_limit(state, player),
        )
    if card.abolition and not state.abolished:
        yield from _abolish(state)


def _abolish(state: State) -> Iterator[Event]:
    """Every slavery card held counts as discarded; the slavery deck leaves the game (ER29)."""
    state.abolished = True
    if state.options.slavery_deck == "omitted":
        yield event("E3.4f", "draw.abolition-omitted")
        return
    pile = state.decks[state.box.slavery_deck.i]
    left = tuple(reversed(pile))
    state.removed += left
    pile.clear()
    yield event("E3.4f", "draw.abolition", n=len(left))
    for seat, player in enumerate(state.players):
        for card in [held for held in player.cards if held.slavery]:
            player.cards = tuple(held for held in player.cards if held is not card)
            player.freed += (card,)
            status.owe(player, card.icons, -1)
            yield event("E3.4f", "discard.slavery", who=state.box.seats[seat], card=card)
            yield from status.move(state, seat, "E2.19")


def open_decks(state: State, seat: int) -> list[int]:
    """Decks of regions that are open."""
    tracks = state.tracks
    return [i for i, region in state.box.deck_regions if len(tracks[region.i]) == region.spaces]


def _grants(state: State, seat: int, deck: Deck) -> tuple[str, ...]:
    card = top(state, deck)
    return (*_combined(state, seat, deck), "E3.4b" if card is not None and card.number else "E3.4c")


_combined = compound.granting("E3.4d")


def _by_card(box: Box) -> Iterator[Loose]:
    """A card is not drawn by its name: only the top one of its deck can be taken."""
    for deck in box.decks:
        for card in deck.cards:
            number = "governor" if card.governor else card.number
            named = (*called(card), *(f"{name} {number}" for name in called(deck)))
            for name in (*named, *(f"card {each}" for each in named)):
                yield Loose(name, "E3.4d", "naming.top-card", deck)


KINDS = (
    Kind(
        code="draw",
        loosely=_by_card,
        targets=lambda box: box.decks,
        refusals=refusals,
        effects=compound.playing("draw", effects),
        grants=_grants,
        candidates=open_decks,
        phase="action",
        ways=ways.BY_BUILDING,
    ),
)
