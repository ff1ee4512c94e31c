"""Questions in words: a box that suggests while one types, the answer beside its board, what it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup

from seabook import words
from seabook.answers import Answer, Checklist, Here, ask, ask_here, checklist
from seabook.answers.judging import laid
from seabook.answers.stored import stored
from seabook.drawing import drawing
from seabook.engine import SeatTable
from seabook.games import game, names
from seabook.lessons import Desk
from seabook.markup import fragment, listing, tag
from seabook.playbook import rules
from seabook.proof.scenarios import Scenario, opened, scenarios
from seabook.reference import topics
from seabook.widgets import screen
from seabook.widgets.board import TableBoard
from seabook.widgets.live import part_of
from seabook.widgets.pad import Pad, button, named, pressable, row
from seabook.widgets.panel import Answer as Act
from seabook.widgets.screen import NEXT, rules_row
from seabook.widgets.style import page
from seabook.words import BCP47, Text, say, shown

# So many rules are told in full.
_RULES = 2


class Questions(screen.Screen):
    """Questions about the rules of all games, or about the position of ``at``, a seat at a table.

    >>> page = Questions("endeavor")
    >>> page.ask("Can I ship to Europe?").verdict
    'no'
    >>> page.close()
    """

    def __init__(
        self, code: str = "", at: SeatTable[Any] | None = None, desk: Desk | None = None
    ) -> None:
        (desk or Desk.here()).follow()
        self.at = at
        self.code = at.table.game.code if at is not None else code or names()[0]
        self.answer: Answer | Here | None = None
        self.listed: Checklist | None = None
        self.ticked: set[int] = set()
        self.example: Scenario | None = None
        self.after = False
        self.head, self.form = Pad(self._pressed), Pad(self._pressed)
        self.side, self.more = Pad(self._pressed), Pad(self._pressed)
        self.board = TableBoard(self._table(), live=False)
        super().__init__(
            {
                "head": [self.head],
                "board": [self.board],
                "side": [self.form, self.side, self.more],
            }
        )
        self.add_class("sb-questions")
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    # --- what is asked

    def ask(self, question: str) -> Answer | Here:
        """Answer a question; it is shown with the board of its example."""
        self.ticked, self.after, self.listed = set(), False, None
        if self.at is not None:
            self.answer = ask_here(question, self.at)
        else:
            found = self.answer = ask(question, self.code)
            self.example = found.scenario
            if found.verdict == "text":
                self.listed = checklist(question, self.code)
        self._refresh()
        return self.answer

    def about(self, code: str) -> None:
        """Ask about another game from now on."""
        self.code, self.answer, self.listed, self.example, self.at = code, None, None, None, None
        self._refresh()

    def tick(self, n: str) -> None:
        """A line of the checklist is so, or is not."""
        self.ticked ^= {int(n)}
        self._refresh()

    def step(self, _: str = "") -> None:
        """Play the example, or take it back."""
        self.after = not self.after
        self._refresh()

    def turn(self, _: str = "") -> None:
        """Show the twin of the example: when it is otherwise."""
        if self.example is not None and self.example.twin:
            self.example, self.after = scenarios(self.code)[self.example.twin], False
            self._refresh()

    # --- inside

    def _table(self) -> Any:
        if self.at is not None:
            return self.at.table
        if self.example is None:
            rules_ = game(self.code)
            return rules_.table(min(rules_.players), 1, **topics.options(self.code))
        return laid(self.code, self.example.id)[0] if self.after else opened(self.example)

    def _refresh(self) -> None:
        self.card.html = Markup()
        self.head.html = self._head()
        self.form.html = fragment(*self._form())
        asked = self.answer is not None
        self.side.html = (
            Markup() if asked else fragment(tag("h3", say("ask.how").html()), listing(_how()))
        )
        # What is pressed in the answer changes what stands below it alone: nothing moves.
        self.side.status = (
            tag("div", *self._told(), class_="sb-told", data_top="1") if asked else Markup()
        )
        self.more.html = fragment(*self._below())
        table, board = self._table(), self.board
        draw, ruled = drawing(self.code), self._ruled
        whole = self.example is None or ruled is None
        board.show = draw.whole if whole else part_of(draw, ruled.action.choice)
        board.table, board.marks = table, {}
        board.seat = self.at.seat.i if self.at is not None else self._asker
        if ruled is not None and not self.after and ruled.action.choice in board.controls:
            board.marks = {ruled.action.choice: "yes" if ruled.legal else "no"}
        board.redraw()

    @property
    def _ruled(self) -> Any:
        if self.at is None and self.example is not None:
            return laid(self.code, self.example.id)[1]
        return self.answer.ruled if isinstance(self.answer, Here) else None

    @property
    def _asker(self) -> int:
        return self._ruled.action.seat.i if self._ruled is not None else 0

    def _head(self) -> Markup:
        return screen.head(tag("span", say("ask.title").html(), class_="sb-lesson"))

    def _form(self) -> Iterator[Markup]:
        if self.at is None:
            games = (
                button(f"about:{code}", game(code).name, pressed=code == self.code)
                for code in names()
            )
            yield row(*games)
        else:
            yield tag("p", say("ask.here", who=self.at.seat.name).html())
        field = tag(
            "input",
            name="ask",
            maxlength=400,
            autocomplete="off",
            list=f"sb-asked-{self.code}",
            aria_label=screen.heard("ask.field"),
        )
        asked = pressable(named(say("home.ask")), data_id="ask", data_take="ask", class_=NEXT)
        yield tag("div", field, asked, self._suggested(), class_="sb-row sb-ask-field")

    def _suggested(self) -> Markup:
        """What people have asked, to choose from while one types."""
        options = [
            tag("option", value=wording, lang=BCP47[lang])
            for lang in shown()
            for each in stored(self.code)
            for wording in (each.words_zh if lang == "zh_Hant" else each.words_en)
        ]
        return tag("datalist", *options, id=f"sb-asked-{self.code}")

    def _told(self) -> Iterator[Markup]:
        if isinstance(self.answer, Here):
            yield from self._told_here(self.answer)
            return
        assert self.answer is not None
        answer, known = self.answer, rules(self.code)
        sign = {"yes": "sb-allowed", "no": "sb-refused"}.get(str(answer.verdict), "")
        if answer.put_right is not None:
            yield answer.put_right.html("p")
        yield tag("p", answer.said.html(), class_=f"sb-head {sign}".strip())
        if answer.declined:
            yield answer.why_not.html("p")
        elif answer.understood is not None:
            yield say("answer.understood", title=answer.understood).html("p")
        few = 1 if answer.declined or sign else _RULES
        for each in answer.rules[:few]:
            yield tag(
                "p", say("answer.rule", rule=each, text=known[each].text).html(), class_="sb-tell"
            )
        yield rules_row(answer.rules[:5])

    def _below(self) -> Iterator[Markup]:
        """The example and its board, what is to be ticked, and what else may have been asked."""
        if not isinstance(self.answer, Answer):
            return
        if self.example is not None:
            yield from self._told_example(self.example)
        if self.listed is not None:
            yield from self._told_list(self.listed)
        near = [button(f"ask:{text.en}", text, kind="sb-quiet") for text in self.answer.near]
        if near:
            yield tag("h3", say("ask.near").html())
            yield row(*near)

    def _told_here(self, answer: Here) -> Iterator[Markup]:
        head, *rest = answer.texts
        yield tag("p", head.html(), class_="sb-head")
        yield listing(rest)

    def _told_example(self, example: Scenario) -> Iterator[Markup]:
        ruled = laid(self.code, example.id)[1]
        yield tag("h3", say("answer.example", title=example.title).html())
        if ruled is not None:
            yield listing(ruled.lines)
        parts = []
        if ruled is not None and ruled.legal:
            parts.append(button("step:", say("ask.before" if self.after else "ask.after")))
        if example.twin:
            parts.append(button("turn:", say("ask.twin")))
        yield row(*parts)

    def _told_list(self, listed: Checklist) -> Iterator[Markup]:
        head, *lines = listed.texts
        yield tag("h3", head.html())
        yield tag(
            "div",
            *(
                button(f"tick:{n}", line, pressed=n in self.ticked, kind="sb-tick")
                for n, line in enumerate(lines, 1)
            ),
            class_="sb-ticks",
        )
        sign = "sb-refused" if self.ticked else "sb-allowed"
        yield tag("p", listed.told(self.ticked).html(), class_=f"sb-head {sign}")

    def _answers(self) -> Mapping[str, Act]:
        return {
            **super()._answers(),
            "ask": self.ask,
            "about": self.about,
            "tick": self.tick,
            "step": self.step,
            "turn": self.turn,
        }

    def _wrong(self, told: Markup) -> None:
        self.side.status = told

    def __repr__(self) -> str:
        return say("ask.title").show("both")

    def saved(self) -> Mapping[str, str]:
        """What stands there without a kernel: how an answer is found."""
        title = say("ask.title")
        told = "\n".join(line.show("both") for line in (title, *_how()))
        return {"text/plain": told, "text/html": page(tag("h2", title.html()), listing(_how()))}


def _how() -> tuple[Text, ...]:
    """How an answer is found, and why it can be trusted."""
    return say("ask.how.found"), say("ask.how.verdict"), say("ask.how.text"), say("ask.how.vain")
