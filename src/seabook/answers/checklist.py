"""``may I …?`` without a position: all that can forbid it, to be ticked.

Each line is a reason that the engine has given in an example, so that the list is as whole as the examples
of the rules are, and none of it is typed here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

import attrs

from seabook.answers.judging import laid, open_ended
from seabook.answers.naming import naming
from seabook.engine import Kind
from seabook.playbook import rules
from seabook.proof.scenarios import Scenario, opened, scenarios
from seabook.words import Text, say


@attrs.frozen
class Check:
    """One thing that can forbid an action: the rule, the engine's sentence, and the example of it."""

    rule: str
    slug: str
    text: Text
    example: Scenario


@attrs.frozen(repr=False)
class Checklist:
    """All that can forbid a kind of action."""

    kind: Kind
    checks: tuple[Check, ...]

    def settled(self, so: Collection[int]) -> tuple[bool, tuple[str, ...]]:
        """Whether it is possible when the lines with these numbers are so, counted from 1, and the rules
        that forbid it."""
        forbid = [check.rule for n, check in enumerate(self.checks, 1) if n in so]
        return not forbid, tuple(dict.fromkeys(forbid))

    def told(self, so: Collection[int]) -> Text:
        """The verdict in a sentence."""
        may, forbid = self.settled(so)
        return say("answer.check.free") if may else say("answer.check.refused", rules=list(forbid))

    @property
    def texts(self) -> tuple[Text, ...]:
        """The list, a sentence each."""
        return tuple(self._texts())

    def _texts(self) -> Iterator[Text]:
        yield say("answer.check.head", kind=self.kind.name)
        for n, check in enumerate(self.checks, 1):
            title = rules(check.example.game)[check.rule].title
            yield say("answer.check.row", n=n, title=title, text=check.text)

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data, for programs."""
        return {
            "kind": self.kind.code,
            "checks": [
                {
                    "rule": check.rule,
                    "slug": check.slug,
                    "zh_Hant": check.text.zh_Hant,
                    "en": check.text.en,
                    "scenario": check.example.id,
                }
                for check in self.checks
            ],
        }

    def __repr__(self) -> str:
        return "\n".join(text.show() for text in self.texts)


def checklist(question: str, code: str) -> Checklist | None:
    """The checklist of the kind of action that a question asks about; None where it asks for more than
    yes or no, or of no action.

    >>> [check.rule for check in checklist("may I flag a town?", "endeavor").checks][:2]
    ['E3.1a', 'E3.2a']
    """
    named = None if open_ended(question) else naming(code).find(question)
    checks = _checks(code).get(named.kind.code, ()) if named else ()
    return Checklist(named.kind, checks) if named and checks else None


@cache
def _checks(code: str) -> Mapping[str, tuple[Check, ...]]:
    """What can forbid each kind of action, by the refused examples: the one with fewest reasons first."""
    found: dict[str, dict[tuple[str, str], Check]] = {}
    refused = (
        each for each in scenarios(code).values() if not each.expect.legal and not _option(each)
    )
    for each in sorted(refused, key=lambda one: len(one.expect.refused)):
        kind = opened(each).action(each.action).kind
        ruled = laid(code, each.id)[1]
        for why in ruled.reasons if ruled is not None else ():
            if why.rule in rules(code):
                check = Check(why.rule, why.slug, why.text, each)
                found.setdefault(kind.code, {}).setdefault((why.rule, why.slug), check)
    order = {rule: n for n, rule in enumerate(rules(code))}
    return {
        kind: tuple(
            sorted(
                checks.values(), key=lambda one: (one.rule[:2] != _main(checks), order[one.rule])
            )
        )
        for kind, checks in found.items()
    }


def _main(checks: Mapping[tuple[str, str], Check]) -> str:
    """The chapter that most of the reasons are of: it is told first."""
    chapters = [rule[:2] for rule, _ in checks]
    return max(sorted(set(chapters)), key=chapters.count)


def _option(scenario: Scenario) -> bool:
    return scenario.id.startswith(("option-", "moved-"))
