"""Predict, then see: a question whose answer the engine gives only after you have chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from markupsafe import Markup

from seabook.engine import Verdict
from seabook.engine.table import Table
from seabook.markup import fragment, tag
from seabook.proof.scenarios import opened
from seabook.reference.rulecard import rule
from seabook.widgets.board import TableBoard
from seabook.widgets.frames import scenario as find
from seabook.widgets.pad import Pad, button, row
from seabook.widgets.panel import Answer, Panel
from seabook.widgets.style import sheet
from seabook.words import Text, say

Right = str | Callable[[Table[Any], Verdict], str]
UNSURE = "unsure"


class Prediction(Panel):
    """A question with buttons; the verdict appears after a choice, beside what was chosen.

    ``of`` is the id of a scenario, or a table, for which ``action`` is then needed. By default
    the choices are yes and no, and the engine's verdict says which is right. Other ``choices``
    are pairs of an id and a text, with ``right``: the id, or a function of table and verdict.
    ``tell`` is said after the verdict. What is saved in a notebook holds the question only.

    >>> asked = Prediction("occupy-na-closed")
    >>> asked.expect("no")
    >>> asked.answer("yes")
    >>> asked.close()
    """

    def __init__(
        self,
        of: str | Table[Any],
        question: Text | None = None,
        *,
        action: str | None = None,
        choices: Iterable[tuple[str, Text]] | None = None,
        right: Right | None = None,
        tell: Text | None = None,
        board: bool = False,
    ) -> None:
        if isinstance(of, str):
            scenario = find(of)
            self.table: Table[Any] = opened(scenario)
            action = action or scenario.action
            question = question or scenario.ask or scenario.title
            tell = tell or scenario.tell
        else:
            self.table = of.branch()
        if action is None or question is None:
            raise TypeError("a prediction on a table needs its action and its question")
        self.action = action
        self.question = question
        self.choices = (
            dict(choices)
            if choices
            else {
                "yes": say("predict.yes"),
                "no": say("predict.no"),
            }
        )
        self.choices[UNSURE] = say("predict.unsure")
        self.chosen: str | None = None
        self._right = right
        self._said_after = tell
        self.board = TableBoard(self.table, live=False) if board else None
        if self.board:
            self.board.marks = {action.partition(":")[2].strip(): "asked"}
            self.board.redraw()
        self.pad = Pad(self._pressed)
        self.card = Pad()
        parts = [self.board] if self.board else []
        super().__init__(*parts, self.pad, self.card, kind="sb-prediction")
        self.pad.html = self._asked()

    def verdict(self) -> Verdict:
        """What the engine says."""
        return self.table.check(self.action)

    def right(self) -> str:
        """The choice that the engine's verdict makes right."""
        verdict = self.verdict()
        if self._right is None:
            return "yes" if verdict.legal else "no"
        return self._right if isinstance(self._right, str) else self._right(self.table, verdict)

    def answer(self, choice: str) -> None:
        """Choose, as a press on the button does; the reveal appears in the widget alone."""
        if choice not in self.choices:
            raise ValueError(f"no choice {choice!r}; there are: {', '.join(self.choices)}")
        self.chosen = choice
        self.pad.html = self._asked()
        self.pad.status = self._revealed(choice)

    def expect(self, choice: str) -> None:
        """Hold the lesson to the engine: AssertionError if another choice is right."""
        found = self.right()
        if found != choice:
            raise AssertionError(
                f"the engine's answer is {found!r}, not {choice!r}: {self.verdict()}"
            )

    def _asked(self) -> Markup:
        buttons = (
            button(f"choose:{key}", text, pressed=key == self.chosen)
            for key, text in self.choices.items()
        )
        return tag("div", self.question.html("p"), row(*buttons), class_="sb-ask")

    def _revealed(self, choice: str) -> Markup:
        right, verdict = self.right(), self.verdict()
        fits = "unsure-told" if choice == UNSURE else "right" if choice == right else "other"
        parts = [
            say(f"predict.{fits}", mine=self.choices[choice], answer=self.choices[right]).html("p"),
            verdict._repr_html_(),
        ]
        if self._said_after:
            parts.append(self._said_after.html("p"))
        if verdict.rules:
            names_ = (button(f"rule:{each}", Text(each, each)) for each in verdict.rules)
            parts.append(row(say("panel.rules"), *names_))
        return fragment(*parts)

    def _answers(self) -> Mapping[str, Answer]:
        return {"choose": self.answer, "rule": self._show_rule}

    def _show_rule(self, rule_id: str) -> None:
        self.card.html = rule(rule_id)._repr_html_()

    def _wrong(self, told: Markup) -> None:
        self.card.status = told

    def __repr__(self) -> str:
        return self.question.show("both")

    def saved(self) -> Mapping[str, str]:
        """The question alone, with its board."""
        asked = fragment(sheet(), tag("div", self.question.html("p"), class_="sb-ask"))
        board = {"image/svg+xml": self.board.still()} if self.board else {}
        return {**super().saved(), "text/html": asked, **board}
