"""Part 2 of the rules, phase one: a number disc and an action disc onto an action space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import (
    Action,
    ActionSpace,
    Event,
    Follows,
    Kind,
    Refusal,
    Way,
    Ways,
    event,
    refuse,
)
from seabook.games.vasco_da_gama import marker
from seabook.games.vasco_da_gama.pieces import CHARACTERS, Area, Number
from seabook.games.vasco_da_gama.state import Decision, Disc, State, free_spaces, seat_in_turn
from seabook.games.vasco_da_gama.ways import sought_in

# With fewer players, as many of the numbers 1 to 20 under the option number_discs = reduced (VR53).
_REDUCED = {2: 15, 3: 17, 4: 20}


def begin(state: State) -> Iterator[Event]:
    """The tile of the round: the marker on its number, two money stacks (V2.2, V2.3).

    It is the tile that changed the marker last round, or under the option a fresh one (VR1, VR67).
    """
    if state.options.tile_cycle == "two_fresh_reshuffled":
        put_away(state)
        if len(state.tiles) < 2:
            state.tiles = state.draws.shuffled([*state.tiles, *state.played])
            state.played = ()
            yield event("V2.2", "planning.reshuffled", n=len(state.tiles))
    if state.tile is None:
        state.tile = state.tiles.pop()
        yield event("V2.2", "planning.tile-turned", tile=state.tile).showing()
    tile = state.tile
    state.marker = tile.base
    yield event("V2.2", "planning.marker", tile=tile, marker=tile.base)
    state.money[:] = tile.money
    yield event(
        "V2.3", "planning.money", n=len(tile.money), first=tile.money[0], second=tile.money[1]
    )


def put_away(state: State) -> None:
    """The tile that counts goes out of use."""
    if state.tile:
        state.played += (state.tile,)
        state.tile = None


def left_to_place(state: State) -> bool:
    """Whether any disc is still to be placed (V2.7)."""
    return any(player.discs or player.extra for player in state.players)


def next_turn(state: State) -> Iterator[Event]:
    """Whose turn it is to place: everyone in turn, then the holder of Manuel once more (VR8)."""
    if any(player.discs for player in state.players):
        seat = seat_in_turn(state)
        state.turn = (state.turn + 1) % len(state.players)
        if not state.players[seat].discs:
            return
    else:
        seat = next(i for i, player in enumerate(state.players) if player.extra)
        state.turn = 0
    if room(state):
        state.decisions.append(Decision(seat, ("number", "fit-out")))
        return
    yield unused(state, seat, "V2.7")


def room(state: State) -> bool:
    """Whether any action space is free."""
    return any(free_spaces(state, area) > 0 for area in state.box.areas)


def unused(state: State, seat: int, rule: str) -> Event:
    """A disc for which no space is left stays unused this round (VR7, VR64)."""
    player = state.players[seat]
    player.discs, player.extra = 0, False
    return event(rule, "planning.unused", who=state.box.seats[seat])


def places_extra(state: State, seat: int) -> bool:
    """Whether the disc to place is the extra one, which takes 21 or 22 (VR9)."""
    player = state.players[seat]
    return player.extra and (state.phase == "acting" or not player.discs)


def number_refusals(state: State, seat: int, number: Number) -> Iterator[Refusal]:
    """Why this number disc cannot be taken."""
    counts, needs_extra = state.box.counts, places_extra(state, seat)
    extra = number.n in counts.extra_numbers
    most = _REDUCED[len(state.players)]
    if extra and not needs_extra:
        yield refuse("V2.6", "number.extra-only", number=number)
    elif not extra and needs_extra:
        rule = rule_of(state, seat)
        yield refuse(rule, "number.must-be-extra", number=number, known=counts.extra_numbers)
    if not extra and state.options.number_discs == "reduced" and number.n > most:
        yield refuse(
            rule_of(state, seat), "number.not-in-play", never=True, number=number, most=most
        )
    for disc in state.discs:
        if disc.number == number.n:
            who = state.box.seats[disc.seat]
            slug = "number.yours" if disc.seat == seat else "number.taken"
            yield refuse(rule_of(state, seat), slug, number=number, who=who, area=disc.area)


def free_numbers(state: State, seat: int) -> Iterable[int]:
    """Numbers not on the board: 1 to 20 for an ordinary disc, 21 and 22 for the extra one."""
    counts = state.box.counts
    taken = {disc.number - 1 for disc in state.discs}
    if places_extra(state, seat):
        return [n - 1 for n in counts.extra_numbers if n - 1 not in taken]
    return [place for place in range(counts.numbers) if place not in taken]


def number_effects(state: State, seat: int, number: Number) -> Iterator[Event]:
    """The number disc is in hand; an action space is to be chosen next."""
    state.decisions[-1] = Decision(seat, ("area", "fit-out"), number=number.n)
    rule = rule_of(state, seat)
    yield event(rule, "planning.number", who=state.box.seats[seat], number=number)


def area_refusals(state: State, seat: int, area: Area) -> Iterator[Refusal]:
    """Why no disc can be placed in this area."""
    if free_spaces(state, area) > 0:
        return
    players = len(state.players)
    spaces = area.open_spaces(players)
    closed = [heads for heads in area.heads if heads > players]
    yield refuse(rule_of(state, seat), "area.full", area=area, spaces=spaces)
    if closed:
        yield refuse("V2.5", "area.heads", area=area, spaces=spaces, heads=closed[0], n=players)


def area_effects(state: State, seat: int, area: Area) -> Iterator[Event]:
    """Both discs onto a free action space of the area."""
    rule, number = rule_of(state, seat), state.decision.number
    player = state.players[seat]
    if places_extra(state, seat):
        player.extra = False
    else:
        player.discs -= 1
    state.discs.append(Disc(number, seat, area))
    state.used[area.i] += 1
    state.decisions.pop()
    yield event(
        rule,
        "planning.placed",
        who=state.box.seats[seat],
        number=state.box.numbers[number - 1],
        area=area,
    )


def rule_of(state: State, seat: int) -> str:
    """The rule under which a disc is placed: in turn, as Manuel's holder, or taking Manuel now."""
    if state.phase != "placing":
        return "V3.25"
    return "V2.6" if places_extra(state, seat) else "V2.4"


