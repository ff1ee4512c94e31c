"""The map itself: regions with their tracks and cards, connections, cities."""

from __future__ import annotations

from math import atan2, cos, sin

from seabook.drawing import pieces
from seabook.drawing.endeavor import labels, signs
from seabook.drawing.endeavor.chart import (
    bow,
    chart,
    cities,
    hatching,
    middle,
    outline,
    regions,
    spaces,
)
from seabook.drawing.endeavor.crop import action_at, is_shown
from seabook.drawing.rings import UNSEEN, Rings
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Point, Run, code, polyline, runs, width
from seabook.games.endeavor.pieces import City, Connection, Deck, Region
from seabook.games.endeavor.state import State, is_open
from seabook.words import BCP47, Text, say, shown

SEA = "#dfeaf0"
LAND = "#fbf6e6"
SHUT = "#eef0ec"
LINE = "#48606e"
_SPACE, _CITY = 13.5, 17


def sea(pen: Pen) -> None:
    """The water below everything."""
    pen.draw("rect", x=0, y=0, width=chart().width, height=chart().height, fill=SEA)


def land(pen: Pen, state: State) -> None:
    """The shapes of all regions: solid where open, hatched and with a broken edge where not."""
    for region in state.box.regions:
        opened = is_open(state, region)
        pen.draw(
            "path",
            d=outline(region.code),
            fill=LAND if opened else SHUT,
            stroke=LINE,
            stroke_width=2.2 if opened else 1.2,
            stroke_dasharray=None if opened else "7 5",
        )
        if not opened:
            d = "".join(polyline(pair) for pair in hatching(region.code))
            pen.draw("path", d=d, stroke="#ccd4d3", stroke_width=1.1, fill="none")


def names(pen: Pen, state: State) -> None:
    """The name of each region and whether it is open."""
    pen = pen.group()
    for region in state.box.regions:
        place = regions()[region.code]
        x, y = place.label
        rows = _name_rows(region, pen.lang)
        pen.lines(rows, x, y, 16, place.anchor, halo=PAPER, leading=1.12)
        _state(pen, state, region, x, y + 17.9 * len(rows), place.anchor)


def _name_rows(region: Region, lang: str) -> list[list[Run]]:
    """Chinese and short English on one line; long English breaks in two."""
    rows: list[list[Run]] = []
    for one in shown(lang):
        words = region.name.pick(one)
        if len(words) > 18:
            head, tail = _halved(words)
            rows += [[Run(part, BCP47[one], "700", 0, 15)] for part in (head, tail)]
        elif rows:
            rows[0].append(Run(words, BCP47[one], "700", 6, 15))
        else:
            rows.append([Run(words, BCP47[one], "700")])
    return rows


def _halved(words: str) -> tuple[str, str]:
    """A name broken at the space nearest to its middle."""
    cut = min(
        (i for i, sign in enumerate(words) if sign == " "), key=lambda i: abs(i - len(words) / 2)
    )
    return words[:cut], words[cut + 1 :]


def _state(pen: Pen, state: State, region: Region, x: float, y: float, anchor: str) -> None:
    opened = is_open(state, region)
    parts = runs(say("board.open" if opened else "board.closed"), pen.lang, gap=5)
    if not region.is_europe:
        parts.append(code(f"{len(state.tracks[region.i])}/{region.spaces}", gap=6))
    if anchor == "middle":
        x -= (sum(width(part.text, 13) + part.gap for part in parts) + 20) / 2
    signs.lock(pen, opened, x + 6, y - 7)
    pen.line(parts, x + 20, y, 13, halo=PAPER)


def tracks(pen: Pen, state: State, rings: Rings) -> None:
    """The shipping tracks, from the furthest circle to the Governor card."""
    for region in state.box.regions:
        if region.is_europe:
            continue
        action = f"ship {region.code}"
        one, touch = pen.control(action, labels.track(state, region))
        places = spaces(region.code, region.spaces)
        governor = regions()[region.code].governor
        touch.path(places, close=False, stroke_width=34, **UNSEEN)
        one.path(places, close=False, stroke=LINE, stroke_width=3, fill="none")
        if governor:
            _arrow(one, places[-1], governor)
        for n, place in enumerate(places):
            _space(one, state, region, n, place)
        rings.around(touch, action, places, _SPACE + 5)
        _beside(one, state, region)


