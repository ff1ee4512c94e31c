"""Seabook's engine beside Catanatron, in one run: decisions per CPU-second of random play.

    make bench

Both play whole games with uniformly random legal actions, one process, one thread; their turns are
interleaved, so that a slow spell of the machine hits both alike. Compare the ratios, not the rates.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from seabook.bots import any_seat
from seabook.engine import Stream
from seabook.games import game, names

RESULTS = Path(__file__).with_name("results.json")
# Ours must reach this share of the peer's rate; at a table, this share of our own without one.
WANTED = {"endeavor": 1.25, "vasco_da_gama": 1.25, "anchors_aweigh": 0.8}
WANTED_AT_A_TABLE = 0.5

Play = Callable[[int], int]


def catanatron() -> Play:
    """A whole game of four random players; the number of decisions."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        random.seed(seed)
        match = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        match.play()
        return len(match.state.actions)

    return play


def ours(code: str) -> Play:
    """A whole game of three random players, no event of it kept."""
    rules = game(code)

    def play(seed: int) -> int:
        state, dice, decisions = rules.start(3, seed, {}), random.Random(seed), 0
        while rules.decisions(state):
            action = dice.choice(rules.legal(state, any_seat(rules.waits_for(state), dice)))
            rules.apply(state, action)
            decisions += 1
        return decisions

    return play


def at_a_table(code: str) -> Play:
    """The same as people play it: each action is checked, each position and event is kept."""
    rules = game(code)

    def play(seed: int) -> int:
        table, dice = rules.table(3, seed), random.Random(seed)
        while now := rules.waits_for(table.state):
            table.play(dice.choice(rules.legal(table.state, any_seat(now, dice))))
        return len(table.history)

    return play


def rate(play: Play, seconds: float, seeds: Stream) -> float:
    """Decisions per CPU-second over whole games for at least so long."""
    decisions, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        decisions += play(seeds.below(1 << 30))
    return decisions / spent


def measure(seconds: float, repeats: int) -> dict[str, float]:
    """The median ratios, each of turns that followed one another."""
    cases = {"catanatron": catanatron()}
    for code in names():
        cases[code] = ours(code)
        cases[f"{code} at a table"] = at_a_table(code)
    seeds = Stream("benchmark", 1)
    for play in cases.values():
        play(0)
    rows = [
        {name: rate(play, seconds, seeds) for name, play in cases.items()} for _ in range(repeats)
    ]
    found = {
        f"{name} per cpu second": round(statistics.median(row[name] for row in rows))
        for name in cases
    }
    ratios = {}
    for code in names():
        ratios[f"{code} / catanatron"] = statistics.median(
            row[code] / row["catanatron"] for row in rows
        )
        ratios[f"{code} at a table / {code}"] = statistics.median(
            row[f"{code} at a table"] / row[code] for row in rows
        )
    return {**found, **{name: round(ratio, 2) for name, ratio in ratios.items()}}


def main() -> int:
    """Measure, print, keep with ``--keep``; exit 1 when a wanted ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument(
        "--keep", action="store_true", help="write results.json, which the README quotes"
    )
    given = parser.parse_args()
    found = measure(given.seconds, given.repeats)
    for name, value in found.items():
        print(f"{name:36} {value:>10,}")
    if given.keep:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        RESULTS.write_text(
            json.dumps({"python": python, **found}, indent=1) + "\n", encoding="utf-8"
        )
    missed = [
        code
        for code in names()
        if found[f"{code} / catanatron"] < WANTED[code]
        or found[f"{code} at a table / {code}"] < WANTED_AT_A_TABLE
    ]
    for code in missed:
        print(f"{code}: below the wanted ratio")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
