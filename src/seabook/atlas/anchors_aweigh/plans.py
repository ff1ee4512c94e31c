"""What is best: for a ship, the cards coming as they lie; for each player, the card at hand; and the fewest
treasures for a reward. What is found is played by the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Any

import attrs
import networkx as nx

from seabook.atlas.anchors_aweigh.graph import cards_to_come, economy
from seabook.atlas.pictures import Answer
from seabook.engine import Action, Complaint, Rules, Table
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.pieces import GREY, Card
from seabook.games.anchors_aweigh.scoring import totals
from seabook.games.anchors_aweigh.state import State, decision_of
from seabook.words import Text, bracketed, listed, say

# Decisions that are taken as they come: on one deck all spaces are alike (AR50).
_ALIKE = ("stow", "unload", "leave")
_NO = ("flee", "skip")
_RULES = ("A3.2", "A3.4", "A3.5", "A3.11", "A4.1")


@attrs.frozen(repr=False)
class Use(Answer):
    """The most that a ship can come to: the total when it is home, the decisions, the cards fulfilled."""

    total: int
    decisions: tuple[Action, ...]
    cards: tuple[Card, ...]
    flow: nx.DiGraph[str] = attrs.field(eq=False)

    @property
    def text(self) -> Text:
        """The cards to fulfil and what they come to, with the rules."""
        if not self.cards:
            return say("use.none", n=self.total) + bracketed(_RULES)
        return say("use.best", n=self.total, cards=listed(self.cards)) + bracketed(_RULES)

    @property
    def marks(self) -> Mapping[str, str]:
        """The next decision."""
        return {self.decisions[0].choice: "yes"} if self.decisions else {}


def best_use(table: Table[State], seat: str) -> Use:
    """The best that a seat can do with its ship until it is home, the cards coming as they lie.

    The others fulfil nothing and flee; nothing is returned to make room.
    """
    if table.state.phase != "voyage":
        raise Complaint("complaint.atlas-voyage")
    me = table.seat(seat).seat
    total, decisions = _Search(table.game, me.i).best(table.state)
    cards = tuple(_fulfilled(table, decisions))
    return Use(total, decisions, cards, economy(table.game.box, cards))


@attrs.frozen(repr=False)
class Worth(Answer):
    """What the card at hand is worth to each player: how much more they come to by fulfilling it."""

    card: Card
    more: Mapping[str, int | None]
    names: Mapping[str, Text] = attrs.field(eq=False)

    @property
    def text(self) -> Text:
        """A line for each player, None for who cannot fulfil it."""
        parts = [
            say("worth.cannot", who=self.names[seat])
            if n is None
            else say("worth.more", who=self.names[seat], n=n)
            for seat, n in self.more.items()
        ]
        return say("worth.card", card=self.card, parts=listed(parts, apart=True))


def card_worth(table: Table[State]) -> Worth:
    """For each player, the best total with the card at hand fulfilled less the best without."""
    state, game = table.state, table.game
    if state.card is None:
        raise Complaint("complaint.atlas-voyage")
    more: dict[str, int | None] = {}
    for seat in game.seated(state):
        search = _Search(game, seat.i)
        with_, without = (search.forced(state, yes) for yes in (True, False))
        more[seat.code] = None if with_ is None or without is None else with_ - without
    names = {seat.code: seat.name for seat in game.seated(state)}
    return Worth(state.card, more, names)


class _Search:
    """Every way of one seat through the rest of a voyage, each position once."""

    def __init__(self, game: Rules[State], seat: int) -> None:
        self.game, self.seat = game, seat
        self.known: dict[Any, tuple[int, tuple[Action, ...]]] = {}

    def best(self, state: State) -> tuple[int, tuple[Action, ...]]:
        """The highest total from here, and the seat's decisions to it."""
        state = self._mine(state.copy())
        if state.phase != "voyage":
            return totals(state)[self.seat], ()
        key = self._key(state)
        if key not in self.known:
            found = []
            for action in self._choices(state):
                after = state.copy()
                self.game.apply(after, action)
                total, rest = self.best(after)
                found.append((total, (action, *rest)))
            # Of equal totals the one that fulfils less: what is kept may serve.
            self.known[key] = max(found, key=lambda each: each[0])
        return self.known[key]

    def _key(self, state: State) -> Any:
        """What tells positions apart here: on one deck and off it all spaces are alike, and what the
        others have changes nothing while they fulfil nothing."""
        player = state.players[self.seat]
        decision = decision_of(state, self.seat)
        return (
            len(state.deck),
            state.card,
            state.turned,
            decision and (decision.kinds, decision.about, decision.lifted),
            tuple(state.owed),
            tuple(ship.tiles_aboard(state, player)),
            tuple(ship.goods_aboard(state, player)),
            ship.room(state, player),
            player.coins,
            player.parrots,
        )

    def forced(self, state: State, yes: bool) -> int | None:
        """The best total with the card at hand fulfilled, or not; None where it cannot be."""
        state = state.copy()
        wanted = ("face", "fulfil") if yes else _NO
        card = state.card
        while state.phase == "voyage" and state.card is card:
            state = self._mine(state)
            if state.phase != "voyage" or state.card is not card:
                break
            legal = self.game.legal(state, self.seat)
            asked = [a for a in legal if a.kind.code in ("face", "flee", "fulfil", "skip")]
            if not asked:
                break
            action = next((a for a in asked if a.kind.code in wanted), None)
            if action is None:
                return None
            self.game.apply(state, action)
        return self.best(state)[0]

    def _mine(self, state: State) -> State:
        """The others decide in the negative until this seat is waited for, or the ship is home."""
        while state.phase == "voyage":
            open_ = self.game.waits_for(state)
            others = [each.seat for each in open_ if each.seat != self.seat]
            if not others:
                break
            legal = self.game.legal(state, others[0])
            self.game.apply(state, next((a for a in legal if a.kind.code in _NO), legal[0]))
        return state

    def _choices(self, state: State) -> list[Action]:
        """The decisions worth telling apart, declining first."""
        legal = [a for a in self.game.legal(state, self.seat) if not a.kind.free]
        kinds = {action.kind.code for action in legal}
        if "choose" in kinds:
            asked = [a for a in legal if a.kind.code == "choose"]
            wanted = {i for card in cards_to_come(state) for i, n in enumerate(card.goods) if n}
            return [a for a in asked if a.target.i in wanted] or asked[:1]
        if kinds <= {*_ALIKE}:
            return legal[:1]
        if kinds == {"cover"}:
            return list({_pays(state, a): a for a in reversed(legal)}.values())
        return sorted(legal, key=lambda action: action.kind.code not in _NO)


