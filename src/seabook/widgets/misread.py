"""Misreadings: what some say, two boards side by side that part it from what is right, and the rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
from markupsafe import Markup

from seabook import words
from seabook.drawing import drawing
from seabook.drawing.compare import marked_apart, places_apart
from seabook.engine import Table
from seabook.games import game
from seabook.lessons import Desk
from seabook.markup import fragment, listing, tag
from seabook.playbook import Misreading, misreadings
from seabook.proof.scenarios import Outcome, run, scenarios
from seabook.reference import topics
from seabook.widgets import screen
from seabook.widgets.board import TableBoard
from seabook.widgets.pad import Pad, button, pressable, row
from seabook.widgets.panel import Answer
from seabook.widgets.screen import HOME, NEXT, rules_row
from seabook.widgets.style import page
from seabook.words import Text, say

# What the boards are called, and the answers besides them.
SIDES = ("A", "B")
NEITHER, BOTH = "neither", "both"
# So many lines of what happens are told, and so many places are lit: where more differ, none stands out.
_LINES, _LIT = 3, 5


@attrs.frozen
class Pair:
    """The boards of a misreading as they were just played: two scenarios, one before and after, or
    without any a table newly set up."""

    of: Misreading
    outcomes: tuple[Outcome, ...]
    tables: tuple[Table[Any], ...]

    @classmethod
    def made(cls, of: Misreading, code: str) -> Pair:
        """Play the scenarios of a misreading."""
        known = scenarios(code)
        outcomes = tuple(run(known[each]) for each in of.boards)
        if len(outcomes) == len(SIDES):
            return cls(of, outcomes, tuple(each.table for each in outcomes))
        if outcomes:
            return cls(of, outcomes, (outcomes[0].table, outcomes[0].after))
        rules = game(code)
        return cls(of, (), (rules.table(min(rules.players), 1, **topics.options(code)),))

    @property
    def seats(self) -> tuple[int, ...]:
        """For whom each board is asked."""
        found = tuple(each.verdict.action.seat.i for each in self.outcomes) or (0,)
        return found if len(found) == len(self.tables) else found * len(self.tables)

    @property
    def right(self) -> str:
        """Which of two boards allows what is asked; nothing where they do not part so."""
        if len(self.outcomes) < len(SIDES):
            return ""
        sides = zip(SIDES, self.outcomes, strict=True)
        legal = [side for side, each in sides if each.verdict.legal]
        return legal[0] if len(legal) == 1 else ""

    def lines(self, n: int) -> tuple[Text, ...]:
        """What came of the question on a board: the verdict, what happens by the rules concerned, and
        the lines of the score of which the misreading speaks."""
        came = self.outcomes[n]
        seat = came.verdict.action.seat.i
        score = came.after.game.score_sheet(came.after.state, seat)
        about = {*self.of.rules}
        counted = [line.text for line in score if line.rule in about]
        told = [e for e in came.events if e.rule in about] or [*came.events[:1]]
        said = [] if counted else [each.seen_by(seat).sentence for each in told[:_LINES]]
        reasons = [why.text for why in came.verdict.reasons]
        yes = [say("misread.yes")] if came.verdict.legal and self.right else []
        return (*yes, *reasons[:_LINES], *said, *counted)


class Misreadings(screen.Screen):
    """The misreadings of a game, one a screen.

    >>> page = Misreadings("endeavor", at=6)
    >>> page.pair.right
    'A'
    >>> page.close()
    """

    def __init__(self, code: str, at: int = 1, desk: Desk | None = None) -> None:
        (desk or Desk.here()).follow()
        self.code = code
        hidden = topics.topic() == "omit"
        every = misreadings(code).values()
        self.every = [each for each in every if not (hidden and topics.touches(code, each))]
        self.chosen, self.shown = "", False
        self.head, self.foot = Pad(self._pressed), Pad(self._pressed)
        self.side = Pad(self._pressed)
        self.captions = tuple(Pad() for _ in SIDES)
        self.n = at
        self.pair = self._pair()
        self.boards = tuple(TableBoard(self.pair.tables[0], live=False) for _ in SIDES)
        both = [part for pair in zip(self.captions, self.boards, strict=True) for part in pair]
        super().__init__(
            {
                "head": [self.head],
                "board": both,
                "side": [self.side],
                "foot": [self.foot],
            }
        )
        self.add_class("sb-misread")
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    # --- what a reader does

    def go(self, number: str | int) -> None:
        """Go to a misreading by its number."""
        self.n, self.chosen, self.shown = max(1, min(int(number), len(self.every))), "", False
        self.pair = self._pair()
        self._refresh()

    def choose(self, side: str) -> None:
        """Say which board allows it."""
        self.chosen, self.shown = side, True
        self._refresh()

    def show(self, _: str = "") -> None:
        """See what is right."""
        self.shown = True
        self._refresh()

    # --- inside

    @property
    def of(self) -> Misreading:
        """The one that is shown."""
        return self.every[self.n - 1]

    def _pair(self) -> Pair:
        return Pair.made(self.of, self.code)

    def _refresh(self) -> None:
        self.card.html = Markup()
        self.head.html = self._head()
        self.side.html = fragment(*self._side())
        self.side.status = tag("div", *self._told(), class_="sb-told") if self.shown else Markup()
        self.foot.html = fragment(*self._foot())
        self._draw()

    @property
    def _standing(self) -> tuple[Table[Any], ...]:
        """The tables that are shown: what comes afterwards only once it was asked for."""
        both = self.shown or len(self.pair.outcomes) == len(SIDES)
        return self.pair.tables if both else self.pair.tables[:1]

    def _draw(self) -> None:
        draw, tables, seats = drawing(self.code), self._standing, self.pair.seats
        asides = [draw.aside(t.state, seats[n]) for n, t in enumerate(tables)]
        for n, board in enumerate(self.boards):
            at = min(n, len(tables) - 1)
            board.table, board.seat = tables[at], seats[at]
            board.show, board.marks = self.of.show, {}
            board.redraw()
        if len(tables) == len(SIDES):
            every = places_apart(self.boards[0].svg, self.boards[1].svg)
            apart = [each for each in every if draw.within(self.of.show, each)]
            asides = [*marked_apart(*asides)]
            for board in self.boards if len(apart) <= _LIT else ():
                board.marks = dict.fromkeys(apart, "new")
                board.redraw()
        for n, caption in enumerate(self.captions):
            caption.html = fragment(*self._caption(n, asides))

    def _caption(self, n: int, asides: Sequence[Markup]) -> Iterator[Markup]:
        came = self.pair.outcomes
        if n >= len(self._standing) or not came:
            yield tag("span", class_="sb-alone")  # the other board is not shown
            return
        if len(came) == len(SIDES):
            title = came[n].scenario.title if self.shown else came[n].verdict.action.phrase
            yield tag("p", self._name(n), " ", title.html(), class_="sb-caption")
        else:
            name = say("misread.after" if n else "misread.before")
            yield tag("p", name.html(), class_="sb-caption")
            yield came[0].scenario.title.html("p") if not n else Markup()
        yield asides[n]

    def _name(self, n: int) -> Markup:
        """What a board is called, and once it was said whether it allows what is asked."""
        if len(self.pair.outcomes) < len(SIDES):
            return Markup()
        sign = ""
        if self.shown and self.pair.right:
            legal = self.pair.outcomes[n].verdict.legal
            sign = "sb-allowed" if legal else "sb-refused"
        return tag("b", SIDES[n], class_=f"sb-side {sign}".strip())

    def _head(self) -> Markup:
        title = tag("span", say("misread.title").html(), class_="sb-lesson")
        where = tag("span", say("misread.number", n=self.n, all=len(self.every)).html())
        row_ = screen.dots(((e.says, "") for e in self.every), self.n, screen.heard("misread.all"))
        return screen.head(title, tag("span", where, class_="sb-where"), row_)

    def _side(self) -> Iterator[Markup]:
        claim = tag("blockquote", self.of.says.html("p"))
        yield tag("div", tag("h2", say("misread.says").html()), claim, class_="sb-said")
        if not self.pair.right:
            return
        sides = [(side, Text(side, side)) for side in SIDES]
        sides += [(BOTH, say("misread.both")), (NEITHER, say("misread.neither"))]
        buttons = (
            button(f"choose:{code}", text, pressed=code == self.chosen, kind="sb-choose")
            for code, text in sides
        )
        yield tag("div", tag("h3", say("misread.which").html()), row(*buttons), class_="sb-asked")

    def _told(self) -> Iterator[Markup]:
        if self.chosen:
            right = self.chosen == self.pair.right
            slug, sign = ("walk.right", "sb-was-right") if right else ("misread.no", "sb-was-wrong")
            yield tag("p", say(slug).html(), class_=f"sb-head {sign}")
        yield tag("p", self.of.right.html(), class_="sb-tell")
        for n, _ in enumerate(self.pair.outcomes):
            yield tag("div", self._name(n), listing(self.pair.lines(n)), class_="sb-came")
        yield rules_row(self.of.rules)

    def _foot(self) -> Iterator[Markup]:
        yield button("back:", say("stage.back"), enabled=self.n > 1)
        yield tag("span")
        last = self.n == len(self.every)
        if not self.shown and not self.pair.right:
            yield button("show:", say("misread.show"), kind=NEXT)
        elif last:
            yield pressable(
                say("stage.home").html(),
                data_id="home",
                data_open=HOME,
                class_=NEXT if self.shown else "",
            )
        else:
            yield button("next:", say("stage.next"), kind=NEXT if self.shown else "")

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "choose": self.choose,
            "show": self.show,
            "go": self.go,
            "next": lambda _: self.go(self.n + 1),
            "back": lambda _: self.go(self.n - 1),
        }

    def _wrong(self, told: Markup) -> None:
        self.side.status = told

    def __repr__(self) -> str:
        return say("misread.title").show("both")

    def saved(self) -> Mapping[str, str]:
        """Every misreading and what is right, to be read without a kernel."""
        rows = (
            fragment(tag("blockquote", each.says.html("p")), each.right.html("p"))
            for each in self.every
        )
        told = "\n\n".join(f"{e.says.show('both')}\n{e.right.show('both')}" for e in self.every)
        return {"text/plain": told, "text/html": page(*rows)}
