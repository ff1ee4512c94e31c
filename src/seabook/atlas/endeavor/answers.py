"""What Endeavor's map answers, each with its sentence, its rules, and what its picture marks.

``marks`` rings an action or a code on the board; ``notes`` writes something short at a place:
a city, a connection, a shipping space such as ``NA:1``, a region, a deck such as ``deck:NA``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from seabook.atlas.pictures import Answer
from seabook.games.endeavor.pieces import Box
from seabook.words import Text, bracketed, listed, say


@attrs.frozen
class Chance:
    """What a seat needs for a Governor: ships on the track that can, and that surely will, do.

    ``can`` counts on the others shipping as it suits the seat, ``sure`` on nothing; None where no
    number of the remaining spaces is enough.
    """

    box: Box = attrs.field(repr=False)
    seat: str
    markers: int
    can: int | None
    sure: int | None

    @property
    def text(self) -> Text:
        """The chance in both languages."""
        slug = (
            "outlook.cannot"
            if self.can is None
            else "outlook.can"
            if self.sure is None
            else "outlook.sure"
        )
        who = self.box.seat[self.seat]
        return say(slug, who=who, have=self.markers, can=self.can, sure=self.sure)


@attrs.frozen(repr=False)
class Outlook(Answer):
    """Who would get a region's Governor if its track were full as it stands (E3.1c, E3.1d)."""

    rules = ("E3.1c", "E3.1d")

    box: Box
    region: str
    leader: str | None
    left: int
    chances: tuple[Chance, ...]

    @property
    def text(self) -> Text:
        """Who leads, then what each seat needs."""
        region = self.box.region[self.region]
        if not self.left and self.leader:
            return say("outlook.open", region=region, who=self.box.seat[self.leader]) + _cited(self)
        if self.leader is None:
            told = say("outlook.nobody", region=region)
        else:
            told = say("outlook.leader", region=region, who=self.box.seat[self.leader], n=self.left)
        needs = listed([chance.text for chance in self.chances], apart=True)
        return told + say("outlook.needs", needs=needs) + _cited(self)

    @property
    def marks(self) -> Mapping[str, str]:
        """The track is ringed."""
        return {f"ship {self.region}": "asked"}

    @property
    def notes(self) -> Mapping[str, str]:
        """Each empty space says how many ships are left from there."""
        spaces = self.box.region[self.region].spaces
        begun = spaces - self.left
        return {f"{self.region}:{n + 1}": str(spaces - n) for n in range(begun, spaces)}


@attrs.frozen(repr=False)
class Loss(Answer):
    """What losing a city would cost its holder: glory, connections, and decks out of reach."""

    rules = ("E3.3b", "E3.4b", "E5.1", "E5.2")

    box: Box
    city: str
    owner: str
    glory: int
    connections: tuple[str, ...]
    decks: tuple[str, ...]
    presence: int

    @property
    def text(self) -> Text:
        """The cost in both languages."""
        who, city = self.box.seat[self.owner], self.box.city[self.city]
        told = say("loss.glory", who=who, city=city, n=self.glory)
        if self.connections:
            told += say("loss.lines", lines=[self.box.connection[c] for c in self.connections])
        told += say("loss.presence", region=city.region, presence=self.presence)
        if self.decks:
            told += say("loss.decks", n=len(self.decks))
        return told + _cited(self)

    @property
    def marks(self) -> Mapping[str, str]:
        """The city bears a cross."""
        return {self.city: "no"}

    @property
    def notes(self) -> Mapping[str, str]:
        """The glory that goes, at the city and at each connection."""
        city = f"−{self.box.city[self.city].glory}"
        return {self.city: city, **dict.fromkeys(self.connections, "−1")}


@attrs.frozen(repr=False)
class Weights(Answer):
    """Each city's betweenness on the connections, and the glory at stake there."""

    rules = ("E5.1", "E5.2")

    box: Box
    between: Mapping[str, float]
    glory: Mapping[str, int]

    def top(self, n: int = 5) -> tuple[str, ...]:
        """The cities through which most shortest ways lead, the weightiest first."""
        order = sorted(self.between, key=lambda code: (-self.between[code], -self.glory[code]))
        return tuple(order[:n])

    @property
    def text(self) -> Text:
        """The weightiest by either measure."""
        most = max(self.glory.values())
        richest = [self.box.city[code] for code, glory in self.glory.items() if glory == most]
        cities = [self.box.city[code] for code in self.top(3)]
        return say("weights.top", cities=cities, most=most, richest=richest) + _cited(self)

    @property
    def marks(self) -> Mapping[str, str]:
        """The weightiest are ringed."""
        return dict.fromkeys(self.top(3), "asked")

    @property
    def notes(self) -> Mapping[str, str]:
        """The glory at stake in each city."""
        return {code: str(glory) for code, glory in self.glory.items()}


@attrs.frozen(repr=False)
class Contest(Answer):
    """How contested each region is: 0 when one seat has all markers, 1 when all have as many.

    Of a region in ``nobody``, where no seat has any, it says so in place of a measure.
    """

    rules = ("E3.2b", "E3.4b")

    box: Box
    regions: Mapping[str, float]
    nobody: frozenset[str] = frozenset()

    @property
    def text(self) -> Text:
        """The regions from the most to the least contested."""
        order = sorted(self.regions, key=lambda code: (code in self.nobody, -self.regions[code]))
        region = self.box.region
        rows = [
            say("contest.nobody", region=region[code])
            if code in self.nobody
            else say("contest.row", region=region[code], percent=round(100 * self.regions[code]))
            for code in order
        ]
        return say("contest.order", rows=listed(rows)) + _cited(self)

    @property
    def notes(self) -> Mapping[str, str | Text]:
        """The measure at each region, in hundredths."""
        return {
            code: say("contest.none") if code in self.nobody else f"{round(100 * share)}%"
            for code, share in self.regions.items()
        }


def _cited(answer: Any) -> Text:
    return bracketed(answer.rules)
