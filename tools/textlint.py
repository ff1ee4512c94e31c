"""Checks every text that Seabook shows: both languages there, the same numbers, the house words.

Run `python tools/textlint.py`. Each problem is printed as `path: where: what`; any makes it exit 1.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import textnumbers
from textnumbers import CODE, PLACEHOLDER, numbers

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("zh_Hant", "en")

# Texts that are rightly the same in both languages: names.
SAME_IN_BOTH = frozenset({"Seabook", "BoardGameGeek", "Endeavor", "Anchors Aweigh!"})

# Files and fields that may mention a forbidden form, put between 「」, because they quote a source.
QUOTING_FILES = frozenset({"rulings.toml", "misreadings.toml"})
QUOTING_FIELD = "source_has"

# Mainland words, as patterns: the look-arounds spare words that only contain them by accident
# (數字符合, 電視頻道, 表示例如). Words that Taiwan also uses in their own sense are left out.
MAINLAND = re.compile(
    r"默認|缺省|(?<!電)視頻(?!道)|軟件|硬件|硬盤|信息|程序|博弈|屏幕|鼠標|質量|打印|網絡|鏈接"
    r"|(?<!大)數據|文件夾|文檔|用戶(?!端)|服務器|菜單|(?<!世)界面|字符(?!合)|字節|變量|加載|卸載"
    r"|概率|人工智能|模塊|兼容|搜索|粘貼|創建|激活|反饋|(?<!表)示例(?!如)|高亮(?!度)|博客|源代碼"
    r"|(?<!遊戲)設置"
)
SIMPLIFIED = re.compile(
    "[们这为说话样点过时间开关战争卖买鱼鸟门问长东车书应该无发对动区岛贸国图标记个张块]"
)

AMERICAN = re.compile(
    r"\b(?:color|harbor|center|favor|honor|neighbor|behavior|theater|fulfill\b"
    r"|(?<!Jarratt )gray)\w*",
    re.I,
)
MASCULINE = re.compile(r"\b(?:he|his|him|himself)\b", re.I)

ONE_ACCOUNT = re.compile(r"\b(?:a|one|another) public (?:account|report)\b", re.I)

HAN = r"[\u3400-\u9fff\uf900-\ufaff]"
SPACE = r"[ \u00a0\u3000]"
MARK = '[,.;:?!()"“”]'
HALF_WIDTH = re.compile(rf"{HAN}{SPACE}?{MARK}|{MARK}{HAN}|\){SPACE}{HAN}")
TYPED_SPACE = re.compile(rf"{HAN}{SPACE}+(?:{HAN}|[A-Za-z0-9])|[A-Za-z0-9]{SPACE}+{HAN}")

LANG_DIV = re.compile(r"""<div\s[^>]*?lang=["']?(zh-Hant|en)\b[^>]*>(.*?)</div>""", re.S)
CELL = re.compile(r"^# ?%%.*$", re.M)


@dataclass(frozen=True)
class Pair:
    """One text in its two languages, and where it stands; None is a language left out."""

    path: str
    where: str
    zh: str | None
    en: str | None
    game: str = ""


@dataclass(frozen=True)
class Term:
    """A row of the glossary: the chosen Chinese form and the forms to avoid."""

    game: str
    chosen: str
    forbid: tuple[str, ...]


# Checks. Each yields what is wrong, in plain words.


def plain(text: str) -> str:
    """The text as read: markup, link targets and code fall away, code and placeholders become X."""
    text = re.sub(r"^```.*?^```\s*$", "", text, flags=re.M | re.S)
    text = re.sub(r"`[^`]*`", "X", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"</?\w[^>]*>|https?://[\w./?=&%#~-]+", "", text)
    text = PLACEHOLDER.sub("X", text)
    return re.sub(r"\*\*|__|[\[\]]", "", text)


