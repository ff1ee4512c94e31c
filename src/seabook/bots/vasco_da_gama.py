"""What a position of Vasco da Gama is worth to a seat, in points: now, and over the coming rounds.

The weights are ours, chosen by hand and kept round; they make a sparring partner, not a master.
"""

from __future__ import annotations

from seabook.engine import Action
from seabook.games.vasco_da_gama.pieces import (
    ALVARES,
    CHARACTERS,
    DIAS,
    MANUEL,
    MISSIONARY,
    NAVIGATION,
    PROJECTS,
    RECRUITING,
    Project,
)
from seabook.games.vasco_da_gama.sailing import shore_points
from seabook.games.vasco_da_gama.state import Disc, State, fitting

_MONEY = 0.4
_CAPTAIN = 1.4
# What an action of each area usually costs besides its number.
_SPENT = {NAVIGATION: 0, RECRUITING: 3, PROJECTS: 1, CHARACTERS: -5}
_LEAST = {NAVIGATION: 0, RECRUITING: 0, PROJECTS: 1, CHARACTERS: 0}
_PER_ROUND = {DIAS: 2.2, ALVARES: 1.4, MANUEL: 2.5}


def value(state: State, seat: int) -> dict[str, float]:
    """The value of a position to a seat, part by part; the sum is an estimate in points."""
    player = state.players[seat]
    coming = state.box.counts.rounds - state.round
    ready = len(player.ships)
    return {
        "points": float(player.points),
        "money": _MONEY * min(player.money, 20) + 0.34 * max(player.money - 20, 0),
        "ships": sum(_ship(state, ship, coming) for ship in player.ships),
        "projects": _projects(state, seat, coming),
        "crew": _crew(state, seat, coming),
        "captains": _CAPTAIN * min(player.captains, ready + 2) + 0.2 * player.captains,
        "at-sea": _at_sea(state, seat, coming),
        "characters": coming
        * sum(worth for i, worth in _PER_ROUND.items() if state.holders[i] == seat),
        "plan": _plan(state, seat),
        "merchant": 2.5 if player.merchant else 0.0,
    }


def _ship(state: State, ship: Project, coming: int) -> float:
    """A ship ready to sail: its best landing, and its income later."""
    spaces = [space for region in state.box.regions for space in fitting(state, ship, region)]
    if not spaces or (not coming and state.phase not in ("placing", "acting")):
        return 3.0
    best = max(space.number for space in spaces)
    return 2.0 + 0.6 * best + 0.5 * coming * _worth(ship)


def _worth(ship: Project) -> float:
    return ship.amount * (1.0 if ship.gain == "points" else _MONEY)


def _projects(state: State, seat: int, coming: int) -> float:
    """Projects by how much of their crew is there, the best first; a third one is worth little."""
    player = state.players[seat]
    held, worth = player.kinds_held(), list[float]()
    for project in player.projects:
        there = min(1.0, held / project.need) ** 2
        worth.append(there * (0.5 + 0.35 * project.strength + 0.3 * coming * _worth(project)))
    worth.sort(reverse=True)
    return sum(each * share for each, share in zip(worth, (1.0, 0.6, 0.2), strict=False))


def _crew(state: State, seat: int, coming: int) -> float:
    """Each kind of crew; more of a kind serves later ships."""
    crew = state.players[seat].crew
    later = 1.0 if coming else 0.3
    kinds = sum(1.3 for n in crew[:MISSIONARY] if n) + (1.6 if crew[MISSIONARY] else 0.0)
    return kinds + later * 0.6 * sum(min(n, 3) - 1 for n in crew if n > 1)


def _at_sea(state: State, seat: int, coming: int) -> float:
    """Income of the ships at sea, and the shores of regions that fill up."""
    worth, sea = 0.0, state.sea
    rounds = coming + (state.phase in ("placing", "acting"))
    for region in state.box.regions:
        ships = [sea[space.i] for space in region.spaces]
        shore = 0.7 * shore_points(state, region) * (len(ships) - ships.count(None)) / len(ships)
        for at_sea in ships:
            if at_sea is not None and at_sea.seat == seat:
                assert isinstance(at_sea.ship, Project)
                worth += min(rounds, 3) * _worth(at_sea.ship) * 0.8
                worth += shore if rounds else 0.0
    return worth


