"""An answer is short: lines of 80 columns, a screenful at worst, and what is left out is counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.engine import Judge, Stream, Verdict
from seabook.games import game, names
from seabook.proof.scenarios import run, scenarios
from seabook.words import COLUMNS, LANGUAGES, fitted, width

pytestmark = pytest.mark.slow

USUAL, MOST = 8, 12


def of_scenarios(code: str) -> Iterator[Verdict]:
    yield from (run(scenario).verdict for scenario in scenarios(code).values())


def of_wishes(code: str) -> Iterator[Verdict]:
    """What anybody asks for at any moment of random games."""
    rules, dice = game(code), Stream("length", 1)
    for seed in range(sample(6)):
        players = rules.players[seed % len(rules.players)]
        wishes = [each for each in rules.space.actions if each.seat.i < players]
        for n, (state, _) in enumerate(random_game(rules, seed, players, eager=seed % 2 == 0)):
            if n % 8 == 0:
                yield from (Judge(rules, state)(dice.choice(wishes)) for _ in range(6))


@cache
def refused(code: str) -> list[Verdict]:
    every = [*of_scenarios(code), *of_wishes(code)]
    return [verdict for verdict in every if not verdict.legal]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", names())
def test_a_refusal_fits_a_glance(code: str, lang: str) -> None:
    texts = [fitted(verdict.text).pick(lang).split("\n") for verdict in refused(code)]
    longest = sorted(texts, key=len)
    assert len(longest) > 200
    assert len(longest[len(longest) * 95 // 100]) <= USUAL
    assert len(longest[-1]) <= MOST, "\n".join(longest[-1])
    assert max(width(line) for text in texts for line in text) <= COLUMNS


@pytest.mark.parametrize("code", names())
def test_what_is_not_told_is_counted_and_kept(code: str) -> None:
    more = 0
    for verdict in refused(code):
        short, whole = verdict.text.en, verdict.whole.en
        known = (*verdict.anyway, *verdict.reasons)  # of the moment, and of one imagined
        told = [why for why in known if why.text.en in short]
        left = [why for why in verdict.reasons if not any(map(why.alike, told))]
        said = re.search(r"And ([0-9]+) more", short)
        assert (int(said[1]) if said else 0) == len(left), short
        every = [why for why in known if why.text.en in whole]
        assert all(any(map(why.alike, every)) for why in verdict.reasons)
        assert "And " not in whole
        more += len(left)
    assert more or code == "anchors_aweigh", "no way of it has more than six reasons"


@pytest.mark.parametrize("code", names())
def test_who_asks_is_you(code: str) -> None:
    for verdict in refused(code):
        for why in verdict.reasons:
            if any(value is verdict.action.seat for value in why.values.values()):
                assert "you" in why.text.en.lower(), why.text.en
                assert "你" in why.text.zh_Hant, why.text.zh_Hant
