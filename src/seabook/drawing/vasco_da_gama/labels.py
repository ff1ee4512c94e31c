"""What each thing on the board is and how it stands, in words."""

from __future__ import annotations

from seabook.drawing.vasco_da_gama import text
from seabook.engine import Event
from seabook.games.vasco_da_gama.marker import prices
from seabook.games.vasco_da_gama.pieces import (
    NOBODY,
    Character,
    Crew,
    Number,
    Project,
    Sailor,
    Space,
    Stack,
)
from seabook.games.vasco_da_gama.state import Disc, State
from seabook.words import Text, say

area, region = text.area, text.region


def space(state: State, where: Space, move: Event | None) -> Text:
    """A landing: its number, who lies there, and where they would be pushed."""
    values = {"space": where, "number": where.number}
    at_sea = state.sea[where.i]
    if at_sea is None:
        return say("vasco.on.landing", values)
    values |= {"ship": at_sea.ship, "strength": at_sea.ship.strength}
    if at_sea.seat == NOBODY:
        told = say("vasco.on.merchant", values)
    else:
        told = say("vasco.on.ship", values, who=state.box.seats[at_sea.seat])
    if move is not None:
        told += say("vasco.on.ahead", told=move.sentence)
    return told


def number(state: State, what: Number, disc: Disc | None) -> Text:
    """A number: whose it is and where, or what it costs now and after the next tile."""
    if disc is not None:
        who = state.box.seats[disc.seat]
        return say("vasco.on.placed", number=what, who=who, area=disc.area)
    now, least, most = prices(state, what.n)
    if state.phase != "placing":
        return say("vasco.on.number", number=what, now=now)
    return say("vasco.on.number-after", number=what, now=now, least=least, most=most)


def tile(state: State) -> Text:
    """The marker, and what the next tile can do to it."""
    changes = sorted({each.change for each in state.tiles})
    told = (mark.join(f"{each:+d}" if each else "0" for each in changes) for mark in ("、", ", "))
    return say("vasco.on.marker", marker=state.marker, changes=Text(*told))


def sailor(state: State, what: Sailor, left: int) -> Text:
    """So many sailors of a colour in a section."""
    return say("vasco.on.sailors", section=what.section, crew=what.colour, n=left)


def hire(state: State) -> Text:
    """The captain, and what he costs now if that can be said."""
    if "hire" in state.decision.kinds:
        return say("vasco.on.captain-now", n=state.decision.done)
    return say("vasco.on.captain")


def project_here(what: Project, cost: int, gabriel: bool) -> Text:
    """A project on display with its price; none where it is a reward."""
    told = text.project(what)
    slug = "vasco.on.gabriel" if gabriel else "vasco.on.project"
    return say(slug, project=told, n=cost)


def own_project(what: Project, ready: bool) -> Text:
    """A project or a ship of a player."""
    return say("vasco.on.own-ship" if ready else "vasco.on.own-project", project=text.project(what))


def own_crew(kind: Crew, n: int) -> Text:
    """Crew of a kind that a player has."""
    return say("vasco.some", crew=kind, n=n)


def character(state: State, who: Character) -> Text:
    """A character, its holder, and whether it was taken this round."""
    holder, gives = state.holders[who.i], say(f"vasco.gives.{who.code}")
    values = {"character": who, "gives": gives}
    if holder == NOBODY:
        return say("vasco.on.character", values)
    slug = "vasco.on.character-taken" if state.taken[who.i] else "vasco.on.character-held"
    return say(slug, values, who=state.box.seats[holder])


def stack(what: Stack, money: int) -> Text:
    """A money stack, or its empty place."""
    if not money:
        return say("vasco.on.stack-gone", stack=what)
    return say("vasco.on.stack", stack=what, n=money)
