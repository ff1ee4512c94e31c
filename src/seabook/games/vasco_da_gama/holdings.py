"""What a player has, counted thing by thing: what an answer tells as gained, paid or lost."""

from __future__ import annotations

from collections import Counter

from seabook.engine import Holding
from seabook.games.vasco_da_gama.pieces import MISSIONARY, Crew, Project
from seabook.games.vasco_da_gama.state import State

_MONEY = Holding("holding.money", spent=True)
_POINTS = Holding("holding.points")
_CAPTAINS = Holding("holding.captains", spent=True)
_EXTRA = Holding("holding.extra-disc")

# What is told besides: it changes what may be done, and nothing that is had.
NOTED = frozenset(
    (
        "character.no-missionary",
        "merchant.none",
        "merchant.taken",
        "reward.no-captain",
        "reward.no-project",
        "reward.no-sailor",
    )
)


def holdings(state: State, seat: int) -> Counter[Holding]:
    """How many a seat has of each thing; a ship at sea and a reward kept back are its own too."""
    player, box = state.players[seat], state.box
    found = Counter({_MONEY: player.money, _POINTS: player.points, _CAPTAINS: player.captains})
    for crew, n in zip(box.crew, player.crew, strict=True):
        found[_of_crew(crew)] = n
    at_sea = [each.ship for each in state.sea if each and each.seat == seat]
    ready = [*player.ships, *(ship for ship in at_sea if isinstance(ship, Project))]
    for kept in state.reserve if state.decision.seat == seat else ():
        if kept.what is None:
            found[_CAPTAINS] += 1
        elif isinstance(kept.what, Crew):
            found[_of_crew(kept.what)] += 1
        else:
            found[Holding("holding.project", kept.what)] += 1
            ready += [kept.what] if kept.ready else []
    for project in (*player.projects, *player.ships, *at_sea):
        found[Holding("holding.project", project)] += 1
    for ship in ready:
        found[Holding("holding.ship", ship)] += 1
    for character, holder in zip(box.characters, state.holders, strict=True):
        found[Holding("holding.character", character)] = int(holder == seat)
    found[_EXTRA] = int(player.extra)
    return found


def _of_crew(crew: Crew) -> Holding:
    slug = "holding.missionaries" if crew.i == MISSIONARY else "holding.sailors"
    return Holding(slug, crew, spent=True)
