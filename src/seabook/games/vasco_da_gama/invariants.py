"""What holds in every position of Vasco da Gama, after every event (VI1 to VI12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from seabook.games.vasco_da_gama.pieces import (
    MISSIONARY,
    NOBODY,
    Merchant,
    Project,
)
from seabook.games.vasco_da_gama.state import Kept, State, free_spaces
from seabook.words import Text, say


def problems(state: State) -> Iterator[Text]:
    """Each broken invariant in words."""
    yield from _crew(state)
    yield from _captains(state)
    yield from _projects(state)
    yield from _merchants(state)
    yield from _tiles(state)
    yield from _discs(state)
    yield from _sea(state)
    # Before the first tile is turned up the marker stands beside the board.
    if state.marker and not 1 <= state.marker <= state.box.counts.numbers:
        yield say("unsound.marker", given=state.marker)
    for seat, player in enumerate(state.players):
        if min(player.money, player.points, player.captains, player.pool, *player.crew) < 0:
            yield say("unsound.negative", who=state.box.seats[seat])


def unsettled(state: State) -> Iterator[Text]:
    """What holds besides whenever somebody has to decide."""
    for section, row in enumerate(state.sections):
        if sum(row) > state.box.counts.crew_section:
            yield say("unsound.section", section=state.box.sections[section], n=sum(row))
    if state.phase in ("placing", "over") and any(player.merchant for player in state.players):
        yield say("unsound.merchant-kept")
    left, wanted = len(state.tiles), _tiles_wanted(state)
    if left < wanted:
        yield say("unsound.tiles-few", given=left, expected=wanted)
    if state.reserve and not any(decision.area for decision in state.decisions):
        yield say("unsound.reserve")


def _crew(state: State) -> Iterator[Text]:
    """VI1, VI2: 8 sailors of each colour, 6 missionaries."""
    counts = state.box.counts
    kept_back = [kept.what for kept in state.reserve]
    for crew in state.box.crew:
        total = sum(player.crew[crew.i] for player in state.players) + kept_back.count(crew)
        if crew.i == MISSIONARY:
            left, expected = [state.missionaries], counts.missionaries
        else:
            places = (state.bag, state.lost_crew, *state.sections)
            left, expected = [place[crew.i] for place in places], counts.sailors
        total += sum(left)
        if total != expected or min(left) < 0:
            yield say("unsound.crew", crew=crew, given=total, expected=expected)


def _captains(state: State) -> Iterator[Text]:
    """VI3, VI9: 7 captains a colour; every ship of a player at sea has one."""
    acting = state.decisions[0].seat if state.decisions else NOBODY
    for seat, player in enumerate(state.players):
        at_sea = sum(each is not None and each.seat == seat for each in state.sea)
        total = player.pool + player.captains + at_sea
        total += state.reserve.count(Kept(None)) if seat == acting else 0
        if total != state.box.counts.captains:
            expected = state.box.counts.captains
            who = state.box.seats[seat]
            yield say("unsound.captains", who=who, given=total, expected=expected)


def _projects(state: State) -> Iterator[Text]:
    """VI4: each project tile in one place only."""
    places = [project for stack in state.sets for project in stack]
    places += [project for project in (*state.display, state.gabriel) if project]
    places += [kept.what for kept in state.reserve if isinstance(kept.what, Project)]
    for player in state.players:
        places += (*player.projects, *player.ships)
    places += [each.ship for each in state.sea if each and isinstance(each.ship, Project)]
    places += [ship for ship in state.gone if isinstance(ship, Project)]
    if sorted(project.i for project in places) != list(range(len(state.box.projects))):
        yield say("unsound.projects", given=len(places), expected=len(state.box.projects))


def _merchants(state: State) -> Iterator[Text]:
    """VI11: each merchant ship in one place only."""
    places = [ship for ship in (*state.merchants, *state.gone) if isinstance(ship, Merchant)]
    places += [player.merchant for player in state.players if player.merchant]
    places += [each.ship for each in state.sea if each and isinstance(each.ship, Merchant)]
    if sorted(ship.i for ship in places) != list(range(len(state.box.merchants))):
        yield say("unsound.merchants", given=len(places), expected=len(state.box.merchants))


def _tiles(state: State) -> Iterator[Text]:
    tiles = [*state.tiles, *state.played, *([state.tile] if state.tile else [])]
    if sorted(tile.i for tile in tiles) != list(range(len(state.box.tiles))):
        yield say("unsound.tiles-vasco", given=len(tiles), expected=len(state.box.tiles))


def _tiles_wanted(state: State) -> int:
    """How many tiles the stack must still give before it can be shuffled anew, if ever."""
    turned_up = {"setup": 2, "placing": 1}.get(state.phase, 0)
    if state.options.tile_cycle == "two_fresh_reshuffled":
        return turned_up
    return state.box.counts.rounds - state.round + turned_up


def _discs(state: State) -> Iterator[Text]:
    """VI5, VI7: a number in one place only; no more discs than a player has."""
    numbers = Counter(disc.number for disc in state.discs)
    for number, n in numbers.items():
        if n > 1:
            yield say("unsound.number", number=number)
    for seat, player in enumerate(state.players):
        placed = [disc for disc in state.discs if disc.seat == seat]
        extra = sum(disc.number in state.box.counts.extra_numbers for disc in placed)
        ordinary = len(placed) - extra + player.discs
        if ordinary > state.box.counts.action_discs or extra + player.extra > 1:
            yield say("unsound.discs", who=state.box.seats[seat])
    extras = sum(disc.number in state.box.counts.extra_numbers for disc in state.discs)
    if extras + sum(player.extra for player in state.players) > len(state.box.counts.extra_numbers):
        yield say("unsound.extra-discs", most=len(state.box.counts.extra_numbers))
    for area in state.box.areas:
        if free_spaces(state, area) < 0:
            yield say("unsound.used", area=area)
        if sum(each.area is area and not each.moved for each in state.discs) > state.used[area.i]:
            yield say("unsound.used", area=area)


def _sea(state: State) -> Iterator[Text]:
    """VI8: every ship fits its space; merchant ships are nobody's, others somebody's."""
    for space in state.box.spaces:
        at_sea = state.sea[space.i]
        if at_sea is None:
            continue
        if at_sea.ship.strength < space.number:
            yield say("unsound.too-weak", ship=at_sea.ship, space=space)
        if isinstance(at_sea.ship, Merchant) != (at_sea.seat == NOBODY):
            yield say("unsound.owner", ship=at_sea.ship)
