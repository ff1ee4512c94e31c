"""A named thing of a game's box."""

from __future__ import annotations

import attrs

from seabook.words import Text


@attrs.frozen(eq=False, repr=False)
class Piece:
    """A thing of the box that an action can aim at; ``i`` is its place among its kind."""

    i: int
    code: str
    name: Text

    def __repr__(self) -> str:
        return self.code
