"""Lesson files: who you are, what you want, and the steps, each with something to do.

``playbook/LESSONS.md`` explains how to write one. What is right is never typed in it: a step names
what the engine is asked, and the engine's answer decides.
"""

from __future__ import annotations

from typing import Any, Literal

import attrs

from seabook.engine import Complaint, Position, Table
from seabook.playbook import PlaybookError
from seabook.proof.golden import golden, replayed
from seabook.proof.scenarios import Scenario, opened, scenarios
from seabook.reference import topics
from seabook.words import Text

Doing = Literal["choose", "do", "find", "watch", "read"]


@attrs.frozen(kw_only=True)
class Right:
    """Where the right choice comes from: the engine, asked in the position of the step.

    Without any of these it is the verdict on the action, yes or no. ``event`` is the slug of an event
    of the action, of which ``value`` names one value; ``count`` a slug of which the events are counted;
    ``reason`` the number of the rule that forbids it (``rule``) or its slug (``slug``). ``value`` alone
    is the path of a value: after the action, or of the position where nothing is asked. With
    ``played`` it is what was decided next in the golden game, and nothing else is wrong.
    """

    event: str = ""
    count: str = ""
    reason: Literal["", "rule", "slug"] = ""
    value: str = ""
    played: bool = False


@attrs.frozen(kw_only=True)
class Choice:
    """One answer to choose; without a text it is a number or the name of a piece, place or seat.

    ``because`` answers who chose it where it is wrong in a way that is common.
    """

    id: str
    text: Text | None = None
    because: Text | None = None


@attrs.frozen(kw_only=True)
class Choose:
    """Predict, then see: a question about an action, or about the position as it stands.

    Without ``choices`` it is answered yes or no; ``because`` then answers the wrong one.
    """

    question: Text
    action: str = ""
    right: Right = Right()
    choices: tuple[Choice, ...] = ()
    because: Text | None = None


@attrs.frozen(kw_only=True)
class Condition:
    """One thing that must be so: a value of the position, or an event that has happened.

    ``value`` is a path, held against ``equals``, ``least``, ``most`` or, for a
    list, ``includes``; ``event`` a slug, with
    ``values`` that it must have, at least ``times``.
    """

    value: str = ""
    equals: Any = None
    least: int | None = None
    most: int | None = None
    includes: Any = None
    event: str = ""
    values: dict[str, Any] = attrs.field(factory=dict)
    times: int = 1


@attrs.frozen(kw_only=True)
class Do:
    """Play until all of ``goal`` holds, in at most so many decisions of one's own.

    The others play ``replies`` where they can, in order, and otherwise pass, or play as the bot
    ``others``. ``best`` is the shortest way: ``seabook lesson check`` finds it, or says that it knows none.
    """

    task: Text
    goal: tuple[Condition, ...]
    most: int = 6
    replies: tuple[str, ...] = ()
    others: Literal["pass", "greedy", "random"] = "pass"
    best: tuple[str, ...]


@attrs.frozen(kw_only=True)
class Find:
    """Click what fits: a place for which ``action``, with ``{}`` for the place, is possible.

    With ``brings``, what follows must fulfil these conditions as well.
    """

    question: Text
    action: str
    brings: tuple[Condition, ...] = ()


@attrs.frozen(kw_only=True)
class Watch:
    """See decisions being played, each with what it does; in a golden game so many of them."""

    task: Text
    decisions: tuple[str, ...] = ()
    count: int = 0


