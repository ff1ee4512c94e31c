"""Cards on a player's board: the limit on passing, and where discarded cards go."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.endeavor import status
from seabook.games.endeavor.pieces import Card
from seabook.games.endeavor.state import Decision, State, card_limit


def surplus(state: State, seat: int) -> int:
    """How many cards the player holds above the limit; never below 0."""
    player = state.players[seat]
    return max(0, len(player.cards) - card_limit(state, player))


def require_limit(state: State, seat: int) -> Iterator[Event]:
    """Open the choice of a card to discard while there are too many."""
    over = surplus(state, seat)
    if over:
        player = state.players[seat]
        state.decisions.append(Decision(seat, ("discard",)))
        yield event(
            "E2.14",
            "cards.over-limit",
            who=state.box.seats[seat],
            held=len(player.cards),
            limit=card_limit(state, player),
        )


def require_of_passed(state: State) -> Iterator[Event]:
    """A passed player who was given a card must be within the limit too (ER53)."""
    if state.options.limit_after_pass == "at_once":
        for seat, player in enumerate(state.players):
            if player.passed and player.cards:
                yield from require_limit(state, seat)


def refusals(state: State, seat: int, card: Card) -> Iterator[Refusal]:
    """Why this card cannot be discarded."""
    if card not in state.players[seat].cards:
        yield refuse("E2.15", "discard.not-held", card=card)
    if not surplus(state, seat):
        player = state.players[seat]
        yield refuse(
            "E2.15",
            "discard.within-limit",
            held=len(player.cards),
            limit=card_limit(state, player),
        )


def effects(state: State, seat: int, card: Card) -> Iterator[Event]:
    """The card goes; its icons are lost; the limit is looked at again (ER13)."""
    state.decisions.pop()
    player = state.players[seat]
    player.cards = tuple(held for held in player.cards if held is not card)
    status.owe(player, card.icons, -1)
    if card.slavery:
        player.freed += (card,)
        yield event("E2.17", "discard.slavery", who=state.box.seats[seat], card=card)
    elif card.governor:
        state.removed += (card,)
        yield event("E2.18", "discard.governor", who=state.box.seats[seat], card=card)
    else:
        deck = state.decks[card.deck]
        deck.append(card)
        # ER14: back in number order, the lowest on top (a Governor never lies here any more)
        deck.sort(key=lambda each: -1 if each.number is None else each.number, reverse=True)
        yield event("E2.16", "discard.returned", who=state.box.seats[seat], card=card)
    yield from status.move(state, seat, "E2.19")
    yield from require_limit(state, seat)


def held_cards(state: State, seat: int) -> list[int]:
    """Asset cards that the player holds."""
    return sorted(card.i for card in state.players[seat].cards)


def _on_passing(state: State, seat: int, card: Card) -> bool:
    return card in state.players[seat].cards and surplus(state, seat) > 0


KINDS = (
    Kind(
        code="discard",
        targets=lambda box: box.cards,
        refusals=refusals,
        effects=effects,
        grants=("E2.15",),
        candidates=held_cards,
        phase="action",
        sought=_on_passing,
    ),
)
