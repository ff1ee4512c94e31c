"""Part 3 of the rules, phase two: the actions in rising order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from seabook.engine import (
    Event,
    Kind,
    Refusal,
    event,
    hindered,
    missing,
    no_action,
    possible,
    refuse,
)
from seabook.games.vasco_da_gama import (
    characters,
    navigation,
    outfit,
    planning,
    projects,
    recruiting,
    rewards,
    ways,
)
from seabook.games.vasco_da_gama.marker import moved, price
from seabook.games.vasco_da_gama.pieces import (
    CHARACTERS,
    NAVIGATION,
    PROJECTS,
    RECRUITING,
)
from seabook.games.vasco_da_gama.state import Decision, State

A = TypeVar("A")

# What may be done in an action once it is carried out.
_DONE_THERE = {
    kind.code: kind
    for chapter in (projects, outfit, recruiting, navigation, characters)
    for kind in chapter.KINDS
}

_BY_ACTING = (ways.BY_ACTING, navigation.LAUNCHING)


def _first(area: int) -> tuple[str, ...]:
    """What may be chosen first in an area; fitting out is free at all one's own decisions (V3.11)."""
    kinds = (kind for kind in _DONE_THERE.values() if kind.ways in _BY_ACTING)
    return (*(kind.code for kind in kinds if kind.area == area), "fit-out")


_FIRST = {area: _first(area) for area in (NAVIGATION, RECRUITING, PROJECTS, CHARACTERS)}


def begin(state: State) -> Iterator[Event]:
    """The next tile changes the marker, which stays within 1 to 20 (V3.1, VR2)."""
    state.ended = None
    planning.put_away(state)
    tile = state.tile = state.tiles.pop()
    state.marker = moved(state, tile.change)
    changed = {"change": f"{tile.change:+d}", "marker": state.marker}
    yield event("V3.1", "acting.change", tile=tile, **changed).showing()


def next_action(state: State) -> None:
    """The lowest number is next (V3.2)."""
    disc = min(state.discs)
    kinds = ("act", "decline", "fit-out")
    state.decisions.append(Decision(disc.seat, kinds, number=disc.number, area=disc.area))


def act_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Why this action cannot be carried out; then it must be declined (VR15, VR17)."""
    decision, player = state.decision, state.players[seat]
    if decision.seat != seat or "act" not in decision.kinds:
        return  # which number it would be is not known yet
    cost = price(state, decision.number)
    if cost > player.money:
        yield refuse(
            "V3.3",
            "act.too-dear",
            missing("missing.money", n=cost - player.money),
            number=state.box.numbers[decision.number - 1],
            marker=state.marker,
            cost=cost,
            have=player.money,
        )
    if state.options.pay_without_effect == "forbidden" and not _once_paid(state, seat, possible):
        yield refuse("V3.5", "act.no-effect", hollow=True, area=decision.area)


def _once_paid(state: State, seat: int, asked: Callable[..., A]) -> A:
    """The answer to a question about what may be done once the difference is paid (VR17).

    Fitting out is none of the action's own effects. The state is changed for the question and put
    back: a copy for each would cost most of the time that all questions take together.
    """
    player, stage = state.players[seat], _stage(state, state.decision)
    had, cost = player.money, price(state, state.decision.number)
    player.money = max(0, had - cost)
    state.decisions.append(stage)
    try:
        own = [kind for kind in stage.kinds if kind != "fit-out"]
        return asked(_DONE_THERE, own, state.box, state, seat)
    finally:
        state.decisions.pop()
        player.money = had


def _why_in_vain(state: State, seat: int, _: None) -> tuple[Refusal, ...]:
    return _once_paid(state, seat, hindered)


def _as_if_paid(state: State, seat: int, _: None) -> None:
    """With as much money as the difference takes, and then none."""
    decision, player = state.decision, state.players[seat]
    player.money = max(0, player.money - price(state, decision.number))
    state.decisions[-1] = _stage(state, decision)


def act_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The difference is paid; then the action of the area is open."""
    decision = state.decision
    cost, who = price(state, decision.number), state.box.seats[seat]
    number, area = state.box.numbers[decision.number - 1], decision.area
    state.players[seat].money -= cost
    state.decisions[-1] = _stage(state, decision)
    if cost:
        yield event(
            "V3.3", "act.paid", who=who, number=number, area=area, marker=state.marker, paid=cost
        )
    else:
        yield event("V3.4", "act.free", who=who, number=number, area=area, marker=state.marker)


