"""What the rules of a game declare, and what follows from them for every game alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any, Generic

import attrs

from seabook.engine.action import Action, ActionSpace, Kind, Seat
from seabook.engine.declared import Option, S
from seabook.engine.errors import Complaint
from seabook.engine.event import Event
from seabook.engine.follows import Holding
from seabook.engine.naming import Loose
from seabook.engine.position import PUBLIC, shortest
from seabook.engine.refusal import Refusal
from seabook.engine.stream import Stream
from seabook.engine.vocabulary import seat_words
from seabook.engine.wording import Wording
from seabook.words import Text, plain


def _all_of_it(state: Any, seat: int | None) -> Any:
    return state.plain()


def _as_it_is(state: Any, seat: int | None, stream: Stream) -> Any:
    return state.copy()


def _players(state: Any) -> int:
    return len(state.players)


def _known(state: Any, seat: int | None, path: str) -> bool:
    return True


def _nobody(state: Any) -> frozenset[int]:
    return frozenset()


def _nothing_ahead(state: Any, seat: int) -> Iterator[Event]:
    return iter(())


def _uncounted(state: Any, seat: int) -> Mapping[Holding, int]:
    return {}


@attrs.define(kw_only=True, slots=False, eq=False, repr=False)
class Rules(Generic[S]):
    """The rules of one game: what is in its box, its chapters, and its rules over a state.

    Each chapter is a module with its ``KINDS`` of action. A function that yields events changes the
    state that it is given; all others leave it as it is.
    """

    code: str
    name: Text
    rules_version: str
    box: Any = None
    seats: tuple[Seat, ...]
    # Numbers of players that the game has.
    players: tuple[int, ...]
    # The switches between readings, and the type that holds their values in a state.
    options: tuple[Option, ...] = ()
    switches: Callable[..., Any] = dict
    chapters: tuple[ModuleType, ...]
    # What people say that no action does, with the rule by which it happens.
    no_actions: tuple[Loose, ...] = ()
    # The name of the set of values that the game is played with, where there are several; what to
    # say wherever values are shown that are not the publisher's, and the rules that compare them.
    component_set: str = ""
    notice: Text | None = None
    estimated: frozenset[str] = frozenset()
    # No game can take more decisions, or end with a score outside these bounds; nor more ticks,
    # where several seats act at once.
    longest: int
    score_bounds: tuple[int, int]
    ticks: int | None = None

    # The position after set-up, of (players, seed, switches, first); arguments have been checked.
    new: Callable[[int, int, Any, int | None], S]
    # What is in the box and what set-up laid where, counted in a position after set-up.
    set_up_report: Callable[[S], Iterator[Event]]
    # The decisions that are open now; none when the game is over.
    decisions: Callable[[S], tuple[Any, ...]]
    # Why a kind of action is not open to its seat now; nothing if it is.
    not_now: Callable[[S, Action], Iterator[Refusal]]
    # The automatic steps up to the next open decision.
    advance: Callable[[S], Iterator[Event]]
    # Whether a later position, in which the same seat decides, is of the same turn; where left out,
    # it is unless a decision opens with which another begins.
    same_turn: Callable[[S, S], bool] | None = None
    # Those among them that the game waits for, all of them if left out: the others only offer
    # free actions, and nobody has to be asked.
    waits_for: Callable[[S], tuple[Any, ...]] = attrs.Factory(
        lambda self: self.decisions, takes_self=True
    )
    # How many play at a table.
    players_at: Callable[[S], int] = _players
    # The total of each seat if the game ended now; and the lines of one, with rule, glory and text.
    scores: Callable[[S], tuple[int, ...]]
    score_sheet: Callable[[S, int], list[Any]]
    # How many a seat has of each thing, for what an answer says is gained, paid and lost; and the
    # slugs of events that it tells besides.
    holdings: Callable[[S, int], Mapping[Holding, int]] = _uncounted
    noted: frozenset[str] = frozenset()
    # What players ask at every table, as sentences with their rules about what is to come; it may
    # depend on what the seat knows alone.
    forecast: Callable[[S, int], Iterator[Event]] = _nothing_ahead
    # One value of a position by its path, plain data; a bad path is refused.
    value: Callable[[S, str], Any]
    # Broken invariants: those looked for after every event and in hand-made positions, and those
    # that hold only while a decision is open, not inside an action.
    problems: Callable[[S], Iterator[Text]]
    unsettled: Callable[[S], Iterator[Text]]

    # The words in which positions of so many players are read and written.
    wording: Callable[[int], Wording[Any]]
    # The position of a description, of (players, description, switches), with nothing drawn and
    # before anything happens by itself.
    laid: Callable[[int, Any, Any], S]
    # A position as its description, the open decision only where it follows from the rest; with a
    # seat, what that seat knows of it, and the rest as unknown.
    described: Callable[[S, int | None], Any]

    # What a game with something to hide adds. ``view``: what a seat may know of a position, or
    # without one everybody, as plain data. ``reshuffle_hidden``: another full position that cannot
    # be told apart; it depends on what is known and on the stream alone. ``knows``: whether the
    # value at a path may be known. ``undisclosed``: the seats whose sealed decision is in, but not
    # yet shown to the others.
    view: Callable[[S, int | None], Any] = _all_of_it
    reshuffle_hidden: Callable[[S, int | None, Stream], S] = _as_it_is
    knows: Callable[[S, int | None, str], bool] = _known
    undisclosed: Callable[[S], frozenset[int]] = _nobody

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from anybody."""
        return self.reshuffle_hidden is not _as_it_is

    @property
    def seats_hide(self) -> bool:
        """Whether the seats hide anything from each other."""
        return self.undisclosed is not _nobody

    # --- what follows

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of action, chapter by chapter."""
        return tuple(kind for chapter in self.chapters for kind in chapter.KINDS)

    @cached_property
    def space(self) -> ActionSpace:
        """The game's action space, built once."""
        return ActionSpace(self.seats, self.kinds, self.box, self.code, self.no_actions)

    def seated(self, state: S) -> tuple[Seat, ...]:
        """The seats that play at a table."""
        return self.seats[: self.players_at(state)]

    def offered(self, state: S) -> Iterator[Action]:
        """All actions of the kinds that are open, legal or not."""
        for decision in self.decisions(state):
            row = self.space.by_kind[decision.seat]
            for kind in decision.kinds:
                yield from row[kind]

    def legal(self, state: S, only: int | None = None) -> list[Action]:
        """The legal actions, of one seat or of all, in the order of their numbers in each kind."""
        found, kinds = [], self.space.kinds
        for decision in self.decisions(state):
            seat = decision.seat
            if only is not None and seat != only:
                continue
            row = self.space.by_kind[seat]
            for code in decision.kinds:
                kind, actions = kinds[code], row[code]
                places: Iterable[int] = range(len(actions))
                if kind.candidates is not None:
                    places = kind.candidates(state, seat)
                refusals = kind.refusals
                for place in places:
                    action = actions[place]
                    for _ in refusals(state, seat, action.target):
                        break
                    else:
                        found.append(action)
        return found

    def refusals(self, state: S, action: Action) -> Iterator[Refusal]:
        """Every reason why this action cannot be played now; none when it is legal."""
        yield from self.not_now(state, action)
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
        state = self.laid(players, self.wording(players).read(given), self.switches(**options))
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
        state = self.new(players, seed, self.switches(**self.complete(options)), begins)
        for _ in self.advance(state):
            pass
        return state

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
        """A seat by its code, its name or its number; ``players`` is how many play, else all the
        game has."""
        seats, wanted = self.seats[:players], given.code if isinstance(given, Seat) else given
        for seat in seats:
            if wanted == seat.code or (type(wanted) is int and wanted == seat.i):
                return seat
        named = seat_words(self.space).get(plain(wanted)) if isinstance(wanted, str) else None
        if named in seats:
            return named
        raise Complaint("complaint.seat", given=wanted, known=[seat.name for seat in seats])

    def complete(self, given: Mapping[str, Any]) -> dict[str, str]:
        """All options with their values, the defaults filled in; bad ones are refused."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Complaint("complaint.option", given=name, known=tuple(known))
            if not known[name].takes(value):
                raise Complaint(
                    "complaint.option-value", option=name, given=value, known=known[name].known
                )
        return {name: given.get(name, option.values[0]) for name, option in known.items()}
