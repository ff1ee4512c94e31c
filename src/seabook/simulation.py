"""Many games at once, for figures and for hunting broken invariants."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from seabook.bots import Racer, any_beside, any_of, bot
from seabook.engine import Action, Complaint, Rules, Stream
from seabook.engine.ticks import all_at_once
from seabook.games import game


@attrs.frozen
class Played:
    """One simulated game: how long it was, its scores, and what was broken in it.

    ``ticks`` are moments of choice: as many as decisions where players act one after the other.
    """

    seed: int
    decisions: int
    ticks: int
    cpu_seconds: float
    scores: tuple[int, ...]
    violations: tuple[str, ...]


def any_options(rules: Rules[Any], players: int, dice: Stream) -> dict[str, str]:
    """A value for each option, drawn, among those that the game lets be combined."""
    while True:
        drawn = {option.name: dice.choice(option.values) for option in rules.options}
        try:
            rules.start(players, 0, drawn)
        except Complaint:
            continue
        return drawn


def play_one(
    code: str,
    seed: int,
    players: int,
    bots: tuple[str, ...],
    invariants: bool,
    any_option: bool = False,
) -> Played:
    """One whole game; ``bots`` are dealt to the seats in turn, starting with the seed's seat.

    With ``any_option`` each option has a value drawn by the seed.
    """
    rules, begun = game(code), time.process_time()
    options = any_options(rules, players, Stream("options", seed)) if any_option else {}
    state, decisions, ticks, broken = rules.start(players, seed, options), 0, 0, list[str]()
    dice, initiative = Stream("simulation", seed), Stream("initiative", seed)
    guesses = Stream("imagined in simulation", seed)
    minds = [
        bot(bots[(seat + seed) % len(bots)], rules, seed * 31 + seat) for seat in range(players)
    ]
    plain = all(name == "random" for name in bots)

    def choose(seat: int, racing: bool) -> Action | None:
        if plain:
            return any_of(rules.legal(state, seat), dice)
        mind, imagined = minds[seat], rules.reshuffle_hidden(state, seat, guesses)
        if racing and isinstance(mind, Racer):
            return mind.wants(rules, imagined, seat)
        return mind.choose(rules, imagined, seat).action

    while rules.decisions(state):
        if ticks == (rules.ticks or rules.longest):
            broken.append(f"seed {seed}: not over after {ticks} ticks, the most that is declared")
            break
        ticks += 1
        beside = any_beside(rules, state, dice) if plain else None
        for action in all_at_once(rules, state, choose, initiative, beside):
            decisions += 1
            if not invariants:
                rules.apply(state, action)
                continue
            for event in rules.effects(state, action):
                broken += (
                    f"seed {seed}, {action}, {event.slug}: {p.en}" for p in rules.problems(state)
                )
            broken += (f"seed {seed}, {action}: {p.en}" for p in rules.unsettled(state))
    spent, (least, most) = time.process_time() - begun, rules.score_bounds
    broken += (
        f"seed {seed}: a score of {total} is outside {least} to {most}"
        for total in rules.scores(state)
        if not least <= total <= most
    )
    if broken and options:
        broken.append(f"seed {seed} had {options}")
    return Played(seed, decisions, ticks, spent, rules.scores(state), tuple(broken))


def play_many(
    code: str,
    games: int,
    players: int,
    bots: tuple[str, ...] = ("random",),
    *,
    invariants: bool = False,
    any_option: bool = False,
    first_seed: int = 0,
    jobs: int = -1,
    done: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Games with consecutive seeds on all cores (``jobs``), in the order of their seeds.

    joblib runs them, so that its backends (Dask among them) serve too; ``done`` is called as each
    game ends.
    """
    game(code).check_players(players)
    results = []
    seeds = range(first_seed, first_seed + games)
    for played in _run(seeds, jobs, code, players, bots, invariants, any_option):
        results.append(played)
        if done:
            done(played)
    return results


def _run(
    seeds: range,
    jobs: int,
    code: str,
    players: int,
    bots: tuple[str, ...],
    invariants: bool,
    any_option: bool,
) -> Iterator[Played]:
    how = (players, bots, invariants, any_option)
    if jobs == 1 or len(seeds) < 4:
        yield from (play_one(code, seed, *how) for seed in seeds)
        return
    from joblib import Parallel, cpu_count, delayed, effective_n_jobs

    # More processes than games or cores would only wait for each other.
    jobs = min(effective_n_jobs(jobs), len(seeds), cpu_count())
    work: Any = (delayed(play_one)(code, seed, *how) for seed in seeds)
    yield from Parallel(n_jobs=jobs, return_as="generator")(work)
