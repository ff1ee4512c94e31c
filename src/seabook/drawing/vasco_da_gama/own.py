"""What the players have, a row each: money, points, captains, crew, projects and ships."""

from __future__ import annotations

from seabook.drawing import pieces
from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PAPER, Pen, code, runs
from seabook.drawing.vasco_da_gama import labels, panel, signs
from seabook.drawing.vasco_da_gama.text import player_text
from seabook.games.vasco_da_gama.pieces import Project
from seabook.games.vasco_da_gama.state import State

_LINE, _STEP = 38.0, 100.0
_A_LINE = 7


def own(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """What the seat that looks has; its height is given back."""
    return _row(pen, state, seat, seat, 0, rings) if seat is not None else 0


def players(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """All players; the height is given back."""
    y = 0.0
    for each in range(len(state.players)):
        y += _row(pen, state, each, seat, y, rings) + 4
    return y


def _row(pen: Pen, state: State, whose: int, seat: int | None, y: float, rings: Rings) -> float:
    player = state.players[whose]
    tiles = [*((ship, True) for ship in player.ships), *((one, False) for one in player.projects)]
    lines = -(-len(tiles) // _A_LINE)
    high = _LINE + lines * (signs.HIGH + 6) + (4 if lines else 0)
    edge = {"stroke": INK, "stroke_width": 2 if whose == seat else 0.8}
    pen.draw("rect", x=2, y=y + 1, width=panel.WIDE - 4, height=high - 2, fill=PAPER, rx=6, **edge)
    _counts(pen, state, whose, y + _LINE / 2, mine=whose == seat, rings=rings)
    for n, (project, ready) in enumerate(tiles):
        line, place = divmod(n, _A_LINE)
        at = (10 + place * _STEP, y + _LINE + line * (signs.HIGH + 6))
        _tile(pen, project, ready, at, whose == seat, rings)
    return high


def _counts(pen: Pen, state: State, whose: int, y: float, mine: bool, rings: Rings) -> None:
    player, box = state.players[whose], state.box
    one = pen.image(player_text(state, whose))
    pieces.marker(one, box.seats[whose], 24, y, 13)
    names = [[run] for run in runs(box.seats[whose].name, pen.lang, "700")]
    first, size = (y + 5, 14) if len(names) < 2 else (y - 3, 13)
    one.lines(names, 42, first, size, leading=1.1, kind=panel.named(pen))
    signs.points(one, player.points, 128, y)
    signs.coin(one, player.money, 186, y, 13)
    signs.captain(one, 222, y + 1, box.seats[whose])
    one.line([code(f"×{player.captains}", "700")], 235, y + 5, 14)
    x = 286.0
    for _ in range(player.discs + player.extra):
        fill = pieces.COLOURS[box.seats[whose].code][0]
        one.draw("circle", cx=x, cy=y, r=9, fill=fill, stroke=INK, stroke_width=1.3)
        x += 22
    x = 412.0
    for kind in box.crew:
        if not (n := player.crew[kind.i]):
            continue
        _crew(pen, state, whose, kind.i, n, (x, y), mine, rings)
        x += 56
    if player.merchant:
        signs.ship(one, player.merchant.strength, 694, y, "#8f9aa1")


def _crew(
    pen: Pen,
    state: State,
    whose: int,
    i: int,
    n: int,
    at: tuple[float, float],
    mine: bool,
    rings: Rings,
) -> None:
    kind, (x, y) = state.box.crew[i], at

    def draw(one: Pen) -> None:
        signs.crew(one, kind, x, y, 11)
        one.line([code(f"×{n}", "700")], x + 15, y + 5, 13.5)

    if not mine:
        draw(pen.group(aria_hidden="true"))
        return
    label = labels.own_crew(kind, n)
    panel.button(pen, rings, f"spend {kind.code}", label, (x - 15, y - 16, 54, 32), draw)


def _tile(
    pen: Pen,
    project: Project,
    ready: bool,
    at: tuple[float, float],
    mine: bool,
    rings: Rings,
) -> None:
    x, y = at
    if not mine:
        signs.project(pen.image(labels.own_project(project, ready)), project, x, y, ready)
        return
    action = f"{'launch' if ready else 'fit-out'} {project.code}"
    label, box = labels.own_project(project, ready), (x, y, signs.WIDE, signs.HIGH)
    panel.button(
        pen, rings, action, label, box, lambda one: signs.project(one, project, x, y, ready)
    )
