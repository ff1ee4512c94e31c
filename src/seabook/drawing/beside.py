"""What stands beside a board: a seat, and what it has."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from seabook.engine import Seat
from seabook.markup import tag
from seabook.words import Text

# Of all that a seat has, each thing; and what another seat has not.
HAS, DIFFERS = "sb-has", "sb-differs"


def row(seat: Seat, parts: Iterable[Text]) -> Markup:
    """The seat in its colour, then what it has, in a few short lines."""
    name = tag("b", seat.name, class_=f"sb-seat sb-{seat.code}")
    return tag(
        "div", name, *(tag("span", each, class_=HAS) for each in parts), class_="sb-aside-row"
    )
