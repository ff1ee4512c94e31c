"""The players' own boards, a row each, below the map."""

from __future__ import annotations

from seabook.drawing import pieces
from seabook.drawing.endeavor import signs
from seabook.drawing.svg import INK, PALE, PAPER, Pen, code, runs, width
from seabook.engine import Seat
from seabook.games.endeavor.pieces import POLITICS, Box, Building
from seabook.games.endeavor.scoring import totals
from seabook.games.endeavor.state import Player, State, card_limit, level, shown
from seabook.words import Text, bracketed, listed, say
from seabook.words import shown as languages

_LEFT, _RIGHT = 16.0, 1264.0
_HARBOUR, _SUPPLY, _TRACKS, _STEP = 152.0, 206.0, 242.0, 80.0
_TOKENS, _BUILDINGS, _CARDS, _GLORY = 562.0, 656.0, 994.0, 1242.0
_CHIP, _SMALL = 23.0, 12.0


def strip(pen: Pen, state: State, top: float, seat: int | None) -> float:
    """Draw all rows from ``top`` on; the bottom is given back."""
    y = _heads(pen, state.box, top)
    scores = totals(state)
    for i, player in enumerate(state.players):
        chips = _chips(state.box, player, pen.lang)
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
            for x, building, owned, busy in row:
                _chip(one, state.box.seats[i], x, y + 5.5 + n * _CHIP, building, owned, busy)
        y += height
    return y


def _heads(pen: Pen, box: Box, top: float) -> float:
    pen = pen.group()
    heads = (
        ("board.head.harbour", _HARBOUR),
        ("board.head.supply", _SUPPLY),
        ("board.head.glory", _GLORY),
    )
    rows = len(languages(pen.lang))
    for slug, x in heads:
        pen.lines([[run] for run in runs(say(slug), pen.lang)], x, top + 14, _SMALL, "middle", PALE)
    for track in box.status:
        x = _TRACKS + _STEP * track.i
        signs.icon(pen, track.i, x + 8, top + 10 + (rows - 1) * 7, 8.5)
        parts = runs(track.name, pen.lang)
        pen.lines([[run] for run in parts], x + 21, top + 14, _SMALL, fill=PALE)
    heads = (
        ("board.head.tokens", _TOKENS),
        ("board.head.buildings", _BUILDINGS),
        ("board.head.cards", _CARDS),
    )
    for slug, x in heads:
        pen.lines([[run] for run in runs(say(slug), pen.lang)], x, top + 14, _SMALL, fill=PALE)
    return top + 20 + (rows - 1) * 14.4


def _row(pen: Pen, state: State, seat: int, y: float, score: int) -> None:
    player = state.players[seat]
    pieces.marker(pen, state.box.seats[seat], 38, y, 13)
    name = runs(state.box.seats[seat].name, pen.lang, "600", gap=4)
    pen.line(name, 56, y + (-2 if player.passed else 4.5), 13)
    if player.passed:
        pen.line(runs(say("board.passed"), pen.lang, gap=3), 56, y + 12, 11, fill=PALE)
    for x, n in ((_HARBOUR, player.harbour), (_SUPPLY, player.supply)):
        pen.line([code(n, "700" if x == _HARBOUR else None)], x, y + 5, 15, "middle")
    for track in state.box.status:
        x = _TRACKS + _STEP * track.i
        pen.line([code(shown(state, player, track.i), "700")], x + 8, y + 5, 15, "middle")
        signs.levels(pen, level(state, player, track.i), x + 22, y)
    _kept(pen, state.box, player, y)
    for n, card in enumerate(player.cards):
        x = _CARDS + 38 * n
        signs.small_card(pen, x + 18, y)
        pen.line([code(card.code)], x + 18, y + 4.2, 11, "middle")
    pen.line([code(score, "700")], _GLORY, y + 5, 15, "middle")


def _kept(pen: Pen, box: Box, player: Player, y: float) -> None:
    x = _TOKENS + 11
    for token in box.action_tokens:
        count = player.tokens[token.i]
        if not count:
            continue
        signs.token(pen, token, x, y, 8.5)
        x += 13
        if count > 1:
            pen.line([code(f"×{count}", "700")], x - 1, y + 4, 10.5)
            x += 14
        x += 10


def _chips(box: Box, player: Player, lang: str) -> list[list[tuple[float, Building, int, int]]]:
    """The kinds of buildings in rows: where each begins, how many there are, how many in use."""
    rows: list[list[tuple[float, Building, int, int]]] = []
    x = _CARDS
    for building in box.buildings:
        owned = player.owned[building.i]
        if not owned:
            continue
        wide = _chip_width(building, owned, lang)
        if x + wide > _CARDS - 8:
            rows.append([])
            x = _BUILDINGS
        rows[-1].append((x, building, owned, player.busy[building.i]))
        x += wide + 5
    return rows


def _chip_width(building: Building, owned: int, lang: str) -> float:
    text = sum(width(building.name.pick(one), 12) for one in languages(lang))
    gap = 4 if len(languages(lang)) > 1 else 0
    return text + gap + 14 + (17 * owned if building.does else 20 * (owned > 1))


def _chip(
    pen: Pen, seat: Seat, x: float, y: float, building: Building, owned: int, busy: int
) -> None:
    pen.draw(
        "rect",
        x=x,
        y=y,
        width=_chip_width(building, owned, pen.lang),
        height=20,
        rx=3,
        fill="#fbf6e6",
        stroke=INK,
        stroke_width=0.8,
    )
    left = x + 6
    parts = runs(building.name, pen.lang, gap=4)
    if building.does:
        for n in range(owned):
            if n < busy:
                pieces.marker(pen, seat, x + 12 + 17 * n, y + 10, 8)
            else:
                signs.hole(pen, x + 12 + 17 * n, y + 10, 7, INK, 1)
        left += 17 * owned
    elif owned > 1:
        parts.append(code(f"×{owned}", "700", gap=4))
    pen.line(parts, left, y + 14.3, 12)


def told(state: State, seat: int) -> Text:
    """A player's board in words."""
    player = state.players[seat]
    tiles = [
        building.name
        + (bracketed([say("board.busy")]) if n < player.busy[building.i] else Text("", ""))
        for building in state.box.buildings
        for n in range(player.owned[building.i])
    ]
    text = say(
        "board.player",
        who=state.box.seats[seat],
        harbour=player.harbour,
        supply=player.supply,
        tracks=listed(
            [
                say(
                    "board.track-at",
                    track=t,
                    value=shown(state, player, t.i),
                    level=level(state, player, t.i),
                )
                for t in state.box.status
            ]
        ),
        buildings=listed(tiles) if tiles else say("board.none"),
        held=len(player.cards),
        limit=card_limit(state, player) if player.cards else level(state, player, POLITICS),
        cards=listed(player.cards) if player.cards else say("board.none"),
        glory=totals(state)[seat],
    )
    kept = [
        say("board.times", what=token, count=player.tokens[token.i])
        for token in state.box.action_tokens
        if player.tokens[token.i]
    ]
    if kept:
        text += say("board.player.tokens", tokens=listed(kept))
    if player.passed:
        text += say("board.player.passed")
    return text
