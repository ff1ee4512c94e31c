"""What the engine says to a stored question, and whether a question asks for yes or no at all."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from seabook.answers.answer import Kind
from seabook.answers.stored import Entry, Question
from seabook.engine import Refused, Verdict
from seabook.games import game
from seabook.lessons.asked import outcome
from seabook.lessons.goal import holds
from seabook.proof.expectations import plain
from seabook.proof.scenarios import Scenario, opened, scenarios
from seabook.words import folded

# What asks for more than yes or no, and what asks for yes or no all the same.
_OPEN = re.compile(
    r"\b(how|what|which|where|when|who|whose|why|number of|count)\b"
    r"|怎么|怎样|如何|什么|哪|谁|几|多少|为何|啥|干嘛|怎办"
)
_CLOSED = re.compile(
    r"吗|[可能会要行]不[可能会要行]|有没有|是不是|对吧|行吗"
    r"|^(so )?(can|may|do|does|is|are|must|should|will|am|did|could|have|has)\b"
)
# A title that asks whether an action is possible.
_MAY = re.compile(r"(可以|能|得了|放得下).*[嗎？]|行嗎|\b(may|can)\b", re.IGNORECASE)


def open_ended(question: str) -> bool:
    """Whether a question asks for more than yes or no.

    >>> open_ended("How does Ship work?"), open_ended("Can I ship to Europe?")
    (True, False)
    """
    low = folded(question).strip()
    return bool(_OPEN.search(low)) and not _CLOSED.search(low)


@cache
def said_to(entry: Entry, code: str) -> Kind | None:
    """The yes or no with which an entry is answered; None where none is sure. Of scenarios only those
    count that ask whether an action is possible that is not: what is shown by a possible one may be
    something else than its title asks."""
    if open_ended(entry.text):
        return None
    if entry.question is not None:
        kind, _ = answered(entry.question, code)
        return kind if kind in ("yes", "no") else None
    if entry.scenario and _MAY.search(entry.text):
        _, verdict = laid(code, entry.scenario)
        return "no" if verdict is not None and not verdict.legal else None
    return None


@cache
def answered(stored: Question, code: str) -> tuple[Kind, Any]:
    """How the engine answers a stored question: the kind of the answer, and its value."""
    if stored.kind == "text":
        return "text", None
    table, verdict = laid(code, stored.scenario)
    if stored.kind == "value":
        return "value", plain(table.game.value(table.state, stored.value))
    if stored.holds is not None:
        so = holds([stored.holds], table, ())
    else:
        assert verdict is not None
        so = verdict.legal
    return ("no" if so is stored.turned else "yes"), None


@cache
def laid(code: str, scenario_id: str) -> tuple[Any, Verdict | None]:
    """The table after what a scenario asks for and what it begins, where that is possible, with the
    verdict on it; without a scenario a new table as it is set up."""
    if not scenario_id:
        return game(code).table(players=3), None
    scenario: Scenario = scenarios(code)[scenario_id]
    table = opened(scenario)
    if scenario.wish:
        came = outcome(table, scenario.action)
        return came.after, came.verdict
    verdict, after = table.check(scenario.action), table.branch()
    try:
        for line in (scenario.action, *scenario.then):
            after.play(line)
    except Refused as why:
        return table, why.verdict  # what is only possible later is not possible now
    return after, verdict
