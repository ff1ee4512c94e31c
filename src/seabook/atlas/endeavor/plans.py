"""Plans on Endeavor's map: what each goal needs, and which actions are worth trying for it.

A plan looks at actions in the regions of its goal alone, at detours to other cities only for a
blue token, and builds, recalls and pays for what its goal needs: so it is the shortest of these.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any

import attrs

from seabook.atlas.search import Aim, Goal, Plan, plan
from seabook.engine import Action, Complaint, Table
from seabook.games.endeavor.pieces import Box, Card, City, Region
from seabook.games.endeavor.state import State, is_open

GOALS = ("present", "open", "hold", "draw")
_TAKES = frozenset({"occupy", "attack", "pay"})


@attrs.frozen
class Search:
    """Where a seat looks for a goal: its kinds of action, regions, cities and card."""

    me: int
    kinds: frozenset[str]
    regions: frozenset[Region]
    cities: frozenset[City] = frozenset()
    card: Card | None = None

    def choose(self, state: State, legal: list[Action]) -> Iterator[Action]:
        """The actions worth trying, in the order of the list."""
        kind = legal[0].kind.code if legal else ""
        if kind in ("build", "recall", "discard"):
            yield from self._chore(kind, state, legal)
            return
        tried = set[Hashable]()
        paying = [each for each in legal if each.kind.code == "pay"]
        worth = [each for each in paying if self._works(each.target)] or paying[:1]
        for action in legal:
            kind = action.kind.code
            if kind in ("occupy", "attack"):
                like = self._like(state, action)
                if like is None or like in tried:
                    continue
                tried.add(like)
            elif (
                (kind in ("activate", "use") and not self.kinds.intersection(action.target.does))
                or (kind == "ship" and not self._ships(state, action.target))
                or (kind == "draw" and not self._draws(action.target))
                or (kind == "pay" and action not in worth)
            ):
                continue
            yield action

    def key(self, state: State) -> Hashable:
        """All that can matter: the seat's board, the regions looked at, the time."""
        player, decision = state.players[self.me], state.decisions[-1:]
        return (
            player.harbour,
            tuple(player.owned),
            tuple(player.busy),
            tuple(player.tokens),
            tuple(player.icons),
            player.cards,
            tuple((len(t), p[self.me]) for t, p in zip(state.tracks, state.presence, strict=True)),
            tuple(holder == self.me for holder in state.holders),
            (state.round, state.phase, *map(len, state.decks)),
            *((d.kinds, d.by and d.by.code, d.region, d.deck, d.left) for d in decision),
        )

    def _chore(self, kind: str, state: State, legal: list[Action]) -> list[Action]:
        """What must be chosen on the way: what works for the goal, else one sensible choice."""
        if kind == "discard":
            kept = [each for each in legal if each.target is not self.card] or legal
            return [min(kept, key=lambda each: (each.target.glory, sum(each.target.icons)))]
        fits = [each for each in legal if each.target is not None and self._works(each.target)]
        if kind == "recall":
            return fits or legal[:1]
        best = max(legal, key=lambda each: (sum(each.target.icons), each.target.level))
        return fits if best in fits else [*fits, best]

    def _works(self, building: Any) -> bool:
        return bool((self.kinds - {"pay"}).intersection(building.does))

    def _ships(self, state: State, region: Region) -> bool:
        if region not in self.regions:
            return False
        needed = not is_open(state, region) or not state.presence[region.i][self.me]
        return needed or self.card is not None

    def _draws(self, deck: Any) -> bool:
        return self.card is not None and deck.i == self.card.deck

    def _like(self, state: State, action: Action) -> Hashable:
        """Cities that serve a goal alike have equal keys; None for those that do not serve it."""
        city: City = action.target
        kind = action.kind.code
        if city in self.cities:
            return (kind, city.code)
        if city.region not in self.regions:
            return None
        spaces = [line.space for line in city.lines if line.other(city) in self.cities]
        spaces += [
            line.space for line in city.lines if state.holders[line.other(city).i] == self.me
        ]
        if kind == "occupy":
            spaces.append(city.space)
        found = (state.tokens[space] for space in spaces)
        blue = sorted(token.code for token in found if token and token.track is None)
        if not blue and self.card is None:
            return None
        return (kind, *blue)


