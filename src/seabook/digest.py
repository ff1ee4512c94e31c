"""One short text that stands for many games: equal digests mean equal games, byte for byte."""

from __future__ import annotations

import json
from hashlib import blake2b

from seabook.engine import Stream
from seabook.expectations import plain
from seabook.games import game, names


def digest(games: int = 50) -> str:
    """A fingerprint of ``games`` seeded random games of every game, with all their events.

    It must be the same on every Python, in every process, and in the browser.
    """
    mark = blake2b(digest_size=16)
    for code in names():
        rules = game(code)
        for seed in range(games):
            players = rules.players[seed % len(rules.players)]
            state, dice = rules.start(players, seed, {}), Stream("digest", seed)
            while rules.open(state):
                action = dice.choice(rules.legal(state))
                mark.update(action.notation.encode())
                for event in rules.effects(state, action):
                    values = {key: plain(value) for key, value in event.values.items()}
                    text = json.dumps([event.rule, event.slug, values], sort_keys=True)
                    mark.update(text.encode())
            mark.update(json.dumps(rules.scores(state)).encode())
    return mark.hexdigest()
