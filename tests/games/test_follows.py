"""What a yes says is gained, paid and lost is what whoever plays it has more and less of."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.engine import Action, Follows, Holding, Judge, Stream, Verdict
from seabook.games import game, names

pytestmark = pytest.mark.slow


def net(follows: Follows) -> Counter[Holding]:
    """What there is more of, and, below zero, less."""
    found = Counter[Holding]()
    for sign, changes in ((1, follows.gains), (-1, follows.pays), (-1, follows.loses)):
        for each in changes:
            found[each.holding] += sign * each.n
    return Counter({holding: n for holding, n in found.items() if n})


def played(code: str, state: Any, actions: tuple[Action, ...], *, wish: bool) -> Any:
    """The position after some actions; for a wish, before what follows it by itself."""
    rules, after = game(code), state.copy()
    for n, action in enumerate(actions):
        if wish and n == len(actions) - 1:
            for _ in action.kind.effects(after, action.seat.i, action.target):
                pass
        else:
            rules.apply(after, action)
    return after


def differences(code: str, before: Any, after: Any, seat: int) -> Counter[Holding]:
    had, has = (game(code).holdings(state, seat) for state in (before, after))
    return Counter({h: n for h in {*had, *has} if (n := has.get(h, 0) - had.get(h, 0))})


def certain(code: str, state: Any, actions: tuple[Action, ...]) -> bool:
    """Whether nobody has to be waited for and nothing is drawn or turned up."""
    rules, after = game(code), state.copy()
    events = [event for each in actions for event in rules.effects(after, each)]
    mine = actions[-1].seat
    return not any(
        event.shows or (rules.seats_hide and event.values.get("who") not in (None, mine))
        for event in events
    )


@pytest.mark.parametrize("seed", range(sample(8)))
@pytest.mark.parametrize("code", names())
def test_what_follows_is_what_is_had_afterwards(code: str, seed: int) -> None:
    rules, dice, told = game(code), Stream("follows", seed), 0
    players = rules.players[seed % len(rules.players)]
    for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
        if n % 3:
            continue
        seat = rules.decisions(state)[0].seat
        row = rules.space.by_kind[seat]
        wishes = [dice.choice(actions) for actions in row.values()]
        for action in (*rules.legal(state, seat)[:12], *wishes):
            verdict = Judge(rules, state)(action)
            if not verdict.legal or action.kind.follows:
                continue
            for way in [way for way in verdict.ways if way.legal] or [verdict]:
                steps = (*getattr(way, "way", NO_WAY).steps, action)
                if certain(code, state, steps):
                    after = played(code, state, steps, wish=verdict.wish)
                    assert net(way.follows) == differences(code, state, after, seat), steps
                    told += bool(way.follows)
    assert told > 20


NO_WAY = type("NoWay", (), {"steps": ()})


@pytest.mark.parametrize("seed", range(sample(4)))
def test_what_another_loses_is_what_it_lacks_afterwards(seed: int) -> None:
    rules, told = game("endeavor"), 0
    for state, action in random_game(rules, seed, 4, eager=True):
        others = Judge(rules, state)(action).brings.others
        after = played("endeavor", state, (action,), wish=False)
        for who, changes in others:
            lost = differences("endeavor", state, after, who.i)
            assert {each.holding: -each.n for each in changes}.items() <= lost.items()
        told += len(others)
    assert told, "nobody attacked anybody"


def in_voyage(card: str, red: dict[str, Any], **more: Any) -> Verdict:
    given = {"phase": "voyage", "card": card, "red": red, **more}
    return game("anchors_aweigh").position(2, given).check("red: fulfil")


def rows(verdict: Verdict, group: str) -> dict[str, int]:
    return {row["what"] or row["slug"]: row["n"] for row in verdict.brings.plain()[group]}


def test_a_yes_to_a_card_tells_cost_reward_and_what_will_not_fit() -> None:
    card = next(
        each
        for each in game("anchors_aweigh").box.cards
        if each.kind.code == "discovery" and sum(each.reward) > len(each.treasures)
    )
    spaces = dict(zip(("a1", "a2", "a3", "a4"), (t.code for t in card.treasures), strict=False))
    verdict = in_voyage(card.code, {"spaces": spaces})
    assert verdict.legal
    assert rows(verdict, "pays") == dict(Counter(each.code for each in card.treasures))
    assert sum(rows(verdict, "gains").values()) == sum(card.reward)
    assert not verdict.brings.notes

    box = game("anchors_aweigh").box
    kinds = cycle(each.code for each in box.treasures if each.payable)
    full = {each.code: "blue" if each.goods_only else next(kinds) for each in box.spaces}
    tight = in_voyage(card.code, {"spaces": {**full, **spaces}})
    assert tight.legal
    note = tight.brings.notes[0]
    assert note.slug == "foreseen.no-room"
    assert note.values["n"] == sum(card.reward) - len(card.treasures)


def test_the_penalty_of_who_faced_pirates_is_told_as_far_as_it_can_be_paid() -> None:
    rules = game("anchors_aweigh")
    pirate = next(card for card in rules.box.cards if card.kind.code == "pirate")
    for red, due in (
        ({"coins": 1, "spaces": {"g1": "blue"}}, {"holding.coins": 1, "blue": 1}),
        ({"coins": 9, "spaces": {"g1": "blue"}}, {"holding.coins": 2, "blue": 1}),
        ({"spaces": {"g1": "blue", "g2": "white"}}, {"holding.any-goods": 1}),
        ({}, {}),
    ):
        table = rules.position(2, {"phase": "voyage", "deck": [pirate.code, "K01"], "red": red})
        table.play("red: face")
        table.play("blue: flee")
        assert rows(table.check("red: skip"), "pays") == due
        assert not table.check("red: skip").brings.loses
