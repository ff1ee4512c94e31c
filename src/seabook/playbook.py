"""Reads playbook/: rules, rulings, misreadings and component tables, with errors that name the place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import attrs
import cattrs

from seabook.files import LARGEST, FileError, data, read_text
from seabook.typed import Unfit, as_it_is, converter, faults
from seabook.words import Text, both, quoted, say

T = TypeVar("T")
Basis = Literal["source", "public", "reconstructed"]
Confidence = Literal["high", "medium", "low"]
# English sentences stand apart, Chinese ones do not.
GAP = Text("", " ")


_LINE = re.compile(r"at line (\d+)")
# More places than these that are wrong are counted, not told.
_MOST = 12


class PlaybookError(ValueError):
    """A playbook file that cannot be read: which file, where in it, what is wrong."""

    def __init__(self, *faults: Text | str, file: str = "") -> None:
        self.faults = [each if isinstance(each, Text) else Text(each, each) for each in faults]
        self.file = file
        super().__init__(*faults)

    @property
    def text(self) -> Text:
        """The file, and a line for each place."""
        lines = self.faults[:_MOST]
        if self.file:
            lines = [say("file.head", file=self.file, n=len(self.faults)), *lines]
        if more := self.faults[_MOST:]:
            lines.append(say("file.more", n=len(more)))
        return both(lambda lang: "\n".join(line.pick(lang) for line in lines))

    def __str__(self) -> str:
        text = self.text
        return text.en if text.en == text.zh_Hant else text.show()


@cache
def _reader() -> cattrs.Converter:
    """A strict reader that knows texts in two languages."""
    strict = converter()
    strict.register_structure_hook(Text, _text)
    return strict


def _text(raw: Any, _: object) -> Text:
    """A text in both languages; one alone is an error."""
    if not isinstance(raw, dict) or set(raw) != {"zh_Hant", "en"}:
        raise Unfit("file.kind", wanted=say("file.wanted.both"), given=quoted(raw))
    return Text(as_it_is(raw["zh_Hant"], str), as_it_is(raw["en"], str))


def structure(raw: Any, shape: type[T], place: str) -> T:
    """``raw`` as a ``shape``, or a :class:`PlaybookError` that names every bad place."""
    try:
        return _reader().structure(raw, shape)
    except (cattrs.BaseValidationError, ValueError, TypeError) as error:
        raise PlaybookError(*faults(error, raw), file=place) from None


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as a table, or a :class:`PlaybookError` with its name and line."""
    try:
        text = read_text(path)
    except FileError as error:
        raise PlaybookError(say(error.slug, given=path, most=LARGEST)) from None
    try:
        return tomllib.loads(text)
    except ValueError as error:
        found = _LINE.search(str(error))
        last = len(text.splitlines()) if "end of document" in str(error) else 0
        slug = "file.syntax" if found or last else "file.syntax-somewhere"
        fault = say(slug, line=found[1] if found else last)
        raise PlaybookError(fault, file=path.name) from None
    except RecursionError:
        raise PlaybookError(say("file.deep"), file=path.name) from None


def read(name: str, shape: type[T]) -> T:
    """A file of the playbook, such as ``endeavor/components.toml``, as a ``shape``."""
    return structure(read_toml(data("playbook") / name), shape, name)


@attrs.frozen
class Provenance:
    """Where a table of values comes from, and how far it can be trusted."""

    basis: Basis
    confidence: Confidence
    note: Text = Text("", "")


@attrs.frozen
class Part:
    """A chapter of a game's rules."""

    id: str
    title: Text


