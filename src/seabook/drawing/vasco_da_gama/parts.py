"""The parts of the board, which one a seat needs now, and which actions stand where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from seabook.engine import Complaint
from seabook.games.vasco_da_gama.pieces import NAVIGATION, PROJECTS, RECRUITING
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, say

# In the place of the parts themselves: whichever one a seat decides on now.
NOW = "now"
NUMBERS, SEA, CREW, YARD, COURT = "numbers", "navigation", "recruiting", "projects", "characters"
OWN, PLAYERS = "own", "players"
# The way to Calicut without what will become of its ships: where that is the question.
ROUTE = "route"
ALL = (SEA, NUMBERS, CREW, YARD, COURT, PLAYERS)

_KINDS = {
    SEA: ("land", "shift"),
    NUMBERS: ("number", "area"),
    CREW: ("recruit", "accept", "hire"),
    YARD: ("buy", "receive"),
    COURT: ("claim", "character"),
    OWN: ("fit-out", "launch", "spend"),
}
_PLACE = {kind: part for part, kinds in _KINDS.items() for kind in kinds}
_OF_AREA = {NAVIGATION: SEA, RECRUITING: CREW, PROJECTS: YARD}


def parts() -> Mapping[str, Text]:
    """What can be looked at alone."""
    return {
        NOW: say("vasco.part.now"),
        SEA: say("vasco.part.navigation"),
        NUMBERS: say("vasco.part.numbers"),
        CREW: say("vasco.part.recruiting"),
        YARD: say("vasco.part.projects"),
        COURT: say("vasco.part.characters"),
        PLAYERS: say("vasco.part.players"),
    }


def shown(show: Iterable[str]) -> Sequence[str]:
    """The parts to draw, each known; all of them where none is named."""
    wanted = [*show] or [*ALL]
    for each in wanted:
        if each not in (*ALL, OWN, ROUTE, NOW):
            raise Complaint("complaint.show", given=each, known=[NOW, *ALL, OWN, ROUTE])
    return wanted


def focus(state: State, seat: int, show: Sequence[str]) -> Sequence[str]:
    """The part on which the seat decides now, with what it has; another one where that is asked for."""
    wanted = [*show] or [NOW]
    if wanted == [NOW]:
        wanted = [*_deciding(state, seat)]
    if wanted == [PLAYERS] or OWN in wanted:
        return wanted
    return [*wanted, OWN]


def _deciding(state: State, seat: int) -> Sequence[str]:
    decision = state.decision
    if decision.seat == seat:
        for kind in decision.kinds:
            if kind == "fit-out":
                continue
            if (place := _PLACE.get(kind)) and place != OWN:
                return [place]
            if kind in ("launch", "keep"):
                return [SEA]
    if state.phase in ("sailing", "setup", "over"):
        return [SEA]
    if decision.area is not None and decision.seat == seat:
        return [_OF_AREA.get(decision.area.i, COURT)]
    return [NUMBERS]


def within(show: Iterable[str], action: str) -> bool:
    """Whether the place of an action belongs to the parts shown; all of them where none is named.

    >>> within(["navigation"], "land natal-1"), within(["navigation"], "buy I-1")
    (True, False)
    """
    wanted, place = [*show], _PLACE.get(action.partition(" ")[0])
    if not wanted or NOW in wanted or place in wanted:
        return True
    return (place == OWN and PLAYERS in wanted) or (place == SEA and ROUTE in wanted)


def place_of(action: str) -> str:
    """The part on which an action stands; none for one that has no place."""
    return _PLACE.get(action.partition(" ")[0], "")


def on_sea(state: State) -> str:
    """What a click on a landing asks for: a ship that is pushed on chooses one under an option."""
    return "shift" if "shift" in state.decision.kinds else "land"


def on_sailors(state: State) -> str:
    """What a click on a sailor asks for: a reward where one is owed, else to recruit."""
    return "accept" if "accept" in state.decision.kinds else "recruit"


def on_projects(state: State) -> str:
    """What a click on a project asks for: a reward where one is owed, else to buy."""
    return "receive" if "receive" in state.decision.kinds else "buy"


def controls(state: State, seat: int | None, show: Sequence[str]) -> tuple[str, ...]:
    """The actions that stand on the board as it is shown."""
    box, wanted, found = state.box, shown(show), list[str]()
    if SEA in wanted or ROUTE in wanted:
        found += (f"{on_sea(state)} {space.code}" for space in box.spaces)
    if NUMBERS in wanted:
        found += (f"number {number.code}" for number in box.numbers)
        found += (f"area {area.code}" for area in box.areas)
    if CREW in wanted:
        found += (
            f"{on_sailors(state)} {each.code}" for each in box.sailors if _stands(state, each.i)
        )
        found.append("hire")
    if YARD in wanted:
        laid = [each for each in (state.gabriel, *state.display) if each]
        found += (f"{on_projects(state)} {each.code}" for each in laid)
    if COURT in wanted:
        found += (f"character {each.code}" for each in box.characters)
        found += (f"claim {stack.code}" for stack in box.stacks)
    if seat is not None and (OWN in wanted or PLAYERS in wanted):
        player = state.players[seat]
        found += (f"fit-out {each.code}" for each in player.projects)
        found += (f"launch {each.code}" for each in player.ships)
        found += (f"spend {kind.code}" for kind in box.crew if player.crew[kind.i])
    return tuple(found)


def _stands(state: State, sailor: int) -> bool:
    section, colour = divmod(sailor, len(state.box.colours))
    return section < len(state.players) and bool(state.sections[section][colour])
