"""A position laid out as its description says, with nothing drawn.

What is not said lies in order of id, and the bag holds what is left over.
"""

from __future__ import annotations

from typing import Any

from seabook.engine import UNSAID, Complaint, within
from seabook.games.vasco_da_gama import planning, sailing, setup
from seabook.games.vasco_da_gama.pieces import MANUEL, MISSIONARY, NOBODY, Box, Ship
from seabook.games.vasco_da_gama.state import Disc, Options, State, is_full
from seabook.games.vasco_da_gama.words import Own, Position


def place(box: Box, players: int, given: Position, options: Options) -> State:
    """The position that ``given`` describes.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    state = setup.blank(box, players, options)
    _time(state, given)
    _characters(state, given)
    _discs(state, given)
    for space, at_sea in given.sea.items():
        state.sea[space.i] = at_sea
    _moving(state, given)
    for seat in range(players):
        _player(state, seat, given.own(box.seats[seat]))
    _crew(state, given)
    _tiles(state, given)
    _projects(state, given)
    _merchants(state, given)
    _in_hand(state, given)
    return state


def _said(given: Any, otherwise: Any) -> Any:
    return otherwise if given is UNSAID else given


def _time(state: State, given: Position) -> None:
    box, counts = state.box, state.box.counts
    state.round = within(1, counts.rounds, given.round, "position.round")
    state.phase = given.phase
    if given.phase == "over" and (state.round < counts.rounds or given.number):
        raise Complaint("complaint.position-now", where="position.phase")
    start = _said(given.start, box.seats[0])
    state.starter = start.i
    if given.phase == "placing":
        state.turn = (_said(given.turn, start).i - start.i) % len(state.players)
    # Before the first tile is turned up, the marker stands beside the board.
    before = given.phase == "setup"
    tile = state.tile = _said(given.tile, None if before else box.tiles[0])
    if tile is None and not before:
        raise Complaint("complaint.position-now", where="position.tile")
    marker = _said(given.marker, tile.base if tile else 0)
    state.marker = within(0 if before else 1, counts.numbers, marker, "position.marker")
    state.money = list(_said(given.money, tile.money if tile else (0, 0)))
    if len(state.money) != len(box.stacks):
        raise Complaint("complaint.position-stacks", where="position.money", n=len(box.stacks))


def _characters(state: State, given: Position) -> None:
    """Dealt as at set-up, with what they gave; or where they are said to be, giving nothing."""
    if given.character is UNSAID:
        setup.deal_characters(state)
        if state.phase != "setup":
            for player in state.players:
                if player.merchant:
                    state.merchants.append(player.merchant)
                    player.merchant = None
    else:
        for character, seat in given.character.items():
            state.holders[character.i] = seat.i if seat else NOBODY
    for character in given.taken:
        state.taken[character.i] = True
        if state.holders[character.i] == NOBODY:
            raise Complaint("complaint.position-taken", character=character)


def _discs(state: State, given: Position) -> None:
    """Discs on action spaces, and spaces used by discs that lie there no longer."""
    counts = state.box.counts
    for number, placed in given.number.items():
        if placed is not None:
            state.discs.append(Disc(number.n, placed.seat, placed.area))
            state.used[placed.area.i] += 1
    for area, n in given.used.items():
        state.used[area.i] += n
    for seat, player in enumerate(state.players):
        own = [disc.number for disc in state.discs if disc.seat == seat]
        placed_so_far = sum(n not in counts.extra_numbers for n in own)
        if state.phase in ("placing", "setup"):
            player.discs -= placed_so_far
            player.extra = state.holders[MANUEL] == seat and len(own) == placed_so_far
        else:
            player.discs = counts.action_discs if state.phase == "over" else 0
            player.extra = False


def _moving(state: State, given: Position) -> None:
    """Full regions of which ships still move on, the topmost first; it may have begun to."""
    if not given.moving:
        return
    places = [region.i for region in given.moving]
    falling = places == sorted(set(places), reverse=True)
    full = all(is_full(state, region) for region in given.moving[1:])
    if state.phase != "sailing" or not falling or not full:
        raise Complaint("complaint.position-now", where="position.moving")
    state.full = places
    state.turn = sailing.STEPS.index(sailing.move_on)


def _player(state: State, seat: int, own: Own) -> None:
    player = state.players[seat]
    player.money = _said(own.money, player.money)
    player.points = _said(own.points, player.points)
    player.captains = _said(own.captains, player.captains)
    at_sea = sum(each is not None and each.seat == seat for each in state.sea)
    player.pool = state.box.counts.captains - player.captains - at_sea
    player.discs = _said(own.discs, player.discs)
    player.extra = _said(own.extra, player.extra)
    if own.crew is not UNSAID:
        player.crew = [own.crew.get(kind, 0) for kind in state.box.crew]
    player.projects = own.projects
    player.ships = own.ships
    player.merchant = _said(own.merchant, player.merchant)


def _crew(state: State, given: Position) -> None:
    """Sections as stated, else filled by colour in order; the bag has the rest."""
    box, counts = state.box, state.box.counts
    held = [sum(player.crew[kind.i] for player in state.players) for kind in box.crew]
    state.missionaries = counts.missionaries - held[MISSIONARY]
    state.bag = [counts.sailors - n for n in held[:MISSIONARY]]
    for colour, n in given.lost.items():
        state.lost_crew[colour.crew.i] = n
        state.bag[colour.crew.i] -= n
    for section, row in given.section.items():
        for colour in row:
            state.sections[section.i][colour.crew.i] += 1
            state.bag[colour.crew.i] -= 1
    for section in box.sections[: len(state.players)]:
        for _ in range(counts.crew_section if section not in given.section else 0):
            first = next((i for i, n in enumerate(state.bag) if n > 0), None)
            if first is not None:
                state.sections[section.i][first] += 1
                state.bag[first] -= 1
    state.draws = setup.draws(given.draws.seed, given.draws.count)


def _tiles(state: State, given: Position) -> None:
    """The tiles to come, the next one first; the rest below them in order of id."""
    state.played = given.played
    away = (*given.tiles, *given.played, state.tile)
    rest = [tile for tile in state.box.tiles if tile not in away]
    state.tiles = [*reversed(rest), *reversed(given.tiles)]


def _projects(state: State, given: Position) -> None:
    """On display as stated, else the first of set I that nobody has; stacks with the rest."""
    spaces, coming = len(state.display), given.coming
    state.gone = given.gone
    away = _away(state)
    for player in state.players:
        away += (*player.projects, *player.ships)
    shown = _said(given.display, ())
    if len(shown) > spaces:
        raise Complaint("complaint.position-display", where="position.display", n=spaces)
    left = [p for p in state.box.projects if p not in away and p not in shown]
    to_lay = (project for project in left if project not in coming)
    state.gabriel = next(to_lay, None) if given.gabriel is UNSAID else given.gabriel
    if given.display is UNSAID:
        shown = [p for p in to_lay if p is not state.gabriel][:spaces]
    state.display = [*shown, *[None] * (spaces - len(shown))]
    laid = (*shown, state.gabriel, *coming)
    state.sets = [[] for _ in state.sets]
    for project in (*reversed([p for p in left if p not in laid]), *reversed(coming)):
        state.sets[project.of].append(project)


def _merchants(state: State, given: Position) -> None:
    """The merchant ships to come, the open one first."""
    away = _away(state) + [player.merchant for player in state.players if player.merchant]
    away += given.merchants
    rest = [ship for ship in state.box.merchants if ship not in away]
    state.merchants = [*reversed(rest), *reversed(given.merchants)]


def _in_hand(state: State, given: Position) -> None:
    """A number disc that was taken in the placing phase, and has still to be placed."""
    n, where = given.decision.number, "position.decision.number"
    if not n:
        return
    number = state.box.numbers[within(1, len(state.box.numbers), n, where) - 1]
    while state.phase == "placing" and not state.decisions and planning.left_to_place(state):
        for _ in planning.next_turn(state):
            pass
    seat = state.decision.seat
    if not state.decisions or any(planning.number_refusals(state, seat, number)):
        raise Complaint("complaint.position-now", where=where)
    for _ in planning.number_effects(state, seat, number):
        pass


def _away(state: State) -> list[Ship]:
    """Ships at sea and out of the game."""
    return [*(each.ship for each in state.sea if each), *state.gone]
