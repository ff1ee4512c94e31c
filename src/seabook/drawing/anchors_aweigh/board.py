"""The whole table of Anchors Aweigh! as SVG: heap or card at hand, the ships, the supply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from markupsafe import Markup

from seabook.drawing.anchors_aweigh import cards, heap, ships, voyage
from seabook.drawing.anchors_aweigh.crop import CARDS, HEAP, SHIPS, SUPPLY, pieces
from seabook.drawing.anchors_aweigh.ships import Look
from seabook.drawing.anchors_aweigh.sight import sight
from seabook.drawing.anchors_aweigh.text import title
from seabook.drawing.notes import Note
from seabook.drawing.notes import notes as written
from seabook.drawing.rings import Rings
from seabook.drawing.svg import Pen, finished, picture
from seabook.games.anchors_aweigh.state import State
from seabook.words import language, shown

_NOTHING: Mapping[str, str] = {}
_GAP = 8.0
_SEA = "#dfeaf0"
_FAN = 4  # cards in a row where they are shown alone
_LARGE = 1.25  # ships of others in the voyage
_WIDE = 600.0  # a part so wide has room for a long line
_CARD = 1.55  # and how much larger they are then


class Part(NamedTuple):
    """A rectangle of the picture and what draws it, its upper left corner given."""

    width: float
    height: float
    draw: Callable[[Pen, float, float], None]


def board(
    state: State,
    lang: str | None = None,
    seat: int | None = None,
    marks: Mapping[str, str] = _NOTHING,
    notes: Iterable[Note] = (),
    show: Iterable[str] = (),
) -> Markup:
    """The position as SVG, in the current language or in ``lang``, as far as ``seat`` may see it.

    ``seat`` is the player who looks: their ship stands large, and its spaces, the heap, the goods and
    the card at hand carry their actions. ``PUBLIC`` is somebody without a seat; without one at all every
    ship is shown as its owner sees it. ``show`` names the parts wanted: ``heap``, ``cards``, ``ship``,
    ``ships``, ``supply``, or a ship by the code of its seat.
    """
    look = Look(state, sight(state, seat), seat, Rings(marks))
    wanted = pieces(state, seat, show)
    columns = [_left(look, wanted, lang or language()), _right(look, wanted), _far(look, wanted)]
    placed, x, high = list[tuple[Part, float, float]](), _GAP, 0.0
    for column in columns:
        y = _GAP
        for part in column:
            placed.append((part, x, y))
            y += part.height + _GAP
        x += max((part.width for part in column), default=-_GAP) + _GAP
        high = max(high, y)
    pen = picture(x, high, lang or language(), title(state))
    pen.draw("rect", width=x, height=high, fill=_SEA)
    for part, left, top in placed:
        part.draw(pen, left, top)
    written(pen, notes, "translate(0 0)")
    return finished(pen)


def _left(look: Look, wanted: Mapping[str, bool], lang: str) -> list[Part]:
    """The heap with the ships of the others below, or the card at hand."""
    found, loading = list[Part](), look.state.phase in ("loading", "monkeys")
    if wanted.get(HEAP):
        found.append(Part(heap.WIDTH, heap.HEIGHT, lambda pen, x, y: heap.heap(pen, look, x, y)))
    if wanted.get(CARDS) and not loading:
        found.append(
            Part(voyage.WIDTH, voyage.HEIGHT, lambda pen, x, y: voyage.now(pen, look, x, y))
        )
    elif wanted.get(CARDS) and look.state.cards_open:
        rows = -(-len(look.state.deck) // _FAN)
        size = _FAN * (cards.WIDTH + 6) * _CARD, rows * (cards.HEIGHT + 6) * _CARD
        found.append(Part(*size, lambda pen, x, y: _fan(pen, look, x, y)))
    if (wanted.get(HEAP) or wanted.get(CARDS)) and look.state.box.reconstructed:
        wide = found[0].width if found else heap.WIDTH
        high = 16.0 * len(shown(lang)) * (1 if wide > _WIDE else 2)
        found.append(Part(wide, high, lambda pen, x, y: heap.ours(pen, x, y, wide, wide > _WIDE)))
    if wanted.get(SHIPS) and wanted.get(HEAP):
        found.append(_fleet(look, 3, 1.0))
    return found


def _right(look: Look, wanted: Mapping[str, bool]) -> list[Part]:
    """Ships that stand large, the supply, what the signs mean."""
    codes = [seat.code for seat in look.state.box.seats]
    found = [
        Part(ships.WIDTH, ships.HEIGHT, lambda pen, x, y, i=i: ships.large(pen, look, i, x, y))  # type: ignore[misc]
        for i, code in enumerate(codes)
        if wanted.get(code)
    ]
    if wanted.get(SUPPLY):
        size = voyage.SUPPLY_WIDTH, voyage.SUPPLY_HEIGHT
        found.append(Part(*size, lambda pen, x, y: voyage.supply(pen, look, x, y)))
    if wanted.get(HEAP) or wanted.get(CARDS):
        size = heap.LEGEND_WIDTH, heap.LEGEND_HEIGHT
        found.append(Part(*size, lambda pen, x, y: heap.legend(pen, look, x, y)))
    return found


def _far(look: Look, wanted: Mapping[str, bool]) -> list[Part]:
    """The ships of the others below each other, where no heap lies above them."""
    beside = wanted.get(SHIPS) and not wanted.get(HEAP)
    return [_fleet(look, 1, _LARGE if look.state.phase == "voyage" else 1.0)] if beside else []


def _fan(pen: Pen, look: Look, x: float, y: float) -> None:
    """The open cards in rows, larger than in the ring."""
    for n, card in enumerate(look.state.deck):
        left = x + n % _FAN * (cards.WIDTH + 6) * _CARD
        top = y + n // _FAN * (cards.HEIGHT + 6) * _CARD
        at = pen.image(cards.told(card)).group(
            transform=f"translate({left:g} {top:g}) scale({_CARD})"
        )
        cards.face(at, card, 0, 0)


def _fleet(look: Look, across: int, size: float) -> Part:
    """The ships of the others, so many beside each other."""
    others = [i for i in range(len(look.state.players)) if i != look.seat]
    wide, high = size * (ships.SMALL_WIDTH + 3), size * (ships.SMALL_HEIGHT + 4)

    def draw(pen: Pen, x: float, y: float) -> None:
        for n, i in enumerate(others):
            left, top = x + n % across * wide, y + n // across * high
            at = pen.group(transform=f"translate({left:g} {top:g}) scale({size:g})")
            ships.small(at, look, i)

    return Part(min(across, len(others)) * wide, -(-len(others) // across) * high, draw)
