"""A position made by hand: changes to a set-up, as scenarios and saves give them.

Nothing is drawn: what is not stated lies in order of id, and the bag holds what is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seabook.engine import Complaint
from seabook.engine import given as read
from seabook.games.vasco_da_gama import invariants, setup
from seabook.games.vasco_da_gama.pieces import (
    MANUEL,
    MISSIONARY,
    NOBODY,
    Box,
    Character,
    Project,
    Ship,
)
from seabook.games.vasco_da_gama.state import AtSea, Disc, Options, State

_PHASES = {phase: phase for phase in ("setup", "placing", "acting", "sailing")}
_KEYS = (
    "round",
    "phase",
    "start",
    "turn",
    "marker",
    "tile",
    "tiles",
    "money",
    "discs",
    "used",
    "characters",
    "taken",
    "sections",
    "display",
    "gabriel",
    "coming",
    "merchants",
    "sea",
    "gone",
)
_PLAYER_KEYS = (
    "money",
    "points",
    "captains",
    "crew",
    "discs",
    "extra",
    "projects",
    "ships",
    "merchant",
)


def place(box: Box, players: int, given: Mapping[str, Any], options: Options) -> State:
    """The position that ``given`` describes, its invariants checked.

    Raises :class:`Complaint` that names the place in ``given`` and what may stand there.
    """
    return _Reader(box, players, given, options).state


class _Reader:
    """Reads one position, part by part, into a state that begins as a set-up."""

    def __init__(self, box: Box, players: int, given: Mapping[str, Any], options: Options) -> None:
        self.box = box
        self.given = given
        self.seats = {seat.code: seat.i for seat in box.seats[:players]}
        self.projects = {project.code: project for project in box.projects}
        self.merchants = {ship.code: ship for ship in box.merchants}
        self.state = setup.blank(box, players, options)
        read.only(given, (*_KEYS, *self.seats), "position")
        self._time()
        self._characters()
        self._discs()
        self._sea()
        for code, seat in self.seats.items():
            row = read.table(given, code, "position")
            self._player(seat, row, f"position.{code}")
        self._crew()
        self._tiles()
        self._projects()
        self._merchants()
        for look in (invariants.problems, invariants.settled):
            for problem in look(self.state):
                raise Complaint("complaint.position-unsound", why=problem)

    def _one(self, known: Mapping[str, Any], key: str, default: str) -> Any:
        return read.one(known, self.given.get(key, default), f"position.{key}")

    def _list(self, key: str, known: Mapping[str, Any]) -> list[Any]:
        where = f"position.{key}"
        return [read.one(known, each, where) for each in read.row_of(self.given[key], where)]

    def _time(self) -> None:
        state, rounds = self.state, self.box.counts.rounds
        state.round = read.between(1, rounds, self.given.get("round", 1), "position.round")
        first = self.box.seats[0].code
        state.phase = self._one(_PHASES, "phase", "placing")
        state.starter = self._one(self.seats, "start", first)
        seat = self._one(self.seats, "turn", self.box.seats[state.starter].code)
        if state.phase == "placing":
            state.turn = (seat - state.starter) % len(self.seats)
        tiles = {tile.code: tile for tile in self.box.tiles}
        tile = self._one(tiles, "tile", self.box.tiles[0].code)
        state.tile = None if state.phase == "setup" else tile
        most = self.box.counts.numbers
        marker = self.given.get("marker", tile.base)
        state.marker = read.between(1, most, marker, "position.marker")
        money = read.row_of(self.given.get("money", list(tile.money)), "position.money")
        if len(money) != len(self.box.stacks):
            raise Complaint(
                "complaint.position-stacks", where="position.money", n=len(self.box.stacks)
            )
        state.money = [read.number(n, "position.money") for n in money]

    def _characters(self) -> None:
        """Dealt as at set-up, with what they gave; or where they are said to be, giving nothing."""
        known = {each.code: each for each in self.box.characters}
        stated = read.table(self.given, "characters", "position")
        if "characters" not in self.given:
            setup.deal_characters(self.state)
            if self.state.phase != "setup":
                for player in self.state.players:
                    if player.merchant:
                        self.state.merchants.append(player.merchant)
                        player.merchant = None
        for code, name in stated.items():
            character: Character = read.one(known, code, f"position.characters.{code}")
            seat = read.one(self.seats, name, f"position.characters.{code}")
            self.state.holders[character.i] = seat
        for code in read.row_of(self.given.get("taken", []), "position.taken"):
            character = read.one(known, code, "position.taken")
            self.state.taken[character.i] = True
            if self.state.holders[character.i] == NOBODY:
                raise Complaint("complaint.position-taken", character=character)

    def _discs(self) -> None:
        """Discs on action spaces, such as ``{7 = "red navigation"}``; those used before them."""
        state = self.state
        areas = {area.code: area for area in self.box.areas}
        numbers = {number.code: number for number in self.box.numbers}
        for code, text in read.table(self.given, "discs", "position").items():
            where = f"position.discs.{code}"
            number = read.one(numbers, code, where)
            who, _, area = read.text(text, where).partition(" ")
            disc = Disc(number.n, read.one(self.seats, who, where), read.one(areas, area, where))
            state.discs.append(disc)
            state.used[disc.area.i] += 1
        for code, n in read.table(self.given, "used", "position").items():
            where = f"position.used.{code}"
            state.used[read.one(areas, code, where).i] += read.number(n, where)
        extra = self.box.counts.extra_numbers
        for seat, player in enumerate(state.players):
            own = [disc.number for disc in state.discs if disc.seat == seat]
            placed = sum(n not in extra for n in own)
            if state.phase in ("placing", "setup"):
                player.discs -= placed
                player.extra = state.holders[MANUEL] == seat and len(own) == placed
            else:
                player.discs, player.extra = 0, False

    def _sea(self) -> None:
        spaces = {space.code: space for space in self.box.spaces}
        for code, text in read.table(self.given, "sea", "position").items():
            where = f"position.sea.{code}"
            space = read.one(spaces, code, where)
            seat, _, ship = read.text(text, where).rpartition(" ")
            if seat:
                owner = read.one(self.seats, seat, where)
                self.state.sea[space.i] = AtSea(read.one(self.projects, ship, where), owner)
            else:
                self.state.sea[space.i] = AtSea(read.one(self.merchants, ship, where), NOBODY)

    def _player(self, seat: int, row: Mapping[str, Any], where: str) -> None:
        read.only(row, _PLAYER_KEYS, where)
        player = self.state.players[seat]
        player.money = read.number(row.get("money", player.money), f"{where}.money")
        player.points = read.number(row.get("points", player.points), f"{where}.points")
        player.captains = read.number(row.get("captains", player.captains), f"{where}.captains")
        at_sea = sum(each is not None and each.seat == seat for each in self.state.sea)
        player.pool = self.box.counts.captains - player.captains - at_sea
        player.discs = read.number(row.get("discs", player.discs), f"{where}.discs")
        if "extra" in row:
            player.extra = read.flag(row, "extra", where)
        if "crew" in row:
            player.crew = [0] * len(self.box.crew)
        kinds = {kind.code: kind for kind in self.box.crew}
        for code, n in read.table(row, "crew", where).items():
            kind = read.one(kinds, code, f"{where}.crew")
            player.crew[kind.i] = read.number(n, f"{where}.crew.{code}")
        player.projects = self._own(row, "projects", where)
        player.ships = self._own(row, "ships", where)
        if "merchant" in row:
            player.merchant = read.one(self.merchants, row["merchant"], f"{where}.merchant")

    def _own(self, row: Mapping[str, Any], key: str, where: str) -> tuple[Project, ...]:
        codes = read.row_of(row.get(key, []), f"{where}.{key}")
        return tuple(read.one(self.projects, code, f"{where}.{key}") for code in codes)

    def _crew(self) -> None:
        """Sections as stated, else filled by colour in order; the bag has the rest."""
        state, counts = self.state, self.box.counts
        held = [sum(player.crew[kind.i] for player in state.players) for kind in self.box.crew]
        state.missionaries = counts.missionaries - held[MISSIONARY]
        state.bag = [counts.sailors - n for n in held[:MISSIONARY]]
        known = {section.code: section for section in self.box.sections[: len(self.seats)]}
        colours = {colour.code: colour for colour in self.box.colours}
        stated = read.table(self.given, "sections", "position")
        for code, row in stated.items():
            where = f"position.sections.{code}"
            section = read.one(known, code, where)
            for name in read.row_of(row, where):
                colour = read.one(colours, name, where)
                state.sections[section.i][colour.i] += 1
                state.bag[colour.i] -= 1
        for code, section in known.items():
            for _ in range(counts.crew_section if code not in stated else 0):
                colour_i = next((i for i, n in enumerate(state.bag) if n > 0), None)
                if colour_i is not None:
                    state.sections[section.i][colour_i] += 1
                    state.bag[colour_i] -= 1

    def _tiles(self) -> None:
        """The tiles to come, the next one first; the rest below them in order of id."""
        known = {tile.code: tile for tile in self.box.tiles}
        coming = self._list("tiles", known) if "tiles" in self.given else []
        taken = [*coming, *([self.state.tile] if self.state.tile else [])]
        rest = [tile for tile in self.box.tiles if tile not in taken]
        self.state.tiles = [*reversed(rest), *reversed(coming)]

    def _projects(self) -> None:
        """On display as stated, else the first of set I that nobody has; stacks with the rest."""
        state = self.state
        away: list[Ship] = [each.ship for each in state.sea if each]
        away += [
            project for player in state.players for project in (*player.projects, *player.ships)
        ]
        every = self.projects | self.merchants
        state.gone = tuple(self._list("gone", every) if "gone" in self.given else ())
        away += state.gone
        coming = self._list("coming", self.projects) if "coming" in self.given else []
        shown = self._list("display", self.projects) if "display" in self.given else None
        if shown is not None and len(shown) > len(state.display):
            most = len(state.display)
            raise Complaint("complaint.position-display", where="position.display", n=most)
        left = [p for p in self.box.projects if p not in away and p not in (shown or ())]
        gabriel = self.given.get("gabriel")
        if gabriel is None:
            state.gabriel = next((p for p in left if p not in coming), None)
        elif gabriel != "none":
            state.gabriel = read.one(self.projects, gabriel, "position.gabriel")
        left = [project for project in left if project is not state.gabriel]
        if shown is None:
            shown = [p for p in left if p not in coming][: len(state.display)]
        state.display = [*shown, *[None] * (len(state.display) - len(shown))]
        left = [p for p in left if p not in shown and p not in coming]
        state.sets = [[] for _ in state.sets]
        for project in (*reversed(left), *reversed(coming)):
            state.sets[project.of].append(project)

    def _merchants(self) -> None:
        """The merchant ships to come, the open one first."""
        state = self.state
        away: list[Ship] = [each.ship for each in state.sea if each]
        away += [player.merchant for player in state.players if player.merchant]
        away += state.gone
        coming = self._list("merchants", self.merchants) if "merchants" in self.given else []
        rest = [ship for ship in self.box.merchants if ship not in away and ship not in coming]
        state.merchants = [*reversed(rest), *reversed(coming)]
