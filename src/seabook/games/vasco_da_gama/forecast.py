"""What is asked at every table: what a number will cost, what can sail, which ships sink, what a
character would give.

All of it follows from what lies open; the tile to come is known only as one of those left.
"""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama import marker, outfit, sailing
from seabook.games.vasco_da_gama.pieces import (
    ALVARES,
    DIAS,
    MANUEL,
    SERNIGI,
    Character,
    Region,
    Ship,
)
from seabook.games.vasco_da_gama.state import State, fitting

_SUNK = ("push.no-space", "push.past-the-end")


def forecast(state: State, seat: int) -> Iterator[Event]:
    """All of it for one seat: of its numbers, its ships and the characters, and of everybody's ships."""
    if state.phase in ("placing", "acting"):
        for disc in sorted(state.discs):
            if disc.seat == seat:
                yield marker.foretold(state, disc.number)
        yield from marker.too_late(state, seat)
        yield from sailable(state, seat)
        for character in state.box.characters:
            if not state.taken[character.i]:
                yield offered(state, seat, character)
    if state.phase in ("placing", "acting", "sailing"):
        yield from sinking(state)


def sailable(state: State, seat: int) -> Iterator[Event]:
    """Which projects can be fitted out with the crew at hand, and where each ready ship could land."""
    player = state.players[seat]
    for place in outfit.with_crew_enough(state, seat):
        project = state.box.projects[place]
        have = player.kinds_held()
        yield event("V3.9", "forecast.fits-out", project=project, need=project.need, have=have)
    for ship in player.ships:
        values = {"ship": ship, "strength": ship.strength}
        if found := _reached(state, ship):
            yield event("V3.18", "forecast.can-land", regions=found, **values)
        else:
            yield event("V3.18", "forecast.no-landing", **values)
    if player.captains < len(player.ships):
        counted = {"n": len(player.ships), "captains": player.captains}
        yield event("V3.17", "forecast.captains-short", **counted)


def _reached(state: State, ship: Ship) -> list[Region]:
    return [region for region in state.box.regions if fitting(state, ship, region)]


def offered(state: State, seat: int, character: Character) -> Event:
    """What a character would give the seat that takes it now."""
    values = {"character": character}
    if character.i == DIAS:
        return event("V3.23", "forecast.dias", n=state.box.counts.dias_points, **values)
    if character.i == ALVARES:
        slug = "forecast.alvares" if state.missionaries else "forecast.alvares-none"
        return event("V3.24", slug, **values)
    if character.i == MANUEL:
        holds = state.holders[MANUEL] == seat
        return event("V3.25", "forecast.manuel-again" if holds else "forecast.manuel", **values)
    assert character.i == SERNIGI
    if not state.merchants:
        return event("V3.26", "forecast.sernigi-none", **values)
    ship = state.merchants[-1]
    told = {"ship": ship, "strength": ship.strength, **values}
    if found := _reached(state, ship):
        return event("V3.26", "forecast.sernigi", regions=found, **told)
    return event("V3.26", "forecast.sernigi-nowhere", **told)


def pushes(state: State) -> list[Event]:
    """What the sailing phase would do with the ships as they lie now: where each moves, or is lost."""
    ahead, found = state.copy(), list[Event]()
    if state.phase != "sailing":
        ahead.phase, ahead.decisions, ahead.turn = "sailing", [], 0
    ahead.turn = max(ahead.turn, sailing.STEPS.index(sailing.score_full))
    while ahead.turn < len(sailing.STEPS) and not ahead.decisions:
        step = sailing.STEPS[ahead.turn](ahead)
        found += (each for each in step if each.slug.startswith("push."))
    return found


def sinking(state: State) -> Iterator[Event]:
    """The ships that leave the game if the sailing phase came with the ships as they lie now."""
    lost = [each for each in pushes(state) if each.slug in _SUNK]
    yield from lost
    if not lost:
        yield event("V4.4", "forecast.none-sinks")
