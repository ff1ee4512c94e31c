"""Home: a card for each lesson with what is done, the ways to all else, and a question at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from seabook import answers, words
from seabook.games import game, names
from seabook.lessons import Desk, Progress, lesson
from seabook.lessons.pages import Page, pages
from seabook.markup import fragment, tag
from seabook.reference import topics
from seabook.reference.rulecard import rule
from seabook.widgets.pad import Pad, button, named, pressable, row
from seabook.widgets.panel import Answer as Act
from seabook.widgets.panel import Panel
from seabook.widgets.screen import NEXT, languages, rules_row
from seabook.widgets.style import style
from seabook.widgets.switch import hiding
from seabook.words import Text, say


class Home(Panel):
    """The way in and back: lessons, rules, tables, atlas, lab, the teacher's page.

    >>> home = Home(Desk(None))
    >>> "endeavor/01_ship_open_occupy.ipynb" in home.pad.html
    True
    >>> home.close()
    """

    def __init__(self, desk: Desk | None = None) -> None:
        self.desk = desk or Desk.here()
        self.desk.follow()
        self.about = names()[0]
        self.pad = Pad(self._pressed)
        super().__init__(self.pad, kind="sb-home")
        self.follow(words.on_switch, lambda _: self._refresh())
        self._refresh()

    def _refresh(self) -> None:
        self.desk.remember()
        self.pad.html = fragment(
            style(hiding(words.language())),
            tag("div", *self._page(), class_="sb-home-page"),
        )

    def _page(self) -> Iterator[Markup]:
        yield tag("div", tag("h1", say("home.title").html()), *languages(), class_="sb-home-head")
        yield say("home.welcome").html("p")
        yield self._question()
        yield self._who()
        for code in dict.fromkeys(page.game for page in pages() if page.game):
            own = [page for page in pages() if page.game == code and self._shown(page)]
            yield tag("h2", game(code).name.html())
            taught = [page for page in own if page.kind == "lesson"]
            upcoming = next((page for page in taught if not self._done(page)), None)
            cards = (self._card(page, page is upcoming) for page in taught)
            yield tag("div", *cards, class_="sb-cards")
            others = (self._card(page, False) for page in own if page.kind != "lesson")
            yield tag("div", *others, class_="sb-cards sb-small")
            if code in topics.topics():
                yield tag("p", topics.note(code).html(), class_="sb-note")
        if self.desk.folder is not None:
            yield say("home.kept").html("p")

    def _question(self) -> Markup:
        """A question at once, about one of the games."""
        games = (
            button(f"about:{code}", game(code).name, pressed=code == self.about) for code in names()
        )
        field = tag("input", name="ask", maxlength=400, autocomplete="off", size=44)
        asked = pressable(named(say("home.ask")), data_id="ask", data_take="ask")
        cards = (self._card(page, False) for page in pages() if not page.game)
        return tag(
            "section",
            row(tag("label", say("home.question"), field), asked, *games),
            tag("div", *cards, class_="sb-cards sb-small"),
            class_="sb-question",
        )

    def _who(self) -> Markup:
        """Who sits here: a nickname, or none."""
        known = (button(f"sit:{each}", Text(each, each)) for each in self.desk.learners)
        label = tag(
            "label",
            say("home.who"),
            tag("input", name="sit", value=self.desk.learner, maxlength=20, autocomplete="off"),
        )
        taken = pressable(named(say("home.sit")), data_id="sit", data_take="sit")
        return row(label, taken, *known)

    def _card(self, page: Page, upcoming: bool) -> Markup:
        lines = [tag("b", page.title.html())]
        if page.minutes:
            lines.append(tag("span", say("home.minutes", n=page.minutes).html()))
        if page.lesson:
            lines.append(
                tag(
                    "span",
                    self._how_far(page).html(),
                    class_="sb-far" if self._progress(page) else "",
                )
            )
        kind = f"sb-page-{page.kind} {NEXT if upcoming else ''}".strip()
        return pressable(
            fragment(*lines_in(lines)),
            data_id=f"open:{page.path}",
            data_open=page.path,
            class_=kind,
        )

    def _shown(self, page: Page) -> bool:
        """Whether there is anything on it: a teacher may leave a whole game out, and pupils have no
        page with keys."""
        if page.kind == "teacher":
            return self.desk.folder is not None and (self.desk.folder / page.path).exists()
        return not page.lesson or bool(lesson(page.lesson).steps)

    def _progress(self, page: Page) -> Progress | None:
        return self.desk.progress(page.lesson) if page.lesson else None

    def _done(self, page: Page) -> bool:
        found = self._progress(page)
        steps = lesson(page.lesson).steps if page.lesson else ()
        return found is not None and all(
            found.steps.get(step.id) is not None and found.steps[step.id].done for step in steps
        )

    def _how_far(self, page: Page) -> Text:
        if self._done(page):
            return say("home.done")
        found = self._progress(page)
        if found is None:
            return say("home.new")
        done = sum(record.done for record in found.steps.values())
        return say("home.part", done=done, all=len(lesson(page.lesson).steps))

    def _answers(self) -> Mapping[str, Act]:
        return {
            "sit": self._sit,
            "lang": words.language,
            "ask": self.ask,
            "about": self._about,
            "rule": self._rule,
        }

    def ask(self, question: str) -> answers.Answer:
        """Answer a question about the rules of the game chosen."""
        answer = answers.ask(question, self.about)
        self.pad.status = fragment(answer._repr_html_(), rules_row(answer.rules[:3]))
        return answer

    def _about(self, code: str) -> None:
        self.about = code
        self._refresh()

    def _rule(self, rule_id: str) -> None:
        self.pad.status = rule(rule_id)._repr_html_()

    def _sit(self, name: str) -> None:
        self.desk.sit(name)
        self.pad.status = Markup()
        self._refresh()

    def _wrong(self, told: Markup) -> None:
        self.pad.status = told

    def __repr__(self) -> str:
        return say("home.title").show("both")

    def saved(self) -> Mapping[str, str]:
        """What it leads to, without a learner."""
        return {"text/plain": repr(self), "text/html": tag("div", self.pad.html, class_="sb-pad")}


def lines_in(parts: list[Markup]) -> Iterator[Markup]:
    """Each part on a line of its own inside a card."""
    return (tag("span", part, class_="sb-line") for part in parts)


def home() -> Home:
    """The home page."""
    return Home()
