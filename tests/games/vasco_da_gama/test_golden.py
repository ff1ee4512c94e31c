"""The golden game: the same scores every time, and remarks that stand where their rules act."""

from __future__ import annotations

import attrs
import pytest
from tests.games.golden_game import told

from seabook.playbook import PlaybookError, rules
from seabook.proof.golden import Golden, Remark

TOLD = told("vasco_da_gama")
GAME, TABLE, STEPS = TOLD.game, TOLD.table, TOLD.steps

# What the remarks say would be refused (or, with no rule, would be legal): the number of decisions
# played, what is asked then, and the rule that must be among the reasons.
ASKED = [
    (0, "yellow: keep", "V1.17"),
    (0, "yellow: land calicut-6", None),
    (3, "black: number 8", "V2.4"),
    (11, "yellow: number 21", "V2.6"),
    (11, "yellow: number 22", "V2.6"),
    (22, "black: area characters", "V2.5"),
    (33, "red: hire", None),
    (33, "red: recruit B-violet", "V3.13"),
    (54, "black: fit-out I-7", "V3.9"),
    (56, "red: number 5", "V3.25"),
    (61, "yellow: character dias", "V3.22"),
    (67, "black: fit-out I-7", None),
    (73, "red: land mozambique-1", "V3.16"),
    (73, "red: land mozambique-3", "V3.18"),
    (94, "yellow: stop", "V2.7"),
    (98, "red: number 20", "V2.6"),
    (98, "red: number 21", None),
    (101, "yellow: act", "V3.3"),
    (102, "black: fit-out I-7", "V3.11"),
    (104, "red: act", None),
    (105, "red: act", None),
    (123, "black: land malindi-1", "V3.16"),
    (135, "red: keep", "V4.1"),
    (167, "red: land malindi-4", None),
    (167, "red: land malindi-5", "V3.18"),
    (188, "yellow: buy II-4", "V3.8"),
    (197, "yellow: number 21", "V3.25"),
    (212, "yellow: spend violet", "V3.9"),
    (212, "yellow: spend missionary", None),
    (244, "black: receive II-3", "V3.20"),
    (258, "red: land calicut-5", None),
    (259, "black: launch III-9", None),  # fitted out on the way
    (277, "black: claim 1", None),
    (277, "black: claim 2", "V3.21"),
    (339, "black: recruit C-grey", None),
    (340, "yellow: act", None),
    (342, "red: land boa-gente-2", "V3.26"),
    (348, "black: decline", None),
    (349, "black: hire", None),
    (351, "red: land mozambique-3", None),
    (351, "red: land malindi-4", "V3.27"),
    (351, "red: land malindi-5", "V3.27"),
]

# Values that the remarks name, after so many decisions.
VALUES = {
    (0, "red.money"): 10,
    (0, "yellow.captains"): 1,
    (0, "yellow.merchant"): "M6",
    (0, "character.manuel"): "",
    (1, "yellow.captains"): 2,
    (1, "marker"): 8,
    (22, "free.characters"): 0,
    (25, "marker"): 8,
    (27, "yellow.money"): 7,
    (34, "red.money"): 7,
    (34, "red.crew.turquoise"): 2,
    (34, "red.crew.orange"): 3,
    (34, "section.A"): [],
    (45, "yellow.money"): 1,
    (45, "yellow.captains"): 3,
    (47, "red.money"): 6,
    (48, "red.money"): 3,
    (50, "red.unused_crew"): 1,
    (54, "black.unused_crew"): 2,
    (67, "black.money"): 1,
    (73, "count.set_I"): 3,
    (74, "count.set_I"): 0,
    (74, "count.set_II"): 8,
    (74, "display"): ["I-10", "I-8", "II-8", "II-11", "II-2", "II-9"],
    (74, "gabriel"): "I-2",
    (74, "start"): "black",
    (96, "yellow.money"): 0,
    (99, "marker"): 9,
    (100, "marker"): 11,
    (102, "yellow.money"): 3,
    (104, "red.money"): 8,
    (106, "red.money"): 14,
    (113, "red.money"): 7,
    (113, "red.unused_crew"): 6,
    (115, "black.money"): 5,
    (118, "full.mozambique"): True,
    (125, "black.points"): 13,
    (125, "black.captains"): 0,
    (132, "yellow.money"): 12,
    (135, "section.B"): [],
    (138, "sea.mombasa-3"): "M6",
    (138, "sea.boa-gente-1"): "M1",
    (138, "red.at_sea"): 0,
    (138, "yellow.at_sea"): 0,
    (138, "section.A"): ["violet", "grey", "grey", "orange"],
    (138, "section.B"): ["violet", "violet", "orange"],
    (138, "section.C"): ["turquoise", "turquoise", "violet", "violet", "orange"],
    (163, "marker"): 6,
    (164, "marker"): 9,
    (169, "full.mombasa"): True,
    (204, "red.projects"): ["II-12"],
    (214, "yellow.crew.missionary"): 1,
    (214, "sea.malindi-1"): "black I-6",
    (214, "sea.malindi-3"): "red II-8",
    (214, "full.boa-gente"): True,
    (240, "marker"): 5,
    (241, "marker"): 4,
    (245, "black.projects"): ["III-9"],
    (246, "yellow.captains"): 5,
    (256, "yellow.points"): 24,
    (256, "yellow.captains"): 2,
    (263, "full.malindi"): True,
    (276, "money"): [7, 0],
    (290, "sea.boa-gente-1"): "black I-2",
    (290, "sea.mozambique-2"): "M4",
    (315, "marker"): 6,
    (316, "marker"): 4,
    (318, "money"): [6, 0],
    (322, "full.mombasa"): True,
    (335, "black.captains"): 0,
    (340, "black.captains"): 1,
    (341, "yellow.ships"): [],
    (347, "black.money"): 15,
    (348, "black.money"): 10,
    (351, "black.money"): 8,
    (352, "yellow.money"): 16,
    (352, "red.money"): 23,
    (352, "black.money"): 10,
    (352, "yellow.captains"): 4,
    (352, "yellow.score.V6.2"): 5,
    (352, "yellow.score.V6.3"): 0,
    (352, "red.score.V6.2"): 7,
    (352, "red.score.V6.3"): 3,
    (352, "black.score.V6.2"): 3,
    (352, "black.score.V6.3"): 3,
    (352, "black.at_sea"): 3,
    (352, "yellow.at_sea"): 1,
}

