"""What the rules of a game declare, and what follows from them for every game alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Generic

from seabook.engine.action import Action, ActionSpace, Kind, Seat
from seabook.engine.declared import Option, S, Way
from seabook.engine.errors import Complaint
from seabook.engine.event import Event
from seabook.engine.position import PUBLIC, shortest
from seabook.engine.refusal import Refusal
from seabook.engine.stream import Stream
from seabook.engine.wording import Wording
from seabook.words import Text


class Rules(ABC, Generic[S]):
    """The rules of one game: its seats, options, kinds of action, and its rules over a state.

    The state passed to a method that yields events is changed in place; all others leave it.
    """

    code: str
    name: Text
    seats: tuple[Seat, ...]
    players: tuple[int, ...]
    options: tuple[Option, ...]
    kinds: tuple[Kind, ...]
    rules_version: str
    # Slugs of refusals that say only: after this step nothing of the next stage is legal.
    hollow: frozenset[str]
    # Kinds of action with which a turn begins: a decision without them goes on with the last one.
    begins: frozenset[str]
    # No game can take more decisions, or end with a score outside these bounds; nor more ticks,
    # where several seats act at once.
    longest: int
    score_bounds: tuple[int, int]
    ticks: int | None = None
    # Slugs of events that show what was hidden: nobody can say beforehand what follows them.
    chance: frozenset[str] = frozenset()
    # Slugs of events that no seat can take back, because they hide what it has seen.
    lasting: frozenset[str] = frozenset()
    # What actions cost, for the sentences: ``verdict.costs.money``.
    costs: str
    # The name of the set of values that the game is played with, where there are several.
    component_set: str = ""
    # What to say wherever values are shown that are not the publisher's.
    notice: Text | None = None

    # --- what each game writes

    @abstractmethod
    def new(self, players: int, seed: int, options: Mapping[str, str], first: int | None) -> S:
        """The position after set-up; arguments have been checked. ``first`` names who begins."""

    @abstractmethod
    def opening(self, state: S) -> Iterator[Event]:
        """What is in the box and what set-up laid where, counted in a position after set-up."""

    @abstractmethod
    def score_sheet(self, state: S, seat: int) -> list[Any]:
        """The lines of a seat's score if the game ended now: each has rule, glory and text."""

    @abstractmethod
    def wording(self, players: int) -> Wording[Any]:
        """The words in which positions of so many players are read and written."""

    @abstractmethod
    def laid(self, players: int, described: Any, options: Mapping[str, str]) -> S:
        """The position of a description, with nothing drawn and before anything happens by itself."""

    @abstractmethod
    def described(self, state: S, seat: int | None = None) -> Any:
        """A position as its description; the open decision only where it follows from the rest.

        With a ``seat``, what that seat knows of it, or :data:`PUBLIC`, and the rest as unknown.
        """

    @abstractmethod
    def open(self, state: S) -> tuple[Any, ...]:
        """The decisions that are open now; none when the game is over."""

    def frame(self, state: S, action: Action) -> Iterator[Refusal]:
        """Reasons that lie in the open decision, not in the kind of action (one region only …)."""
        return iter(())

    def grants(self, state: S, action: Action) -> tuple[str, ...]:
        """The rules that allow an action found legal in this position."""
        return action.kind.rules

    @abstractmethod
    def untimely(self, state: S, action: Action) -> Iterator[Refusal]:
        """Why this kind of action is not open to this seat now; nothing if it is."""

    @abstractmethod
    def advance(self, state: S) -> Iterator[Event]:
        """The automatic steps up to the next open decision."""

    def suppose(self, state: S, action: Action) -> S | None:
        """The position from which ways to the action start.

        The state itself when it is this seat's move, else a copy in which it is; None when no
        way ever leads to this kind of action, as in a game that knows no wishes.
        """
        return None

    def ways(self, state: S, action: Action) -> Iterable[Way]:
        """Every way from the seat's open decision to the stage of a wish, legal or not."""
        return ()

    def no_way(self, state: S, action: Action) -> Refusal:
        """The refusal of a wish to which no way leads at all."""
        raise NotImplementedError(f"{self.code} has ways, but no word for having none")

    def seated(self, state: S) -> tuple[Seat, ...]:
        """The seats that play at a table."""
        return self.seats[: self.players_at(state)]

    @abstractmethod
    def players_at(self, state: S) -> int:
        """How many play at a table."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The total of each seat if the game ended now."""

    @abstractmethod
    def value(self, state: S, path: str) -> Any:
        """One value of a position by its path, plain data; a bad path is refused."""

    @abstractmethod
    def problems(self, state: S) -> Iterator[Text]:
        """Broken invariants, looked for after every event and in hand-made positions."""

    @abstractmethod
    def unsettled(self, state: S) -> Iterator[Text]:
        """Broken invariants that hold only while a decision is open, not inside an action."""

    # --- what a game with something to hide adds

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat may know of a position, as plain data; all of it where nothing is hidden.

        Without a seat, what everybody may know.
        """
        return state.plain()

    def reshuffle_hidden(self, state: S, seat: int | None, stream: Stream) -> S:
        """Another full position that this seat, or somebody without one, cannot tell apart.

        It depends on what is known and on the stream alone: equal for any two such positions.
        """
        return state.copy()

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from anybody: then something shows it, some time."""
        return bool(self.chance)

    def knows(self, state: S, seat: int | None, path: str) -> bool:
        """Whether a seat, or everybody, may know the value at this path of a position."""
        return True

    def undisclosed(self, state: S) -> frozenset[int]:
        """The seats whose sealed decision is in, but not yet shown to the others."""
        return frozenset()

    # --- what follows

    @cached_property
    def space(self) -> ActionSpace:
        """The game's action space, built once."""
        return ActionSpace(self.seats, self.kinds)

    def candidates(self, state: S) -> Iterator[Action]:
        """All actions of the kinds that are open, legal or not."""
        for decision in self.open(state):
            row = self.space.by_kind[decision.seat]
            for kind in decision.kinds:
                yield from row[kind]

    def legal(self, state: S, only: int | None = None) -> list[Action]:
        """The legal actions, of one seat or of all, in the order of their numbers in each kind."""
        found = []
        for decision in self.open(state):
            seat = decision.seat
            if only is not None and seat != only:
                continue
            row = self.space.by_kind[seat]
            for code in decision.kinds:
                kind = self.space.kinds[code]
                actions: Iterable[Action] = row[code]
                if kind.narrow is not None:
                    every = row[code]
                    actions = [every[place] for place in kind.narrow(state, seat)]
                for action in actions:
                    for _ in kind.refusals(state, seat, action.target):
                        break
                    else:
                        if not decision.framed or not any(self.frame(state, action)):
                            found.append(action)
        return found

    def refusals(self, state: S, action: Action) -> Iterator[Refusal]:
        """Every reason why this action cannot be played now; none when it is legal."""
        yield from self.untimely(state, action)
        yield from self.frame(state, action)
        yield from action.kind.refusals(state, action.seat.i, action.target)

    def effects(self, state: S, action: Action) -> Iterator[Event]:
        """Play an action already found legal: its own changes, then the automatic steps."""
        yield from action.kind.effects(state, action.seat.i, action.target)
        yield from self.advance(state)

    def apply(self, state: S, action: Action) -> None:
        """Play an action already found legal, keeping no events: the fast path."""
        for _ in action.kind.effects(state, action.seat.i, action.target):
            pass
        for _ in self.advance(state):
            pass

    def place(self, players: int, given: Mapping[str, Any], options: Mapping[str, str]) -> S:
        """A position given as changes to a set-up, at its open decision; bad ones are refused."""
        state = self.laid(players, self.wording(players).read(given), options)
        self.sound(state)
        for _ in self.advance(state):
            pass
        self.sound(state)
        return state

    def sound(self, state: S) -> None:
        """Refuse a position in which an invariant is broken."""
        for problem in (*self.problems(state), *self.unsettled(state)):
            raise Complaint("complaint.position-unsound", why=problem)

    def words(
        self, state: S, options: Mapping[str, str], seat: int | None = None
    ) -> dict[str, Any] | None:
        """The position as changes to a set-up, or None where its decision cannot be said so.

        With a ``seat``, as far as that seat knows it, or everybody with :data:`PUBLIC`.
        """
        players = self.players_at(state)
        described = self.described(state, seat)
        words = self.wording(players).write(described)

        def same(given: Mapping[str, Any]) -> bool:
            try:
                placed = self.place(players, given, options)
            except Complaint:
                return False
            if seat is None:
                return placed == state
            eyes = None if seat == PUBLIC else seat
            alike = self.view(placed, eyes) == self.view(state, eyes)
            return bool(alike and self.described(placed, seat) == described)

        return shortest(words, same) if same(words) else None

    def start(
        self, players: int, seed: int, options: Mapping[str, Any], first: str | None = None
    ) -> S:
        """Check the arguments of a table and set the game up; ``first`` is a seat's code."""
        self.check_players(players)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise Complaint("complaint.seed", given=seed)
        begins = None if first is None else self.seat(first, players).i
        return self.new(players, seed, self.complete(options), begins)

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game does not have."""
        whole = isinstance(players, int) and not isinstance(players, bool)
        if not whole or players not in self.players:
            raise Complaint("complaint.players", game=self.name, given=players, known=self.players)

    def check_length(self, decisions: int) -> None:
        """Refuse more decisions than a game can have, so that replaying them has an end."""
        if decisions > self.longest:
            raise Complaint("complaint.save-long", n=decisions, most=self.longest)

    def seat(self, given: Seat | str | int, players: int | None = None) -> Seat:
        """A seat by its code or its number; ``players`` is how many play, else all the game has."""
        seats, wanted = self.seats[:players], given.code if isinstance(given, Seat) else given
        for seat in seats:
            if wanted == seat.code or (type(wanted) is int and wanted == seat.i):
                return seat
        known = [seat.code for seat in seats]
        raise Complaint("complaint.seat", given=wanted, known=known)

    def complete(self, given: Mapping[str, Any]) -> dict[str, str]:
        """All options with their values, the defaults filled in; bad ones are refused."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Complaint("complaint.option", given=name, known=tuple(known))
            if value not in known[name].values:
                raise Complaint(
                    "complaint.option-value", option=name, given=value, known=known[name].values
                )
        return {name: given.get(name, option.values[0]) for name, option in known.items()}
