"""Adventure cards: what one costs on the left, what it gives on the right, its kind above."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from markupsafe import Markup

from seabook.drawing import Face
from seabook.drawing.anchors_aweigh import signs
from seabook.drawing.pieces import letter
from seabook.drawing.svg import INK, PAPER, Pen, Run, code, finished, picture, runs
from seabook.games.anchors_aweigh.pieces import GREY, Card, CardKind
from seabook.games.anchors_aweigh.state import State
from seabook.words import BCP47, Text, glossary, say, shown

WIDTH, HEIGHT = 97.0, 62.0
# The kinds as the backs of the printed cards tell them apart.
_KINDS = {
    "discovery": "#2b7a3d",
    "pirate": "#22272b",
    "trade": "#2a66b0",
    "contract": "#b3261e",
}
_HEAD = 17.0

# Draws a sign, so large, with its middle there.
Sign = Callable[[Pen, float, float, float], None]


def told(card: Card) -> Text:
    """A card face up in words."""
    return say("anchors.card", card=card, cost=card.cost_text, reward=card.reward_text)


def every(state: State) -> tuple[Face, ...]:
    """All cards of the box; those of the ring lie there until the captain's call."""
    ring = state.deck if state.cards_open else []
    return tuple(
        Face(card.code, told(card), partial(picture_of, card), card in ring)
        for card in state.box.cards
    )


def picture_of(card: Card, lang: str) -> Markup:
    """A card alone, as a picture."""
    pen = picture(WIDTH + 4, HEIGHT + 4, lang, told(card))
    face(pen, card, 2, 2)
    return finished(pen)


def face(pen: Pen, card: Card, x: float, y: float) -> None:
    """A card face up, its upper left corner there."""
    at = pen.group(transform=f"translate({x:g} {y:g})")
    _paper(at, card.kind, PAPER)
    at.line([*_kind(at, card.kind), code(card.code, "700", gap=3)], 5, 13.2, 12.7, fill=PAPER)
    signs.pays(at, WIDTH / 2, _HEAD + 22)
    _half(at, _cost(card), 22)
    _half(at, _reward(card), WIDTH - 22)


def back(pen: Pen, kind: CardKind, x: float, y: float) -> None:
    """A card face down: only its kind can be seen."""
    at = pen.group(transform=f"translate({x:g} {y:g})")
    _paper(at, kind, _KINDS[kind.code])
    rows = [[run] for run in runs(_name(kind), pen.lang, "700")]
    size = 17.0 if shown(pen.lang) == ("zh_Hant",) else 14.0
    top = HEIGHT / 2 + (size * 0.36 if len(rows) < 2 else -2)
    at.lines(rows, WIDTH / 2, top, size, "middle", PAPER)


def _paper(pen: Pen, kind: CardKind, fill: str) -> None:
    pen.draw("rect", width=WIDTH, height=HEIGHT, rx=5, fill=fill, stroke=INK, stroke_width=1.4)
    pen.draw(
        "path",
        d=f"M0 {_HEAD:g}V5a5 5 0 0 1 5-5H{WIDTH - 5:g}a5 5 0 0 1 5 5V{_HEAD:g}z",
        fill=_KINDS[kind.code],
    )


def _name(kind: CardKind) -> Text:
    """The kind in one word."""
    return glossary()[kind.code].name


def _kind(pen: Pen, kind: CardKind) -> list[Run]:
    """The kind in a word; in both languages in two letters."""
    if len(shown(pen.lang)) > 1:  # the English letter begins the code
        return [Run(letter(kind.code).zh_Hant, BCP47["zh_Hant"], "700")]
    return runs(_name(kind), pen.lang, "500")


def _cost(card: Card) -> list[tuple[Sign, int]]:
    found = [(_of_treasure(kind), n) for kind, n in Counter(card.treasures).items()]
    return found + _goods(card, card.goods)


def _reward(card: Card) -> list[tuple[Sign, int]]:
    if card.coins:
        n = card.coins
        return [(lambda pen, x, y, size: signs.coins(pen, n, x, y, size * 0.62), 1)]
    return _goods(card, card.reward)


def _goods(card: Card, counts: tuple[int, ...]) -> list[tuple[Sign, int]]:
    names = (*signs.COLOURS, "any")
    return [(_of_good(names[i]), n) for i, n in enumerate(counts[: GREY + 1]) if n]


def _of_treasure(kind: object) -> Sign:
    return lambda pen, x, y, size: signs.treasure(pen, kind, x, y, size)  # type: ignore[arg-type]


def _of_good(name: str) -> Sign:
    return lambda pen, x, y, size: signs.good(pen, name, x, y, size * 0.44)


def _half(pen: Pen, things: list[tuple[Sign, int]], middle: float) -> None:
    """One half of a card: a thing in the middle, else two or four corners; ``×2`` beside a sign."""
    counted = any(n > 1 for _, n in things)
    y, size = _HEAD + 22.0, 19.0
    if len(things) == 1:
        size = 20.0 if counted else 27.0
        places = [(middle - 9 * counted, y)]
    elif len(things) == 2 and not counted:
        places = [(middle - 10, y), (middle + 10, y)]
    elif len(things) == 2:
        places = [(middle - 9, y - 11), (middle - 9, y + 11)]
    else:
        places = [(middle - 10, y - 11), (middle + 10, y - 11)]
        places += [(middle - 10, y + 11), (middle + 10, y + 11)]
        if len(things) == 3:
            places[2] = (middle, y + 11)
    for (sign, n), (x, at) in zip(things, places, strict=False):
        sign(pen, x, at, size)
        if counted:
            pen.line([code(f"×{n}", "700")], x + 11, at + 4.5, 12.5)
