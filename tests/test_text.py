"""The texts of the repository pass the text check, and the check sees each kind of fault."""

from pathlib import Path

import pytest

import textlint
from textlint import Pair, Term

TERMS = [
    Term("all", "板塊", ("版塊",)),
    Term("endeavor", "攻占", ("佔領",)),
    Term("endeavor", "佔領區", ()),
    Term("vasco_da_gama", "專案", ("計畫",)),
]


def found(zh: str | None, en: str | None, **place: str) -> list[str]:
    pair = Pair(
        place.get("path", "a.toml"), place.get("where", "text"), zh, en, place.get("game", "")
    )
    return textlint.problems(pair, TERMS)


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_the_repository_has_no_problem() -> None:
    assert textlint.lint() == []


def test_the_repository_is_really_read() -> None:
    where = {(pair.path, pair.where) for pair in textlint.all_pairs(textlint.ROOT)}
    assert ("playbook/endeavor/rules.toml", "rule[E3.2b].text") in where
    assert ("playbook/endeavor/rulings.toml", "ruling[ER12].readings[1]") in where
    assert ("playbook/endeavor/misreadings.toml", "misreading[EM9].says") in where
    assert ("playbook/glossary.toml", "term[connection]") in where
    assert len(textlint.glossary(textlint.ROOT)) > 200


@pytest.mark.parametrize(
    ("zh", "en"),
    [
        ("拿取3枚標記。", "Take 3 tokens."),
        ("拿取3枚標記。", "Take three tokens."),
        ("航行1次或2次。", "Ship once or twice."),
        ("兩端的城市", "both cities"),
        ("你的第1個工人", "your first population marker"),
        ("其中三種", "three of them"),
        ("總共1000分", "1,000 glory in all"),
        ("見E3.2b與ER12。", "See E3.2b and ER12."),
        ("{player}拿取{n}枚", "{player} takes {n}"),
        ("至多{n:.2f}", "up to {n}"),
        ("Seabook", "Seabook"),
        ("{a}–{b}", "{a}–{b}"),
        ("NA1", "NA1"),
        ("有一份公開資料也如此", "and a public account agrees"),
        ("公開資料如此記載", "Public accounts say so."),
        (
            "數字符合等級，打開電視頻道",
            "The number fits the level, switch on the television channel.",
        ),
        ("這是遊戲設置", "This is the set-up."),
        ("佔領區", "a longer chosen form around a forbidden one"),
        ("用`table.check(a, b)`問", "Ask with `table.color`."),
        ("**跳過（pass）**以後", "after **passing**"),
        ("讀[規則](rules.md)再說", "Read the [rules](rules.md) first."),
        ("設計師是Jarratt Gray", "The designer is Jarratt Gray."),
        ("1. 先航行\n2. 再攻占", "1. Ship first\n2. then Occupy"),
    ],
)
def test_good_texts_pass(zh: str, en: str) -> None:
    assert found(zh, en) == []


@pytest.mark.parametrize(
    ("zh", "en", "what"),
    [
        (None, "text", "zh_Hant is missing"),
        ("文字", None, "en is missing"),
        ("文字", " ", "en is empty"),
        ("", "text", "zh_Hant is empty"),
        ("Ship", "Ship", "both languages have the same text"),
        ("拿取3枚", "Take 2", "numbers only in zh_Hant: 3"),
        ("拿取3枚", "Take 2", "numbers only in en: 2"),
        ("3到3", "3", "numbers only in zh_Hant: 3"),
        ("拿取幾枚", "Take three", "number words only in en: 3"),
        ("拿取{n}枚", "Take {m}", "placeholders differ: m, n"),
        ("見E3.2b", "see the rule", "ids cited in one language only: E3.2b"),
        ("公開資料也如此", "and a public account agrees", "one public account in en"),
        ("1個版塊", "1 tile", "forbidden form 版塊"),
        ("默認選項", "default option", "mainland word 默認"),
        ("看視頻", "watch the film", "mainland word 視頻"),
        ("設置語言", "set the language", "mainland word 設置"),
        ("你们", "you", "simplified character 们"),
        ("航行,攻占", "Ship, Occupy", "half-width punctuation"),
        ("航行 (船)", "Ship (boat)", "half-width punctuation"),
        ("選“航行”", "choose Ship", "half-width punctuation"),
        ("拿取 3枚", "Take 3", "typed space"),
        ("用 Ship", "use Ship", "typed space"),
        ("Ship　行動", "the action", "typed space"),
        ("航行 攻占", "Ship Occupy", "typed space"),
        ("輪到{player} 行動", "it is {player}'s turn", "typed space"),
        ("您的港口", "your harbour", "您"),
        ("顏色", "the colors", "American spelling colors"),
        ("灰色", "Gray good", "American spelling Gray"),
        ("玩家拿取牌", "The player takes his card", "masculine pronoun his"),
        ("玩家拿取牌", "He takes it", "masculine pronoun He"),
    ],
)
def test_each_fault_is_seen(zh: str | None, en: str | None, what: str) -> None:
    assert any(what in problem for problem in found(zh, en)), found(zh, en)


