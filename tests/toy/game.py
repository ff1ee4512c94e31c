"""Lanterns: two players light 1 or 2 of the lanterns in turn; who lights the last one wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import attrs

from seabook.engine import (
    Action,
    Complaint,
    Event,
    Game,
    Kind,
    Option,
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
    framed: bool = False


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


def light_refusals(state: State, seat: int, number: Number) -> Iterator[Refusal]:
    """Why so many lanterns cannot be lit."""
    n = number.i + 1
    if n > 2:
        yield refuse("T2.1", "toy.two-at-most", given=n)
    if n > state.dark:
        gap = missing("toy.missing", n=n - state.dark)
        yield refuse("T2.2", "toy.too-few", gap, given=n, have=state.dark)


def light_effects(state: State, seat: int, number: Number) -> Iterator[Event]:
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


class Lanterns(Game[State]):
    """All that a game declares, with the rules above."""

    code = "toy"
    name = Text("燈籠", "Lanterns")
    seats = SEATS
    players = (2,)
    options: tuple[Option, ...] = ()
    kinds = (Kind("light", NUMBERS, light_refusals, light_effects, ("T2.1", "T2.2", "T2.3")),)
    rules_version = "1"
    costs = "lanterns"
    hollow = frozenset[str]()
    begins = frozenset({"light"})
    longest = LANTERNS
    score_bounds = (0, 1)

    def new(self, players: int, seed: int, options: Mapping[str, str], first: int | None) -> State:
        return State(seat=first or 0)

    def opening(self, state: State) -> Iterator[Event]:
        yield event("T1.1", "toy.lanterns", n=LANTERNS).at(n="lanterns")

    def wording(self, players: int) -> Wording[Position]:
        return Wording(Position, {})

    def laid(self, players: int, described: Position, options: Mapping[str, str]) -> State:
        return State(dark=described.dark)

    def described(self, state: State, seat: int | None = None) -> Position:
        return Position(dark=state.dark)

    def open(self, state: State) -> tuple[Decision, ...]:
        return (Decision(state.seat),) if state.dark else ()

    def untimely(self, state: State, action: Action) -> Iterator[Refusal]:
        if state.dark and action.seat.i != state.seat:
            yield refuse("T2.3", "toy.not-your-turn", who=SEATS[state.seat])

    def advance(self, state: State) -> Iterator[Event]:
        return iter(())

    def players_at(self, state: State) -> int:
        return 2

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(state.won == seat) for seat in range(2))

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return [Line("T3.1", self.scores(state)[seat])]

    def value(self, state: State, path: str) -> Any:
        known = {
            "dark": state.dark,
            "lanterns": LANTERNS,
            "won": SEATS[state.won].code if state.won >= 0 else "",
        }
        if path not in known:
            raise Complaint("complaint.position-word", where=path, given=path, known=list(known))
        return known[path]

    def problems(self, state: State) -> Iterator[Text]:
        if not 0 <= state.dark <= LANTERNS:
            yield say("toy.unsound", n=state.dark)

    def unsettled(self, state: State) -> Iterator[Text]:
        return iter(())


GAME = Lanterns()
