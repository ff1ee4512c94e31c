"""What these tests share: positions, plays by text, and random players who do not throw all away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.play import bounded

from seabook.bots import any_beside
from seabook.engine import Action, Event, Stream
from seabook.engine.notation import parse
from seabook.games.anchors_aweigh.game import GAME
from seabook.games.anchors_aweigh.state import State

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"pesky_monkeys": "offered", "high_seas": "random"},
    {"stormy_seas": "on", "goods_movable": "yes", "wild_monkey_as_warehouse": "yes"},
    {"stormy_seas": "on", "supply_refill": "player_by_player", "high_seas": "many_pirates"},
    {"face_down_take_seen_by": "all", "retip_round2": "yes", "starfish_per_kind": "9"},
    {"high_seas": "few_pirates", "high_seas_round2": "same_list", "goods_movable": "yes"},
)


def position(players: int = 3, options: dict[str, str] | None = None, **given: Any) -> State:
    return GAME.place(players, given, GAME.complete(options or {}))


def play(state: State, *texts: str) -> list[Event]:
    """Play these actions, each of which must be legal."""
    events = list[Event]()
    for text in texts:
        action = parse(GAME.space, text)
        assert not [*GAME.refusals(state, action)], text
        events += GAME.effects(state, action)
    return events


def refused(state: State, text: str) -> list[tuple[str, str]]:
    action = parse(GAME.space, text)
    return [(why.rule, why.slug) for why in GAME.refusals(state, action)]


def slugs(events: list[Event]) -> list[str]:
    return [f"{event.rule} {event.slug}" for event in events]


def lively(seed: int, players: int, **options: str) -> Iterator[tuple[State, Action]]:
    """Each position of a random game with the action about to be played in it.

    These players rarely put back or throw away, and mostly fulfil what they can.
    """
    state, dice = GAME.start(players, seed, options), Stream("lively play", seed)
    for _ in bounded(GAME, lambda: GAME.decisions(state)):
        action = any_beside(GAME, state, dice) or _choice(
            dice, GAME.legal(state, dice.choice(GAME.waits_for(state)).seat)
        )
        yield state, action
        GAME.apply(state, action)


def _choice(dice: Stream, legal: list[Action]) -> Action:
    shy = {"put-back": 3, "look": 9, "skip": 4, "leave": 3, "flip": 2}
    while True:
        action = dice.choice(legal)
        odds = shy.get(action.kind.code, 12 if action.kind.free else 1)
        if not dice.below(odds):
            return action


def middle(seed: int, players: int, decisions: int, **options: str) -> State:
    """The position of a lively game after some decisions."""
    for n, (state, _) in enumerate(lively(seed, players, **options)):
        if n == decisions:
            return state.copy()
    raise ValueError("the game was shorter")
