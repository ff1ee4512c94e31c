"""The words of a game's positions: a typed description is read from them and written in them."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Generic, Literal, NewType, TypeVar, Union, get_args, get_origin

import attrs
import cattrs

from seabook.engine.errors import Complaint
from seabook.typed import Misshapen, converter, places
from seabook.words import Named, both

T = TypeVar("T")

# A field that was left out, where as after set-up is more than one value; ``""`` says: none.
UNSAID: Any = object()
# Of what chance draws: any whole number.
Seed = NewType("Seed", int)

_SHAPES = {"list": "complaint.position-list", "table": "complaint.position-table"}

# Where more words than these may stand, a complaint names the nearest alone.
_MANY = 30


class Misfit(ValueError):
    """A value that cannot stand where it stands; becomes a :class:`Complaint` with its place."""

    def __init__(self, slug: str, **values: Any) -> None:
        self.slug = slug
        self.values = values
        super().__init__(slug)


class Wording(Generic[T]):
    """Reads and writes a description ``shape``, an attrs class, in the words of value paths.

    ``terms`` gives for each type of piece its words: ``{City: {"EU1": ...}}``. What may be there or
    not is written ``""`` where it is not. ``absent`` are fields that do not count at this table:
    those of seats nobody plays. ``was`` names words of old and what is written today.
    """

    def __init__(
        self,
        shape: type[T],
        terms: Mapping[type, Mapping[str, Any]],
        absent: Iterable[str] = (),
        was: Mapping[str, str] | None = None,
    ) -> None:
        self.shape = shape
        self.absent = frozenset(absent)
        self.was = was or {}
        self._converter = made = converter(omit_if_default=True)
        made.register_structure_hook(int, _number)
        made.register_structure_hook(Seed, _seed)
        made.register_structure_hook(bool, _flag)
        made.register_structure_hook(str, _word)
        made.register_structure_hook_func(_is_literal, lambda raw, of: one(_choices(of), raw))
        made.register_structure_hook_factory(_is_maybe, _maybe)
        made.register_unstructure_hook_func(
            _is_maybe, lambda it: "" if it is None else made.unstructure(it)
        )
        for kind, words in terms.items():
            made.register_structure_hook(kind, self._named(words))
            # Where several words name a piece, the first is written.
            back = {piece: word for word, piece in reversed([*words.items()])}
            made.register_unstructure_hook(kind, back.__getitem__)

    def read(self, given: Mapping[str, Any]) -> T:
        """The description; :class:`Complaint` names every place that is wrong in it."""
        for name in given if isinstance(given, Mapping) else ():
            if name in self.absent:
                raise self._unknown("position", name, self.shape)
        try:
            return self._converter.structure(given, self.shape)
        except (cattrs.BaseValidationError, ValueError) as error:
            found = [self._complaint(*each) for each in places(error, "position")]
            if len(found) == 1:
                raise found[0] from None
            texts = [each.text for each in found]
            lines = both(lambda lang: "\n".join(text.pick(lang) for text in texts))
            raise Complaint("complaint.position-several", n=len(found), lines=lines) from None

    def write(self, described: T) -> dict[str, Any]:
        """The words of a description; what is as after set-up is left out."""
        found: dict[str, Any] = self._converter.unstructure(described)
        return found

    def _named(self, words: Mapping[str, Any]) -> Callable[[Any, Any], Any]:
        def named(given: Any, _: type) -> Any:
            if isinstance(given, str) and given not in words and given in self.was:
                raise Misfit("complaint.position-was", given=given, now=self.was[given])
            return one(words, given)

        return named

    def _complaint(self, where: str, error: BaseException) -> Complaint:
        if isinstance(error, cattrs.ForbiddenExtraKeysError):
            return self._unknown(where, sorted(error.extra_fields)[0], error.cl)
        if isinstance(error, Misfit):
            return Complaint(error.slug, where=where, **error.values)
        if isinstance(error, Misshapen):
            return Complaint(_SHAPES[error.wanted], where=where)
        raise error

    def _unknown(self, where: str, given: str, shape: type) -> Complaint:
        if given in self.was:
            now = self.was[given]
            return Complaint("complaint.position-was", where=where, given=given, now=now)
        known = [field.name for field in attrs.fields(shape) if field.name not in self.absent]
        return Complaint("complaint.position-word", where=where, given=given, known=known)


def by_code(pieces: Mapping[type, Iterable[Named]]) -> dict[type, dict[str, Any]]:
    """The terms of pieces that are written as their codes."""
    return {kind: {piece.code: piece for piece in named} for kind, named in pieces.items()}


def with_seats(shape: type[T], own: Any, seats: Iterable[Named]) -> type[T]:
    """A description with what each player has beside it, under the seat's code."""
    fields = {seat.code: attrs.field(type=type(own), default=own) for seat in seats}
    return attrs.make_class(shape.__name__, fields, bases=(shape,), frozen=True, kw_only=True)


def one(known: Mapping[str, Any], given: Any) -> Any:
    """The thing that a word names."""
    if not isinstance(given, str) or given not in known:
        raise Misfit("complaint.position-word", given=given, known=_near(known, given))
    return known[given]


def within(least: int, most: int, given: int, where: str) -> int:
    """A number within its bounds, or a :class:`Complaint`."""
    if not least <= given <= most:
        known = f"{least}–{most}"
        raise Complaint("complaint.position-word", where=where, given=given, known=known)
    return given


def _near(known: Iterable[str], given: Any) -> list[str]:
    words = [word for word in known if word]
    if len(words) <= _MANY:
        return words
    return difflib.get_close_matches(str(given), words, 6, 0.3) or words[:6]


def _number(given: Any, _: type) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or given < 0:
        raise Misfit("complaint.position-number", given=given)
    return given


def _seed(given: Any, _: type) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise Misfit("complaint.seed", given=given)
    return given


def _flag(given: Any, _: type) -> bool:
    if not isinstance(given, bool):
        raise Misfit("complaint.position-flag", given=given)
    return given


def _word(given: Any, _: type) -> str:
    if not isinstance(given, str):
        raise Misfit("complaint.position-text", given=given)
    return given


def _is_literal(of: Any) -> bool:
    return get_origin(of) is Literal


def _choices(of: Any) -> dict[str, str]:
    return {word: word for word in get_args(of)}


def _is_maybe(of: Any) -> bool:
    return get_origin(of) in (Union, UnionType) and NoneType in get_args(of)


def _maybe(of: Any, made: cattrs.Converter) -> Callable[[Any, Any], Any]:
    inner = next(each for each in get_args(of) if each is not NoneType)
    return lambda raw, _: None if raw == "" else made.structure(raw, inner)
