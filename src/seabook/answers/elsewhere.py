"""What no rules say: strategy, shops, other games, things in no box of ours, small talk.

``playbook/elsewhere.toml`` holds it as people ask it, for all games alike.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

import attrs

from seabook.playbook import read
from seabook.words import folded

Kind = Literal["strategy", "shop", "others", "unheard", "chat"]


@attrs.frozen(kw_only=True)
class Elsewhere:
    """One kind of what is asked in vain, with its wordings."""

    kind: Kind
    words_zh: tuple[str, ...]
    words_en: tuple[str, ...]


@attrs.frozen
class _File:
    elsewhere: tuple[Elsewhere, ...]


@cache
def elsewhere() -> tuple[Elsewhere, ...]:
    """What is asked in vain, by kind."""
    return read("elsewhere.toml", _File).elsewhere


# How advice is asked for, in any game: what is best, what is worth it, what one should do.
_ADVICE = re.compile(
    r"\bshould (i|we|you) (?!have\b|get\b|be\b|own\b)|\bworth (it\b|(?!any)\w+ing\b)"
    r"|\bbetter (to|off|if|than)\b|\b(is|be) better\b|\b(a|any) good idea\b|\bgood deal\b|\btips?\b"
    r"|\bbest (way|move|opening|strategy|start|first|plan|choice|play|use|thing)\b"
    r"|\bwhat('s| is) (the )?best\b|\b(strateg|tactic|recommend|overpowered|strongest)|\badvice\b"
    r"|\bhow (do|can|to) (i |you |we )?win (more|often|easily)"
    + "|"
    + folded(
        "比較好|比較強|較有利|最好[的嗎是先用]|最強|划算|最厲害|值得|推薦|建議|策略|戰術|攻略|技巧|訣竅"
        "|該不該|應該先|該先|先衝|穩贏|必勝|佔便宜|優勢|吃虧"
    )
)


def asks_advice(question: str) -> bool:
    """Whether a question asks what is best, which no rule says.

    >>> asks_advice("should I flee?"), asks_advice("how many cards should I have?")
    (True, False)
    """
    return bool(_ADVICE.search(folded(question)))
