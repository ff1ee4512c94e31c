"""Every sentence with its values filled in: 0, 1, 2 and every piece that can stand there.

What can stand in a slot is heard, not guessed: while scenarios and games are played, each sentence
is noted with the values that it was given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import islice
from types import FrameType
from typing import Any

import attrs
import pytest
from tests.play import random_table
from tests.test_catalogues import catalogue, fields

import filledlint
from seabook.drawing import drawing
from seabook.engine import Piece, Seat
from seabook.games import game, names
from seabook.proof.coverage import profiled
from seabook.proof.scenarios import run, scenarios
from seabook.reference.rulecard import cards
from seabook.words import LANGUAGES, Text, say

Slots = dict[str, list[Any]]
# What nobody says here while games are played: the beginning of a sentence, a bare colour.
_SEEN = Text("看過", "Seen")
GIVEN = {
    ("walk.played", "what"): [_SEEN],
    ("walk.stuck", "what"): [_SEEN],
    ("vasco.sailor", "colour"): [Text("橘", "orange"), Text("紫", "violet")],
}


@contextmanager
def hearing(heard: dict[str, dict[str, list[Any]]]) -> Iterator[None]:
    """Note what each sentence is filled with meanwhile."""

    def profile(frame: FrameType, what: str, _: Any) -> None:
        if what == "call" and frame.f_code is say.__code__:
            given = {**(frame.f_locals["values"] or {}), **frame.f_locals["more"]}
            for name, value in given.items():
                row = heard[frame.f_locals["slug"]][name]
                if all(value is not known for known in row) and len(row) < 40:
                    row.append(value)

    with profiled(profile):
        yield


@cache
def heard() -> Mapping[str, Slots]:
    """Every sentence that was said, with the values of each slot."""
    found: dict[str, Slots] = defaultdict(lambda: defaultdict(list))
    with hearing(found):
        for code in names():
            rules = game(code)
            for each in scenarios(code).values():
                outcome = run(each)
                _ = outcome.verdict.lines, [event.text for event in outcome.events]
                _ = [drawing(code).text(outcome.table.state, seat) for seat in (None, 0)]
            for action in rules.space.actions[::7]:
                _ = action.text
            _ = [card.text for card in cards(code)]
            for players in rules.players:
                report = rules.set_up_report(rules.start(players, 1, {}))
                _ = [event.text for event in report]
                for n, table in enumerate(random_table(rules, players, players)):
                    if n % 9 == 0:
                        _ = drawing(code).text(table.state, 0), table.actions()[:1]
                        wishes = rules.space.actions[n % 13 :: 97]
                        seats = rules.seated(table.state)
                        _ = [table.check(a).lines for a in wishes if a.seat in seats]
                    if table.history:
                        _ = [event.text for event in table.history[-1].events]
                for seat in range(players):
                    _ = [line.text for line in rules.score_sheet(table.state, seat)]
    return found


@cache
def pieces() -> Mapping[type, tuple[Any, ...]]:
    """Every piece of every game, by its kind."""
    found = defaultdict(list)
    for code in names():
        box = game(code).box
        for field in attrs.fields(type(box)):
            row = getattr(box, field.name)
            for each in row if isinstance(row, tuple) else ():
                if isinstance(each, Piece | Seat):
                    found[type(each)].append(each)
    return {kind: tuple(row) for kind, row in found.items()}


@cache
def usual() -> Mapping[str, tuple[Any, ...]]:
    """What stands in slots of each name, for sentences that nobody said: no whole texts."""
    found = defaultdict(list)
    for slots in heard().values():
        for name, values in slots.items():
            found[name] += [each for each in values[:3] if not isinstance(each, Text)]
    return {name: tuple(values[:12]) for name, values in found.items()}


def fillings(slug: str, slot: str) -> list[Any]:
    """What may stand in a slot, without going over the same kind of thing twice."""
    if (slug, slot) in GIVEN:
        return GIVEN[slug, slot]
    values = heard().get(slug, {}).get(slot) or list(usual().get(slot, (f"x{slot}",)))
    found = list[Any]()
    for value in values:
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, int):
            found += [0, 1, 2]
        elif type(value) in pieces():
            found += pieces()[type(value)]
        elif isinstance(value, list | tuple):
            found += [value[:1], value[:2]] if value else []
        else:
            found.append(value)
    return list({id(each) if not isinstance(each, int) else each: each for each in found}.values())


def filled(slug: str) -> Iterator[Text]:
    """A sentence with each value of each slot in turn, the other slots as they were first heard."""
    slots = {name for texts in forms(slug) for text in texts for name in fields(text)}
    fills = {slot: fillings(slug, slot) or [f"x{slot}"] for slot in slots}
    first = {slot: values[0] for slot, values in fills.items()}
    yield say(slug, first)
    for slot, values in fills.items():
        for value in islice(values, 400):
            yield say(slug, {**first, slot: value})


@cache
def books() -> dict[str, dict[str, tuple[str, ...]]]:
    return {lang: catalogue(lang) for lang in LANGUAGES}


def forms(slug: str) -> tuple[tuple[str, ...], ...]:
    return tuple(books()[lang][slug] for lang in LANGUAGES)


@pytest.mark.slow
def test_every_sentence_reads_well_whatever_fills_it() -> None:
    wrong = list[str]()
    for slug in books()["en"]:
        seen = set[str]()
        for text in filled(slug):
            for lang in LANGUAGES:
                for kind in filledlint.faults(text.pick(lang), lang):
                    if (kind, lang) not in seen:
                        seen.add((kind, lang))
                        wrong.append(f"{slug}: {kind}: {text.pick(lang)}")
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "lang", "text"),
    [
        ("1 of many", "en", "1 markers in the harbour"),
        ("1 of many", "en", "Red has 1 population markers."),
        ("1 of many", "en", "Red loses 1 missionaries."),
        ("many of 1", "en", "It takes 2 sword; you have 0."),
        ("many of 1", "en", "0 more marker in your harbour"),
        ("many of 1", "en", "Red sells 2 good"),
        ("article", "en", "Recruit a orange sailor"),
        ("article", "en", "Red takes an card."),
        ("article", "en", "A asset card is drawn."),
        ("doubled word", "en", "You have chosen the the Payment."),
        ("doubled word", "zh_Hant", "貨物專用格格子"),
        ("doubled word", "zh_Hant", "玩家玩家可以做"),
        ("doubled word", "zh_Hant", "1號號數字盤"),
        ("doubled mark", "en", "It meets every condition of Anchors Aweigh!."),
        ("doubled mark", "en", "This position cannot be. .."),
        ("doubled mark", "zh_Hant", "局面不成立：人數已確定。。"),
        ("doubled mark", "zh_Hant", "還缺：，港口"),
        ("empty slot", "en", "There is no game “”."),
        ("empty slot", "en", "Adventure cards ( ): none"),
        ("empty slot", "en", "Red takes , and Blue takes it."),
        ("empty slot", "en", "Known are a, b,"),
        ("empty slot", "zh_Hant", "沒有「」這款遊戲。"),
        ("empty slot", "zh_Hant", "可以寫：。"),
        ("empty slot", "zh_Hant", "有紅方、"),
        ("numbers meet", "en", "Red takes card 0 1."),
        ("numbers meet", "zh_Hant", "第1 2格"),
        ("small start", "en", "treasure 1 has been taken."),
        ("no measure word", "zh_Hant", "港口有2工人"),
        ("two measure words", "zh_Hant", "藍方1個個工人"),
    ],
)
def test_each_kind_of_fault_is_seen(kind: str, lang: str, text: str) -> None:
    assert kind in set(filledlint.faults(text, lang))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "1 marker in the harbour, 2 population markers, 0 goods"),
        ("en", "Take number 1 of the asset cards."),
        ("en", "2 treasure tiles and 0 glory"),
        ("en", "an orange sailor, a universal joint, an X and a card"),
        ("en", "position.red.harbour: a whole number from 0 up is wanted."),
        ("en", "Still to come: 1 discovery, 2 pirate and 1 trade."),
        ("en", "crew section A is not in use"),
        ("zh_Hant", "紅方建造造船廠。能不能不建造？一步一步看。"),
        ("zh_Hant", "港口有2個工人，第1格有3種貨物。"),
        ("zh_Hant", "1號數字盤，《奮進號》第1回合"),
    ],
)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert [*filledlint.faults(text, lang)] == []


@pytest.mark.slow
def test_enough_is_heard_to_fill_the_sentences_as_the_games_do() -> None:
    """Every event and refusal that scenarios bring about, with pieces, numbers and seats."""
    assert len(heard()) > 500
    kinds = {type(value) for slots in heard().values() for row in slots.values() for value in row}
    assert len(kinds & pieces().keys()) > 15
    assert {Seat, int, str} <= kinds
