"""What a line typed in a sitting asks for: an order by any of its words, else an action."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from seabook.words import plain

# The words of each order, in either language; those of Chinese need no space after them.
ORDERS: dict[str, tuple[str, ...]] = {
    "help": ("help", "?", "h", "說明", "幫助", "怎麼玩"),
    "why": ("why", "可不可以", "可以嗎", "為什麼", "問"),
    "rule": ("rule", "規則"),
    "forecast": ("forecast", "f", "預測"),
    "board": ("board", "b", "局面", "圖板"),
    "menu": ("menu", "choices", "m", "選項"),
    "undo": ("undo", "u", "復原", "收回上一步"),
    "redo": ("redo", "重做"),
    "save": ("save", "存檔", "儲存"),
    "open": ("open", "load file", "讀檔", "開啟"),
    "quit": ("q", "quit", "exit", "離開"),
}
# These say nothing alone.
WITH_MORE = ("why", "rule", "save", "open")
YES = ("y", "yes", "是", "對", "好", "要")
_ASKED = "?？"
_ASKING = ("我可以", "可以", "能不能", "我能", "may i ", "can i ")


class Order(NamedTuple):
    """What is asked for, and of what; no ``name`` for an action to play."""

    name: str
    rest: str


def order(line: str) -> Order:
    """The order of a line.

    >>> order("WHY occupy London"), order("規則E3.2b"), order("攻占倫敦可以嗎？")
    (Order(name='why', rest='occupy London'), Order(name='rule', rest='E3.2b'), Order(name='why', rest='攻占倫敦'))
    """
    line = unicodedata.normalize("NFKC", line.replace("\0", " ")).strip()
    word, _, rest = line.partition(" ")
    for name, words in ORDERS.items():
        if word.casefold() in words or plain(word) in {plain(each) for each in words} - {""}:
            return Order(name, rest.strip())
    for name, words in ORDERS.items():
        for each in words:
            if not each.isascii() and line.startswith(each):
                return Order(name, line[len(each) :].strip().rstrip(_ASKED))
    asked = line.rstrip(_ASKED).strip()
    for begin in _ASKING:
        if asked.casefold().startswith(begin):
            return Order("why", _stated(asked[len(begin) :]))
    return Order("", line) if asked == line else Order("why", _stated(asked))


def _stated(question: str) -> str:
    """The action that a question is about, without its last words."""
    for after in ("可以嗎", "可不可以", "行嗎", "嗎"):
        question = question.removesuffix(after)
    return question.strip()


def number(text: str) -> int | None:
    """The number of a choice: ``3``, ``3.``, ``③``, ``第3項``."""
    text = unicodedata.normalize("NFKC", text).strip().rstrip(".、)").removeprefix("第")
    text = text.removesuffix("項").removesuffix("个").removesuffix("個")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None
