"""Part 3 of the rules, taking a reward: coins, or goods counted out one by one as long as there is
room aboard and stock in the supply (A3.13 to A3.20)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.anchors_aweigh import ship, stowing
from seabook.games.anchors_aweigh.pieces import GREY, INSTEAD, Colour
from seabook.games.anchors_aweigh.state import (
    REWARD,
    Decision,
    State,
    free_kinds,
    made,
)


def go_on(state: State, seat: int) -> Iterator[Event]:
    """What can be taken in one way only is taken; where there may be a choice, the player is asked,
    alike whatever lies below deck (AR58)."""
    card, player = state.card, state.players[seat]
    assert card is not None
    if not state.owed:
        state.owed = [*card.reward, 0]
        player.moved = 0
        if card.coins:
            yield from _coins(state, seat, card.coins)
    yield from _run_short(state, seat)
    owed = sum(state.owed)
    if owed and (ship.sure_room(state, player) < owed or _choice(state)):
        # Between payment and reward room can be made (AR23), but no more once a good is taken.
        room = free_kinds(state) if owed == sum(card.reward) else ()
        state.decisions.append(Decision(seat, ("choose", "leave", *room)))
    elif owed:
        colour = next(i for i in _wanted(state) if state.supply[i])
        yield from _take(state, seat, state.box.colours[colour])
    else:
        _done(state)


def _coins(state: State, seat: int, n: int) -> Iterator[Event]:
    player, who = state.players[seat], state.box.seats[seat]
    player.coins += n
    yield event("A3.20", "reward.coins", who=who, n=n, coins=player.coins)
    if player.coins >= state.box.counts.chest_worth:  # a chest has to wait for the round's end
        yield event("A3.21", "coins.stay", who=who, coins=player.coins)


def _run_short(state: State, seat: int) -> Iterator[Event]:
    """A colour that is gone is replaced by any other; with nothing in stock the rest is lost
    (A3.19, AR14, AR53)."""
    who = state.box.seats[seat]
    for colour in state.box.colours:
        n = state.owed[colour.i]
        if n and not state.supply[colour.i]:
            state.owed[colour.i] = 0
            state.owed[INSTEAD] += n
            yield event("A3.19", "reward.colour-gone", who=who, n=n, colour=colour)
    if sum(state.owed) and not any(state.supply):
        n = sum(state.owed)
        state.owed = [0] * len(state.owed)
        yield event("A3.19", "reward.none-left", who=who, n=n)


def _wanted(state: State) -> list[int]:
    """The colours that may be taken now, those of the reward itself first."""
    own = [i for i, n in enumerate(state.owed[:GREY]) if n]
    return own or list(range(GREY))


def _choice(state: State) -> bool:
    """Whether the next good is of any colour and the supply has several."""
    return not any(state.owed[:GREY]) and sum(map(bool, state.supply)) > 1


def _take(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """One good of the reward."""
    who = state.box.seats[seat]
    if state.owed[colour.i]:
        state.owed[colour.i] -= 1
    elif state.owed[GREY]:
        state.owed[GREY] -= 1
        yield event("A3.18", "reward.grey", who=who, colour=colour)
    else:
        state.owed[INSTEAD] -= 1
        yield event("A3.19", "reward.instead", who=who, colour=colour)
    yield from stowing.gain(state, seat, colour)


def _done(state: State) -> None:
    state.owed = []
    state.agenda.pop(0)


def _is_due(state: State, seat: int) -> bool:
    """Whether it is this player's reward that is being taken; else ``owed`` speaks of another thing."""
    return bool(state.owed) and state.agenda[:1] == [(REWARD, seat)]


def choose_refusals(state: State, seat: int, colour: Colour) -> Iterator[Refusal]:
    """Why a good of this colour cannot be taken next."""
    player, owed = state.players[seat], state.owed
    if not _is_due(state, seat):
        return
    if not state.supply[colour.i]:
        yield refuse("A3.18" if owed[GREY] else "A3.19", "choose.gone", colour=colour)
    if not (owed[colour.i] or owed[GREY] or owed[INSTEAD]):
        yield refuse("A3.19", "choose.not-owed", colour=colour)
    if not ship.room(state, player):
        yield refuse("A3.13", "choose.no-room", missing("missing.room", n=1))
        if player.parrots:
            yield refuse("A4.12", "choose.parrot-no-room", explains=True)
        if not ship.monkeys_store(state) and ship.tiles_aboard(state, player)[state.box.monkey.i]:
            yield refuse(
                "A6.5" if state.wild_monkeys else "A2.15", "choose.monkey-no-room", explains=True
            )


def choose_effects(state: State, seat: int, colour: Colour) -> Iterator[Event]:
    """The player takes a good of this colour next."""
    made(state, seat)
    yield from _take(state, seat, colour)


def leave_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """What there is room for is taken (AR23); it may be returned afterwards."""
    have, need = ship.room(state, state.players[seat]), sum(state.owed)
    if have and _is_due(state, seat):
        yield refuse("A3.13", "leave.room", have=have, need=need)


def leave_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """Without room the rest of the reward stays in the supply (A3.16, AR23)."""
    made(state, seat)
    n = sum(state.owed)
    _done(state)
    yield event("A3.16", "reward.left", who=state.box.seats[seat], n=n)


KINDS = (
    Kind(
        code="choose",
        targets=lambda box: box.colours,
        refusals=choose_refusals,
        effects=choose_effects,
        phase="voyage",
        timed_by="A3.19",
    ),
    Kind(
        code="leave",
        refusals=leave_refusals,
        effects=leave_effects,
        grants=("A3.16",),
        phase="voyage",
        timed_by="A3.13",
    ),
)
