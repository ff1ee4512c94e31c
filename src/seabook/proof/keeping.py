"""Any moment of a game kept as a scenario: what was asked, and what the engine answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import attrs
import tomli_w

from seabook.engine import Action, Complaint, Game, Refusal, SeatTable, Table, Verdict
from seabook.proof.expectations import Expect, Why, plain
from seabook.proof.scenarios import Scenario, opened
from seabook.words import Text

# Values that differ afterwards are worth an assertion, but a reader holds only so many.
_MOST = 8
_PLACE = ("players", "options", "position", "before", "seen_by")


def kept(table: Table[Any] | SeatTable[Any], wanted: str) -> Scenario:
    """The table's position, the action asked for, and all that the engine answers.

    Its title is the action as a question; a teacher finds a better one.
    """
    where = table.position()
    if isinstance(table, Table):
        # A position does not remember what led to it, and so neither does its answer.
        assert isinstance(table.game, Game)  # with an owner's values, where there are any
        table = opened(where, table.game)
    action = (table.table if isinstance(table, SeatTable) else table).action(wanted)
    verdict = table.check(action)
    return Scenario(
        **attrs.asdict(where, recurse=False),
        id=re.sub(r"[^a-z0-9]+", "-", action.notation.lower()),
        title=action.text + Text("？", "?"),
        rules=verdict.rules,
        action=action.notation,
        wish=verdict.wish,
        expect=_expected(table, action, verdict),
    )


def as_file(scenario: Scenario) -> str:
    """A scenario as the file that holds it alone."""
    row = {
        "id": scenario.id,
        "title": {"zh_Hant": scenario.title.zh_Hant, "en": scenario.title.en},
        "rules": list(scenario.rules),
        **{key: value for key, value in scenario.data.items() if key in _PLACE},
        "action": scenario.action,
        **({"then": list(scenario.then)} if scenario.then else {}),
        **({"wish": True} if scenario.wish else {}),
        "expect": _said(attrs.asdict(scenario.expect)),
    }
    head = {"components": scenario.components} if scenario.components else {}
    return tomli_w.dumps({**head, "scenario": [row]})


def _said(row: Mapping[str, Any]) -> dict[str, Any]:
    """What a file says of it: nothing that would be so unsaid."""
    found = {key: value for key, value in row.items() if value not in ((), [], {}, None)}
    if "refused" in found:
        found["refused"] = [_said(why) for why in found["refused"]]
    return found


def _expected(table: Table[Any] | SeatTable[Any], action: Action, verdict: Verdict) -> Expect:
    if not verdict.legal:
        gaps = [f"{gap.n} {gap.slug}" for gap in verdict.missing]
        return Expect(refused=tuple(_whys(verdict.reasons)), missing=tuple(gaps))
    if verdict.wish:
        return Expect(ways=sum(way.legal for way in verdict.ways))
    after = table.ahead() if isinstance(table, SeatTable) else table.branch()
    before, events = after.state, after.play(action)
    slugs = [f"{event.rule} {event.slug}" for event in verdict.events]
    # What comes after the first thing that chance decides is no part of the answer.
    certain = len(events) == len(slugs)
    return Expect(events=tuple(slugs), values=dict(_changed(after, before)) if certain else {})


def _whys(reasons: tuple[Refusal, ...]) -> Iterator[Why]:
    """Several ways may give the same refusal with other values: it is told once."""
    seen = set[tuple[str, str]]()
    for why in reasons:
        if (why.rule, why.slug) not in seen:
            seen.add((why.rule, why.slug))
            values = {key: plain(each) for key, each in why.values.items()}
            said = {key: each for key, each in values.items() if isinstance(each, int | str)}
            yield Why(why.rule, why.slug, said)


def _changed(after: Table[Any], before: Any) -> Iterator[tuple[str, Any]]:
    """The values by their paths that the action changed, as many as a reader holds."""
    game, found = after.game, 0
    wording = game.wording(game.players_at(before))
    states = (before, after.state)
    written = [dict(_paths(wording.write(game.described(each, None)))) for each in states]
    for path in dict.fromkeys([*written[0], *written[1]]):
        try:
            was, now = (game.value(each, path) for each in states)
        except Complaint:  # a word of positions that no value has
            continue
        if was != now and found < _MOST:
            found += 1
            yield path, now


def _paths(words: Mapping[str, Any], of: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in words.items():
        if isinstance(value, Mapping):
            yield from _paths(value, f"{of}{key}.")
        else:
            yield f"{of}{key}", value
