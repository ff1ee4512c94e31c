"""What a player has, as text beside a part of the board."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from seabook.drawing.beside import row
from seabook.games.vasco_da_gama.state import State
from seabook.words import Text, say


def aside(state: State, seat: int) -> Markup:
    """Money, points, captains, crew and the characters held, in a short line."""
    return row(state.box.seats[seat], _parts(state, seat))


def _parts(state: State, seat: int) -> Iterator[Text]:
    player, box = state.players[seat], state.box
    yield say("vasco.gain.money", n=player.money)
    yield say("vasco.gain.points", n=player.points)
    yield say("vasco.aside.captains", n=player.captains)
    if state.phase == "placing":
        yield say("vasco.aside.discs", n=player.discs + player.extra)
    for kind in box.crew:
        if player.crew[kind.i]:
            yield say("vasco.some", crew=kind, n=player.crew[kind.i])
    for character, holder in zip(box.characters, state.holders, strict=True):
        if holder == seat:
            yield character.name
