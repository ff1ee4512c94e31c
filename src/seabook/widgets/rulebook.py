"""The rules reference to read: every rule in both languages, with what belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup

from seabook.answers.stored import stored
from seabook.games import game
from seabook.markup import fragment, lines, listing, tag
from seabook.playbook import Misreading, Rule, Ruling, rulebook
from seabook.proof.scenarios import Outcome, Scenario, run
from seabook.reference import topics
from seabook.reference.rulecard import RuleCard, cards
from seabook.widgets.live import live
from seabook.widgets.pad import Pad, button
from seabook.widgets.screen import HOME, sign
from seabook.widgets.style import source, style
from seabook.words import BCP47, LANGUAGES, Text, both, glossary, say


class RuleBook(Pad):
    """All rules of a game by part, Chinese beside English, with rulings, misreadings, examples.

    Each rule begins with its text; its source, rulings and misreadings are folded, and its examples,
    which are played once when it is made, open on their board. A field shows only the rules that have
    all the words typed: in either language, in the number, in what else people call a thing, or in
    what they ask about it. What is saved holds everything, to be read without a kernel.

    >>> book = RuleBook("endeavor")
    >>> "E3.2b" in book.html
    True
    >>> book.close()
    """

    _css = source("style.css") + source("book.css")

    def __init__(self, code: str) -> None:
        super().__init__(self._turned)
        self.code = code
        self._reference = Reference(code)
        body = lines(*self._reference.parts(live=True))
        self.html = tag("div", _search(), body, class_="sb-book")

    def _turned(self, data_id: str) -> None:
        """Lay a live example over the page, turn it, or take it away."""
        what, _, scenario = data_id.partition(":")
        self.status = live(self.code, scenario, after=what == "after") if scenario else Markup()

    def still(self) -> tuple[Text, Markup]:
        """What it holds, and the whole of it without the search."""
        book = rulebook(self.code)
        named = say("book.holds", n=len(book.rule), game=game(self.code).name)
        body = lines(*self._reference.parts())
        return named, style(source("book.css")) + tag("div", body, class_="sb-book")


def _search() -> Markup:
    found = say("book.found", count=Text("\0", "\0")).html()
    count = found.replace("\0", tag("b", data_found=True))
    field = tag("input", type="search", data_filter=True, autocomplete="off")
    label = tag("label", say("book.search"), field)
    home = sign("home", say("stage.home"), data_open=HOME)
    return tag("div", home, label, tag("p", count, role="status"), class_="sb-row sb-search")


class Reference:
    """The rules of one game as HTML; each example is played once, however often it is shown."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.terms = [term for term in glossary().values() if term.game in (code, "all")]
        omit = topics.topic() == "omit"
        known = [each for each in stored(code) if not (omit and topics.touches(code, each))]
        self.asked = {
            rule.id: [each for each in known if each.rules[:1] == (rule.id,)]
            for rule in rulebook(code).rule
        }
        self._outcomes: dict[str, Outcome] = {}

    def parts(self, *, live: bool = False) -> Iterator[Markup]:
        """The chapters in the order in which a player needs them: what is in the box comes last."""
        book = rulebook(self.code)
        yield say("book.source", source=book.source, version=book.version).html("p")
        every = cards(self.code)
        for part in sorted(book.part, key=lambda part: part.id == "components"):
            inside = (self.entry(card, live=live) for card in every if card.rule.part == part.id)
            yield tag("section", lines(part.title.html("h3"), *inside), data_group=True)

    def entry(self, card: RuleCard, *, live: bool = False) -> Markup:
        """One rule with all that belongs to it; ``live`` where somebody answers what is pressed."""
        rule = card.rule
        name = both(lambda lang: f"{rule.id} {rule.title.pick(lang)}")
        columns = (
            tag(
                "div",
                lines(
                    tag("h4", name.pick(lang)),
                    tag("p", rule.text.pick(lang), class_="sb-rule-text"),
                    tag(
                        "details",
                        tag("summary", say("book.more").pick(lang)),
                        lines(*_folded(card, lang)),
                    ),
                ),
                lang=BCP47[lang],
            )
            for lang in LANGUAGES
        )
        return tag(
            "article",
            lines(
                tag("div", *columns, class_="sb-columns"),
                self.example("book.allowed", card.allowed, rule.id, live=live),
                self.example("book.refused", card.refused, rule.id, live=live),
            ),
            data_rule=rule.id,
            data_find=" ".join(self.called(rule)),
        )

    def called(self, rule: Rule) -> Iterable[str]:
        """What else people call the things that a rule speaks of."""
        zh = rule.title.zh_Hant + rule.text.zh_Hant
        en = f"{rule.title.en} {rule.text.en}".lower()
        words: dict[str, None] = {}
        for term in self.terms:
            if term.name.zh_Hant in zh or term.name.en.lower() in en:
                words |= dict.fromkeys((*term.aliases_zh, *term.aliases_en))
        for each in self.asked.get(rule.id, ()):
            words |= dict.fromkeys((*each.words_zh, *each.words_en))
        return words

    def example(
        self, slug: str, scenario: Scenario | None, rule_id: str, *, live: bool = False
    ) -> Markup:
        """A scenario as it was just played; nothing for none."""
        if scenario is None:
            return fragment()
        if scenario.id not in self._outcomes:
            self._outcomes[scenario.id] = run(scenario)
        outcome = self._outcomes[scenario.id]
        head = tag("summary", say(slug, title=scenario.title))
        on_board = button(f"example:{scenario.id}", say("book.live"))
        pressed = tag("p", on_board) if live else Markup()
        return tag("details", head, _shown(outcome, rule_id), pressed)