def test_forbidden_forms_belong_to_their_game() -> None:
    assert found("佔領城市", "Occupy a city", game="endeavor") == ["forbidden form 佔領"]
    assert found("佔領城市", "Occupy a city", game="vasco_da_gama") == []
    assert found("這個計畫", "this plan", game="endeavor") == []
    assert found("這個計畫", "this plan") == ["forbidden form 計畫"]


def test_only_a_quotation_of_the_source_may_mention_a_forbidden_form() -> None:
    zh, en = "來源稱為「佔領」", "another word in the source"
    assert found(zh, en, where="rule[E3.2a].source_has") == []
    assert found(zh, en, path="playbook/endeavor/rulings.toml") == []
    assert found(zh, en, where="rule[E3.2a].text") == ["forbidden form 佔領"]
    assert found("佔領城市", en, where="rule[E3.2a].source_has") == ["forbidden form 佔領"]


def test_toml_pairs_are_found_at_any_depth(tmp_path: Path) -> None:
    write(
        tmp_path,
        "playbook/endeavor/rules.toml",
        '[[rule]]\nid = "E1"\ntext.zh_Hant = "默認"\ntext.en = "default"\n'
        'readings = [{zh_Hant = "一"}, {en = "two"}]\n',
    )
    assert textlint.lint(tmp_path) == [
        "playbook/endeavor/rules.toml: rule[E1].text: mainland word 默認",
        "playbook/endeavor/rules.toml: rule[E1].readings[0]: en is missing",
        "playbook/endeavor/rules.toml: rule[E1].readings[1]: zh_Hant is missing",
    ]


