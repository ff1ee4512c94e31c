"""Part 1 of the rules: the set-up."""

from __future__ import annotations

from seabook.engine import Stream
from seabook.games.vasco_da_gama.pieces import ALVARES, DIAS, MANUEL, NOBODY, SERNIGI, Box, Project
from seabook.games.vasco_da_gama.player import Player
from seabook.games.vasco_da_gama.state import Options, State


def blank(box: Box, players: int, options: Options) -> State:
    """The set-up without what chance decides: stacks in order of id, nothing dealt or drawn."""
    counts, crew = box.counts, len(box.crew)
    state = State(
        box=box,
        options=options,
        players=[
            Player(
                discs=counts.action_discs,  # V1.10
                captains=1,  # V1.11
                pool=counts.captains - 1,  # V1.5
                money=counts.start_money,  # V1.12
                crew=[0] * crew,
            )
            for _ in range(players)
        ],
        draws=draws(0),
        tiles=list(reversed(box.tiles)),
        used=[0] * len(box.areas),
        holders=[NOBODY] * len(box.characters),
        taken=[False] * len(box.characters),
        sections=[[0] * len(box.colours) for _ in range(players)],
        bag=[counts.sailors] * len(box.colours),
        lost_crew=[0] * len(box.colours),
        missionaries=counts.missionaries,
        sets=[[], [], []],
        merchants=list(reversed(box.merchants)),
        sea=[None] * len(box.spaces),
    )
    for project in reversed(box.projects):
        state.sets[project.of].append(project)
    return state


def draws(seed: int, count: int = 0) -> Stream:
    """What the bag gives, and tiles that are shuffled again."""
    return Stream("vasco da gama draws", seed, count)


def new(box: Box, players: int, seed: int, options: Options, first: int | None = None) -> State:
    """The set-up of a game, up to the landing of the first merchant ship (V1.17).

    A ``first`` seat that the players have chosen begins; so does the first seat of the list where
    it was to be given and was not (VR5).
    """
    state = blank(box, players, options)
    state.draws = draws(seed)
    state.tiles = Stream("vasco da gama tiles", seed).shuffled(state.tiles)  # V1.3
    projects = Stream("vasco da gama projects", seed)
    state.sets = [projects.shuffled(stack) for stack in state.sets]
    state.merchants = Stream("vasco da gama merchants", seed).shuffled(state.merchants)  # V1.8
    if first is not None:
        state.starter = first
    elif options.start_player == "seeded":
        state.starter = Stream("vasco da gama starting player", seed).below(players)
    for section in range(players):  # V1.4
        for _ in range(box.counts.crew_section):
            draw_sailor(state, section)
    lay_projects(state)  # V1.6
    deal_characters(state)
    return state


def deal_characters(state: State) -> None:
    """Characters in turn order from the start player, with their benefits (V1.13 to V1.17)."""
    players = len(state.players)
    dealt = [each for each in state.box.characters if each.least <= players]
    for n, character in enumerate(dealt):
        seat = (state.starter + n) % players
        player = state.players[seat]
        state.holders[character.i] = seat
        if character.i == DIAS:
            player.points += state.box.counts.dias_points
        elif character.i == ALVARES:
            take_missionary(state, seat)
        elif character.i == MANUEL:
            player.extra = True
        elif character.i == SERNIGI:
            player.merchant = state.merchants.pop()


def take_missionary(state: State, seat: int) -> bool:
    """One missionary from Alvares' supply, if there is one left (VR26)."""
    if not state.missionaries:
        return False
    state.missionaries -= 1
    state.players[seat].crew[-1] += 1
    return True


def draw_sailor(state: State, section: int) -> int | None:
    """One sailor from the bag into a section; its colour, or None from an empty bag."""
    colour = draw_colour(state)
    if colour is not None:
        state.sections[section][colour] += 1
    return colour


def draw_colour(state: State) -> int | None:
    """The colour of one sailor drawn from the bag, each sailor equally likely."""
    total = sum(state.bag)
    if not total:
        return None
    place = state.draws.below(total)
    for colour, n in enumerate(state.bag):
        if place < n:
            state.bag[colour] -= 1
            return colour
        place -= n
    raise AssertionError("a place beyond the bag")


def draw_project(state: State) -> Project | None:
    """The next project: from set I, then II, then III, even in the middle of a refill (V5.2)."""
    for stack in state.sets:
        if stack:
            return stack.pop()
    return None


def lay_projects(state: State) -> list[Project]:
    """One project for São Gabriel first, then one for each space (V1.6, V5.2)."""
    state.gabriel = draw_project(state)
    state.display = [draw_project(state) for _ in state.display]
    return [project for project in (state.gabriel, *state.display) if project]
