"""Which targets are worth asking about: necessary conditions only, for speed.

Legality stays with the conditions of each kind; a test holds the two against each other.
"""

from __future__ import annotations

from seabook.games.endeavor.components import ACTION_TOKENS, CITIES, EUROPE, REGIONS
from seabook.games.endeavor.state import State, is_open

_TOKENS = tuple((place, token.i) for place, token in enumerate(ACTION_TOKENS))
_CITIES = tuple((city.i, city.region) for city in CITIES)


def free_buildings(state: State, seat: int) -> list[int]:
    """Own buildings with an empty circle."""
    player = state.players[seat]
    if not player.harbour:
        return []
    busy = player.busy
    return [i for i, owned in enumerate(player.owned) if owned > busy[i]]


def busy_buildings(state: State, seat: int) -> list[int]:
    """Own buildings with a marker on them."""
    return [i for i, busy in enumerate(state.players[seat].busy) if busy]


def held_tokens(state: State, seat: int) -> list[int]:
    """Kinds of action token that the player keeps."""
    tokens = state.players[seat].tokens
    return [place for place, i in _TOKENS if tokens[i]]


def held_cards(state: State, seat: int) -> list[int]:
    """Asset cards that the player holds, in order."""
    return sorted(card.i for card in state.players[seat].cards)


def empty_cities(state: State, seat: int) -> list[int]:
    """Cities without a marker in regions that the player can enter."""
    holders, reach = state.holders, _reach(state, seat)
    return [i for i, region in _CITIES if holders[i] < 0 and reach[region.i]]


def rival_cities(state: State, seat: int) -> list[int]:
    """Cities of opponents in regions that the player can enter."""
    holders, reach = state.holders, _reach(state, seat)
    return [i for i, region in _CITIES if holders[i] not in (-1, seat) and reach[region.i]]


def _reach(state: State, seat: int) -> list[bool]:
    presence = state.presence
    return [
        region is EUROPE or (presence[region.i][seat] > 0 and is_open(state, region))
        for region in REGIONS
    ]
