"""What is said to a learner: after a choice, a place found, a decision played, a goal reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs
from markupsafe import Markup

from seabook.engine import Action, Event, Seat, Table, Verdict
from seabook.engine.step import Step as Decision
from seabook.lessons.asked import Answer, Outcome, scored
from seabook.lessons.file import Choice, Step
from seabook.markup import listing, tag
from seabook.proof.golden import Remark
from seabook.words import Text, say

# The decisions of a stretch of the golden game that are named, the last ones.
_FEW = 4


@attrs.frozen(repr=False)
class Told:
    """What is said after a choice, a place found, a goal reached or a decision played.

    ``head`` says how it went; ``because`` speaks to what was chosen; ``lines`` are the engine's, of
    events, reasons or the score, ``replies`` those of what the others did; ``tell`` is the lesson's own
    word. ``done``: the step is done.
    """

    head: Text
    right: bool | None = None
    because: Text | None = None
    lines: tuple[Text, ...] = ()
    tell: Text | None = None
    rules: tuple[str, ...] = ()
    verdict: Verdict | None = None
    done: bool = False
    events: tuple[Event, ...] = ()
    replies: tuple[Text, ...] = ()

    @property
    def texts(self) -> tuple[Text, ...]:
        """All of it in order, a sentence a line, the rules last."""
        reasons = () if self.verdict is None or self.lines else self.verdict.reasons
        said = (self.because, *(why.text for why in reasons), *self.lines, *self.replies, self.tell)
        rules = say("walk.rules", rules=self.rules) if self.rules else None
        return (self.head, *(each for each in (*said, rules) if each is not None))

    def __str__(self) -> str:
        return "\n".join(each.show() for each in self.texts)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> Markup:
        head, *rest = self.texts
        return tag("div", head.html("p"), listing(rest), class_="sb-told")


def predicted(step: Step, choice: Choice, found: Answer, right: Text | None) -> Told:
    """After a choice: right or not, the word for a wrong one, and what the engine said."""
    is_right = choice.id == found.right
    answer = right or Text(found.right, found.right)
    head = say("walk.right" if is_right else "walk.wrong", answer=answer)
    because = None if is_right else choice.because
    rules = found.rules or step.rules
    return Told(head, is_right, because, found.lines, step.tell, rules, found.verdict, done=True)


def turned(choice: Choice, wanted: Verdict, came: Verdict, remarks: Iterable[Remark]) -> Told:
    """After a choice at a turning point: what it would bring beside what was done, and what there is
    to notice."""
    same = wanted.action is came.action
    head = say("story.same" if same else "story.other", what=came.action.text)
    both = (came,) if same else (wanted, came)
    lines = tuple(
        say("story.brings", what=each.action.phrase, effect=effect)
        for each in both
        if (effect := each.brings.brief()).en
    )
    tell = _noticed(remarks)
    return Told(head, None, choice.because, lines, tell, came.rules, done=True, events=came.events)


def went_on(steps: Sequence[Decision[Any]], remarks: Iterable[Remark]) -> Told:
    """After a stretch of the golden game: who did what, and what there is to notice."""
    found = tuple(remarks)
    rules = tuple(dict.fromkeys(rule for each in found for rule in each.rules))
    events = tuple(event for each in steps for event in each.events)
    few = steps[-_FEW:]
    more = [say("story.before", n=len(steps) - len(few))] if len(steps) > len(few) else []
    lines = (*more, *(each.action.text for each in few))
    return Told(
        say("story.on"), None, None, lines, _noticed(found), rules, done=True, events=events
    )


def _noticed(remarks: Iterable[Remark]) -> Text | None:
    """What there is to notice, as one paragraph."""
    found = [*remarks]
    joined = Text("".join(e.zh_Hant for e in found), " ".join(e.en for e in found))
    return joined if found else None


def sought(step: Step, came: Outcome, fits: bool) -> Told:
    """After a place was clicked: found, or why it is none of those."""
    verdict = came.verdict
    slug = "walk.found" if fits else "walk.not-that" if verdict.legal else "walk.not-there"
    target = verdict.action.target
    head = say(slug, place=target.name if target else verdict.action.text)
    tell = step.tell if fits else None
    counts = scored(step.find.brings, came.after) if fits and step.find else ()
    lines, rules = _score(counts, verdict.rules)
    return Told(head, fits, None, lines, tell, rules, verdict, fits, came.events)


def _score(
    counts: Iterable[Any], rules: tuple[str, ...]
) -> tuple[tuple[Text, ...], tuple[str, ...]]:
    """Lines of the score as they are said, and their rules before those at work."""
    lines = tuple(counts)
    return (
        tuple(line.text for line in lines),
        tuple(dict.fromkeys((*(line.rule for line in lines), *rules))),
    )


@attrs.frozen
class Played:
    """What came of a press: the last decision, what it did, what the others did, for which seat, and
    how many decisions the seat has taken in the step."""

    last: Action
    mine: tuple[Event, ...]
    replies: tuple[Event, ...]
    seat: int
    moves: int

    @property
    def lines(self) -> tuple[Text, ...]:
        """What it did to the seat, as that may read it: also what came only with the others' decisions."""
        return _read([*self.mine, *filter(self._own, self.replies)], self.seat)

    @property
    def others(self) -> tuple[Text, ...]:
        """What the others did, as the seat may read it."""
        return _read([each for each in self.replies if not self._own(each)], self.seat)

    def _own(self, event: Event) -> bool:
        who = event.values.get("who")
        return isinstance(who, Seat) and who.i == self.seat

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        return (*self.mine, *self.replies)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules at work in one's own part of it."""
        own = (*self.mine, *filter(self._own, self.replies))
        return tuple(dict.fromkeys(event.rule for event in own))


def played(came: Played, stuck: bool) -> Told:
    """After a press that does not reach the goal, or leaves it out of reach."""
    head = say("walk.stuck" if stuck else "walk.played", what=came.last.text)
    return Told(head, lines=came.lines, rules=came.rules, events=came.events, replies=came.others)


def reached(step: Step, came: Played, table: Table[Any]) -> Told:
    """After the press that reaches the goal: in how many decisions, against the shortest way."""
    assert step.do is not None
    best = len(step.do.best)
    slug = "walk.reached-best" if came.moves <= best else "walk.reached"
    head = say(slug, n=came.moves, best=best)
    score, rules = _score(scored(step.do.goal, table), came.rules)
    return Told(
        head,
        True,
        lines=(*came.lines, *score),
        tell=step.tell,
        rules=rules,
        done=True,
        events=came.events,
        replies=came.others,
    )


def watched(step: Step, last: Decision[Any], seat: int, over: bool) -> Told:
    """After a decision was shown, the last one with the word of the lesson."""
    lines, rules = _read(last.events, seat), dict.fromkeys(event.rule for event in last.events)
    tell = step.tell if over else None
    return Told(
        last.action.text, lines=lines, tell=tell, rules=tuple(rules), done=over, events=last.events
    )


def _read(events: Iterable[Event], seat: int) -> tuple[Text, ...]:
    return tuple(event.seen_by(seat).sentence for event in events)
