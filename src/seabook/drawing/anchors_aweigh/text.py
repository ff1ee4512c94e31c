"""What a seat may know, in words: the cards, the heap, the supply, then the ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from seabook.engine import PUBLIC, Event
from seabook.games.anchors_aweigh import hidden
from seabook.games.anchors_aweigh.state import NOTHING, State
from seabook.words import Text, both, listed, say

_NONE = Text("無", "none")


def board_text(state: State, seat: int | None = None) -> Text:
    """The position as lines of text in both languages, as a seat may know it.

    Without a seat every ship is shown as its owner sees it, and the cards as the first seat does.
    """
    lines = [*_lines(state, seat)]
    return both(lambda lang: "\n".join(line.pick(lang) for line in lines))


def brief_text(state: State, seat: int) -> Text:
    """The card that is played or what lies in the heap, and the seat's ship."""
    view = hidden.view(state, seat)
    lines = [_heap(state, view)] if state.phase == "loading" else []
    lines += [line for line in _cards(state, view, seat) if state.card is not None]
    lines.append(_ship(state, seat, view["ships"][state.box.seats[seat].code]))
    return both(lambda lang: "\n".join(line.pick(lang) for line in lines))


def title(state: State) -> Text:
    """The round and the phase."""
    return say("anchors.title", round=state.round, phase=say(f"anchors.phase.{state.phase}"))


def event_text(state: State, event: Event) -> Text:
    """An event with the starfish that its treasure bears, for one who sees it; loading begins with
    the cards."""
    if event.slug == "loading.begins":
        cards = next(_cards(state, {}, None))
        return both(lambda lang: f"{event.text.pick(lang)}\n{cards.pick(lang)}")
    values = event.values
    tile = _tile(state, values)
    if tile < 0 or "treasure" not in values or not state.starfish(tile):
        return event.text
    star = say("anchors.starfish", treasure=values["treasure"])
    return event._replace(values={**values, "treasure": star}).text


def _tile(state: State, values: Mapping[str, Any]) -> int:
    """The tile that an event tells of: by its number, or by the space where it lies now."""
    tile = NOTHING
    if "tile" in values:
        tile = values["tile"].i
    elif "space" in values:
        tile = state.players[values["who"].i].tiles[values["space"].i]
    return tile


def _lines(state: State, seat: int | None) -> Iterator[Text]:
    view = hidden.view(state, None if seat == PUBLIC else seat or 0)
    yield title(state)
    yield from _cards(state, view, seat)
    yield _heap(state, view)
    colours = {colour.code: colour.name for colour in state.box.colours}
    supply = [say("anchors.some", n=n, what=colours[c]) for c, n in view["supply"].items()]
    yield say("anchors.supply", goods=listed(supply))
    for place, player in enumerate(
        hidden.view(state, place) for place in range(len(state.players))
    ):
        seen = player if seat is None else view
        yield _ship(state, place, seen["ships"][state.box.seats[place].code])


def _heap(state: State, view: Mapping[str, Any]) -> Text:
    lying: dict[str, list[str]] = {}
    for tile, face in view["heap"].items():
        lying.setdefault(face, []).append(tile)
    down = lying.pop("?", [])
    shown = [
        say("anchors.lying", what=_thing(state, face), tiles=lying[face]) for face in sorted(lying)
    ]
    return say("anchors.heap", faces=listed(shown, apart=True) if shown else _NONE, n=len(down))


def _cards(state: State, view: Mapping[str, Any], seat: int | None) -> Iterator[Text]:
    if state.cards_open:
        faces = [
            say("anchors.card", card=card, cost=card.cost_text, reward=card.reward_text)
            for card in state.deck
        ]
        yield say("anchors.cards", cards=listed(faces, apart=True))
    elif state.deck:
        yield say("anchors.backs", cards=listed(_backs(state), apart=True))
    if state.card is not None:
        card = state.card
        if state.turned:
            values = {"cost": card.cost_text, "reward": card.reward_text}
            yield say("anchors.now", card=say("anchors.card", card=card, **values))
        else:
            yield say("anchors.now", card=card.kind)
    for decision in state.decisions:
        asked = "cover" in decision.kinds and decision.about is not None
        if asked and seat in (None, decision.seat):
            who = state.box.seats[decision.seat]
            yield say("anchors.due", who=who, treasure=decision.about)


def _backs(state: State) -> Iterator[Text]:
    """The deck as its backs tell it: the top card, the rest in no order, the contracts put under."""
    top, middle, bottom = hidden.layers(state)
    if top:
        yield say("anchors.back-next", card=top[0].kind)
    if middle:
        left = Counter(card.kind.code for card in middle)
        kinds = [
            say("anchors.some-cards", n=left[k.code], what=k)
            for k in state.box.kinds
            if left[k.code]
        ]
        yield say("anchors.back-rest", cards=kinds)
    if bottom:
        yield say("anchors.back-under", cards=[card.kind for card in bottom])


def _ship(state: State, seat: int, ship: Mapping[str, Any]) -> Text:
    who, player = state.box.seats[seat], state.players[seat]
    spaces = [
        say("anchors.space", space=space, thing=_thing(state, ship["spaces"][space.code]))
        for space in state.box.spaces
        if ship["spaces"][space.code]
    ]
    hand = ship["hand"].split(" ")[0] if ship["hand"] else ""
    held = _thing(state, ship["hand"].split(" ")[1]) if hand else _NONE
    return say(
        "anchors.ship",
        who=who,
        coins=player.coins,
        chests=player.chests,
        parrots=player.parrots,
        spaces=listed(spaces) if spaces else _NONE,
        hand=held,
    )


def _thing(state: State, code: str) -> Text:
    """A treasure with its goods, a good, a chest, or what is hidden, by its code in a view."""
    box = state.box
    names = {each.code: each.name for each in (*box.treasures, *box.colours)}
    names |= {"chest": say("anchors.chest"), "filled": say("anchors.hidden")}
    names["?"] = say("anchors.hidden")
    first, *goods = code.split("+")
    name = names[first.removesuffix("*")]
    if first.endswith("*"):
        name = say("anchors.starfish", treasure=name)
    return say("anchors.with", treasure=name, goods=[names[g] for g in goods]) if goods else name
