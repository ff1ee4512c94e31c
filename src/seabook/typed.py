"""Typed data out of tables: strict, nothing made of something else, every error with its place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.cols import (
    homogenous_tuple_structure_factory,
    list_structure_factory,
    mapping_structure_factory,
)
from cattrs.gen import make_dict_structure_fn

from seabook.words import Text, quoted, say

T = TypeVar("T")
# What would steer a terminal or turn a line round has no place in a text.
_STEERING = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_WORDS: Mapping[type, str] = {int: "number", str: "text", bool: "flag"}
# A place in a table: a name, a name in quotes, a number in a row.
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\['?(.*?)'?\]")
# Where more words than these may stand, the nearest alone are named.
_MANY = 12


Hook = Callable[[Any, Any], Any]


class Unfit(ValueError):
    """A value that cannot stand where it stands; the catalogues say why, with ``where`` it is."""

    def __init__(self, slug: str, **values: Any) -> None:
        self.slug = slug
        self.values = values
        super().__init__(slug)


class Misshapen(Unfit):
    """Something that is no list, or no table, where one is ``wanted``."""

    def __init__(self, wanted: str, given: Any) -> None:
        self.wanted = wanted
        super().__init__("file.kind", wanted=say(f"file.wanted.{wanted}"), given=quoted(given))


def converter(**more: Any) -> cattrs.Converter:
    """A strict reader: an unknown key is an error, not a silent omission."""
    strict = cattrs.Converter(forbid_extra_keys=True, **more)
    for kind in (int, str, bool):
        strict.register_structure_hook(kind, as_it_is)
    strict.register_structure_hook_func(lambda shape: shape is Any, _anything)
    strict.register_structure_hook_factory(attrs.has, _class)
    strict.register_structure_hook_factory(_is(tuple), _row(homogenous_tuple_structure_factory))
    strict.register_structure_hook_factory(_is(list), _row(list_structure_factory))
    strict.register_structure_hook_factory(_is(dict), _table)
    return strict


def as_it_is(raw: Any, kind: type[T]) -> T:
    """A number, text or truth value as the file has it: nothing is made of something else."""
    if type(raw) is not kind:
        wanted = say(f"file.wanted.{_WORDS[kind]}")
        raise Unfit("file.kind", wanted=wanted, given=quoted(raw))
    if isinstance(raw, str) and _STEERING.search(raw):
        raise Unfit("file.control", given=quoted(raw))
    if isinstance(raw, int) and raw.bit_length() > 63:
        raise Unfit("file.large", given=quoted(raw))
    return raw


def _anything(raw: Any, _: object) -> Any:
    """What may be of any kind: each number and text in it as the file has it."""
    if isinstance(raw, list):
        return [_anything(each, _) for each in raw]
    if isinstance(raw, dict):
        return {as_it_is(key, str): _anything(value, _) for key, value in raw.items()}
    return as_it_is(raw, type(raw)) if isinstance(raw, int | str) else raw


def _is(shape: type) -> Callable[[Any], bool]:
    def is_one(of: Any) -> bool:
        same_type = len(get_args(of)) == (1 if shape is list else 2)
        return (
            get_origin(of) is shape and same_type and (shape is not tuple or get_args(of)[1] is ...)
        )

    return is_one


def _row(
    factory: Callable[[Any, cattrs.Converter], Hook],
) -> Callable[[Any, cattrs.Converter], Hook]:
    return lambda of, made: _after(list, "list", factory(of, made))


def _table(of: Any, made: cattrs.Converter) -> Hook:
    return _after(Mapping, "table", mapping_structure_factory(of, made))


def _class(of: type, made: cattrs.Converter) -> Hook:
    read: Hook = make_dict_structure_fn(of, made, _cattrs_forbid_extra_keys=True)
    return _after(Mapping, "table", read)


def _after(shape: type, wanted: str, read: Hook) -> Hook:
    """A reader that looks first at what it is given: a text is no list of its letters."""

    def checked(given: Any, of: Any) -> Any:
        if not isinstance(given, shape):
            raise Misshapen(wanted, given)
        return read(given, of)

    return checked


def faults(error: BaseException, raw: Any) -> Iterator[Text]:
    """What is wrong in a table, a sentence for each place: missing, unknown, of another kind."""
    found = list[tuple[BaseException, Any]]()

    def kept(each: BaseException, kind: type | None) -> str:
        found.append((each, kind))
        return ""

    said = cattrs.transform_error(error, "", kept)
    for text, (each, kind) in zip(said, found, strict=True):
        steps = _STEP.findall(text.removeprefix(" @ "))
        yield from _fault(each, kind, [name or number or key for name, number, key in steps], raw)


def _fault(error: BaseException, kind: Any, steps: list[str], raw: Any) -> Iterator[Text]:
    if isinstance(error, KeyError):
        yield say("file.missing", where=_where(steps[:-1], raw), name=quoted(steps[-1]))
        return
    where = _where(steps, raw)
    if isinstance(error, cattrs.ForbiddenExtraKeysError):
        known = [field.name for field in attrs.fields(error.cl)]
        for given in sorted(error.extra_fields):
            near = difflib.get_close_matches(given[:80], known, 3, 0.5)
            words = known if len(known) <= _MANY else near or known[:_MANY]
            yield say("file.unknown", where=where, given=quoted(given), known=words)
    elif isinstance(error, Unfit):
        yield say(error.slug, {**error.values, "where": where})
    elif get_origin(kind) is Literal:
        given = quoted(_at(steps, raw))
        yield say("file.choice", where=where, given=given, known=list(get_args(kind)))
    else:
        yield say("file.other", where=where, why=quoted(str(error)))


def _at(steps: Iterable[str], raw: Any) -> Any:
    """What stands at a place, as far as there is anything."""
    for step in steps:
        try:
            raw = raw[int(step) if isinstance(raw, list | tuple) else step]
        except (LookupError, TypeError, ValueError):
            return None
    return raw


def _where(steps: list[str], raw: Any) -> Text:
    """A place as people name it: ``scenario 2 (closed), expect.values``."""
    if not steps:
        return say("file.whole")
    parts, name = list[Text](), ""
    for n, step in enumerate(steps):
        if step.isdecimal() and isinstance(_at(steps[:n], raw), list | tuple):
            row = _at(steps[: n + 1], raw)
            called = row.get("id") or row.get("code") if isinstance(row, dict) else None
            slug = "file.row-called" if isinstance(called, str) else "file.row"
            parts.append(say(slug, name=name, row=int(step) + 1, called=quoted(called or "")))
            name = ""
        else:
            name = f"{name}.{quoted(step)}" if name else quoted(step)
    if name:
        parts.append(Text(name, name))
    whole = parts[0]
    for part in parts[1:]:
        whole += Text("的", ", ") + part
    return whole


def places(error: BaseException, path: str) -> Iterator[tuple[str, BaseException]]:
    """Each error with the place where it arose, written as people write it: ``position.red.cards``.

    A place in a list is that of the list.
    """
    found = list[BaseException]()

    def kept(each: BaseException, _: type | None) -> str:
        found.append(each)
        return ""

    said = cattrs.transform_error(error, path, kept)
    for text, each in zip(said, found, strict=True):
        where = text.removeprefix(" @ ")
        yield re.sub(r"\['?(.*?)'?\]", _part, where), each


def _part(key: re.Match[str]) -> str:
    """A key of a table, which may be a number in quotes; nothing for a number of a list."""
    return "" if key[0][1:-1].isdigit() else f".{key[1]}"
