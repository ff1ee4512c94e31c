"""Endeavor as a game: its seats, options and kinds of action, tied to the rules' modules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from seabook.engine import Action, Event, Game, Kind, Refusal, Wording
from seabook.games.endeavor import (
    attack,
    box,
    build,
    cards,
    compound,
    draw,
    invariants,
    narrow,
    occupy,
    payment,
    position,
    rounds,
    salary,
    scoring,
    setup,
    ship,
    timing,
    turn,
    values,
    ways,
    written,
)
from seabook.games.endeavor.components import (
    ACTION_TOKENS,
    BUILDINGS,
    CARDS,
    CITIES,
    COUNTS,
    DECKS,
    REGIONS,
    SEATS,
)
from seabook.games.endeavor.state import Decision, Options, State
from seabook.games.options import declared
from seabook.playbook import rulebook
from seabook.words import Text, glossary

_NOTHING = (None,)

KINDS = (
    Kind("build", BUILDINGS, build.refusals, build.effects, ("E2.3", "E2.4"), build.worth),
    Kind("recall", BUILDINGS, salary.refusals, salary.effects, ("E2.9",), narrow.busy_buildings),
    Kind(
        "activate",
        BUILDINGS,
        turn.activate_refusals,
        turn.activate_effects,
        ("E2.10", "E2.11", "E2.12"),
        narrow.free_buildings,
    ),
    Kind(
        "use",
        ACTION_TOKENS,
        turn.use_refusals,
        turn.use_effects,
        ("E2.10", "E2.13"),
        narrow.held_tokens,
    ),
    Kind("ship", REGIONS, ship.refusals, compound.playing("ship", ship.effects), ("E3.1a",)),
    Kind(
        "occupy",
        CITIES,
        occupy.refusals,
        compound.playing("occupy", occupy.effects),
        (),
        narrow.empty_cities,
    ),
    Kind(
        "attack",
        CITIES,
        attack.refusals,
        compound.playing("attack", attack.effects),
        ("E3.3a",),
        narrow.rival_cities,
    ),
    Kind("draw", DECKS, draw.refusals, compound.playing("draw", draw.effects), ("E3.4d",)),
    Kind(
        "pay",
        BUILDINGS,
        payment.refusals,
        compound.playing("pay", payment.effects),
        ("E3.5",),
        narrow.busy_buildings,
    ),
    Kind("discard", CARDS, cards.refusals, cards.effects, ("E2.15",), narrow.held_cards),
    Kind("stop", _NOTHING, turn.stop_refusals, turn.stop_effects, ()),
    Kind("pass", _NOTHING, turn.pass_refusals, turn.pass_effects, ("E2.14",)),
)


class Endeavor(Game[State]):
    """*Endeavor* (2009): seven rounds, 3 to 5 players."""

    code = "endeavor"
    costs = "markers"
    seats = SEATS
    players = tuple(COUNTS["players"])
    kinds = KINDS
    hollow = frozenset({"activate.no-effect", "token.no-effect"})
    begins = frozenset({"build", "recall", "pass"})
    # Three times the longest of thousands of random games (264 decisions).
    longest = 800
    # At worst all 6 slavery cards freed. At best everything there is for one player: cities 31,
    # connections 26, tracks 4 x 15, a harbour of 30 10, universities 6, cards 42, the space 3.
    score_bounds = (-6, 178)

    def __init__(self) -> None:
        self.name = glossary()["endeavor"].name
        self.rules_version = rulebook(self.code).version
        self.options = declared(self.code, Options)

    def new(self, players: int, seed: int, options: Mapping[str, str], first: int | None) -> State:
        """The position after set-up, at the first decision."""
        state = setup.new(players, seed, Options(**options), first)
        for _ in rounds.advance(state):
            pass
        return state

    def opening(self, state: State) -> Iterator[Event]:
        """The box (part 0) and the set-up (part 1), counted."""
        yield from box.contents()
        yield from box.laid_out(state)

    def score_sheet(self, state: State, seat: int) -> list[scoring.Line]:
        """A seat's score line by line (part 5)."""
        return scoring.lines(state, seat)

    def wording(self, players: int) -> Wording[position.Position]:
        """The words in which positions are read and written."""
        return position.wording(players)

    def laid(self, players: int, described: position.Position, options: Mapping[str, str]) -> State:
        """The position of a description."""
        return position.place(players, described, Options(**options))

    def described(self, state: State, seat: int | None = None) -> position.Position:
        """A position as its description; nothing in it is hidden from anybody."""
        return written.described(state)

    def open(self, state: State) -> tuple[Decision, ...]:
        """The one open decision; Endeavor never has two at once."""
        return (state.decisions[-1],) if state.decisions else ()

    def frame(self, state: State, action: Action) -> Iterator[Refusal]:
        """What an open compound action forbids."""
        if not state.decisions:
            return iter(())
        return compound.frame(state, action.kind.code, action.target)

    def grants(self, state: State, action: Action) -> tuple[str, ...]:
        """The rules of the kind of action, of its target, and of an open combination."""
        return (*action.kind.rules, *compound.grants(state, action.target))

    def untimely(self, state: State, action: Action) -> Iterator[Refusal]:
        """Why this kind of action is not open to this seat now."""
        return timing.refusals(state, action)

    def advance(self, state: State) -> Iterator[Event]:
        """The automatic steps up to the next open decision."""
        return rounds.advance(state)

    def suppose(self, state: State, action: Action) -> State | None:
        """The position from which a wish of the action phase is judged."""
        return ways.suppose(state, action)

    def ways(self, state: State, action: Action) -> Iterator[Any]:
        """Each building and token that opens the kind of action asked for."""
        return ways.ways(self.space, state, action)

    def no_way(self, state: State, action: Action) -> Refusal:
        """No building or token of this seat has that action."""
        return ways.none(action)

    def players_at(self, state: State) -> int:
        """How many play."""
        return len(state.players)

    def scores(self, state: State) -> tuple[int, ...]:
        """The glory of each seat if the game ended now."""
        return scoring.totals(state)

    def value(self, state: State, path: str) -> Any:
        """One value of a position, such as ``red.harbour``."""
        return values.value(state, path)

    def problems(self, state: State) -> Iterator[Text]:
        """Broken invariants EI1 to EI12."""
        return invariants.problems(state)

    def unsettled(self, state: State) -> Iterator[Text]:
        """Broken invariants that hold only while somebody decides."""
        return invariants.settled(state)


ENDEAVOR = Endeavor()
GAME = ENDEAVOR