def _stage(state: State, decision: Decision) -> Decision:
    """The decision that the action of an area opens."""
    assert decision.area is not None
    kinds = _FIRST[decision.area.i]
    if state.options.pay_without_effect == "allowed":
        kinds += ("stop",)
    return Decision(decision.seat, kinds, number=decision.number, area=decision.area)


def decline_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Declining is always allowed, a free action too (VR16)."""
    return iter(())


def decline_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """The money of the row of the number disc; nothing is paid (V3.5)."""
    number = state.decision.number
    money = declined_money(state, number)
    state.players[seat].money += money
    state.decisions[-1] = state.decision._replace(kinds=(), stopped=True)
    yield event(
        "V3.5",
        "decline.money",
        who=state.box.seats[seat],
        number=state.box.numbers[number - 1],
        n=money,
    )


def declined_money(state: State, number: int) -> int:
    """The money of a number's row; 21 and 22 lie in none, unless an owner's file has one (VR18)."""
    money = state.box.row_money(number)
    if money is not None:
        return money
    return state.box.rows[-1].money if state.options.decline_21_22 == "row" else 0


def stop_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """What is optional can always be left."""
    return iter(())


def stop_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """No more of this action."""
    decision = state.decision
    state.decisions[-1] = decision._replace(kinds=(), stopped=True)
    rule = _STOPS[decision.area.i] if decision.area else "V3.11"
    yield event(rule, "stop.stopped", who=state.box.seats[seat])


# The rule by which the action of an area may be left.
_STOPS = {NAVIGATION: "V3.16", RECRUITING: "V3.13", PROJECTS: "V3.7", CHARACTERS: "V3.22"}


def is_done(state: State) -> bool:
    """Whether the open decision is over: nothing left of it, or nothing but to stop."""
    decision = state.decision
    if not decision.kinds:
        return True
    if decision.area and not decision.done and "stop" in decision.kinds:
        return False  # paid, and nothing done yet: whoever may stop so says it (VR17)
    if "stop" not in decision.kinds:
        return False
    return not possible(_DONE_THERE, decision.kinds, state.box, state, decision.seat)


def finish(state: State) -> Iterator[Event]:
    """The action is over: its disc returns, what was won may be used, and crew fitted out."""
    decision = state.decision
    seat = decision.seat
    late = bool(state.reserve)
    if decision.area is not None:
        yield from rewards.release(state, seat)
    state.decisions.pop()
    if decision.area is None:
        return
    state.ended = decision
    state.discs.remove(min(state.discs))
    number = state.box.numbers[decision.number - 1]
    yield event("V3.2", "acting.returned", number=number)
    if (late or not decision.stopped) and outfit.can_fit_out(state, seat):
        state.decisions.append(Decision(seat, ("fit-out", "stop")))


# An action is carried out or declined; nobody passes.
NO_ACTIONS = no_action(
    "V3.5", "naming.act-or-decline", ("pass", "skip", "跳過", "過", "done", "好了")
)

KINDS = (
    Kind(
        code="act",
        refusals=act_refusals,
        effects=act_effects,
        grants=("V3.2",),
        because=_why_in_vain,
        as_if=_as_if_paid,
        phase="acting",
        begins=True,
        sought=ways.sought_in(NAVIGATION),
    ),
    Kind(
        code="decline",
        refusals=decline_refusals,
        effects=decline_effects,
        grants=("V3.5",),
        phase="acting",
        sought=ways.sought_in(),
    ),
    Kind(code="stop", refusals=stop_refusals, effects=stop_effects),
)
