"""Rule → code → scenario → lesson: which rules the running engine enforces, and where.

A rule counts as enforced when its id comes out of the engine while the scenarios are played: in
an event, a grant, a refusal, a line of the score, or a check of the component tables.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import attrs

from seabook.engine.event import event
from seabook.engine.refusal import refuse
from seabook.engine.table import Table
from seabook.files import data
from seabook.games import game
from seabook.playbook import Rule, read_toml, rules
from seabook.proof.expectations import plain, same
from seabook.proof.scenarios import Outcome, Scenario, run, scenarios
from seabook.words import Text, say

_MAKERS: Mapping[CodeType, str] = {event.__code__: "event", refuse.__code__: "refusal"}
_PACKAGE = Path(__file__).resolve().parents[1]


@attrs.frozen
class Row:
    """What is known of one rule: where it came from in the code, and its examples."""

    rule: Rule
    game: str
    code: tuple[str, ...]
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    lessons: tuple[str, ...]

    @property
    def gaps(self) -> tuple[str, ...]:
        """What this rule still lacks, as slugs; nothing for a covered rule."""
        found = []
        if not self.code:
            found.append("coverage.no-code")
        if not self.allowed:
            found.append("coverage.not-allowed")
        if self.rule.cannot_be_broken is None and not self.refused:
            found.append("coverage.not-refused")
        if self.rule.cannot_be_broken is not None and self.refused:
            found.append("coverage.refused")
        texts = (self.rule.text, self.rule.title)
        if not all(text.zh_Hant and text.en for text in texts):
            found.append("coverage.no-text")
        return tuple(found)


@attrs.frozen
class Coverage:
    """The whole graph of a game, and what is wrong with it."""

    rows: tuple[Row, ...]
    dangling: tuple[str, ...]
    options: tuple[Text, ...] = ()

    def faults(self, *, lessons: bool) -> tuple[Text, ...]:
        """Every gate that fails, a sentence each; what no lesson shows is told together."""
        found = [say(gap, rule=row.rule.id) for row in self.rows for gap in row.gaps]
        untaught = [row.rule.id for row in self.rows if not row.lessons]
        if lessons and untaught:
            found.append(say("coverage.no-lesson", n=len(untaught), rules=untaught))
        found += self.options
        found += [say("coverage.dangling", rule=each) for each in self.dangling]
        return tuple(found)


def coverage(code: str) -> Coverage:
    """Play every scenario of a game and see which rules come out of it, where."""
    known = rules(code)
    seen = _Seen(known)
    outcomes = [seen.play(each) for each in scenarios(code).values()]
    cited = {each for outcome in outcomes for each in outcome.scenario.rules} | set(seen.places)
    lessons = _lessons(code)
    rows = tuple(
        Row(
            rule,
            code,
            tuple(sorted(seen.places.get(rule.id, ()))),
            tuple(sorted(seen.allowed.get(rule.id, ()))),
            tuple(sorted(seen.refused.get(rule.id, ()))),
            tuple(sorted(lessons.get(rule.id, ()))),
        )
        for rule in known.values()
    )
    dangling = sorted((cited | set(lessons)) - set(known))
    return Coverage(rows, tuple(dangling), tuple(_option_faults(code)))


def _option_faults(code: str) -> Iterator[Text]:
    """Options that no scenario sets, and values that make no difference to their scenario."""
    every = scenarios(code)
    for option in game(code).options:
        default = every.get(f"option-{option.name}-{option.values[0]}")
        for value in option.values:
            shown = every.get(f"option-{option.name}-{value}")
            if shown is None or default is None:
                yield say("coverage.option-unshown", option=option.name, value=value)
            elif shown is not default and _outcome(shown) == _outcome(default):
                known = option.values[0]
                yield say("coverage.option-idle", option=option.name, value=value, known=known)


def _outcome(scenario: Scenario) -> tuple[object, ...]:
    """All that a scenario comes to, for comparing two."""
    outcome = run(scenario)
    reasons = [why.text for why in outcome.verdict.reasons]
    return (
        outcome.verdict.legal,
        reasons,
        [each.text for each in outcome.events],
        outcome.after.state,
    )


class _Seen:
    """What came out of the engine: places in the code, and scenarios that allow and refuse."""

    def __init__(self, known: Mapping[str, Rule]) -> None:
        self.rules = known
        self.places: dict[str, set[str]] = defaultdict(set)
        self.allowed: dict[str, set[str]] = defaultdict(set)
        self.refused: dict[str, set[str]] = defaultdict(set)

    def play(self, scenario: Scenario) -> Outcome:
        """Run one scenario and note every rule that it brings out."""
        with _watching(self.places):
            outcome = run(scenario)
        name, table = scenario.id, outcome.table
        for why in outcome.verdict.reasons:
            self.refused[why.rule].add(name)
        for rule in outcome.verdict.grants:
            self._note(rule, name, f"grant of {outcome.verdict.action.kind.code}")
        for happened in outcome.events:
            self.allowed[happened.rule].add(name)
        self._check_scores(scenario, outcome)
        about = {
            each
            for each in scenario.rules
            if each in self.rules and self.rules[each].part in ("components", "setup")
        }
        if about and outcome.holds:
            self._check_box(scenario, table, about)
        return outcome

    def _check_scores(self, scenario: Scenario, outcome: Outcome) -> None:
        """A line of the score counts for its rule where a scenario asserts that very line."""
        for path in scenario.expect.values:
            _, found, line = path.partition(".score.")
            rule = next((r for r in self.rules if found and f"{line}.".startswith(f"{r}.")), "")
            if rule and outcome.holds:
                self._note(rule, scenario.id, f"score line {line}")

    def _check_box(self, scenario: Scenario, table: Table[Any], about: set[str]) -> None:
        """A component or set-up rule counts where a scenario asserts the very value it counted."""
        asserted = scenario.expect.values
        with _watching(self.places):
            events = [each for each in table.game.set_up_report(table.state) if each.rule in about]
        for happened in events:
            counted = ((path, plain(happened.values[name])) for name, path in happened.paths)
            if any(path in asserted and same(asserted[path], n) for path, n in counted):
                self.allowed[happened.rule].add(scenario.id)

    def _note(self, rule: str, scenario: str, place: str) -> None:
        self.places[rule].add(place)
        self.allowed[rule].add(scenario)


@contextmanager
def _watching(places: dict[str, set[str]]) -> Iterator[None]:
    """Note the file and line of every event and refusal that is made meanwhile."""

    def profile(frame: FrameType, what: str, _: Any) -> None:
        kind = _MAKERS.get(frame.f_code) if what == "call" else None
        caller = frame.f_back
        if kind and caller is not None:
            file = Path(caller.f_code.co_filename).resolve()
            place = (
                file.relative_to(_PACKAGE).as_posix()
                if file.is_relative_to(_PACKAGE)
                else file.name
            )
            places[frame.f_locals["rule"]].add(f"{place}:{caller.f_lineno} {kind}")

    with profiled(profile):
        yield


@contextmanager
def profiled(profile: Callable[[FrameType, str, Any], None]) -> Iterator[None]:
    """Tell ``profile`` of every call meanwhile, and afterwards whoever was told before."""
    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield
    finally:
        sys.setprofile(before)


def _lessons(code: str) -> dict[str, set[str]]:
    """The rules that each lesson of a game teaches: those that the steps of its file name, or for a
    lesson that is a notebook alone those that stand in it."""
    found: dict[str, set[str]] = defaultdict(set)
    files = {path.stem: path for path in (data("playbook") / code / "lessons").glob("*.toml")}
    for name, path in files.items():
        for step in read_toml(path)["step"]:
            for rule in step.get("rules", ()):
                found[rule].add(f"{code}/{name}.ipynb")
    folder = data("notebooks")
    letters = "".join({rule[0] for rule in rules(code)})
    pattern = re.compile(rf"\b[{letters}]\d+\.\d+[a-z]?\b")
    # A lesson has a number; the reference names every rule and teaches none.
    for path in sorted((folder / code).glob("[0-9]*.ipynb")):
        if path.stem in files:
            continue
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            shown = "".join(cell["source"]) + json.dumps(cell.get("outputs", []))
            for rule in pattern.findall(shown):
                found[rule].add(path.relative_to(folder).as_posix())
    return found


def as_data(found: Coverage) -> dict[str, Any]:
    """The graph as plain data, for programs."""
    return {
        "rules": [
            {
                "id": row.rule.id,
                "game": row.game,
                "zh_Hant": row.rule.text.zh_Hant,
                "en": row.rule.text.en,
                "code": list(row.code),
                "allowed": list(row.allowed),
                "refused": list(row.refused),
                "not_refusable": row.rule.cannot_be_broken.en
                if row.rule.cannot_be_broken
                else None,
                "lessons": list(row.lessons),
            }
            for row in found.rows
        ],
        "dangling": list(found.dangling),
    }
