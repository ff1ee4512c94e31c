"""Seats, kinds of action, and the finite, numbered set of all actions of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import attrs

from seabook.engine.event import Event
from seabook.engine.refusal import Refusal, distance
from seabook.words import Named, Text, both, listed, say

if TYPE_CHECKING:
    from seabook.engine.follows import Follows
    from seabook.engine.naming import Loose


@attrs.frozen
class Seat:
    """A player's place at the table, named by its colour; ``i`` counts from 0."""

    i: int
    code: str
    name: Text


Ids = tuple[str, ...]


def _nothing(box: Any) -> tuple[None]:
    return (None,)


@attrs.frozen(eq=False, kw_only=True)
class Kind:
    """One kind of action, whole: what its chapter of the rules says of it.

    ``targets(box)`` is what it may aim at. ``refusals(state, seat, target)`` yields every reason
    why not, with its rule; nothing else decides legality. ``effects(state, seat, target)`` changes
    the state and yields an event for each change. ``grants`` are the rules that allow it, or a
    function of the position that names them.

    ``because(state, seat, target)`` names what forbids all that could follow, for a hollow refusal,
    when it is told: finding it costs more than finding that there is something. ``as_if(state,
    seat, target)`` makes of a position in which the action lacks something one in which it has been
    done all the same, so that a wish beyond it can say what else is missing.
    ``nothing(state, seat)`` yields why there is nothing at all to aim it at, and ``over(state, seat)``
    which rule has ended what this seat was doing, where it asks for more of it.
    ``follows(state, seat, target)`` says what it brings where that does not happen at once: what is
    decided under seal. ``loosely(box)`` are things that people aim it at though a rule forbids it.

    ``candidates(state, seat)`` may name the places of the targets worth asking about, to save time;
    a test holds it against ``refusals``. ``phase`` and ``area`` say where it belongs and ``timed_by``
    which rule gives it its time, for the answer to who asks at another. ``ways`` lead to it from an
    earlier stage of a turn; where none of them does, another is looked for through the turn if it is
    ``sought(state, seat, target)``: what it lacks can be had in this turn.

    With a kind that ``begins`` a decision is a turn of its own; one without any goes on with the turn
    before, for players who look to its end. A ``free`` kind leaves the seat's decision open; a
    ``sealed`` one stays hidden from the others until the last of those who decide together has
    decided. ``n`` is how many of its target
    one action takes, for its phrase.
    """

    code: str
    refusals: Callable[[Any, int, Any], Iterable[Refusal]]
    effects: Callable[[Any, int, Any], Iterator[Event]]
    targets: Callable[[Any], Sequence[Any]] = _nothing
    grants: Ids | Callable[[Any, int, Any], Ids] = ()
    candidates: Callable[[Any, int], Iterable[int]] | None = None
    phase: str = ""
    area: int | None = None
    timed_by: str = ""
    ways: Ways | None = None
    because: Callable[[Any, int, Any], tuple[Refusal, ...]] | None = None
    as_if: Callable[[Any, int, Any], None] | None = None
    nothing: Callable[[Any, int], Iterator[Refusal]] | None = None
    over: Callable[[Any, int], Refusal] | None = None
    follows: Callable[[Any, int, Any], Follows] | None = None
    loosely: Callable[[Any], Iterable[Loose]] | None = None
    sought: Callable[[Any, int, Any], bool] | None = None
    begins: bool = False
    free: bool = False
    sealed: bool = False
    n: int = 1

    @property
    def name(self) -> Text:
        """The word for it, from the catalogues."""
        return say(f"kind.{self.code}")

    @property
    def aims(self) -> bool:
        """Whether it aims at anything."""
        return self.targets is not _nothing

    @property
    def led_to(self) -> bool:
        """Whether a turn may lead to it from an earlier stage."""
        return self.ways is not None or self.sought is not None

    def granted(self, state: Any, seat: int, target: Any) -> Ids:
        """The rules that allow it, found legal in this position."""
        return self.grants(state, seat, target) if callable(self.grants) else self.grants

    def reasons(self, state: Any, seat: int, target: Any) -> Iterator[Refusal]:
        """Every reason why not, a hollow one with what it stands for."""
        for why in self.refusals(state, seat, target):
            if why.hollow and self.because is not None:
                yield why._replace(because=self.because(state, seat, target))
            else:
                yield why

    def nearest(self, box: Any, state: Any, seat: int) -> tuple[Refusal, ...]:
        """What forbids the target of which least is missing; nothing where one is legal."""
        if self.nothing is not None and (absent := tuple(self.nothing(state, seat))):
            return absent
        every = (tuple(self.refusals(state, seat, target)) for target in self.targets(box))
        return min(every, key=distance, default=())

    def possible(self, box: Any, state: Any, seat: int) -> bool:
        """Whether it is legal for this seat with any target."""
        targets, refusals = self.targets(box), self.refusals
        places: Iterable[int] = range(len(targets))
        if self.candidates is not None:
            places = self.candidates(state, seat)
        for place in places:
            for _ in refusals(state, seat, targets[place]):
                break
            else:
                return True
        return False


