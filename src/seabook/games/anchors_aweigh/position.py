"""A position laid out as its description says, with nothing drawn.

What is not said lies in order of id: t1 to t9 are cannons, the first of each kind with a starfish;
the heap lies face up, cards are in their stacks, and later shuffles leave them as they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import UNSAID, Complaint, within
from seabook.games.anchors_aweigh import deciding, laying, setup
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card
from seabook.games.anchors_aweigh.state import NOTHING, Decision, Options, State, free_kinds
from seabook.games.anchors_aweigh.voyage import ON_CARD, ON_PIRATES
from seabook.games.anchors_aweigh.words import UNKNOWN, Drawn, Position

_MONKEYS = ("keep-monkey", "no-monkey")


def place(box: Box, players: int, given: Position, options: Options) -> State:
    """The position that ``given`` describes.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(box, players, options, None)
    _time(state, given)
    _money(state, given)
    laying.lay(state, given)
    _cards(state, given)
    _supplies(state, given)
    _decisions(state, given)
    _sense(state, given)
    state.seed, state.counts = given.draws.seed, given.draws.counts
    return state


def _time(state: State, given: Position) -> None:
    state.round = within(1, state.box.counts.rounds, given.round, "position.round")
    state.phase = given.phase
    first = state.box.seats[0] if state.phase in ("voyage", "over") else None
    captain = first if given.captain in (UNSAID, None) else given.captain
    state.captain = captain.i if captain else -1


def _money(state: State, given: Position) -> None:
    for seat, player in zip(state.box.seats, state.players, strict=False):
        own = given.own(seat)
        player.coins, player.parrots, player.moved = own.coins, own.parrots, own.moved
        state.parrots -= own.parrots


def _supplies(state: State, given: Position) -> None:
    """Supplies are what is left over; where they are stated, all has to add up."""
    for colour, n in given.supply.items():
        state.supply[colour.i] = n
    if given.parrots is not UNSAID:
        state.parrots = given.parrots


# --- cards


def _cards(state: State, given: Position) -> None:
    """The card at hand, the deck and the used ones; all others lie in their stacks."""
    drawn = () if given.deck is UNSAID else given.deck
    known = [*given.used, *(each.card for each in (given.card, *drawn) if each and each.card)]
    state.used = list(given.used)
    if given.card is not None:
        state.card = _face(state, given.card, known, "position.card")
        if state.phase != "voyage":
            raise Complaint("complaint.position-card", where="position.card")
    if given.deck is UNSAID:
        state.deck = [] if state.phase == "over" else list(_default_deck(state))
    else:
        state.deck = [_face(state, each, known, "position.deck") for each in drawn]
    away = [*state.used, *state.deck, state.card]
    state.stacks = [[card for card in stack if card not in away] for stack in state.stacks]
    state.under = given.under
    under = state.deck[len(state.deck) - given.under :]
    contracts = len(under) == given.under and all(card.kind.code == "contract" for card in under)
    if given.under and (state.phase != "voyage" or not contracts):
        raise Complaint("complaint.position-now", where="position.under")


def _face(state: State, drawn: Drawn, known: list[Card], where: str) -> Card:
    """A card as stated, or the first of its kind that is nowhere else."""
    card = drawn.card
    if card is None:
        card = next((c for c in state.stacks[drawn.kind.i] if c not in known), None)
        if card is None:
            code = drawn.kind.code
            raise Complaint("complaint.position-no-tile", where=where, given=code)
        known.append(card)
    return card


def _default_deck(state: State) -> Iterator[Card]:
    """As many of each kind as the round takes, less the card at hand."""
    away = [*state.used, state.card]
    for kind, n in zip(state.box.kinds, setup.composition(state), strict=True):
        left = [card for card in state.stacks[kind.i] if card not in away]
        here = state.card is not None and state.card.kind is kind
        yield from left[: n - here]


# --- decisions


def _decisions(state: State, given: Position) -> None:
    for seat, player in zip(state.box.seats, state.players, strict=False):
        player.choice = given.own(seat).choice
    if state.phase == "monkeys":
        kept = [i for i, player in enumerate(state.players) if player.resident >= 0]
        next_one = max(kept, default=-1) + 1
        asked = given.decision.seat.i if given.decision.seat else next_one
        if not next_one <= asked < len(state.players):
            raise Complaint("complaint.position-now", where="position.decision.seat")
        state.decisions = [Decision(asked, _MONKEYS)]
    elif given.decision.seat:
        raise Complaint("complaint.position-now", where="position.decision.seat")
    elif state.phase == "loading":
        setup.begin_loading(state)
    elif state.card is not None:
        _on_card(state, given, state.card)


def _on_card(state: State, given: Position, card: Card) -> None:
    """The card lies before the players, turned up, or pirates that they have still to call on.

    Whoever has decided under seal is asked no more; at pirates that are turned up, who has faced
    them decides again, and who has fled does not.
    """
    pirates = card.kind.code == "pirate"
    state.turned = not pirates if given.turned is UNSAID else given.turned
    if not pirates and not state.turned:
        raise Complaint("complaint.position-now", where="position.turned")
    kinds = ON_CARD if state.turned else ON_PIRATES
    state.asking = kinds[0]
    before = ("face", "flee") if pirates and state.turned else ()
    for seat, player in zip(state.box.seats, state.players, strict=False):
        if player.choice == UNKNOWN:
            player.choice = kinds[1]
        cannot = player.choice == "fulfil" and any(deciding.fulfil_refusals(state, seat.i, None))
        if cannot or player.choice not in ("", *before, *kinds):
            raise Complaint("complaint.position-now", where=f"position.{seat.code}.choice")
    free = free_kinds(state)
    state.decisions = [
        Decision(seat.i, (*kinds, *free))
        for seat, player in zip(state.box.seats, state.players, strict=False)
        if player.choice in ("", *before[:1])
    ]


# --- sense


def _sense(state: State, given: Position) -> None:
    """What cannot be at this moment: each with the place in the description."""
    for where, wrong in _wrong(state, given):
        if wrong:
            raise Complaint("complaint.position-now", where=f"position.{where}")
    for seat, player in zip(state.box.seats, state.players, strict=False):
        if player.moved and (state.card is None or "lift" not in free_kinds(state)):
            raise Complaint("complaint.position-now", where=f"position.{seat.code}.moved")
        # The first parrots come when round 1 ends, and never to all (A4.9, A4.10).
        if player.parrots and (state.round == 1 or all(p.parrots for p in state.players)):
            raise Complaint("complaint.position-parrots", where=f"position.{seat.code}.parrots")


def _wrong(state: State, given: Position) -> Iterable[tuple[str, bool]]:
    phase, pesky = state.phase, state.options.pesky_monkeys
    players = state.players
    yield "captain", phase == "loading" and state.captain < 0 and not any(p.empty for p in players)
    yield "hand", phase != "loading" and any(player.hand != NOTHING for player in players)
    yield "turned", given.turned is not UNSAID and given.turned and state.card is None
    yield "phase", phase == "monkeys" and (pesky == "off" or state.round > 1)
    yield "phase", phase == "over" and not _ended(state)
    yield "resident", pesky == "off" and any(player.resident >= 0 for player in players)


def _ended(state: State) -> bool:
    """Whether the last round is over: no card left, nothing aboard but what stays there."""
    aboard = any(
        tile >= 0 and space != player.resident
        for player in state.players
        for space, tile in enumerate(player.tiles)
    )
    goods = any(goods for player in state.players for goods in player.goods)
    last = state.round == state.box.counts.rounds
    return last and not (state.deck or aboard or goods)