@attrs.frozen(kw_only=True)
class Step(Position):
    """One idea and something to do. Its position is a ``scenario``, the golden game after
    ``golden`` decisions, or written out as in a scenario.

    ``show`` are the parts of the board that it needs. ``tell`` is said when it is done, ``hint`` when
    asked for. ``rules`` are those that it teaches. Where a topic is left out, ``instead`` stands for
    its text, or without that the step is left out.
    """

    id: str
    title: Text
    text: Text
    scenario: str = ""
    golden: int | None = None
    seat: str = ""
    show: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    choose: Choose | None = None
    do: Do | None = None
    find: Find | None = None
    watch: Watch | None = None
    hint: Text | None = None
    tell: Text | None = None
    instead: Text | None = None

    @property
    def kind(self) -> Doing:
        """What there is to do in it."""
        for kind in _DOINGS:
            if getattr(self, kind) is not None:
                return kind
        return "read"

    @property
    def asks(self) -> Text | None:
        """Its question or task; none where it only says something."""
        if (question := self.choose or self.find) is not None:
            return question.question
        task = self.do or self.watch
        return task.task if task is not None else None

    @property
    def told(self) -> bool:
        """Whether it asks what one would do at a turning point of the golden game."""
        return self.choose is not None and self.choose.right.played

    @property
    def moves(self) -> bool:
        """Whether it is done on the board."""
        return self.kind in ("do", "find")

    @property
    def left_out(self) -> bool:
        """Whether it teaches rules of a topic that is left out now, or shows a game played with it."""
        shown = self.golden is not None and topics.options(self.game)
        taught = topics.topic() == "omit" and any(map(topics.concerned, self.rules))
        return bool(shown) or taught

    @property
    def said(self) -> Text:
        """Its text; the other one where its topic is left out."""
        return self.instead if self.left_out and self.instead else self.text

    @property
    def passage(self) -> tuple[str, ...]:
        """The decisions that it shows: its own, or so many of the golden game."""
        if self.watch is None or self.golden is None:
            return self.watch.decisions if self.watch else ()
        return golden(self.game).decisions[self.golden : self.golden + self.watch.count]

    @property
    def source(self) -> Scenario | None:
        """The scenario whose position it has."""
        if not self.scenario:
            return None
        known = scenarios(self.game)
        if self.scenario not in known:
            raise PlaybookError(f"{self.id}: there is no scenario {self.scenario}")
        return known[self.scenario]

    @property
    def action(self) -> str:
        """What its question asks about: an action of its own, or that of its scenario."""
        if self.told and self.golden is not None:
            return golden(self.game).decisions[self.golden]
        own = self.choose.action if self.choose else self.find.action if self.find else ""
        return own or (self.source.action if self.source else "")

    def table(self) -> Table[Any]:
        """A new table as it stands where the step begins."""
        if self.golden is not None:
            return replayed(self.game).at(self.golden)
        where = self.source or self
        # A topic that is left out is left out of every new table.
        return opened(attrs.evolve(where, options={**topics.options(self.game), **where.options}))

    def who(self, table: Table[Any]) -> str:
        """The code of the seat that one plays in it: its own, or the one that its question asks for."""
        if self.seat or not self.action:
            return self.seat or table.game.seats[0].code
        asked = self.action.replace("：", ":").partition(":")[0]
        names = {word: seat for seat in table.game.seats for word in (seat.code, seat.name.zh_Hant)}
        return table.game.seat(names.get(asked, asked)).code


_DOINGS: tuple[Doing, ...] = ("choose", "do", "find", "watch")


@attrs.frozen(kw_only=True)
class Lesson:
    """A lesson as its file has it.

    ``who`` says who one is and what one wants, ``can`` what one can do at its end; ``file`` is the name
    of its file, without an ending.
    """

    game: str
    title: Text
    who: Text
    can: tuple[Text, ...]
    step: tuple[Step, ...]
    components: str = ""
    id: str = ""
    file: str = ""

    @property
    def name(self) -> str:
        """How it is called from outside: ``endeavor/ship-open-occupy``."""
        return f"{self.game}/{self.id}"

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its steps, without those of a topic that is left out and have no other text."""
        return tuple(step for step in self.step if step.instead or not step.left_out)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that its steps teach, each once."""
        return tuple(dict.fromkeys(rule for step in self.step for rule in step.rules))

    @property
    def story(self) -> bool:
        """Whether it tells the golden game from turning point to turning point."""
        return all(step.told for step in self.step)

    def passage(self, step: Step) -> tuple[str, ...]:
        """The decisions that a step shows; after a turning point those up to the next."""
        if not step.told or step.golden is None:
            return step.passage
        later = (each.golden for each in self.step[self.step.index(step) + 1 :])
        end = next((at for at in later if at is not None), None)
        return golden(self.game).decisions[step.golden + 1 : end]

    def of(self, step_id: str | int) -> Step:
        """A step by its id, or by its number from 1 on."""
        for n, step in enumerate(self.step, 1):
            if step_id in (step.id, n):
                return step
        known = [step.id for step in self.step]
        raise Complaint("complaint.step", given=step_id, known=known)
