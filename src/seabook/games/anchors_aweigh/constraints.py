"""Whether a component file keeps what is known of the printed game, in plain words.

A firm constraint is attested by the rules text or by accounts that agree; the others are what one
good account says, and can be switched off one by one by whoever owns a box that shows otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from seabook.engine.components import Constraint, as_the_rules_say, once_each
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import GREY, Card
from seabook.words import Text, say

_CARDS = {"discovery": 20, "pirate": 12, "trade": 8, "contract": 12}
_DRAWN = {"discovery": 5, "pirate": 3, "trade": 2, "contract": 3}
_KINDS, _COPIES, _MONKEYS = 9, 9, 3
_COLOURS, _GOODS = 4, 16
_ABOVE, _BELOW, _GOODS_ONLY = 8, 4, 2
_DISCOVERY = (1, 2)  # treasures that one costs
_GIVE, _GET = 1, 2  # goods in a trade
_FIGHTING = {"cannon", "sword", "sailor"}
_COLOUR_CODES = ("blue", "white", "orange", "purple")
_TREASURE_CODES = (
    *("cannon", "sword", "sailor", "shovel", "telescope"),
    *("rope", "compass", "map", "warehouse", "monkey"),
)
# What the rules say of numbers, by the name of the count.
_RULES = {"players": (2, 3, 4), "rounds": 2, "parrots": 3, "chests": 18, "chest_worth": 10}


def _card_numbers(box: Box) -> Iterator[Text]:
    for kind in box.kinds:
        given = sum(card.kind is kind for card in box.cards)
        if given != _CARDS.get(kind.code):
            expected = _CARDS.get(kind.code, 0)
            yield say("components.cards", kind=kind, given=given, expected=expected)
    if {kind.code for kind in box.kinds} != set(_CARDS):
        yield say("components.kinds", known=list(_CARDS))


def _codes(box: Box) -> Iterator[Text]:
    for code, n in sorted(Counter(card.code for card in box.cards).items()):
        if n > 1:
            yield say("components.code-twice", code=code, n=n)


def _treasures(box: Box) -> Iterator[Text]:
    for treasure in box.treasures:
        expected = _MONKEYS if treasure.code == "monkey" else _COPIES
        if treasure.copies != expected:
            given = treasure.copies
            yield say("components.treasures", treasure=treasure, given=given, expected=expected)
    if len(box.treasures) != _KINDS + 1:
        yield say("components.treasure-kinds", given=len(box.treasures), expected=_KINDS + 1)


def _goods(box: Box) -> Iterator[Text]:
    if (len(box.colours), box.counts.goods_each) != (_COLOURS, _GOODS):
        given = {"colours": len(box.colours), "each": box.counts.goods_each}
        yield say("components.goods", given, kinds=_COLOURS, most=_GOODS)


def _ships(box: Box) -> Iterator[Text]:
    goods_only = sum(space.goods_only for space in box.spaces)
    above = sum(not space.below for space in box.spaces)
    below = len(box.spaces) - above - goods_only
    if (above, below, goods_only) != (_ABOVE, _BELOW, _GOODS_ONLY):
        yield say(
            "components.spaces",
            above=above,
            below=below,
            goods_only=goods_only,
            want_above=_ABOVE,
            want_below=_BELOW,
            want_goods_only=_GOODS_ONLY,
        )


def _drawn(box: Box) -> Iterator[Text]:
    for kind in box.kinds:
        if kind.drawn != _DRAWN.get(kind.code, kind.drawn):
            expected = _DRAWN[kind.code]
            yield say("components.drawn", kind=kind, given=kind.drawn, expected=expected)


def _costs(box: Box) -> Iterator[Text]:
    for card in box.cards:
        if not card.treasures and not any(card.goods):
            yield say("components.no-cost", card=card)
        for treasure in dict.fromkeys(card.treasures):
            if not treasure.payable:
                yield say("components.not-payable", card=card, treasure=treasure)


def _rewards(box: Box) -> Iterator[Text]:
    for card in box.cards:
        if any(card.reward) == bool(card.coins):
            yield say("components.card-reward", card=card)


def _grey(box: Box) -> Iterator[Text]:
    for card in box.cards:
        if card.reward[GREY] and card.kind.code != "pirate":
            yield say("components.grey", card=card)


def _contracts(box: Box) -> Iterator[Text]:
    for card in _of(box, "contract"):
        if not card.coins:
            yield say("components.contract", card=card)


def _attested(box: Box) -> Iterator[Text]:
    if ("1 blue", "2 purple") not in map(_trade, _of(box, "trade")):
        yield say("components.card-attested")


def _discoveries(box: Box) -> Iterator[Text]:
    least, most = _DISCOVERY
    for card in _of(box, "discovery"):
        if not least <= (given := len(card.treasures)) <= most:
            yield say("components.discovery", card=card, given=given, least=least, most=most)


def _trades(box: Box) -> Iterator[Text]:
    for card in _of(box, "trade"):
        shared = any(pay and gain for pay, gain in zip(card.goods, card.reward, strict=False))
        if (sum(card.goods), sum(card.reward)) != (_GIVE, _GET) or shared:
            yield say("components.trade", card=card, give=_GIVE, get=_GET)


def _pirates(box: Box) -> Iterator[Text]:
    asked = [treasure.code for card in _of(box, "pirate") for treasure in card.treasures]
    fighting = sum(code in _FIGHTING for code in asked)
    if 2 * fighting <= len(asked):
        yield say("components.pirates", given=fighting, asked=len(asked))


def _of(box: Box, kind: str) -> Iterator[Card]:
    return (card for card in box.cards if card.kind.code == kind)


def _trade(card: Card) -> tuple[str, str]:
    colours = ("blue", "white", "orange", "purple")
    paid = [f"{n} {c}" for c, n in zip(colours, card.goods, strict=True) if n]
    got = [f"{n} {c}" for c, n in zip(colours, card.reward, strict=False) if n]
    return ", ".join(paid), ", ".join(got)


def _names(box: Box) -> Iterator[Text]:
    for where, given, expected in (
        ("seat", [each.code for each in box.seats], None),
        ("colour", [each.code for each in box.colours], list(_COLOUR_CODES)),
        ("treasure", sorted(each.code for each in box.treasures), sorted(_TREASURE_CODES)),
    ):
        yield from once_each(where, given)
        if expected is not None and given != expected:
            yield say("components.parts", what=where, given=given, expected=expected)


def _rules(box: Box) -> Iterator[Text]:
    yield from as_the_rules_say(box.counts, _RULES)


CONSTRAINTS: tuple[Constraint[Box], ...] = (
    Constraint("AC1", True, _card_numbers),  # A0.4
    Constraint("AC2", True, _codes),
    Constraint("AC3", True, _treasures),  # A0.2
    Constraint("AC4", True, _goods),  # A0.8
    Constraint("AC5", True, _ships),  # A1.2, A1.3
    Constraint("AC6", True, _drawn),  # A1.6
    Constraint("AC7", True, _costs),  # A0.9, A3.14
    Constraint("AC8", True, _rewards),  # A0.9
    Constraint("AC9", True, _grey),  # A3.18
    Constraint("AC10", True, _contracts),  # A3.11
    Constraint("AC11", True, _attested),  # the one card that the source describes
    Constraint("AC15", True, _names),
    Constraint("AC16", True, _rules),  # A0.1, A0.5 to A0.7, A1.1, A4.5
    Constraint("AC12", False, _discoveries),
    Constraint("AC13", False, _trades),
    Constraint("AC14", False, _pirates),
)
