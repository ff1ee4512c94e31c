"""What a player has, counted thing by thing: what an answer tells as gained, paid or lost."""

from __future__ import annotations

from seabook.engine import Holding
from seabook.games.endeavor.state import State

_MARKERS = Holding("holding.markers", spent=True)

# What is told besides: it changes what may be done, and nothing that is had.
NOTED = frozenset(
    (
        "build.again",
        "cards.over-limit",
        "draw.abolition",
        "draw.over-limit",
        "end.shared",
        "end.winner",
        "ship.opens",
    )
)


def holdings(state: State, seat: int) -> dict[Holding, int]:
    """How many a seat has of each thing: markers in the harbour, cities, steps on the tracks …"""
    player, box = state.players[seat], state.box
    cities = {box.cities[i] for i, holder in enumerate(state.holders) if holder == seat}
    found = {_MARKERS: player.harbour}
    found |= {Holding("holding.city", city): 1 for city in box.cities if city in cities}
    for line in {line for city in cities for line in city.lines}:
        if cities.issuperset(line.ends):
            found[Holding("holding.connection", line)] = 1
    for region in box.regions:
        shipped = state.tracks[region.i].count(seat) + state.beside[region.i][seat]
        found[Holding("holding.shipped", region)] = shipped
    for building, n in zip(box.buildings, player.owned, strict=True):
        found[Holding("holding.building", building)] = n
    for card in player.cards:
        found[Holding("holding.card", card)] = 1
    for token in box.action_tokens:
        found[Holding("holding.token", token)] = player.tokens[token.i]
    for track, n in zip(box.status, player.icons, strict=True):
        found[Holding("holding.steps", track)] = n
    return found