def _pays(state: State, action: Action) -> Any:
    """What a treasure of the cost is paid with: a kind of treasure, or a parrot."""
    space = action.target.space
    return space and state.treasure(state.players[action.seat.i].tiles[space.i])


def _fulfilled(table: Table[State], decisions: tuple[Action, ...]) -> Iterator[Card]:
    """The cards that these decisions fulfil: they are played."""
    trial = table.branch()
    for action in decisions:
        _others(trial, action.seat.i)
        if action.kind.code == "fulfil" and trial.state.card is not None:
            yield trial.state.card
        trial.play(action)


def play(table: Table[State], decisions: tuple[Action, ...]) -> Table[State]:
    """A branch on which these decisions of one seat are played, the others declining."""
    trial = table.branch()
    for action in decisions:
        _others(trial, action.seat.i)
        trial.play(action)
    if decisions:
        _others(trial, decisions[0].seat.i)
    return trial


def _others(trial: Table[State], me: int) -> None:
    while trial.state.phase == "voyage":
        open_ = [each.seat for each in trial.game.waits_for(trial.state) if each.seat != me]
        if not open_:
            return
        legal = trial.game.legal(trial.state, open_[0])
        trial.play(next((a for a in legal if a.kind.code in _NO), legal[0]))


@attrs.frozen(repr=False)
class Way(Answer):
    """The fewest treasures that lead to a reward: the cards in order, the treasures that they take, and
    the colours taken for grey goods."""

    cards: tuple[Card, ...]
    treasures: Counter[str]
    chosen: tuple[str, ...]

    @property
    def text(self) -> Text:
        """The cards one after the other, and how many treasures they take."""
        n = sum(self.treasures.values())
        return say("way.cheapest", cards=listed(self.cards), n=n)


def cheapest(cards: tuple[Card, ...], colours: tuple[str, ...], wanted: str, n: int) -> Way | None:
    """The way to ``n`` coins, or goods of a colour, that takes the fewest treasures; contracts come last.

    A ship with nothing aboard but these treasures is thought of; each card is used once.
    """
    goal = -1 if wanted == "coins" else colours.index(wanted)
    order = count()
    start = ((0,) * len(colours), 0, frozenset[int](), False)
    ahead: list[Any] = [(0, 0, next(order), start, (), ())]
    seen = set[Any]()
    while ahead:
        cost, length, _, here, path, chosen = heappop(ahead)
        goods, coins, used, late = here
        if (coins if goal < 0 else goods[goal]) >= n:
            own = tuple(cards[i] for i in path)
            paid = Counter(t.code for card in own for t in card.treasures)
            return Way(own, paid, chosen)
        if here in seen:
            continue
        seen.add(here)
        for i, card in enumerate(cards):
            contract = card.kind.code == "contract"
            if i in used or (late and not contract):
                continue
            if any(need > have for need, have in zip(card.goods, goods, strict=True)):
                continue
            for colours_of in _grey(card.reward[GREY], len(colours)):
                after = tuple(
                    have - need + gain + colours_of.count(c)
                    for c, (have, need, gain) in enumerate(
                        zip(goods, card.goods, card.reward[:GREY], strict=True)
                    )
                )
                there = (after, coins + card.coins, used | {i}, late or contract)
                names = (*chosen, *(colours[c] for c in colours_of))
                spent = cost + len(card.treasures)
                heappush(ahead, (spent, length + 1, next(order), there, (*path, i), names))
    return None


def _grey(n: int, colours: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """The ways to choose so many goods, order left aside."""
    if not n:
        yield ()
        return
    for colour in range(least, colours):
        for rest in _grey(n - 1, colours, colour):
            yield (colour, *rest)


def cheapest_of(table: Table[State], wanted: str) -> Way | None:
    """The cheapest way to ``coins 8`` or ``purple 2`` by the cards of this round."""
    what, _, n = wanted.partition(" ")
    colours = tuple(colour.code for colour in table.game.box.colours)
    if what not in (*colours, "coins") or not n.isdigit():
        raise Complaint("complaint.atlas-wanted", given=wanted, known=[*colours, "coins"])
    return cheapest(tuple(cards_to_come(table.state)), colours, what, int(n))
