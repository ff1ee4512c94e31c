"""Typed data out of tables: strict, nothing made of something else, every error with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.cols import (
    homogenous_tuple_structure_factory,
    list_structure_factory,
    mapping_structure_factory,
)
from cattrs.gen import make_dict_structure_fn

from seabook.words import quoted

T = TypeVar("T")
# What would steer a terminal or turn a line round has no place in a text.
_STEERING = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_WORDS: Mapping[type, str] = {int: "whole number", str: "text in quotes", bool: "true or false"}


Hook = Callable[[Any, Any], Any]


class Misshapen(ValueError):
    """Something that is no list, or no table, where one is ``wanted``."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        super().__init__(f"a {wanted} is wanted")


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
        shown = quoted(repr(raw) if isinstance(raw, str) else raw)
        raise ValueError(f"{shown} is no {_WORDS[kind]}")
    if isinstance(raw, str) and _STEERING.search(raw):
        raise ValueError(f"{quoted(raw)} holds control characters")
    if isinstance(raw, int) and raw.bit_length() > 63:
        raise ValueError(f"{quoted(raw)} is too large a number")
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
            raise Misshapen(wanted)
        return read(given, of)

    return checked


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
