"""Part 3d of the rules: a stack of money, or a character and its benefit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.vasco_da_gama import merchants, planning, setup, ways
from seabook.games.vasco_da_gama.pieces import (
    ALVARES,
    CHARACTERS,
    DIAS,
    MANUEL,
    Character,
    Stack,
)
from seabook.games.vasco_da_gama.state import Decision, State, action_over


def claim_refusals(state: State, seat: int, stack: Stack) -> Iterator[Refusal]:
    """Why this stack of money cannot be taken."""
    if not state.money[stack.i]:
        yield refuse("V3.21", "claim.gone", stack=stack)


def claim_effects(state: State, seat: int, stack: Stack) -> Iterator[Event]:
    """The whole stack."""
    money = state.money[stack.i]
    state.money[stack.i] = 0
    state.players[seat].money += money
    _done(state)
    yield event("V3.21", "claim.taken", who=state.box.seats[seat], stack=stack, n=money)


def character_refusals(state: State, seat: int, character: Character) -> Iterator[Refusal]:
    """Why this character cannot be taken: once a round, by one player (V3.22)."""
    if state.taken[character.i]:
        holder = state.holders[character.i]
        slug = "character.yours" if holder == seat else "character.taken"
        yield refuse("V3.22", slug, character=character, who=state.box.seats[holder])


def character_effects(state: State, seat: int, character: Character) -> Iterator[Event]:
    """The character comes to the player with the action disc on its place, and gives its benefit."""
    before = state.holders[character.i]
    state.holders[character.i] = seat
    state.taken[character.i] = True
    disc = min(state.discs)
    state.discs[state.discs.index(disc)] = disc._replace(moved=True)
    if state.options.vacated_space_reusable == "yes":
        state.used[CHARACTERS] -= 1  # VR13
    _done(state)
    yield event("V3.22", "character.comes", who=state.box.seats[seat], character=character)
    yield from benefit(state, seat, character, before)


def _done(state: State) -> None:
    state.decisions[-1] = state.decision._replace(kinds=())


def benefit(state: State, seat: int, character: Character, before: int) -> Iterator[Event]:
    """What the character gives at once; ``before`` held it until now."""
    who = state.box.seats[seat]
    if character.i == DIAS:
        points = state.box.counts.dias_points
        state.players[seat].points += points
        yield event("V3.23", "character.points", who=who, n=points)
    elif character.i == ALVARES:
        yield missionary(state, seat, "V3.24")
    elif character.i == MANUEL:
        yield from _extra_disc(state, seat, before)
    else:
        yield from merchants.take(state, seat)


def missionary(state: State, seat: int, rule: str) -> Event:
    """One missionary, or nothing when Alvares has none left (VR26)."""
    got = setup.take_missionary(state, seat)
    slug = "character.missionary" if got else "character.no-missionary"
    return event(rule, slug, who=state.box.seats[seat])


def _extra_disc(state: State, seat: int, before: int) -> Iterator[Event]:
    """The own extra disc with 21 or 22, to be placed at once (V3.25)."""
    who = state.box.seats[seat]
    if before == seat:
        yield event("V3.25", "character.no-further-disc", who=who)  # VR11
        return
    state.players[seat].extra = True
    yield event("V3.25", "character.extra-disc", who=who)
    if planning.room(state):
        state.decisions.append(Decision(seat, ("number", "fit-out")))
    else:
        yield planning.unused(state, seat, "V3.25")


def _only_one(rule: str) -> Callable[[State, int], Refusal]:
    """One stack or one character, then the action is over."""

    def over(state: State, seat: int) -> Refusal:
        if state.ended and not state.ended.stopped:
            return refuse(rule, "timing.character-one", stays=True)
        return action_over(state, rule)

    return over


KINDS = (
    Kind(
        code="claim",
        targets=lambda box: box.stacks,
        refusals=claim_refusals,
        effects=claim_effects,
        grants=("V3.21",),
        phase="acting",
        area=CHARACTERS,
        ways=ways.BY_ACTING,
        over=_only_one("V3.21"),
        sought=ways.sought_in(),
    ),
    Kind(
        code="character",
        targets=lambda box: box.characters,
        refusals=character_refusals,
        effects=character_effects,
        grants=("V3.22",),
        phase="acting",
        area=CHARACTERS,
        ways=ways.BY_ACTING,
        over=_only_one("V3.22"),
        sought=ways.sought_in(),
    ),
)