def _plan(state: State, seat: int) -> float:
    """What the discs placed promise, less what their numbers will probably cost."""
    player = state.players[seat]
    money, worth, seen = player.money, 1.2 * player.discs, list[int]()
    # In planning the marker may still rise, and what cannot be paid is declined.
    rise = 3 if state.phase == "placing" else 0
    for disc in sorted(disc for disc in state.discs if disc.seat == seat):
        cost = max(state.marker - disc.number, 0)
        if max(state.marker + rise - disc.number, 0) + _LEAST[disc.area.i] > money:
            worth -= 1.0
            continue
        worth += _promise(state, seat, disc, seen) - 0.45 * cost
        money -= cost + _SPENT[disc.area.i]
        seen.append(disc.area.i)
    return worth


def _promise(state: State, seat: int, disc: Disc, seen: list[int]) -> float:
    """What an action of an area is worth after the areas ``seen`` before it, by its place in line."""
    player, area = state.players[seat], disc.area.i
    early = 1.0 - 0.02 * disc.number
    again = 1 + seen.count(area)
    if area == CHARACTERS:
        return 3.6 * early / (0.6 + 0.4 * again)
    held = player.kinds_held()
    captains = player.captains + (RECRUITING in seen)
    projects, ships = len(player.projects), len(player.ships)
    if area == NAVIGATION:
        fit = sum(project.need <= held for project in player.projects)
        left = min(ships + fit, captains) - seen.count(NAVIGATION)
        if left <= 0:
            soon = held > 2 and captains and (PROJECTS in seen or RECRUITING in seen)
            return 0.6 if soon and area not in seen else -0.5
        return (6.0 + 3.0 * (left > 1)) * early
    if area == RECRUITING:
        short = held < 4 or captains <= ships + projects
        return (4.5 if short else 2.5) * early / again
    if state.round == state.box.counts.rounds:
        return 0.8 * early / again
    return (4.0 if projects + ships < 2 else 1.2) * early / again**2


def consider(state: State, legal: list[Action]) -> list[Action]:
    """The actions worth looking into: what only changes the order of things is left out."""
    decision = state.decision
    if "spend" in decision.kinds:  # of what there is most
        crew = state.players[decision.seat].crew
        return [max(legal, key=lambda action: crew[action.target.i] - 3 * action.target.i // 4)]
    if not _time_to_fit_out(state):
        legal = [action for action in legal if action.kind.code != "fit-out"]
    if "recruit" in decision.kinds:
        return _recruiting(state, legal)
    return _sailing_out(legal)


def _sailing_out(legal: list[Action]) -> list[Action]:
    """The strongest ship first, in each region its best space, of each colour one sailor: else
    several ships at once would be tried in every order on every space."""
    best: dict[object, Action] = {}
    for action in legal:
        alike, worth = _alike(action)
        if alike not in best or worth > _alike(best[alike])[1]:
            best[alike] = action
    return list(best.values())


def _alike(action: Action) -> tuple[object, int]:
    """What an action is one of, and how good it is among those."""
    kind, target = action.kind.code, action.target
    if kind == "launch":
        return kind, target.strength
    if kind == "land":
        return target.region, target.number
    if kind == "accept":
        return target.colour, -target.section.i
    return action, 0


def _time_to_fit_out(state: State) -> bool:
    """Before sailing out, and when an action is over: then it has shown what it brings."""
    decision = state.decision
    sailing_out = decision.area is not None and decision.area.i == NAVIGATION
    return sailing_out or ("stop" in decision.kinds and decision.area is None)


def _recruiting(state: State, legal: list[Action]) -> list[Action]:
    """Colours in order only; and who has paid for a colour takes all of it."""
    colours = state.decision.colours
    bought = [action for action in legal if action.kind.code == "recruit"]
    again = [action for action in bought if colours >> action.target.colour.i & 1]
    if again:
        return [again[0], *(action for action in legal if action.kind.code == "hire")]
    top = colours.bit_length()
    return [
        action for action in legal if action not in bought or action.target.colour.i >= top
    ] or legal
