"""A kind of action stands whole in the module of its chapter, under the same names in every game."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from seabook.engine import Kind
from seabook.games import game, names

KINDS = [
    pytest.param(chapter, kind, id=f"{code}-{kind.code}")
    for code in names()
    for chapter in game(code).chapters
    for kind in chapter.KINDS
]


def called(function: Any, kind: Kind, what: str) -> set[str]:
    """The names under which it may stand: by its kind where a chapter has several."""
    return {what, f"{kind.code.replace('-', '_')}_{what}"}


@pytest.mark.parametrize(("chapter", "kind"), KINDS)
@pytest.mark.parametrize("what", ["refusals", "effects"])
def test_what_decides_and_what_happens_stand_in_the_chapter(
    chapter: ModuleType, kind: Kind, what: str
) -> None:
    function = getattr(kind, what)
    if "<locals>" in function.__qualname__ or function.__name__.startswith("_"):
        return  # made by one that several kinds share
    assert function.__module__ == chapter.__name__
    assert function.__name__ in called(function, kind, what)


@pytest.mark.parametrize(("chapter", "kind"), KINDS)
def test_a_kind_says_what_grants_it_unless_its_event_does(chapter: ModuleType, kind: Kind) -> None:
    assert kind.targets is not None
    if kind.grants == ():
        assert kind.code in {"stop", "occupy", "swap-out", "choose"}, "no rule grants it"


@pytest.mark.parametrize("code", names())
def test_each_kind_belongs_to_one_chapter(code: str) -> None:
    codes = [kind.code for chapter in game(code).chapters for kind in chapter.KINDS]
    assert len(codes) == len(set(codes)) == len(game(code).space.kinds)
