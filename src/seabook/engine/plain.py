"""States: each field is written once, and copying and comparing follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Any,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import attrs

from seabook.engine.piece import Piece

C = TypeVar("C", bound=type)

_PLAIN = (int, bool, str)
_REMEMBERED = "remembered"


class Plain:
    """Base of a game's state and its parts: equal where ``plain()`` is equal, and never a key.

    A class of its kind is made by :func:`state`.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """The same, independent of this one."""
        raise NotImplementedError  # written by state()

    def share(self, other: Self) -> bool:
        """Hold what is equal in another only once, where both are kept and neither changes in place
        any more; whether all of it is."""
        raise NotImplementedError  # written by state()

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data: equal positions, equal data."""
        raise NotImplementedError  # written by state()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]


def plain(value: Any) -> object:
    """Comparable plain data: pieces by their code, lists as tuples, parts field by field."""
    if value is None or isinstance(value, int | str):
        return value
    if hasattr(value, "plain"):
        return value.plain()
    if isinstance(value, tuple | list):
        return tuple(map(plain, value))
    if isinstance(value, Mapping):
        return tuple((key, plain(each)) for key, each in value.items())
    if hasattr(value, "code"):
        return value.code
    return _fields(value)


@cache
def _fields(value: Any) -> tuple[object, ...]:
    """Those of a frozen thing, such as the options of a game: the same for all its positions."""
    return tuple(plain(getattr(value, field.name)) for field in attrs.fields(type(value)))


def remembered(*, default: Any) -> Any:
    """A field of a state that only answers read, such as what has just ended by itself.

    It is copied, but is nothing by which two positions are told apart, and a position written out does
    not say it: read back, it is answered as if nothing had just ended.
    """
    return attrs.field(default=default, metadata={_REMEMBERED: True})


@dataclass_transform(
    eq_default=False, kw_only_default=True, field_specifiers=(attrs.field, remembered)
)
def state(cls: C) -> C:
    """Make an attrs class of a :class:`Plain` one, with methods written from its fields.

    What may change in place is copied with it: lists, lists of lists, and parts that are
    :class:`Plain` or have a ``copy`` of their own. All else is shared.
    """
    made = attrs.define(eq=False, kw_only=True, weakref_slot=False)(cls)
    hints = get_type_hints(made)
    fields = [(f"self.{field.name}", hints[field.name]) for field in attrs.fields(made)]
    copied = [f" other{name[4:]} = {_copied(name, hint)}" for name, hint in fields]
    left_out = {
        f"self.{field.name}" for field in attrs.fields(made) if field.metadata.get(_REMEMBERED)
    }
    told = ", ".join(_told(name, hint) for name, hint in fields if name not in left_out)
    lines = ["def copy(self):", " other = new(kind)", *copied, " return other"]
    shared = [line for name, hint in fields for line in _shared(name[5:], hint)]
    lines += ["def share(self, other):", " same = True", *shared, " return same"]
    lines += ["def plain(self):", f" return ({told},)"]
    space: dict[str, Any] = {"new": made.__new__, "kind": made, "plain_of": plain}
    # As attrs itself writes methods: positions are copied at every decision.
    exec("\n".join(lines), space)  # noqa: S102
    made.copy = space["copy"]  # type: ignore[attr-defined]
    made.share = space["share"]  # type: ignore[attr-defined]
    if "plain" not in cls.__dict__:
        made.plain = space["plain"]  # type: ignore[attr-defined]
    return made


def _copied(name: str, hint: Any) -> str:
    if get_origin(hint) is list:
        inside = get_args(hint)[0]
        if get_origin(inside) is list:
            return f"[row[:] for row in {name}]"
        return f"[each.copy() for each in {name}]" if _moves(inside) else f"{name}[:]"
    return f"{name} and {name}.copy()" if _moves(hint) else name


def _shared(field: str, hint: Any) -> list[str]:
    """Lines that hold a field once where it is equal, and note where it is not: a list of parts
    part by part, another list whole, all else where it is the same thing."""
    mine, others = f"self.{field}", f"other.{field}"
    if get_origin(hint) is not list:
        return [f" if {mine} is not {others}: same = False"]
    inside = get_args(hint)[0]
    if isinstance(inside, type) and issubclass(inside, Plain):
        every = f" for i, (one, another) in enumerate(zip({mine}, {others})):"
        return [" same = False", every, f"  if one.share(another): {mine}[i] = another"]
    return [f" if {mine} == {others}: {mine} = {others}", " else: same = False"]


def _told(name: str, hint: Any) -> str:
    """Written out for numbers, pieces and lists of them, of which nearly all of a state is made."""
    if hint in _PLAIN:
        return name
    if _is_piece(hint):
        return f"{name} and {name}.code"
    if get_origin(hint) in (list, tuple) and hint not in _PLAIN:
        inside, *rest = get_args(hint)
        if rest in ([], [...]):
            each = _told("each", inside)
            return f"tuple({name})" if each == "each" else f"tuple([{each} for each in {name}])"
    return f"plain_of({name})"


def _is_piece(hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return all(each is NoneType or _is_piece(each) for each in get_args(hint))
    return isinstance(hint, type) and issubclass(hint, Piece)


def _moves(hint: Any) -> bool:
    """Whether things of this type change in place."""
    if get_origin(hint) in (Union, UnionType):
        return any(map(_moves, get_args(hint)))
    return isinstance(hint, type) and hasattr(hint, "copy")