def open_connections(table: Table[State], seat: str) -> dict[str, Plan]:
    """The connections that a seat can still complete this round, each with its shortest plan."""
    found, me, state = {}, table.seat(seat).seat.i, table.state
    for line in state.box.connections:
        if all(state.holders[end.i] == me for end in line.ends):
            continue
        way = plan(table, seat, _holding(state, me, *line.ends), most=6000)
        if way is not None:
            found[line.code] = drawn(state, way)
    return found


def plan_to(table: Table[State], seat: str, wanted: str, *, rounds: int = 0) -> Plan | None:
    """The shortest plan to ``present NA``, ``open NA``, ``hold NA1`` or ``draw NA-3``.

    It counts the seat's own decisions while the others pass, with actions in that region alone.
    """
    way = plan(table, seat, _aim(table.state, table.seat(seat).seat.i, wanted), rounds=rounds)
    return None if way is None else drawn(table.state, way)


def drawn(state: State, way: Plan) -> Plan:
    """The plan with its picture: its places ringed, each with the number of its step."""
    notes = dict[str, list[str]]()
    lengths = [len(track) for track in state.tracks]
    places = ("ship", "occupy", "attack", "draw")
    on_map = [(n, a) for n, a in enumerate(way.decisions, 1) if a.kind.code in places]
    for n, action in on_map:
        target = action.target
        place = target.code
        if action.kind.code == "ship":
            lengths[target.i] += 1
            full = lengths[target.i] > target.spaces
            place = f"{target.code}:{'beside' if full else lengths[target.i]}"
        elif action.kind.code == "draw":
            place = f"deck:{target.code}"
        notes.setdefault(place, []).append(str(n))
    marks = {_bare(action): "asked" for _, action in on_map}
    return attrs.evolve(way, marks=marks, notes={at: " ".join(ns) for at, ns in notes.items()})


def _bare(action: Action) -> str:
    """The action without its seat, as the board knows it; a city by its code alone."""
    if action.kind.code in ("occupy", "attack"):
        return str(action.target.code)
    return f"{action.kind.code} {action.target.code}"


def _aim(state: State, me: int, wanted: str) -> Aim:
    what, _, code = wanted.partition(" ")
    box = state.box
    tables: dict[str, Mapping[str, Any]] = {"hold": box.city, "draw": box.card}
    known = tables.get(what, box.region)
    if what not in GOALS or code not in known:
        raise Complaint("complaint.goal", given=wanted, known=GOALS)
    if what == "hold":
        return _holding(state, me, box.city[code])
    if what == "draw":
        return _drawing(box, me, box.card[code])
    region = box.region[code]
    kinds = _TAKES if region.is_europe else frozenset({"ship", "pay"})
    goals: dict[str, Goal] = {
        "present": lambda now: now.presence[region.i][me] > 0,
        "open": lambda now: is_open(now, region),
    }
    cities = frozenset(region.cities if region.is_europe else ())
    search = Search(me, kinds, frozenset({region}), cities)
    return Aim(goals[what], search.choose, search.key)


def _holding(state: State, me: int, *cities: City) -> Aim:
    wanted = frozenset(city for city in cities if state.holders[city.i] != me)
    regions = frozenset(city.region for city in wanted)
    kinds = _TAKES
    if any(
        not r.is_europe and not (is_open(state, r) and state.presence[r.i][me]) for r in regions
    ):
        kinds |= {"ship"}
    search = Search(me, kinds, regions, wanted)
    places = [city.i for city in wanted]
    return Aim(lambda now: all(now.holders[i] == me for i in places), search.choose, search.key)


def _drawing(box: Box, me: int, card: Card) -> Aim:
    region = box.decks[card.deck].region
    kinds = _TAKES | {"draw"} if region.is_europe else _TAKES | {"draw", "ship"}
    search = Search(me, kinds, frozenset({region}), card=card)
    return Aim(lambda now: card in now.players[me].cards, search.choose, search.key)