def test_catalogues_are_compared_by_slug(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: {}"\n\n'
    write(
        tmp_path,
        "translations/zh_Hant/LC_MESSAGES/seabook.po",
        head.format("nplurals=1; plural=0;")
        + 'msgid "a.gone"\nmsgstr "拿取"\n\nmsgid "a.braces"\nmsgstr "拿取{n}枚"\n\n'
        'msgid "a.plural"\nmsgid_plural "a.plurals"\nmsgstr[0] "{n}枚標記"\n',
    )
    write(
        tmp_path,
        "translations/en/LC_MESSAGES/seabook.po",
        head.format("nplurals=2; plural=(n != 1);") + 'msgid "a.braces"\nmsgstr "Take {count}"\n\n'
        'msgid "a.plural"\nmsgid_plural "a.plurals"\nmsgstr[0] "1 token"\nmsgstr[1] "{n} tokens"\n',
    )
    assert textlint.lint(tmp_path) == [
        "translations: a.braces: placeholders differ: count, n",
        "translations: a.gone: en is missing",
        "translations: a.plural: numbers only in en: 1",
        "translations: a.plural: placeholders differ: n",
        "translations/en: a.plural: 1 must be a {value}, or marked as a word by `#. fixed: 1`",
    ]


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ('msgid "a"\nmsgstr "Take {n}"\n', []),
        ('#. fixed: 1\nmsgid "a"\nmsgstr "Take 1 captain"\n', []),
        ('#. fixed: 1, 2.5\nmsgid "a"\nmsgstr "1 to 2.5, or 1"\n', []),
        ('# Where it stands\n#. fixed: 0.1.0\nmsgid "a"\nmsgstr "Seabook 0.1.0"\n', []),
        ('msgid "a"\nmsgstr "see E3.2b, one of both, the first, twice"\n', []),
        ('msgid "a"\nmsgstr "Take 1 captain"\n', ["1 must be"]),
        ('# fixed: 1\nmsgid "a"\nmsgstr "Take 1 captain"\n', ["1 must be"]),
        ('#. fixed: 1\nmsgid "a"\nmsgstr "{n} of 1, 99.9%"\n', ["99.9 must be"]),
        ('msgid "a"\nmsgstr "Take three"\n', ["3 must be"]),
        ('msgid "a"\nmsgstr "拿取2枚"\n', ["2 must be"]),
        (
            'msgid "a"\nmsgid_plural "a"\nmsgstr[0] "{n} of 4"\nmsgstr[1] "{n} of 5"\n',
            ["4 must be", "5 must be"],
        ),
        ('#. fixed: 1\nmsgid "a"\nmsgstr "Take {n}"\n', ["`#. fixed: 1` marks no number"]),
        ('#. fixed: 1, 2\nmsgid "a"\nmsgstr "1"\n', ["`#. fixed: 2` marks no number"]),
    ],
)
@pytest.mark.parametrize("language", textlint.LANGUAGES)
def test_a_number_in_a_catalogue_is_a_value_or_marked_as_a_word(
    tmp_path: Path, language: str, entry: str, what: list[str]
) -> None:
    plural = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n'
    plural += 'Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
    write(tmp_path, f"translations/{language}/LC_MESSAGES/seabook.po", plural + entry)
    where = f"translations/{language}: a: "
    said = [line for line in textlint.lint(tmp_path) if line.startswith(where)]
    assert len(said) == len(what)
    assert all(line.startswith(where + each) for line, each in zip(said, what, strict=True))


def test_a_catalogue_left_out_is_seen(tmp_path: Path) -> None:
    write(tmp_path, "translations/en/LC_MESSAGES/seabook.po", 'msgid "a"\nmsgstr "Take"\n')
    assert textlint.lint(tmp_path) == ["translations: a: zh_Hant is missing"]


def test_notebook_blocks_are_paired_within_their_cell(tmp_path: Path) -> None:
    write(
        tmp_path,
        "notebooks/src/endeavor/a.py",
        '# %% [markdown]\n# <div lang="zh-Hant">\n#\n# 拿取2枚標記\n#\n# </div>\n'
        '# <div lang="en">\n#\n# Take 3 tokens\n#\n# </div>\n'
        '# %% [markdown]\n# <div lang="zh-Hant">\n#\n# 只有中文\n#\n# </div>\n',
    )
    assert textlint.lint(tmp_path) == [
        "notebooks/src/endeavor/a.py: cell 1, block 1: numbers only in en: 3",
        "notebooks/src/endeavor/a.py: cell 1, block 1: numbers only in zh_Hant: 2",
        "notebooks/src/endeavor/a.py: cell 2, block 1: en is missing",
    ]


def test_the_two_readmes_are_compared(tmp_path: Path) -> None:
    write(tmp_path, "README.md", "# Read me\n\n3 games\n\n```\npip install x==4\n```\n")
    assert textlint.lint(tmp_path) == ["README.zh-Hant.md: README.md: zh_Hant is missing"]
    write(tmp_path, "README.zh-Hant.md", "# 讀我\n\n2款遊戲\n")
    assert textlint.lint(tmp_path) == [
        "README.zh-Hant.md: README.md: numbers only in en: 3",
        "README.zh-Hant.md: README.md: numbers only in zh_Hant: 2",
    ]


def test_the_command_prints_each_problem_and_exits_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(textlint, "lint", lambda: ["a.toml: title: en is missing"])
    assert textlint.main() == 1
    assert capsys.readouterr().out == "a.toml: title: en is missing\n"
    monkeypatch.setattr(textlint, "lint", list)
    assert textlint.main() == 0
