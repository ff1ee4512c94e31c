"""Players of Anchors Aweigh!: what a position is worth, and a sailor who remembers and is quick, or
not so much. The weights are ours, chosen by hand and kept round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from seabook.bots.base import Choice
from seabook.engine import Action, Rules, Stream
from seabook.games.anchors_aweigh import ship
from seabook.games.anchors_aweigh.components import Box
from seabook.games.anchors_aweigh.pieces import Card, Space
from seabook.games.anchors_aweigh.state import State
from seabook.words import say

_GOOD = 1.4  # 1 in the harbour, up to 2 in a contract
_TILE = 0.9
# Kinds of action that choose a space of the own ship in the voyage.
_WHERE = ("cover", "unload", "stow", "hand-in")
_FIGHTING = ("cannon", "sword", "sailor")


def value(state: State, seat: int) -> dict[str, float]:
    """The value of a position to a seat, part by part; the sum is an estimate in coins.

    It looks at the cards to come, so it is meant for positions that the seat imagines: there they
    are what the seat sees, or after the captain's call a guess that fits their backs.
    """
    player, box = state.players[seat], state.box
    aboard = ship.tiles_aboard(state, player)
    loading = state.phase == "loading"
    if player.hand >= 0 and ship.first_empty(state, player, goods_only=False):
        aboard[state.treasure(player.hand).i] += 1
    if loading and state.starfish_count:
        # They go back before the first card: what will be gone is worth nothing now.
        for tile in (player.hand, *player.tiles):
            if tile >= 0 and state.starfish(tile):
                aboard[state.treasure(tile).i] -= 1
    return {
        "money": float(player.coins + box.counts.chest_worth * player.chests),
        "goods": _GOOD * sum(ship.goods_aboard(state, player)),
        "treasures": _useful(state, aboard),
        "warehouses": 0.8 * min(aboard[box.warehouse.i], 2),
        "loaded": 0.5 * (len(player.tiles) - (player.empty if loading else 0)),
        "decided": _decided(state, seat),
    }


def consider(state: State, legal: list[Action]) -> list[Action]:
    """All but the free actions, and no treasure back that could be loaded: so loading has an end.

    Of spaces alike one is enough. Making room is worth a thought only when a reward does not fit, and
    then for what is missed least.
    """
    bound = _unlike(state, [action for action in legal if not action.kind.free])
    kinds = {action.kind.code for action in bound}
    if kinds == {"leave"}:
        return [*bound, *_least_missed(state, legal)]
    return [each for each in bound if each.kind.code != "put-back" or "load" not in kinds]


def _unlike(state: State, bound: list[Action]) -> list[Action]:
    """Without those that differ only in a space of the same deck with the same on it."""
    if bound and bound[0].kind.code in _WHERE:
        kept: dict[object, Action] = {}
        for action in bound:
            kept.setdefault(_on(state, action), action)
        return list(kept.values())
    return bound


def _on(state: State, action: Action) -> object:
    """On which deck a choice of a space is, and what lies there."""
    space: Space | None = getattr(action.target, "space", action.target)
    if space is None:
        return None
    player = state.players[action.seat.i]
    tile = player.tiles[space.i]
    return space.below, tile if tile < 0 else state.treasure(tile), player.goods[space.i]


def _least_missed(state: State, legal: list[Action]) -> list[Action]:
    """Of the treasures that may go, the one that the cards to come ask for least."""
    drops = [action for action in legal if action.kind.code == "drop"]
    if not drops:
        return []
    asked = _asked_for(state)
    tiles = state.players[drops[0].seat.i].tiles
    return [min(drops, key=lambda each: asked[state.treasure(tiles[each.target.i]).i])]


def _useful(state: State, aboard: list[int]) -> float:
    """Treasures that the cards to come ask for, as far as they do."""
    return sum(2 * _TILE * min(aboard[kind], n) for kind, n in _asked_for(state).items())


def _asked_for(state: State) -> Counter[int]:
    """How many of each treasure the card at hand and those to come ask for."""
    cards = [*state.deck, *([state.card] if state.card else [])]
    return Counter(treasure.i for card in cards for treasure in card.treasures)


def _decided(state: State, seat: int) -> float:
    """What a decision that is in, but has had no effect yet, is likely to bring."""
    player, card = state.players[seat], state.card
    if card is None or not state.asking:
        return 0.0
    if player.choice == "face":
        aboard = ship.tiles_aboard(state, player)
        fit = sum(aboard[k.i] > 0 for k in state.box.treasures if k.code in _FIGHTING)
        return 2.0 * fit - 3.0
    if player.choice == "fulfil":
        freed = len(card.treasures) + sum(card.goods)
        gained = min(sum(card.reward), ship.room(state, player) + freed)
        cost = _TILE * len(card.treasures) + _GOOD * sum(card.goods)
        return card.coins + _GOOD * gained - cost
    if player.choice == "skip" and card.kind.code == "pirate":
        return -min(2, player.coins) - _GOOD * any(player.goods)
    return 0.0


class Sailor:
    """A player who loads towards the cards it recalls and decides from its own ship.

    Each time it acts it reads one more card; ``memory`` is the chance that a face once read is
    recalled, ``speed`` the chance to act in a tick. It uses nothing but its own view, the list of
    what is legal, and what it remembers.
    """

    name = "sailor"

    def __init__(self, box: Box, seed: int = 0, memory: float = 0.7, speed: float = 0.8) -> None:
        self.memory = memory
        self.speed = speed
        self.stream = Stream("sailor bot", seed)
        self.recalled: dict[str, Card] = {}
        self._cards = {card.code: card for card in box.cards}
        self._seen = set[str]()
        self._starfish_stay = True

    def wants(self, game: Rules[Any], imagined: Any, seat: int) -> Action | None:
        """The action for this tick, or None where it is too slow."""
        if not self._chance(self.speed):
            return None
        return self.choose(game, imagined, seat).action

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        """The action to take at the seat's open decision; the position is left as it is."""
        view = game.view(imagined, seat)
        self._look(view["cards"])
        legal: dict[str, dict[str, Action]] = {}
        for action in game.legal(imagined, seat):
            target = action.target.code if action.target is not None else ""
            legal.setdefault(action.kind.code, {})[target] = action
        own = view["ships"][view["seat"]]
        self._starfish_stay = not imagined.starfish_count
        if view["phase"] == "loading":
            return self._load(view, own, legal)
        return self._voyage(view, own, legal)

    def _look(self, cards: Iterable[str]) -> None:
        """One more face among those in sight, recalled or not once and for all."""
        faces = [code for code in cards if code in self._cards]
        if faces and not self._seen <= set(faces):  # a new round: the old cards are out of mind
            self._seen.clear()
            self.recalled.clear()
        unread = [code for code in faces if code not in self._seen]
        if unread:
            code = self.stream.choice(unread)
            self._seen.add(code)
            if self._chance(self.memory):
                self.recalled[code] = self._cards[code]

    def _chance(self, share: float) -> bool:
        return self.stream.below(1000) < round(1000 * share)

    # --- loading

    def _load(
        self, view: Mapping[str, Any], own: Mapping[str, Any], legal: dict[str, dict[str, Action]]
    ) -> Choice:
        wanted = self._wanted(own)
        if "load" in legal:
            held = own["hand"].split(" ")[1].removesuffix("*")
            if wanted[held] <= 0 and self._in_sight(view, wanted) and self._chance(0.6):
                return Choice(legal["put-back"][""], say("sailor.no-use"))
            reason = "sailor.wanted" if wanted[held] > 0 else "sailor.filler"
            return Choice(self.stream.choice([*legal["load"].values()]), say(reason))
        if "put-back" in legal:
            return Choice(legal["put-back"][""], say("sailor.no-use"))
        if "good" in legal and not _room_for_treasure(own):
            return Choice(self._colour(legal["good"]), say("sailor.good"))
        takes = legal.get("take", {})
        fitting = [takes[code] for code in self._in_sight(view, wanted) if code in takes]
        if fitting:
            return Choice(self.stream.choice(fitting), say("sailor.wanted"))
        if "good" in legal:
            return Choice(self._colour(legal["good"]), say("sailor.good"))
        if "flip" in legal and self._chance(0.5):
            return Choice(self.stream.choice([*legal["flip"].values()]), say("sailor.look"))
        return Choice(self.stream.choice([*takes.values()]), say("sailor.filler"))

    def _wanted(self, own: Mapping[str, Any]) -> Counter[str]:
        """What the recalled cards ask for and is not aboard yet, and two warehouses."""
        wanted = Counter({"warehouse": 2})
        for card in self.recalled.values():
            wanted.update(treasure.code for treasure in card.treasures)
        wanted.subtract(
            thing.split("+")[0].removesuffix("*") for thing in own["spaces"].values() if thing
        )
        return wanted

    def _in_sight(self, view: Mapping[str, Any], wanted: Counter[str]) -> list[str]:
        """Treasures that lie face up and are wanted; where starfish go back, those without one."""
        return [
            code
            for code, face in view["heap"].items()
            if wanted[face.removesuffix("*")] > 0 and (self._starfish_stay or face[-1] != "*")
        ]

    def _colour(self, legal: dict[str, Action]) -> Action:
        """The colour that the recalled cards ask for most."""
        asked = Counter[int]()
        for card in self.recalled.values():
            asked.update({i: n for i, n in enumerate(card.goods) if n})
        best = max(legal.values(), key=lambda action: (asked[action.target.i], -action.target.i))
        return best if asked else self.stream.choice([*legal.values()])

    # --- the voyage

    def _voyage(
        self, view: Mapping[str, Any], own: Mapping[str, Any], legal: dict[str, dict[str, Action]]
    ) -> Choice:
        if "face" in legal:
            faces = self._would_face(own)
            action = legal["face" if faces else "flee"][""]
            return Choice(action, say("sailor.faces" if faces else "sailor.flees"))
        if "fulfil" in legal:
            return Choice(legal["fulfil"][""], say("sailor.pays"))
        if "skip" in legal:
            return Choice(legal["skip"][""], say("sailor.cannot"))
        for kind in ("no-monkey", "give", "choose", "fetch", "pick", *_WHERE, "leave"):
            if kind in legal:
                choices = legal[kind]
                best = max(choices, key=lambda code: view["supply"].get(code, 0))
                return Choice(choices[best], say("sailor.at-hand"))
        every = [action for row in legal.values() for action in row.values()]
        return Choice(self.stream.choice(every), say("sailor.at-hand"))

    def _would_face(self, own: Mapping[str, Any]) -> bool:
        """Whether the ship could pay most of the pirates recalled, or looks fit for any."""
        aboard = Counter(thing.split("+")[0].removesuffix("*") for thing in own["spaces"].values())
        pirates = [card for card in self.recalled.values() if card.kind.code == "pirate"]
        if pirates:
            fit = sum(
                all(aboard[code] >= n for code, n in _asked(card).items()) for card in pirates
            )
            return 2 * fit >= len(pirates)
        return sum(aboard[code] > 0 for code in _FIGHTING) >= 2


def _room_for_treasure(own: Mapping[str, Any]) -> bool:
    return any(not thing for code, thing in own["spaces"].items() if not code.startswith("g"))


def _asked(card: Card) -> Counter[str]:
    return Counter(treasure.code for treasure in card.treasures)


# Players of this game alone, by the names that `seabook simulate --bots` takes.
OWN = {
    "sailor": lambda game, seed, **traits: Sailor(game.box, seed, **traits),
    "forgetful": lambda game, seed, **traits: Sailor(game.box, seed, **{"memory": 0.0, **traits}),
    "mindful": lambda game, seed, **traits: Sailor(game.box, seed, **{"memory": 1.0, **traits}),
}
