"""What the way to Calicut answers, each with its sentence, its rules, and what its picture marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import attrs

from seabook.atlas.pictures import Answer
from seabook.games.vasco_da_gama.pieces import Box
from seabook.words import Text, bracketed, listed, say


class Told(Answer):
    """An answer about the way, with its rules below what it says."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ()
    show: ClassVar[Sequence[str]] = ("navigation",)

    @property
    def told(self) -> Text:
        """The answer in both languages."""
        raise NotImplementedError

    @property
    def text(self) -> Text:
        """The answer with its rules."""
        return self.told + bracketed(self.rules)


@attrs.frozen(repr=False)
class Fleet(Told):
    """Which ships of a seat can land together in a region, for the most points: a matching.

    ``pairs`` gives each ship its landing; ``points`` are those of the landings.
    """

    rules = ("V3.16", "V3.17", "V3.18", "V3.19")

    box: Box
    seat: str
    region: str
    pairs: Mapping[str, str]
    points: int

    @property
    def told(self) -> Text:
        """Which ship goes where, and what that scores."""
        values = {"who": self.box.seat[self.seat], "region": self.box.region[self.region]}
        if not self.pairs:
            return say("fleet.none", values)
        rows = [
            say("fleet.pair", ship=self.box.project[ship], number=self.box.space[space].number)
            for ship, space in self.pairs.items()
        ]
        return say("fleet.pairs", values, pairs=listed(rows), n=len(rows), points=self.points)

    @property
    def marks(self) -> Mapping[str, str]:
        """The landings are ringed."""
        return {f"land {space}": "asked" for space in self.pairs.values()}

    @property
    def notes(self) -> Mapping[str, str]:
        """Each landing names its ship."""
        return {space: ship for ship, space in self.pairs.items()}


@attrs.frozen(repr=False)
class Pushes(Told):
    """What the sailing phase would do as the ships lie: who moves where, who leaves the game."""

    rules = ("V4.4", "V4.5", "V4.6", "V4.7")

    box: Box
    moved: Mapping[str, str]
    lost: tuple[str, ...]

    @property
    def told(self) -> Text:
        """The moves, then the losses."""
        if not self.moved and not self.lost:
            return say("pushes.none")
        spaces, parts = self.box.space, list[Text]()
        if self.moved:
            rows = [
                say("pushes.row", space=spaces[a], target=spaces[b]) for a, b in self.moved.items()
            ]
            parts.append(say("pushes.moved", rows=listed(rows, apart=True)))
        if self.lost:
            parts.append(say("pushes.lost", spaces=listed([spaces[code] for code in self.lost])))
        told = parts[0]
        for each in parts[1:]:
            told += Text("", " ") + each
        return told

    @property
    def marks(self) -> Mapping[str, str]:
        """Ships that move are ringed, those that are lost bear a cross."""
        return {**dict.fromkeys(self.moved, "asked"), **dict.fromkeys(self.lost, "no")}


@attrs.frozen(repr=False)
class Filling(Told):
    """Whether a region can be full at the end of this round by the ships that lie ready now.

    ``left`` are its empty landings, ``fits`` how many of them ready ships can take, whoever's they
    are; ``round`` is the earliest in which it can be full so, one later where they do not suffice,
    None after the last.
    """

    rules = ("V3.17", "V3.18", "V4.3")

    box: Box
    region: str
    left: tuple[str, ...]
    fits: int
    round: int | None

    @property
    def told(self) -> Text:
        """What is empty, and what can be filled."""
        values = {"region": self.box.region[self.region], "n": len(self.left), "fits": self.fits}
        if not self.left:
            return say("filling.full", values)
        if self.round is None:
            return say("filling.never", values)
        lacks = len(self.left) > self.fits
        return say("filling.later" if lacks else "filling.now", values, round=self.round)

    @property
    def marks(self) -> Mapping[str, str]:
        """The empty landings are ringed."""
        return {f"land {code}": "asked" for code in self.left}
