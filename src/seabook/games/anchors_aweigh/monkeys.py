"""The variant of pesky monkeys: a monkey aboard from before the treasures are tipped out (A6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.anchors_aweigh import loading, setup, ship
from seabook.games.anchors_aweigh.pieces import Space
from seabook.games.anchors_aweigh.state import AWAY, BOXED, DOWN, UP, Decision, State


def keep_monkey_refusals(state: State, seat: int, space: Space) -> Iterator[Refusal]:
    """Why this player cannot put a monkey on this space."""
    if state.options.pesky_monkeys == "off":
        yield refuse("A6.1", "monkey.off", never=True)
    elif _free(state) < 0:
        yield refuse("A6.1", "monkey.none-left", n=state.box.monkey.copies)
    if space.goods_only:
        yield refuse("A6.1", "monkey.goods-only", never=True, space=space)
    yield from loading.filled(state, state.players[seat], space, "A6.1")


def keep_monkey_effects(state: State, seat: int, space: Space) -> Iterator[Event]:
    """The monkey stays on that space all game, and fills it (AR35)."""
    tile, player = _free(state), state.players[seat]
    state.lies[tile] = AWAY
    state.public |= 1 << tile
    player.resident = space.i
    ship.put_tile(player, space.i, tile)
    _next(state, seat)
    yield event("A6.1", "monkey.kept", who=state.box.seats[seat], space=space)


def no_monkey_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Nobody has to take a monkey."""
    if state.options.pesky_monkeys == "off":
        yield refuse("A6.1", "monkey.off", never=True)


def no_monkey_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """This player loads without a monkey."""
    _next(state, seat)
    yield event("A6.1", "monkey.declined", who=state.box.seats[seat])


def tipped_out(state: State) -> Iterator[Event]:
    """All have chosen: the treasures are tipped out and loading begins (A1.4, A2.1)."""
    setup.tip(state)
    setup.begin_loading(state)
    n = state.lies.count(DOWN) + state.lies.count(UP)
    yield event("A1.4", "setup.tipped", n=n).showing()
    yield event("A2.1", "loading.begins", n=len(state.deck), round=state.round)


def _next(state: State, seat: int) -> None:
    """Then the next player chooses, until all have or the monkeys run out."""
    state.decisions.clear()
    if seat + 1 < len(state.players) and _free(state) >= 0:
        state.decisions.append(Decision(seat + 1, ("keep-monkey", "no-monkey")))


def _free(state: State) -> int:
    """A monkey still in the box, or -1."""
    monkeys = [i for i, face in enumerate(state.faces) if face >> 1 == state.box.monkey.i]
    return next((i for i in monkeys if state.lies[i] == BOXED), -1)


KINDS = (
    Kind(
        code="keep-monkey",
        targets=lambda box: box.spaces,
        refusals=keep_monkey_refusals,
        effects=keep_monkey_effects,
        grants=("A6.1",),
        phase="monkeys",
        begins=True,
    ),
    Kind(
        code="no-monkey",
        refusals=no_monkey_refusals,
        effects=no_monkey_effects,
        grants=("A6.1",),
        phase="monkeys",
    ),
)
