"""The golden game: the same scores every time, and remarks that stand where their rules act."""

from __future__ import annotations

import attrs
import pytest
from tests.games.golden_game import told

from seabook.playbook import PlaybookError, rules
from seabook.proof.golden import Golden, Remark, Step, golden
from seabook.words import LANGUAGES

TOLD = told("endeavor")
GAME, STEPS = TOLD.game, TOLD.steps

# What the remarks say would be refused (or, with no rule, would be legal): the number of decisions
# played, what is asked then, and the rule that must be among the reasons.
ASKED = [
    (0, "blue: build bank", "E2.4"),
    (3, "blue: activate workshop", "E2.11"),
    (9, "blue: activate colonial-house", "E2.12"),
    (10, "blue: ship CA", "E3.1a"),
    (17, "red: build workshop", "E1.3"),
    (27, "red: activate colonial-house", "E2.14"),
    (40, "red: ship EU", "E3.1a"),
    (49, "blue: discard SL-0", "E2.15"),
    (68, "green: draw EU", "E3.4b"),
    (72, "blue: build parliament", "E2.6"),
    (77, "blue: occupy CA1", "E3.2b"),
    (80, "green: draw EU", "E3.4b"),
    (80, "green: draw SL", None),
    (87, "red: activate shipyard", None),
    (91, "blue: draw CA", "E3.4b"),
    (93, "blue: pay museum", "E3.5"),
    (116, "green: draw EU", "E3.4d"),
    (116, "blue: draw SL", "E3.4f"),
    (126, "blue: activate university", "E2.11"),
    (128, "blue: ship NA", "E3.10"),
    (139, "red: occupy SA3", None),
    (146, "red: draw SA", None),
]

# Values that the remarks name, after so many decisions.
VALUES = {
    (3, "blue.harbour"): 2,
    (17, "stock.workshop"): 0,
    (24, "green.harbour"): 1,
    (44, "blue.limit"): 2,
    (65, "presence.EU.green"): 3,
    (72, "blue.industry"): 10,
    (80, "presence.EU.green"): 4,
    (87, "track.CA"): ["green", "red", "blue", "red", "blue", "green"],
    (91, "blue.limit"): 4,
    (109, "presence.EU.green"): 5,
    (109, "presence.EU.blue"): 2,
    (111, "track.SA"): ["red", "red", "green", "red", "red"],
    (116, "blue.industry"): 7,
    (116, "blue.finance"): 6,
    (116, "removed"): ["SL-3", "SL-4", "SL-5"],
    (118, "red.passed"): True,
    (119, "red.cards"): ["EU-3", "SA-G"],
    (122, "deck.EU"): ["EU-0"],
    (129, "blue.politics"): 9,
    (131, "presence.SA.green"): 2,
    (135, "blue.industry"): 11,
    (138, "green.culture"): 13,
    (138, "green.limit"): 5,
    (142, "blue.limit"): 5,
    (145, "green.limit"): 4,
    (146, "green.politics"): 7,
    (147, "red.harbour"): 10,
    (148, "blue.discarded"): ["SL-1", "SL-0", "SL-2"],
}


def test_the_scores_and_the_length() -> None:
    assert GAME.scores == (41, 47, 51)
    assert len(STEPS) < 150


def test_nearly_every_rule_comes_up() -> None:
    in_events = {event.rule for step in STEPS for event in step.events}
    at_work = {rule for step in STEPS for rule in step.rules}
    laid_out = TOLD.laid_out()
    assert len(in_events) >= 34
    assert len(at_work) >= 46
    assert len(in_events | laid_out) >= 49
    # Only a shared win (E4.2) is left, for this game has one winner.
    assert at_work | laid_out | TOLD.sheet_rules >= set(rules("endeavor")) - {"E4.2"}


