"""The players' own boards, a row each, below the map."""

from __future__ import annotations

from seabook.drawing.endeavor import signs
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Run, code, runs, width
from seabook.games.endeavor.components import ACTION_TOKENS, BUILDINGS, SEATS, STATUS
from seabook.games.endeavor.pieces import POLITICS, Building
from seabook.games.endeavor.scoring import totals
from seabook.games.endeavor.state import Player, State, card_limit, level, shown
from seabook.words import Text, bracketed, listed, say
from seabook.words import shown as languages

_LEFT, _RIGHT = 16.0, 1264.0
_HARBOUR, _SUPPLY, _TRACKS, _STEP = 128.0, 180.0, 222.0, 74.0
_TOKENS, _BUILDINGS, _CARDS, _GLORY = 512.0, 600.0, 966.0, 1246.0
_CHIP, _SMALL = 23.0, 12.0
_DOUBLE = 2  # languages


def strip(pen: Pen, state: State, top: float, seat: int | None) -> float:
    """Draw all rows from ``top`` on; the bottom is given back."""
    y = _heads(pen, top)
    scores = totals(state)
    for i, player in enumerate(state.players):
        chips = _chips(player, pen.lang)
        height = max(1, len(chips)) * _CHIP + 15
        one = pen.image(told(state, i))
        one.draw(
            "rect",
            x=_LEFT,
            y=y,
            width=_RIGHT - _LEFT,
            height=height - 4,
            rx=5,
            fill=PAPER,
            stroke=INK,
            stroke_width=2.4 if i == seat else 0.8,
        )
        _row(one, state, i, y + (height - 4) / 2, scores[i])
        for n, row in enumerate(chips):
            for x, building, busy in row:
                _chip(one, i, building, busy, x, y + 5.5 + n * _CHIP)
        y += height
    return y


def _heads(pen: Pen, top: float) -> float:
    heads = (
        ("board.head.harbour", _HARBOUR),
        ("board.head.supply", _SUPPLY),
        ("board.head.tokens", _TOKENS + 36),
        ("board.head.glory", _GLORY - 12),
    )
    rows = len(languages(pen.lang))
    for slug, x in heads:
        pen.lines([[run] for run in runs(say(slug), pen.lang)], x, top + 14, _SMALL, "middle", PALE)
    for track in STATUS:
        x = _TRACKS + _STEP * track.i
        signs.icon(pen, track.i, x + 8, top + 10 + (rows - 1) * 7, 8.5)
        parts = runs(track.name, pen.lang)
        pen.lines([[run] for run in parts], x + 21, top + 14, _SMALL, fill=PALE)
    for slug, x in (("board.head.buildings", _BUILDINGS), ("board.head.cards", _CARDS)):
        pen.lines([[run] for run in runs(say(slug), pen.lang)], x, top + 14, _SMALL, fill=PALE)
    return top + 20 + (rows - 1) * 14.4


def _row(pen: Pen, state: State, seat: int, y: float, score: int) -> None:
    player = state.players[seat]
    signs.marker(pen, seat, 38, y, 13)
    pen.line(runs(SEATS[seat].name, pen.lang, "600", gap=4), 56, y + 4.5, 13)
    for x, n in ((_HARBOUR, player.harbour), (_SUPPLY, player.supply)):
        pen.line([code(n, "700" if x == _HARBOUR else None)], x, y + 5, 15, "middle")
    for track in STATUS:
        x = _TRACKS + _STEP * track.i
        pen.line([code(shown(player, track.i), "700")], x + 8, y + 5, 15, "middle")
        for n in range(5):
            full = n < level(player, track.i)
            pen.draw(
                "rect",
                x=x + 22 + 8 * n,
                y=y - 5,
                width=6,
                height=10,
                fill=INK if full else PAPER,
                stroke=INK,
                stroke_width=0.8,
            )
    _kept(pen, player, y)
    for n, card in enumerate(player.cards):
        x = _CARDS + 43 * n
        pen.draw("rect", x=x, y=y - 11, width=40, height=22, rx=3, fill=PAPER, stroke=INK)
        pen.line([code(card.code)], x + 20, y + 4.2, 12, "middle")
    if player.passed:
        pen.line(runs(say("board.passed"), pen.lang, gap=3), _CARDS - 8, y + 4, _SMALL, "end", PALE)
    pen.line([code(score, "700")], _GLORY - 12, y + 5, 15, "middle")


def _kept(pen: Pen, player: Player, y: float) -> None:
    held = [token for token in ACTION_TOKENS if player.tokens[token.i]]
    step = 36 if len(held) < 3 else 24
    for n, token in enumerate(held):
        x = _TOKENS + 12 + step * n
        signs.token(pen, token, x, y, 8.5)
        if player.tokens[token.i] > 1:
            pen.line([code(player.tokens[token.i], "700")], x + 8, y + 15, 10.5)


def _chips(player: Player, lang: str) -> list[list[tuple[float, Building, bool]]]:
    """The buildings in rows: where each begins, and whether its circle is taken."""
    rows: list[list[tuple[float, Building, bool]]] = []
    x = _CARDS
    for building in BUILDINGS:
        for n in range(player.owned[building.i]):
            wide = _chip_width(building, lang)
            if x + wide > _CARDS - 56:
                rows.append([])
                x = _BUILDINGS
            rows[-1].append((x, building, n < player.busy[building.i]))
            x += wide + 5
    return rows


def _chip_width(building: Building, lang: str) -> float:
    text = sum(width(building.name.pick(one), 12) for one in languages(lang))
    gap = 4 if len(languages(lang)) == _DOUBLE else 0
    return text + gap + (30 if building.does else 14)


def _chip(pen: Pen, seat: int, building: Building, busy: bool, x: float, y: float) -> None:
    wide = _chip_width(building, pen.lang)
    pen.draw(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=20,
        rx=3,
        fill="#e9e2cf" if busy else "#fbf6e6",
        stroke=INK,
        stroke_width=0.8,
    )
    left = x + 7
    if building.does:
        pen.draw("circle", cx=x + 12, cy=y + 10, r=7.5, fill=PAPER, stroke=INK, stroke_width=1)
        if busy:
            signs.marker(pen, seat, x + 12, y + 10, 8)
        left = x + 24
    parts: list[Run] = runs(building.name, pen.lang, gap=4)
    pen.line(parts, left, y + 14.3, 12)


def told(state: State, seat: int) -> Text:
    """A player's board in words."""
    player = state.players[seat]
    tiles = [
        building.name
        + (bracketed([say("board.busy")]) if n < player.busy[building.i] else Text("", ""))
        for building in BUILDINGS
        for n in range(player.owned[building.i])
    ]
    text = say(
        "board.player",
        who=SEATS[seat],
        harbour=player.harbour,
        supply=player.supply,
        tracks=listed(
            [
                say("board.track-at", track=t, value=shown(player, t.i), level=level(player, t.i))
                for t in STATUS
            ]
        ),
        buildings=listed(tiles) if tiles else say("board.none"),
        held=len(player.cards),
        limit=card_limit(state, player) if player.cards else level(player, POLITICS),
        cards=listed(player.cards) if player.cards else say("board.none"),
        glory=totals(state)[seat],
    )
    kept = [
        say("board.times", what=token, count=player.tokens[token.i])
        for token in ACTION_TOKENS
        if player.tokens[token.i]
    ]
    if kept:
        text += say("board.player.tokens", tokens=listed(kept))
    if player.passed:
        text += say("board.player.passed")
    return text
