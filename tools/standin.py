"""How the stand-in values of Vasco da Gama play: what was aimed at, and what is reached.

    python tools/standin.py [GAMES] [--set NAME] [--jobs N] [--players N]

Greedy players, four if not said otherwise, play whole games with a set of the house
(playbook/vasco_da_gama/components). "standin-v2" was adjusted towards the aims below; a set that is
not the publisher's need not meet them to the letter.
"""

import argparse
import statistics
import sys
from collections import Counter
from typing import Any, NamedTuple

from joblib import Parallel, delayed

from seabook.bots import bot
from seabook.engine import Refusal, Stream
from seabook.games import game, sets

_CODE = "vasco_da_gama"
_LANDED = {"land.landed": "ships", "merchant.landed": "merchant ships"}


class Done(NamedTuple):
    """One action of an area as it came up: its round and marker, and what came of it.

    ``why`` it could only be declined, by the refusal's slug; empty where it could be carried out.
    """

    round: int
    area: str
    number: int
    marker: int
    why: str
    taken: bool


class Played(NamedTuple):
    """What is counted in one game."""

    actions: list[Done]
    landed: Counter[tuple[str, str]]
    full: frozenset[str]
    scores: tuple[int, ...]


def play(seed: int, name: str, players: int) -> Played:
    """One game of greedy players."""
    rules = game(_CODE, name)
    state = rules.start(players, seed, {})
    minds = [bot("greedy", rules, seed * 31 + seat) for seat in range(players)]
    guesses = Stream("imagined for the stand-in", seed)
    found = Played([], Counter(), frozenset(), ())
    full = set[str]()
    while now := rules.decisions(state):
        seat, legal = now[0].seat, rules.legal(state)
        imagined = rules.reshuffle_hidden(state, seat, guesses)
        action = legal[0] if len(legal) == 1 else minds[seat].choose(rules, imagined, seat).action
        if action.kind.code in ("act", "decline"):
            found.actions.append(_done(rules, state, action))
        for event in rules.effects(state, action):
            values: dict[str, Any] = event.values
            if event.slug == "full.region":
                full.add(values["region"].code)
            elif event.slug in _LANDED:
                found.landed[event.slug, values["space"].region.code] += 1
    return found._replace(full=frozenset(full), scores=rules.scores(state))


def _done(rules: Any, state: Any, action: Any) -> Done:
    now, seat = state.decision, state.decision.seat
    act = next(each for each in rules.space.by_kind[seat]["act"])
    why: Refusal | None = next(iter(rules.refusals(state, act)), None)
    return Done(
        state.round,
        now.area.code if now.area else "projects",
        now.number,
        state.marker,
        why.slug if why else "",
        action.kind.code == "act",
    )


def always_free(name: str) -> int:
    """The first number that no marker can make dear: the tiles are laid out in any order."""
    tiles = game(_CODE, name).box.tiles
    most: int = max(a.base + b.change for a in tiles for b in tiles if a is not b)
    return most


def forced_below(marker: int, players: int) -> int:
    """How many discs the set-up alone forces below a marker: the numbers that are left to choose."""
    counts = game(_CODE).box.counts
    unused: int = counts.numbers - players * counts.action_discs
    return max(0, marker - 1 - unused)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _actions(actions: list[Done], games: int, name: str, players: int) -> None:
    taken = [each for each in actions if each.taken]
    below = [each for each in actions if each.number < each.marker]
    paid = [each for each in below if each.taken]
    only = [each for each in actions if each.why]
    print(f"first number that is always free (aim: about 15): {always_free(name)}")
    markers = [each.marker for each in actions]
    print(f"  marker: mean {statistics.mean(markers):.1f}, highest {max(markers)}")
    print(f"actions taken that are paid for (aim: 15 to 35 %): {_share(len(paid), len(taken))}")
    print(f"  of all discs below the marker paid for: {_share(len(paid), len(below))}")
    spent = sum(each.marker - each.number for each in paid) / games / players
    print(f"  money paid for them, a player and game: {spent:.1f}")
    share = _share(len(only), len(actions))
    print(f"actions that could only be declined (aim: at most 5 %): {share}")
    for why in sorted({each.why for each in only}):
        found = [each for each in only if each.why == why]
        print(f"  {why}: {_share(len(found), len(actions))}")
        for what in ("round", "area"):
            count = Counter(str(getattr(each, what)) for each in found)
            rows = (f"{each} {_share(n, len(actions))}" for each, n in sorted(count.items()))
            print(f"    by {what}: {', '.join(rows)}")
    counts, areas = game(_CODE, name).box.counts, game(_CODE, name).box.areas
    discs = players * counts.action_discs
    forced = sum(forced_below(each.marker, players) / discs for each in actions)
    others = max(discs - sum(area.open_spaces(players) for area in areas[1:]), 0)
    print(
        f"forced by the set-up: {players} players choose {discs} of {counts.numbers} numbers, so that "
        f"{_share(round(forced), len(actions))} of the discs lie below the marker whatever they choose, "
        f"and at least {others} of a round in each area, though nobody may be ready for it"
    )


def main() -> int:
    """Play, and print each aim with what is reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--set", dest="name", choices=sets(_CODE), default=sets(_CODE)[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--jobs", type=int, default=-1)
    given = parser.parse_args()
    games, name, players = given.games, given.name, given.players
    work = (delayed(play)(seed, name, players) for seed in range(games))
    results = list(Parallel(n_jobs=given.jobs)(work))
    mean = statistics.mean(score for each in results for score in each.scores)
    print(f"{name}: {games} games of {players} greedy players, mean score {mean:.1f}")
    _actions([done for each in results for done in each.actions], games, name, players)
    full = Counter(region for each in results for region in each.full)
    landed = sum((each.landed for each in results), Counter[tuple[str, str]]())
    print("where ships land, and games in which a region was full at least once:")
    for region in game(_CODE, name).box.regions:
        row = (
            f"{what} {_share(landed[slug, region.code], sum(n for (s, _), n in landed.items() if s == slug))}"
            for slug, what in _LANDED.items()
        )
        print(f"  {region.code:12} {', '.join(row)}, full {full[region.code] / games:.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
