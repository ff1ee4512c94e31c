"""The component file: what it must keep, what an owner may correct, and what it says when bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.anchors_aweigh.helpers import GAME

from seabook.engine import Complaint
from seabook.engine.components import faults
from seabook.files import data
from seabook.games import check_components
from seabook.games.anchors_aweigh.components import Box, read_box
from seabook.games.anchors_aweigh.constraints import CONSTRAINTS
from seabook.games.anchors_aweigh.game import played_with as anchors_aweigh
from seabook.playbook import PlaybookError

OURS = (data("playbook") / "anchors_aweigh" / "components.toml").read_text(encoding="utf-8")


def changed(folder: Path, *swaps: tuple[str, str]) -> Path:
    text = OURS
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def broken(box: Box) -> list[str]:
    return [each.id for each in CONSTRAINTS if list(each.faults(box))]


def test_ai11_the_file_of_the_playbook_keeps_every_constraint() -> None:
    assert list(faults(read_box(), CONSTRAINTS)) == []
    assert [sum(card.kind is kind for card in GAME.box.cards) for kind in GAME.box.kinds] == [
        20,
        12,
        8,
        12,
    ]


def test_one_card_is_attested_and_all_others_are_ours() -> None:
    attested = [card.code for card in GAME.box.cards if card.provenance == "source"]
    assert attested == ["T01"]
    assert GAME.notice is not None


@pytest.mark.parametrize(
    ("old", "new", "ids"),
    [
        ('code = "D01", kind = "discovery"', 'code = "D01", kind = "pirate"', {"AC1"}),
        ('code = "D02"', 'code = "D01"', {"AC2"}),
        ("copies = 9", "copies = 8", {"AC3"}),
        ("goods_each = 16", "goods_each = 15", {"AC4"}),
        ("spaces = 8", "spaces = 7", {"AC5"}),
        ("drawn = 5", "drawn = 6", {"AC6"}),
        ("cost = {shovel = 1}", "cost = {warehouse = 1}", {"AC7"}),
        ("cost = {shovel = 1}", "cost = {}", {"AC7", "AC12"}),
        ("reward = {coins = 2}", "reward = {coins = 2, blue = 1}", {"AC8"}),
        ("reward = {coins = 2}", "reward = {any = 2}", {"AC9"}),
        (
            "cost = {blue = 2}, reward = {coins = 4}",
            "cost = {blue = 2}, reward = {purple = 4}",
            {"AC10"},
        ),
        (
            "cost = {blue = 1}, reward = {purple = 2}",
            "cost = {blue = 1}, reward = {white = 2}",
            {"AC11"},
        ),
        ("cost = {shovel = 2}", "cost = {shovel = 3}", {"AC12"}),
        ("reward = {orange = 2}", "reward = {orange = 3}", {"AC13"}),
        ('code = "red"', 'code = "blue"', {"AC15"}),
        ("rounds = 2", "rounds = 3", {"AC16"}),
        ("chest_worth = 10", "chest_worth = 0", {"AC16"}),
    ],
)
def test_each_constraint_finds_what_breaks_it(
    tmp_path: Path, old: str, new: str, ids: set[str]
) -> None:
    box = read_box(changed(tmp_path, (old, new)))
    found = list(faults(box, CONSTRAINTS))
    assert ids <= set(broken(box))
    assert all(each.text.en and each.text.zh_Hant for each in found)


def test_a_code_that_stands_on_three_cards_is_told_so(tmp_path: Path) -> None:
    box = read_box(changed(tmp_path, ('code = "D02"', 'code = "D01"'), ('"D03"', '"D01"')))
    told = [each.text for each in faults(box, CONSTRAINTS) if each.constraint == "AC2"]
    assert [each.en for each in told] == ["The code D01 is used by 3 cards."]
    assert [each.zh_Hant for each in told] == ["有3張牌的代號都是D01。"]


def test_pirates_that_ask_for_other_things_are_noticed(tmp_path: Path) -> None:
    text = OURS.replace("cannon = ", "rope = ").replace("sword = ", "map = ")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert broken(read_box(path)) == ["AC14"]


def test_what_is_not_firm_can_be_switched_off_and_the_rest_cannot(tmp_path: Path) -> None:
    path = changed(tmp_path, ("cost = {shovel = 2}", "cost = {shovel = 3}"))
    assert list(check_components("anchors_aweigh", path))
    assert list(check_components("anchors_aweigh", path, ["AC12"])) == []
    with pytest.raises(Complaint, match="AC12"):
        list(check_components("anchors_aweigh", path, ["AC1"]))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("cost = {shovel = 1}", "cost = {spade = 1}", "card D01: cost: spade"),
        ("cost = {shovel = 1}", "cost = {shovel = 0}", "card D01: cost: shovel"),
        ("cost = {blue = 1}", "cost = {any = 1}", "card T01: cost: any"),
        ('kind = "trade"', 'kind = "barter"', "card T01: kind"),
        ("copies = 9", "copies = 100000000000", "copies"),
        ("cost = {shovel = 1}", "cost = {shovel = 99999999999}", "card D01: cost: shovel"),
        ("goods_each = 16", 'goods_each = "many"', "goods_each"),
        ('game = "anchors_aweigh"', 'game = "chess"', "chess"),
        ('provenance = "source"', 'provenance = "rumour"', "provenance"),
        ("[counts]", "[counts", "mine.toml"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_place(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    with pytest.raises(PlaybookError, match=place):
        read_box(changed(tmp_path, (old, new)))


def test_an_owners_file_makes_a_game_of_its_own(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ('component_set = "reconstructed-v1"', 'component_set = "my-box"'),
        ("reward = {coins = 2}", "reward = {coins = 9}"),
    )
    mine = anchors_aweigh(read_box(path))
    assert (mine.component_set, GAME.component_set) == ("my-box", "reconstructed-v1")
    state = mine.place(
        2,
        {"phase": "voyage", "card": "D03", "red": {"spaces": {"a1": "rope"}}},
        mine.complete({}),
    )
    for text in ("red: fulfil", "blue: skip"):
        mine.apply(state, mine.space.by_notation[text])
    assert mine.value(state, "red.coins") == 9
