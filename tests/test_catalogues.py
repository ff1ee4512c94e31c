"""Both catalogues hold every sentence that the program can say, and none that it cannot."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from seabook.words import LANGUAGES, WordsError, say

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "src/seabook/games").glob("*/game.py"))
# Which argument of a call is the slug.
SLUG_AT = {"say": 0, "event": 1, "refuse": 1, "missing": 0, "Complaint": 0, "Line": 1}


def catalogue(lang: str) -> dict[str, tuple[str, ...]]:
    path = ROOT / "translations" / lang / "LC_MESSAGES" / "seabook.po"
    with path.open("rb") as file:
        book = read_po(file, locale=lang, abort_invalid=True)
    return {
        each.id if isinstance(each.id, str) else each.id[0]: (
            (each.string,) if isinstance(each.string, str) else tuple(each.string)
        )
        for each in book
        if each.id
    }


def constants(node: ast.AST) -> Iterator[str]:
    """The strings an expression can be: both branches of a choice too."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*constants(node.body), *constants(node.orelse))


@cache
def said() -> set[str]:
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                at = SLUG_AT.get(name)
                if at is not None and len(node.args) > at:
                    found |= set(constants(node.args[at]))
    return found


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Each call that says a sentence: where it stands, the slug, the names of the values given.

    Left out are those whose values come in a mapping.
    """
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "")
                at = SLUG_AT.get(name, len(node.args))
                given = {each.arg for each in node.keywords}
                if name == "Line" or None in given or (name == "say" and len(node.args) > 1):
                    continue
                for slug in constants(node.args[at]) if len(node.args) > at else ():
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    yield where, slug, {each for each in given if each}


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@cache
def mentioned() -> set[str]:
    """Every string in the code, for the slugs that travel through a variable."""
    return {
        node.value
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def made_up() -> tuple[str, ...]:
    """The beginnings of slugs that the code puts together: ``board.letter.`` and the like."""
    return tuple(
        node.values[0].value
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z-]+(\.[a-z-]+)*\.", str(node.values[0].value))
    )


def families() -> set[str]:
    """The slugs that are put together from what the games declare."""
    found = {f"{family}.{each}" for family, each in FAMILIES}
    for code in GAMES:
        rules = import_module(f"seabook.games.{code}.game").GAME
        for kind in rules.kinds:
            found.add(f"kind.{kind.code}")
            if kind.aims:
                found.add(f"phrase.{kind.code}")
        value = import_module(f"seabook.bots.{code}").value
        found |= {f"bot.part.{part}" for part in value(rules.start(3, 0, {}), 0)}
        found |= {f"bot.gain.{code}", f"play.total.{code}"}
    return found


FAMILIES = [
    *(("phase", each) for each in ("build", "growth", "salary", "action", "over")),
    *(("basis", each) for each in ("source", "public", "reconstructed")),
    *(("confidence", each) for each in ("high", "medium", "low")),
]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_has_all_that_is_said_and_nothing_else(lang: str) -> None:
    have = set(catalogue(lang))
    assert said() | families() <= have
    unsaid = have - said() - families() - mentioned()
    assert not {each for each in unsaid if not each.startswith(made_up())}, "nobody says these"


def test_the_catalogues_are_equal_but_for_the_words() -> None:
    zh, en = (catalogue(lang) for lang in LANGUAGES)
    assert zh.keys() == en.keys()
    for slug in zh:
        assert all(zh[slug]), slug
        assert all(en[slug]), slug
        found = [fields(text) for text in (*zh[slug], *en[slug])]
        assert all(each == found[0] for each in found), slug


def test_whoever_says_a_sentence_gives_all_its_values() -> None:
    book = catalogue("en")
    said_at = list(calls())
    assert len(said_at) > 700
    assert [
        f"{where}: {slug} lacks {sorted(lacking)}"
        for where, slug, given in said_at
        if (lacking := fields(book[slug][0]) - given)
    ] == []


def test_a_slug_that_is_missing_is_an_error_not_a_silence() -> None:
    with pytest.raises(WordsError, match="nobody"):
        say("nobody.says-this")
