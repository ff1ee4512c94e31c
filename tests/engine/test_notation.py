"""Reading an action: notation, words of either language, and complaints that help."""

import pytest

from seabook.engine import Complaint
from seabook.engine.notation import parse
from seabook.games import game, names

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


@pytest.mark.parametrize(
    "text",
    [
        "紅：航行加勒比海",
        "red: ship CA",
        "RED:Ship  the Caribbean".replace("the ", ""),
        "紅:航行CA",
    ],
)
def test_ways_to_write_the_same(text: str) -> None:
    assert parse(SPACE, text).notation == "red: ship CA"


@pytest.mark.parametrize(
    ("text", "slug", "helps"),
    [
        ("occupy NA1", "complaint.no-colon", "red: build"),
        ("pink: occupy NA1", "complaint.seat", "red"),
        ("red: ocupy NA1", "complaint.kind", "occupy"),
        ("red: occupy NA9", "complaint.target", "NA1"),
        ("red: occupy", "complaint.target", "EU1"),
        ("red: pass EU1", "complaint.kind", "pass"),
        ("", "complaint.no-colon", "red"),
    ],
)
def test_a_mistake_gets_one_sentence_that_helps(text: str, slug: str, helps: str) -> None:
    with pytest.raises(Complaint) as caught:
        parse(SPACE, text)
    assert caught.value.slug == slug
    for lang in ("zh_Hant", "en"):
        assert helps in caught.value.text.pick(lang)
        assert "\n" not in caught.value.text.pick(lang)


def test_what_is_not_text_is_refused() -> None:
    with pytest.raises(Complaint, match="int"):
        parse(SPACE, 7)  # type: ignore[arg-type]
