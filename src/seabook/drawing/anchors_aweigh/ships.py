"""Ships: a sail with the player's letter, the spaces above and below deck, money beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from seabook.drawing.anchors_aweigh import acts, signs
from seabook.drawing.anchors_aweigh.sight import Thing, named, thing
from seabook.drawing.anchors_aweigh.text import ship
from seabook.drawing.pieces import COLOURS, letters
from seabook.drawing.rings import UNSEEN, Rings
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Point, Run, Value, code, runs
from seabook.games.anchors_aweigh.pieces import Space
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, glossary, say, shown

WIDTH, HEIGHT = 280.0, 336.0
SMALL_WIDTH, SMALL_HEIGHT = 232.0, 96.0
_CELL_WIDE, _CELL_HIGH, _LEFT = 66.0, 64.0, 7.0
# What may be decided about a card, in a word.
TERMS = {"fulfil": "fulfil", "skip": "skip-action", "face": "face-pirates", "flee": "flee"}
_WOOD, _BELOW, _GOODS = "#e7d3ae", "#cbb489", "#b9c9d4"
# The upper edge of each row of spaces in a large ship.
_ABOVE, _SCREEN, _HOLD = 46.0, 176.0, 196.0


class Look(NamedTuple):
    """Who looks at what: the position, the view that is drawn, the seat (or none), the marks."""

    state: State
    view: Mapping[str, Any]
    seat: int | None
    rings: Rings

    @property
    def works(self) -> bool:
        """Whether somebody with a seat looks, who may act."""
        return self.seat is not None and self.seat >= 0


def large(pen: Pen, look: Look, seat: int, x: float, y: float) -> None:
    """A ship whose every space can be read; the own one can be worked."""
    box, at = look.state.box, pen.group(transform=f"translate({x:g} {y:g})")
    own = look.view["ships"][box.seats[seat].code]
    _hull(at, own)
    _sail(at, look, seat, 20, 22, 19)
    _held(at, look, seat, 46, 22)
    at.draw("path", d=f"M4 {_SCREEN + 10:g}H276", stroke=INK, stroke_width=5)
    at.draw("rect", x=88, y=_SCREEN + 1, width=104, height=18, rx=9, fill=INK)
    at.line(runs(glossary()["screen"].name, at.lang, gap=5), 140, _SCREEN + 14, 12, "middle", PAPER)
    for space in box.spaces:
        what = thing(box, own["spaces"][space.code])
        _space(at, look, seat, space, what)
    _hand(at, look, seat, own["hand"])


def place(space: Space) -> Point:
    """The upper left corner of a space in a large ship."""
    n = int(space.code[1:]) - 1
    if space.goods_only:
        return _LEFT + n * _CELL_WIDE, _HOLD + _CELL_HIGH
    top = _HOLD if space.below else _ABOVE
    return _LEFT + n % 4 * _CELL_WIDE, top + n // 4 * _CELL_HIGH


def _hull(pen: Pen, own: Mapping[str, Any]) -> None:
    shape: dict[str, Value] = {"stroke": INK, "stroke_width": 1.6}
    pen.draw("path", d="M3 42H277V185H3z", fill=_WOOD, **shape)
    pen.draw("path", d="M3 186H277V290q-2 38-40 40H43Q5 328 3 290z", fill=_BELOW, **shape)


def _sail(pen: Pen, look: Look, seat: int, x: float, y: float, r: float) -> None:
    """A sail in the player's colour, with the letter."""
    name = look.state.box.seats[seat].code
    fill, ink = COLOURS[name]
    far = 1.15 * r
    pen.path([(x - r, y + r), (x - r * 0.5, y - r), (x + far, y + r)], True, fill=fill, stroke=INK)
    size = r * (0.5 if len(shown(pen.lang)) == 2 else 0.72)
    letters(pen, name, x - r * 0.12, y + r * 0.5, size, ink)


def _held(pen: Pen, look: Look, seat: int, x: float, y: float) -> None:
    """Coins, chests, parrots, and what is known of the decision."""
    state, name = look.state, look.state.box.seats[seat].code
    own = look.view["ships"][name]
    signs.coins(pen, own["coins"], x + 12, y, 12)
    x += 34
    for sign, n in ((signs.chest, own["chests"]), (signs.parrot, own["parrots"])):
        if n:
            action = (
                acts.on_parrots(state, seat) if sign is signs.parrot and seat == look.seat else ""
            )
            _pays(pen, look, action, x + 8, y)
            sign(pen, x + 8, y, 22)
            pen.line([code(f"×{n}", "700")], x + 21, y + 5, 13)
            x += 50
    said = list[Text]()
    if look.view["captain"] == name:
        said.append(glossary()["captain-role"].name)
    if own["choice"]:
        said.append(glossary()[TERMS[own["choice"]]].name)
    elif name in look.view["decided"]:
        said.append(say("anchors.decided"))
    if seat == look.seat and not said:
        said.append(say("anchors.yours"))
    if said:
        row = [run for text in said for run in runs(text, pen.lang, "600", gap=4)]
        row = [Run(r.text, r.lang, r.weight, 6 if n else 0) for n, r in enumerate(row)]
        pen.line(row, x, y + 5, 13)


def _pays(pen: Pen, look: Look, action: str, x: float, y: float) -> None:
    """The own parrot while it may pay."""
    if action:
        _, touch = pen.control(action, glossary()["parrot"].name)
        touch.draw("rect", x=x - 15, y=y - 15, width=30, height=30, **UNSEEN)
        look.rings.around(touch, action, [(x, y)], 15)


