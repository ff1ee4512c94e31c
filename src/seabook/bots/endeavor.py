"""What a position of Endeavor is worth to a seat, in glory: now, and over the coming rounds.

The weights are ours, chosen by hand and kept round; they make a sparring partner, not a master.
"""

from __future__ import annotations

from seabook.games.endeavor.pieces import CULTURE, FINANCE, INDUSTRY, POLITICS
from seabook.games.endeavor.scoring import lines
from seabook.games.endeavor.state import State, is_open, level, shown

# Of which part of the value each line of the score is.
_STANDS_ON = {
    "score.cities": "cities",
    "score.connections": "connections",
    "score.track": "tracks",
    "score.harbour": "harbour",
    "score.buildings": "buildings",
    "score.cards": "held",
    "score.space": "held",
    "score.slavery": "held",
}


def value(state: State, seat: int) -> dict[str, float]:
    """The value of a position to a seat, part by part; the sum is an estimate in glory."""
    player, box = state.players[seat], state.box
    coming = box.counts.rounds - state.round + (0 if state.phase == "action" else 1)
    steps = sum(shown(state, player, track) for track in range(4))
    return {
        **_glory(state, seat),
        "growth": 0.9 * coming * level(state, player, CULTURE),
        "salary": 0.3 * coming * min(level(state, player, FINANCE), sum(player.owned)),
        "building": 0.7 * coming * level(state, player, INDUSTRY),
        "cards": 0.9 * coming * level(state, player, POLITICS),
        "steps": 0.4 * steps,
        "tokens": 0.6 * sum(player.tokens[t.i] for t in box.action_tokens) * (coming > 0),
        "actions": 1.0 * coming * sum(player.owned[b.i] for b in box.buildings if b.does) ** 0.5,
        "presence": _presence(state, seat, coming),
    }


def _glory(state: State, seat: int) -> dict[str, float]:
    """The score if the game ended now, by what it stands on."""
    scored = dict.fromkeys(_STANDS_ON.values(), 0.0)
    for line in lines(state, seat):
        scored[_STANDS_ON[line.slug]] += line.glory
    return scored


def _presence(state: State, seat: int, coming: int) -> float:
    """A first marker in a region, and the lead on a track that is filling up."""
    worth = 0.0
    for region in state.box.regions[1:]:
        mine = state.presence[region.i][seat]
        if mine:
            worth += 0.3 * min(mine, 4) * min(coming, 3)
        track = state.tracks[region.i]
        if track and not is_open(state, region):
            lead = track.count(seat) - max(
                (track.count(other) for other in set(track) if other != seat), default=0
            )
            worth += 0.5 * max(-2, min(lead, 2)) * len(track) / region.spaces
    return worth
