"""Whose decision it is and of what kind: the refusals of an action asked for at the wrong time."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Action, Refusal, kinds_named, refuse
from seabook.games.vasco_da_gama import planning
from seabook.games.vasco_da_gama.pieces import CHARACTERS, Merchant
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, say

_DISC = ("number", "area")
# What is done with an action disc that lies on the board.
_OF_A_DISC = ("act", "decline", "stop")


def phase_name(phase: str) -> Text:
    """The name of a phase in both languages."""
    return say(f"phase-vasco.{phase}")


def refusals(state: State, action: Action) -> Iterator[Refusal]:
    """Why this kind of action is not open to this seat now; nothing if it is."""
    if not state.decisions:
        yield refuse("V6.1", "timing.over", stays=True)
        return
    decision, kind, seat = state.decision, action.kind.code, action.seat.i
    if kind in decision.kinds and decision.seat == seat:
        return
    if over := _ended(state, action):
        yield over
        return
    belongs = action.kind.phase or state.phase
    if decision.kinds[0] in _DISC and kind in _DISC:
        belongs = state.phase  # the extra disc is placed in the action phase too (V3.25)
    if belongs != state.phase:
        yield refuse(
            "V2.1",
            "timing.other-phase",
            phase=phase_name(state.phase),
            kind=action.kind.name,
            belongs=phase_name(belongs),
        )
    if kind in _OF_A_DISC and state.phase == "acting" and _placed_none(state, seat):
        yield refuse("V2.4", "timing.no-disc-left", stays=True)
    elif decision.seat != seat:
        yield _not_yours(state, kind)
    elif belongs == state.phase:
        yield _other_choice(state, action)
    area = action.kind.area
    if area is not None and state.phase == "acting":
        place = state.box.areas[area]
        if not any(disc.seat == seat and disc.area is place for disc in state.discs):
            yield refuse("V2.4", "timing.no-disc", stays=True, area=place)


def _placed_none(state: State, seat: int) -> bool:
    """Whether no disc of this seat waits to be carried out."""
    return all(disc.seat != seat for disc in state.discs)


def _ended(state: State, action: Action) -> Refusal | None:
    """Which rule has ended this seat's action in the area, the last that it had there."""
    over, kind, seat = state.ended, action.kind, action.seat.i
    if over is None or over.area is None or state.phase != "acting":
        return None
    if over.seat != seat or over.area.i != kind.area:
        return None
    if any(disc.seat == seat and disc.area is over.area for disc in state.discs):
        return None
    return kind.over(state, seat) if kind.over else None


def _not_yours(state: State, kind: str) -> Refusal:
    who = state.box.seats[state.decision.seat]
    if kind == "fit-out":
        return refuse("V3.11", "timing.fit-out-own-turn", who=who)
    if state.phase == "acting":
        # Below what is being finished lies the action itself, with its number.
        base = state.decisions[0]
        if base.number:
            number = state.box.numbers[base.number - 1]
            return refuse("V3.2", "timing.lower-first", who=who, number=number)
        return refuse("V3.2", "timing.not-your-turn", who=who)
    rule = "V2.4" if state.phase == "placing" else "V2.1"
    return refuse(rule, "timing.not-your-turn", who=who)


def _other_choice(state: State, action: Action) -> Refusal:
    """It is this seat's decision, but another one."""
    decision, kind = state.decision, action.kind
    first = decision.kinds[0]
    if kind.code == "fit-out" and first != "spend":
        moving = first == "shift"
        slug = "timing.fit-out-moving" if moving else "timing.fit-out-too-late"
        return refuse("V3.11", slug, round=state.round)
    if begun := _begun(state, kind.code):
        return begun
    if first in ("accept", "receive"):
        return refuse("V3.20", "timing.reward-first")
    if isinstance(decision.ship, Merchant) and kind.code in ("keep", "stop"):
        rule = "V1.17" if state.phase == "setup" else "V4.1"
        return refuse(rule, "timing.must-sail", ship=decision.ship)
    if kind.code == "keep":
        return refuse("V3.26", "keep.no-merchant")
    if first in ("spend", "land", "shift"):
        rule = "V3.26" if isinstance(decision.ship, Merchant) else _OF_SHIP[first]
        return refuse(rule, "timing.ship-first", ship=decision.ship or "–")
    if first in _DISC and kind.code in _DISC:
        rule = planning.rule_of(state, decision.seat)
        now = kinds_named(decision.kinds)
        return refuse(rule, "timing.not-this-choice", kind=kind.name, kinds=now)
    if state.phase == "placing":
        return refuse("V2.7", "timing.must-place", kind=kind.name)
    merchant = state.players[decision.seat].merchant
    if kind.code == "land" and merchant is not None:
        return refuse("V3.26", "timing.merchant-later", ship=merchant)
    if "act" in decision.kinds:
        if kind.area is not None and decision.area and kind.area != decision.area.i:
            return refuse("V3.2", "timing.other-area", area=decision.area, kind=kind.name)
        return refuse("V3.2", "timing.act-first", kind=kind.name)
    if kind.code == "stop" and decision.area:
        return refuse("V3.5", "timing.needs-effect", area=decision.area)
    now = kinds_named(decision.kinds)
    return refuse("V3.2", "timing.not-this-choice", kind=kind.name, kinds=now)


def _begun(state: State, kind: str) -> Refusal | None:
    """What an action begun leaves no room for: the money of its row, a second stack or character."""
    base = state.decisions[0]
    if state.phase != "acting" or "act" in base.kinds:
        return None
    if kind == "decline" and base.area:
        return refuse("V3.5", "timing.decline-before")
    if kind in ("claim", "character") and base.area and base.area.i == CHARACTERS:
        return refuse("V3.21" if kind == "claim" else "V3.22", "timing.character-one")
    return None


# Which rule keeps a ship at the centre until its step is done.
_OF_SHIP = {"spend": "V3.9", "land": "V3.16", "shift": "V4.4"}
