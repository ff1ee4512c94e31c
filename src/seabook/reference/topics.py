"""Hard topics: what in a game needs care in a class, and a teacher's switch for it.

``playbook/<game>/topics.toml`` holds the content note, the rules concerned, what they say when the
topic is left out, and questions for a debrief. The switch changes lessons, rule cards and answers.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache

import attrs

from seabook.engine import Complaint
from seabook.files import data
from seabook.playbook import games, read
from seabook.words import Text

MODES = ("omit", "show", "discuss")

_listeners: list[Callable[[str], None]] = []
_current: str | None = None  # read from SEABOOK_TOPIC when it is first asked for


@attrs.frozen
class Question:
    """Something to discuss, and the rules that it is about."""

    id: str
    rules: tuple[str, ...]
    text: Text


@attrs.frozen
class Switch:
    """The house rule that plays without the topic's pieces, with its value."""

    name: str
    omit: str


@attrs.frozen
class Topic:
    """``topics.toml`` as it stands on disk.

    ``rules`` are left out with the topic, by the house rule ``option``; ``related`` stay in any case,
    and only bring the note and the questions with them.
    """

    game: str
    title: Text
    note: Text
    question: tuple[Question, ...]
    rules: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    option: Switch | None = None
    without: dict[str, Text] = attrs.field(factory=dict)
    passage: dict[str, Text] = attrs.field(factory=dict)


@cache
def topics() -> Mapping[str, Topic]:
    """The topic of each game that has one."""
    found = [code for code in games() if (data("playbook") / code / "topics.toml").exists()]
    return {code: read(f"{code}/topics.toml", Topic) for code in found}


def topic(mode: str | None = None) -> str:
    """How the topic is treated now; with ``mode`` (omit, show or discuss), switch to it first.

    >>> before = topic()
    >>> topic("discuss")
    'discuss'
    >>> topic("hide")
    Traceback (most recent call last):
    seabook.engine.errors.Complaint: 主題開關沒有「hide」；可用：omit、show、discuss。
    The topic switch has no “hide”; it takes: omit, show, discuss.
    >>> _ = topic(before)
    """
    global _current
    before, wanted = _current, mode or _current or os.environ.get("SEABOOK_TOPIC") or "show"
    if wanted not in MODES:
        raise Complaint("complaint.topic", given=wanted, known=MODES)
    _current = wanted
    if mode and wanted != before:
        for listener in tuple(_listeners):
            listener(wanted)
    return wanted


def on_switch(listener: Callable[[str], None]) -> Callable[[], None]:
    """Call ``listener(mode)`` at each switch; what is returned ends that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def concerned(rule_id: str) -> bool:
    """Whether a rule speaks of its game's topic.

    >>> concerned("E3.4f"), concerned("E3.2b")
    (True, False)
    """
    return any(rule_id in each.rules for each in topics().values())


def noted(rule_id: str) -> bool:
    """Whether a lesson with this rule bears the content note of its game, and its questions.

    >>> noted("E3.4f"), noted("V3.10"), noted("V3.13")
    (True, True, False)
    """
    return concerned(rule_id) or any(rule_id in each.related for each in topics().values())


def without(rule_id: str) -> Text | None:
    """What a rule concerned still says when the topic is left out; None where nothing is left."""
    return next((t.without[rule_id] for t in topics().values() if rule_id in t.without), None)


def touches(game: str, thing: object) -> bool:
    """Whether a scenario or a ruling speaks of the topic."""
    text = repr(thing)
    return game in topics() and any(mark in text for mark in topics()[game].marks)


def note(game: str | None = None) -> Text:
    """The content note of a game, or of the first that has one."""
    return _of(game).note


def questions(rule_id: str | None = None, game: str | None = None) -> tuple[Text, ...]:
    """What to discuss: all questions of a game, or those about one rule."""
    every = [_of(game)] if rule_id is None else topics().values()
    rows = (row for each in every for row in each.question)
    return tuple(row.text for row in rows if rule_id is None or rule_id in row.rules)


def passage(name: str, game: str | None = None) -> Text:
    """A part of a lesson that speaks of the topic, by its id."""
    return _of(game).passage[name]


def options(game: str) -> dict[str, str]:
    """The options for a new table: without the topic's pieces where it is left out, else none."""
    found = topics().get(game)
    if found is None or found.option is None or topic() != "omit":
        return {}
    return {found.option.name: found.option.omit}


def _of(game: str | None) -> Topic:
    code = game or next(iter(topics()))
    if code not in topics():
        raise Complaint("complaint.game", given=code, known=list(topics()))
    return topics()[code]