def _space(pen: Pen, look: Look, seat: int, space: Space, what: Thing) -> None:
    x, y = place(space)
    label = say("anchors.space", space=space, thing=named(look.state.box, what))
    action = acts.on_space(look.state, seat, space, what) if seat == look.seat else ""
    touch = None
    art, touch = pen.control(action, label) if action else (pen.image(label), None)
    fill = _GOODS if space.goods_only else PAPER if not space.below else "#f1e8d6"
    size = {"width": _CELL_WIDE - 4, "height": _CELL_HIGH - 4}
    art.draw("rect", x=x + 2, y=y + 2, rx=6, fill=fill, stroke=PALE, stroke_width=1, **size)
    _inside(art, what, x + _CELL_WIDE / 2 + 3, y + _CELL_HIGH / 2)
    art.line([code(space.code)], x + 6, y + 14, 12, fill=PALE)
    if touch is not None:
        touch.draw("rect", x=x + 2, y=y + 2, **size, **UNSEEN)
        middle = y + _CELL_HIGH / 2
        look.rings.around(touch, action, [(x + 31, middle), (x + 35, middle)], 30)


def _inside(pen: Pen, what: Thing, x: float, y: float) -> None:
    """What lies on a space, with its name below."""
    rows, names = len(shown(pen.lang)), list[Text]()
    up = y - (8 if rows < 2 else 14)
    if what.hidden:
        signs.back(pen, x, y, 36)
    elif what.chest:
        signs.chest(pen, x, y, 36)
    elif what.treasure is not None:
        names.append(what.treasure.name)
        size = 36 if rows < 2 else 26
        signs.tile(pen, what.treasure, what.star, x + 1, up, size)
        for n, each in enumerate(what.goods):
            signs.good(pen, each, x + 21, up - 9 + 17 * n, 8)
    elif what.goods:
        signs.good(pen, what.goods[0], x, y, 17)
    for text in names:
        pen.lines(
            [[run] for run in runs(text, pen.lang)], x, y + 25 - 13 * (rows - 1), 12, "middle"
        )


def _hand(pen: Pen, look: Look, seat: int, hand: str) -> None:
    """The hand, beside the goods-only spaces: what is held can be put back; an empty one can take a
    treasure that nobody has seen."""
    box = look.state.box
    x, y = _LEFT + 2 * _CELL_WIDE + 2, _HOLD + _CELL_HIGH + 2
    wide, high = 2 * _CELL_WIDE - 4, _CELL_HIGH - 4
    what = thing(box, hand.partition(" ")[2])
    action = acts.on_hand(look.state, seat) if seat == look.seat else ""
    says = "anchors.unseen" if action.startswith("take") else "anchors.in-hand"
    label = say("anchors.hand", thing=named(box, what)) if hand else say(says)
    art, touch = pen.control(action, label) if action else (pen.image(label), None)
    frame = {"x": x, "y": y, "width": wide, "height": high, "rx": 22}
    art.draw("rect", fill="#fde8c8", stroke=INK, stroke_width=1.4, stroke_dasharray="4 3", **frame)
    rows = [[run] for run in runs(say(says), art.lang)]
    left = x + 38 if action and not hand else x + 14
    art.lines(rows, left, y + (34 if len(rows) < 2 else 26), 12.5)
    if hand:
        _inside(art, what, x + wide - 38, y + high / 2)
    elif action:
        signs.back(art, x + 21, y + high / 2, 26)
    if touch is not None:
        touch.draw("rect", x=x, y=y, width=wide, height=high, **UNSEEN)
        middle = y + high / 2
        look.rings.around(touch, action, [(x + 30, middle), (x + wide - 30, middle)], 30)


def small(pen: Pen, look: Look, seat: int) -> None:
    """Another's ship: above deck what lies there, below it only what is filled."""
    box = look.state.box
    own = look.view["ships"][box.seats[seat].code]
    at = pen.image(ship(look.state, look.view, seat))
    at.draw("path", d="M2 30H230V66H2z", fill=_WOOD, stroke=INK, stroke_width=1.2)
    at.draw("path", d="M2 66H230V82q-2 12-14 12H16Q4 94 2 82z", fill=_BELOW, stroke=INK)
    at.draw("path", d="M2 66H230", stroke=INK, stroke_width=3)
    _sail(at, look, seat, 15, 14, 13)
    _held(at, look, seat, 34, 15)
    above = [space for space in box.spaces if not space.below]
    for n, space in enumerate(above):
        _mini(at, thing(box, own["spaces"][space.code]), 17 + 28.2 * n, 48, 26)
    below = [space for space in box.spaces if space.below]
    for n, space in enumerate(below):
        _mini(at, thing(box, own["spaces"][space.code]), 17 + 28.2 * n, 80, 22)
    if own["hand"]:
        at.draw("circle", cx=208, cy=80, r=13, fill="#fde8c8", stroke=INK, stroke_dasharray="4 3")
        _mini(at, thing(box, own["hand"].partition(" ")[2]), 208, 80, 19)


def _mini(pen: Pen, what: Thing, x: float, y: float, size: float) -> None:
    if what.hidden:
        signs.back(pen, x, y, size)
    elif what.chest:
        signs.chest(pen, x, y, size)
    elif what.treasure is not None:
        signs.tile(pen, what.treasure, what.star, x, y, size)
        for n, each in enumerate(what.goods):
            signs.good(pen, each, x - 6 + 12 * n, y + 8, 6)
    elif what.goods:
        signs.good(pen, what.goods[0], x, y, size * 0.42)
    else:
        frame = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 4}
        pen.draw("rect", fill="none", stroke=PALE, stroke_width=1, **frame)
