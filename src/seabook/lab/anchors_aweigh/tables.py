"""Anchors Aweigh! in tables: what the cards want, whom to face, and what a good memory is worth."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import mean, stdev

from sympy import Rational

from seabook.games.anchors_aweigh.game import GAME
from seabook.games.anchors_aweigh.penalty import COINS, GOODS
from seabook.games.anchors_aweigh.pieces import Card, counted
from seabook.lab.anchors_aweigh.results import asking, chance_of
from seabook.lab.sheet import Sheet
from seabook.simulation import play_many
from seabook.words import Text, say

_BOX = GAME.box
# What one may hold against pirates.
_HOLDINGS = ("", "c", "cs", "csm", "cc", "ccs", "ccsm", "ccssmm")
_LETTERS = {"c": "cannon", "s": "sword", "m": "sailor"}
# The players compared, from the weakest memory to the best, and so many of the others.
_MINDS, _RIVAL, _PLAYERS = ("forgetful", "sailor", "mindful"), "sailor", 3
_WIDTH = 1.96  # of a 95 % interval, in standard errors


def kinds_wanted() -> Sheet:
    """For each treasure how likely the 13 cards of a first round want 1 or more, or 2 or more, and how many."""
    rows = []
    for treasure in _BOX.treasures:
        if treasure.payable:
            kind, _, icons = asking(treasure.code)
            drawn = next(each.drawn for each in _BOX.kinds if each.code == kind)
            cards = sum(card.kind.code == kind for card in _BOX.cards)
            chances = (chance_of(treasure.code), chance_of(treasure.code, 2))
            rows.append((treasure, icons, *chances, f"{drawn * icons / cards:.2f}"))
    heads = ("treasure", "icons", "one-wanted", "two-wanted", "mean-wanted")
    return Sheet(
        say("lab.kinds_wanted"),
        ("A1.6", "A3.3", "A3.7"),
        tuple(say(f"lab.head.{each}") for each in heads),
        tuple(rows),
    )


def facing() -> Sheet:
    """What facing a pirate card of which nothing is known brings on average, by what one holds."""
    pirates = [card for card in _BOX.cards if card.kind.code == "pirate"]
    rows = []
    for held in _HOLDINGS:
        aboard = Counter(_LETTERS[letter] for letter in held)
        won = [card for card in pirates if not Counter(t.code for t in card.treasures) - aboard]
        lost = (len(pirates) - len(won)) * (COINS + GOODS)
        gain = Rational(sum(map(_worth, won)) - lost, len(pirates))
        rows.append((_held(aboard), f"{len(won)}/{len(pirates)}", f"{float(gain):+.2f}"))
    best = frozenset(i for i, row in enumerate(rows) if row[2].startswith("+"))
    heads = ("held", "payable", "mean-gain")
    return Sheet(
        say("lab.facing"),
        ("A3.5", "A3.7", "A3.8"),
        tuple(say(f"lab.head.{each}") for each in heads),
        tuple(rows),
        best,
    )


def _worth(card: Card) -> int:
    """A reward in coins: a good is sold for 1."""
    return card.coins + sum(card.reward)


def _held(aboard: Counter[str]) -> Text:
    named = [(each.name, aboard[each.code]) for each in _BOX.treasures if aboard[each.code]]
    return counted(named) if named else say("anchors.none")


def memory_worth(games: int = 8, jobs: int = 1) -> Sheet:
    """Players of different memory against the same rivals in the same games: mean totals, with 95 % intervals."""
    rows, first = [], list[int]()
    for name in _MINDS:
        bots = (name, *(_RIVAL,) * (_PLAYERS - 1))
        played = play_many(GAME.code, games, _PLAYERS, bots, jobs=jobs)
        totals = [each.scores[-each.seed % _PLAYERS] for each in played]
        first = first or totals
        more = [a - b for a, b in zip(totals, first, strict=True)]
        rows.append((say(f"lab.mind.{name}"), _interval(totals), _interval(more)))
    return Sheet(
        say("lab.memory_worth", n=games),
        ("A2.17", "A2.18"),
        tuple(say(f"lab.head.{each}") for each in ("memory", "mean-total", "more")),
        tuple(rows),
    )


def _interval(found: list[int]) -> str:
    half = _WIDTH * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return f"{mean(found):.1f} ± {half:.1f}"


TABLES = {table.__name__: table for table in (kinds_wanted, facing, memory_worth)}
