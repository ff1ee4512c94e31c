"""How the stand-in values of Vasco da Gama play: what was aimed at, and what is reached.

    python tools/standin.py [GAMES]

Four greedy players play whole games with playbook/vasco_da_gama/components.toml. The values were
adjusted towards the three aims below, four times; a set that is not the publisher's need not meet
them to the letter.
"""

import statistics
import sys
from collections import Counter
from typing import Any, NamedTuple

from joblib import Parallel, delayed

from seabook.bots import bot
from seabook.engine import Stream
from seabook.games import game

PLAYERS = 4
_EARNED = {"claim.taken", "decline.money", "reward.money", "income.money"}


class Played(NamedTuple):
    """What is counted in one game."""

    full: frozenset[str]
    actions: int
    only_decline: int
    paid_share: tuple[float, ...]
    scores: tuple[int, ...]


def play(seed: int) -> Played:
    """One game of four greedy players."""
    rules = game("vasco_da_gama")
    state = rules.start(PLAYERS, seed, {})
    minds = [bot("greedy", rules, seed * 31 + seat) for seat in range(PLAYERS)]
    guesses = Stream("imagined for the stand-in", seed)
    full, actions, only_decline = set[str](), 0, 0
    paid, earned = [0] * PLAYERS, [rules.box.counts.start_money] * PLAYERS
    while now := rules.decisions(state):
        seat, legal = now[0].seat, rules.legal(state)
        if "act" in now[0].kinds:
            actions += 1
            only_decline += not any(action.kind.code == "act" for action in legal)
        imagined = rules.reshuffle_hidden(state, seat, guesses)
        action = legal[0] if len(legal) == 1 else minds[seat].choose(rules, imagined, seat).action
        for event in rules.effects(state, action):
            values: dict[str, Any] = event.values
            if event.slug == "full.region":
                full.add(values["region"].code)
            elif event.slug == "act.paid":
                paid[values["who"].i] += values["paid"]
            elif event.slug in _EARNED:
                earned[values["who"].i] += values["n"]
    share = tuple(part / whole for part, whole in zip(paid, earned, strict=True))
    return Played(frozenset(full), actions, only_decline, share, rules.scores(state))


def main(games: int) -> int:
    """Play, and print each aim with what is reached."""
    results = list(Parallel(n_jobs=-1)(delayed(play)(seed) for seed in range(games)))
    full = Counter(region for each in results for region in each.full)
    regions = game("vasco_da_gama").box.regions
    blocked = sum(r.only_decline for r in results) / sum(r.actions for r in results)
    median = statistics.median(share for each in results for share in each.paid_share)
    mean = statistics.mean(score for each in results for score in each.scores)
    print(f"{games} games of {PLAYERS} greedy players, mean score {mean:.1f}")
    print("games in which a region was full at least once (aim: 20 % each, but for the last):")
    for region in regions:
        print(f"  {region.code:12} {full[region.code] / games:6.1%}")
    print(f"actions that could only be declined (aim: at most 5 %): {blocked:.1%}")
    print(f"median share of money paid for early numbers (aim: 5 to 35 %): {median:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