@pytest.mark.parametrize(
    "slug",
    [
        "ship.opens",
        "ship.governor",
        "ship.governor-tie",
        "ship.beside",
        "occupy.connects",
        "attack.placed",
        "draw.over-limit",
        "cards.over-limit",
        "discard.slavery",
        "discard.governor",
        "discard.returned",
        "draw.abolition",
        "token.used",
        "payment.back",
        "build.level-5",
        "stop.stopped",
        "end.winner",
    ],
)
def test_what_a_learner_should_meet_happens(slug: str) -> None:
    assert TOLD.happens(slug)


@pytest.mark.parametrize("remark", GAME.remark, ids=lambda each: f"{each.after}-{each.rules[0]}")
def test_the_rules_of_a_remark_are_at_work_nearby(remark: Remark) -> None:
    near = TOLD.nearby(remark.after, ASKED)
    if remark.after == 144:  # asked in a test of its own below
        near.add("E2.15")
    assert set(remark.rules) <= near


@pytest.mark.parametrize(("after", "wanted", "rule"), ASKED)
def test_what_a_remark_says_of_another_choice(after: int, wanted: str, rule: str | None) -> None:
    verdict = TOLD.at(after).check(wanted)
    if rule is None:
        assert not {why.rule for why in verdict.reasons} - {"E2.10"}  # at most: not your turn
    else:
        assert rule in {why.rule for why in verdict.reasons}


@pytest.mark.parametrize(("after", "path"), VALUES)
def test_the_numbers_that_a_remark_names(after: int, path: str) -> None:
    assert TOLD.value(after, path) == VALUES[after, path]


def test_an_ordinary_card_first_would_have_ended_greens_discards() -> None:
    other = TOLD.at(144)
    other.play("green: discard EU-1")
    verdict = other.check("green: discard CA-G")
    assert "E2.15" in {why.rule for why in verdict.reasons}
    assert other.scores()[2] == GAME.scores[2] - 2


def test_lima_decides_the_game() -> None:
    red, blue, green = GAME.scores
    assert blue + 2 == green - 2
    assert red < blue < green


def test_a_step_and_the_whole_game_show_themselves_in_both_languages() -> None:
    step = STEPS[64]
    for lang in LANGUAGES:
        shown = step.text.pick(lang)
        assert shown.startswith("65. ")
        assert "E3.3c" in shown
        assert step.remarks[0].text.pick(lang) in shown
        assert shown in GAME.text.pick(lang)
    for noun in (step, GAME):
        html = noun._repr_html_()
        assert html.count('lang="zh-Hant"') == html.count('lang="en"') > 3
        assert str(noun) == noun.text.show()


def _changed(place: int, line: str) -> Golden:
    return attrs.evolve(GAME, decisions=(*GAME.decisions[:place], line))


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (_changed(4, "blue: occupy NA1"), r"golden.toml: decision 5, “blue: occupy NA1”: .*E3\.2b"),
        (_changed(4, "blue: occupy Atlantis"), r"decision 5, .*Atlantis"),
        (attrs.evolve(GAME, decisions=GAME.decisions[:9]), r"not over after decision 9"),
        (attrs.evolve(GAME, decisions=(*GAME.decisions, "red: pass")), r"decision 149, .*E4\.1"),
        (attrs.evolve(GAME, scores=(41, 47, 50)), r"the scores are \(41, 47, 51\)"),
        (attrs.evolve(GAME, players=9), r"the set-up: "),
    ],
)
def test_a_game_that_does_not_go_as_written_is_refused(broken: Golden, says: str) -> None:
    with pytest.raises(PlaybookError, match=says) as caught:
        broken.table()
    assert "\n" not in str(caught.value)


def test_a_game_without_a_golden_game_is_refused() -> None:
    with pytest.raises(PlaybookError, match="cannot be read"):
        golden("chess")


def test_a_step_knows_the_rules_that_allowed_it() -> None:
    first: Step = STEPS[0]
    assert first.rules[:2] == ("E2.3", "E2.4")