def _space(pen: Pen, state: State, region: Region, n: int, at: Point) -> None:
    x, y = at
    track = state.tracks[region.i]
    signs.hole(pen, x, y, _SPACE, LINE, 1.4)
    token = state.tokens[region.first_space + n]
    if n < len(track):
        pieces.marker(pen, state.box.seats[track[n]], x, y, 12.6)
    elif token is not None:
        signs.token(pen, token, x, y, 9.8)


def _beside(pen: Pen, state: State, region: Region) -> None:
    place = regions()[region.code].beside
    if place is None:
        return
    x, y = place
    for seat, count in enumerate(state.beside[region.i]):
        if count:
            pieces.marker(pen, state.box.seats[seat], x, y, 11)
            if count > 1:
                pen.line([code(f"×{count}", "700")], x + 12, y + 4, 11, halo=PAPER)
            x += 26 if count == 1 else 40


def _arrow(pen: Pen, last: Point, card: Point) -> None:
    """From the last circle to the edge of the card."""
    (ax, ay), (bx, by) = last, card
    half_w, half_h = signs.CARD_WIDTH / 2, signs.CARD_HEIGHT / 2
    if abs(bx - ax) > half_w:
        tip = (bx + (half_w if ax > bx else -half_w), ay)
    else:
        tip = (ax, by + (half_h if ay > by else -half_h))
    angle = atan2(tip[1] - ay, tip[0] - ax)
    pen.path([last, tip], close=False, stroke=LINE, stroke_width=3)
    wings = [
        (tip[0] - 9 * cos(angle + turn), tip[1] - 9 * sin(angle + turn)) for turn in (0.5, -0.5)
    ]
    pen.path([tip, *wings], close=True, fill=LINE)


def cards(pen: Pen, state: State, rings: Rings) -> None:
    """The decks with their top cards, and the Governor cards."""
    for region in state.box.regions:
        place = regions()[region.code]
        if place.governor:
            _governor(pen, state, region, place.governor)
        own = [deck for deck in state.box.decks if deck.region is region]
        for deck, at in zip(own, place.decks, strict=True):
            if not is_shown(state, deck):
                continue
            action = f"draw {deck.code}"
            one, touch = pen.control(action, labels.deck(state, deck))
            _deck(one, state, deck, at)
            x, y, half = at[0], at[1], signs.CARD_WIDTH / 2 - signs.CARD_HEIGHT / 2
            touch.path([(x - half, y), (x + half, y)], False, stroke_width=44, **UNSEEN)
            rings.around(touch, action, [(x - half, y), (x + half, y)], 27)


def _governor(pen: Pen, state: State, region: Region, at: Point) -> None:
    one = pen.image(labels.governor(state, region))
    card = state.box.governor[region.code]
    if any(card in deck for deck in state.decks):
        signs.card(one, card, *at)
        return
    signs.empty_place(one, *at)
    signs.crown(one, at[0] - 22, at[1], 7)
    for seat, player in enumerate(state.players):
        if card in player.cards:
            pieces.marker(one, state.box.seats[seat], at[0] + 12, at[1], 12)


def _deck(pen: Pen, state: State, deck: Deck, at: Point) -> None:
    left = [card for card in state.decks[deck.i] if not card.governor]
    if left:
        signs.card(pen, left[-1], *at, under=len(left) - 1)
    else:
        signs.empty_place(pen, *at)
        pen.line([code(deck.code)], at[0], at[1] + 4, 12, "middle", PALE)
    if deck.cards[0].slavery:
        pen.line(runs(deck.name, pen.lang, gap=4), at[0], at[1] + 37, 11, "middle", halo=PAPER)


