"""Parts 0 and 1 of the rules as checks: what the box holds, and what lies where after set-up."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama.pieces import ALVARES, DIAS, MANUEL, NOBODY, SERNIGI, Box
from seabook.games.vasco_da_gama.state import State


def report(state: State) -> Iterator[Event]:
    """The box (part 0) and the set-up (part 1), counted in a position after set-up."""
    yield from contents(state.box)
    yield from laid_out(state)


def contents(box: Box) -> Iterator[Event]:
    """What is in the box, counted from the component tables (V0.1 to V0.8)."""
    counts = box.counts
    players = counts.players
    yield event("V0.1", "box.players", least=min(players), most=max(players), players=players).at(
        players="box.players"
    )
    yield event("V0.2", "box.numbers", n=counts.numbers).at(n="box.numbers")
    yield event("V0.3", "box.extra-numbers", numbers=counts.extra_numbers).at(
        numbers="box.extra_numbers"
    )
    yield event("V0.4", "box.vasco-tiles", n=len(box.tiles)).at(n="box.vasco_tiles")
    sets = {of: sum(project.of == of for project in box.projects) for of in range(3)}
    yield event("V0.5", "box.projects", n=len(box.projects), sets=list(sets.values())).at(
        n="box.projects"
    )
    yield event("V0.6", "box.missionaries", n=counts.missionaries).at(n="box.missionaries")
    yield event("V0.7", "box.merchants", n=len(box.merchants)).at(n="box.merchants")
    yield event(
        "V0.8",
        "box.crew",
        n=counts.sailors * len(box.colours),
        colours=box.colours,
        captains=counts.captains,
    ).at(n="box.sailors", captains="box.captains")


def laid_out(state: State) -> Iterator[Event]:
    """What lies where at the start, counted from the position itself (V1.1 to V1.17)."""
    counts, player = state.box.counts, state.players[0]
    seats = [seat.code for seat in state.box.seats[: len(state.players)]]
    players = len(state.players)
    yield event("V1.1", "setup.round", round=state.round, rounds=counts.rounds).at(round="round")
    yield event("V1.2", "setup.numbers", n=counts.numbers - len(state.discs)).at(n="count.numbers")
    yield event("V1.3", "setup.tiles", n=len(state.tiles) + (state.tile is not None)).at(
        n="box.vasco_tiles"
    )
    standing = sum(map(sum, state.sections))
    yield event("V1.4", "setup.sections", sections=players, n=standing, bag=sum(state.bag)).at(
        n="count.in_sections", bag="bag.all"
    )
    pool = sum(each.pool for each in state.players)
    yield event("V1.5", "setup.captains", n=pool).at(n="count.captains")
    laid = [project for project in (*state.display, state.gabriel) if project]
    yield event("V1.6", "setup.projects", n=len(laid)).at(n="count.projects")
    with_players = sum(each.crew[-1] for each in state.players)
    yield event("V1.7", "setup.manuel", n=state.missionaries + with_players).at(
        n=["missionaries", "box.missionaries"]
    )
    open_ships = len(state.merchants) + sum(each.merchant is not None for each in state.players)
    yield event("V1.8", "setup.merchants", n=open_ships).at(n="box.merchants")
    yield event("V1.9", "setup.score", points=min(each.points for each in state.players)).at(
        points=[f"{seat}.points" for seat in seats]
    )
    yield event("V1.10", "setup.discs", n=player.discs).at(n=[f"{seat}.discs" for seat in seats])
    yield event("V1.11", "setup.captain", n=player.captains).at(
        n=[f"{seat}.captains" for seat in seats]
    )
    yield event("V1.12", "setup.money", n=player.money).at(n=[f"{seat}.money" for seat in seats])
    yield from _characters(state)


def _characters(state: State) -> Iterator[Event]:
    """Who holds which character, and what it has given already."""
    box = state.box
    dealt = [each for each in box.characters if state.holders[each.i] != NOBODY]
    yield event("V1.13", "setup.characters", n=len(dealt), characters=dealt or "–").at(
        n="count.characters"
    )
    for character in dealt:
        who = box.seats[state.holders[character.i]]
        player = state.players[who.i]
        if character.i == DIAS:
            yield event("V1.14", "setup.dias", who=who, points=player.points).at(
                points=f"{who.code}.points"
            )
        elif character.i == ALVARES:
            yield event("V1.15", "setup.alvares", who=who, n=player.crew[-1]).at(
                n=f"{who.code}.crew.missionary"
            )
        elif character.i == MANUEL:
            yield event(
                "V1.16", "setup.manuel-disc", who=who, n=int(player.extra), extra=player.extra
            ).at(extra=f"{who.code}.extra")
        elif character.i == SERNIGI and player.merchant:
            yield event("V1.17", "setup.sernigi", who=who, ship=player.merchant).at(
                ship=f"{who.code}.merchant"
            )
