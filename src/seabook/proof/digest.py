"""One short text that stands for many games: equal digests mean equal games, byte for byte."""

from __future__ import annotations

import json
from hashlib import blake2b

from seabook.bots import any_action
from seabook.engine import Stream
from seabook.games import game, names
from seabook.proof.expectations import plain
from seabook.words import Text


def digest(code: str, games: int = 50) -> str:
    """A fingerprint of ``games`` seeded random games, with all their events.

    It must be the same on every Python, in every process, and in the browser.
    """
    mark = blake2b(digest_size=16)
    rules = game(code)
    for seed in range(games):
        players = rules.players[seed % len(rules.players)]
        state, dice = rules.start(players, seed, {}), Stream("digest", seed)
        while rules.decisions(state):
            action = any_action(rules, state, dice)
            mark.update(action.notation.encode())
            for event in rules.effects(state, action):
                values = {key: plain(value) for key, value in event.values.items()}
                text = json.dumps([event.rule, event.slug, values], sort_keys=True, default=_said)
                mark.update(text.encode())
        mark.update(json.dumps(rules.scores(state)).encode())
    return mark.hexdigest()


def _said(value: Text) -> str:
    return value.en


def digests() -> str:
    """The fingerprint of every game, a line each."""
    return "\n".join(f"{code} {digest(code)}" for code in names())