def _at_number(state: State, action: Action) -> State | None:
    """Placing as if it were this seat's turn: first a number, then an area."""
    seat, decision = action.seat.i, state.decision
    if decision.seat == seat and decision.kinds[0] == "number":
        return state
    if state.phase != "placing" or not state.players[seat].discs:
        return None
    other = state.copy()
    other.decisions = [Decision(seat, ("number", "fit-out"))]
    return other


def _any_number(space: ActionSpace, state: State, action: Action) -> Iterator[Way]:
    seat = action.seat.i
    for place in [*free_numbers(state, seat)][:1]:
        yield Way((space.by_kind[seat]["number"][place],))


def _no_number(_state: State, _action: Action) -> Refusal:
    return refuse("V2.4", "way.no-number")


def _number_follows(state: State, seat: int, number: Number) -> Follows:
    """What its action will cost, wherever it is placed."""
    return Follows(notes=(marker.foretold(state, number.n),), then=("area",))


def _area_follows(state: State, seat: int, area: Area) -> Follows:
    """What the action of the number in hand will cost, and whether its crew comes in time."""
    ahead, number = state.copy(), state.decision.number
    for _ in area_effects(ahead, seat, area):
        pass
    return Follows(notes=(marker.foretold(state, number), *marker.too_late(ahead, seat)))


def _number_grants(state: State, seat: int, _: Number) -> tuple[str, ...]:
    return (rule_of(state, seat),)


def _area_grants(state: State, seat: int, _: Area) -> tuple[str, ...]:
    return (rule_of(state, seat), "V2.5")


KINDS = (
    Kind(
        code="number",
        targets=lambda box: box.numbers,
        refusals=number_refusals,
        effects=number_effects,
        follows=_number_follows,
        grants=_number_grants,
        candidates=free_numbers,
        phase="placing",
        sought=sought_in(CHARACTERS),
    ),
    Kind(
        code="area",
        targets=lambda box: box.areas,
        refusals=area_refusals,
        effects=area_effects,
        follows=_area_follows,
        grants=_area_grants,
        phase="placing",
        ways=Ways(_at_number, _any_number, _no_number),
        sought=sought_in(CHARACTERS),
    ),
)
