"""What a seat may know, in words: the cards, the heap, the supply, then the ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from seabook.drawing.anchors_aweigh.sight import named, sight, thing
from seabook.engine import Event
from seabook.games.anchors_aweigh import hidden
from seabook.games.anchors_aweigh.state import NOTHING, State
from seabook.words import Text, both, listed, say


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
    lines.append(ship(state, view, seat))
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
    view = sight(state, seat)
    yield title(state)
    yield from _cards(state, view, seat)
    yield _heap(state, view)
    colours = {colour.code: colour.name for colour in state.box.colours}
    supply = [say("anchors.some", n=n, what=colours[c]) for c, n in view["supply"].items()]
    yield say("anchors.supply", goods=listed(supply))
    for place in range(len(state.players)):
        yield ship(state, view, place)


def _heap(state: State, view: Mapping[str, Any]) -> Text:
    lying: dict[str, list[str]] = {}
    for tile, face in view["heap"].items():
        lying.setdefault(face, []).append(tile)
    down = lying.pop("?", [])
    shown = [
        say("anchors.lying", what=_thing(state, face), tiles=lying[face]) for face in sorted(lying)
    ]
    return say(
        "anchors.heap",
        faces=listed(shown, apart=True) if shown else say("anchors.none"),
        n=len(down),
    )


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
        who, first = state.box.seats[decision.seat], decision.kinds[0]
        if decision.about is not None:
            yield say(f"anchors.{first}", who=who, treasure=decision.about)
        elif decision.lifted >= 0:
            yield say(f"anchors.{first}", who=who, colour=state.box.colours[decision.lifted])


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


def ship(state: State, view: Mapping[str, Any], seat: int) -> Text:
    """A ship in words, as far as it is seen."""
    box, who = state.box, state.box.seats[seat]
    own = view["ships"][who.code]
    spaces = [
        say("anchors.space", space=space, thing=_thing(state, own["spaces"][space.code]))
        for space in box.spaces
        if own["spaces"][space.code]
    ]
    held = own["hand"].partition(" ")[2]
    return say(
        "anchors.ship",
        who=who,
        coins=own["coins"],
        chests=own["chests"],
        parrots=own["parrots"],
        spaces=listed(spaces) if spaces else say("anchors.none"),
        hand=_thing(state, held) if held else say("anchors.none"),
    )


def _thing(state: State, code: str) -> Text:
    return named(state.box, thing(state.box, code))
