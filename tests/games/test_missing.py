"""What an answer says is missing: with it the action is legal, and with less it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.engine import Action, Judge, Missing, Stream, Verdict
from seabook.games import game, names
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.state import AWAY, NOTHING

pytestmark = pytest.mark.slow


def supply_endeavor(state: Any, gap: Missing, seat: int) -> None:
    player, values = state.players[seat], gap.values
    if gap.slug == "missing.markers":
        player.harbour += gap.n
        player.supply -= gap.n
    elif gap.slug == "missing.ships":
        other = (seat + 1) % len(state.players)
        state.tracks[values["region"].i] += [other] * gap.n
        state.presence[values["region"].i][other] += gap.n
    elif gap.slug in ("missing.presence", "missing.more-presence"):
        state.presence[values["region"].i][seat] += gap.n
    elif gap.slug == "missing.industry":
        player.icons[0] += gap.n
    else:
        raise AssertionError(f"nobody knows how to supply {gap.slug}")


def supply_vasco(state: Any, gap: Missing, seat: int) -> None:
    player = state.players[seat]
    if gap.slug == "missing.money":
        player.money += gap.n
    elif gap.slug == "missing.captains":
        player.captains += gap.n
        player.pool -= gap.n
    elif gap.slug == "missing.crew-kinds":
        for kind in [i for i, n in enumerate(player.crew) if not n][: gap.n]:
            player.crew[kind] += 1
    elif gap.slug == "missing.outfit":
        project = gap.values["ship"]
        player.projects = tuple(each for each in player.projects if each is not project)
        player.ships += (project,)
    else:
        raise AssertionError(f"nobody knows how to supply {gap.slug}")


def free_space(state: Any, player: Any) -> int:
    """An empty space of a ship, or one whose treasure the card at hand does not ask for."""
    asked = state.card.treasures if state.card else ()
    for i, tile in enumerate(player.tiles):
        if tile == NOTHING and not player.goods[i] and not state.box.spaces[i].goods_only:
            return i
    for i, tile in enumerate(player.tiles):
        spare = tile >= 0 and not player.goods[i] and i != player.resident
        if spare and state.treasure(tile) not in asked and not ship.stores(state, tile):
            ship.tile_to_heap(state, player, i)
            return i
    raise AssertionError("everything aboard is asked for")


def spare_good(state: Any, player: Any) -> int | None:
    """A colour of which more is aboard than the card at hand asks for."""
    asked = state.card.goods if state.card else (0,) * len(state.box.colours)
    aboard = ship.goods_aboard(state, player)
    return next((i for i, n in enumerate(aboard) if n > asked[i]), None)


def supply_anchors(state: Any, gap: Missing, seat: int) -> None:
    player, values = state.players[seat], gap.values
    if gap.slug == "missing.treasures":
        wanted = [i for i, face in enumerate(state.faces) if face >> 1 == values["treasure"].i]
        for tile in [i for i in wanted if state.lies[i] != AWAY][: gap.n]:
            space = free_space(state, player)
            state.lies[tile] = AWAY
            ship.put_tile(player, space, tile)
    elif gap.slug == "missing.goods":
        for _ in range(gap.n):
            spare = spare_good(state, player)
            if spare is not None and not ship.room(state, player):
                ship.return_good(state, player, spare)
            space = ship.best_space(state, player)
            ship.put_good(state, player, space, values["colour"].i)
    elif gap.slug == "missing.parrot":
        player.parrots += 1
    elif gap.slug == "missing.in-hand":
        player.hand = next(i for i, at in enumerate(state.lies) if at != AWAY)
        state.lies[player.hand] = AWAY
    else:
        raise AssertionError(f"nobody knows how to supply {gap.slug}")


SUPPLY: dict[str, Callable[[Any, Missing, int], None]] = {
    "endeavor": supply_endeavor,
    "vasco_da_gama": supply_vasco,
    "anchors_aweigh": supply_anchors,
}
# What cannot be supplied in a position by hand, with the reason.
UNSUPPLIED = {"missing.room": "what would have to go lies with the player"}


def lacking(code: str, seed: int) -> Iterator[tuple[Any, Action, Verdict]]:
    """Refusals in a random game of what a seat asks at its own decision, where something lacks."""
    rules, dice = game(code), Stream("missing", seed)
    players = rules.players[seed % len(rules.players)]
    for n, (state, _) in enumerate(random_game(rules, seed, players)):
        if n % 5:
            continue
        seat = dice.choice(rules.decisions(state)).seat
        row = rules.space.by_kind[seat]
        for _ in range(8):
            action = dice.choice(row[dice.choice(list(row))])
            verdict = Judge(rules, state)(action)
            gaps = {gap.slug for gap in verdict.missing}
            if gaps and not verdict.moment and not gaps & {*UNSUPPLIED}:
                yield state, action, verdict


def judged_with(code: str, state: Any, action: Action, gaps: list[Missing]) -> Verdict:
    supplied = state.copy()
    for gap in gaps:
        SUPPLY[code](supplied, gap, action.seat.i)
    return Judge(game(code), supplied)(action)


def by_way_shown(now: Verdict, shown: Verdict) -> bool:
    """Whether it is possible by the way that was shown first; a longer way may ask for less."""
    if not now.legal:
        return False
    steps = shown.ways[0].way.steps if shown.ways else ()
    return steps in [each.way.steps for each in now.ways if each.legal] if now.ways else not steps


@pytest.mark.parametrize("seed", range(sample(20)))
@pytest.mark.parametrize("code", names())
def test_what_is_missing_suffices_and_is_needed(code: str, seed: int) -> None:
    for state, action, verdict in lacking(code, seed):
        gaps = list(verdict.missing)
        assert judged_with(code, state, action, gaps).legal, verdict.text.en
        for i, gap in enumerate(gaps):
            less = [Missing(gap.slug, {**gap.values, "n": gap.n - 1})] if gap.n > 1 else []
            now = judged_with(code, state, action, gaps[:i] + less + gaps[i + 1 :])
            assert not by_way_shown(now, verdict), f"{gap.slug} is not needed: {verdict.text.en}"


@pytest.mark.parametrize("code", names())
def test_enough_refusals_say_what_is_missing(code: str) -> None:
    assert sum(1 for seed in range(10) for _ in lacking(code, seed)) >= 8
