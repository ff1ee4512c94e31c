"""Part 5 of the rules: the end of a round."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, event
from seabook.games.vasco_da_gama import characters, scoring, setup
from seabook.games.vasco_da_gama.pieces import ALVARES, DIAS, MANUEL, NOBODY
from seabook.games.vasco_da_gama.state import State


def close(state: State) -> Iterator[Event]:
    """All steps in order; after the last round only the bonuses that still count (VR47, VR48)."""
    last = state.round == state.box.counts.rounds
    if not last:
        yield from _refill(state)
        yield from _new_projects(state)
    state.money[:] = (0, 0)
    yield event("V5.3", "end-of-round.money")
    yield from _discs_back(state)
    yield from _bonuses(state)
    if last:
        state.phase, state.turn = "over", 0
        yield event("V6.1", "end-of-game.scoring", n=state.round)
        yield scoring.verdict(state)
        return
    state.round += 1
    yield event("V5.8", "end-of-round.marker", round=state.round)


def _refill(state: State) -> Iterator[Event]:
    """Up to three sailors from the bag into each section, never more than five there (VR46)."""
    counts = state.box.counts
    for section in state.box.sections[: len(state.players)]:
        room = counts.crew_section - sum(state.sections[section.i])
        drawn = list[int]()
        for _ in range(min(counts.refill, room)):
            colour = setup.draw_sailor(state, section.i)
            if colour is not None:
                drawn.append(colour)
        crew = [state.box.crew[colour] for colour in drawn] or "–"
        drawn_now = {"section": section, "n": len(drawn), "crew": crew}
        yield event("V5.1", "end-of-round.sailors", **drawn_now).showing()


def _new_projects(state: State) -> Iterator[Event]:
    """What was not bought is out of the game; new projects are laid, São Gabriel's first."""
    unsold = [project for project in (*state.display, state.gabriel) if project]
    state.gone += tuple(unsold)
    state.display = [None] * len(state.display)
    state.gabriel = None
    yield event("V5.2", "end-of-round.unsold", n=len(unsold))
    laid = setup.lay_projects(state)
    yield event("V5.2", "end-of-round.projects", n=len(laid), projects=laid or "–").showing()


def _discs_back(state: State) -> Iterator[Event]:
    """Action discs to their owners, 21 and 22 to Manuel I; every space is free again (V5.4)."""
    for player in state.players:
        player.discs = state.box.counts.action_discs
        player.extra = False
    state.used = [0] * len(state.used)
    state.taken = [False] * len(state.taken)
    extra = state.box.counts.extra_numbers
    yield event("V5.4", "end-of-round.discs", first=extra[0], second=extra[-1])


def _bonuses(state: State) -> Iterator[Event]:
    """What the holders of the characters get (V5.5 to V5.7)."""
    dias, alvares, manuel = (state.holders[each] for each in (DIAS, ALVARES, MANUEL))
    if dias != NOBODY:
        points = state.box.counts.dias_points
        state.players[dias].points += points
        state.starter = dias
        last = state.round == state.box.counts.rounds
        slug = "end-of-round.dias-last" if last else "end-of-round.dias"
        yield event("V5.5", slug, who=state.box.seats[dias], n=points)
    if alvares != NOBODY:
        yield characters.missionary(state, alvares, "V5.6")
    if manuel != NOBODY and state.round < state.box.counts.rounds:
        state.players[manuel].extra = True
        yield event("V5.7", "end-of-round.manuel", who=state.box.seats[manuel])
