"""Everything that is true in a game of Vasco da Gama, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

import attrs

from seabook.engine import Plain, Stream
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
    """The switches of playbook/vasco_da_gama/rulings.toml; the defaults are our rulings."""

    tile_cycle: str = "carry_over"
    start_player: str = "seeded"
    vacated_space_reusable: str = "no"
    pay_without_effect: str = "forbidden"
    decline_21_22: str = "0"
    used_sailors_to: str = "bag"
    reward_used_in_same_action: str = "yes"
    full_bonus_order: str = "rising_to_calicut"
    reward_project_source: str = "display"
    reward_sailor_source: str = "section"
    push_target: str = "leftmost"
    number_discs: str = "all20"
    missionaries_in_tiebreak: str = "yes"


class Decision(NamedTuple):
    """What a seat has to choose now, and what the choices before it have fixed.

    ``number`` is the disc in hand or being carried out, ``region`` where this action sails,
    ``section`` and ``colours`` what has been recruited so far (a bit a colour), ``done`` how many
    were bought or sent, ``ship`` what is to be landed or fitted out, ``left`` how many crew it still needs.
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

    @property
    def framed(self) -> bool:
        """Nothing beside the kinds' own conditions: they read what they need here."""
        return False


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


class State(Plain):
    """A position. Stacks have their top last; ``sea`` has a place for each landing space."""

    __slots__ = (
        "bag",
        "box",
        "decisions",
        "discs",
        "display",
        "draws",
        "full",
        "gabriel",
        "gone",
        "holders",
        "lost_crew",
        "marker",
        "merchants",
        "missionaries",
        "money",
        "options",
        "phase",
        "played",
        "players",
        "reserve",
        "round",
        "sea",
        "sections",
        "sets",
        "starter",
        "taken",
        "tile",
        "tiles",
        "turn",
        "used",
    )

    def __init__(self, box: Box, players: int, options: Options) -> None:
        self.box = box
        self.options = options
        self.players = [Player(box) for _ in range(players)]
        self.draws = Stream("vasco da gama draws", 0)
        self.round = 1
        self.phase = "setup"
        self.starter = 0
        self.turn = 0
        self.marker = 0  # first free action
        self.tiles: list[Tile] = []  # not yet turned up
        self.tile: Tile | None = None  # the one that counts now: left-hand, then right-hand
        self.played: tuple[Tile, ...] = ()  # out of use
        self.money = [0, 0]  # the stacks of the money area
        self.discs: list[Disc] = []  # placed, not yet carried out
        self.used = [0] * len(box.areas)  # action spaces closed for the rest of the round
        self.holders = [NOBODY] * len(box.characters)
        self.taken = [False] * len(box.characters)  # this round
        self.sections = [[0] * len(box.colours) for _ in range(players)]
        self.bag = [box.counts.sailors] * len(box.colours)
        self.lost_crew = [0] * len(box.colours)  # in the game box (VR25)
        self.missionaries = box.counts.missionaries
        self.sets: list[list[Project]] = [[], [], []]
        self.display: list[Project | None] = [None] * 6
        self.gabriel: Project | None = None
        self.reserve: tuple[Kept, ...] = ()  # won in this action, not yet usable
        self.gone: tuple[Ship, ...] = ()  # out of the game
        self.merchants: list[Merchant] = []  # the top one, the last, lies face up
        self.sea: list[AtSea | None] = [None] * len(box.spaces)
        self.full: list[int] = []  # regions of this sailing phase still to move on
        self.decisions: list[Decision] = []  # the last one is open

    def copy(self) -> State:
        """The same position, independent of this one."""
        other = State.__new__(State)
        other.box = self.box
        other.options = self.options
        other.players = [player.copy() for player in self.players]
        other.draws = self.draws.copy()
        other.round = self.round
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.marker = self.marker
        other.tiles = self.tiles[:]
        other.tile = self.tile
        other.played = self.played
        other.money = self.money[:]
        other.discs = self.discs[:]
        other.used = self.used[:]
        other.holders = self.holders[:]
        other.taken = self.taken[:]
        other.sections = [section[:] for section in self.sections]
        other.bag = self.bag[:]
        other.lost_crew = self.lost_crew[:]
        other.missionaries = self.missionaries
        other.sets = [stack[:] for stack in self.sets]
        other.display = self.display[:]
        other.gabriel = self.gabriel
        other.reserve = self.reserve
        other.gone = self.gone
        other.merchants = self.merchants[:]
        other.sea = self.sea[:]
        other.full = self.full[:]
        other.decisions = self.decisions[:]
        return other

    @property
    def decision(self) -> Decision:
        """The open decision; nobody's when the game is over."""
        return self.decisions[-1] if self.decisions else _NOBODYS

    def asked(self, seat: int, kind: str) -> Decision:
        """The open decision if it offers this seat this kind of action, else one that says nothing."""
        decision = self.decision
        return decision if decision.seat == seat and kind in decision.kinds else _NOBODYS

    def plain(self) -> tuple[object, ...]:
        """All of it as comparable plain data: equal positions, equal data."""
        return (
            *self.public(),
            (self.draws.seed, self.draws.count),
            tuple(tile.i for tile in self.tiles),
            tuple(tuple(project.i for project in stack) for stack in self.sets),
            tuple(ship.i for ship in self.merchants),
        )

    def public(self) -> tuple[object, ...]:
        """What lies open to everybody, hidden stacks only by what they hold, in order of id."""
        return (
            tuple(player.plain() for player in self.players),
            (self.round, self.phase, self.starter, self.turn, self.marker, self.missionaries),
            self.tile.code if self.tile else "",
            tuple(sorted(tile.i for tile in self.tiles)),
            tuple(sorted(tile.i for tile in self.played)),
            tuple(self.money),
            tuple((disc.number, disc.seat, disc.area.i, disc.moved) for disc in self.discs),
            (*self.used, *self.holders, *self.taken, *self.bag, *self.lost_crew),
            tuple(map(tuple, self.sections)),
            tuple(tuple(sorted(project.i for project in stack)) for stack in self.sets),
            tuple(project.i if project else -1 for project in (*self.display, self.gabriel)),
            tuple(
                (kept.what.code if kept.what else "captain", kept.ready) for kept in self.reserve
            ),
            tuple(sorted(ship.code for ship in self.gone)),
            tuple(sorted(ship.i for ship in self.merchants)),
            self.merchants[-1].i if self.merchants else -1,
            tuple((each.ship.code, each.seat) if each else None for each in self.sea),
            tuple(self.full),
            tuple(
                (
                    (d.seat, d.kinds, d.number, d.colours, d.done, d.left, d.stopped),
                    tuple(
                        piece.code if piece else ""
                        for piece in (d.area, d.region, d.section, d.ship)
                    ),
                )
                for d in self.decisions
            ),
        )


def free_spaces(state: State, area: Area) -> int:
    """The action spaces of an area on which a disc may still be placed (V2.4, V2.5)."""
    return area.open_spaces(len(state.players)) - state.used[area.i]


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