def _folded(card: RuleCard, lang: str) -> Iterator[Markup]:
    """Where a rule comes from, and all that is known about it besides."""
    rule = card.rule
    told = [("sb-source", say("card.source", lines=rule.lines))]
    if rule.compared:
        told.insert(0, ("sb-source-has", rule.compared))
    if rule.cannot_be_broken:
        told.append(("sb-unbroken", say("card.unbroken", why=rule.cannot_be_broken)))
    yield from (tag("p", text.pick(lang), class_=kind) for kind, text in told)
    yield from (_ruling(ruling, lang) for ruling in card.rulings)
    yield from (_misreading(each, lang) for each in card.misread)
    yield from (tag("p", text.pick(lang), class_=f"sb-{kind}") for kind, text in card.asides)


def _shown(outcome: Outcome, rule_id: str) -> Markup:
    """The verdict; for a rule on pieces or set-up what was counted, for one on scores the lines."""
    verdict, table = outcome.verdict, outcome.table
    if rule_id in verdict.rules:
        return verdict._repr_html_()
    laid = [each.text for each in table.game.set_up_report(table.state) if each.rule == rule_id]
    if laid:
        return _listed(laid)
    after = outcome.after
    seats = after.game.seated(after.state)
    scored = [
        both(lambda lang, who=seat, line=line: f"{who.name.pick(lang)} · {line.text.pick(lang)}")  # type: ignore[misc]
        for seat in seats
        for line in after.game.score_sheet(after.state, seat.i)
        if line.rule == rule_id
    ]
    return fragment(verdict._repr_html_(), _listed(scored) if scored else "")


def _listed(texts: Iterable[Text]) -> Markup:
    return tag("div", listing(texts), class_="sb-verdict sb-done")


def _ruling(ruling: Ruling, lang: str) -> Markup:
    """A ruling with badges: what it stands on, how sure it is, and the option that switches it."""
    # The dot keeps them apart where the style sheet is taken out, as in a notebook not yet trusted.
    badges = Markup(" · ").join(
        tag("span", say(f"{kind}.{value}").pick(lang), class_=f"sb-badge sb-{kind}-{value}")
        for kind, value in (("basis", ruling.basis), ("confidence", ruling.confidence))
    )
    switch = [tag("p", ruling.switch.pick(lang))] if ruling.switch else []
    text = say("book.ruling", id=ruling.id, question=ruling.question, ruling=ruling.ruling)
    reason = say("book.reason", reason=ruling.reason).pick(lang)
    return tag(
        "div",
        tag("p", text.pick(lang)),
        tag("p", reason, " ", badges),
        *switch,
        class_="sb-ruling",
    )


def _misreading(row: Misreading, lang: str) -> Markup:
    text = say("book.misreading", says=row.says, right=row.right).pick(lang)
    return tag("p", text, class_="sb-misreading")
