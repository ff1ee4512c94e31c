"""Part 3 of the rules, the voyage: card after card from the captain's deck, and what each needs."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.anchors_aweigh import paying, penalty, rewards, starfish, stormy
from seabook.games.anchors_aweigh.pieces import RULE, Card
from seabook.games.anchors_aweigh.state import (
    FINE,
    PAY,
    REWARD,
    VOYAGE,
    Decision,
    State,
    clockwise,
    free_kinds,
    shuffled,
)

# What all decide at once about a card; for pirates first whether to face them.
ON_CARD = ("fulfil", "skip")
ON_PIRATES = ("face", "flee")
_TURNED_UP = {"discovery": "A3.2", "trade": "A3.4", "pirate": "A3.5", "contract": "A3.11"}


def begin(state: State) -> Iterator[Event]:
    """The captain shuffles the cards (A3.1); starfish treasures go back before the first one."""
    state.phase = "voyage"
    state.deck = shuffled(state, VOYAGE, state.deck)
    state.under = 0
    who = state.box.seats[state.captain]
    yield event("A3.1", "voyage.begins", who=who, n=len(state.deck)).showing()
    yield from starfish.return_all(state)
    if state.options.stormy_seas == "on":
        yield event("A6.3", "stormy.begins", players=len(state.players), n=stormy.EQUAL)


def go_on(state: State) -> Iterator[Event]:
    """The next thing that happens by itself while the voyage lasts."""
    if state.asking:
        yield from _reveal(state)
    elif state.agenda:
        stage, seat = state.agenda[0]
        yield from _STAGES[stage](state, seat)
    elif state.card is not None:
        yield from _put_away(state, state.card)
    else:
        yield from _next_card(state)


def _next_card(state: State) -> Iterator[Event]:
    """The top card: a contract goes under while another kind is left (A3.10, AR11); pirates stay
    face down until all have called (A3.5)."""
    card = state.deck.pop(0)
    state.under = min(state.under, len(state.deck))
    kind = card.kind.code
    if kind == "contract" and any(other.kind is not card.kind for other in state.deck):
        state.deck.append(card)
        state.under += 1
        yield event("A3.10", "contract.under", left=len(state.deck)).showing()
        return
    state.card = card
    if kind == "pirate":
        _ask(state, ON_PIRATES, clockwise(state))
        yield event("A3.5", "pirates.ahead", left=len(state.deck)).showing()
    else:
        yield _turn_up(state, card)
        _ask(state, ON_CARD, clockwise(state))


def _turn_up(state: State, card: Card) -> Event:
    state.turned = True
    return event(
        _TURNED_UP[card.kind.code],
        "card.turned",
        card=card,
        cost=card.cost_text,
        reward=card.reward_text,
    ).showing()


def _ask(state: State, kinds: tuple[str, ...], seats: list[int]) -> None:
    """All these seats decide at once; everyone is asked, so that nobody learns who cannot pay."""
    state.asking = kinds[0]
    for player in state.players:
        player.moved = 0
    free = free_kinds(state)
    state.decisions = [Decision(seat, (*kinds, *free)) for seat in sorted(seats)]


def _reveal(state: State) -> Iterator[Event]:
    """All have decided: the decisions are shown together, then the agenda of the card is made."""
    card, asked = state.card, state.asking
    assert card is not None
    state.asking = ""
    order = clockwise(state)
    yes = [seat for seat in order if state.players[seat].choice == asked]
    if asked == "face":
        yield from _called(state, card, yes)
        return
    no = [seat for seat in order if state.players[seat].choice == "skip"]
    state.agenda = _agenda(state, yes, no)
    who = {"yes": _names(state, yes), "no": _names(state, no)}
    yield event(RULE[card.kind.code], "reveal.card", **who).showing()


def _called(state: State, card: Card, facing: list[int]) -> Iterator[Event]:
    """Who faces the pirates and who flees; the card is turned up even if all flee (AR19)."""
    fled = [seat for seat in clockwise(state) if seat not in facing]
    yes, no = _names(state, facing), _names(state, fled)
    yield event("A3.5", "reveal.pirates", yes=yes, no=no).showing()
    if fled:
        yield event("A3.6", "pirates.fled", who=no)
    yield _turn_up(state, card)
    if facing:
        _ask(state, ON_CARD, facing)


def _agenda(state: State, yes: list[int], no: list[int]) -> list[tuple[str, int]]:
    """Payments and penalties clockwise from the captain, then rewards (AR12, AR13)."""
    pirates = state.card is not None and state.card.kind.code == "pirate"
    first, then = list[tuple[str, int]](), list[tuple[str, int]]()
    for seat in clockwise(state):
        if seat in yes:
            first.append((PAY, seat))
            rewards_due = first if state.options.supply_refill == "player_by_player" else then
            rewards_due.append((REWARD, seat))
        elif seat in no and pirates:
            first.append((FINE, seat))
    return first + then


def _put_away(state: State, card: Card) -> Iterator[Event]:
    """The card leaves the game."""
    state.used.append(card)
    state.card = None
    state.turned = False
    for player in state.players:
        player.choice = ""
        player.moved = 0
    yield event(RULE[card.kind.code], "card.done", card=card, left=len(state.deck))


def _names(state: State, seats: list[int]) -> object:
    return [state.box.seats[seat] for seat in seats] or "–"


_STAGES = {PAY: paying.go_on, FINE: penalty.go_on, REWARD: rewards.go_on}
