"""Languages, texts and their marks."""

import pytest

from seabook import words
from seabook.answers.elsewhere import elsewhere
from seabook.answers.stored import stored
from seabook.games import game, names
from seabook.words import Text, bracketed, folding, glossary, listed, meant, plain, quoted, say


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


@pytest.mark.parametrize(("n", "en"), [(1, "1 population marker"), (2, "2 population markers")])
def test_numbers_choose_the_plural(n: int, en: str) -> None:
    assert say("holding.markers", n=n).en == en
    assert say("holding.markers", n=n).zh_Hant == f"{n}個工人"


def test_an_article_stands_in_english_only_and_is_capital_at_the_beginning() -> None:
    from seabook.games import game

    region, values = game("endeavor").box.region, {"n": 2, "spaces": 6}
    said = say("region.not-open", region=region["CA"], **values)
    assert said.en.startswith("The Caribbean is not")
    assert say("region.not-open", region=region["IN"], **values).en.startswith("India is not")
    assert said.zh_Hant.startswith("加勒比海還不是")


def test_an_unknown_language_is_refused_and_nothing_changes() -> None:
    before = words.language()
    with pytest.raises(words.WordsError, match="fr"):
        words.language("fr")
    assert words.language() == before


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("紅：　航行", "紅：　航行"),
        ("\x1b[2J\x07\r\n", "\\x1b[2J\\x07\\r\\n"),
        ("\ud800", "\\ud800"),
        ("\u202eright to left", "\\u202eright to left"),
        ("x" * 81, "x" * 40 + "…" + "x" * 39),
        (["a", "b"], "['a', 'b']"),
        ({"a": {"b": {"c": 1}}}, "{'a': {'b': {...}}}"),
        (12, "12"),
        (10**20, "1" + "0" * 20),
    ],
)
def test_what_comes_from_outside_is_quoted_on_one_line(given: object, shown: str) -> None:
    assert quoted(given) == shown


@pytest.mark.parametrize(
    "given",
    ["\ud800" * 10**6, 10**10_000, [[0] * 10**5] * 10, b"x" * 10**5],
    ids=["text", "number", "rows", "bytes"],
)
def test_what_is_quoted_is_short(given: object) -> None:
    assert len(quoted(given)) <= 80
    assert len(say("complaint.file", given=given).en) < 4000


def test_a_row_inside_a_row_is_shown_in_outline() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert say("complaint.file", given=["a", deep]).en == "The file “a, [[[...]]]” cannot be read."


def test_names_and_texts_are_not_shortened() -> None:
    long = Text("長" * 300, "long" * 100)
    assert long.en in say("complaint.file", given=long).en
    assert long.zh_Hant in say("complaint.file", given=[long]).zh_Hant


@pytest.mark.parametrize(
    ("target", "told"),
    [("A-orange", "Recruit an orange sailor"), ("A-grey", "Recruit a grey sailor")],
)
def test_english_says_an_before_a_vowel(target: str, told: str) -> None:
    assert game("vasco_da_gama").space.get(0, "recruit", target).phrase.en.startswith(told)


def in_gb2312(letter: str) -> bool:
    try:
        letter.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def test_every_traditional_character_of_our_words_has_its_simplified_form() -> None:
    """The older mainland character set holds none but simplified forms."""
    pairs = folding._PAIRS.split()
    simpler = {pair[0]: pair[1] for pair in pairs}
    assert all(len(pair) == 2 and in_gb2312(pair[1]) for pair in pairs)
    assert len(simpler) == len(pairs)
    said = [word for term in glossary().values() for word in term.words]
    for code in names():
        actions = game(code).space.actions
        said += [action.text.zh_Hant for action in actions]
        said += [word for question in stored(code) for word in question.words_zh]
    said += [word for kind in elsewhere() for word in kind.words_zh]
    letters = {letter for word in said for letter in word if "\u4e00" <= letter <= "\u9fff"}
    assert len(letters) > 300
    assert {each for each in letters if not in_gb2312(each)} <= simpler.keys()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("攻占紐奧良", "攻佔纽奥良"),
        ("ＮＡ１", "na1"),
        ("Build the Shipyard", "build shipyards"),
        ("①", "1"),
        ("São Gabriel", "são gabriel"),
    ],
)
def test_what_is_typed_alike_is_compared_as_one(one: str, other: str) -> None:
    assert plain(one) == plain(other)
    assert plain(one) != plain(one + "x")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("zh", "zh_Hant"),
        ("zh-TW", "zh_Hant"),
        ("zh_TW.UTF-8", "zh_Hant"),
        ("ZH-Hant", "zh_Hant"),
        ("en_GB", "en"),
        ("both", "both"),
        ("fr", None),
        ("", None),
    ],
)
def test_what_people_call_a_language(name: str, code: str | None) -> None:
    assert meant(name) == code
