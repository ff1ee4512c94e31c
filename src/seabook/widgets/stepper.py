"""The stepper: a game told event by event, with the board after each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from seabook.engine.table import Table
from seabook.markup import fragment, listing, tag
from seabook.playbook import rules
from seabook.proof.golden import Golden
from seabook.proof.scenarios import Scenario
from seabook.reference.rulecard import rule
from seabook.widgets.board import TableBoard
from seabook.widgets.frames import Frame, frames, scenario
from seabook.widgets.pad import Pad, button, choice, row
from seabook.widgets.panel import Answer, Panel
from seabook.widgets.style import page
from seabook.words import Text, both, say

_EVERY = 1500  # milliseconds between the presses of the button that plays on


class Stepper(Panel):
    """A scenario (by its id), a table's history or a golden game, one event at a time.

    ``go(n)`` shows the n-th picture, 0 being the start; ``seek(rule)`` goes on to the next event
    of a rule. ``telling``, ``controls``, ``card`` and ``board`` are its parts.

    >>> steps = Stepper("occupy-europe-without-presence")
    >>> steps.go(1)
    >>> steps.frame.event.rule
    'E2.11'
    >>> steps.close()
    """

    def __init__(self, source: str | Scenario | Golden | Table[Any]) -> None:
        self.title = _title(source)
        self._table, self.frames = frames(source)
        self.place = 0
        self._sought = ""
        self.telling = Pad()
        self.controls = Pad(self._pressed)
        self.board = TableBoard(self._table, live=False)
        self.card = Pad()
        parts = (self.telling, self.controls, self.card, self.board)
        super().__init__(*parts, kind="sb-stepper")
        self.go(0)

    @property
    def frame(self) -> Frame:
        """What is shown now."""
        return self.frames[self.place]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that occur, in the order of the rulebook."""
        found = {each for frame in self.frames for each in frame.rules}
        return tuple(each for each in rules(self._table.game.code) if each in found)

    def go(self, place: int) -> None:
        """Show the n-th picture; what lies outside is the first or the last."""
        self.place = max(0, min(place, len(self.frames) - 1))
        self._table.state = self.frame.state
        self.board.seat = self.frame.action.seat.i if self.frame.action else None
        self.board.marks = self._marks()
        self.board.redraw()
        self.telling.status = self._told()
        self.controls.html = self._buttons()

    def seek(self, wanted: str) -> None:
        """Go on to the next event of a rule, round and round; ValueError if it never occurs."""
        count = len(self.frames)
        self._sought = wanted
        for step in range(1, count + 1):
            place = (self.place + step) % count
            if wanted in self.frames[place].rules:
                self.go(place)
                return
        raise ValueError(f"no event of {wanted!r} here")

    def _marks(self) -> dict[str, str]:
        """A ring around what the action aims at, whatever may be done there next."""
        action, verdict = self.frame.action, self.frame.verdict
        if action is None or action.target is None:
            return {}
        mark = "no" if verdict is not None and not verdict.legal else "asked"
        game = self._table.game
        kinds = (kind for kind in game.kinds if action.target in kind.targets(game.box))
        return {f"{kind.code} {action.target.code}": mark for kind in kinds}

    def _told(self) -> Markup:
        frame, told = self.frame, list[Markup]()
        if frame.action is None:
            told = [self.title.html("p")]
        elif frame.event is not None:
            told = [frame.action.text.html("p"), listing([frame.event.text])]
        parts = [tag("div", *told, class_="sb-verdict sb-done")] if told else []
        if frame.verdict is not None:
            parts.append(frame.verdict._repr_html_())
        if frame.remarks:
            notes = (each.html("p") for each in frame.remarks)
            parts.append(tag("aside", *notes, class_="sb-remark"))
        return fragment(*parts)

    def _buttons(self) -> Markup:
        at, last = self.place, len(self.frames) - 1
        moves = (
            button("first", say("step.first"), enabled=at > 0, key="Home"),
            button("back", say("step.back"), enabled=at > 0, key="ArrowLeft"),
            button("next", say("step.next"), enabled=at < last, key="ArrowRight"),
            button(
                "on", say("step.on"), enabled=at < last, pressed=False, again="next", every=_EVERY
            ),
            button("last", say("step.last"), enabled=at < last, key="End"),
            say("step.place", at=at, last=last),
        )
        cards = (button(f"rule:{each}", Text(each, each)) for each in self.frame.rules)
        return row(*moves) + row(self._jump(), *cards)

    def _jump(self) -> Markup:
        """The choice of a rule to go on to."""
        rows = {each: _named(each) for each in self.rules}
        return choice("seek", say("step.rule"), say("step.jump"), rows, self._sought)

    def _answers(self) -> Mapping[str, Answer]:
        return {
            "first": lambda _: self.go(0),
            "back": lambda _: self.go(self.place - 1),
            "next": lambda _: self.go(self.place + 1),
            "last": lambda _: self.go(len(self.frames) - 1),
            "seek": self.seek,
            "rule": self._show_rule,
        }

    def _show_rule(self, rule_id: str) -> None:
        self.card.html = rule(rule_id)._repr_html_()

    def _wrong(self, told: Markup) -> None:
        self.telling.status = told

    def __repr__(self) -> str:
        return f"<stepper of {len(self.frames) - 1} events>"

    def saved(self) -> Mapping[str, str]:
        """The start, whatever is shown now: the reader has not stepped yet."""
        here = self.place
        self.go(0)
        count = say("step.count", n=len(self.frames) - 1)
        still = {
            "text/plain": f"{self.title.show('both')}\n{count.show('both')}",
            "text/html": page(self._told(), count.html("p")),
            "image/svg+xml": self.board.still(),
        }
        self.go(here)
        return still


def _title(source: str | Scenario | Golden | Table[Any]) -> Text:
    if isinstance(source, Table):
        return say("step.table", game=source.game.name)
    return source.title if isinstance(source, Scenario | Golden) else scenario(source).title


def _named(rule_id: str) -> Text:
    title = rule(rule_id).rule.title
    return both(lambda lang: f"{rule_id} {title.pick(lang)}")
