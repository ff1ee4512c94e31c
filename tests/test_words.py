"""Languages, texts and their marks."""

import pytest

from seabook import words
from seabook.words import Text, bracketed, listed, say


@pytest.fixture(autouse=True)
def language_as_before() -> None:
    before = words.language()
    yield
    words.language(before)


def test_switching_tells_those_who_listen_and_changes_what_is_shown() -> None:
    heard: list[str] = []
    stop = words.on_switch(heard.append)
    text = Text("港口", "harbour")
    shown = []
    for code in ("en", "zh_Hant", "both"):
        words.language(code)
        shown.append(str(text))
    stop()
    words.language("en")
    assert shown == ["harbour", "港口", "港口\nharbour"]
    assert [code for code in heard if code != "both"][:2] == ["en", "zh_Hant"]
    assert len(heard) <= 3


def test_html_marks_every_run_with_its_language_and_escapes() -> None:
    html = Text("甲<乙", "a<b").html()
    assert html == '<span lang="zh-Hant">甲&lt;乙</span><span lang="en">a&lt;b</span>'


def test_lists_and_brackets_have_each_language_its_own_marks() -> None:
    things = [Text("甲", "a"), Text("乙", "b")]
    assert listed(things) == Text("甲、乙", "a, b")
    assert bracketed(things) == Text("（甲、乙）", " (a, b)")
    assert bracketed([]) == Text("", "")


@pytest.mark.parametrize(
    ("n", "en"), [(1, "It costs 1 population marker."), (2, "It costs 2 population markers.")]
)
def test_numbers_choose_the_plural(n: int, en: str) -> None:
    assert say("verdict.costs.markers", n=n).en == en
    assert say("verdict.costs.markers", n=n).zh_Hant == f"費用：{n}個工人。"


def test_an_article_stands_in_english_only_and_is_capital_at_the_beginning() -> None:
    from seabook.games.endeavor.components import REGION

    values = {"n": 2, "spaces": 6}
    said = say("region.not-open", region=REGION["CA"], **values)
    assert said.en.startswith("The Caribbean is not")
    assert say("region.not-open", region=REGION["IN"], **values).en.startswith("India is not")
    assert said.zh_Hant.startswith("加勒比海還不是")


def test_an_unknown_language_is_refused_and_nothing_changes() -> None:
    before = words.language()
    with pytest.raises(words.WordsError, match="fr"):
        words.language("fr")
    assert words.language() == before
