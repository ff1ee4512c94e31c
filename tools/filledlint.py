"""Reads a sentence as people read it, with its values filled in: number, article, marks, doubled words.

`faults(text, lang)` names each kind of fault that a sentence has. `tests/test_filled.py` fills every
sentence of the catalogues with 0, 1, 2 and every piece of the games, and reads them all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Things that are counted, beside the last words of the glossary's terms.
COUNTED = re.findall(
    r"\w+",
    "action amount building captain card chest choice city coin colour connection decision deck disc"
    " game good kind line marker minute missionary monkey move number parrot piece player point"
    " project question real reason region reward round rule sailor scenario section seed ship space"
    " stack step sword symbol table tile time token treasure turn value way",
)
# These end like a plural and are none, or are verbs that may follow a number.
NO_PLURALS = frozenset(
    re.findall(
        r"\w+", "less has is was does goes lies class pass compass glass series costs returns"
    )
)
# These are not counted in the plural: 2 glory, 2 discovery and 1 pirate.
UNCOUNTED = frozenset(
    re.findall(r"\w+", "glory crew presence discovery pirate trade contract money")
)
# What Chinese counts with a measure word.
MEASURED = (
    "工人|水手|船長|貨物|財寶|資產卡|行動圓盤|專案|商船|錢堆|標記|城市|連線|建築板塊|寶箱|猴子|鸚鵡"
    "|傳教士|冒險牌|玩家"
)
HAN = "\u4e00-\u9fff"
# Small words that never stand twice in a row, as verbs (看看) and the ends of names (建造造船廠) may.
ONCE = "的了在到是個號格張枚座條艘把被和與從有元分"


def faults(text: str, lang: str) -> Iterator[str]:
    """The kinds of fault of a filled sentence, ``en`` or ``zh_Hant``."""
    rules = ENGLISH if lang == "en" else CHINESE
    yield from (kind for kind, found in {**BOTH, **rules}.items() if found(text))


@cache
def nouns() -> frozenset[str]:
    """English nouns in the singular: what is counted, and the last words of the glossary's terms."""
    rows = tomllib.loads((ROOT / "playbook" / "glossary.toml").read_text(encoding="utf-8"))["term"]
    last = {row["en"].split()[-1].casefold() for row in rows if "action" not in row}
    words = {word for word in {*last, *COUNTED} if word.isalpha()} - UNCOUNTED
    return frozenset(word for word in words if word.removesuffix("s") not in words - {word})


@cache
def _plurals() -> frozenset[str]:
    found = set()
    for word in nouns():
        if re.search("[^aeiou]y$", word):
            found.add(f"{word[:-1]}ies")
        found.add(f"{word}es" if re.search("(s|x|ch|sh)$", word) else f"{word}s")
    return frozenset(found) - NO_PLURALS - nouns()


def _phrase(text: str, number: str) -> Iterator[list[str]]:
    """The words after each such number, up to a mark or another number."""
    for found in re.finditer(rf"(?<![\w.,×-]){number}((?: [A-Za-zã-]+)+)", text):
        yield found[1].split()


def one_of_many(text: str) -> bool:
    """1 markers, 1 population markers."""
    return any(
        words[0] in _plurals()
        or (len(words) > 1 and words[1] in _plurals() and words[0] not in _LINKS)
        for words in _phrase(text, "1")
    )


def many_of_one(text: str) -> bool:
    """2 marker, 0 marker; 2 treasure tiles and 2 more are right."""
    for words in (*_phrase(text, "2"), *_phrase(text, "0")):
        for word, after in zip(words[:2], [*words[1:3], ""], strict=False):
            if word in _LINKS:
                break
            if word in nouns() and after not in nouns() | _plurals():
                return True
            if word in nouns() | _plurals():
                break
    return False


# A number is often a name: the one that is asked for, number 1 of red, level 1 in the harbour.
_LINKS = frozenset(
    re.findall(
        r"\w+",
        "of in on at to from by for and or is are was were has have with without as than not the a each"
        " instead would goes lies may must can it counts already returns up down face above below",
    )
)


def article(text: str) -> bool:
    """A orange sailor, an card."""
    text = re.sub(r"\b[Ss]ection A\b|\ba again\b", "", text)
    vowel = r"\b[Aa] (?:[aeio]|u(?!n[io]|s[aei]|til))\w"
    return bool(re.search(vowel, text) or re.search(r"\b[Aa]n (?![A-Z]\b)[^aeiouAEIOU\W]", text))


def doubled_word(text: str) -> bool:
    """The the; 格格, 玩家玩家."""
    if re.search(r"\b([A-Za-z]+) \1\b", text, re.IGNORECASE):
        return True
    return bool(re.search(rf"(?!一.一|.不.不|不.不.)([{HAN}]{{2,}})\1|([{ONCE}])\2", text))


def doubled_mark(text: str) -> bool:
    """Two marks where one is enough: !. or 。。 or ：，"""
    text = text.replace("...", "…")
    return bool(re.search(r"[.,;:!?][.,;:!?]|[，。；：！？、][，。；：！？、]|[.!?]” ?\.", text))


def empty(text: str) -> bool:
    """A slot that nothing fills: 「」, (), a list that begins or ends with its comma."""
    return bool(
        re.search(r"「」|“”|（）|\(\)|《》|[(（「“] ?[,，、；;]|[,，、：:] ?[)）」”]", text)
        or re.search(r" [.,;:!?)”](?:\s|$)|[(“] ", text)
        or re.search(r"(?:[、，；]|,|;) ?[。.]?$|[：:][。.]", text)
    )


def numbers_meet(text: str) -> bool:
    """Two numbers that run into each other: card 0 1."""
    return bool(re.search(r"\d \d", text))


def small_start(text: str) -> bool:
    """A whole sentence that begins with the name of a piece: treasure 1 has been taken."""
    begins = re.match(r"([a-z]+)\b(?![^.]{0,60}:).* .*\.$", text)
    return bool(begins) and begins[1] in nouns()  # type: ignore[index]


def no_measure(text: str) -> bool:
    """2工人: a number and a thing without a measure word."""
    return bool(re.search(rf"\d(?:{MEASURED})", text))


def measured_twice(text: str) -> bool:
    """1個個, 2張枚, g1格格."""
    return bool(re.search(r"\d[個枚張座條艘種塊疊局步][個枚張座條艘種塊疊局步]", text))


BOTH = {
    "doubled word": doubled_word,
    "doubled mark": doubled_mark,
    "empty slot": empty,
    "numbers meet": numbers_meet,
}
ENGLISH = {
    "1 of many": one_of_many,
    "many of 1": many_of_one,
    "article": article,
    "small start": small_start,
}
CHINESE = {"no measure word": no_measure, "two measure words": measured_twice}
