"""The three areas on land: crew sections and captains, projects, characters with the money area."""

from __future__ import annotations

from seabook.drawing import pieces
from seabook.drawing.rings import Rings
from seabook.drawing.svg import INK, PALE, PAPER, Pen, Run, Value, code, runs
from seabook.drawing.vasco_da_gama import labels, panel, signs
from seabook.drawing.vasco_da_gama.parts import on_projects, on_sailors
from seabook.games.vasco_da_gama import projects as buying
from seabook.games.vasco_da_gama.pieces import (
    ALVARES,
    CHARACTERS,
    DIAS,
    MISSIONARY,
    NOBODY,
    PROJECTS,
    RECRUITING,
    SERNIGI,
    Character,
    Project,
    Section,
)
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, say

_GROUND = "#f4eee2"
_SHORT = 3  # letters of a last word that stays on its line


def _ground(pen: Pen, state: State, area: int, name: Text, high: float) -> None:
    """The ground of an area, its name and the discs that lie there."""
    place = state.box.areas[area]
    pen.draw("rect", x=0, y=0, width=panel.WIDE, height=high, fill=_GROUND)
    x = panel.heading(pen, name, 28)
    one = pen.image(labels.area(state, place))
    panel.discs(one, state, place, x + 14, 22, at_hand=True)


