"""Text from outside is text wherever it is shown: it opens no element, closes none, ends no value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import attrs
import ipywidgets
import pytest
import tomlkit

import seabook
from seabook import atlas, lab
from seabook.drawing import drawing
from seabook.engine import Complaint
from seabook.files import data
from seabook.markup import fragment, listing, tag
from seabook.proof.golden import golden
from seabook.proof.scenarios import scenarios
from seabook.reference import topics
from seabook.reference.rulecard import cards
from seabook.widgets import (
    AtlasPanel,
    ContentNote,
    FreeTable,
    LanguageSwitch,
    Pad,
    Prediction,
    Reveal,
    RuleBook,
    ScoreSheet,
    Sensitive,
    Stepper,
    WhyPanel,
)
from seabook.widgets.pad import button, choice, fault
from seabook.widgets.rulebook import Reference
from seabook.words import Text

EVIL = "</style></svg> <script>&\"'"
pick = Text.pick


class Outline(HTMLParser):
    """The elements of a page, in order, and the names of their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, tuple[str, ...]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, tuple(name for name, _ in attrs)))


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    ipywidgets.Widget.close_all()


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From when it is called, every text, whatever it says, ends in what would break a page."""

    def begin() -> None:
        monkeypatch.setattr(Text, "pick", lambda self, lang: pick(self, lang) + EVIL)

    return begin


def shown(widget: Any) -> str:
    bundle = widget._repr_mimebundle_()[0]
    pads = [widget, *getattr(widget, "children", ())]
    live = [each.html + each.status for each in pads if isinstance(each, Pad)]
    return "".join([bundle["text/html"], *live])


def asked() -> WhyPanel:
    panel = WhyPanel(seabook.game("endeavor").table(players=3, seed=7))
    panel.ask("occupy NA1")
    panel.show_rule("E3.2b")
    return panel


def ahead() -> WhyPanel:
    panel = WhyPanel(seabook.game("endeavor").table(players=3, seed=7))
    panel.ask(panel.table.actions()[0].notation)
    panel.play()
    panel.try_ahead()
    panel.compare()
    return panel


def answered() -> Prediction:
    found = Prediction("occupy-na-closed")
    found.answer("yes")
    return found


def saved() -> FreeTable:
    found = FreeTable(players=3, seed=7, me="blue")
    found.save()
    return found


def atlas_panel() -> AtlasPanel:
    panel = AtlasPanel(seabook.game("endeavor").table(players=3, seed=7))
    panel.ask("weights")
    return panel


PAGES: dict[str, Callable[[], str]] = {
    "a rule card": lambda: cards("endeavor")[40]._repr_html_(),
    "the golden game": lambda: next(golden("endeavor").told())._repr_html_(),
    "the rules": lambda: "".join(Reference("endeavor").entry(c) for c in cards("endeavor")[:5]),
    "the book's frame": lambda: shown(RuleBook("endeavor")),
    "a refused action": lambda: shown(asked()),
    "a move tried ahead": lambda: shown(ahead()),
    "a prediction": lambda: shown(answered()),
    "the stepper": lambda: shown(Stepper("occupy-europe-without-presence")),
    "a free table": lambda: shown(saved()),
    "the atlas": lambda: shown(atlas_panel()),
    "the score": lambda: shown(ScoreSheet(golden("endeavor").table())),
    "the switch": lambda: shown(LanguageSwitch()),
    "the note": lambda: shown(ContentNote()),
    "a hard part": lambda: shown(Sensitive(topics.passage("told"), answered())),
    "what is closed": lambda: Reveal(Text("甲", "a"), answered(), [Text("乙", "b")])._repr_html_(),
    "a result": lambda: lab.results("endeavor")["status_score"]._repr_html_(),
    "a table of results": lambda: lab.tables("endeavor")["action_costs"]()._repr_html_(),
    "a complaint": lambda: fault(Complaint("complaint.no-board")),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_text_changes_no_element_of_a_page(name: str, outside: Callable[[], None]) -> None:
    before = Outline(PAGES[name]())
    outside()
    page = PAGES[name]()
    assert "&lt;script&gt;&amp;&#34;&#39;" in page
    assert Outline(page).elements == before.elements


def test_a_text_changes_no_element_of_a_picture(outside: Callable[[], None]) -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    answer = atlas.contest(table)
    outside()
    for picture in (
        drawing("endeavor").board(table.state, "both", 0, {}),
        atlas.picture(table, attrs.evolve(answer, nobody=frozenset({"IN"})), "both", "red"),
    ):
        root = ET.fromstring(picture)
        assert "script" not in {each.tag.rpartition("}")[2] for each in root.iter()}
        assert EVIL in "".join(root.itertext())


@pytest.mark.parametrize(
    "made",
    [
        lambda: button(EVIL, Text(EVIL, EVIL), kind=EVIL, key=EVIL),
        lambda: choice(EVIL, Text(EVIL, "b"), Text("c", EVIL), {EVIL: Text(EVIL, EVIL)}, EVIL),
        lambda: fault(ValueError(EVIL)),
        lambda: tag("p", EVIL, title=EVIL),
        lambda: listing([EVIL, 3]),
        lambda: Pad(html=EVIL, status=Text(EVIL, EVIL)).still()[1],
        lambda: Reveal(EVIL, [EVIL])._repr_html_(),
        lambda: Sensitive(EVIL).children[0].html,
        lambda: fragment(Text(EVIL, EVIL), EVIL),
    ],
)
def test_codes_and_errors_are_text_too(made: Callable[[], str]) -> None:
    html = made()
    assert "script" not in {name for name, _ in Outline(html).elements}
    assert "&lt;script&gt;" in html


def test_names_of_an_owners_file_are_text(tmp_path: Path) -> None:
    given = tomlkit.loads(
        (data("playbook") / "vasco_da_gama" / "components" / "standin-v2.toml").read_text("utf-8")
    )
    for row in given["seat"]:  # type: ignore[union-attr]
        row["name"] = {"zh_Hant": EVIL, "en": EVIL}
    path = tmp_path / "printed.toml"
    path.write_text(tomlkit.dumps(given), encoding="utf-8")
    table = seabook.game("vasco_da_gama", components=path).table(players=3, seed=1)
    other = next(each for each in table.game.space.actions if each.seat is table.game.seats[1])
    page = table.check(other)._repr_html_() + table.actions()[0]._repr_html_()
    assert "&lt;script&gt;" in page
    assert "script" not in {name for name, _ in Outline(page).elements}


def test_titles_of_a_file_of_scenarios_are_text() -> None:
    scenario = attrs.evolve(
        scenarios("endeavor")["occupy-na-closed"], title=Text(EVIL, EVIL), ask=None
    )
    steps = Stepper(scenario)
    assert "&lt;script&gt;" in steps.telling.status
    assert "script" not in {name for name, _ in Outline(shown(steps)).elements}
