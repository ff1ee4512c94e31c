"""The board in words, for those who cannot see it: first the regions, then the players."""

from __future__ import annotations

from collections.abc import Sequence

from seabook.drawing.endeavor import labels, strip
from seabook.drawing.endeavor.board import title
from seabook.games.endeavor.pieces import City, Region
from seabook.games.endeavor.state import State, is_open
from seabook.words import Text, both, listed, say

_END = Text("\n", "\n")


def board_text(state: State, seat: int | None = None) -> Text:
    """The position as lines of text in both languages; all seats know the same."""
    lines = [title(state)]
    for region in state.box.regions:
        lines += _region(state, region)
    lines += _connections(state)
    lines += [strip.told(state, seat) for seat in range(len(state.players))]
    whole = lines[0]
    for line in lines[1:]:
        whole += _END + line
    return whole


def _region(state: State, region: Region) -> list[Text]:
    head = labels.region(state, region) if region.is_europe else labels.track(state, region)
    lines = [say("board.text.region", text=head)]
    cities = [_city(state, city) for city in region.cities]
    lines.append(say("board.text.cities", cities=_joined(cities)))
    if not region.is_europe and not is_open(state, region):
        lines.append(say("board.text.item", text=labels.governor(state, region)))
    lines += [
        say("board.text.item", text=labels.deck(state, deck))
        for deck in state.box.decks
        if deck.region is region and (state.decks[deck.i] or not deck.cards[0].slavery)
    ]
    return lines


def _joined(texts: Sequence[Text]) -> Text:
    """Texts that hold commas, with semicolons between."""
    mark = {"zh_Hant": "；", "en": "; "}
    return both(lambda lang: mark[lang].join(text.pick(lang) for text in texts))


def _city(state: State, city: City) -> Text:
    holder, token = state.holders[city.i], state.tokens[city.space]
    if holder >= 0:
        return say("board.text.held", city=city, who=state.box.seats[holder])
    if token is None:
        return say("board.text.bare", city=city)
    return say("board.text.empty", city=city, token=token)


def _connections(state: State) -> list[Text]:
    held = labels.holders_of_lines(state)
    done = [
        say("board.text.line", line=line, who=state.box.seats[held[line.i]])
        for line in state.box.connections
        if held[line.i] >= 0
    ]
    return [say("board.text.lines", lines=listed(done))] if done else []