# Points and money that single decisions bring or cost, as the remarks add them up.
CHANGES = {
    (45, "yellow.money"): -3,
    (74, "black.points"): 2,
    (256, "yellow.crew.grey"): 1,
    (290, "red.points"): 4 + 2 + 2 + 4,  # two full landings, two incomes of 2
    (290, "black.points"): 1 + 1 + 3 + 4 + 4,
    (318, "black.money"): 10,
    (352, "yellow.points"): 4 * 3 + 3 * 2 + 2,
}


def test_the_scores() -> None:
    assert GAME.scores == (71, 63, 71)


def test_it_is_played_with_the_stand_ins() -> None:
    assert GAME.component_set == TABLE.game.component_set == "standin-v1"


def test_nearly_every_rule_comes_up() -> None:
    at_work = {rule for step in STEPS for rule in step.rules}
    asked = {rule for _, _, rule in ASKED if rule}
    # Manuel I is handed out with 4 players only, and Calicut is never full.
    left = set(rules("vasco_da_gama")) - {"V1.16", "V4.7"}
    assert at_work | TOLD.laid_out() | TOLD.sheet_rules | asked >= left


@pytest.mark.parametrize(
    "slug",
    [
        "act.paid",
        "decline.money",
        "buy.gabriel-ready",
        "hire.bought",
        "hire.free",
        "outfit.missionary-paid",
        "character.extra-disc",
        "merchant.kept",
        "merchant.must-sail",
        "reward.captain",
        "reward.sailor",
        "reward.project",
        "reward.money",
        "income.money",
        "income.points",
        "full.points",
        "push.moved",
        "push.no-space",
        "push.captain-back",
        "end-of-game.by-ships",
    ],
)
def test_what_a_learner_should_meet_happens(slug: str) -> None:
    assert TOLD.happens(slug)


def test_a_project_is_fitted_out_in_each_phase() -> None:
    fitted = [step for step in TABLE.history if step.action.kind.code == "fit-out"]
    assert {step.before.phase for step in fitted} == {"placing", "acting", "sailing"}


def test_the_first_remark_says_that_the_numbers_are_stand_ins() -> None:
    first = GAME.remark[0]
    assert first.after == 0
    assert "替代數值" in first.zh_Hant
    assert "stand-ins" in first.en
    assert all("standin-v1" in text for text in (first.zh_Hant, first.en))


@pytest.mark.parametrize("remark", GAME.remark, ids=lambda each: f"{each.after}-{each.rules[0]}")
def test_the_rules_of_a_remark_are_at_work_nearby(remark: Remark) -> None:
    assert set(remark.rules) <= TOLD.nearby(remark.after, ASKED, _granted)


def _granted(place: int, wanted: str) -> set[str]:
    """The rules that would allow a choice."""
    past = TOLD.at(place)
    return set(past.action(wanted).granted(past.state))


@pytest.mark.parametrize(("after", "wanted", "rule"), ASKED)
def test_what_a_remark_says_of_another_choice(after: int, wanted: str, rule: str | None) -> None:
    verdict = TOLD.at(after).check(wanted)
    if rule is None:
        assert verdict.legal
    else:
        assert rule in {why.rule for why in verdict.reasons}


@pytest.mark.parametrize(("after", "path"), VALUES)
def test_the_numbers_that_a_remark_names(after: int, path: str) -> None:
    assert TOLD.value(after, path) == VALUES[after, path]


@pytest.mark.parametrize(("after", "path"), CHANGES)
def test_what_a_decision_brings(after: int, path: str) -> None:
    assert TOLD.value(after, path) - TOLD.value(after - 1, path) == CHANGES[after, path]


def test_the_ship_of_strength_3_cannot_follow_to_mozambique() -> None:
    last = STEPS[73]  # Red's first landing: the action ends by itself, though a captain is there
    slugs = [event.slug for event in last.events]
    assert slugs.index("reward.captain") < slugs.index("acting.returned")
    assert TOLD.value(74, "red.ships") == ["I-1"]
    assert TOLD.value(74, "red.captains") == 1


def test_the_last_merchant_ship_decides_the_game() -> None:
    yellow, _, black = TOLD.instead(351, "red: land mozambique-3").scores()
    assert (yellow, black) == (71, 70)


def test_two_reals_would_have_won_without_a_tie() -> None:
    decline, spare = ("black: decline",), ("black: act", "black: hire")
    for instead in (decline, spare):
        yellow, _, black = TOLD.instead(348, *instead, "red: land boa-gente-2").scores()
        assert (yellow, black) == (71, 72)


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (attrs.evolve(GAME, decisions=("yellow: keep",)), r"decision 1, “yellow: keep”: .*V1\.17"),
        (attrs.evolve(GAME, decisions=GAME.decisions[:9]), r"not over after decision 9"),
        (attrs.evolve(GAME, scores=(71, 63, 72)), r"the scores are \(71, 63, 71\)"),
    ],
)
def test_a_game_that_does_not_go_as_written_is_refused(broken: Golden, says: str) -> None:
    with pytest.raises(PlaybookError, match=says):
        broken.table()
