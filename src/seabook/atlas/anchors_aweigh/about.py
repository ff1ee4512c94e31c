"""What the atlas of Anchors Aweigh! has to say of a thing on the table, for whoever clicks it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from seabook.atlas.anchors_aweigh.plans import best_use, card_worth
from seabook.engine import Table
from seabook.games.anchors_aweigh.state import State
from seabook.words import Text, say

# What can be asked of the whole table, and the parts of it that the answers need.
QUESTIONS = ("best", "worth")
SHOW: Sequence[str] = ("cards", "ship", "ships")


def about(table: Table[State], seat: str, thing: str) -> Iterator[tuple[Text, Any]]:
    """What the card at hand is worth for ``fulfil``, ``skip``, ``face`` or ``flee``; for anything else what
    is best to do with the ship."""
    asked = "worth" if thing in ("fulfil", "skip", "face", "flee") else "best"
    yield from overall(table, seat, asked)


def overall(table: Table[State], seat: str, question: str) -> Iterator[tuple[Text, Any]]:
    """The answer to one of the ``QUESTIONS``; None outside the voyage."""
    sails = table.state.phase == "voyage" and table.state.card is not None
    if question == "best":
        yield say("atlas.ask.best"), best_use(table, seat) if sails else None
    else:
        yield say("atlas.ask.worth"), card_worth(table) if sails else None
