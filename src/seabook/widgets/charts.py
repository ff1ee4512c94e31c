"""The atlas on the stage: choose a thing on the board, or a question, and see the answer drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from seabook import atlas, words
from seabook.engine.table import Table
from seabook.markup import fragment, listing, tag
from seabook.widgets import screen
from seabook.widgets.board import TableBoard
from seabook.widgets.pad import Pad, button, row
from seabook.widgets.panel import Answer
from seabook.widgets.style import page
from seabook.words import Text, say


class AtlasBoard(TableBoard):
    """The board of a table with an answer of the atlas on it, if there is one."""

    def __init__(self, table: Table[Any], seat: str) -> None:
        self.answer: Any = None
        self._viewer = seat
        super().__init__(table, table.seat(seat).seat.i, atlas.parts(table))

    def drawn(self, lang: str) -> Markup:
        """The picture in one language or both."""
        if self.answer is None:
            return super().drawn(lang)
        return atlas.picture(self.table, self.answer, lang, self._viewer)


class AtlasPanel(screen.Screen):
    """The map with what can be asked of it: by a click on the board, or by a button.

    >>> import seabook
    >>> panel = AtlasPanel(seabook.game("endeavor").table(players=3, seed=7))
    >>> panel.ask("weights")
    >>> "EU7" in panel.board.svg
    True
    >>> panel.close()
    """

    def __init__(self, table: Table[Any], seat: str = "red") -> None:
        self.table = table
        self.seat = seat
        self.board = AtlasBoard(table, seat)
        self.result = Pad(self._pressed)
        self.head, self.controls = Pad(self._pressed), Pad(self._pressed)
        self._found: list[tuple[Text, Any]] = []
        super().__init__(
            {
                "head": [self.head],
                "board": [self.board],
                "side": [self.controls, self.result],
            }
        )
        self.board.on_activate(lambda thing: self._guarded(lambda: self.about(thing)))
        self.follow(words.on_switch, lambda _: self._heads())
        self._heads()
        self._refresh()

    def ask(self, question: str) -> None:
        """Answer one of the questions about the whole map, such as ``weights``."""
        self._show(atlas.overall(self.table, self.seat, question))

    def about(self, thing: str) -> None:
        """Answer what there is to ask of a thing on the board, such as ``ship NA``."""
        self._show(atlas.about(self.table, self.seat, thing))
        self.board.selected = thing

    def draw(self, n: int) -> None:
        """Put the n-th of the answers shown onto the board."""
        self.board.answer = self._found[n][1]
        self.board.redraw()
        self._refresh()

    def _show(self, answers: list[tuple[Text, Any]]) -> None:
        self._found = answers
        first = next((n for n, (_, answer) in enumerate(answers) if answer is not None), None)
        parts = [self._told(title, answer) for title, answer in answers]
        told = fragment(*parts) or say("atlas.nothing").html("p")
        self.result.status = tag("div", told, class_="sb-told")
        self.board.answer = None if first is None else answers[first][1]
        self.board.redraw()
        self._refresh()

    def _heads(self) -> None:
        self.head.html = screen.head(tag("span", say("atlas.title").html(), class_="sb-lesson"))

    def _told(self, title: Text, answer: Any) -> Markup:
        head = tag("p", title.html(), class_="sb-head")
        if isinstance(answer, atlas.Plan) and answer.decisions:
            slug = "atlas.later" if answer.rounds else "atlas.steps"
            told = say(slug, n=len(answer.decisions), round=answer.round).html("p")
            steps = listing((each.phrase.html() for each in answer.decisions), "ol")
            return tag("div", head, told, steps, screen.rules_row(answer.rules))
        said = say("atlas.none") if answer is None else answer.text
        return tag("div", head, tag("p", said))

    def _refresh(self) -> None:
        questions = atlas.questions(self.table)
        asked = [button(f"ask:{name}", say(f"atlas.ask.{name}")) for name in questions]
        drawn = [
            button(f"draw:{n}", title, pressed=answer is self.board.answer)
            for n, (title, answer) in enumerate(self._found)
            if answer is not None
        ]
        on_board = row(say("atlas.on-board"), *drawn) if len(drawn) > 1 else ""
        hint = say("atlas.hint").html("p")
        self.controls.html = fragment(hint, row(*asked), on_board)

    def _answers(self) -> Mapping[str, Answer]:
        return {
            **super()._answers(),
            "draw": lambda n: self.draw(int(n)),
            "ask": self.ask,
        }

    def _wrong(self, told: Markup) -> None:
        self.result.status = told

    def __repr__(self) -> str:
        return f"<atlas of {self.table!r} for {self.seat}>"

    def saved(self) -> Mapping[str, str]:
        """The answers that are shown, and the board with one of them."""
        shown = {"text/html": page(self.result.status), "image/svg+xml": self.board.still()}
        return {**super().saved(), **shown}
