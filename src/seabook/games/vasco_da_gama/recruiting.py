"""Part 3b of the rules: recruiting sailors of one crew section, and a captain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.vasco_da_gama import ways
from seabook.games.vasco_da_gama.pieces import RECRUITING, Sailor
from seabook.games.vasco_da_gama.state import State, action_over


def price(state: State, seat: int, sailor: Sailor) -> int:
    """What a sailor costs now: nothing for a colour already bought, more for each new one (V3.13).

    One colour costs 1 in all, two 3, three 6, four 10.
    """
    colours = state.asked(seat, "recruit").colours
    if colours >> sailor.colour.i & 1:
        return 0
    prices, bought = state.box.counts.recruiting_prices, colours.bit_count()
    return prices[bought] - (prices[bought - 1] if bought else 0)


def recruit_refusals(state: State, seat: int, sailor: Sailor) -> Iterator[Refusal]:
    """Why this sailor cannot be recruited."""
    section, chosen = sailor.section, state.asked(seat, "recruit").section
    if absent := missing_sailor(state, sailor, "V3.13"):
        yield absent
        return
    if chosen is not None and section is not chosen:
        yield refuse("V3.13", "recruit.other-section", section=section, chosen=chosen)
        return
    cost, have = price(state, seat, sailor), state.players[seat].money
    if cost > have:
        gap = missing("missing.money", n=cost - have)
        yield refuse("V3.13", "recruit.too-dear", gap, sailor=sailor, cost=cost, have=have)


def missing_sailor(state: State, sailor: Sailor, rule: str) -> Refusal | None:
    """Why there is no such sailor: the section is not in use, or none of the colour is in it."""
    section, players = sailor.section, len(state.players)
    if section.i >= players:
        return refuse(rule, "recruit.closed", never=True, section=section, n=players)
    if not state.sections[section.i][sailor.colour.i]:
        return refuse(rule, "recruit.none", section=section, colour=sailor.colour)
    return None


def standing_there(state: State, seat: int) -> Iterable[int]:
    """Sailors that stand in the section chosen, or in any section in use."""
    chosen = state.decision.section
    colours = len(state.box.colours)
    return [
        section * colours + colour
        for section, row in enumerate(state.sections)
        if chosen is None or section == chosen.i
        for colour, n in enumerate(row)
        if n
    ]


def recruit_effects(state: State, seat: int, sailor: Sailor) -> Iterator[Event]:
    """One sailor of the section joins the player."""
    cost, decision, player = price(state, seat, sailor), state.decision, state.players[seat]
    player.money -= cost
    player.crew[sailor.colour.i] += 1
    state.sections[sailor.section.i][sailor.colour.i] -= 1
    state.decisions[-1] = decision._replace(
        kinds=("recruit", "hire", "fit-out", "stop"),
        section=sailor.section,
        colours=decision.colours | 1 << sailor.colour.i,
        done=decision.done + 1,
    )
    yield event("V3.13", "recruit.sailor", who=state.box.seats[seat], sailor=sailor, paid=cost)


def hire_refusals(state: State, seat: int, _: None) -> Iterator[Refusal]:
    """Why no captain can be bought: as much money as the crew just bought (V3.14)."""
    player, cost = state.players[seat], state.asked(seat, "hire").done
    if not player.pool:
        yield refuse("V3.14", "hire.none-left")
    if cost > player.money:
        gap = missing("missing.money", n=cost - player.money)
        yield refuse("V3.14", "hire.too-dear", gap, cost=cost, have=player.money)


def hire_effects(state: State, seat: int, _: None) -> Iterator[Event]:
    """One captain from the captain area; with him the action ends."""
    player, decision, cost = state.players[seat], state.decision, state.decision.done
    player.money -= cost
    player.pool -= 1
    player.captains += 1
    state.decisions[-1] = decision._replace(kinds=())
    who = state.box.seats[seat]
    if cost:
        yield event("V3.14", "hire.bought", who=who, paid=cost)
    else:
        yield event("V3.15", "hire.free", who=who)


def _hire_grants(state: State, seat: int, _: None) -> tuple[str, ...]:
    return ("V3.14",) if state.decision.done else ("V3.15",)


def _over(state: State, seat: int) -> Refusal:
    """The captain ends the action, whatever is left of it."""
    ended = state.ended
    if ended and not ended.kinds and not ended.stopped:
        return refuse("V3.14", "recruit.after-the-captain", stays=True)
    return action_over(state, "V3.13")


KINDS = (
    Kind(
        code="recruit",
        targets=lambda box: box.sailors,
        refusals=recruit_refusals,
        effects=recruit_effects,
        grants=("V3.13",),
        candidates=standing_there,
        phase="acting",
        area=RECRUITING,
        ways=ways.BY_ACTING,
        over=_over,
        sought=ways.sought_in(),
    ),
    Kind(
        code="hire",
        refusals=hire_refusals,
        effects=hire_effects,
        grants=_hire_grants,
        phase="acting",
        area=RECRUITING,
        ways=ways.BY_ACTING,
        over=_over,
        sought=ways.sought_in(),
    ),
)
