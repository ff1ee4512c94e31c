"""The pieces of Anchors Aweigh! as types: what each is called, and what stands on it."""

from __future__ import annotations

import attrs

from seabook.engine import Piece
from seabook.playbook import Basis
from seabook.words import Text, both, listed

# A card's reward is counted in goods of the four colours, then grey ones; while it is taken a
# sixth number counts what may be of any colour because its own has run out (A3.19).
GREY = 4
INSTEAD = 5


@attrs.frozen(eq=False, repr=False)
class Colour(Piece):
    """A colour of goods."""


@attrs.frozen(eq=False, repr=False)
class Treasure(Piece):
    """A kind of treasure tile, ``copies`` of it in the box."""

    copies: int

    @property
    def payable(self) -> bool:
        """Whether a cost may name it: warehouses and monkeys never stand in one (A3.14, A2.15)."""
        return self.code not in ("warehouse", "monkey")


@attrs.frozen(eq=False, repr=False)
class Tile(Piece):
    """One of the treasure tiles by its id, whatever its face; ids are dealt anew each game."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """The number alone is understood too."""
        return (str(self.i + 1),)


@attrs.frozen(eq=False, repr=False)
class Space(Piece):
    """A space of a ship: above or below deck, for a treasure or a good, or for a good only."""

    below: bool
    goods_only: bool


@attrs.frozen(eq=False, repr=False)
class CardKind(Piece):
    """A kind of adventure card; ``drawn`` of it make up a round."""

    letter: str
    drawn: int
    pays_with: str


# The rule under which each kind of card is resolved.
RULE = {"discovery": "A3.3", "trade": "A3.4", "pirate": "A3.7", "contract": "A3.11"}


@attrs.frozen(eq=False, repr=False)
class Card(Piece):
    """An adventure card: its cost in treasures or goods, its reward in goods or coins.

    ``treasures`` names each treasure of the cost once for each tile, ``goods`` counts by colour,
    ``reward`` by colour with grey goods last.
    """

    kind: CardKind
    treasures: tuple[Treasure, ...]
    goods: tuple[int, ...]
    reward: tuple[int, ...]
    coins: int
    provenance: Basis
    cost_text: Text
    reward_text: Text


@attrs.frozen(eq=False, repr=False)
class Means(Piece):
    """What one treasure of a cost is paid with: the treasure on a space, or a parrot without one."""

    space: Space | None


def counted(rows: list[tuple[Text, int]]) -> Text:
    """Things with their numbers, such as ``shovel ×2, rope ×1``."""
    return listed([both(lambda lang, row=row: f"{row[0].pick(lang)}×{row[1]}") for row in rows])  # type: ignore[misc]
