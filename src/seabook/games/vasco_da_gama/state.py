"""Everything that is true in a game of Vasco da Gama, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

import attrs

from seabook.engine import Plain, Refusal, Stream, refuse, remembered, state
from seabook.games.vasco_da_gama.pieces import (
    NOBODY,
    Area,
    Box,
    Crew,
    Merchant,
    Project,
    Region,
    Section,
    Ship,
    Space,
    Tile,
)
from seabook.games.vasco_da_gama.player import Player


@attrs.frozen
class Options:
    """The switches that the rules ask: those of playbook/vasco_da_gama/rulings.toml."""

    tile_cycle: str
    start_player: str
    vacated_space_reusable: str
    pay_without_effect: str
    decline_21_22: str
    used_sailors_to: str
    reward_used_in_same_action: str
    full_bonus_order: str
    reward_project_source: str
    reward_sailor_source: str
    push_target: str
    number_discs: str
    missionaries_in_tiebreak: str


class Decision(NamedTuple):
    """What a seat has to choose now, and what the choices before it have fixed.

    ``number`` is the disc in hand or being carried out, ``region`` where this action sails,
    ``section`` and ``colours`` what has been recruited so far (a bit a colour), ``done`` how many
    were bought or sent, ``ship`` what is to be landed or fitted out, ``left`` how many crew it still needs.
    ``gained`` are the projects that alone may be fitted out now (VR69).
    """

    seat: int
    kinds: tuple[str, ...]
    number: int = 0
    area: Area | None = None
    region: Region | None = None
    section: Section | None = None
    colours: int = 0
    done: int = 0
    ship: Ship | None = None
    left: int = 0
    stopped: bool = False
    gained: tuple[Project, ...] = ()


_NOBODYS = Decision(NOBODY, ())


class Disc(NamedTuple):
    """A number disc with the action disc of a seat, on an action space or moved to a character."""

    number: int
    seat: int
    area: Area
    moved: bool = False


class Kept(NamedTuple):
    """A reward kept back until its action is over (VR66): crew, a project, a captain (None).

    ``ready``: a project that is a ship at once, as São Gabriel's is (V3.12).
    """

    what: Crew | Project | None
    ready: bool = False


class AtSea(NamedTuple):
    """A ship on a landing space and whose it is: nobody's, for a merchant ship."""

    ship: Ship
    seat: int


@state
class State(Plain):
    """A position. Stacks have their top last; ``sea`` has a place for each landing space."""

    box: Box
    options: Options
    players: list[Player]
    draws: Stream  # what the bag gives
    round: int = 1
    phase: str = "setup"
    starter: int = 0
    turn: int = 0  # whose placing turn, counted from the start player; the step of a sailing phase
    marker: int = 0  # first free action
    tiles: list[Tile]  # not yet turned up
    tile: Tile | None = None  # the one that counts now: left-hand, then right-hand
    played: tuple[Tile, ...] = ()  # out of use
    money: list[int] = attrs.field(factory=lambda: [0, 0])  # the stacks of the money area
    discs: list[Disc] = attrs.field(factory=list)  # placed, not yet carried out
    used: list[int]  # action spaces closed for the rest of the round
    holders: list[int]
    taken: list[bool]  # this round
    sections: list[list[int]]
    bag: list[int]
    lost_crew: list[int]  # in the game box (VR25)
    missionaries: int
    sets: list[list[Project]]
    display: list[Project | None] = attrs.field(factory=lambda: [None] * 6)
    gabriel: Project | None = None
    reserve: tuple[Kept, ...] = ()  # won in this action, not yet usable
    gone: tuple[Ship, ...] = ()  # out of the game
    merchants: list[Merchant]  # the top one, the last, lies face up
    sea: list[AtSea | None]
    full: list[int] = attrs.field(factory=list)  # regions of this sailing phase still to move on
    decisions: list[Decision] = attrs.field(factory=list)  # the last one is open
    ended: Decision | None = remembered(default=None)  # the action of this phase that was over last

    @property
    def decision(self) -> Decision:
        """The open decision; nobody's when the game is over."""
        return self.decisions[-1] if self.decisions else _NOBODYS

    def asked(self, seat: int, kind: str) -> Decision:
        """The open decision if it offers this seat this kind of action, else one that says nothing."""
        decision = self.decision
        return decision if decision.seat == seat and kind in decision.kinds else _NOBODYS


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The one open decision: players act one after the other."""
    return (state.decisions[-1],) if state.decisions else ()


def action_over(state: State, rule: str) -> Refusal:
    """The action that ended last is over, by the rule under which it could be left."""
    assert state.ended is not None
    return refuse(rule, "timing.action-over", stays=True, area=state.ended.area)


def free_spaces(state: State, area: Area) -> int:
    """The action spaces of an area on which a disc may still be placed (V2.4, V2.5)."""
    return area.open_spaces(len(state.players)) - state.used[area.i]


def used_before(state: State, area: Area) -> int:
    """The spaces of an area closed by discs that lie there no longer: carried out, or moved."""
    return state.used[area.i] - sum(d.area is area and not d.moved for d in state.discs)


def fitting(state: State, ship: Ship, region: Region) -> list[Space]:
    """The empty spaces of a region that can hold a ship (V3.18), from left to right."""
    return [
        space
        for space in region.spaces
        if space.number <= ship.strength and state.sea[space.i] is None
    ]


def is_full(state: State, region: Region) -> bool:
    """Whether every space of the region holds a ship."""
    return all(state.sea[space.i] is not None for space in region.spaces)


def seat_in_turn(state: State) -> int:
    """The seat that the phase has come to, clockwise from the start player."""
    return (state.starter + state.turn) % len(state.players)


def with_fitting_out(state: State, *kinds: str) -> tuple[str, ...]:
    """These kinds of action, and fitting out, which is free at all of one's own decisions (V3.11).

    After the last action of the last round it is too late for it (VR23).
    """
    late = state.phase == "sailing" and state.round == state.box.counts.rounds
    return kinds if late else (*kinds, "fit-out")