def presence(pair: Pair) -> Iterator[str]:
    """Both languages are there, and differ unless the text is a name or holds no words."""
    for language, text in zip(LANGUAGES, (pair.zh, pair.en), strict=True):
        if text is None:
            yield f"{language} is missing"
        elif not text.strip():
            yield f"{language} is empty"
    if pair.zh and pair.zh == pair.en and pair.en not in SAME_IN_BOTH:
        rest = CODE.sub("", PLACEHOLDER.sub("", pair.en))
        if re.search(r"[^\W\d_]", rest):
            yield f"both languages have the same text: {pair.en!r}"


def placeholders(zh: str, en: str) -> Iterator[str]:
    """The same {placeholders} in both."""
    chinese, english = set(PLACEHOLDER.findall(zh)), set(PLACEHOLDER.findall(en))
    if chinese != english:
        yield f"placeholders differ: {', '.join(sorted(chinese ^ english))}"


def accounts(zh: str, en: str) -> Iterator[str]:
    """One public account is not many: 公開資料 alone reads as all of them."""
    if ONE_ACCOUNT.search(en) and "公開" in zh and "一份" not in zh:
        yield "one public account in en, any number in zh_Hant (write 有一份公開資料)"


def codes(zh: str, en: str) -> Iterator[str]:
    """The same rule, ruling and city ids in both."""
    chinese, english = set(CODE.findall(zh)), set(CODE.findall(en))
    if chinese != english:
        yield f"ids cited in one language only: {', '.join(sorted(chinese ^ english))}"


def forbidden(text: str, terms: Iterable[Term], game: str = "") -> Iterator[str]:
    """Forms of the glossary's forbid column; a longer chosen form around one makes it right.

    A text that belongs to no one game is held to the words of all.
    """
    concerned = [t for t in terms if not game or t.game in (game, "all")]
    banned = {form for term in concerned for form in term.forbid}
    forms = sorted(banned | {term.chosen for term in concerned}, key=len, reverse=True)
    if banned:
        for match in re.finditer("|".join(map(re.escape, forms)), text):
            if match[0] in banned:
                yield f"forbidden form {match[0]}"


def chinese(text: str) -> Iterator[str]:
    """The house style of Chinese."""
    read = plain(text)
    for match in MAINLAND.finditer(read):
        yield f"mainland word {match[0]}"
    for match in SIMPLIFIED.finditer(read):
        yield f"simplified character {match[0]}"
    for match in HALF_WIDTH.finditer(read):
        yield f"half-width punctuation beside a Han character: {match[0]!r}"
    for match in TYPED_SPACE.finditer(read):
        yield f"typed space beside a Han character: {match[0]!r}"
    if "您" in read:
        yield "您 (write 你)"


def english(text: str) -> Iterator[str]:
    """The house style of English."""
    read = plain(text)
    for match in AMERICAN.finditer(read):
        yield f"American spelling {match[0]}"
    for match in MASCULINE.finditer(read):
        yield f"masculine pronoun {match[0]} (write you or they)"


def problems(pair: Pair, terms: Iterable[Term]) -> list[str]:
    """All that is wrong with one text."""
    found = list(presence(pair))
    zh, en = pair.zh, pair.en
    if zh and zh != en:
        name = pair.path.rsplit("/", 1)[-1]
        quoting = name in QUOTING_FILES or pair.where.rsplit(".", 1)[-1] == QUOTING_FIELD
        used = re.sub(r"「[^」]*」", "", zh) if quoting else zh
        found += [*chinese(zh), *forbidden(plain(used), terms, pair.game)]
    if en:
        found += english(en)
    if zh and en:
        found += [*numbers(zh, en), *placeholders(zh, en), *codes(zh, en), *accounts(zh, en)]
    return found


# Readers. Each yields the texts of one kind of file: where, in Chinese, in English.

Found = tuple[str, str | None, str | None]


