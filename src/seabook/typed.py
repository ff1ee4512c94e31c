"""Typed data out of tables: strict, nothing made of something else, every error with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeVar

import cattrs

T = TypeVar("T")


def converter(**more: Any) -> cattrs.Converter:
    """A strict reader: an unknown key is an error, not a silent omission."""
    return cattrs.Converter(forbid_extra_keys=True, **more)


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
        yield re.sub(r"\['?(.*?)'?\]", lambda key: _part(key[1]), where), each


def _part(key: str) -> str:
    return "" if key.isdigit() else f".{key}"
