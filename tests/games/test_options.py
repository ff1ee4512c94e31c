"""An option is declared in one place, has a field, and explains itself where it changes a rule."""

from __future__ import annotations

import re

import attrs
import pytest

import seabook
from seabook import playbook
from seabook.engine import Option
from seabook.games import game, names, options
from seabook.playbook import HouseRule, PlaybookError, house_rules, rules
from seabook.reference import rulecard, topics
from seabook.words import LANGUAGES, Text

DRUM = HouseRule("drum", ("silent", "loud"), ("E3.3c",), Text("鼓聲", "With drum set to loud …"))


@pytest.fixture
def drum(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house rule that Endeavor does not have."""
    every = {code: house_rules(code) for code in names()}
    every["endeavor"] += (DRUM,)
    for module in (options, rulecard, playbook):
        monkeypatch.setattr(module, "house_rules", every.__getitem__)


def shape(*without: str, also: tuple[str, ...] = ()) -> type:
    """A class with fields for the options of Endeavor."""
    known = [each.name for each in game("endeavor").options if each.name not in without]
    return attrs.make_class("Options", [*known, *also])


def test_options_are_those_of_rulings_variants_and_the_house() -> None:
    found = options.declared("endeavor", shape())
    assert found == game("endeavor").options
    ours = [each.name for each in found if each.ruling == "ours"]
    assert ours == [each.name for each in house_rules("endeavor")]
    assert "slavery_deck" in ours


@pytest.mark.usefixtures("drum")
def test_a_house_rule_without_a_field_is_told_in_one_sentence() -> None:
    with pytest.raises(PlaybookError) as caught:
        options.declared("endeavor", shape())
    assert re.fullmatch(
        r"endeavor: the option drum is declared, but \S+\.Options has no field for it, so that no rule "
        "can ask it",
        str(caught.value),
    )
    assert options.declared("endeavor", shape(also=("drum",)))[-1].name == "drum"


def test_a_field_without_a_house_rule_is_told_in_one_sentence() -> None:
    with pytest.raises(
        PlaybookError, match=r"has a field drum, but no ruling, no variant and no row"
    ):
        options.declared("endeavor", shape(also=("drum",)))
    with pytest.raises(PlaybookError, match="the option salary is declared, but"):
        options.declared("endeavor", shape("salary"))


def test_an_option_that_is_declared_twice_is_told() -> None:
    again = Option("salary", ("exact", "none"), "E2.8")
    with pytest.raises(PlaybookError, match="the option salary is declared twice"):
        options.declared("endeavor", shape(), (again,))


@pytest.mark.parametrize("code", names())
def test_what_an_option_is_by_default_stands_in_its_declaration_alone(code: str) -> None:
    asked = type(game(code).table(3).state.options)
    assert {each.name for each in attrs.fields(asked)} == {o.name for o in game(code).options}
    assert all(each.default is attrs.NOTHING for each in attrs.fields(asked))


@pytest.mark.parametrize(("code", "rule"), [(c, r) for c in names() for r in house_rules(c)])
def test_a_house_rule_says_what_it_changes_and_what_is_by_the_rules(
    code: str, rule: HouseRule
) -> None:
    assert len(set(rule.values)) == len(rule.values) > 1
    assert rule.rules
    assert set(rule.rules) <= set(rules(code))
    for lang in LANGUAGES:
        assert all(word in rule.text.pick(lang) for word in (rule.name, *rule.values))
    for each in rule.rules:
        assert dict(seabook.rule(each).asides)["ours"] == rule.text


@pytest.mark.usefixtures("drum")
def test_the_card_of_a_changed_rule_mentions_the_house_rule_whatever_the_topic() -> None:
    before = topics.topic()
    try:
        for mode in topics.MODES:
            topics.topic(mode)
            assert ("ours", DRUM.text) in seabook.rule("E3.3c").sections
            assert ("ours", DRUM.text) not in seabook.rule("E3.3b").sections
            shown = [name for name, _ in seabook.rule("E3.4d").sections]
            assert ("ours" in shown) == (mode != "omit")
    finally:
        topics.topic(before)
