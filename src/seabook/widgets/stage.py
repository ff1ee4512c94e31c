"""The stage: one lesson on one screen, the board beside what is said and answered."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from seabook import words
from seabook.drawing import drawing
from seabook.engine import Complaint, Verdict
from seabook.lessons import Desk, Lesson, Told, Walk, lesson
from seabook.lessons.asked import fits, places
from seabook.widgets import screen, staged
from seabook.widgets.askhere import ask_card
from seabook.widgets.board import TableBoard
from seabook.widgets.pad import Pad
from seabook.widgets.panel import Answer
from seabook.widgets.style import page
from seabook.widgets.topic import left_out
from seabook.words import Text, say


class Stage(screen.Screen):
    """Walk a lesson: the board on one side, on the other the step, its question and the answer.

    It begins with who one is, or where the learner at ``desk`` left it; ``step`` begins at a step, by
    its id or its number. ``walk`` is where
    the learner is; ``told`` what was said last, ``verdict`` what was asked last.

    >>> stage = Stage("endeavor/ship-open-occupy", step="taken")
    >>> stage.choose("occupy.taken").right
    True
    >>> stage.close()
    """

    def __init__(
        self, of: str | Lesson, step: str | int | None = None, desk: Desk | None = None
    ) -> None:
        found = lesson(of) if isinstance(of, str) else of
        self.desk = desk or Desk.here()
        self.desk.follow()
        kept = self.desk.progress(found.name) if step is None else None
        self.walk = Walk(found, kept)
        self.begun, self.over = step is not None or kept is not None, False
        if step is not None:
            at = self.walk.lesson.of(step)
            self.walk.go(1 + self.walk.steps.index(at))
        self.told: Told | None = None
        self.verdict: Verdict | None = None
        self.helped = False
        self.head, self.foot = Pad(self._pressed), Pad(self._pressed)
        self.side, self.aside = Pad(self._pressed), Pad()
        self.board = TableBoard(self.walk.table, self._me)
        areas = {
            "head": [self.head],
            "board": [self.board],
            "aside": [self.aside],
            "side": [self.side],
            "foot": [self.foot],
        }
        super().__init__(areas)
        self.board.on_activate(self._clicked)
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    # --- what a learner does

    def begin(self) -> None:
        """From who one is to the first step."""
        self.begun = True
        self._turned()

    def next(self) -> None:
        """Go on: to the next step, or after the last one to the end."""
        if self.walk.step.kind == "read":
            self.walk.read()
        if self.walk.number == len(self.walk.steps):
            self.over = True
        else:
            self.walk.next()
        self._turned()

    def back(self) -> None:
        """Go back a step."""
        if self.over:
            self.over = False
        elif self.walk.number == 1:
            self.begun = False
        else:
            self.walk.back()
        self._turned()

    def go(self, number: str | int) -> None:
        """Go to a step by its number."""
        self.begun, self.over = True, False
        self.walk.go(int(number))
        self._turned()

    def choose(self, choice: str) -> Told:
        """Predict; the answer stands below."""
        return self._say(self.walk.choose(choice))

    def ask(self, wanted: str) -> Verdict:
        """Ask whether something may be done; the answer can then be played, if it may."""
        self.verdict, self.told = self.walk.ask(wanted), None
        self._refresh()
        return self.verdict

    def play(self) -> Told:
        """Play what was asked last."""
        if self.verdict is None:
            raise Complaint("complaint.nothing-asked")
        return self._say(self.walk.play(self.verdict.action.notation))

    def find(self, wanted: str) -> Told:
        """Click a place in a step that asks for one."""
        return self._say(self.walk.find(wanted))

    def watch(self) -> Told:
        """See the next decision of a passage."""
        return self._say(self.walk.watch())

    def undo(self) -> None:
        """Take the last press back."""
        self.walk.undo()
        self._turned()

    def again(self) -> None:
        """Begin the step anew; what it shows is the way, if it went wrong before."""
        self.helped = self.helped or not self.walk.record.done
        self.walk.again()
        self.told = self.verdict = None
        self._refresh()

    def hint(self) -> None:
        """Say the hint, and light what comes next."""
        self.helped, self.verdict = True, None
        self.told = Told(self.walk.hint())
        self._refresh()

    def question(self, text: str = "") -> None:
        """Ask in words about this position, over the page."""
        self.card.html = ask_card(self.walk.table.seat(self.walk.seat), text)

    # --- inside

    @property
    def _me(self) -> int:
        return self.walk.table.game.seat(self.walk.seat).i

    def _say(self, told: Told) -> Told:
        self.told, self.verdict = told, None
        if told.right is False:
            self.helped = self.walk.record.tries > 1
        self._refresh()
        return told

    def _turned(self) -> None:
        self.told, self.verdict, self.helped = None, None, False
        self._refresh()

    def _clicked(self, data_id: str) -> None:
        self._guarded(lambda: self._placed(data_id))

    def _placed(self, data_id: str) -> None:
        kind, done = self.walk.step.kind, self.walk.record.done
        offered = [each.id for each, _ in self.walk.choices] if self.walk.step.told else []
        if self.begun and not self.over and data_id in offered and not self.walk.watching:
            self.choose(data_id)
        elif not self.begun or self.over or (kind == "choose" and not done):
            self.told = Told(say("stage.choose-first"))
            self._refresh()
        elif kind == "find" and not done:
            self.find(data_id)
        else:
            self.ask(data_id)

    def _refresh(self) -> None:
        walk, board = self.walk, self.board
        draw = drawing(walk.table.game.code)
        board.table, board.seat = walk.table, self._me
        board.show = draw.focus(walk.table.state, self._me, walk.step.show)
        board.selected = ""
        board.marks = self._marks()
        board.redraw()
        self.aside.html = draw.aside(walk.table.state, self._me)
        self.card.html = Markup()
        self.head.html = staged.head(self)
        self.side.html = staged.side(self)
        self.side.status = staged.answer(self)
        self.foot.html = staged.foot(self)
        self.desk.remember()
        if self.begun:
            self.desk.keep(self.walk.progress)

    def _marks(self) -> Mapping[str, str]:
        """What is lit: what may be done, what was asked, what has just changed."""
        if not self.begun or self.over:
            return {}
        step, table = self.walk.step, self.walk.table
        if step.choose is not None and self.verdict is None and self.told is None:
            if step.told:
                return dict.fromkeys((each.id for each, _ in self.walk.choices), "may")
            return {step.action.replace("：", ":").partition(":")[2].strip(): "asked"}
        lit = screen.lit([] if self.walk.record.done else self.next_places())
        if self.verdict is not None:
            asked = self.verdict.action.choice
            return lit | {asked: "yes" if self.verdict.legal else "no"}
        if self.told is None:
            return lit
        since = table.history[self.walk.begun_at :]
        last = [each.action for each in since[-4:]]
        been = {each.choice: "new" for each in last}
        # What was done there need not be what can be asked there now: a city just taken.
        drawn = {*self.board.controls}
        away = (each for each in last if each.choice not in drawn and each.target is not None)
        been |= {each.target.code: "new" for each in away if each.target is not None}
        # Where one has just been and may go again, the invitation counts.
        return been | lit

    def next_places(self) -> list[str]:
        """The places that invite a click now; once helped, only the next one on the way."""
        step, table = self.walk.step, self.walk.table
        if step.find is not None:
            if not self.helped:
                return []
            return [each.choice for each in places(step, table) if fits(step, table, each)]
        if step.do is None:
            return []
        if self.helped and (way := self.walk.onward):
            return [way.partition(": ")[2]]
        within = drawing(table.game.code).within
        seen = (each for each in self.board.controls if within(self.board.show, each))
        own = table.seat(self.walk.seat).actions()
        open_ = {each.choice for each in own if not each.kind.free}
        return [each for each in seen if each in open_ or self._possible(each)]

    def _possible(self, place: str) -> bool:
        """Whether a whole turn leads to a place."""
        return self.walk.table.action(f"{self.walk.seat}: {place}").kind.led_to and (
            self.walk.ask(place).legal
        )

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "begin": lambda _: self.begin(),
            "next": lambda _: self.next(),
            "back": lambda _: self.back(),
            "go": self.go,
            "choose": self.choose,
            "ask": self.ask,
            "play": lambda _: self.play(),
            "watch": lambda _: self.watch(),
            "undo": lambda _: self.undo(),
            "again": lambda _: self.again(),
            "hint": lambda _: self.hint(),
            "question": self.question,
            "words": self.question,
        }

    def _wrong(self, told: Markup) -> None:
        self.side.status = told

    def __repr__(self) -> str:
        return f"<stage of {self.walk.lesson.name}, step {self.walk.number}>"

    def saved(self) -> Mapping[str, str]:
        """The lesson's beginning: who one is, and the board."""
        told = self.walk.lesson.title + Text("\n", "\n") + self.walk.lesson.who
        return {
            "text/plain": told.show("both"),
            "text/html": page(staged.opening(self)),
            "image/svg+xml": self.board.still(),
        }


def stage(of: str | Lesson, step: str | int | None = None) -> Stage | Pad:
    """The stage of a lesson, by its name or its file read; with ``step``, beginning there.

    Where a teacher leaves the topic of a whole game out, a sentence stands in its place.
    """
    desk = Desk.here()
    desk.follow()
    found = lesson(of) if isinstance(of, str) else of
    return Stage(found, step, desk) if found.steps else left_out()