def toml_pairs(data: object, where: str = "") -> Iterator[Found]:
    """Every table that has a text in either language, at any depth."""
    if isinstance(data, dict):
        if any(language in data for language in LANGUAGES):
            zh, en = (data.get(language) for language in LANGUAGES)
            yield where, None if zh is None else str(zh), None if en is None else str(en)
        for key, value in data.items():
            yield from toml_pairs(value, f"{where}.{key}" if where else key)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            name = value.get("id", index) if isinstance(value, dict) else index
            yield from toml_pairs(value, f"{where}[{name}]")


def notebook_pairs(source: str) -> Iterator[Found]:
    """The `lang` blocks of a percent script; in a cell the n-th Chinese goes with the n-th English."""
    for number, cell in enumerate(CELL.split(source)):
        blocks: dict[str, list[str]] = {"zh-Hant": [], "en": []}
        for language, text in LANG_DIV.findall(re.sub(r"^# ?", "", cell, flags=re.M)):
            blocks[language].append(text)
        for index in range(max(map(len, blocks.values()))):
            zh, en = (texts[index] if index < len(texts) else None for texts in blocks.values())
            yield f"cell {number}, block {index + 1}", zh, en


def all_pairs(root: Path) -> Iterator[Pair]:
    """Every text of the repository."""
    playbook, scripts = root / "playbook", root / "notebooks" / "src"
    games = {folder.name for folder in playbook.glob("*/")}
    for path in sorted(playbook.rglob("*.toml")):
        name, game = path.relative_to(root).as_posix(), path.relative_to(playbook).parts[0]
        for where, zh, en in toml_pairs(tomllib.loads(path.read_text("utf-8"))):
            yield Pair(name, where, zh, en, game if game in games else "")
    files = [root / "translations" / code / "LC_MESSAGES" / "seabook.po" for code in LANGUAGES]
    if any(file.exists() for file in files):
        zh_texts, en_texts = (
            {slug: forms for slug, forms, _ in textnumbers.messages(file)} if file.exists() else {}
            for file in files
        )
        for slug in sorted(zh_texts.keys() | en_texts.keys()):
            zh_forms: list[str | None] = [*zh_texts.get(slug, [None])]
            en_forms: list[str | None] = [*en_texts.get(slug, [None])]
            for en in dict.fromkeys(en_forms):
                yield Pair("translations", slug, zh_forms[-1], en)
    for path in sorted(scripts.rglob("*.py")):
        name, folder = path.relative_to(root).as_posix(), path.relative_to(scripts).parts[0]
        for where, zh, en in notebook_pairs(path.read_text("utf-8")):
            yield Pair(name, where, zh, en, folder if folder in games else "")
    readmes = [root / name for name in ("README.zh-Hant.md", "README.md")]
    if any(readme.exists() for readme in readmes):
        zh, en = (plain(r.read_text("utf-8")) if r.exists() else None for r in readmes)
        yield Pair("README.zh-Hant.md", "README.md", zh, en)


def glossary(root: Path) -> list[Term]:
    """The rows of playbook/glossary.toml."""
    path = root / "playbook" / "glossary.toml"
    rows = tomllib.loads(path.read_text("utf-8"))["term"] if path.exists() else []
    return [Term(row["game"], row["zh_Hant"], tuple(row["forbid"])) for row in rows]


def lint(root: Path = ROOT) -> list[str]:
    """All problems of the repository, a line each."""
    terms = glossary(root)
    found = [
        f"{pair.path}: {pair.where}: {what}"
        for pair in all_pairs(root)
        for what in problems(pair, terms)
    ]
    for code in LANGUAGES:
        path = root / "translations" / code / "LC_MESSAGES" / "seabook.po"
        marks = textnumbers.unmarked(path) if path.exists() else ()
        found += (f"translations/{code}: {slug}: {what}" for slug, what in marks)
    return found


def main() -> int:
    """Print the problems; the exit status tells whether there are any."""
    found = lint()
    print("\n".join(found) if found else "texts: no problem")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