def connections(pen: Pen, state: State) -> None:
    """The white lines with their tokens; whoever holds both ends is marked in the middle."""
    held = labels.holders_of_lines(state)
    for line in state.box.connections:
        holder = held[line.i]
        (ax, ay), (cx, cy), (bx, by) = bow(line)
        d = f"M{ax:.0f} {ay:.0f}Q{cx:.0f} {cy:.0f} {bx:.0f} {by:.0f}"
        dash = "9 5" if line.doubtful else None
        colour = pieces.COLOURS[state.box.seats[holder].code][0] if holder >= 0 else PAPER
        edge = 7.5 if holder >= 0 else 5
        pen.draw("path", d=d, stroke=LINE, stroke_width=edge, fill="none", stroke_dasharray=dash)
        pen.draw(
            "path", d=d, stroke=colour, stroke_width=edge - 2.4, fill="none", stroke_dasharray=dash
        )


def line_tokens(pen: Pen, state: State) -> None:
    """What lies on the middle of each connection."""
    held = labels.holders_of_lines(state)
    for line in state.box.connections:
        one = pen.image(labels.connection(state, line))
        _line_token(one, state, line, held[line.i])


def _line_token(pen: Pen, state: State, line: Connection, holder: int) -> None:
    x, y = middle(line)
    token = state.tokens[line.space]
    if holder >= 0:
        pieces.marker(pen, state.box.seats[holder], x, y, 10)
    elif token is not None:
        signs.hole(pen, x, y, _SPACE, LINE, 1)
        signs.token(pen, token, x, y, 9.8)


def towns(pen: Pen, state: State, seat: int | None, rings: Rings) -> None:
    """The cities, each a control."""
    for city in state.box.cities:
        holder = state.holders[city.i]
        action = action_at(state, seat, city)
        one, touch = pen.control(action, labels.city(state, city))
        _town(one, state, city, holder)
        place = cities()[city.code]
        low = place.label == "above"
        rings.around(touch, action, [place.at], _CITY + 4, low, touch=True)
    written = pen.group(aria_hidden="true")
    for city in state.box.cities:
        _town_name(written, city, *cities()[city.code].at)


def _town(pen: Pen, state: State, city: City, holder: int) -> None:
    x, y = cities()[city.code].at
    signs.hole(pen, x, y, _CITY, INK, 2)
    token = state.tokens[city.space]
    if holder >= 0:
        pieces.marker(pen, state.box.seats[holder], x, y, 15)
    elif token is not None:
        signs.token(pen, token, x, y, 10.6)
    if city.glory > 1:
        left = x + 6 if cities()[city.code].label != "right" else x - 40
        pen.draw("rect", x=left, y=y - 29, width=34, height=16, rx=8, fill=PAPER, stroke=INK)
        pieces.star(pen, left + 9, y - 21, 6)
        pen.line([code(f"×{city.glory}", "700")], left + 16, y - 17, 11.5)


def _town_name(pen: Pen, city: City, x: float, y: float) -> None:
    side = cities()[city.code].label
    rows = _place_rows(city, pen.lang)
    size, leading = 13.5, 1.15
    deep = size * leading * (len(rows) - 1)
    anchor, at, top = {
        "below": ("middle", x, y + _CITY + 13),
        "above": ("middle", x, y - _CITY - 6 - deep),
        "left": ("end", x - _CITY - 5, y + 4.5 - deep / 2),
        "right": ("start", x + _CITY + 5, y + 4.5 - deep / 2),
    }[side]
    pen.lines(rows, at, top, size, anchor, halo=PAPER, leading=leading, kind="sb-place")


def _place_rows(city: City, lang: str) -> list[list[Run]]:
    """The place in each language; the code beside the first."""
    names: Text = city.place
    rows = [[Run(names.pick(one), BCP47[one], "600")] for one in shown(lang)]
    short = code(city.code, size=11.5, gap=4)
    if lang == "en":  # English names are long: the code goes below
        return [*rows, [short]]
    rows[0].append(short)
    return rows
