"""The card of one rule: its text, its place in the source, rulings, and a live example."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator

import attrs
from markupsafe import Markup

from seabook.engine import Complaint, Follows
from seabook.markup import tag
from seabook.playbook import (
    GAP,
    Misreading,
    Rule,
    Ruling,
    games,
    house_rules,
    misreadings,
    rulebook,
    rulings,
)
from seabook.proof.scenarios import Outcome, Scenario, run, scenarios
from seabook.reference import topics
from seabook.words import LANGUAGES, Text, both, plain, say

_END = Text("\n", "\n")
# So many ids are named where one is not known.
_FEW = 5


@attrs.frozen
class RuleCard:
    """One rule with all that belongs to it; shows itself in the current language.

    ``asides`` are house rules, and what the topic switch adds, as pairs of a section's name and its text.
    """

    game: str
    rule: Rule
    rulings: tuple[Ruling, ...]
    misread: tuple[Misreading, ...]
    allowed: Scenario | None
    refused: Scenario | None
    asides: tuple[tuple[str, Text], ...] = ()

    @property
    def examples(self) -> tuple[Outcome, ...]:
        """The allowing and the refusing example, played now."""
        return tuple(run(each) for each in (self.allowed, self.refused) if each)

    @property
    def sections(self) -> tuple[tuple[str, Text], ...]:
        """The card as pairs of a section's name and its text."""
        rule = self.rule
        found = [
            ("title", both(lambda lang: f"{rule.id} {rule.title.pick(lang)}")),
            ("text", rule.text),
        ]
        if rule.compared:
            found.append(("source-has", rule.compared))
        found.append(("source", say("card.source", lines=rule.lines)))
        found += (("ruling", self._ruling(ruling)) for ruling in self.rulings)
        found += (
            ("misreading", say("book.misreading", says=each.says, right=each.right))
            for each in self.misread
        )
        if rule.cannot_be_broken:
            found.append(("unbroken", say("card.unbroken", why=rule.cannot_be_broken)))
        found += (("example", _example(outcome)) for outcome in self.examples)
        return (*found, *self.asides)

    def _ruling(self, ruling: Ruling) -> Text:
        text = say(
            "card.ruling",
            id=ruling.id,
            question=ruling.question,
            ruling=ruling.ruling,
            reason=ruling.reason,
            basis=say(f"basis.{ruling.basis}"),
            confidence=say(f"confidence.{ruling.confidence}"),
        )
        return text + GAP + ruling.switch if ruling.switch else text

    @property
    def text(self) -> Text:
        """The whole card as plain text in both languages."""
        whole = Text("", "")
        for i, (_, part) in enumerate(self.sections):
            whole += (_END if i else Text("", "")) + part
        return whole

    def __str__(self) -> str:
        return self.text.show()

    def __repr__(self) -> str:
        return f"<rule {self.rule.id}>"

    def _repr_html_(self) -> Markup:
        parts = (tag("div", part.html("p"), class_=f"sb-{name}") for name, part in self.sections)
        return tag("article", *parts, class_="sb-card", data_rule=self.rule.id)


def _example(outcome: Outcome) -> Text:
    lines = [say("card.example", title=outcome.scenario.title)]
    # What followed when it was played, draws and all: an example hides nothing.
    played = outcome.events or outcome.verdict.events
    lines += attrs.evolve(outcome.verdict, events=played, follows=Follows()).lines
    whole = lines[0]
    for line in lines[1:]:
        whole += _END + both(lambda lang, line=line: f"  {line.pick(lang)}")  # type: ignore[misc]
    return whole


def rule(rule_id: str) -> RuleCard:
    """The card of a rule by its id, whatever the game; its examples are played when shown.

    >>> rule("E3.2b").rule.lines
    '85'
    """
    known, wanted = _by_id(), _id(rule_id)
    if wanted in known:
        return _card(*known[wanted])
    near = [each.id for each in rules_like(rule_id)[:_FEW]]
    near = near or [
        known[each][1].id for each in difflib.get_close_matches(wanted, known, _FEW, 0.7)
    ]
    if not near:
        raise Complaint("complaint.rule-unlike", given=rule_id)
    raise Complaint("complaint.rule", given=rule_id, known=near)


def rules_like(text: str) -> tuple[Rule, ...]:
    """The rules whose id begins like that, else those with it in their title.

    >>> [each.id for each in rules_like("e3.2")][:2]
    ['E3.2a', 'E3.2b']
    """
    wanted, word = _id(text), plain(str(text))
    known = [each for _, each in _by_id().values()]
    begun = [
        each for each in known if re.fullmatch(rf"{re.escape(wanted)}([a-z]|\..+)", _id(each.id))
    ]
    if begun or len(word) < 2:
        return tuple(begun)
    return tuple(
        each for each in known if any(word in plain(each.title.pick(lang)) for lang in LANGUAGES)
    )


def _id(text: str) -> str:
    return unicodedata.normalize("NFKC", str(text)).strip().casefold()


def _by_id() -> dict[str, tuple[str, Rule]]:
    return {_id(each.id): (code, each) for code in games() for each in rulebook(code).rule}


def _card(code: str, found: Rule) -> RuleCard:
    """The card as the topic switch has it now."""
    omitted, known = topics.topic() == "omit", rulings(code)
    cited = tuple(known[each] for each in found.rulings)
    about = {found.id, *found.rulings}
    misread = tuple(row for row in misreadings(code).values() if about & set(row.rules))
    every = [each for each in scenarios(code).values() if found.id in each.rules]
    if omitted:
        cited = tuple(each for each in cited if not topics.touches(code, each))
        misread = tuple(each for each in misread if not topics.touches(code, each))
        every = [each for each in every if not topics.touches(code, each)]
    # The first rule that a scenario lists is the one that it is about.
    every.sort(key=lambda each: each.rules[0] != found.id)
    allowed = next((each for each in every if not each.expect.refused), None)
    refused = next((each for each in every if _refused_by(each, found.id)), None)
    if omitted and topics.concerned(found.id):
        found = _left_out(found)
    asides = tuple(_asides(code, found.id))
    return RuleCard(code, found, cited, misread, allowed, refused, asides)


def _left_out(found: Rule) -> Rule:
    """A rule of a topic that the teacher has left out: its title, and what it says without it."""
    notice, rest = say("topic.left-out"), topics.without(found.id)
    text = Text(f"{notice.zh_Hant}{rest.zh_Hant}", f"{notice.en} {rest.en}") if rest else notice
    return attrs.evolve(found, text=text, source_has=None, cannot_be_broken=None)


def _asides(code: str, rule_id: str) -> Iterator[tuple[str, Text]]:
    """The house rules that change the rule, and in a discussion the questions about it."""
    for each in house_rules(code):
        if rule_id in each.rules and not (topics.topic() == "omit" and topics.touches(code, each)):
            yield "ours", each.text
    if topics.topic() == "discuss":
        yield from (
            ("question", say("topic.answer", text=each)) for each in topics.questions(rule_id)
        )


def _refused_by(scenario: Scenario, rule_id: str) -> bool:
    return any(why.rule == rule_id for why in scenario.expect.refused)


def cards(code: str) -> list[RuleCard]:
    """All rule cards of a game in the order of its rulebook."""
    return [_card(code, each) for each in rulebook(code).rule]
