"""Remember what lay open: faces for some ticks, then out of sight, then which of them they were."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from markupsafe import Markup

from seabook import words
from seabook.drawing import Face, drawing
from seabook.engine import Complaint, Stream
from seabook.games import game
from seabook.markup import fragment, tag
from seabook.widgets import screen
from seabook.widgets.board import TableBoard
from seabook.widgets.pad import Pad, button, pressable, row
from seabook.widgets.panel import Answer
from seabook.widgets.pulse import Pulse, Sleep
from seabook.widgets.screen import NEXT
from seabook.words import say

_ASKED = 6  # faces that lay there among those asked, and as many that did not
_SECONDS = 1.0
_BLANK = '<svg xmlns="http://www.w3.org/2000/svg" />'


class Recall(screen.Screen):
    """Shows the open faces of a table for ``ticks`` ticks, hides them, asks which lay there, and marks.

    A tick passes at each press or, once started, by the clock. ``score`` counts what was remembered, what was
    missed and what was imagined.

    >>> recall = Recall("anchors_aweigh", seed=3, ticks=1)
    >>> recall.tick()
    False
    >>> there = [face.code for face in recall.asked if face.there]
    >>> for code in there:
    ...     recall.mark(code)
    >>> recall.check()
    (6, 0, 0)
    >>> recall.close()
    """

    score: tuple[int, int, int] | None
    asked: tuple[Face, ...]
    lying: int
    left: int

    def __init__(
        self,
        code: str,
        players: int = 3,
        seed: int = 0,
        ticks: int = 13,
        show: Sequence[str] = ("cards",),
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.code, self.players, self.seed, self.ticks = code, players, seed, ticks
        self.pulse = Pulse(self.tick, sleep)
        self.head, self.said = Pad(self._pressed), Pad(self._pressed)
        self._deal()
        self.board = TableBoard(self.table, 0, show, live=False)
        areas: screen.Areas = {
            "head": [self.head],
            "board": [self.board],
            "side": [self.said],
        }
        super().__init__(areas)
        self._stops += (self.pulse.stop,)  # the clock stops with it
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    # --- what can be done

    def start(self) -> None:
        """Let the clock tick."""
        self.pulse.start(_SECONDS)
        self._refresh()

    def tick(self) -> bool:
        """A tick passes; whether the faces still lie there."""
        self.left = max(0, self.left - 1)
        self._refresh()
        return bool(self.left)

    def mark(self, face: str) -> None:
        """Say of a face that it lay there, or take that back."""
        if self.left or self.score is not None:
            raise Complaint("complaint.recall-not-now")
        self.marked ^= {face}
        self._refresh()

    def check(self) -> tuple[int, int, int]:
        """How many faces were remembered, missed, imagined."""
        there = {face.code for face in self.asked if face.there}
        self.score = (
            len(there & self.marked),
            len(there - self.marked),
            len(self.marked - there),
        )
        self._refresh()
        return self.score

    def again(self) -> None:
        """Other faces."""
        self.pulse.stop()
        self.seed += 1
        self._deal()
        self.board.table = self.table
        self._refresh()

    # --- inside

    def _deal(self) -> None:
        self.table = game(self.code).table(players=self.players, seed=self.seed)
        self.left, self.marked = self.ticks, set[str]()
        self.score = None
        dice = Stream("recall", self.seed)
        seen = self.table.seat(self.table.game.seats[0].code).imagined
        every = drawing(self.code).faces(seen)
        self.lying = sum(face.there for face in every)
        there = dice.shuffled([face for face in every if face.there])[:_ASKED]
        others = dice.shuffled([face for face in every if not face.there])[:_ASKED]
        self.asked = tuple(dice.shuffled([*there, *others]))

    def _refresh(self) -> None:
        title = tag("span", say("recall.title").html(), class_="sb-lesson")
        self.head.html = screen.head(title)
        shown = self.left > 0 or self.score is not None
        if shown:
            self.board.redraw()
        else:
            self.board.svg = _BLANK  # out of sight, and out of the page
        self.said.html = self._looking() if self.left else self._asking()

    def _looking(self) -> Markup:
        clock = button(
            "start:", say("recall.clock"), kind="sb-quiet", enabled=not self.pulse.running
        )
        return fragment(
            tag("h3", say("recall.look", n=self.lying).html()),
            say("recall.left", n=self.left).html("p"),
            row(button("tick:", say("recall.tick"), kind=NEXT), clock),
            row(button("hide:", say("recall.hide"))),
        )

    def _asking(self) -> Markup:
        cards = (self._one(face) for face in self.asked)
        head = say("recall.ask", n=_ASKED) if self.score is None else self._told()
        on = (
            button("check:", say("recall.check"), kind=NEXT)
            if self.score is None
            else button("again:", say("recall.again"), kind=NEXT)
        )
        return fragment(tag("h3", head.html()), tag("div", *cards, class_="sb-faces"), row(on))

    def _told(self) -> words.Text:
        assert self.score is not None
        right, missed, wrong = self.score
        return say("recall.score", right=right, missed=missed, wrong=wrong, n=_ASKED)

    def _one(self, face: Face) -> Markup:
        chosen, kind = face.code in self.marked, "sb-face"
        if self.score is not None:
            kind += " sb-face-there" if face.there else ""
            kind += " sb-face-wrong" if chosen != face.there else ""
        said = say("recall.there" if face.there else "recall.not-there")
        below = said.html() if self.score is not None else ""
        return pressable(
            fragment(face.picture(words.language()), below),
            data_id=f"mark:{face.code}",
            class_=kind,
            aria_pressed=str(chosen).lower(),
            disabled=self.score is not None,
        )

    def _hide(self) -> None:
        self.pulse.stop()
        self.left = 0
        self._refresh()

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "start": lambda _: self.start(),
            "tick": lambda _: self.tick(),
            "hide": lambda _: self._hide(),
            "mark": self.mark,
            "check": lambda _: self.check(),
            "again": lambda _: self.again(),
        }

    def _wrong(self, told: Markup) -> None:
        self.said.status = told

    def __repr__(self) -> str:
        return f"<recall of {self.table!r}>"

    def saved(self) -> Mapping[str, str]:
        """What there is to remember."""
        said = say("recall.look", n=self.lying)
        return {
            "text/plain": said.show("both"),
            "text/html": said.html("p"),
            "image/svg+xml": self.board.still(),
        }
