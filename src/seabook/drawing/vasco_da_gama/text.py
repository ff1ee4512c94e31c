"""The position in words: the map, the four areas, what there is to take, then the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.games.vasco_da_gama.pieces import NOBODY, Area, Project, Region, Space
from seabook.games.vasco_da_gama.sailing import shore_points
from seabook.games.vasco_da_gama.state import State, free_spaces
from seabook.words import Text, both, listed, say

_NONE = Text("無", "none")


def board_text(state: State, seat: int | None = None) -> Text:
    """The position as lines of text in both languages; all seats know the same."""
    lines = [*_lines(state)]
    return both(lambda lang: "\n".join(line.pick(lang) for line in lines))


def title(state: State) -> Text:
    """The round, the phase and the marker."""
    phase = say(f"phase-vasco.{state.phase}") if state.phase != "over" else say("phase.over")
    return say("vasco.title", round=state.round, phase=phase, marker=state.marker or "–")


def _lines(state: State) -> Iterator[Text]:
    box = state.box
    yield title(state)
    for each in reversed(box.regions):
        yield region(state, each)
    for place in box.areas:
        yield area(state, place)
    stacks = [say("vasco.stack", n=n) for n in state.money if n]
    yield say("vasco.money", stacks=_or_none(stacks))
    for section in box.sections[: len(state.players)]:
        row = state.sections[section.i]
        crew = [say("vasco.some", n=n, crew=box.crew[i]) for i, n in enumerate(row) if n]
        yield say("vasco.section", section=section, crew=_or_none(crew))
    shown = [project(each) for each in state.display if each]
    yield say("vasco.display", projects=_or_none(shown))
    gabriel = project(state.gabriel) if state.gabriel else _NONE
    yield say("vasco.gabriel", project=gabriel)
    if state.merchants:
        ship = state.merchants[-1]
        yield say("vasco.merchant", ship=ship, strength=ship.strength)
    held = [
        say("vasco.held", character=each, who=box.seats[state.holders[each.i]])
        for each in box.characters
        if state.holders[each.i] != NOBODY
    ]
    yield say("vasco.characters", held=_or_none(held))
    for seat in range(len(state.players)):
        yield player_text(state, seat)


def _or_none(texts: Iterable[Text]) -> Text:
    texts = tuple(texts)
    return listed(texts) if texts else _NONE


def region(state: State, region: Region) -> Text:
    """A region: its points on shore, its reward, its landings."""
    reward = say(f"vasco.gain.{region.gain}", n=region.amount)
    spaces = listed([_space(state, n, each) for n, each in enumerate(region.spaces, 1)], apart=True)
    return say(
        "vasco.region",
        region=region,
        full=shore_points(state, region),
        reward=reward,
        spaces=spaces,
    )


def _space(state: State, place: int, space: Space) -> Text:
    values = {"place": place, "number": space.number}
    at_sea = state.sea[space.i]
    if at_sea is None:
        return say("vasco.space-empty", values)
    if at_sea.seat == NOBODY:
        return say("vasco.space-merchant", values, ship=at_sea.ship)
    who = state.box.seats[at_sea.seat]
    return say("vasco.space-ship", values, who=who, ship=at_sea.ship)


def area(state: State, area: Area) -> Text:
    """An area: the action spaces left, and whose discs lie there."""
    discs = [
        say("vasco.disc", number=state.box.numbers[disc.number - 1], who=state.box.seats[disc.seat])
        for disc in sorted(disc for disc in state.discs if disc.area is area)
    ]
    return say("vasco.area", area=area, n=free_spaces(state, area), discs=_or_none(discs))


def project(project: Project) -> Text:
    """A project: what it needs, and the ship it becomes."""
    gain = say(f"vasco.gain.{project.gain}", n=project.amount)
    values = {"need": project.need, "strength": project.strength}
    return say("vasco.project", project=project, gain=gain, **values)


def player_text(state: State, seat: int) -> Text:
    """What a player has."""
    player, box = state.players[seat], state.box
    crew = [say("vasco.some", n=n, crew=box.crew[i]) for i, n in enumerate(player.crew) if n]
    ships = [project(ship) for ship in player.ships]
    return say(
        "vasco.player",
        who=box.seats[seat],
        points=player.points,
        money=player.money,
        captains=player.captains,
        discs=player.discs + player.extra,
        crew=_or_none(crew),
        projects=_or_none([project(each) for each in player.projects]),
        ships=_or_none(ships),
        merchant=player.merchant or _NONE,
    )
