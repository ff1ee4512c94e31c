"""The voyage: the card at hand with what may be decided on it, the deck as its backs tell it, the supply."""

from __future__ import annotations

from collections import Counter

from seabook.drawing.anchors_aweigh import acts, cards, signs
from seabook.drawing.anchors_aweigh.ships import TERMS, Look
from seabook.drawing.rings import UNSEEN
from seabook.drawing.svg import INK, PALE, PAPER, Pen, code, runs
from seabook.games.anchors_aweigh import hidden
from seabook.games.anchors_aweigh.pieces import CardKind
from seabook.words import Text, glossary, say

WIDTH, HEIGHT = 400.0, 460.0
SUPPLY_WIDTH, SUPPLY_HEIGHT = 280.0, 72.0
_LARGE = 2.4
_LOOKS = {"fulfil": "#2b7a3d", "face": "#2b7a3d", "skip": "#5a6872", "flee": "#5a6872"}


def now(pen: Pen, look: Look, x: float, y: float) -> None:
    """The card at hand, large, and the deck beside it."""
    state, at = look.state, pen.group(transform=f"translate({x:g} {y:g})")
    _head(at, say("anchors.head.card"), 8, 18)
    if state.card is not None:
        one = at.image(cards.told(state.card) if state.turned else state.card.kind.name)
        one = one.group(transform=f"translate(8 28) scale({_LARGE})")
        if state.turned:
            cards.face(one, state.card, 0, 0)
        else:
            cards.back(one, state.card.kind, 0, 0)
    for n, kind in enumerate(acts.on_card(state, look.seat)):
        _plate(at, look, kind, 8 + n * 124, 190)
    _deck(at, look, 8, 240)


def _head(pen: Pen, text: Text, x: float, y: float) -> None:
    pen.line(runs(text, pen.lang, "600", gap=6), x, y, 14, fill=PALE)


def _plate(pen: Pen, look: Look, kind: str, x: float, y: float) -> None:
    """Something to decide: a plate with its word."""
    name = glossary()[TERMS[kind]].name
    art, touch = pen.control(kind, say(f"kind.{kind}"))
    size = {"x": x, "y": y, "width": 116.0, "height": 46.0}
    art.draw("rect", rx=12, fill=_LOOKS[kind], stroke=INK, stroke_width=1.4, **size)
    row = runs(name, art.lang, "700", gap=6)
    art.line(row, x + 58, y + 29, 17 if len(row) < 2 else 15, "middle", PAPER)
    touch.draw("rect", **size, **UNSEEN)
    look.rings.around(touch, kind, [(x + 23, y + 23), (x + 93, y + 23)], 23)


def _deck(pen: Pen, look: Look, x: float, y: float) -> None:
    """What is to come: the next back, the rest in no known order, contracts put under for all to see."""
    state = look.state
    top, middle, bottom = hidden.layers(state)
    _head(pen, say("anchors.head.deck", n=len(state.deck)), x, y + 18)
    parts = [("anchors.head.next", [card.kind for card in top])]
    unordered = sorted((card.kind for card in middle), key=lambda kind: kind.i)
    parts += [("anchors.head.rest", unordered)]
    parts += [("anchors.head.under", [card.kind for card in bottom])]
    y += 28
    for slug, kinds in parts:
        if kinds:
            _backs(pen, say(slug), kinds, x, y)
            y += 70


def _backs(pen: Pen, head: Text, kinds: list[CardKind], x: float, y: float) -> None:
    rows = [[run] for run in runs(head, pen.lang)]
    pen.lines(rows, x + 4, y + (36 if len(rows) < 2 else 28), 13)
    left = x + 88
    for kind, n in Counter(kinds).items():
        one = pen.image(say("anchors.some-cards", n=n, what=kind))
        at = one.group(transform=f"translate({left:g} {y:g}) scale(0.72)")
        for under in range(min(n, 4) - 1, -1, -1):
            cards.back(at, kind, 3.0 * under, 2.0 * under)
        if n > 1:
            at.draw("circle", cx=92, cy=58, r=13, fill=PAPER, stroke=INK, stroke_width=1.4)
            at.line([code(n, "700")], 92, 64, 18, "middle")
        left += 78


def supply(pen: Pen, look: Look, x: float, y: float) -> None:
    """The goods and the parrots of the supply."""
    state, at = look.state, pen.group(transform=f"translate({x:g} {y:g})")
    _head(at, glossary()["supply"].name, 8, 16)
    for n, colour in enumerate(state.box.colours):
        left, left_over = 6 + n * 55.0, state.supply[colour.i]
        label = say("anchors.some", n=left_over, what=colour.name)
        action = acts.on_good(state, look.seat, colour.code)
        art, touch = at.control(action, label) if action else (at.image(label), None)
        size = {"x": left, "y": 24.0, "width": 51.0, "height": 42.0}
        art.draw("rect", rx=8, fill=PAPER, stroke=PALE, stroke_width=1, **size)
        signs.good(art, colour.code, left + 14, 45, 10)
        art.line([code(f"×{left_over}", "700")], left + 25, 50, 12)
        if touch is not None:
            touch.draw("rect", **size, **UNSEEN)
            look.rings.around(touch, action, [(left + 21, 45), (left + 30, 45)], 21)
    parrots = at.image(say("aside.parrots", n=state.parrots))
    signs.parrot(parrots, 242, 45, 26)
    parrots.line([code(f"×{state.parrots}", "700")], 256, 50, 12.5)
