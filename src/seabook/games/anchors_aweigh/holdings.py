"""What a player has, counted thing by thing: what an answer tells as gained, paid or lost."""

from __future__ import annotations

from collections import Counter

from seabook.engine import Holding
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.state import State

COINS = Holding("holding.coins", spent=True)
CHESTS = Holding("holding.chests")
PARROTS = Holding("holding.parrots", spent=True)

# What is told besides: it changes what may be done, and nothing that is had.
NOTED = frozenset(
    (
        "captain.calls",
        "coins.stay",
        "loading.ends",
        "penalty.short",
        "reward.colour-gone",
        "reward.left",
        "reward.none-left",
    )
)


def holdings(state: State, seat: int) -> Counter[Holding]:
    """How many a seat has of each thing: treasures aboard and in hand, goods, coins, chests."""
    player, box = state.players[seat], state.box
    found = Counter({COINS: player.coins, CHESTS: player.chests, PARROTS: player.parrots})
    tiles = [*player.tiles, player.hand]
    for treasure in (state.treasure(tile) for tile in tiles if tile >= 0):
        found[Holding("holding.treasures", treasure)] += 1
    for colour, n in zip(box.colours, ship.goods_aboard(state, player), strict=True):
        found[Holding("holding.goods", colour)] = n
    return found
