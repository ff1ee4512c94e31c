"""A wish is judged as the whole turn: searched without knowing of any way, it comes out the same."""

from __future__ import annotations

import sys
from collections import deque
from typing import Any

import pytest
from tests.play import random_game
from tests.sweep import sample

from seabook.engine import Action, Game, Judge, Stream
from seabook.games import game, names

pytestmark = pytest.mark.slow

# So many positions of a turn are searched, and so many wishes asked in a game of the sample.
MOST, WISHES = 20_000, 500
# To stop is to leave what was begun: nobody wishes for it before.
NO_WISH = ("stop",)


def another(before: Any, after: Any) -> bool:
    """Whether the next turn has come: another phase, or the next number of Vasco da Gama."""
    if (after.round, after.phase) != (before.round, before.phase):
        return True
    if after.phase == "placing":
        return bool(after.turn != before.turn)
    numbers = (
        [state.decisions[0].number for state in (before, after)] if after.phase == "acting" else ()
    )
    return bool(numbers and numbers[1] and numbers[1] != numbers[0])


def opens(rules: Game[Any], state: Any, seat: int) -> bool:
    """Whether a turn of this seat begins here, rather than goes on."""
    codes = {code for each in rules.decisions(state) if each.seat == seat for code in each.kinds}
    return any(rules.space.kinds[code].begins for code in codes)


def asked_of(state: Any, seat: int) -> list[Any]:
    """What a seat decides: while all load at once, only among which kinds of action."""
    own = [each for each in state.decisions if each.seat == seat]
    return [each.kinds for each in own] if state.phase == "loading" else own


def reachable(rules: Game[Any], start: Any, seat: int) -> set[Action] | None:
    """All that becomes legal for a seat within its turn; None where there are too many positions."""
    found, seen = set[Action](), set[Any]()
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        if (key := state.plain()) in seen:
            continue
        seen.add(key)
        if len(seen) > MOST:
            return None
        for action in rules.legal(state, seat):
            found.add(action)
            after = state.copy()
            drawn = any(event.shows for event in rules.effects(after, action))
            mine = any(each.seat == seat for each in rules.decisions(after))
            if drawn or not mine or another(start, after):
                continue
            # In Anchors Aweigh! each good and each tile is a decision of its own: the search ends with it.
            if rules.code == "anchors_aweigh" and asked_of(start, seat) != asked_of(after, seat):
                continue
            if rules.code == "vasco_da_gama" or not opens(rules, after, seat):
                waiting.append(after)
    return found


@pytest.mark.parametrize("code", names())
def test_a_wish_is_possible_where_a_search_of_the_turn_finds_it(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, dice, asked, cut, possible = game(code), Stream("wishes", 1), 0, 0, 0
    seed = 0
    while asked < sample(WISHES):
        seed += 1
        players = rules.players[seed % len(rules.players)]
        for n, (state, _) in enumerate(random_game(rules, seed, players, eager=True)):
            if n % 7:
                continue
            seat = rules.decisions(state)[0].seat
            row = rules.space.by_kind[seat]
            wishes = [dice.choice(actions) for kind, actions in row.items() if kind not in NO_WISH]
            found = reachable(rules, state, seat)
            asked += len(wishes)
            if found is None:
                cut += len(wishes)
                continue
            # Beside random ones, some that are possible: of these there are few.
            wishes += dice.shuffled(sorted(found, key=lambda each: each.number))[:4]
            for wish in wishes:
                if wish.kind.code not in NO_WISH:
                    verdict = Judge(rules, state)(wish)
                    assert verdict.legal == (wish in found), verdict.text.en
                    possible += verdict.legal and verdict.wish
    with capsys.disabled():
        sys.stdout.write(f"\n{code}: {asked} wishes, {possible} of a later stage, {cut} cut off\n")
    assert cut < asked / 100
    assert possible or code == "anchors_aweigh"