def kinds_named(codes: Iterable[str]) -> tuple[Text, ...]:
    """The words for kinds of action, such as those of an open decision."""
    return tuple(say(f"kind.{code}") for code in codes)


def possible(
    kinds: Mapping[str, Kind], codes: Iterable[str], box: Any, state: Any, seat: int
) -> bool:
    """Whether any of these kinds, as far as they are known here, is legal with any target."""
    return any(kinds[code].possible(box, state, seat) for code in codes if code in kinds)


def hindered(
    kinds: Mapping[str, Kind], codes: Iterable[str], box: Any, state: Any, seat: int
) -> tuple[Refusal, ...]:
    """Why none of these kinds is legal: what forbids the nearest, and aside from it the others."""
    found = [kinds[code].nearest(box, state, seat) for code in codes if code in kinds]
    first, *others = sorted(found, key=distance)
    told = list(first)
    for why in (why._replace(explains=True) for each in others for why in each):
        if all(why.text != known.text for known in told):
            told.append(why)
    return tuple(told)


@attrs.frozen(eq=False, repr=False)
class Action:
    """One thing a seat may choose, built once for each game and shared.

    ``number`` is its place in the game's action space, ``str`` its notation.
    """

    seat: Seat
    kind: Kind
    target: Any
    number: int

    @property
    def notation(self) -> str:
        """The text form that is saved and parsed: ``red: occupy NA1``."""
        return f"{self.seat.code}: {self.choice}"

    @property
    def choice(self) -> str:
        """The notation without the seat, as a place on the board is called: ``occupy NA1``."""
        aim = f" {self.target.code}" if self.target is not None else ""
        return f"{self.kind.code}{aim}"

    @property
    def phrase(self) -> Text:
        """The choice in words, without the seat: ``Occupy New Orleans (NA1)``."""
        if self.target is None:
            return self.kind.name
        return say(f"phrase.{self.kind.code}", target=self.target, n=self.kind.n)

    @property
    def text(self) -> Text:
        """The choice in words, with the seat."""
        return both(
            lambda lang: (
                f"{self.seat.name.pick(lang)}{'：' if lang == 'zh_Hant' else ': '}"
                f"{self.phrase.pick(lang)}"
            )
        )

    def granted(self, state: Any) -> Ids:
        """The rules that allow it, found legal in this position."""
        return self.kind.granted(state, self.seat.i, self.target)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def _repr_html_(self) -> str:
        return self.text.html("p")


@attrs.frozen
class Way:
    """Actions that lead to the stage in which a wish can be asked for."""

    steps: tuple[Action, ...]

    @property
    def text(self) -> Text:
        """The steps in words."""
        return listed([step.phrase for step in self.steps])


@attrs.frozen(eq=False)
class Ways:
    """How a kind of action of a later stage of the turn is reached.

    ``start(state, action)`` is the position from which the ways begin: the state itself when it is
    this seat's move, else a copy in which it is; None where none leads there. ``each`` yields every
    way from it, legal or not; ``none`` is the refusal where there may be no way at all.
    """

    start: Callable[[Any, Action], Any]
    each: Callable[[ActionSpace, Any, Action], Iterable[Way]]
    none: Callable[[Any, Action], Refusal] | None = None


class ActionSpace:
    """All actions of a game, numbered; the same number means the same action for ever."""

    def __init__(
        self,
        seats: tuple[Seat, ...],
        kinds: tuple[Kind, ...],
        box: Any = None,
        code: str = "",
        no_actions: tuple[Loose, ...] = (),
    ) -> None:
        self.code = code
        self.box = box
        self.no_actions = no_actions
        self.seats = seats
        self.kinds = {kind.code: kind for kind in kinds}
        self.actions: list[Action] = []
        # [seat][kind code] -> the actions of that kind in the order of their targets
        self.by_kind: list[dict[str, tuple[Action, ...]]] = []
        for seat in seats:
            row = {}
            for kind in kinds:
                first = len(self.actions)
                self.actions += (
                    Action(seat, kind, target, first + i)
                    for i, target in enumerate(kind.targets(box))
                )
                row[kind.code] = tuple(self.actions[first:])
            self.by_kind.append(row)

    def get(self, seat: int, kind: str, target: Any = None) -> Action:
        """The action of a seat, a kind and a target (a named thing, its code, or None)."""
        code = target.code if isinstance(target, Named) else target
        for action in self.by_kind[seat][kind]:
            if (action.target.code if action.target is not None else None) == code:
                return action
        raise KeyError((seat, kind, code))

    @cached_property
    def by_notation(self) -> dict[str, Action]:
        """Every action by its exact notation, for saves."""
        return {action.notation: action for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)