@attrs.frozen
class Rule:
    """One numbered rule as it is played here.

    ``lines`` are those of the source text. ``source_has`` says what the source has where it leaves
    something open, or where, as ``differs`` tells, it says otherwise than the rule or calls a thing
    otherwise. ``cannot_be_broken`` gives the reason where no action can break it.
    """

    id: str
    part: str
    lines: str
    title: Text
    text: Text
    rulings: tuple[str, ...] = ()
    source_has: Text | None = None
    differs: bool = False
    cannot_be_broken: Text | None = None

    @property
    def compared(self) -> Text | None:
        """What the source has, under the label that is true of it; None where it says the same.

        >>> rules("endeavor")["E2.6"].compared.en[:20]
        'The source differs: '
        """
        if self.source_has is None:
            return None
        slug = "card.source-differs" if self.differs else "card.source-has"
        return say(slug, text=self.source_has)


@attrs.frozen
class Ruling:
    """What the source leaves open: the readings, ours, why, and the option that switches it."""

    id: str
    rules: tuple[str, ...]
    question: Text
    readings: tuple[Text, ...]
    ruling: Text
    reason: Text
    confidence: Confidence
    basis: Basis
    option: str | None = None
    values: tuple[str, ...] = ()

    @property
    def switch(self) -> Text | None:
        """The option that switches it, with what each of its values means; None without one.

        >>> print(rulings("vasco_da_gama")["VR43"].switch.en)
        Option push_target: leftmost (the default): The leftmost. owner: Its owner chooses.
        """
        if self.option is None:
            return None
        told = Text("", "")
        for value, reading in zip(self.values, self.readings, strict=True):
            slug = "card.value" if told.en else "card.value-default"
            told += (GAP if told.en else Text("", "")) + say(slug, value=value, reading=reading)
        return say("card.option", option=self.option, values=told)


@attrs.frozen
class HouseRule:
    """A switch of our own, of which no rule knows: the rules that it changes, and what it does.

    The first of ``values`` follows the rules.
    """

    name: str
    values: tuple[str, ...]
    rules: tuple[str, ...]
    text: Text


@attrs.frozen
class Misreading:
    """A way in which a rule is often misread, and what is right.

    ``boards`` are scenarios that part the two, one or two of them, of which ``show`` is seen.
    """

    id: str
    rules: tuple[str, ...]
    says: Text
    right: Text
    boards: tuple[str, ...] = ()
    show: tuple[str, ...] = ()


@attrs.frozen
class RuleFile:
    """``rules.toml`` as it stands on disk."""

    game: str
    version: str
    source: Text
    part: tuple[Part, ...]
    rule: tuple[Rule, ...]


@attrs.frozen
class _RulingFile:
    game: str
    ruling: tuple[Ruling, ...]


@attrs.frozen
class _OptionFile:
    game: str
    option: tuple[HouseRule, ...]


@attrs.frozen
class _MisreadingFile:
    game: str
    misreading: tuple[Misreading, ...]


@cache
def rulebook(game: str) -> RuleFile:
    """The rules of a game, in the order of its rulebook."""
    return read(f"{game}/rules.toml", RuleFile)


@cache
def rules(game: str) -> Mapping[str, Rule]:
    """The rules of a game by id.

    >>> rules("endeavor")["E3.2b"].lines
    '85'
    """
    return {rule.id: rule for rule in rulebook(game).rule}


@cache
def rulings(game: str) -> Mapping[str, Ruling]:
    """The rulings of a game by id."""
    return {row.id: row for row in read(f"{game}/rulings.toml", _RulingFile).ruling}


@cache
def house_rules(game: str) -> tuple[HouseRule, ...]:
    """The house rules of a game; none where it has no ``options.toml``.

    >>> [each.name for each in house_rules("endeavor")]
    ['slavery_deck']
    """
    name = f"{game}/options.toml"
    return read(name, _OptionFile).option if (data("playbook") / name).exists() else ()


@cache
def misreadings(game: str) -> Mapping[str, Misreading]:
    """The known misreadings of a game by id."""
    return {row.id: row for row in read(f"{game}/misreadings.toml", _MisreadingFile).misreading}


def games() -> tuple[str, ...]:
    """The games that have a rulebook.

    >>> "endeavor" in games()
    True
    """
    return tuple(sorted(path.parent.name for path in data("playbook").glob("*/rules.toml")))
