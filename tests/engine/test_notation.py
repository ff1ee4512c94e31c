"""Reading an action: notation, words of either language, and complaints that help."""

import pytest

from seabook.engine import Action, Complaint
from seabook.engine.notation import parse
from seabook.games import game, names
from seabook.words import plain

SPACE = game("endeavor").space


def test_every_action_prints_and_parses() -> None:
    for action in SPACE.actions:
        assert parse(SPACE, action.notation) is action
        assert SPACE.actions[action.number] is action


@pytest.mark.parametrize("lang", ["zh_Hant", "en"])
def test_every_action_parses_from_the_words_shown(lang: str) -> None:
    for action in SPACE.actions[:: 7 if lang == "en" else 5]:
        name = action.target.name.pick(lang) if action.target else ""
        text = f"{action.seat.name.pick(lang)}: {action.kind.name.pick(lang)} {name}"
        assert parse(SPACE, text) is action, text


@pytest.mark.parametrize("code", names())
@pytest.mark.parametrize("lang", ["zh_Hant", "en"])
def test_every_choice_can_be_typed_as_it_is_listed(code: str, lang: str) -> None:
    space = game(code).space
    for action in space.actions[::11]:
        assert parse(space, action.text.pick(lang)) is action, action.text.pick(lang)


@pytest.mark.parametrize("code", names())
def test_no_two_actions_of_a_seat_are_called_alike(code: str) -> None:
    """What is compared is much shorter than what is shown; it still tells all of them apart."""
    called: dict[str, Action] = {}
    for row in game(code).space.by_kind[0].values():
        for action in row:
            for word in (action.phrase.zh_Hant, action.phrase.en, action.choice):
                assert called.setdefault(plain(word), action) is action, word


@pytest.mark.parametrize(
    "text",
    [
        "紅：航行加勒比海",
        "red: ship CA",
        "RED:Ship  the Caribbean".replace("the ", ""),
        "紅:航行CA",
        "紅方：航行到加勒比海",
        "紅色玩家﹕航行加勒比海",
        "红：航行加勒比海",
        "ｒｅｄ：ｓｈｉｐ　ＣＡ",
        "Red player: ship to the Caribbean",
        "red ship CA",
        "紅航行加勒比海",
    ],
)
def test_ways_to_write_the_same(text: str) -> None:
    assert parse(SPACE, text).notation == "red: ship CA"


@pytest.mark.parametrize(
    ("code", "text", "meant"),
    [
        ("endeavor", "build a shipyard", "build shipyard"),
        ("endeavor", "build shipyards", "build shipyard"),
        ("endeavor", "蓋造船廠", "build shipyard"),
        ("endeavor", "建築造船廠", "build shipyard"),
        ("endeavor", "攻佔ＮＡ１", "occupy NA1"),
        ("endeavor", "占领纽奥良", "occupy NA1"),
        ("endeavor", "conquer New Orleans", "occupy NA1"),
        ("endeavor", "交易：非洲", "draw AF"),
        ("endeavor", "过", "pass"),
        ("endeavor", "blue: pass", "blue: pass"),
        ("endeavor", "藍跳過", "blue: pass"),
        ("vasco_da_gama", "選5", "number 5"),
        ("vasco_da_gama", "買船長", "hire"),
        ("anchors_aweigh", "看牌", "look"),
        ("anchors_aweigh", "take 3", "take t3"),
        ("anchors_aweigh", "load on a1", "load a1"),
        ("vasco_da_gama", "sail to Natal space 1", "land natal-1"),
        ("anchors_aweigh", "翻２", "flip t2"),
    ],
)
def test_a_seat_that_asks_for_itself_need_not_say_so(code: str, text: str, meant: str) -> None:
    table = game(code).table(3, 7)
    whole = meant if ":" in meant else f"red: {meant}"
    assert table.seat("red").action(text).notation == whole


@pytest.mark.parametrize(
    ("text", "slug", "helps"),
    [
        ("occupy NA1", "complaint.no-colon", ("綠方：建", "Green: Build")),
        ("pink: occupy NA1", "complaint.seat", ("紅", "Red")),
        ("red: ocupy NA1", "complaint.near", ("紐奧良", "New Orleans")),
        ("red: biuld shipyard", "complaint.near", ("造船廠", "Shipyard")),
        ("red: occupy Bosston", "complaint.near", ("波士頓", "Boston")),
        ("red: occupy NA9", "complaint.target", ("紐奧良（NA1）", "New Orleans (NA1)")),
        ("red: occupy", "complaint.no-target", ("倫敦（EU1）", "London (EU1)")),
        ("red: xyzzy", "complaint.kind", ("攻占", "Occupy")),
        ("", "complaint.no-colon", ("綠方：建", "Green: Build")),
    ],
)
def test_a_mistake_gets_one_sentence_that_helps(
    text: str, slug: str, helps: tuple[str, str]
) -> None:
    with pytest.raises(Complaint) as caught:
        game("endeavor").table(3, 7).action(text)
    assert caught.value.slug == slug
    for lang, help in zip(("zh_Hant", "en"), helps, strict=True):
        assert help in caught.value.text.pick(lang)
        assert "\n" not in caught.value.text.pick(lang)


def test_one_near_match_is_offered_and_none_of_two_that_are_as_near() -> None:
    table = game("endeavor").table(3, 7)
    with pytest.raises(Complaint) as caught:
        table.action("red: biuld shipyard")
    assert caught.value.values["near"].notation == "red: build shipyard"
    with pytest.raises(Complaint) as caught:
        table.action("red: activate dock or docks")
    assert "near" not in caught.value.values or caught.value.values["near"].kind.code == "activate"
    with pytest.raises(Complaint) as caught:
        table.action("red: discard North America 9")
    assert "near" not in caught.value.values


def test_only_the_seats_at_the_table_are_named() -> None:
    for text in ("pink: pass", "white: pass"):
        with pytest.raises(Complaint) as caught:
            game("endeavor").table(3, 7).check(text)
        assert caught.value.text.en.endswith("there are: Red, Blue, Green.")


def test_the_example_is_possible_now() -> None:
    for code in names():
        table = game(code).table(3, 7)
        with pytest.raises(Complaint) as caught:
            table.action("zzz")
        assert table.check(caught.value.values["example"].en).legal


def test_what_is_not_text_is_refused() -> None:
    with pytest.raises(Complaint, match="int"):
        parse(SPACE, 7)  # type: ignore[arg-type]
