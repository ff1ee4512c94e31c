"""Lanterns: two players light 1 or 2 of the lanterns in turn; who lights the last one wins."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import attrs

from seabook.engine import (
    Action,
    Complaint,
    Event,
    Game,
    Kind,
    Piece,
    Plain,
    Refusal,
    Seat,
    Wording,
    event,
    missing,
    refuse,
    state,
)
from seabook.words import Text, say

# --- components (part 0)

LANTERNS = 7
SEATS = (Seat(0, "left", Text("左", "Left")), Seat(1, "right", Text("右", "Right")))


class Number(Piece):
    """How many to light: ``i`` + 1."""


NUMBERS = tuple(Number(n - 1, str(n), Text(f"{n}盞", f"{n}")) for n in (1, 2, 3))


# --- state


class Decision(NamedTuple):
    """Whose turn it is."""

    seat: int
    kinds: tuple[str, ...] = ("light",)


@state
class State(Plain):
    """How many are dark, whose turn it is, who has won."""

    dark: int = LANTERNS
    seat: int = 0
    won: int = -1


@attrs.frozen(kw_only=True)
class Position:
    """A position in words: how many are dark."""

    dark: int = LANTERNS


# --- the turn (part 2): conditions and effects


def refusals(state: State, seat: int, number: Number) -> Iterator[Refusal]:
    """Why so many lanterns cannot be lit."""
    n = number.i + 1
    if n > 2:
        yield refuse("T2.1", "toy.two-at-most", given=n)
    if n > state.dark:
        gap = missing("toy.missing", n=n - state.dark)
        yield refuse("T2.2", "toy.too-few", gap, given=n, have=state.dark)


def effects(state: State, seat: int, number: Number) -> Iterator[Event]:
    """So many lanterns burn; the last one wins."""
    n = number.i + 1
    state.dark -= n
    state.seat = 1 - seat
    yield event("T2.1", "toy.lit", who=SEATS[seat], n=n, left=state.dark, paid=n)
    if not state.dark:
        state.won = seat
        yield event("T3.1", "toy.won", who=SEATS[seat])


class Line(NamedTuple):
    """The one line of a score."""

    rule: str
    glory: int

    @property
    def text(self) -> Text:
        return say("toy.score", n=self.glory)


KINDS = (
    Kind(
        code="light",
        targets=lambda _: NUMBERS,
        refusals=refusals,
        effects=effects,
        grants=("T2.1", "T2.2", "T2.3"),
        begins=True,
    ),
)


# --- the order of the game


def new(players: int, seed: int, options: dict[str, str], first: int | None) -> State:
    """All dark; the left one begins, or whom the players have chosen."""
    return State(seat=first or 0)


def set_up_report(state: State) -> Iterator[Event]:
    """The box, counted."""
    yield event("T1.1", "toy.lanterns", n=LANTERNS).at(n="lanterns")


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The one open decision, until the last lantern burns."""
    return (Decision(state.seat),) if state.dark else ()


def not_now(state: State, action: Action) -> Iterator[Refusal]:
    """The game is over, or it is the other's turn."""
    if not state.dark:
        yield refuse("T3.1", "toy.over", stays=True)
    elif action.seat.i != state.seat:
        yield refuse("T2.3", "toy.not-your-turn", who=SEATS[state.seat])


def advance(state: State) -> Iterator[Event]:
    """Nothing happens by itself."""
    return iter(())


# --- what is told of a position


def scores(state: State) -> tuple[int, ...]:
    """1 for the winner."""
    return tuple(int(state.won == seat) for seat in range(2))


def value(state: State, path: str) -> Any:
    """One value of a position."""
    known = {
        "dark": state.dark,
        "lanterns": LANTERNS,
        "won": SEATS[state.won].code if state.won >= 0 else "",
    }
    if path not in known:
        raise Complaint("complaint.position-word", where=path, given=path, known=list(known))
    return known[path]


def problems(state: State) -> Iterator[Text]:
    """Broken invariants."""
    if not 0 <= state.dark <= LANTERNS:
        yield say("toy.unsound", n=state.dark)


GAME: Game[State] = Game(
    code="toy",
    name=Text("燈籠", "Lanterns"),
    rules_version="1",
    seats=SEATS,
    players=(2,),
    chapters=(sys.modules[__name__],),
    longest=LANTERNS,
    score_bounds=(0, 1),
    new=new,
    set_up_report=set_up_report,
    decisions=open_decisions,
    not_now=not_now,
    advance=advance,
    players_at=lambda _: 2,
    scores=scores,
    score_sheet=lambda state, seat: [Line("T3.1", scores(state)[seat])],
    value=value,
    problems=problems,
    unsettled=lambda _: iter(()),
    wording=lambda _: Wording(Position, {}),
    laid=lambda _, described, __: State(dark=described.dark),
    described=lambda state, _: Position(dark=state.dark),
)