def recruiting(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """The sections in use with their sailors, what they cost, and the captains."""
    high, wide = 232.0, (panel.WIDE - 2 * panel.EDGE) / 4
    _ground(pen, state, RECRUITING, say("vasco.part.recruiting"), high)
    prices, x = state.box.counts.recruiting_prices, 392.0
    panel.said(pen, say("vasco.board.colours"), x - 10, 27, "end")
    for n, price in enumerate(prices, 1):
        pen.line([code(f"{n}:", "700")], x, 27, 15)
        signs.coin(pen, price, x + 28, 22)
        x += 56
    for section in state.box.sections[: len(state.players)]:
        _section(pen, state, section, panel.EDGE + section.i * wide, wide - 8, rings)
    _captains(pen, state, seat, 196, rings)
    return high


def _section(pen: Pen, state: State, section: Section, x: float, wide: float, rings: Rings) -> None:
    pen.draw("rect", x=x, y=48, width=wide, height=122, rx=8, fill=PAPER, stroke=INK)
    pen.line([code(section.code, "700")], x + wide - 18, 66, 15)
    row = 0
    for sailor in state.box.sailors:
        if sailor.section is not section or not (
            left := state.sections[section.i][sailor.colour.i]
        ):
            continue
        y = 56 + 27 * row
        row += 1

        def draw(one: Pen, sailor=sailor, left=left, y=y) -> None:  # type: ignore[no-untyped-def]
            for n in range(left):
                signs.crew(one, sailor.colour, x + 20 + 29 * n, y + 13, 11)

        label = labels.sailor(state, sailor, left)
        action = f"{on_sailors(state)} {sailor.code}"
        panel.button(pen, rings, action, label, (x + 4, y, wide - 30, 26), draw)


def _captains(pen: Pen, state: State, seat: int | None, y: float, rings: Rings) -> None:
    decision = state.decision

    def draw(one: Pen) -> None:
        one.draw("rect", x=10, y=y - 18, width=214, height=40, rx=8, fill=PAPER, stroke=INK)
        signs.captain(one, 32, y + 2, state.box.seats[seat] if seat is not None else None)
        panel.said(one, say("vasco.board.hire"), 50, y + 7)
        if "hire" in decision.kinds:
            signs.coin(one, decision.done, 206, y + 2)

    panel.button(pen, rings, "hire", labels.hire(state), (10, y - 18, 214, 40), draw)
    x = 250.0
    for each, player in zip(state.box.seats, state.players, strict=False):
        signs.captain(pen, x, y + 2, each)
        pen.line([code(f"×{player.pool}", "700")], x + 13, y + 7, 14)
        x += 56


def projects(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """São Gabriel's and the ordinary projects, each with its price."""
    high = 166.0
    _ground(pen, state, PROJECTS, say("vasco.part.projects"), high)
    first, both = state.box.counts.project_prices
    for x, how_many, price in ((520.0, 1, first), (610.0, 2, both)):
        for n in range(how_many):
            signs.plan(pen, x + 14 * n, 22)
        signs.coin(pen, price, x + 14 * how_many + 18, 22)
    name = runs(say("vasco.board.gabriel"), pen.lang, "700", gap=5)
    size = 13 if len(name) < 2 else 12.5
    pen.draw("rect", x=5, y=46, width=signs.WIDE + 10, height=114, rx=8, fill="#e3d6b8", stroke=INK)
    pen.lines([[run] for run in name[:1]], 12, 61, size, kind=panel.named(pen))
    for n, project in enumerate((state.gabriel, *state.display)):
        x = 10 + n * 101.5
        if project is not None:
            _project(pen, state, seat, project, x, 66, rings)
            continue
        empty: dict[str, Value] = {
            "width": signs.WIDE,
            "height": signs.HIGH,
            "stroke_dasharray": "3 3",
        }
        pen.draw("rect", x=x, y=66, rx=6, fill="none", stroke=PALE, **empty)
    return high


def _project(
    pen: Pen, state: State, seat: int | None, project: Project, x: float, y: float, rings: Rings
) -> None:
    verb, gabriel = on_projects(state), project is state.gabriel
    cost = buying.price(state, state.decision.seat if seat is None else seat, project)

    def draw(one: Pen) -> None:
        signs.project(one, project, x, y, ready=gabriel)
        if verb == "buy":
            signs.coin(one, cost, x + signs.WIDE / 2, y + signs.HIGH + 13)

    label = labels.project_here(project, cost if verb == "buy" else 0, gabriel)
    box = (x, y, signs.WIDE, signs.HIGH)
    panel.button(pen, rings, f"{verb} {project.code}", label, box, draw)


def characters(pen: Pen, state: State, seat: int | None, rings: Rings) -> float:
    """The four characters with their holders and what each gives, and the two money stacks."""
    high, wide = 178.0, 138.0
    _ground(pen, state, CHARACTERS, say("vasco.part.characters"), high)
    for character in state.box.characters:
        _character(pen, state, character, 10 + character.i * wide, wide - 8, rings)
    for stack in state.box.stacks:
        money, y = state.money[stack.i], 50 + 62 * stack.i

        def draw(one: Pen, money=money, y=y) -> None:  # type: ignore[no-untyped-def]
            fill = PAPER if money else "#e6e9ea"
            dash = None if money else "3 3"
            size = {"width": 146, "height": 54, "rx": 8}
            one.draw("rect", x=564, y=y, fill=fill, stroke=INK, stroke_dasharray=dash, **size)
            if money:
                for n in range(3):
                    signs.coin(one, "", 594 + 5 * n, y + 34 - 6 * n, 13)
                signs.coin(one, money, 660, y + 27, 18)

        label = labels.stack(stack, money)
        panel.button(pen, rings, f"claim {stack.code}", label, (564, y, 146, 54), draw)
    return high


def _character(
    pen: Pen, state: State, character: Character, x: float, wide: float, rings: Rings
) -> None:
    holder, taken = state.holders[character.i], state.taken[character.i]

    def draw(one: Pen) -> None:
        fill = "#e6e9ea" if taken else PAPER
        dash = "4 3" if taken else None
        size = {"width": wide, "height": 116, "rx": 8}
        one.draw("rect", x=x, y=50, fill=fill, stroke=INK, stroke_dasharray=dash, **size)
        one.lines(_name(character, one.lang), x + 8, 68, 14, leading=1.15, kind=panel.named(pen))
        _gives(one, state, character, x + 24, 118)
        if holder != NOBODY:
            pieces.marker(one, state.box.seats[holder], x + wide - 22, 142, 14)
        if taken:
            signs.cross(one, x + 20, 146, 7)

    label = labels.character(state, character)
    panel.button(pen, rings, f"character {character.code}", label, (x, 50, wide, 116), draw)


def _name(character: Character, lang: str) -> list[list[Run]]:
    """The name, an English one of two words on two lines."""
    rows: list[list[Run]] = []
    for run in runs(character.name, lang, "700"):
        words = run.text.rsplit(" ", 1) if lang == "en" else [run.text]
        if len(words[-1]) < _SHORT:
            words = [run.text]
        rows += [[Run(word, run.lang, run.weight)] for word in words]
    return rows


def _gives(pen: Pen, state: State, character: Character, x: float, y: float) -> None:
    if character.i == DIAS:
        signs.points(pen, state.box.counts.dias_points, x, y)
    elif character.i == ALVARES:
        signs.crew(pen, state.box.crew[MISSIONARY], x, y)
        pen.line([code(f"×{state.missionaries}")], x + 46, y + 5, 14)
    elif character.i == SERNIGI:
        if state.merchants:
            signs.ship(pen, state.merchants[-1].strength, x, y, "#8f9aa1")
            pen.line([code(f"×{len(state.merchants)}")], x + 46, y + 5, 14)
    else:
        first, *_ = state.box.counts.extra_numbers
        last = state.box.counts.extra_numbers[-1]
        for n, number in enumerate((first, last)):
            pen.draw("circle", cx=x + 2 + 36 * n, cy=y, r=15, fill=PAPER, stroke=INK)
            pen.line([code(number, "700")], x + 2 + 36 * n, y + 5, 14, "middle")
